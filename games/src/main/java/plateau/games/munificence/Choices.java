package plateau.games.munificence;

import plateau.core.Moves;

/// What a player can choose from on a [Tabletop]. It keeps nothing of its own.
final class Choices {
    private final MunificenceDeck deck;
    private final Market market;
    private final Tabletop table;
    private final Payments payments;

    Choices(MunificenceDeck deck, Market market, Tabletop table) {
        this.deck = deck;
        this.market = market;
        this.table = table;
        this.payments = new Payments(deck, table.hands);
    }

    /// Rules 3.1: keep the favor, take any one token, renew a level.
    void favor(int player, Moves moves) {
        moves.add(MunificenceMove.of(MunificenceMove.KEEP));
        if (table.hands.room(player) > 0) {
            for (long left = table.occupied(); left != 0; left &= left - 1) {
                int slot = Long.numberOfTrailingZeros(left);
                moves.add(MunificenceMove.of(MunificenceMove.RETURN, slot));
            }
        }
        for (int level = 1; level <= table.guild.levels(); level++) {
            boolean renewable = table.guild.hasOffer(level);
            moves.addIf(renewable, MunificenceMove.of(MunificenceMove.RENEW, level));
        }
    }

    /// Rules 3.2: hire, take, pass.
    void action(int player, Moves moves) {
        long sum = table.hands.sum(player);
        for (int place = 0; place < table.guild.places(); place++) {
            int builder = table.guild.at(place);
            if (builder != Guild.NONE && Resources.covers(sum, table.cost(player, builder))) {
                moves.add(MunificenceMove.of(MunificenceMove.HIRE, builder));
            }
        }
        int spans = market.spansUpTo[Math.min(Market.MOST, table.hands.room(player))];
        long empty = table.empty();
        for (int span = 0; span < spans; span++) {
            boolean whole = (market.spans[span] & empty) == 0;
            moves.addIf(whole, MunificenceMove.of(MunificenceMove.TAKE, span));
        }
        moves.add(MunificenceMove.of(MunificenceMove.PASS));
    }

    /// Rules 3.3: the payments from which no token can be left out.
    void payments(int player, int builder, Moves moves) {
        payments.list(player, table.cost(player, builder), moves);
    }

    /// Rules 3.5: what a power can act on; nothing for one that needs no target.
    ///
    /// @param hired the builder just hired
    void targets(Power power, int player, int hired, Moves moves) {
        switch (power) {
            case TOKEN_ROB -> robbable(player, moves);
            case MASTERS_HAND -> callable(player, hired, moves);
            case MARKET_PANIC -> movable(moves);
            case FAVOR_ROB -> {
                for (int other = 0; other < table.favors.length; other++) {
                    boolean robbable = other != player && table.favors[other] > 0;
                    moves.addIf(robbable, MunificenceMove.of(MunificenceMove.FAVOR, other));
                }
            }
            case GUILD_PANIC -> {
                for (int builder = 0; builder < deck.builders(); builder++) {
                    boolean offered = table.guild.isOnOffer(builder);
                    moves.addIf(offered, MunificenceMove.of(MunificenceMove.OUST, builder));
                }
            }
            case TURN_ROB, GENTRY_MASTER -> {}
        }
    }

    private void robbable(int player, Moves moves) {
        if (table.hands.room(player) == 0) {
            return;
        }
        for (int other = 0; other < table.points.length; other++) {
            int tokens = other == player ? 0 : table.hands.count(other);
            for (int place = 0; place < tokens; place++) {
                int token = table.hands.token(other, place);
                moves.add(MunificenceMove.of(MunificenceMove.ROB, token, other));
            }
        }
    }

    private void callable(int player, int hired, Moves moves) {
        if (table.hands.room(player) == 0) {
            return;
        }
        for (long left = table.occupied(); left != 0; left &= left - 1) {
            int slot = Long.numberOfTrailingZeros(left);
            long worth = deck.tokens[table.token(slot)];
            boolean shares = Resources.share(worth, deck.provided[hired]);
            moves.addIf(shares, MunificenceMove.of(MunificenceMove.CALL, slot));
        }
    }

    private void movable(Moves moves) {
        for (long from = table.occupied(); from != 0; from &= from - 1) {
            for (long to = table.empty(); to != 0; to &= to - 1) {
                moves.add(MunificenceMove.of(
                        MunificenceMove.PANIC, Long.numberOfTrailingZeros(from), Long.numberOfTrailingZeros(to)));
            }
        }
    }
}
