package plateau.testkit;

import java.util.List;
import java.util.stream.Collectors;
import plateau.contract.RandomGame;
import plateau.core.Event;
import plateau.core.Game;
import plateau.core.Result;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.View;
import plateau.core.records.Replay;
import plateau.core.text.Text;

/// A whole game as readable text, for golden files: at every ply who moves, the scores, the pictures,
/// what stands beside them, and the move.
public final class Playthrough {
    private final Game game;
    private final Replay replay;
    private final StringBuilder out = new StringBuilder();

    private Playthrough(Game game, int players, List<String> moves) {
        this.game = game;
        this.replay = new Replay(game, players, moves);
        out.append(Text.format("%s, %d players\n", game, players));
        position();
        for (var move : moves) {
            out.append("> ").append(move).append("\n");
            replay.next();
            position();
        }
    }

    /// The game that these moves make.
    public static String of(Game game, int players, List<String> moves) {
        return new Playthrough(game, players, moves).out.toString();
    }

    /// A seeded random game of at most so many plies.
    public static String random(Game game, int players, long seed, int plyLimit) {
        return of(game, players, RandomGame.play(game, players, seed, plyLimit).notations());
    }

    private void position() {
        var state = replay.state();
        out.append(Text.format("\nply %d: %s; scores %s\n", replay.ply(), turn(state), scores(state)));
        var open = state.view(State.NOBODY);
        for (var name : open.pictures()) {
            var drawn = drawn(open, name);
            out.append(drawn);
            for (int viewer = 0; viewer < state.players(); viewer++) {
                var seen = drawn(state.view(viewer), name);
                if (!seen.equals(drawn)) {
                    out.append(Text.format("as %s sees it:\n%s", name(viewer), seen));
                }
            }
        }
        open.status().forEach(this::status);
        for (int player = 0; player < state.players(); player++) {
            open.status(player).forEach(this::status);
        }
    }

    private void status(Event event) {
        out.append(Text.format("%s %s\n", event.key(), event.values()));
    }

    private static String drawn(View view, String name) {
        return view.picture(name, Selection.NONE).toString();
    }

    private String turn(State state) {
        return switch (state.mover()) {
            case State.CHANCE -> "chance draws";
            case State.NOBODY -> "over, payoffs " + words(Result.finished(state).payoffs());
            default -> name(state.mover()) + " moves";
        };
    }

    private String name(int player) {
        return "player " + (player + game.firstNumber());
    }

    private static String scores(State state) {
        return words(Result.scores(state));
    }

    private static String words(List<?> values) {
        return values.stream().map(Object::toString).collect(Collectors.joining(" "));
    }
}
