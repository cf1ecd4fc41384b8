package plateau.server.tables;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import plateau.api.Happening;
import plateau.api.Phase;
import plateau.api.SeatKind;
import plateau.server.storage.rows.AccountRow;
import plateau.server.storage.rows.Change;
import plateau.server.storage.rows.SeatRow;
import plateau.server.tables.log.LoggedMatch;
import plateau.server.tables.terms.Refusal;

/// What is done at a table before its game begins.
final class Lobby {
    private final Table table;

    Lobby(Table table) {
        this.table = table;
    }

    /// Somebody takes a seat: the one named, or else the first that is free. Who has one already just says
    /// whether it is ready: a request that comes twice, as when its answer was lost, seats nobody twice.
    ///
    /// @return the seat
    int sit(AccountRow account, Optional<Integer> asked, boolean isReady) {
        var own = table.seatsOf(account.id());
        var had = asked.isPresent() ? asked.filter(own::contains) : own.stream().findFirst();
        if (had.isPresent() && table.isRunning()) {
            return had.get();
        }
        checkGathering();
        int seat = had.or(() -> asked).orElseGet(this::firstFree);
        checkSeat(seat);
        var row = table.seat(seat);
        if (row.account().equals(account.id())) {
            ready(seat, isReady);
            return seat;
        }
        if (row.kind() != SeatKind.FREE) {
            throw Refusal.conflict("table.taken", "seat %d is taken by %s", seat, table.name(seat));
        }
        var kind = account.kind() == AccountRow.Kind.BOT ? SeatKind.REMOTE : SeatKind.PERSON;
        var change = new Change();
        table.change(TableRows.taken(row, kind, account.id(), account.name()), change);
        var facts = new ArrayList<Table.Fact>();
        var shown = table.name(seat);
        facts.add(new Table.Fact(new Happening.Sat(seat, account.id(), shown, kind)));
        if (isReady) {
            facts.add(new Table.Fact(new Happening.Readied(seat, true)));
        }
        startIfReady(facts, change);
        table.commit(facts, change);
        return seat;
    }

    private int firstFree() {
        return table.seats().stream()
                .filter(seat -> seat.kind() == SeatKind.FREE)
                .map(SeatRow::seat)
                .findFirst()
                .orElseThrow(() -> Refusal.conflict("table.full", "no seat of this table is free"));
    }

    private void checkSeat(int seat) {
        if (seat < 0 || seat >= table.seats().size()) {
            throw Refusal.missing(
                    "table.no-seat",
                    "there is no seat %d; the seats go from 0 to %d",
                    seat,
                    table.seats().size() - 1);
        }
    }

    /// Somebody leaves a seat; the maker may have anybody leave.
    void stand(AccountRow account, int seat) {
        checkGathering();
        checkSeat(seat);
        var row = table.seat(seat);
        if (row.kind() == SeatKind.FREE) {
            throw Refusal.conflict("table.empty", "nobody sits at seat %d", seat);
        }
        if (!row.account().equals(account.id()) && !table.isMaker(account.id())) {
            throw Refusal.forbidden("table.not-yours", "seat %d is not yours", seat);
        }
        var change = new Change();
        table.change(TableRows.free(row), change);
        table.commit(List.of(new Table.Fact(new Happening.Stood(seat))), change);
    }

    /// Says of all seats of an account whether they are ready.
    void ready(AccountRow account, boolean isReady) {
        checkGathering();
        var own = table.seatsOf(account.id());
        if (own.isEmpty()) {
            throw Refusal.forbidden("table.seatless", "you do not sit at this table");
        }
        own.forEach(seat -> {
            if (table.row().phase() == Phase.GATHERING) {
                ready(seat, isReady);
            }
        });
    }

    private void ready(int seat, boolean isReady) {
        if (table.notes().ready().contains(seat) == isReady) {
            return;
        }
        var change = new Change();
        var facts = new ArrayList<Table.Fact>();
        facts.add(new Table.Fact(new Happening.Readied(seat, isReady)));
        startIfReady(facts, change);
        table.commit(facts, change);
    }

    /// The game begins as soon as every seat is taken and everybody is ready.
    ///
    /// @param facts what happens just now, and who says that it is ready among it
    void startIfReady(List<Table.Fact> facts, Change change) {
        var ready = new HashSet<>(table.notes().ready());
        for (var fact : facts) {
            if (fact.happening() instanceof Happening.Readied(int seat, boolean isReady)) {
                boolean _ = isReady ? ready.add(seat) : ready.remove(seat);
            }
        }
        if (table.seats().stream().allMatch(seat -> isReady(seat, ready))) {
            table.change(TableRows.started(table.row(), table.premises().time().millis()), change);
            var steps = table.course().begin();
            var drawn = LoggedMatch.notations(table.course().drawn(steps));
            facts.add(new Table.Fact(new Happening.Started(drawn), steps));
            new Playing(table).endIfOver(facts, change);
        }
    }

    private static boolean isReady(SeatRow seat, Set<Integer> ready) {
        return switch (seat.kind()) {
            case FREE -> false;
            case BOT, REMOTE -> true;
            case PERSON -> ready.contains(seat.seat());
        };
    }

    /// The maker gives the table up.
    void close(AccountRow account) {
        checkGathering();
        if (!table.isMaker(account.id())) {
            throw Refusal.forbidden("table.not-maker", "only who made the table can do that");
        }
        close();
    }

    /// Nobody has come.
    void close() {
        var change = new Change();
        table.change(TableRows.closed(table.row(), table.premises().time().millis()), change);
        table.commit(List.of(new Table.Fact(new Happening.Closed())), change);
    }

    private void checkGathering() {
        switch (table.row().phase()) {
            case GATHERING -> {}
            case CLOSED -> throw Refusal.conflict("table.closed", "the table is closed");
            case RUNNING, OVER -> throw Refusal.conflict("table.begun", "the game has begun");
        }
    }
}
