package plateau.server.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import plateau.api.Happening;
import plateau.api.Phase;
import plateau.api.SeatKind;
import plateau.arena.match.Match;
import plateau.core.Clock;
import plateau.core.Game;
import plateau.core.text.Json;
import plateau.games.Games;
import plateau.server.accounts.NameTags;
import plateau.server.storage.rows.Change;
import plateau.server.storage.rows.Entry;
import plateau.server.storage.rows.SeatRow;
import plateau.server.storage.rows.TableRow;
import plateau.server.tables.log.Logbook;
import plateau.server.tables.log.LoggedMatch;
import plateau.server.tables.log.News;
import plateau.server.tables.log.Notes;
import plateau.server.tables.log.Step;
import plateau.server.tables.terms.Origin;
import plateau.server.tables.terms.TableAccess;
import plateau.server.tables.terms.TableTerms;
import plateau.server.tables.terms.Turns;
import plateau.words.Language;
import plateau.words.Names;

/// A table in memory: what its log has come to, and who listens. It is used by one thread at a time (see
/// [Tables]). What is done at it is in [Lobby], [Playing], [Attendance] and [Chat]; here is what they
/// have in common: nothing is told before it is on the disk.
final class Table {
    private static final int LEAST_DECISIONS = 2;

    private final Premises premises;
    private final Game game;
    private final TableTerms settings;
    private final LoggedMatch course;
    private final Turns turns;
    private final List<SeatRow> seats;
    private final Notes notes = new Notes();
    private final List<Listener> listeners = new ArrayList<>();
    private final Attendance attendance;
    private final BotTurns thinking;
    private final Teller teller;
    private TableRow row;
    private @Nullable List<String> names;
    private int last;
    private long touched;
    private long changed;
    private boolean isAhead;
    private boolean isGone;

    /// Made when somebody first asks for it; also looked at by who is not at the table.
    private volatile @Nullable TableSnapshot snapshot;

    Table(Premises premises, TableRow row, List<SeatRow> seats) {
        this.premises = premises;
        this.row = row;
        this.seats = new ArrayList<>(seats);
        game = Games.named(row.game()).fromJson(Json.readObject(row.options()));
        var clock = Clock.parse(row.clock());
        settings = TableTerms.read(row.settings(), clock);
        course = new LoggedMatch(
                game,
                row.players(),
                clock,
                row.seed(),
                Origin.read(row.origin()).moves());
        turns = new Turns(premises.time(), premises.storage()::outageBetween, course.match());
        attendance = new Attendance(this);
        thinking = new BotTurns(this);
        teller = new Teller(game, this.seats);
        touched = premises.time().millis();
        changed = row.created();
    }

    /// Follows a log to where it stands.
    Table follow(List<Entry> entries) {
        for (var entry : entries) {
            var happening = Logbook.read(entry);
            var _ = course.follow(happening);
            take(happening, entry.at());
            last = entry.number();
        }
        course.isWritten();
        return this;
    }

    private void take(Happening happening, long at) {
        notes.take(happening);
        turns.take(happening, at);
        changed = at;
    }

    /// Something that happens now, and the moves that it made.
    record Fact(Happening happening, List<Step> steps) {
        Fact(Happening happening) {
            this(happening, List.of());
        }
    }

    /// Writes down what happens now, together with the rows that it changes, and then tells it. If it
    /// cannot be written, this table [is ahead][#isAhead] of its log.
    void commit(List<Fact> facts, Change change) {
        isAhead = true;
        long now = premises.time().millis();
        var news = new ArrayList<News>();
        var standing = standing();
        for (var fact : facts) {
            var happening = fact.happening();
            var entry = Logbook.write(row.id(), ++last, now, happening);
            change.append(entry);
            news.add(new News(entry, happening, fact.steps(), standing));
        }
        if (!row.awake() && row.ended() == 0) {
            row = TableRows.awake(row);
            change.save(row);
        }
        premises.storage().write(change);
        isAhead = false;
        course.isWritten();
        facts.forEach(fact -> take(fact.happening(), now));
        snapshot = null;
        touched = now;
        teller.tell(listeners, news, this);
        TableStreams.checkAccess(this);
        thinking.goOn();
    }

    void commit(Happening happening) {
        commit(List.of(new Fact(happening)), new Change());
    }

    /// Puts a row in the place of the one that there is; it is written with the next commit.
    void change(TableRow changed, Change change) {
        isAhead = true;
        row = changed;
        change.save(changed);
    }

    void change(SeatRow changed, Change change) {
        isAhead = true;
        seats.set(changed.seat(), changed);
        names = null;
        change.save(changed);
    }

    /// Somebody sees how its game has ended that had not seen it.
    void looked(String account) {
        var unseen = seatsOf(account).stream()
                .map(seats::get)
                .filter(SeatRow::isUnseen)
                .toList();
        if (!unseen.isEmpty()) {
            var change = new Change();
            unseen.forEach(seat -> change(seat.unseen(false), change));
            commit(List.of(), change);
        }
    }

    News.Standing standing() {
        return isRunning() || row.phase() == Phase.OVER ? News.Standing.of(course.match()) : News.Standing.NONE;
    }

    /// Nobody may use this table any more: those who listen come back to another of the same log.
    void dispose() {
        isGone = true;
        snapshot = null;
        thinking.cancel();
        premises.thinkers().asleep(row.id());
        List.copyOf(listeners).forEach(listener -> listener.outbox().close());
    }

    /// Whether this table knows of something that could not be written down, and is of no use any more.
    boolean isAhead() {
        return isAhead || course.isAhead();
    }

    boolean isGone() {
        return isGone;
    }

    /// The table as it is now.
    TableSnapshot snapshot() {
        var known = snapshot;
        if (known == null) {
            known = new TableSnapshot(this);
            snapshot = known;
        }
        return known;
    }

    /// The table as it was last seen, if nothing has happened since; for anybody, also while somebody is at it.
    Optional<TableSnapshot> seen() {
        return Optional.ofNullable(snapshot);
    }

    Premises premises() {
        return premises;
    }

    TableRow row() {
        return row;
    }

    Game game() {
        return game;
    }

    TableTerms settings() {
        return settings;
    }

    LoggedMatch course() {
        return course;
    }

    Match match() {
        return course.match();
    }

    Turns turns() {
        return turns;
    }

    Attendance attendance() {
        return attendance;
    }

    BotTurns thinking() {
        return thinking;
    }

    Teller teller() {
        return teller;
    }

    List<Listener> listeners() {
        return listeners;
    }

    /// By seat.
    List<SeatRow> seats() {
        return seats;
    }

    SeatRow seat(int seat) {
        return seats.get(seat);
    }

    Notes notes() {
        return notes;
    }

    /// The number of the last entry.
    int last() {
        return last;
    }

    /// When somebody last did something here.
    long touched() {
        return touched;
    }

    /// When something last happened that is in the log.
    long changed() {
        return changed;
    }

    void touch() {
        touched = premises.time().millis();
    }

    /// Whether its game will go on, or begin.
    boolean isUnfinished() {
        return row.phase() == Phase.GATHERING || row.phase() == Phase.RUNNING;
    }

    boolean isRunning() {
        return row.phase() == Phase.RUNNING;
    }

    /// Whether everybody has decided so often that the game says something of how strong they are.
    boolean isPlayed() {
        return course.haveDecided(seats.size(), LEAST_DECISIONS);
    }

    boolean isMaker(String account) {
        return isMaker(row, account);
    }

    static boolean isMaker(TableRow row, String account) {
        return !account.isEmpty() && row.maker().equals(account);
    }

    /// Who may come near it.
    TableAccess access() {
        return TableAccess.of(row, seats);
    }

    /// What the players are called, told apart where they look alike.
    List<String> names() {
        var known = names;
        if (known == null) {
            known = names(seats);
            names = known;
        }
        return known;
    }

    private static List<String> names(List<SeatRow> seats) {
        var tags = NameTags.of(seats);
        return seats.stream().map(tags::shown).toList();
    }

    String name(int seat) {
        return names().get(seat);
    }

    /// What those who sit at a table are called in a language.
    static List<String> called(List<SeatRow> seats, Language language) {
        return called(seats, names(seats), language);
    }

    /// @param names what they are called where no level is named
    static List<String> called(List<SeatRow> seats, List<String> names, Language language) {
        return seats.stream()
                .map(seat -> seat.name().equals(seat.bot()) ? Names.seat(language, seat.bot()) : names.get(seat.seat()))
                .toList();
    }

    /// The seats that an account has.
    List<Integer> seatsOf(String account) {
        return seatsOf(seats, account);
    }

    static List<Integer> seatsOf(List<SeatRow> seats, String account) {
        return IntStream.range(0, seats.size())
                .filter(seat -> !account.isEmpty() && seats.get(seat).account().equals(account))
                .boxed()
                .toList();
    }

    /// The bot of the house that moves at a seat now: its own, or one that stands in. For the only person
    /// nobody plays, whatever stands in the log of an earlier time.
    Optional<String> bot(int seat) {
        var standIn =
                Optional.ofNullable(notes.standIns().get(seat)).filter(_ -> !isPerson(seat) || hasOtherPerson(seat));
        return standIn.or(() -> Optional.of(seats.get(seat))
                .filter(each -> each.kind() == SeatKind.BOT)
                .map(SeatRow::bot));
    }

    /// The bots that play for those who are away, by seat.
    Map<Integer, String> standIns() {
        var playing = new TreeMap<>(notes.standIns());
        playing.keySet().removeIf(seat -> bot(seat).isEmpty());
        return playing;
    }

    private boolean isPerson(int seat) {
        return seats.get(seat).kind() == SeatKind.PERSON;
    }

    /// Whether a person other than whoever sits there still plays.
    boolean hasOtherPerson(int seat) {
        var account = seats.get(seat).account();
        return seats.stream()
                .anyMatch(each ->
                        isPerson(each.seat()) && !each.account().equals(account) && !match().isAbsent(each.seat()));
    }

    /// For which seats an account hears what happens: all is open once the game is over.
    long ears(String account, Optional<Integer> asked) {
        if (row.phase() == Phase.OVER) {
            return Listener.Ear.ALL;
        }
        return seatsOf(account).stream()
                .filter(seat -> asked.isEmpty() || asked.get().equals(seat))
                .mapToLong(seat -> 1L << seat)
                .sum();
    }
}
