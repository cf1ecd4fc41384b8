package plateau.drawing.carcassonne;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import plateau.core.Selection;
import plateau.drawing.Look;
import plateau.drawing.Players;
import plateau.games.carcassonne.Carcassonne.Direction;
import plateau.games.carcassonne.CarcassonneState.Phase;
import plateau.games.carcassonne.CarcassonneView;
import plateau.games.carcassonne.CarcassonneView.Kind;
import plateau.words.Wording;

/// What is said on and below the board: what is to be done, what the players have, what may be chosen.
final class Captions {
    private final CarcassonneView view;
    private final Look look;
    private final Players players;
    private final Wording wording;
    private final Map<List<String>, String> directionsOfCells = new HashMap<>();

    Captions(CarcassonneView view, Look look) {
        this.view = view;
        this.look = look;
        players = new Players(look);
        wording = new Wording(look.language(), Captions.class, "carcassonne");
    }

    /// By how many quarters a tile is turned that faces a direction.
    static int quarters(String direction) {
        return Direction.valueOf(direction.toUpperCase(Locale.ROOT)).ordinal();
    }

    /// One true sentence: who must do what.
    String status(Selection selection) {
        return switch (view.phase()) {
            case DRAW -> wording.get("status.draw", player(view.turnOf()));
            case PLACE -> placing(selection);
            case FOLLOWER -> following(selection);
            case SKIP -> wording.get("status.skip", player(view.turnOf()));
            case OVER -> over();
        };
    }

    private String player(int player) {
        return players.name(player);
    }

    private String placing(Selection selection) {
        var mover = player(view.turnOf());
        var words = selection.words();
        return switch (words.size()) {
            case 0 ->
                selection.choices().isEmpty()
                        ? wording.get("status.place", mover, view.drawn())
                        : wording.get(
                                "status.cell",
                                mover,
                                view.drawn(),
                                selection.choices().size());
            case 1 -> wording.get("status.direction", mover, view.drawn(), words.getFirst());
            default ->
                wording.get("status.chosen", mover, view.drawn(), words.getFirst(), wording.get(words.getLast()));
        };
    }

    private String following(Selection selection) {
        var mover = player(view.turnOf());
        if (selection.isComplete()) {
            boolean isNone = selection.words().equals(List.of("none"));
            return wording.get(isNone ? "status.none" : "status.put", mover, view.drawn());
        }
        boolean isNowhere = selection.choices().size() == 1;
        boolean isWatched = selection.choices().isEmpty();
        return wording.get(
                isWatched ? "status.may" : isNowhere ? "status.nowhere" : "status.follower", mover, view.drawn());
    }

    private String over() {
        var staying = IntStream.range(0, view.scores().size())
                .filter(player -> !view.gone().contains(player))
                .boxed()
                .toList();
        int most = staying.stream().mapToInt(view.scores()::get).max().orElse(0);
        var winners = staying.stream()
                .filter(player -> view.scores().get(player) == most)
                .toList();
        if (winners.isEmpty()) {
            return wording.get("status.over");
        }
        var names = look.language().list(winners.stream().map(this::player).toList());
        return wording.get(winners.size() == 1 ? "status.won" : "status.shared", names, most);
    }

    /// What each player has besides points.
    List<String> notes() {
        var notes = new ArrayList<String>();
        for (int player = 0; player < view.scores().size(); player++) {
            notes.add(note(player));
        }
        return notes;
    }

    private String note(int player) {
        if (view.gone().contains(player)) {
            return wording.get("gone");
        }
        var note = wording.get("home", view.followersLeft().get(player));
        if (!look.shows(Look.Layer.PROJECTED) || view.phase() == Phase.OVER) {
            return note;
        }
        int more = view.projected().get(player) - view.scores().get(player);
        return note + wording.get("projected", more);
    }

    /// What is said beside the tile in hand.
    List<String> hand() {
        var left = wording.get("left", view.tilesLeft());
        return view.drawn().isEmpty()
                ? List.of(left)
                : List.of(
                        wording.get("hand", view.drawn()),
                        wording.get("alike", view.kind(view.drawn()).left()),
                        left);
    }

    static String number(int number) {
        return Integer.toString(number).replace('-', '−');
    }

    /// Most cells have one of a few sets of directions.
    String cell(String word, List<String> directions) {
        return word + directionsOfCells.computeIfAbsent(directions, this::ofCell);
    }

    private String ofCell(List<String> directions) {
        var names = directions.stream().map(wording::get).toList();
        return wording.get(
                "cell", view.drawn(), directions.size(), look.language().list(names));
    }

    String direction(String word, String cell) {
        return wording.get("direction", view.drawn(), cell, wording.get(word), wording.get("turn." + word));
    }

    /// A direction below a tile that faces it.
    String facing(String word) {
        return wording.get(word);
    }

    /// The first letter of a direction.
    String initial(String word) {
        return wording.get(word).substring(0, 1).toUpperCase(Locale.ROOT);
    }

    String button(String word) {
        return wording.get("button." + word);
    }

    String remaining() {
        return wording.get("remaining", view.tilesLeft());
    }

    String left(Kind kind) {
        return wording.get("kind", kind.letter(), kind.left(), kind.copies());
    }

    String count(Kind kind) {
        return kind.letter() + " × " + kind.left();
    }
}
