package plateau.games.mansuba;

/// The next place in a direction and the one behind it, in one `int`: the latter above 16 bits.
final class StepAndJump {
    private static final int BITS = 16;
    private static final int BELOW = (1 << BITS) - 1;

    private StepAndJump() {}

    static int of(int near, int behind) {
        return (behind << BITS) | near;
    }

    static int near(int packed) {
        return packed & BELOW;
    }

    static int behind(int packed) {
        return packed >>> BITS;
    }
}
