package plateau.server.api.forms;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import plateau.api.Phase;
import plateau.api.TablePageJson;
import plateau.core.Result;
import plateau.core.text.Json;
import plateau.core.text.Message;
import plateau.core.wire.Field;
import plateau.core.wire.Wire;
import plateau.server.accounts.NameTags;
import plateau.server.http.Answer;
import plateau.server.http.message.Request;
import plateau.server.http.problem.Problem;
import plateau.server.storage.Storage;
import plateau.server.storage.rows.AccountRow;
import plateau.server.storage.rows.SeatRow;
import plateau.server.storage.rows.TableRow;
import plateau.server.storage.search.Cursor;
import plateau.server.storage.search.Listed;
import plateau.server.storage.search.TableFilter;
import plateau.server.tables.Tables;

/// Tables in short, in pages.
public final class Lists {
    /// When another game may be over.
    private static final Duration AGAIN = Duration.ofMinutes(1);

    private static final int LONGEST_PAGE = 100;

    private static final int USUAL_PAGE = 20;

    /// How long a game that ended without somebody is shown to it.
    private static final Duration UNSEEN = Duration.ofDays(7);

    private static final String CURRENT = "current";

    private static final TableFilter OPEN = new TableFilter("", phases("live"), true, "", 0, null, USUAL_PAGE);

    /// The open tables as they were read, and when that was.
    private record Seen(long state, List<Listed> tables) {}

    private final Storage storage;
    private final Tables tables;
    private final int most;
    private volatile Seen open = new Seen(-1, List.of());

    /// @param most how many tables that are not over somebody may have made or sit at
    public Lists(Storage storage, Tables tables, int most) {
        this.storage = storage;
        this.tables = tables;
        this.most = most;
    }

    public static Field[] fields() {
        return new Field[] {
            Field.text("game", 40).preset("").help("Only tables of this game."),
            Field.oneOf("phase", "gathering", "running", "live", CURRENT, "over", "closed")
                    .preset("live")
                    .help("`live` is gathering or running, `current` with those of yours, too, that ended in the last"
                            + " week while you were away, until you have looked at them."),
            Field.truth("mine").preset(false).help("Your own tables, also those that are not open."),
            limit(),
            before()
        };
    }

    public static Field limit() {
        return Field.number("limit", 1, LONGEST_PAGE).preset(USUAL_PAGE).help("How many on a page.");
    }

    public static Field before() {
        return Field.text("before", 80).optional().help("Where the page before ended.");
    }

    public Answer list(Request request) {
        boolean isOwn = request.truth("mine");
        int limit = request.whole("limit");
        var filter = new TableFilter(
                request.text("game"),
                phases(request.text("phase")),
                !isOwn,
                isOwn ? AccountCaller.of(request).id() : "",
                isOwn && request.text("phase").equals(CURRENT) ? unseenSince() : 0,
                request.optionalText("before").map(Cursor.Order.MADE::read).orElse(null),
                limit);
        var page = page(tables(filter), limit, isOwn);
        return Answer.json(page).tagged(Integer.toHexString(page.hashCode()));
    }

    /// The open tables that are not over.
    public TablePageJson live() {
        return page(tables(OPEN), USUAL_PAGE, false);
    }

    /// The tables at which an account sits or which it made, and which are not over, or ended without it.
    public TablePageJson current(String account) {
        var filter = new TableFilter("", phases("live"), false, account, unseenSince(), null, LONGEST_PAGE);
        return page(tables(filter), LONGEST_PAGE, true);
    }

    private long unseenSince() {
        return tables.now() - UNSEEN.toMillis();
    }

    /// Every page asks for those that are open, again and again: they are read once for as long as
    /// nothing is written.
    private List<Listed> tables(TableFilter filter) {
        if (!filter.equals(OPEN)) {
            return storage.listTables(filter);
        }
        long state = storage.state();
        var seen = open;
        if (seen.state() != state) {
            seen = new Seen(state, storage.listTables(OPEN));
            open = seen;
        }
        return seen.tables();
    }

    private static Set<Phase> phases(String word) {
        return switch (word) {
            case "gathering" -> Set.of(Phase.GATHERING);
            case "running" -> Set.of(Phase.RUNNING);
            case "over" -> Set.of(Phase.OVER);
            case "closed" -> Set.of(Phase.CLOSED);
            default -> Set.of(Phase.GATHERING, Phase.RUNNING);
        };
    }

    /// Of somebody's own tables it is always told how far they have come.
    private TablePageJson page(List<Listed> listed, int limit, boolean isOwn) {
        return page(
                listed,
                limit,
                each -> Cursor.Order.MADE.write(each.made()),
                id -> isOwn ? tables.look(id) : tables.glance(id));
    }

    /// Games that are over.
    public static TablePageJson over(List<Listed> listed, int limit) {
        return page(listed, limit, each -> Cursor.Order.ENDED.write(each.ended()), _ -> Optional.empty());
    }

    /// Whoever is called alike at any of the tables is told apart.
    ///
    /// @param place where one of them stands in the list
    /// @param look tells how far a game has come, where that is known
    private static TablePageJson page(
            List<Listed> listed,
            int limit,
            Function<Listed, String> place,
            Function<String, Optional<Tables.Glance>> look) {
        var tags = new NameTags();
        listed.forEach(each -> tags.add(each.seats()));
        return new TablePageJson(
                listed.stream().map(each -> json(each, tags, look)).toList(),
                listed.size() < limit ? Optional.empty() : Optional.of(place.apply(listed.getLast())));
    }

    private static TablePageJson.ListedTable json(
            Listed listed, NameTags tags, Function<String, Optional<Tables.Glance>> look) {
        var row = listed.table();
        var seen = row.phase() == Phase.RUNNING ? look.apply(row.id()) : Optional.<Tables.Glance>empty();
        return new TablePageJson.ListedTable(
                row.id(),
                row.game(),
                Json.readObject(row.options()),
                row.players(),
                row.clock(),
                row.phase(),
                row.isOpen(),
                row.created(),
                Optional.of(row.started()).filter(time -> time > 0),
                Optional.of(row.ended()).filter(time -> time > 0),
                listed.seats().stream().map(seat -> json(seat, row, tags, seen)).toList(),
                seen.map(Tables.Glance::ply),
                seen.map(Tables.Glance::mover).filter(mover -> mover >= 0),
                row.phase() == Phase.OVER ? Optional.of(Wire.read(Result.class, row.result())) : Optional.empty());
    }

    private static TablePageJson.Occupant json(
            SeatRow seat, TableRow row, NameTags tags, Optional<Tables.Glance> seen) {
        boolean isOver = row.phase() == Phase.OVER;
        return new TablePageJson.Occupant(
                seat.kind(),
                tags.shown(seat),
                Optional.of(seat.account()).filter(account -> !account.isEmpty()),
                seen.map(glance -> glance.standIns().get(seat.seat())),
                isOver ? Optional.of(seat.score()) : Optional.empty(),
                isOver ? Optional.of(seat.payoff()) : Optional.empty());
    }

    /// Refuses another table to who has made very many.
    public void checkRoom(AccountRow account) {
        int count = storage.countTablesMade(account.id(), phases("live"));
        if (count >= most) {
            throw Problem.tooMany(
                    Message.of(
                            "table.too-many",
                            "you have made %d tables that are not over; finish or close one first",
                            count),
                    AGAIN);
        }
    }
}
