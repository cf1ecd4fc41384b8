package plateau.server.api;

import java.util.List;
import java.util.Set;
import plateau.core.text.BadInput;
import plateau.core.wire.Field;
import plateau.core.wire.Schema;
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
    private static final int LONGEST = 200;

    /// What all scenes have.
    public static final List<Field> FIELDS = List.of(
            Field.text("svg", Integer.MAX_VALUE)
                    .help("The board, to stand within a page that has the game's style sheet."
                            + " `data-word` is on what one can point at, `data-thing`"
                            + " on what moves, `data-place` on cells and regions: names"
                            + " separated by spaces."),
            Field.text("status", LONGEST).help("What is to be done, or how the game stands."),
            Field.list("words", LONGEST, Field.text("word", LONGEST)).help("Those chosen so far."),
            Field.text("step", LONGEST)
                    .optional()
                    .help("What is asked for next, by the name that the game has for it."),
            Field.text("question", LONGEST).optional().help("The question for the next word, for who is to move."),
            Field.text("only", LONGEST).optional().help("Why there is only one answer to it."),
            Field.list(
                            "choices",
                            Fields.MOST_PLIES,
                            Schema.of(
                                    Field.text("word", LONGEST),
                                    Field.text("label", LONGEST),
                                    Field.truth("whole").help("Whether a move is found with it.")))
                    .optional()
                    .help("The words that may come next, and what they do."),
            Field.list("turns", LONGEST, Field.text("word", LONGEST))
                    .optional()
                    .help("Where the next word, or the last one chosen, turns what lies in the"
                            + " chosen place: its values, as one turns clockwise."),
            Field.text("move", PlayEndpoints.LONGEST_MOVE)
                    .optional()
                    .help("The move that the words are, once they are a whole one."),
            Field.list("players", Fields.MOST_SEATS, player()));

    private static Schema player() {
        return Schema.of(
                Field.number("seat", 0, Fields.MOST_SEATS - 1),
                Field.number("score", Integer.MIN_VALUE, Integer.MAX_VALUE),
                Field.number("projected", Integer.MIN_VALUE, Integer.MAX_VALUE)
                        .optional()
                        .help("What it would be if the game ended now."),
                Field.text("notes", LONGEST).optional().help("What else the player has."),
                Field.list("explained", Fields.MOST_PLIES, term())
                        .optional()
                        .help("What the points consist of, where `scores` is asked for."));
    }

    private static Schema term() {
        return Schema.of(
                Field.text("text", 1000),
                Field.number("points", Integer.MIN_VALUE, Integer.MAX_VALUE),
                Field.text("place", LONGEST).optional().help("Where that is: one of the names of a `data-place`."),
                Field.truth("projected").optional().help("Whether it is paid only if the game ends now."));
    }

    /// Which layers are shown besides the board.
    public static final Field LAYERS = Field.list("layers", Scene.LAYERS.size(), Field.oneOf("layer", Scene.LAYERS))
            .optional()
            .help("What is shown besides the board: points that are not paid yet, what is left to"
                    + " be drawn, names of lines and columns; `scores` explains the points.");

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
                .path(Fields.TABLE)
                .query(
                        Fields.SEAT,
                        Field.text("words", PlayEndpoints.LONGEST_MOVE)
                                .optional()
                                .help("The words chosen so far, separated by spaces."),
                        LAYERS,
                        Field.number("ply", 0, Fields.MOST_PLIES)
                                .optional()
                                .help("After so many moves; else as it is now."),
                        Fields.KEY)
                .answers(200, "The scene.", schema())
                .refuses(403, "The seat is not yours. " + Fields.PRIVATE)
                .refuses(404, "There is no such table, or no such ply.")
                .refuses(409, "The game has not begun.")
                .refuses(422, "A word is not legal.")
                .by(this::scene);
    }

    private static Schema schema() {
        var fields = new java.util.ArrayList<Field>();
        fields.add(Field.number("ply", 0, Fields.MOST_PLIES));
        fields.add(Field.number("event", 0, Fields.MOST_PLIES).help("The id of the last event."));
        fields.add(Field.number("seat", 0, Fields.MOST_SEATS - 1)
                .optional()
                .help("As whom you look; not there for who only looks on."));
        fields.add(Schemas.mover());
        fields.add(Field.oneOf("phase", "running", "over"));
        fields.add(Field.truth("undo").optional().help("Whether who is to move can take its last decision back."));
        fields.add(Schemas.BACK);
        fields.addAll(FIELDS);
        return Schema.named("Scene", "What a page shows.", fields.toArray(Field[]::new));
    }

    private Answer scene(Request request) {
        var table = tables.at(request.text("table"), Visitor.entrant(request));
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
        return new SceneWish(Visitor.id(request), Fields.seat(request), request.language(), layers);
    }

    /// Some of [Scene#LAYERS], as they were asked for.
    public static List<String> layers(Request request) {
        return request.has("layers") ? request.texts("layers") : List.of();
    }
}
