package plateau.server.replays;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import plateau.arena.match.Verification;
import plateau.core.records.GameRecord;
import plateau.core.text.BadInput;
import plateau.core.text.Json;
import plateau.core.text.Message;
import plateau.core.text.Text;
import plateau.games.Games;
import plateau.server.accounts.Tokens;
import plateau.server.bots.House;
import plateau.server.http.problem.Problem;
import plateau.server.storage.Storage;
import plateau.server.storage.rows.AccountRow;
import plateau.server.storage.rows.ReplayRow;
import plateau.server.storage.rows.SeatRow;
import plateau.server.storage.rows.TableRow;
import plateau.server.tables.Recording;
import plateau.server.tables.terms.Credentials;
import plateau.server.tables.terms.TableAccess;

/// All games that can be looked at again: those of tables that are over, those of tournaments, and records that
/// people brought.
public final class Replays implements AutoCloseable {
    /// So many records an account may have here.
    public static final int MOST_OF_ONE = 200;

    /// Bytes of a record.
    public static final int LARGEST = 1 << 20;

    /// They are played again whenever somebody looks and the film is not in memory.
    public static final int MOST_PLIES = 20_000;

    private static final int FILMS = 48;
    private static final int FILM_PLIES = 100_000;

    /// How long who asks for a game is held while it is played again; what is drawn of it may take as long then.
    private static final Duration HOLD = Duration.ofSeconds(8);

    private final Storage storage;
    private final InstantSource time;
    private final TournamentGames games;
    private final Films films = new Films(FILMS, FILM_PLIES, HOLD);
    private final Pictures pictures = new Pictures();
    private final Studies studies;

    /// Where games of tournaments are found.
    @FunctionalInterface
    public interface TournamentGames {
        /// The game of that number, if it is there and over.
        Optional<GameRecord> find(String tournament, long number);
    }

    /// @param house whose bots judge the moves
    public Replays(Storage storage, InstantSource time, House house, TournamentGames games) {
        this.storage = storage;
        this.time = time;
        this.games = games;
        studies = new Studies(house);
    }

    public Pictures pictures() {
        return pictures;
    }

    public Studies studies() {
        return studies;
    }

    /// The film of that name; refuses one that there is not, a table whose game is not over, and who has
    /// nothing to do with a table that is not open.
    public Film film(String id, Credentials credentials) {
        try {
            var film = film(id);
            film.access().check(credentials);
            return film;
        } catch (Problem unfinished) {
            storage.table(id)
                    .map(row -> TableAccess.of(row, storage.seats(id)))
                    .ifPresent(access -> access.check(credentials));
            throw unfinished;
        }
    }

    private Film film(String id) {
        return films.find(id, () -> id.indexOf('.') < 0 ? kept(id) : ofTournament(id))
                .orElseThrow(() -> Problem.missing(Message.of("replay.missing", "there is no replay '%s'", id)));
    }

    private Optional<Film> kept(String id) {
        return storage.table(id).map(this::ofTable).or(() -> brought(id));
    }

    /// A game of a tournament, which is called `TOURNAMENT.NUMBER`.
    private Optional<Film> ofTournament(String id) {
        int point = id.indexOf('.');
        long number = Text.wholeNumber(id.substring(point + 1)).orElse(-1);
        return games.find(id.substring(0, point), number).map(record -> Film.ofRecord(id, record));
    }

    private Film ofTable(TableRow row) {
        return switch (row.phase()) {
            case OVER -> filmed(row, storage.seats(row.id()));
            case GATHERING, RUNNING ->
                throw Problem.conflict(Message.of(
                        "replay.running", "the game at table %s is not over; look on at the table", row.id()));
            case CLOSED ->
                throw Problem.conflict(
                        Message.of("replay.closed", "table %s was closed before a game began", row.id()));
        };
    }

    private Film filmed(TableRow row, List<SeatRow> seats) {
        var record = Recording.of(row, seats, storage.entries(row.id(), 0));
        return Film.ofTable(row.id(), record, TableAccess.of(row, seats));
    }

    private Optional<Film> brought(String id) {
        return storage.uploads().find(id).map(row -> Film.ofRecord(id, GameRecord.parse(row.record())));
    }

    /// Keeps a record that somebody brings, once all that it says is found to be so: a result that the
    /// moves do not come to would be a lie in large letters. Gives what it is called from now on.
    public String keep(byte[] bytes, AccountRow owner) {
        var record = read(bytes);
        var _ = films.alone(() -> Verification.verify(Games.of(record), record));
        var row = new ReplayRow(
                Tokens.id(),
                owner.id(),
                time.millis(),
                record.game(),
                Json.write(record.names()),
                record.moves().size(),
                record.toJson());
        if (!storage.uploads().keep(row, MOST_OF_ONE)) {
            throw Problem.conflict(Message.of(
                    "replay.too-many", "you have %d records here already; take one away first", MOST_OF_ONE));
        }
        return row.id();
    }

    private static GameRecord read(byte[] bytes) {
        var record = GameRecord.parse(new String(bytes, StandardCharsets.UTF_8).strip());
        if (record.moves().size() > MOST_PLIES) {
            throw new BadInput(
                    "replay.long",
                    "a record may have %d moves here, not %d",
                    MOST_PLIES,
                    record.moves().size());
        }
        return record;
    }

    /// What somebody brought, the newest first.
    public List<ReplayRow> of(AccountRow owner) {
        return storage.uploads().of(owner.id());
    }

    /// Takes a record away again.
    public void drop(String id, AccountRow owner) {
        var row = storage.uploads()
                .find(id)
                .orElseThrow(() ->
                        Problem.missing(Message.of("replay.not-brought", "nobody has brought a record '%s'", id)));
        if (!row.owner().equals(owner.id())) {
            throw Problem.forbidden(Message.of("replay.not-yours", "somebody else brought this record"));
        }
        storage.uploads().drop(id);
        refresh(id);
    }

    /// What is in memory of a game is not what is on the disk any more.
    public void refresh(String id) {
        films.drop(id);
        pictures.refresh(id);
        studies.refresh(id);
    }

    /// A tournament is gone, and its games with it.
    public void forgetTournament(String id) {
        films.named(id + ".").forEach(this::refresh);
    }

    /// Nobody looks at anything any more.
    @Override
    public void close() {
        studies.close();
        pictures.close();
    }
}
