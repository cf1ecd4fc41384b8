package plateau.server.tables;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import plateau.api.Happening;
import plateau.api.OfferKind;
import plateau.api.Phase;
import plateau.api.SeatKind;
import plateau.core.Clock;
import plateau.server.storage.rows.AccountRow;
import plateau.server.storage.rows.Change;
import plateau.server.tables.terms.Refusal;

/// What people at a table offer to each other. An offer has a kind and those who made and took it; it is taken,
/// refused or taken back, and is gone where a move makes it moot. Once all have taken it that it is for, it comes
/// true. Bots are asked nothing: they never agree on a draw, and have no say in the rest.
final class Offers {
    /// Who asks for more time gets such a part of a bank, and not less than this.
    private static final int PART = 4;

    private static final Duration LEAST = Duration.ofSeconds(15);

    private final Table table;

    Offers(Table table) {
        this.table = table;
    }

    /// Somebody offers something, or takes what another has offered, with all its seats.
    void make(AccountRow account, OfferKind kind) {
        check(account, kind);
        for (int seat : own(account, kind)) {
            if (table.isRunning() && !table.notes().offers(kind).contains(seat)) {
                make(seat, kind);
            }
        }
    }

    private void make(int seat, OfferKind kind) {
        var facts = new ArrayList<Table.Fact>();
        var change = new Change();
        facts.add(new Table.Fact(new Happening.Offered(seat, kind)));
        if (isTakenWith(List.of(seat), kind)) {
            facts.add(new Table.Fact(new Happening.Agreed(kind)));
            int maker = maker(seat, kind);
            switch (kind) {
                case DRAW -> {
                    table.course().agree();
                    new Playing(table).endIfOver(facts, change);
                }
                case TAKEBACK -> facts.addAll(new Takeback(table).granted(seatsWith(maker)));
                case TIME -> facts.add(extend(maker));
                case REMATCH -> throw new IllegalStateException("a rematch needs another table");
            }
        }
        table.commit(facts, change);
        table.thinking().endIfOver();
    }

    private int maker(int seat, OfferKind kind) {
        return table.notes().offers(kind).stream().findFirst().orElse(seat);
    }

    private List<Integer> seatsWith(int seat) {
        return table.seatsOf(table.seat(seat).account());
    }

    private Table.Fact extend(int seat) {
        long millis = table.match().clock() instanceof Clock.Bank(var time, var _)
                ? Math.max(LEAST.toMillis(), time.toMillis() / PART)
                : 0;
        table.course().extend(seat, millis);
        return new Table.Fact(new Happening.Extended(seat, millis));
    }

    /// Whether all whom an offer is for have taken it, once these do.
    boolean isTakenWith(List<Integer> taking, OfferKind kind) {
        return IntStream.range(0, table.seats().size())
                .filter(seat -> isFor(seat, kind))
                .allMatch(seat ->
                        taking.contains(seat) || table.notes().offers(kind).contains(seat));
    }

    private boolean isFor(int seat, OfferKind kind) {
        var row = table.seat(seat);
        boolean isPerson = row.kind() == SeatKind.PERSON && !row.account().isEmpty();
        return switch (kind) {
            case DRAW -> !table.match().isAbsent(seat);
            case TAKEBACK, TIME -> isPerson && !table.match().isAbsent(seat);
            case REMATCH -> isPerson;
        };
    }

    /// Those with whom somebody takes a rematch.
    List<Table.Fact> rematch(AccountRow account) {
        return own(account, OfferKind.REMATCH).stream()
                .filter(seat -> !table.notes().offers(OfferKind.REMATCH).contains(seat))
                .map(seat -> new Table.Fact(new Happening.Offered(seat, OfferKind.REMATCH)))
                .toList();
    }

    /// Somebody refuses what another has offered, or takes its own offer back.
    void decline(AccountRow account, OfferKind kind) {
        checkPhase(kind);
        var own = own(account, kind);
        var taking = table.notes().offers(kind);
        if (taking.isEmpty() && kind == OfferKind.DRAW) {
            throw Refusal.conflict("table.no-offer", "nobody has offered a draw");
        }
        if (taking.isEmpty()) {
            throw Refusal.conflict("offer.none", "nobody has offered that, or it was taken back");
        }
        int seat = own.stream().filter(taking::contains).findFirst().orElse(own.getFirst());
        table.commit(new Happening.Declined(seat, kind));
    }

    void check(AccountRow account, OfferKind kind) {
        checkPhase(kind);
        var own = own(account, kind);
        boolean isFirst = table.notes().offers(kind).isEmpty();
        switch (kind) {
            case DRAW -> checkDraws();
            case TAKEBACK -> {
                checkOthers(own, kind);
                if (isFirst && new Takeback(table).plyIfGranted(own) == Takeback.NOTHING) {
                    throw Refusal.conflict("offer.no-takeback", "you have made no move that could be taken back");
                }
            }
            case TIME -> {
                checkOthers(own, kind);
                if (!(table.match().clock() instanceof Clock.Bank)) {
                    throw Refusal.conflict("offer.no-bank", "only who plays with a bank of time can get more of it");
                }
            }
            case REMATCH -> {}
        }
    }

    private void checkPhase(OfferKind kind) {
        if (kind != OfferKind.REMATCH) {
            new Playing(table).checkRunning();
        } else if (table.row().phase() != Phase.OVER) {
            throw Refusal.conflict("table.not-over", "the game is not over yet");
        }
    }

    private void checkDraws() {
        if (!table.game().knowsDraws()) {
            throw Refusal.conflict(
                    "table.no-draws",
                    "nobody can agree on a draw in %s",
                    table.game().id());
        }
    }

    private void checkOthers(List<Integer> own, OfferKind kind) {
        boolean isAnybodyThere =
                IntStream.range(0, table.seats().size()).anyMatch(seat -> isFor(seat, kind) && !own.contains(seat));
        if (!isAnybodyThere) {
            throw Refusal.conflict("offer.nobody", "there is nobody else at the table whom you could ask");
        }
    }

    /// The seats with which an account offers or takes something.
    private List<Integer> own(AccountRow account, OfferKind kind) {
        var own = table.seatsOf(account.id());
        if (own.isEmpty()) {
            throw Refusal.forbidden("table.seatless", "you do not sit at this table");
        }
        var playing = kind == OfferKind.REMATCH
                ? own
                : own.stream().filter(seat -> !table.match().isAbsent(seat)).toList();
        if (playing.isEmpty()) {
            throw Refusal.conflict("table.left", "you have left the game");
        }
        return playing;
    }
}
