package plateau.server.tables;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import plateau.api.Happening;
import plateau.api.OfferKind;
import plateau.api.Phase;
import plateau.api.SeatKind;
import plateau.core.Game;
import plateau.core.Seating;
import plateau.core.options.Options;
import plateau.core.text.Json;
import plateau.server.accounts.Tokens;
import plateau.server.storage.rows.AccountRow;
import plateau.server.storage.rows.Change;
import plateau.server.storage.rows.SeatRow;
import plateau.server.storage.rows.TableRow;
import plateau.server.tables.terms.Credentials;
import plateau.server.tables.terms.Origin;
import plateau.server.tables.terms.Refusal;
import plateau.server.tables.terms.TablePlan;

/// Makes tables.
final class TableMaker {
    private final Premises premises;
    private final Registry registry;

    TableMaker(Premises premises, Registry registry) {
        this.premises = premises;
        this.registry = registry;
    }

    /// @param key the hash of what one has to know to sit down; empty where anybody may
    String make(TablePlan plan, AccountRow maker, String key) {
        check(plan);
        ask(plan, maker);
        return put(plan, maker, key);
    }

    /// Asks the bots whether they play such a game before anybody sits down. Those who play again have played it.
    private void ask(TablePlan plan, AccountRow maker) {
        var seats = new ArrayList<SeatRow>();
        for (var place : plan.places()) {
            seats.add(seat("", seats.size(), place, maker, new ArrayList<>()));
        }
        var names = seats.stream().map(SeatRow::name).toList();
        for (var row : seats) {
            if (row.kind() == SeatKind.BOT) {
                premises.thinkers().ask(row.bot(), new Seating(plan.game(), row.seat(), names, plan.clock()));
            }
        }
    }

    private String put(TablePlan plan, AccountRow maker, String key) {
        var id = Tokens.id();
        var row = row(id, plan, maker.id(), key);
        var seats = new ArrayList<SeatRow>();
        var happenings = new ArrayList<Happening>();
        for (var place : plan.places()) {
            seats.add(seat(id, seats.size(), place, maker, happenings));
            if (seats.getLast().kind() == SeatKind.REMOTE && place instanceof TablePlan.Guest) {
                var invited = seats.getLast();
                premises.thinkers().invite(invited.account(), invited.name(), plan.game());
            }
        }
        var bots = new HashMap<Integer, String>();
        seats.stream().filter(seat -> seat.kind() == SeatKind.BOT).forEach(seat -> bots.put(seat.seat(), seat.bot()));
        premises.thinkers().admit(id, bots);
        begin(row, seats, happenings, plan.pace());
        return id;
    }

    private void check(TablePlan plan) {
        plan.game().checkPlayers(plan.places().size());
        for (var place : plan.places()) {
            if (place instanceof TablePlan.Bot(var name)) {
                premises.thinkers().check(name, plan.game());
            }
        }
        var absence = plan.absence(premises.bounds());
        premises.bounds().check(plan.clock(), absence, plan.patience(premises.bounds()));
        var standIn = absence.bot();
        if (!standIn.isEmpty()) {
            premises.thinkers().checkStandIn(standIn, plan.game());
        }
    }

    private TableRow row(String id, TablePlan plan, String maker, String key) {
        var game = plan.game();
        return new TableRow(
                id,
                game.id(),
                Json.write(Options.<Game>of(game.getClass()).json(game)),
                plan.places().size(),
                plan.clock().toString(),
                maker,
                plan.isOpen(),
                key,
                Tokens.seed(),
                Tokens.salt(),
                plan.settings(premises.bounds()).json(),
                Origin.write(plan.from()),
                Phase.GATHERING,
                premises.time().millis(),
                0,
                0,
                true,
                0,
                "");
    }

    private SeatRow seat(String id, int seat, TablePlan.Place place, AccountRow maker, List<Happening> happenings) {
        var free = new SeatRow(id, seat, SeatKind.FREE, "", "", "", 0, -1);
        return switch (place) {
            case TablePlan.Free _ -> free;
            case TablePlan.Bot(var name) -> new SeatRow(id, seat, SeatKind.BOT, "", name, name, 0, -1);
            case TablePlan.Maker(var name) ->
                taken(free, maker, name.isEmpty() ? maker.name() : name, true, happenings);
            case TablePlan.Guest(var account, boolean isReady) -> {
                var guest = guest(account);
                yield taken(free, guest, guest.name(), isReady, happenings);
            }
        };
    }

    private AccountRow guest(String account) {
        return premises.storage()
                .account(account)
                .orElseThrow(() -> Refusal.missing("account.none", "there is no account '%s'", account));
    }

    private static SeatRow taken(
            SeatRow free, AccountRow account, String name, boolean isReady, List<Happening> happenings) {
        var kind = account.kind() == AccountRow.Kind.BOT ? SeatKind.REMOTE : SeatKind.PERSON;
        happenings.add(new Happening.Sat(free.seat(), account.id(), name, kind));
        if (isReady) {
            happenings.add(new Happening.Readied(free.seat(), true));
        }
        return TableRows.taken(free, kind, account.id(), name);
    }

    /// Writes the table down, and begins its game if nobody is waited for.
    private void begin(TableRow row, List<SeatRow> seats, List<Happening> happenings, TablePlan.Pace pace) {
        var table = new Table(premises, row, seats);
        registry.add(table, made -> {
            var change = new Change().save(row);
            seats.forEach(change::save);
            if (!pace.equals(TablePlan.Pace.USUAL)) {
                happenings.add(new Happening.Paced(pace.isPaused(), pace.delay()));
            }
            var facts = new ArrayList<Table.Fact>();
            happenings.forEach(each -> facts.add(new Table.Fact(each)));
            new Lobby(made).startIfReady(facts, change);
            made.commit(facts, change);
        });
    }

    /// Somebody offers a rematch, or takes one. Once all who played have, it begins: with the same people on the
    /// same seats, so that each keeps its colour.
    ///
    /// @return where it is played, once that is known
    Optional<String> again(String id, AccountRow account) {
        return registry.with(id, table -> again(table, account));
    }

    private Optional<String> again(Table table, AccountRow account) {
        table.access().check(Credentials.of(account.id()));
        var offers = new Offers(table);
        offers.check(account, OfferKind.REMATCH);
        table.looked(account.id());
        var known = table.notes().next();
        if (!known.isEmpty() && !isClosed(known)) {
            return Optional.of(known);
        }
        var facts = new ArrayList<>(offers.rematch(account));
        var next = Optional.<String>empty();
        if (offers.isTakenWith(table.seatsOf(account.id()), OfferKind.REMATCH)) {
            var plan = rematch(table);
            check(plan);
            next = Optional.of(put(plan, account, table.row().key()));
            facts.add(new Table.Fact(new Happening.Agreed(OfferKind.REMATCH)));
            facts.add(new Table.Fact(new Happening.Again(next.get())));
        }
        if (!facts.isEmpty()) {
            table.commit(facts, new Change());
        }
        return next;
    }

    private static TablePlan rematch(Table table) {
        var absence = table.settings().absence();
        return new TablePlan(
                table.game(),
                table.match().clock(),
                places(table),
                table.row().isOpen(),
                Optional.of(table.settings().patience()),
                Optional.of(absence.grace()),
                Optional.of(absence.bot()),
                table.settings().isRated(),
                TablePlan.Pace.USUAL,
                TablePlan.Opening.NONE);
    }

    /// Nobody can sit down at a table that was given up: the players go on at yet another.
    private boolean isClosed(String id) {
        return premises.storage()
                .table(id)
                .filter(row -> row.phase() == Phase.CLOSED)
                .isPresent();
    }

    /// All are ready: they have taken the rematch. A seat whose player is gone is free.
    private static List<TablePlan.Place> places(Table table) {
        var places = new ArrayList<TablePlan.Place>();
        for (var row : table.seats()) {
            places.add(
                    switch (row.kind()) {
                        case FREE -> new TablePlan.Free();
                        case BOT -> new TablePlan.Bot(row.bot());
                        case REMOTE, PERSON ->
                            row.account().isEmpty() ? new TablePlan.Free() : new TablePlan.Guest(row.account(), true);
                    });
        }
        return places;
    }
}
