package plateau.server.tables;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import plateau.api.OfferKind;
import plateau.api.StandingJson;
import plateau.api.TableJson;
import plateau.core.records.GameRecord;
import plateau.server.accounts.Tokens;
import plateau.server.storage.Storage;
import plateau.server.storage.StorageConflict;
import plateau.server.storage.file.StorageDown;
import plateau.server.storage.rows.AccountRow;
import plateau.server.storage.rows.SeatRow;
import plateau.server.stream.Outbox;
import plateau.server.tables.terms.Credentials;
import plateau.server.tables.terms.Refusal;
import plateau.server.tables.terms.TableBounds;
import plateau.server.tables.terms.TablePlan;
import plateau.server.tables.terms.WaitChoice;

/// All tables, for whoever asks for them: whatever is done is on the disk when a method returns.
public final class Tables implements AutoCloseable {
    private static final Logger LOGGER = Logger.getLogger(Tables.class.getName());

    private static final int MOST_IN_MEMORY = 20_000;

    private final Premises premises;
    private final Registry registry;
    private final TableMaker making;
    private final Scheduler scheduler;
    private volatile boolean isClosed;

    /// @param bounds how short times may be
    /// @param idle how long a table that nobody needs stays in memory
    public Tables(
            Storage storage, InstantSource time, TableBounds bounds, Thinkers thinkers, Rater rater, Duration idle) {
        this(storage, time, bounds, thinkers, rater, idle, MOST_IN_MEMORY);
    }

    /// @param most how many tables may be in memory if some of them can sleep
    Tables(
            Storage storage,
            InstantSource time,
            TableBounds bounds,
            Thinkers thinkers,
            Rater rater,
            Duration idle,
            int most) {
        premises = new Premises(storage, time, bounds, thinkers, rater, this::answered);
        var agenda = new Agenda(time);
        registry = new Registry(premises, agenda, idle, most);
        making = new TableMaker(premises, registry);
        scheduler = new Scheduler(premises, registry, agenda, idle);
    }

    /// Goes on with all games that were being played when the server stopped.
    public void open() {
        scheduler.open();
    }

    /// How many tables are in memory.
    public int inMemory() {
        return registry.size();
    }

    /// The time by which games go, in milliseconds.
    public long now() {
        return premises.time().millis();
    }

    /// How short times may be.
    public TableBounds bounds() {
        return premises.bounds();
    }

    /// Makes a table.
    ///
    /// @param key what one has to know to sit down; empty where anybody may
    public String make(TablePlan plan, AccountRow maker, String key) {
        return making.make(plan, maker, key.isEmpty() ? "" : Tokens.hash(key));
    }

    /// Offers a rematch, or takes one: once all who played have, it begins at another table.
    ///
    /// @return that table, once it is there
    public Optional<String> again(String id, AccountRow account) {
        return making.again(id, account);
    }

    /// A table as somebody may see it.
    ///
    /// @param seat as which of its seats it looks, where it has several
    public TableJson look(String id, Credentials entrant, Optional<Integer> seat) {
        var seen = with(id, entrant, table -> {
            table.attendance().see(entrant.account());
            return new Seen(table.snapshot(), Moment.of(table));
        });
        looked(id, entrant.account(), seen.table);
        return TableAnswers.of(seen.table, seen.moment, entrant.account(), seat);
    }

    /// Notes that somebody has seen how its game ended; where that cannot be written it is shown all the same.
    private void looked(String id, String account, TableSnapshot table) {
        if (table.seats(account).stream().map(table.seats()::get).noneMatch(SeatRow::isUnseen)) {
            return;
        }
        try {
            run(id, there -> there.looked(account));
        } catch (StorageDown | StorageConflict unwritten) {
            LOGGER.log(Level.FINE, "it is not noted who has seen the end of a game", unwritten);
        }
    }

    /// A table and what changes there though nothing happens.
    private record Seen(TableSnapshot table, Moment moment) {}

    /// Takes a seat; gives its number.
    public int sit(String id, AccountRow account, Optional<Integer> seat, String key, boolean isReady) {
        return with(id, new Credentials(account.id(), key), table -> {
            int taken = new Lobby(table).sit(account, seat, isReady);
            // Who looked on before is here as a player now.
            TableStreams.announce(table, registry);
            return taken;
        });
    }

    public void stand(String id, AccountRow account, int seat) {
        run(id, Credentials.of(account.id()), table -> {
            new Lobby(table).stand(account, seat);
            TableStreams.announce(table, registry);
        });
    }

    public void ready(String id, AccountRow account, boolean isReady) {
        gather(id, account, gathering -> gathering.ready(account, isReady));
    }

    public void close(String id, AccountRow account) {
        gather(id, account, gathering -> gathering.close(account));
    }

    /// Plays a move; gives where the table stands after it.
    ///
    /// @param ply that the move answers
    public StandingJson move(String id, AccountRow account, int ply, String notation) {
        return move(id, account, ply, notation, TableAnswers::brief);
    }

    /// The same; gives the whole table as it is after it, before anything else happens there.
    public TableSnapshot moveAndSee(String id, AccountRow account, int ply, String notation) {
        return move(id, account, ply, notation, Table::snapshot);
    }

    private <T> T move(String id, AccountRow account, int ply, String notation, Function<Table, T> after) {
        long arrived = premises.time().millis();
        return play(id, account, arrived, playing -> playing.move(account, ply, notation, arrived), after);
    }

    /// Somebody is about to be told what to play at a ply.
    public void hint(String id, AccountRow account, int ply) {
        run(id, Credentials.of(account.id()), table -> new Playing(table).hint(account, ply));
    }

    public StandingJson undo(String id, AccountRow account, int ply) {
        return play(id, account, playing -> playing.undo(account, ply));
    }

    public StandingJson resign(String id, AccountRow account) {
        return play(id, account, playing -> playing.resign(account));
    }

    /// Has a bot that runs elsewhere out of a game that it does not play.
    public StandingJson abstain(String id, AccountRow account, String reason) {
        return play(id, account, playing -> playing.abstain(account, reason));
    }

    /// Chooses what is done about a person who is away when it is to move, and was waited for long enough.
    ///
    /// @param ply at which it is waited
    public StandingJson choose(String id, AccountRow account, int ply, WaitChoice choice) {
        return play(id, account, playing -> playing.choose(account, ply, choice));
    }

    /// Offers something to the others at a table, or takes what one of them has offered.
    public StandingJson offer(String id, AccountRow account, OfferKind kind) {
        if (kind == OfferKind.REMATCH) {
            making.again(id, account);
            return registry.with(id, TableAnswers::brief);
        }
        return at(
                id,
                account,
                premises.time().millis(),
                table -> new Offers(table).make(account, kind),
                TableAnswers::brief);
    }

    /// Refuses what another has offered, or takes one's own offer back.
    public StandingJson decline(String id, AccountRow account, OfferKind kind) {
        return at(
                id,
                account,
                premises.time().millis(),
                table -> new Offers(table).decline(account, kind),
                TableAnswers::brief);
    }

    public StandingJson pace(String id, AccountRow account, Optional<Boolean> paused, Optional<Long> delay) {
        return play(id, account, playing -> playing.pace(account, paused, delay));
    }

    public StandingJson step(String id, AccountRow account) {
        return play(id, account, playing -> playing.step(account));
    }

    /// Says something to all at a table.
    ///
    /// @param key what one has to know at a table that is not open, if one has no seat
    public void say(String id, AccountRow account, String key, String text) {
        run(id, new Credentials(account.id(), key), table -> new Chat(table).say(account, text));
    }

    public void mute(String id, AccountRow maker, String account, boolean isMuted) {
        run(id, Credentials.of(maker.id()), table -> new Chat(table).mute(maker, account, isMuted));
    }

    /// What was played so far: with the seed and all that was hidden once the game is over, and before
    /// that as an account may know it.
    public GameRecord record(String id, Credentials entrant, Optional<Integer> seat) {
        var table = at(id, entrant);
        return Recording.of(table, table.viewer(entrant.account(), seat));
    }

    /// A table as it is now.
    public TableSnapshot at(String id, Credentials entrant) {
        var table = registry.snapshot(id);
        table.access().check(entrant);
        return table;
    }

    /// The turn of who is to move, for whoever is to advise it.
    public HintRequest ask(String id, Credentials entrant, Optional<Integer> seat) {
        return with(id, entrant, table -> HintRequest.of(table, entrant.account(), seat));
    }

    /// How far a game has come.
    ///
    /// @param mover the seat to move, or less than 0
    /// @param standIns the bots that play for those who are away, by seat
    public record Glance(int ply, int mover, Map<Integer, String> standIns) {
        public Glance {
            standIns = Map.copyOf(standIns);
        }

        static Glance of(Table table) {
            return new Glance(table.match().ply(), table.match().mover(), table.standIns());
        }
    }

    /// Looks at a table that is in memory, or was there since the server began: at one that sleeps nothing
    /// happens.
    public Optional<Glance> glance(String id) {
        var seen = new AtomicReference<@Nullable Glance>();
        registry.ifThere(id, table -> seen.set(Glance.of(table)));
        return Optional.ofNullable(seen.get()).or(() -> registry.asleep(id));
    }

    /// Looks at any table: one that sleeps since before the server began is woken for it, once. There is
    /// nothing to see where it is gone.
    public Optional<Glance> look(String id) {
        return glance(id).or(() -> woken(id));
    }

    private Optional<Glance> woken(String id) {
        try {
            return Optional.of(registry.with(id, Glance::of));
        } catch (Refusal gone) {
            LOGGER.log(Level.FINE, "a table is gone that was listed", gone);
            return Optional.empty();
        }
    }

    /// Opens a stream of what happens at a table; it is closed and empty if nothing can come.
    public Outbox listen(String id, Credentials entrant, StreamOptions options) {
        return with(id, entrant, table -> new TableStreams(table, registry).open(entrant, options))
                .outbox();
    }

    /// A bot that runs elsewhere has come: it is asked again where it is to move.
    public void arrived(String id, String account) {
        run(id, table -> {
            table.attendance().comeBack(account);
            table.thinking().askAgain(account);
            TableStreams.announce(table, registry);
        });
    }

    /// A bot that runs elsewhere has gone: it is waited for from now on where it is to move.
    public void departed(String id, String account) {
        registry.ifThere(id, table -> {
            table.attendance().see(account);
            TableStreams.announce(table, registry);
        });
    }

    /// Somebody goes for good: it leaves every seat that it has.
    public void leave(String id, AccountRow account) {
        run(id, table -> {
            for (int seat : table.seatsOf(account.id())) {
                switch (table.row().phase()) {
                    case GATHERING -> new Lobby(table).stand(account, seat);
                    case RUNNING -> new Playing(table).resign(account);
                    case OVER, CLOSED -> {}
                }
            }
        });
    }

    /// What is in memory of a table is not what is on the disk any more.
    public void refresh(String id) {
        registry.ifThere(id, table -> {
            table.dispose();
            registry.lose(id);
        });
    }

    private void answered(String id, int ply, int seat, Thinkers.Answer answer) {
        if (isClosed) {
            return;
        }
        try {
            run(id, table -> table.thinking().answered(ply, seat, answer));
        } catch (StorageDown | Refusal gone) {
            // The table goes on from its log when somebody looks at it.
            LOGGER.log(Level.FINE, "a bot's move was not taken", gone);
        } catch (RuntimeException broken) {
            LOGGER.log(Level.WARNING, broken, () -> "a bot's move broke table " + id);
        }
    }

    /// Does something at a table for somebody who may come near it.
    private <T> T with(String id, Credentials entrant, Function<Table, T> work) {
        return registry.with(id, table -> {
            table.access().check(entrant);
            return work.apply(table);
        });
    }

    private void run(String id, Credentials entrant, Consumer<Table> work) {
        run(id, table -> {
            table.access().check(entrant);
            work.accept(table);
        });
    }

    private void gather(String id, AccountRow account, Consumer<Lobby> work) {
        run(id, Credentials.of(account.id()), table -> work.accept(new Lobby(table)));
    }

    private StandingJson play(String id, AccountRow account, Consumer<Playing> work) {
        return play(id, account, premises.time().millis(), work, TableAnswers::brief);
    }

    /// @param arrived when the request came
    private <T> T play(String id, AccountRow account, long arrived, Consumer<Playing> work, Function<Table, T> after) {
        return at(id, account, arrived, table -> work.accept(new Playing(table)), after);
    }

    /// Does something at a table for somebody, who is back with that.
    private <T> T at(String id, AccountRow account, long arrived, Consumer<Table> work, Function<Table, T> after) {
        return with(id, Credentials.of(account.id()), table -> {
            table.attendance().see(account.id());
            table.attendance().look(arrived);
            table.attendance().comeBack(account.id());
            work.accept(table);
            return after.apply(table);
        });
    }

    private void run(String id, Consumer<Table> work) {
        registry.run(id, work);
    }

    /// Does once what is due at any table; it is done by itself anyway.
    public void goRound() {
        scheduler.go();
    }

    /// All tables leave memory; their logs are complete.
    @Override
    public void close() {
        isClosed = true;
        scheduler.close();
        registry.close();
    }
}
