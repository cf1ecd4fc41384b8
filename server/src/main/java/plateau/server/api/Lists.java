package plateau.server.api;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import plateau.api.Phase;
import plateau.core.Result;
import plateau.core.text.Json;
import plateau.core.text.Message;
import plateau.core.wire.Field;
import plateau.core.wire.Schema;
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

    static final Schema LISTED = Schema.named(
            "ListedTable",
            "A table in short.",
            Field.text("id", 40),
            Field.text("game", 40),
            Fields.options("Every option of the game with its value."),
            Field.number("players", 1, Fields.MOST_SEATS),
            Field.text("clock", 40),
            Field.oneOf("phase", "gathering", "running", "over", "closed"),
            Field.truth("open"),
            Schemas.millis("created"),
            Schemas.millis("started").optional(),
            Schemas.millis("ended").optional(),
            Field.list(
                    "seats",
                    Fields.MOST_SEATS,
                    Schema.of(
                            Field.oneOf("kind", "free", "person", "bot", "remote"),
                            Field.text("name", 200),
                            Field.text("account", 40).optional(),
                            Field.number("score", Integer.MIN_VALUE, Integer.MAX_VALUE)
                                    .optional(),
                            Field.decimal("payoff", 0, 1).optional())),
            Field.number("ply", 0, Integer.MAX_VALUE)
                    .optional()
                    .help("How many moves were made, of a game that is being played."),
            Field.number("mover", 0, Fields.MOST_SEATS - 1)
                    .optional()
                    .help("The seat to move, if the table is one of yours or awake."),
            Field.object("result", Wire.schema(Result.class)).optional());

    static final Schema PAGE = Schema.named(
            "TablePage",
            "Some tables, and how to go on.",
            Field.list("tables", LONGEST_PAGE, LISTED),
            Field.text("before", 80).optional().help("What to ask for to get the next page, if there is more."));

    private static final TableFilter OPEN = new TableFilter("", phases("live"), true, "", null, USUAL_PAGE);

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

    static Field[] fields() {
        return new Field[] {
            Field.text("game", 40).preset("").help("Only tables of this game."),
            Field.oneOf("phase", "gathering", "running", "live", "over", "closed")
                    .preset("live")
                    .help("`live` is gathering or running."),
            Field.truth("mine").preset(false).help("Your own tables, also those that are not open."),
            limit(),
            before()
        };
    }

    static Field limit() {
        return Field.number("limit", 1, LONGEST_PAGE).preset(USUAL_PAGE).help("How many on a page.");
    }

    static Field before() {
        return Field.text("before", 80).optional().help("Where the page before ended.");
    }

    Answer list(Request request) {
        boolean isOwn = request.truth("mine");
        int limit = request.whole("limit");
        var filter = new TableFilter(
                request.text("game"),
                phases(request.text("phase")),
                !isOwn,
                isOwn ? Visitor.of(request).id() : "",
                request.optionalText("before").map(Cursor.Order.MADE::read).orElse(null),
                limit);
        var page = page(tables(filter), limit, isOwn);
        return Answer.json(page).tagged(Integer.toHexString(page.hashCode()));
    }

    /// The tables that are not over: those that are open, or all at which an account sits or which it made.
    public Map<String, Object> live(String account) {
        boolean isOwn = !account.isEmpty();
        var filter = new TableFilter("", phases("live"), !isOwn, account, null, USUAL_PAGE);
        return page(tables(filter), USUAL_PAGE, isOwn);
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

    private Map<String, Object> page(List<Listed> listed, int limit, boolean isOwn) {
        var page = new LinkedHashMap<String, Object>();
        var tags = tags(listed);
        page.put("tables", listed.stream().map(each -> live(each, isOwn, tags)).toList());
        if (listed.size() >= limit) {
            page.put("before", Cursor.Order.MADE.write(listed.getLast().made()));
        }
        return page;
    }

    /// A table in short, with how far its game has come. Of somebody's own tables that is always told.
    private Map<String, Object> live(Listed listed, boolean isOwn, NameTags tags) {
        var json = json(listed, tags);
        if (listed.table().phase() == Phase.RUNNING) {
            var id = listed.table().id();
            var glance = isOwn ? tables.look(id) : tables.glance(id);
            glance.ifPresent(seen -> {
                json.put("ply", seen.ply());
                if (seen.mover() >= 0) {
                    json.put("mover", seen.mover());
                }
            });
        }
        return json;
    }

    /// Whoever is called alike at any of some tables is told apart.
    static NameTags tags(List<Listed> listed) {
        var tags = new NameTags();
        listed.forEach(each -> tags.add(each.seats()));
        return tags;
    }

    /// A table in short.
    static Map<String, Object> json(Listed listed, NameTags tags) {
        var row = listed.table();
        var json = new LinkedHashMap<String, Object>();
        json.put("id", row.id());
        json.put("game", row.game());
        json.put("options", Json.readObject(row.options()));
        json.put("players", row.players());
        json.put("clock", row.clock());
        json.put("phase", Wire.word(row.phase()));
        json.put("open", row.isOpen());
        json.put("created", row.created());
        if (row.started() > 0) {
            json.put("started", row.started());
        }
        if (row.ended() > 0) {
            json.put("ended", row.ended());
        }
        json.put("seats", seats(row, listed.seats(), tags));
        if (row.phase() == Phase.OVER) {
            json.put("result", Json.readObject(row.result()));
        }
        return json;
    }

    private static List<Object> seats(TableRow row, List<SeatRow> seats, NameTags tags) {
        var list = new ArrayList<Object>();
        for (var seat : seats) {
            var json = new LinkedHashMap<String, Object>();
            json.put("kind", Wire.word(seat.kind()));
            json.put("name", tags.shown(seat));
            if (!seat.account().isEmpty()) {
                json.put("account", seat.account());
            }
            if (row.phase() == Phase.OVER) {
                json.put("score", seat.score());
                json.put("payoff", seat.payoff());
            }
            list.add(json);
        }
        return list;
    }

    /// Refuses another table to who has made very many.
    void checkRoom(AccountRow account) {
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
