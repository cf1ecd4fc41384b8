package plateau.bots.search;

import java.util.random.RandomGenerator;
import plateau.core.Moves;
import plateau.core.State;

/// A toy game with something hidden. Player 1 holds a coin that player 0 cannot see. Player 0 takes a
/// sure share, or waits, and after player 1 has nodded guesses the coin: right wins all, wrong
/// nothing. The coin is thrown before the game or only after the wait.
final class HiddenCoin implements Toy {
    static final int TAKE = 0;
    static final int WAIT = 1;
    private static final int NOD = 2;
    private static final int GUESS = 4;
    private static final int THROW = 6;
    private static final int UNKNOWN = -1;

    private final double sure;
    private final boolean late;
    private int coin;
    private int stage;
    private int guess = UNKNOWN;

    HiddenCoin(double sure, boolean late, int coin) {
        this.sure = sure;
        this.late = late;
        this.coin = late ? UNKNOWN : coin;
    }

    @Override
    public int players() {
        return 2;
    }

    @Override
    public int mover() {
        return switch (stage) {
            case 0, 3 -> 0;
            case 1 -> CHANCE;
            case 2 -> 1;
            default -> NOBODY;
        };
    }

    @Override
    public void legalMoves(Moves moves) {
        switch (stage) {
            case 0 -> {
                moves.add(TAKE);
                moves.add(WAIT);
            }
            case 1 -> {
                moves.add(THROW);
                moves.add(THROW + 1);
            }
            case 2 -> moves.add(NOD);
            case 3 -> {
                moves.add(GUESS);
                moves.add(GUESS + 1);
            }
            default -> {}
        }
    }

    @Override
    public void play(int move) {
        switch (stage) {
            case 0 -> stage = move == TAKE ? 4 : late ? 1 : 2;
            case 1 -> {
                coin = move - THROW;
                stage = 2;
            }
            case 2 -> stage = 3;
            default -> {
                guess = move - GUESS;
                stage = 5;
            }
        }
    }

    @Override
    public double payoff(int player) {
        double first = stage == 4 ? sure : guess == coin ? 1 : 0;
        return player == 0 ? first : 1 - first;
    }

    @Override
    public boolean isOpen() {
        return false;
    }

    @Override
    public boolean hides(int viewer, int move) {
        return viewer == 0 && move >= THROW;
    }

    @Override
    public void redeal(int viewer, RandomGenerator random) {
        if (viewer == 0 && coin != UNKNOWN) {
            coin = random.nextInt(2);
        }
    }

    @Override
    public State copy() {
        var copy = new HiddenCoin(sure, late, coin);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State other) {
        var source = (HiddenCoin) other;
        coin = source.coin;
        stage = source.stage;
        guess = source.guess;
    }
}
