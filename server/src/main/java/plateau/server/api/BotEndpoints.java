package plateau.server.api;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;
import plateau.api.BotJson;
import plateau.api.Phase;
import plateau.api.StandingJson;
import plateau.arena.outside.Greeting.Want;
import plateau.bots.Bots;
import plateau.bots.Levels;
import plateau.core.text.BadInput;
import plateau.core.text.Message;
import plateau.core.wire.Field;
import plateau.core.wire.Schema;
import plateau.games.Games;
import plateau.server.accounts.NameTags;
import plateau.server.api.forms.AccountCaller;
import plateau.server.api.forms.CommonFields;
import plateau.server.bots.House;
import plateau.server.bots.Wishes;
import plateau.server.http.Answer;
import plateau.server.http.Endpoint;
import plateau.server.http.message.Request;
import plateau.server.http.problem.Problem;
import plateau.server.storage.Storage;
import plateau.server.storage.file.StorageDown;
import plateau.server.storage.rows.AccountRow;
import plateau.server.stream.Outbox;
import plateau.server.tables.Tables;

/// Bots: which there are, and the line of those that run elsewhere.
final class BotEndpoints {
    private static final Logger LOG = Logger.getLogger(BotEndpoints.class.getName());
    private static final String GROUP = "Bots";
    private static final String LINES = "application/x-ndjson";
    private static final int MOST_BYTES = 1 << 20;
    private static final int MOST_LINES = 1000;
    private static final int MOST_TABLES = 1000;
    private static final int MOST_BOTS = 10_000;
    private static final int USUAL_TABLES = 8;

    private static final Schema LINE = Schema.open(
            "BotLine",
            "A line of docs/protocol.md, with the table and the seat it is about.",
            Field.oneOf("type", "hello", "start", "turn", "refused", "end", "bye"),
            Field.text("table", 40).optional(),
            Field.number("seat", 0, CommonFields.MOST_SEATS).optional());

    private static final int LONGEST_REASON = 200;

    private final Tables tables;
    private final Storage storage;
    private final House house;
    private final BotAnswers answers;

    BotEndpoints(Tables tables, Storage storage, House house, Faults faults) {
        this.tables = tables;
        this.storage = storage;
        this.house = house;
        answers = new BotAnswers(tables, faults);
    }

    List<Endpoint> all() {
        return List.of(list(), listen(), answer(), decline());
    }

    private Endpoint list() {
        return Endpoint.get("/api/bots")
                .named("listBots")
                .says("Lists the bots that can sit at a table now")
                .explains("The levels, our own bots, those that the operator brought, and those that run"
                        + " elsewhere and are connected.")
                .in(GROUP)
                .query(Field.text("game", 40).help("Which they are to play.").example("piles"))
                .answersList(200, "The bots.", MOST_BOTS, BotJson.class)
                .by(request -> Answer.json(bots(request.text("game"))));
    }

    private List<BotJson> bots(String id) {
        var game = Games.named(id).defaults();
        var bots = new ArrayList<BotJson>();
        for (var name : Bots.ids(game)) {
            bots.add(bot(name, Levels.NAMES.contains(name) ? "level" : "built-in"));
        }
        house.outsiders(game).forEach(name -> bots.add(bot(name, "outside")));
        var tags = new NameTags();
        bots.forEach(bot -> tags.add("", bot.name()));
        var remotes = house.remotes().names(game);
        remotes.forEach(tags::add);
        remotes.forEach((account, name) ->
                bots.add(new BotJson("account:" + account, tags.shown(account, name), "remote", Optional.of(account))));
        return bots;
    }

    private static BotJson bot(String name, String kind) {
        return new BotJson(name, name, kind, Optional.empty());
    }

    private Endpoint listen() {
        return Endpoint.get("/api/bot")
                .named("playAsBot")
                .says("Tells a bot what its games want of it, as it happens")
                .explains("For accounts of kind `bot`. The lines are those of docs/protocol.md, of all its"
                        + " tables, each with `table` and `seat`: `hello` first, then of every"
                        + " game that goes on `start`, and `turn` with all moves where it is to"
                        + " move. A bot that comes back needs to know nothing but its token. Who"
                        + " opens a second stream ends the first, whose last line is `bye`."
                        + " While it is open anybody may seat the bot as `account:ID`.")
                .in(GROUP)
                .forAccounts()
                .query(
                        Field.truth("state").preset(true).help("Whether a turn tells the position."),
                        Field.truth("legal").preset(true).help("Whether a turn tells the legal moves."),
                        Field.truth("moves").preset(true).help("Whether a turn tells what was played since the last."),
                        Field.list("games", MOST_TABLES, Field.text("game", 40))
                                .optional()
                                .help("The games that it plays; all if left out."),
                        Field.number("most", 1, MOST_TABLES)
                                .preset(USUAL_TABLES)
                                .help("At how many tables others may seat it."))
                .streams("The lines.", LINE)
                .refuses(403, "It is the account of a person.")
                .by(request -> Answer.streamOfLines(connect(request)));
    }

    private static AccountRow bot(Request request) {
        var account = AccountCaller.of(request);
        if (account.kind() != AccountRow.Kind.BOT) {
            throw Problem.forbidden(
                    Message.of("bot.person", "this is for bots: open an account with \"kind\":\"bot\" for yours"));
        }
        return account;
    }

    private Outbox connect(Request request) {
        var account = bot(request);
        var outbox = house.remotes()
                .connect(account.id(), account.name(), wishes(request), table -> tables.departed(table, account.id()));
        Thread.ofVirtual().name("bot-arrives").start(() -> arrive(account, outbox));
        return outbox;
    }

    /// It is told of its games; if that is not possible it has to come again.
    private void arrive(AccountRow account, Outbox outbox) {
        try {
            storage.tablesOf(account.id(), EnumSet.of(Phase.RUNNING))
                    .forEach(row -> tables.arrived(row.id(), account.id()));
        } catch (StorageDown down) {
            storage.complain(down);
            outbox.close();
        } catch (RuntimeException broken) {
            LOG.log(Level.WARNING, "a bot could not be told of its games", broken);
            outbox.close();
        }
    }

    private static Wishes wishes(Request request) {
        var wants = EnumSet.noneOf(Want.class);
        for (var want : Want.values()) {
            if (request.truth(want.name().toLowerCase(Locale.ROOT))) {
                wants.add(want);
            }
        }
        var games = request.has("games") ? Set.copyOf(request.texts("games")) : Set.<String>of();
        games.forEach(game -> {
            var _ = Games.named(game);
        });
        return new Wishes(wants, games, request.whole("most"));
    }

    private Endpoint answer() {
        return Endpoint.post("/api/bot")
                .named("answerAsBot")
                .says("Plays a move of a bot, or those of many tables at once")
                .explains("One JSON object, or as `application/x-ndjson` a line for each of up to 1000"
                        + " moves, which are answered by a line each, in the same order, with"
                        + " `status` and `standing` or `detail`. A move that the rules do not"
                        + " allow changes nothing: the bot may answer again while its clock"
                        + " runs.")
                .in(GROUP)
                .forAccounts()
                .body(
                        Field.oneOf("type", "move").optional(),
                        CommonFields.TABLE,
                        Field.number("ply", 0, CommonFields.MOST_PLIES).help("The ply of the turn that it answers."),
                        Field.text("move", PlayEndpoints.LONGEST_MOVE).help("Its notation."),
                        Field.text("say", 32_767).optional().help("Is not kept."),
                        Field.decimal("value", -Double.MAX_VALUE, Double.MAX_VALUE)
                                .optional()
                                .help("Is not kept."))
                .example(Map.of("table", "k3v9xw2m7q", "ply", 4, "move", "2,3"))
                .takes(LINES, MOST_BYTES)
                .answers(200, "Where the table stands now.", StandingJson.class)
                .answersAs(LINES, "A line for each move.")
                .refuses(403, "It is the account of a person, or the bot does not sit there.")
                .refuses(404, "There is no such table.")
                .refuses(409, "It is not its turn, or the game is at another ply.")
                .refuses(422, "The rules do not allow the move.")
                .by(this::answer);
    }

    private Endpoint decline() {
        return Endpoint.post("/api/bot/decline")
                .named("declineAsBot")
                .says("Declines a game as a bot that does not play it as it is set up")
                .explains("The bot is out, and the game goes on without it; the reason is told.")
                .in(GROUP)
                .forAccounts()
                .body(
                        Field.oneOf("type", "decline").optional(),
                        CommonFields.TABLE,
                        Field.text("reason", LONGEST_REASON)
                                .help("Why, in English.")
                                .example("two players only"))
                .answers(200, "Where the table stands now.", StandingJson.class)
                .refuses(403, "It is the account of a person, or the bot does not sit there.")
                .refuses(404, "There is no such table.")
                .refuses(409, "The game is not going on.")
                .by(request ->
                        Answer.json(tables.abstain(request.text("table"), bot(request), request.text("reason"))));
    }

    private Answer answer(Request request) {
        var account = bot(request);
        if (request.has("table")) {
            return Answer.json(answers.take(
                    account, request.language(), request.text("table"), request.whole("ply"), request.text("move")));
        }
        var lines = new String(request.upload(), StandardCharsets.UTF_8)
                .lines()
                .filter(line -> !line.isBlank())
                .toList();
        if (lines.isEmpty() || lines.size() > MOST_LINES) {
            throw new BadInput("bot.lines", "send 1 to %d lines, not %d", MOST_LINES, lines.size());
        }
        return Answer.lines(answers.take(account, request.language(), lines).stream());
    }
}
