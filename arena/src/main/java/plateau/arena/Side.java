package plateau.arena;

/// One of the two parties of a [Duel].
public enum Side {
    A,
    B;

    Side other() {
        return this == A ? B : A;
    }
}
