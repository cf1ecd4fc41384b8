package plateau.drawing.mansuba;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import plateau.core.Selection;
import plateau.core.State;
import plateau.drawing.Look;
import plateau.drawing.Players;
import plateau.games.mansuba.Mansuba.Victory;
import plateau.games.mansuba.MansubaView;
import plateau.games.mansuba.MansubaView.Placed;
import plateau.words.Wording;

/// What a drawing of Mansuba says: the state of the game, and what every place is.
final class MansubaWords {
    /// About how wide a letter is.
    private static final double LETTER = 8.6;

    private final MansubaView view;
    private final Selection selection;
    private final Look look;
    private final Ground ground;
    private final Players players;
    private final Wording wording;

    MansubaWords(MansubaView view, Selection selection, Look look, Ground ground) {
        this.view = view;
        this.selection = selection;
        this.look = look;
        this.ground = ground;
        players = new Players(look);
        wording = new Wording(look.language(), MansubaDrawing.class, "mansuba");
    }

    String get(String key, Object... arguments) {
        return wording.get(key, arguments);
    }

    /// Who must do what, in one sentence, and which part of the world is shown where it is not all.
    String status(WorldWindow window) {
        var sentence = sentence();
        if (!window.isPart()) {
            return sentence;
        }
        return sentence
                + " "
                + get(
                        "window",
                        window.rows(),
                        view.height(),
                        window.columns(),
                        view.width(),
                        window.placeAt(window.firstRow(), window.firstColumn()).toString());
    }

    private String sentence() {
        if (view.mover() == State.NOBODY) {
            return over();
        }
        if (view.mover() == State.CHANCE) {
            return view.returning().isEmpty()
                    ? get("first")
                    : get("returning", piece(view.returning().getFirst()), returningPlace());
        }
        var name = players.name(view.mover());
        if (selection.choices().isEmpty()) {
            return get("turn", name);
        }
        if (selection.words().isEmpty()) {
            var choices = selection.choices();
            var key = choices.equals(List.of("pass"))
                    ? "must-pass"
                    : choices.contains("free") ? "choose.or-free" : "choose";
            return get(key, name);
        }
        var word = selection.words().getFirst();
        return word.equals("free")
                ? get("choose.free", name)
                : get("choose.goal", name, kind(ground.pieceOn(word)), word);
    }

    private String returningPlace() {
        return view.returning().getFirst().place();
    }

    /// Rules 5: the view shows whether the game was won, but says nothing of it.
    private String over() {
        var winners = IntStream.range(0, view.scores().size())
                .filter(this::hasWon)
                .boxed()
                .toList();
        if (winners.size() == 1) {
            return get("won." + key(view.victory()), players.name(winners.getFirst()));
        }
        return view.round() >= view.roundLimit() ? get("drawn", view.roundLimit()) : get("over");
    }

    private boolean hasWon(int player) {
        var own =
                view.pieces().stream().filter(piece -> piece.player() == player).toList();
        if (view.victory() == Victory.COMPLEX) {
            return !own.isEmpty()
                    && own.stream().allMatch(ground::hasArrived)
                    && view.captured().stream().noneMatch(piece -> piece.player() == player);
        }
        return own.stream()
                .anyMatch(piece -> !look.last().isEmpty()
                        && look.last().getLast().equals(piece.place())
                        && ground.hasArrived(piece));
    }

    /// Where the game stands: round, terrain and what is beside what in it, the next landslide; in as many
    /// lines as it needs.
    List<String> outlook(double width) {
        var sentences = new ArrayList<String>();
        sentences.add(get("outlook", view.round(), view.roundLimit(), terrain(view.terrain())));
        sentences.add(get("beside." + key(view.terrain())));
        view.nextLandslide().forEach(next -> sentences.add(get("landslide", terrain(next.terrain()), next.round())));
        if (ground.hasKings()) {
            sentences.add(get("primes"));
        }
        return lines(String.join(" ", sentences), (int) (width / LETTER));
    }

    private static List<String> lines(String text, int most) {
        var lines = new ArrayList<String>();
        for (var word : text.split(" ")) {
            boolean fits = !lines.isEmpty() && lines.getLast().length() + word.length() < most;
            lines.add(fits ? lines.removeLast() + " " + word : word);
        }
        return lines;
    }

    private String terrain(Enum<?> terrain) {
        return get("terrain." + key(terrain));
    }

    static String key(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /// What each player has besides points.
    List<String> notes() {
        return IntStream.range(0, view.scores().size()).mapToObj(this::note).toList();
    }

    private String note(int player) {
        long standing =
                view.pieces().stream().filter(each -> each.player() == player).count();
        long captured =
                view.captured().stream().filter(each -> each.player() == player).count();
        return get(captured == 0 ? "note" : "note.captured", standing, captured);
    }

    private String kind(Placed piece) {
        return get("kind." + key(piece.kind()));
    }

    String piece(Placed piece) {
        return get("piece", kind(piece), players.name(piece.player()));
    }

    /// What a place is, what lies there, and what choosing it does.
    String label(String place, boolean isLegal) {
        var piece = ground.find(place);
        var what = piece.map(this::piece).orElseGet(() -> get("empty"));
        var start = ground.startOn(place)
                .map(player -> get("start", players.name(player)))
                .orElse("");
        var purpose = !isLegal
                ? ""
                : selection.words().isEmpty()
                        ? get("does.choose")
                        : get(piece.isPresent() ? "does.capture" : "does.go");
        return place + wording.language().colon() + what + start + purpose;
    }
}
