package plateau.server.api;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.api.StandingJson;
import plateau.core.text.Json;
import plateau.core.wire.Field;
import plateau.core.wire.Wire;
import plateau.server.api.forms.AccountCaller;
import plateau.server.api.forms.CommonFields;
import plateau.server.api.forms.TablePlans;
import plateau.server.http.Answer;
import plateau.server.http.Endpoint;
import plateau.server.http.message.Media;
import plateau.server.http.message.Request;
import plateau.server.http.problem.Problem;
import plateau.server.scenes.TableScenes;
import plateau.server.storage.rows.AccountRow;
import plateau.server.tables.IllegalMove;
import plateau.server.tables.Tables;
import plateau.server.tables.terms.WaitChoice;
import plateau.words.Language;
import plateau.words.Sentences;

/// Playing at a table.
final class PlayEndpoints {
    private static final String GROUP = "Playing";
    static final int LONGEST_MOVE = 200;

    /// What somebody does at a table.
    @FunctionalInterface
    private interface Act {
        StandingJson at(String table, AccountRow account, Request request);
    }

    private final Tables tables;
    private final TableScenes scenes;

    PlayEndpoints(Tables tables, TableScenes scenes) {
        this.tables = tables;
        this.scenes = scenes;
    }

    List<Endpoint> all() {
        return List.of(move(), undo(), resign(), choose(), pace(), step());
    }

    /// What all have in common.
    static Endpoint.Draft at(String what, String name) {
        return Endpoint.post("/api/tables/{table}/" + what)
                .named(name)
                .in(GROUP)
                .forAccounts()
                .path(CommonFields.TABLE)
                .answers(200, "Where the table stands now.", StandingJson.class)
                .refuses(403, "You do not sit there, or it is not for you to do.")
                .refuses(404, "There is no such table.");
    }

    private static Endpoint by(Endpoint.Draft draft, Act act) {
        return draft.by(request -> Answer.json(act.at(request.text("table"), AccountCaller.of(request), request)));
    }

    private Endpoint move() {
        var draft = at("moves", "playMove")
                .says("Plays a move")
                .explains("A move names the ply that it answers, so that the same request sent"
                        + " twice is one move, and one that comes too late is a"
                        + " conflict. Once it is answered it is on the disk. With `scene` the"
                        + " answer has what `/api/tables/{table}/scene` would show next.")
                .body(
                        Field.number("ply", 0, CommonFields.MOST_PLIES)
                                .help("How many moves had been made when you decided."),
                        Field.text("move", LONGEST_MOVE).help("Its notation."),
                        SceneEndpoints.SCENE.help("Whether the scene that follows is wanted, too."),
                        SceneEndpoints.LAYERS)
                .example(Map.of("ply", 4, "move", "2,3"))
                .refuses(409, "It is not your turn, or the game is at another ply.")
                .refuses(422, "The rules do not allow the move.");
        return draft.by(request -> {
            try {
                return moved(request);
            } catch (IllegalMove illegal) {
                throw problem(illegal, request.language());
            }
        });
    }

    private Answer moved(Request request) {
        var table = request.text("table");
        var account = AccountCaller.of(request);
        int ply = request.whole("ply");
        var move = request.text("move");
        var wish = SceneEndpoints.wished(request);
        if (wish.isEmpty()) {
            return Answer.json(tables.move(table, account, ply, move));
        }
        var after = tables.moveAndSee(table, account, ply, move);
        var scene = scenes.scene(after, wish.get()).text();
        var json = Json.opened(Wire.write(after.standing()), "scene") + scene + "}";
        return Answer.bytes(Media.JSON, json.getBytes(StandardCharsets.UTF_8));
    }

    /// What is legal, and where the rules know it why this is not.
    static Problem problem(IllegalMove illegal, Language language) {
        var sentences = Sentences.named(
                illegal.game(), language, seat -> illegal.names().get(seat));
        var problem = Problem.of(422, illegal.inWords()).named("illegal-move");
        return illegal.why().map(why -> problem.with("why", sentences.why(why))).orElse(problem);
    }

    private Endpoint undo() {
        var draft = at("undo", "undo")
                .says("Takes one's last decision back")
                .explains("As long as one's turn is not over and nothing new was revealed. Who"
                        + " plays alone with bots of the house, and against no"
                        + " clock, can do so at each of its turns, and takes back"
                        + " what came after it, too; the game is not rated then.")
                .body(Field.number("ply", 0, CommonFields.MOST_PLIES)
                        .help("The ply of the decision: `back` of the table."))
                .refuses(409, "There is nothing to take back.");
        return by(draft, (table, account, request) -> tables.undo(table, account, request.whole("ply")));
    }

    private Endpoint resign() {
        var draft = at("resign", "resign")
                .says("Gives the game up")
                .explains("Where more than two play, the others go on.")
                .refuses(409, "The game is not going on.");
        return by(draft, (table, account, _) -> tables.resign(table, account));
    }

    private Endpoint choose() {
        var draft = at("away", "chooseForAway")
                .says("Chooses what is done about a person who is away when it is to move")
                .explains("Who has waited for it longer than the `patience` of the table may go on waiting (and is"
                        + " asked again after as long), let the bot of the table's `absence` play until it is back,"
                        + " or have it out of the game, which is over then unless two are left. Until somebody"
                        + " chooses nothing happens, and who comes back goes on.")
                .body(
                        Field.number("ply", 0, CommonFields.MOST_PLIES)
                                .help("The ply at which it is to move: `ply` of the table."),
                        Field.oneOf("then", "wait", "bot", "end"))
                .refuses(409, "Nobody is away whom you have waited for long enough, or the game has gone on.");
        return by(
                draft,
                (table, account, request) ->
                        tables.choose(table, account, request.whole("ply"), choice(request.text("then"))));
    }

    private static WaitChoice choice(String word) {
        return switch (word) {
            case "bot" -> WaitChoice.BOT;
            case "end" -> WaitChoice.END;
            default -> WaitChoice.WAIT;
        };
    }

    private Endpoint pace() {
        var draft = at("pace", "setPace")
                .says("Holds a game among bots, lets it go on, or says how fast it goes")
                .explains("For whoever made the table.")
                .body(
                        Field.truth("paused").optional(),
                        Field.number("delay", 0, TablePlans.LONGEST_DELAY)
                                .optional()
                                .help("Milliseconds between two moves."))
                .refuses(409, "The game is not going on.");
        return by(
                draft,
                (table, account, request) -> tables.pace(
                        table,
                        account,
                        request.has("paused") ? Optional.of(request.truth("paused")) : Optional.empty(),
                        request.has("delay") ? Optional.of(request.number("delay")) : Optional.empty()));
    }

    private Endpoint step() {
        var draft = at("step", "step")
                .says("Has the next move made of a game among bots that is held")
                .refuses(409, "The game is not held.");
        return by(draft, (table, account, _) -> tables.step(table, account));
    }
}
