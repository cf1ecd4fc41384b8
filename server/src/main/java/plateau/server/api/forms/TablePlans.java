package plateau.server.api.forms;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import plateau.core.Clock;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.core.options.Time;
import plateau.core.records.GameRecord;
import plateau.core.records.Replay;
import plateau.core.text.BadInput;
import plateau.core.text.Json;
import plateau.core.wire.Field;
import plateau.core.wire.Values;
import plateau.games.Games;
import plateau.server.accounts.Accounts;
import plateau.server.http.message.Request;
import plateau.server.replays.Replays;
import plateau.server.tables.Tables;
import plateau.server.tables.terms.Credentials;
import plateau.server.tables.terms.TablePlan;
import plateau.words.Names;

/// Reads what somebody wants a table to be.
public final class TablePlans {
    private static final String ME = "me";
    private static final String ME_AS = "me:";
    private static final String FREE = "free";
    private static final String ACCOUNT = "account:";
    public static final int LONGEST_DELAY = 60_000;

    /// They are played again whenever the table comes into memory.
    private static final int MOST_PLIES = 20_000;

    private final Tables tables;
    private final Replays replays;

    public TablePlans(Tables tables, Replays replays) {
        this.tables = tables;
        this.replays = replays;
    }

    public static Field[] fields() {
        return new Field[] {
            Field.text("game", 40).optional().help("Its id; not needed with `from`."),
            Field.text("preset", 40).optional().help("A preset of the game."),
            CommonFields.options("Options of the game that are not the usual ones.")
                    .optional(),
            Field.list("seats", CommonFields.MOST_SEATS, Field.text("seat", 200))
                    .optional()
                    .help("Who is to sit where: `me`, or `me:NAME` where several play at one"
                            + " screen, `free`, the name of a bot such as `hard` or"
                            + " `mcts:steps=200`, or `account:ID`. You and free seats if"
                            + " nothing is said."),
            Field.text("clock", 40).preset("none").help("`5m+3s`, `30s/move`, `3d/move`, or `none`."),
            Field.truth("open").preset(true).help("Whether the table is listed and anybody may sit down."),
            Field.text("patience", 20)
                    .optional()
                    .help("How long a person is waited for who is away when it is to move, until the others may"
                            + " choose what is done: `3d`, which is usual without a clock, or `60s`, which is usual"
                            + " with one. A clock that gives an hour or more for a move says it by itself."),
            Field.object(
                            "absence",
                            Field.text("after", 20)
                                    .optional()
                                    .help("How long a bot that runs elsewhere is waited for: `2m`; people, too,"
                                            + " where there is no `patience`."),
                            Field.oneOf("then", "bot", "leave")
                                    .preset("bot")
                                    .help("Whether a bot plays until it is back, or it is out of" + " the game."),
                            Field.text("bot", 200)
                                    .optional()
                                    .help("Which one, and which one plays for people where others choose that;"
                                            + " `medium` if none."))
                    .optional()
                    .help("What is done about a bot that runs elsewhere and is away when it is to move."),
            Field.truth("rated").preset(true).help("Whether the game counts for ratings."),
            Field.object(
                            "pace",
                            Field.truth("paused").preset(false),
                            Field.number("delay", 0, LONGEST_DELAY).preset(0).help("Milliseconds between two moves."))
                    .optional()
                    .help("How a game among bots goes."),
            Field.object(
                            "from",
                            CommonFields.id("table").optional(),
                            CommonFields.REPLAY.optional(),
                            Field.like("record", RecordSchema.RECORD).optional().help("Any record of a game."),
                            CommonFields.KEY,
                            Field.number("ply", 0, MOST_PLIES).help("So many of its moves are taken over."))
                    .optional()
                    .help("The game from whose position this one goes on.")
        };
    }

    public TablePlan read(Request request) {
        var record = request.has("from") ? Optional.of(source(request)) : Optional.<GameRecord>empty();
        var game = record.map(each -> same(each, request)).orElseGet(() -> game(request));
        var clock = clock(request.text("clock"));
        int players = record.map(GameRecord::players).orElse(game.defaultPlayers());
        var places = places(request, players);
        if (record.isPresent() && places.size() != players) {
            throw new BadInput(
                    "plan.players", "seats: the game goes on with %d players, not %d", players, places.size());
        }
        return new TablePlan(
                game,
                clock,
                places,
                request.truth("open"),
                patience(request, clock),
                grace(request, clock),
                standIn(request),
                request.truth("rated"),
                pace(request, places),
                record.map(each -> opening(game, each, request.object("from"))).orElse(TablePlan.Opening.NONE));
    }

    /// The game that a request names.
    static String gameName(Request request) {
        return request.optionalText("game")
                .orElseThrow(() -> new BadInput(
                        "plan.no-game", "game: say which game; there are %s", String.join(", ", Games.ids())));
    }

    /// The game that a request names, with its options.
    public static Game game(Request request) {
        var options = Games.named(gameName(request));
        var given = request.has("options") ? request.any("options") : Map.<String, Object>of();
        var all = new LinkedHashMap<String, Object>();
        request.optionalText("preset").ifPresent(name -> all.putAll(preset(options, name)));
        all.putAll(given);
        return options.fromJson(all);
    }

    /// The options that a preset sets, and no others: what is left depends on them.
    private static Map<String, Object> preset(Options<Game> options, String typed) {
        var name = Names.meantPreset(options.defaults(), typed);
        var made = options.json(options.parse(name, List.of()));
        var set = options.presetSettings(name).stream()
                .map(setting -> setting.split("=", 2)[0])
                .toList();
        made.keySet().retainAll(set);
        return made;
    }

    /// A table goes on with the game of the record, and no other.
    private static Game same(GameRecord record, Request request) {
        var named = request.optionalText("game").orElse(record.game());
        if (!named.equals(record.game()) || request.has("options") || request.has("preset")) {
            throw new BadInput(
                    "plan.other-game", "from: the game goes on as it is; leave game, preset and options out");
        }
        return Games.of(record);
    }

    private GameRecord source(Request request) {
        var from = request.object("from");
        if (Stream.of("table", "replay", "record").filter(from::has).count() != 1) {
            throw new BadInput("plan.source", "from: give a table, a replay or a record");
        }
        var credentials = new Credentials(
                AccountCaller.id(request), from.optionalText("key").orElse(""));
        if (from.has("replay")) {
            return replays.film(from.text("replay"), credentials).record();
        }
        return from.has("record")
                ? GameRecord.parse(Json.write(from.any("record")))
                : tables.record(from.text("table"), credentials, Optional.empty());
    }

    private static TablePlan.Opening opening(Game game, GameRecord record, Values from) {
        int ply = from.whole("ply");
        if (ply > record.moves().size()) {
            throw new BadInput(
                    "plan.ply",
                    "from: the game has %d moves, not %d",
                    record.moves().size(),
                    ply);
        }
        for (var departure : record.departures()) {
            if (departure.ply() < ply) {
                throw new BadInput(
                        "plan.left",
                        "from: somebody left the game at ply %d; it goes on from there or before, not" + " from ply %d",
                        departure.ply(),
                        ply);
            }
        }
        var moves = record.moves().subList(0, ply);
        check(game, record, moves);
        return new TablePlan.Opening(from.optionalText("table").orElse(""), moves);
    }

    /// The moves have to be legal, and the game may not be over.
    private static void check(Game game, GameRecord record, List<String> moves) {
        var opening = new GameRecord(record.game(), record.options(), record.players(), moves);
        var replay = new Replay(game, opening);
        while (replay.hasNext()) {
            replay.next();
        }
        if (replay.state().isOver()) {
            throw new BadInput("plan.over", "from: the game is over at ply %d", moves.size());
        }
    }

    private static List<TablePlan.Place> places(Request request, int players) {
        var places = new ArrayList<TablePlan.Place>();
        if (!request.has("seats")) {
            places.add(new TablePlan.Maker(""));
            while (places.size() < players) {
                places.add(new TablePlan.Free());
            }
            return places;
        }
        request.texts("seats").forEach(seat -> places.add(place(seat)));
        return places;
    }

    private static TablePlan.Place place(String seat) {
        if (seat.equals(ME)) {
            return new TablePlan.Maker("");
        }
        if (seat.startsWith(ME_AS)) {
            return new TablePlan.Maker(Accounts.named(seat.substring(ME_AS.length())));
        }
        if (seat.equals(FREE)) {
            return new TablePlan.Free();
        }
        return seat.startsWith(ACCOUNT)
                ? new TablePlan.Guest(seat.substring(ACCOUNT.length()), false)
                : new TablePlan.Bot(seat);
    }

    private Clock clock(String text) {
        var clock = Clock.parse(text);
        if (clock instanceof Clock.Steps) {
            throw new BadInput("plan.steps", "clock: steps are no time; bots take them as a setting");
        }
        tables.bounds().check(clock, text);
        return clock;
    }

    private Optional<Duration> grace(Request request, Clock clock) {
        var after = absence(request).flatMap(absence -> absence.optionalText("after"));
        if (after.isPresent() && TablePlan.isSlow(clock)) {
            throw new BadInput(
                    "plan.slow",
                    "absence.after: the clock (%s) says how long is waited for a move; leave it out",
                    request.text("clock"));
        }
        return after.map(this::grace);
    }

    private Duration grace(String text) {
        var grace = Time.read(text)
                .orElseThrow(() -> new BadInput(
                        "plan.grace", "absence.after must be a time such" + " as 90s, 2m or 3d, not '%s'", text));
        tables.bounds().check(grace, text);
        return grace;
    }

    private Optional<Duration> patience(Request request, Clock clock) {
        var text = request.optionalText("patience");
        if (text.isPresent() && TablePlan.isSlow(clock)) {
            throw new BadInput(
                    "plan.slow-patience",
                    "patience: the clock (%s) says how long is waited for a move; leave it out",
                    request.text("clock"));
        }
        return text.map(this::patience);
    }

    private Duration patience(String text) {
        var patience = Time.read(text)
                .orElseThrow(() ->
                        new BadInput("plan.patience", "patience must be a time such as 60s, 2h or 3d, not '%s'", text));
        tables.bounds().checkPatience(patience, text);
        return patience;
    }

    private static Optional<String> standIn(Request request) {
        return absence(request)
                .flatMap(absence ->
                        absence.text("then").equals("leave") ? Optional.of("") : absence.optionalText("bot"));
    }

    private static Optional<Values> absence(Request request) {
        return request.has("absence") ? Optional.of(request.object("absence")) : Optional.empty();
    }

    private static TablePlan.Pace pace(Request request, List<TablePlan.Place> places) {
        if (!request.has("pace")) {
            return TablePlan.Pace.USUAL;
        }
        if (!places.stream().allMatch(place -> place instanceof TablePlan.Bot)) {
            throw new BadInput("plan.pace", "pace: only a game among bots of the house has one; leave it out");
        }
        var pace = request.object("pace");
        return new TablePlan.Pace(pace.truth("paused"), pace.number("delay"));
    }
}
