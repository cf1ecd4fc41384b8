package plateau.core;

/// A game for these tests: two players take one, two or all of some stones; who has most wins.
public record Stones(int stones) implements Game {
    public static final int ALL = 3;

    @Override
    public String id() {
        return "stones";
    }

    @Override
    public String summary() {
        return "take stones";
    }

    @Override
    public String brief() {
        return "Take one, two or all.";
    }

    @Override
    public int minPlayers() {
        return 2;
    }

    @Override
    public int maxPlayers() {
        return 2;
    }

    @Override
    public State start(int players) {
        return new Heap(stones);
    }

    private static final class Heap implements State {
        private final int[] taken = new int[2];
        private int left;
        private int turn;

        Heap(int left) {
            this.left = left;
        }

        @Override
        public int players() {
            return 2;
        }

        @Override
        public int mover() {
            return left == 0 ? NOBODY : turn % 2;
        }

        @Override
        public void legalMoves(Moves moves) {
            for (int move = 1; move <= Math.min(2, left); move++) {
                moves.add(move);
            }
            if (left > 0) {
                moves.add(ALL);
            }
        }

        @Override
        public void play(int move) {
            int count = move == ALL ? left : move;
            taken[turn++ % 2] += count;
            left -= count;
        }

        @Override
        public int score(int player) {
            return taken[player];
        }

        @Override
        public State copy() {
            var copy = new Heap(left);
            copy.copyFrom(this);
            return copy;
        }

        @Override
        public void copyFrom(State other) {
            var source = (Heap) other;
            System.arraycopy(source.taken, 0, taken, 0, 2);
            left = source.left;
            turn = source.turn;
        }

        @Override
        public String notation(int move) {
            return switch (move) {
                case 1 -> "take one";
                case 2 -> "take two";
                default -> "all";
            };
        }

        @Override
        public View view(int viewer) {
            return TextView.of(this, "o".repeat(left));
        }
    }
}
