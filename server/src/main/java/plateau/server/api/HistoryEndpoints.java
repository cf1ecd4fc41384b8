package plateau.server.api;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.stream.Stream;
import plateau.api.RatingJson;
import plateau.api.RatingStepJson;
import plateau.api.TablePageJson;
import plateau.core.text.Message;
import plateau.core.wire.Field;
import plateau.games.Games;
import plateau.server.accounts.NameTags;
import plateau.server.api.forms.AccountCaller;
import plateau.server.api.forms.CommonFields;
import plateau.server.api.forms.Lists;
import plateau.server.history.Archive;
import plateau.server.history.PlayerRatings;
import plateau.server.http.Answer;
import plateau.server.http.Endpoint;
import plateau.server.http.message.Request;
import plateau.server.http.problem.Problem;
import plateau.server.storage.Storage;
import plateau.server.storage.rows.RatingRow;
import plateau.server.storage.search.Cursor;
import plateau.server.storage.search.HistoryFilter;
import plateau.server.tables.Tables;

/// Games that are over, and how strong those are who played them.
final class HistoryEndpoints {
    private static final String GROUP = "History";
    private static final int MOST_RATINGS = 500;
    private static final long MOST_MILLIS = 1L << 53;
    private static final int EXPORT_PAGE = 100;

    /// An export may be long: so many are read at the same time.
    private static final int MOST_EXPORTS = 4;

    private static final Duration AGAIN = Duration.ofSeconds(30);

    private final Tables tables;
    private final Storage storage;
    private final Archive archive;
    private final Semaphore exports = new Semaphore(MOST_EXPORTS);

    HistoryEndpoints(Tables tables, Storage storage, Archive archive) {
        this.tables = tables;
        this.storage = storage;
        this.archive = archive;
    }

    List<Endpoint> all() {
        return List.of(search(), export(), ratings(), steps());
    }

    private static Field[] filter() {
        return new Field[] {
            Field.text("game", 40).preset(""),
            Field.text("player", 40).preset("").help("The name of somebody who played."),
            CommonFields.id("account").optional().help("The account of somebody who played."),
            Field.text("winner", 40).preset("").help("The name of somebody who won."),
            millis("since"),
            millis("until"),
            Field.number("players", 0, CommonFields.MOST_SEATS).preset(0).help("How many played.")
        };
    }

    private static Field millis(String name) {
        return Field.number(name, 0, MOST_MILLIS).preset(0).help("In milliseconds.");
    }

    private static Field[] inPages(Field... fields) {
        return Stream.concat(Stream.of(fields), Stream.of(Lists.limit(), Lists.before()))
                .toArray(Field[]::new);
    }

    private static HistoryFilter filter(Request request, int limit) {
        return new HistoryFilter(
                request.text("game"),
                request.text("player"),
                request.optionalText("account").orElse(""),
                request.text("winner"),
                request.number("since"),
                request.number("until"),
                request.whole("players"),
                request.optionalText("before").map(Cursor.Order.ENDED::read).orElse(null),
                limit,
                AccountCaller.id(request));
    }

    private Endpoint search() {
        return Endpoint.get("/api/history")
                .named("searchHistory")
                .says("Looks for games that are over, the latest first")
                .explains("Those at tables that were not open are found by who played them.")
                .in(GROUP)
                .query(inPages(filter()))
                .answers(200, "Some games, and how to go on.", TablePageJson.class)
                .by(request -> {
                    int limit = request.whole("limit");
                    return Answer.json(Lists.over(storage.search(filter(request, limit)), limit));
                });
    }

    private Endpoint export() {
        return Endpoint.get("/api/records")
                .named("exportRecords")
                .says("Gives games that are over as records, one a line")
                .explains("All that fit and that `/api/history` would find, however many.")
                .in(GROUP)
                .query(filter())
                .answersAs("application/x-ndjson", "The records.")
                .refuses(429, "Others read exports just now.")
                .by(this::export);
    }

    private Answer export(Request request) {
        var wanted = filter(request, EXPORT_PAGE);
        if (!exports.tryAcquire()) {
            throw Problem.tooMany(
                    Message.of("history.busy", "%d exports are being read already; try again later", MOST_EXPORTS),
                    AGAIN);
        }
        var records = archive.records(wanted).map(record -> record.toJson());
        return Answer.lines(records.onClose(exports::release)).saved("plateau.jsonl");
    }

    private Endpoint ratings() {
        return Endpoint.get("/api/ratings")
                .named("listRatings")
                .says("Lists the strongest at a game")
                .in(GROUP)
                .query(
                        Field.text("game", 40),
                        Field.number("players", 1, CommonFields.MOST_SEATS).preset(2),
                        Field.number("limit", 1, MOST_RATINGS).preset(50))
                .answersList(200, "From the strongest on.", MOST_RATINGS, RatingJson.class)
                .by(this::ratings);
    }

    private Answer ratings(Request request) {
        var game = Games.named(request.text("game")).defaults().id();
        var rows = storage.ratings(game, request.whole("players"), request.whole("limit"));
        var tags = new NameTags();
        rows.forEach(row -> tags.add(PlayerRatings.account(row), archive.name(row.player())));
        return Answer.json(rows.stream().map(row -> json(row, tags)).toList());
    }

    private Endpoint steps() {
        return Endpoint.get("/api/tables/{table}/ratings")
                .named("readRatingSteps")
                .says("Tells what the game did to the ratings of its players")
                .explains("None before it is over, and none where it did not count.")
                .in(GROUP)
                .path(CommonFields.TABLE)
                .query(CommonFields.KEY)
                .refuses(403, CommonFields.PRIVATE)
                .answersList(200, "By seats.", CommonFields.MOST_SEATS, RatingStepJson.class)
                .refuses(404, "There is no such table.")
                .by(request -> {
                    var id = request.text("table");
                    tables.at(id, AccountCaller.entrant(request));
                    return Answer.json(storage.ratingSteps(id).stream()
                            .map(each -> new RatingStepJson(
                                    each.seat(), each.ratingBefore(), each.ratingAfter(), each.games()))
                            .toList());
                });
    }

    private RatingJson json(RatingRow row, NameTags tags) {
        return new RatingJson(
                row.player(),
                tags.shown(PlayerRatings.account(row), archive.name(row.player())),
                row.game(),
                row.players(),
                row.rating(),
                row.mean(),
                row.deviation(),
                row.games());
    }
}
