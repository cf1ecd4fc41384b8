package plateau.games.munificence;

import plateau.core.luck.Lot;

/// The tokens and builders of a game with all that belongs to them, made from the options and their
/// two seeds alone (rules 1.2 to 1.8). It never changes.
final class MunificenceDeck {
    private static final int MOST_POWERS = 3;
    static final int POINTS_A_LEVEL = 5;

    /// Streams of [Lot], so that one part of a deck does not depend on how much another drew.
    private static final int BUILDER_COUNT = 0;

    private static final int TOKENS = 1;
    private static final int BUILDERS = 2;
    private static final int TOKEN_POWERS = 3;
    private static final int RETURNS = 4;
    private static final int BUILDER_POWERS = 5;

    private final Munificence game;

    /// What each token is worth, and its powers as a set of bits.
    final long[] tokens;

    final int[] tokenPowers;

    /// The slots in the order in which paid tokens fill them.
    final int[] returnOrder;

    final int[] level;
    final long[] required;
    final long[] provided;
    final int[] builderPowers;

    MunificenceDeck(Munificence game) {
        this.game = game;
        tokens = new long[game.tokens()];
        tokenPowers = new int[game.tokens()];
        returnOrder = new int[game.tokens()];
        int builders = builders(game, game.builders());
        level = new int[builders];
        required = new long[builders];
        provided = new long[builders];
        builderPowers = new int[builders];
        if (game.tokenSeed() == 0) {
            makeTokens();
        } else {
            drawTokens(new Lot(game.tokenSeed(), TOKENS));
        }
        if (game.builderSeed() == 0) {
            makeBuilders();
        } else {
            drawBuilders(new Lot(game.builderSeed(), BUILDERS));
        }
        if (game.tokenSeed() == 0 && game.builderSeed() == 0) {
            fixPowers();
        } else {
            drawPowers(new Lot(game.tokenSeed(), TOKEN_POWERS), new Lot(game.builderSeed(), BUILDER_POWERS));
        }
        drawReturnOrder(new Lot(game.tokenSeed(), RETURNS));
    }

    int builders() {
        return level.length;
    }

    int points(int builder) {
        return POINTS_A_LEVEL * level[builder];
    }

    /// How many builders there are if so many are allowed.
    static int builders(Munificence game, int most) {
        // Rules 1.6: 2 to builders − 1 of them when they are random
        return game.builderSeed() == 0 ? most : 2 + new Lot(game.builderSeed(), BUILDER_COUNT).nextInt(most - 2);
    }

    // Rules 1.5
    private void makeTokens() {
        for (int token = 0; token < tokens.length; token++) {
            long one = Resources.one(token % game.colours());
            tokens[token] = token < game.colours() ? one + one : one;
        }
    }

    // Rules 1.6
    private void drawTokens(Lot lot) {
        for (int token = 0; token < tokens.length; token++) {
            tokens[token] = colours(lot, 1 + lot.nextInt(2));
        }
    }

    // Rules 1.4
    private void makeBuilders() {
        for (int builder = 0; builder < level.length; builder++) {
            level[builder] = 1 + builder / game.colours() % game.levels();
            required[builder] = row(builder, level[builder] + 1);
            provided[builder] = row(builder, level[builder]);
        }
    }

    /// One of each of some colours in a row.
    private long row(int first, int count) {
        long row = 0;
        for (int i = 0; i < count; i++) {
            row += Resources.one((first + i) % game.colours());
        }
        return row;
    }

    // Rules 1.6
    private void drawBuilders(Lot lot) {
        for (int builder = 0; builder < level.length; builder++) {
            level[builder] = 1 + lot.nextInt(game.levels());
            provided[builder] = colours(lot, level[builder]);
            required[builder] = colours(lot, level[builder] + 1);
        }
    }

    private long colours(Lot lot, int count) {
        long set = 0;
        for (int i = 0; i < count; i++) {
            set += Resources.one(lot.nextInt(game.colours()));
        }
        return set;
    }

    // Rules 1.7: fixed when both decks are hand-made
    private void fixPowers() {
        setPower(tokenPowers, Power.MARKET_PANIC, 12, 18);
        setPower(builderPowers, Power.TOKEN_ROB, 3, 4, 5);
        setPower(builderPowers, Power.TURN_ROB, 6);
        setPower(builderPowers, Power.GENTRY_MASTER, 9);
    }

    private static void setPower(int[] powers, Power power, int... owners) {
        for (int owner : owners) {
            if (owner < powers.length) {
                powers[owner] |= power.bit();
            }
        }
    }

    // Rules 1.7
    private void drawPowers(Lot tokenLot, Lot builderLot) {
        for (int token = 0; token < tokens.length; token++) {
            tokenPowers[token] = drawn(tokenLot, Power.OF_TOKENS, 1, game.tokens());
        }
        for (int builder = 0; builder < level.length; builder++) {
            builderPowers[builder] = drawn(builderLot, Power.OF_BUILDERS, level[builder], game.builders());
        }
    }

    /// Each of the powers with a chance of so many in so many, three at most.
    private static int drawn(Lot lot, Power[] powers, int chances, int outOf) {
        int set = 0;
        for (var power : powers) {
            if (lot.nextInt(outOf) < chances && Integer.bitCount(set) < MOST_POWERS) {
                set |= power.bit();
            }
        }
        return set;
    }

    // Rules 1.8
    private void drawReturnOrder(Lot lot) {
        for (int slot = 0; slot < returnOrder.length; slot++) {
            int other = lot.nextInt(slot + 1);
            returnOrder[slot] = returnOrder[other];
            returnOrder[other] = slot;
        }
    }
}
