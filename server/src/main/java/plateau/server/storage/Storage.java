package plateau.server.storage;

import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import plateau.api.Phase;
import plateau.core.text.BadInput;
import plateau.server.storage.file.FailureAlert;
import plateau.server.storage.file.FileClaim;
import plateau.server.storage.file.Footing;
import plateau.server.storage.file.Location;
import plateau.server.storage.file.LocationCheck;
import plateau.server.storage.file.OwnDatabase;
import plateau.server.storage.file.OwnFile;
import plateau.server.storage.file.ServerClaim;
import plateau.server.storage.file.StorageDown;
import plateau.server.storage.file.Trouble;
import plateau.server.storage.rows.AccountRow;
import plateau.server.storage.rows.Change;
import plateau.server.storage.rows.Entry;
import plateau.server.storage.rows.RatingRow;
import plateau.server.storage.rows.RatingStep;
import plateau.server.storage.rows.RowMapping;
import plateau.server.storage.rows.SeatRow;
import plateau.server.storage.rows.TableRow;
import plateau.server.storage.search.Finished;
import plateau.server.storage.search.HistoryFilter;
import plateau.server.storage.search.Listed;
import plateau.server.storage.search.TableFilter;

/// Where everything is kept.
public final class Storage implements AutoCloseable {
    /// How long a database may take for anything before it counts as gone.
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final Location location;
    private final Footing footing;
    private final Writer writer;
    private final Reader reader;
    private final Library library;
    private final Uploads uploads;
    private final Outages outages;
    private final FailureAlert alert = new FailureAlert(System::nanoTime);
    private final Pulse pulse;
    private volatile boolean wasWell;

    private Storage(Location location, Footing footing, Writer writer, Reader reader, InstantSource time) {
        this.location = location;
        this.footing = footing;
        this.writer = writer;
        this.reader = reader;
        this.library = new Library(reader);
        this.uploads = new Uploads(reader, writer);
        this.outages = new Outages(reader, writer, time);
        this.pulse = new Pulse(writer, outages, footing, alert);
    }

    /// Opens a database and brings it up to date; see [Location#of].
    public static Storage open(String location) {
        return open(Location.of(location), InstantSource.system());
    }

    /// Opens a database and brings it up to date. The server counts as away until it has [#started].
    ///
    /// @param time says when the server runs and when it does not
    public static Storage open(Location location, InstantSource time) {
        return open(location, time, PATIENCE);
    }

    static Storage open(Location location, InstantSource time, Duration patience) {
        var claim = LocationCheck.claimFile(location);
        try {
            var server = new ServerClaim(location);
            var session = new Session(location, server, patience.dividedBy(2));
            Footing footing;
            Reader reader;
            try {
                Migration.run(location);
                session.settle();
                footing =
                        claim.isPresent() ? new OwnFile(claim.get()) : new OwnDatabase(location, session.connection());
                reader = new Reader(location, footing, patience);
            } catch (SQLException | RuntimeException refused) {
                session.close();
                throw refused;
            }
            var writer = new Writer(location, server, footing, session, patience);
            return start(location, footing, writer, reader, time);
        } catch (SQLException failure) {
            claim.ifPresent(FileClaim::close);
            throw Trouble.refusal(location, failure);
        } catch (StorageDown down) {
            claim.ifPresent(FileClaim::close);
            throw Trouble.refusal(location, down);
        } catch (RuntimeException refused) {
            claim.ifPresent(FileClaim::close);
            throw refused;
        }
    }

    private static Storage start(Location location, Footing footing, Writer writer, Reader reader, InstantSource time) {
        try {
            return new Storage(location, footing, writer, reader, time);
        } catch (RuntimeException failure) {
            writer.close();
            reader.close();
            throw failure;
        }
    }

    /// The server can answer from now on: an outage that it was away for ends.
    public void started() {
        outages.end(writer);
    }

    /// Why a server cannot start that has found its database like this.
    public BadInput refusal(StorageDown down) {
        return Trouble.refusal(location, down);
    }

    /// Returns once the change is on the disk. It is a [StorageDown] if it could not be written, and a
    /// [StorageConflict] if it never can be.
    public void write(Change change) {
        writer.write(change);
    }

    public Optional<TableRow> table(String id) {
        return reader.first(RowMapping.TABLES.select() + " where id = ?", RowMapping.TABLES, id);
    }

    /// By seat.
    public List<SeatRow> seats(String table) {
        return reader.list(RowMapping.SEATS.select() + " where table_id = ? order by seat", RowMapping.SEATS, table);
    }

    /// The log of a table after an entry, in order.
    public List<Entry> entries(String table, int after) {
        return reader.log(table, after);
    }

    /// The tables that were in memory when the server stopped.
    public List<String> awake() {
        return reader.list("select id from tables where awake = 1 order by id", row -> row.getString(1));
    }

    /// Tables that sleep and have to be looked at by then, the most urgent first.
    public List<String> due(long until, int most) {
        return reader.list(
                "select id from tables where awake = 0 and due > 0 and due <= ?" + " order by due, id limit ?",
                row -> row.getString(1),
                until,
                most);
    }

    /// When the first table that sleeps has to be looked at after that, if one has to.
    public Optional<Long> nextDue(long after) {
        return reader.first(
                "select due from tables where awake = 0 and due > 0 and due > ? order by due limit 1",
                row -> row.getLong(1),
                after);
    }

    /// The newest first.
    public List<Listed> listTables(TableFilter filter) {
        return library.tables(filter);
    }

    /// Tables at which somebody sits, or which somebody has made, the newest first; as in [Listed].
    public List<TableRow> tablesOf(String account, Set<Phase> phases) {
        return library.tablesOf(account, phases);
    }

    /// At how many somebody sits, or how many somebody has made.
    public int countTablesOf(String account, Set<Phase> phases) {
        return library.countOf(account, phases);
    }

    public int countTablesMade(String account, Set<Phase> phases) {
        return library.countMade(account, phases);
    }

    public Optional<AccountRow> accountByToken(String hash) {
        return reader.first(RowMapping.ACCOUNTS.select() + " where token = ?", RowMapping.ACCOUNTS, hash);
    }

    public Optional<AccountRow> account(String id) {
        return reader.first(RowMapping.ACCOUNTS.select() + " where id = ?", RowMapping.ACCOUNTS, id);
    }

    /// Games that are over in short, those that ended last first.
    public List<Listed> search(HistoryFilter filter) {
        return library.search(filter);
    }

    /// Games that are over with all that a record needs, those that ended last first.
    public List<Finished> history(HistoryFilter filter) {
        return library.history(filter);
    }

    /// The records that people have brought.
    public Uploads uploads() {
        return uploads;
    }

    /// The strongest first, as far as that is certain.
    public List<RatingRow> ratings(String game, int players, int limit) {
        return reader.list(
                RowMapping.RATINGS.select()
                        + " where game = ? and players = ?"
                        + " order by mean - 3 * deviation desc, player limit ?",
                RowMapping.RATINGS,
                game,
                players,
                limit);
    }

    public Optional<RatingRow> rating(String player, String game, int players) {
        return reader.first(
                RowMapping.RATINGS.select() + " where player = ? and game = ? and players = ?",
                RowMapping.RATINGS,
                player,
                game,
                players);
    }

    /// What the game of a table did to ratings, by seats; none where it did not count.
    public List<RatingStep> ratingSteps(String table) {
        return reader.list(
                RowMapping.RATING_STEPS.select() + " where table_id = ? order by seat", RowMapping.RATING_STEPS, table);
    }

    /// Takes an account away, its name from its seats, what it said, the records that it brought and its
    /// ratings. The games stay.
    /// It may take long.
    ///
    /// @param alone runs what takes the account itself away, while nobody changes accounts
    /// @return the tables that named the account
    public Set<String> forget(String account, Consumer<Runnable> alone) {
        var tables = new Erasure(reader, writer, account).run(alone);
        reader.settle();
        return tables;
    }

    /// How many milliseconds of an interval the server did not run, or could write nothing.
    public long outageBetween(long from, long until) {
        return outages.between(from, until);
    }

    /// Lets time pass in which the server runs: where a test makes hours pass at once, there is no
    /// heartbeat in them.
    public void pass(Runnable passing) {
        outages.pass(passing);
    }

    /// Tells the operator of a failure, but not of each of many.
    public void complain(StorageDown down) {
        alert.failed(down);
    }

    /// Changes whenever something was written, or may have been: what was read under the same number is
    /// still so.
    public long state() {
        return writer.attempts();
    }

    /// How many changes wait to be written, or are being written.
    public int waiting() {
        return writer.waiting();
    }

    /// Whether something can be written now: what was last written was.
    public boolean isWell() {
        return footing.isFirm() && writer.isWell();
    }

    /// Whether something could still be written when this was closed.
    public boolean wasWell() {
        return wasWell;
    }

    /// Comes once the database is lost for good while the server runs, with the reason: the server has to
    /// stop.
    public CompletableFuture<BadInput> ruin() {
        return footing.ruin();
    }

    @Override
    public void close() {
        pulse.close();
        writer.close();
        wasWell = isWell();
        reader.close();
        footing.close();
    }
}
