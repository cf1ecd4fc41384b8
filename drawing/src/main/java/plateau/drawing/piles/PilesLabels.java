package plateau.drawing.piles;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plateau.core.Selection;
import plateau.core.State;
import plateau.drawing.Look;
import plateau.drawing.Players;
import plateau.games.piles.PilesView;
import plateau.words.Wording;

/// What a drawing of Piles says in words.
final class PilesLabels {
    /// More tokens of a stack are not read out.
    private static final int READ_OUT = 12;

    private final Wording wording;
    private final Players players;
    private final Look look;

    PilesLabels(Look look) {
        this.look = look;
        wording = new Wording(look.language(), PilesDrawing.class, "piles");
        // Rules: people number the players from 1.
        players = new Players(look, 1);
    }

    String get(String key, Object... arguments) {
        return wording.get(key, arguments);
    }

    /// What stands on a cell, and what a token there would do.
    ///
    /// @param activated how many cells a token of the mover would set off
    String cell(PilesView.Stack stack, boolean isLegal, int activated) {
        var standing = standing(stack);
        if (isLegal) {
            return standing + " " + (activated == 0 ? get("put") : get("sets-off", activated));
        }
        return stack.open() ? standing : standing + " " + get("closed");
    }

    private String standing(PilesView.Stack stack) {
        var tokens = stack.tokens();
        if (tokens.isEmpty()) {
            return get("empty", stack.cell());
        }
        var names =
                tokens.reversed().stream().limit(READ_OUT).map(players::name).collect(Collectors.joining(", "));
        return get("stack", stack.cell(), tokens.size(), tokens.size() > READ_OUT ? names + ", …" : names);
    }

    /// What is to be done, by whom.
    String status(PilesView view, Selection selection, int activated) {
        if (view.mover() == State.NOBODY) {
            return over(view);
        }
        var name = players.name(view.mover());
        if (selection.isComplete()) {
            var cell = selection.words().getFirst();
            return get(activated == 0 ? "status.put" : "status.sets-off", name, cell, activated);
        }
        long empty =
                view.stacks().stream().filter(stack -> stack.tokens().isEmpty()).count();
        return get(
                selection.choices().isEmpty() ? "status.look" : "status.choose",
                name,
                empty,
                view.turn() + 1,
                view.turnLimit());
    }

    private String over(PilesView view) {
        int most = view.scores().stream().mapToInt(Integer::intValue).max().orElse(0);
        var best = IntStream.range(0, view.scores().size())
                .filter(player -> view.scores().get(player) == most)
                .mapToObj(players::name)
                .toList();
        var key = best.size() == 1 ? "status.over" : "status.over.shared";
        return get(key, look.language().list(best), most);
    }

    /// How many tokens each player has on the board.
    List<String> notes(PilesView view) {
        var counts = new int[view.scores().size()];
        view.stacks().forEach(stack -> stack.tokens().forEach(player -> counts[player]++));
        return IntStream.of(counts).mapToObj(count -> get("note", count)).toList();
    }
}
