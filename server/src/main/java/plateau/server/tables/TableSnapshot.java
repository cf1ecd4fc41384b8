package plateau.server.tables;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.stream.Collectors;
import plateau.api.Phase;
import plateau.api.StandingJson;
import plateau.api.TableJson;
import plateau.core.Ask;
import plateau.core.Departure;
import plateau.core.Game;
import plateau.core.Result;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.View;
import plateau.core.records.GameRecord;
import plateau.core.records.Replay;
import plateau.server.storage.rows.SeatRow;
import plateau.server.storage.rows.TableRow;
import plateau.server.tables.log.Chronicle;
import plateau.server.tables.terms.Refusal;
import plateau.server.tables.terms.TableAccess;
import plateau.server.tables.terms.TableTerms;
import plateau.words.Language;

/// A table as it was when it was made, and will not be changed: whatever anybody is shown is worked out from it
/// while others go on at the table. It is made at the table, and kept until something happens there.
public final class TableSnapshot {
    private final Game game;
    private final TableRow row;
    private final List<SeatRow> seats;
    private final List<String> names;
    private final TableTerms settings;
    private final int event;
    private final int ply;
    private final int mover;
    private final int back;
    private final boolean isRated;
    private final Chronicle moves;
    private final List<Departure> departures;
    private final Set<Integer> ready;
    private final List<TableJson.Offer> offers;
    private final Map<Integer, String> standIns;
    private final boolean isPaused;
    private final long delay;
    private final String next;

    /// A copy that nobody plays on; asked by one at a time, since positions have room to work in.
    private final State state;

    private final ConcurrentMap<Integer, View> views = new ConcurrentHashMap<>();

    /// To be made at the table.
    TableSnapshot(Table table) {
        game = table.game();
        row = table.row();
        seats = List.copyOf(table.seats());
        names = table.names();
        settings = table.settings();
        event = table.last();
        var match = table.match();
        ply = match.ply();
        mover = match.mover();
        back = new Takeback(table).ply();
        var notes = table.notes();
        boolean hasCounted = row.phase() != Phase.OVER || table.isPlayed();
        isRated = settings.isRated() && !notes.wasHelped() && hasCounted;
        moves = table.course().chronicle();
        departures = List.copyOf(match.departures());
        ready = Set.copyOf(notes.ready());
        offers = notes.offers().entrySet().stream()
                .map(each -> new TableJson.Offer(each.getKey(), List.copyOf(each.getValue())))
                .toList();
        standIns = table.standIns();
        isPaused = notes.isPaused();
        delay = notes.delay();
        next = notes.next();
        state = match.state().copy();
    }

    public Game game() {
        return game;
    }

    TableRow row() {
        return row;
    }

    List<SeatRow> seats() {
        return seats;
    }

    /// What the players are called, told apart where they look alike.
    List<String> names() {
        return names;
    }

    /// What the players are called by those who speak a language.
    public List<String> names(Language language) {
        return Table.called(seats, names, language);
    }

    TableTerms settings() {
        return settings;
    }

    /// The number of the last event.
    public int event() {
        return event;
    }

    public int ply() {
        return ply;
    }

    public int mover() {
        return mover;
    }

    boolean isRunning() {
        return row.phase() == Phase.RUNNING;
    }

    public boolean hasBegun() {
        return row.started() > 0;
    }

    /// Refuses a table whose game has not begun.
    public void checkBegun() {
        if (!hasBegun()) {
            throw Refusal.conflict("table.not-begun", "the game has not begun");
        }
    }

    /// Whether the game counts, or, while it goes on, may count.
    boolean isRated() {
        return isRated;
    }

    boolean isMaker(String account) {
        return Table.isMaker(row, account);
    }

    /// The seats of those who have left.
    public Set<Integer> left() {
        return departures.stream().map(Departure::seat).collect(Collectors.toSet());
    }

    List<Departure> departures() {
        return departures;
    }

    Set<Integer> ready() {
        return ready;
    }

    /// What is offered.
    List<TableJson.Offer> offers() {
        return offers;
    }

    Map<Integer, String> standIns() {
        return standIns;
    }

    boolean isPaused() {
        return isPaused;
    }

    long delay() {
        return delay;
    }

    /// The table at which the same players go on; empty for none.
    String next() {
        return next;
    }

    /// The ply of the decision that who is to move can take back, or −1.
    int back() {
        return back;
    }

    /// The same, as far as it is for this viewer.
    public int back(int viewer) {
        return viewer == mover ? back : Takeback.NOTHING;
    }

    /// Who may come near the table.
    TableAccess access() {
        return TableAccess.of(row, seats);
    }

    /// The seats of an account.
    public List<Integer> seats(String account) {
        return Table.seatsOf(seats, account);
    }

    /// Refuses to show somebody what another sees.
    void checkSeat(String account, Optional<Integer> asked) {
        if (!mayLook(account, asked)) {
            throw Refusal.forbidden("table.not-yours", "seat %d is not yours", asked.orElseThrow());
        }
    }

    /// Whether an account may look as one of its seats: it has it, or all is open since the game is over.
    public boolean mayLook(String account, Optional<Integer> asked) {
        return row.phase() == Phase.OVER || asked.isEmpty() || seats(account).contains(asked.get());
    }

    /// As whom an account looks at the position, as in [State#view]: all is open once the game is over.
    public int viewer(String account, Optional<Integer> asked) {
        if (row.phase() == Phase.OVER) {
            return State.ALL_SEEING;
        }
        checkSeat(account, asked);
        if (asked.isPresent()) {
            return asked.get();
        }
        var own = seats(account);
        boolean isMover = isRunning() && own.contains(mover);
        return own.isEmpty() ? State.NOBODY : isMover ? mover : own.getFirst();
    }

    /// What a viewer may know.
    public View view(int viewer) {
        return views.computeIfAbsent(viewer, each -> {
            synchronized (state) {
                return Ask.view(state, each);
            }
        });
    }

    /// The same for programs.
    Map<String, Object> plain(int viewer) {
        synchronized (state) {
            return Ask.plain(state, viewer);
        }
    }

    /// Whether a viewer is to move.
    public boolean isAsked(int viewer) {
        return isRunning() && viewer == mover;
    }

    /// What a viewer may choose from: the legal moves, if it is to move.
    public Selection selection(int viewer) {
        if (!isAsked(viewer)) {
            return Selection.NONE;
        }
        synchronized (state) {
            return Selection.of(state);
        }
    }

    /// The notations of what whoever is to move may play.
    List<String> legal() {
        synchronized (state) {
            return Ask.notations(state);
        }
    }

    List<Integer> scores() {
        synchronized (state) {
            return Result.scores(state);
        }
    }

    Chronicle moves() {
        return moves;
    }

    /// The words of the last turn of a player, as a viewer knows them; what chance did since does not count.
    public List<String> lastTurn(int viewer) {
        return moves.lastTurn(viewer);
    }

    /// The game again from its beginning.
    public Replay replay() {
        var record = new GameRecord(game.id(), Map.of(), seats.size(), moves.notations());
        return new Replay(game, record.withDepartures(departures));
    }

    /// Where the table stands, for programs.
    public StandingJson standing() {
        return TableAnswers.brief(event, row.phase(), ply, mover);
    }
}
