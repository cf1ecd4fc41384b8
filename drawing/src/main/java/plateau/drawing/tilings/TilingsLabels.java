package plateau.drawing.tilings;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plateau.core.Selection;
import plateau.drawing.Look;
import plateau.drawing.Players;
import plateau.games.tilings.TilingsView;
import plateau.games.tilings.TilingsZones;
import plateau.words.Language;
import plateau.words.Wording;

/// What a drawing of Tilings says in words.
final class TilingsLabels {
    private static final String[] SIDES = {"north", "south", "east", "west"};

    private final Wording wording;
    private final Players players;
    private final Language language;

    TilingsLabels(Look look) {
        language = look.language();
        wording = new Wording(language, TilingsDrawing.class, "tilings");
        players = new Players(look);
    }

    String get(String key, Object... arguments) {
        return wording.get(key, arguments);
    }

    private String names(List<Integer> who) {
        return language.list(who.stream().map(players::name).toList());
    }

    /// `red on all sides`, `north red, south violet, …`.
    String sides(String letters) {
        if (letters.chars().distinct().count() == 1) {
            return get("sides.plain", colour(letters.charAt(0)));
        }
        return IntStream.range(0, SIDES.length)
                .mapToObj(side -> get(SIDES[side], colour(letters.charAt(side))))
                .collect(Collectors.joining(", "));
    }

    String colour(char letter) {
        return get("colour." + letter);
    }

    String tile(TilingsView view, TilingsView.Tile tile) {
        var sides = sides(tile.sides());
        var king = tile.cell().equals(view.kingCell()) ? " " + get("king") : "";
        if (tile.influence().isEmpty()) {
            return get("tile", tile.cell(), sides, names(tile.owners())) + king;
        }
        var influence = IntStream.range(0, tile.influence().size())
                .filter(player -> tile.influence().get(player) > 0)
                .mapToObj(
                        player -> players.name(player) + " " + tile.influence().get(player))
                .toList();
        return influence.isEmpty()
                ? get("tile.nobody", tile.cell(), sides) + king
                : get("tile.influence", tile.cell(), sides, String.join(", ", influence)) + king;
    }

    String zone(TilingsZones.Zone zone) {
        var key = zone.winners().size() == 1 ? "zone" : "zone.shared";
        return get(key, get("zone." + zone.colour()), zone.tiles(), zone.points(), names(zone.winners()));
    }

    /// What is to be done, by whom.
    String status(TilingsView view, Selection selection) {
        return switch (view.phase()) {
            case FIRST_CELL -> get("status.first");
            case FRONT_TILE -> get("status.front", players.name(view.turnOf()));
            case KING -> get("status.king");
            case OVER -> over(view);
            case TILE -> laying(view, selection);
        };
    }

    private String laying(TilingsView view, Selection selection) {
        var name = players.name(view.mover());
        var words = selection.words();
        var choices = selection.choices();
        if (selection.isComplete()) {
            return get("status.chosen", name, String.join(" ", words));
        }
        if (choices.isEmpty()) {
            return get("status.look", name);
        }
        if (choices.contains("skip")) {
            return get("status.skip", name);
        }
        return words.isEmpty() ? get("status.cell", name, choices.size()) : get("status.turn", name, words.getFirst());
    }

    private String over(TilingsView view) {
        int most = view.scores().stream().mapToInt(Integer::intValue).max().orElse(0);
        var best = IntStream.range(0, view.scores().size())
                .filter(player -> view.scores().get(player) == most)
                .boxed()
                .toList();
        return get(best.size() == 1 ? "status.over" : "status.over.shared", names(best), most);
    }

    /// How many tiles each player has yet to turn up: the one that is to be laid is seen already.
    List<String> notes(TilingsView view) {
        return IntStream.range(0, view.queues().size())
                .mapToObj(player -> get("note", left(view, player)))
                .toList();
    }

    private static int left(TilingsView view, int player) {
        var queue = view.queues().get(player);
        return queue.unseen() + queue.known().size();
    }
}
