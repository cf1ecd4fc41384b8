package plateau.server.api;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import plateau.api.SceneJson;
import plateau.core.text.BadInput;
import plateau.core.wire.Field;
import plateau.server.api.forms.AccountCaller;
import plateau.server.api.forms.CommonFields;
import plateau.server.http.Answer;
import plateau.server.http.Endpoint;
import plateau.server.http.message.Request;
import plateau.server.http.problem.Problem;
import plateau.server.scenes.Scene;
import plateau.server.scenes.SceneWish;
import plateau.server.scenes.TableScenes;
import plateau.server.tables.Tables;
import plateau.words.Vocabulary;

/// What a page shows of a table, all at once: the board, the question that comes next and its answers.
public final class SceneEndpoints {
    /// Which layers are shown besides the board.
    public static final Field LAYERS = Field.list("layers", Scene.LAYERS.size(), Field.oneOf("layer", Scene.LAYERS))
            .optional()
            .help("What is shown besides the board: points that are not paid yet, what is left to"
                    + " be drawn, names of lines and columns; `scores` explains the points, `ahead` tells"
                    + " what the words lead to that may be chosen.");

    /// What asks for scenes where they are not all that is given.
    static final Field SCENE = Field.truth("scene").preset(false);

    private final Tables tables;
    private final TableScenes scenes;

    SceneEndpoints(Tables tables, TableScenes scenes) {
        this.tables = tables;
        this.scenes = scenes;
    }

    List<Endpoint> all() {
        return List.of(scene());
    }

    private Endpoint scene() {
        return Endpoint.get("/api/tables/{table}/scene")
                .named("showScene")
                .says("Shows the board with what is asked and told beside it, for a page")
                .explains("A move is chosen word by word: ask for the scene with the words chosen so far"
                        + " until it has a `move`, and play that. Without a seat it is that of"
                        + " the one to move if that is yours, else your first.")
                .in("Tables")
                .path(CommonFields.TABLE)
                .query(
                        CommonFields.SEAT,
                        Field.text("words", PlayEndpoints.LONGEST_MOVE)
                                .optional()
                                .help("The words chosen so far, separated by spaces."),
                        LAYERS,
                        Field.number("ply", 0, CommonFields.MOST_PLIES)
                                .optional()
                                .help("After so many moves; else as it is now."),
                        CommonFields.KEY)
                .answers(200, "The scene.", SceneJson.class)
                .refuses(403, "The seat is not yours. " + CommonFields.PRIVATE)
                .refuses(404, "There is no such table, or no such ply.")
                .refuses(409, "The game has not begun.")
                .refuses(422, "A word is not legal.")
                .by(this::scene);
    }

    private Answer scene(Request request) {
        var table = tables.at(request.text("table"), AccountCaller.entrant(request));
        table.checkBegun();
        var wish = wish(request);
        table.viewer(wish.account(), wish.seat());
        int ply = request.has("ply") ? request.whole("ply") : table.ply();
        if (ply > table.ply()) {
            throw Problem.of(404, "ply.ahead", "the game is at ply %d, not yet at %d", table.ply(), ply);
        }
        var words = ply == table.ply() ? words(request) : List.<String>of();
        try {
            return scenes.scene(table, wish, words, ply).answer("application/json");
        } catch (BadInput illegal) {
            var refusal = Vocabulary.of(request.language()).illegal(table.game(), illegal.inWords());
            throw Problem.of(422, refusal).named("illegal-move");
        }
    }

    private static List<String> words(Request request) {
        var text = request.has("words") ? request.text("words").strip() : "";
        return text.isEmpty() ? List.of() : List.of(text.split(" +"));
    }

    /// Who asks, and what it wants to see.
    static SceneWish wish(Request request) {
        var layers = Set.copyOf(layers(request));
        return new SceneWish(AccountCaller.id(request), CommonFields.seat(request), request.language(), layers);
    }

    /// The same where scenes are given only to who asks for them.
    static Optional<SceneWish> wished(Request request) {
        if (!request.truth("scene") && !layers(request).isEmpty()) {
            throw new BadInput("scene.layers", "layers are those of a scene: ask for it, too, by scene=true");
        }
        return request.truth("scene") ? Optional.of(wish(request)) : Optional.empty();
    }

    /// Some of [Scene#LAYERS], as they were asked for.
    public static List<String> layers(Request request) {
        return request.has("layers") ? request.texts("layers") : List.of();
    }
}
