package plateau.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import plateau.contract.RandomGame;
import plateau.core.Ask;
import plateau.core.Game;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.text.Text;
import plateau.drawing.raster.Raster;
import plateau.words.Language;

/// What every drawing must be, whatever the game: well-formed, within its bounds, and with a spot for
/// every word that may be chosen.
public final class Inspection {
    private static final Pattern BOUNDS =
            Pattern.compile("viewBox=\"0 0 (\\d+) (\\d+)\" width=\"\\d+\" height=\"\\d+\"");

    /// How far around a drawing one looks for what has strayed.
    private static final int AROUND = 60;

    /// Selections that are looked at in one position.
    private static final int MOST = 16;

    private static final Look LOOK = Look.of(Language.ENGLISH, List.of()).with(Theme.LIGHT);

    private Inspection() {}

    /// A thing that one can point at.
    public record Spot(String word, String label, boolean isLegal) {}

    /// The spots of a drawing; it fails if the drawing is no XML.
    public static List<Spot> spots(String svg) {
        var spots = new ArrayList<Spot>();
        try {
            var stream = new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8));
            var document = DocumentBuilderFactory.newDefaultInstance()
                    .newDocumentBuilder()
                    .parse(stream);
            var groups = document.getElementsByTagName("g");
            for (int i = 0; i < groups.getLength(); i++) {
                if (groups.item(i) instanceof Element group && group.hasAttribute("data-word")) {
                    boolean isLegal = group.getAttribute("class").contains("legal");
                    var label = group.getAttribute("aria-label");
                    spots.add(new Spot(group.getAttribute("data-word"), label, isLegal));
                }
            }
        } catch (Exception malformed) {
            throw new AssertionError("no XML: " + svg, malformed);
        }
        return spots;
    }

    /// The words of the spots of a drawing.
    ///
    /// @param isLegal whether only of those that may be chosen now
    public static Set<String> words(String svg, boolean isLegal) {
        return spots(svg).stream()
                .filter(spot -> !isLegal || spot.isLegal())
                .map(Spot::word)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /// Along a random game every legal word of every step is a spot that is legal, and no other is.
    ///
    /// @param known what the words of spots look like
    public static void checkSpots(Game game, int players, long seed, int plies, String known) {
        RandomGame.play(game, players, seed, plies).walk((state, ply) -> {
            if (state.mover() >= 0 && !state.isOver()) {
                checkSpots(game, state, known);
            }
        });
    }

    private static void checkSpots(Game game, State state, String known) {
        var view = Ask.view(state, State.ALL_SEEING);
        var left = new ArrayDeque<>(List.of(Selection.of(state)));
        for (int count = 0; count < MOST && !left.isEmpty(); count++) {
            var selection = left.removeFirst();
            var svg = Drawings.svg(game, view, selection, LOOK);
            assertThat(words(svg, true))
                    .as("after %s", selection.words())
                    .containsExactlyInAnyOrderElementsOf(selection.choices());
            assertThat(words(svg, false)).allMatch(word -> word.matches(known));
            selection.choices().forEach(word -> left.add(selection.choose(word)));
        }
    }

    /// Draws a position at every step of every choice; its legal words, and no others, must be legal spots,
    /// and every spot one that the game's own picture has, too, or that is legal now.
    public static void checkSpots(Game game, State state, Look look) {
        if (state.mover() >= 0) {
            checkSteps(game, state, Selection.of(state), look);
        } else {
            check(game, state, Selection.NONE, look);
        }
    }

    private static void checkSteps(Game game, State state, Selection selection, Look look) {
        check(game, state, selection, look);
        selection.choices().forEach(word -> checkSteps(game, state, selection.choose(word), look));
    }

    private static void check(Game game, State state, Selection selection, Look look) {
        var view = Ask.view(state, State.ALL_SEEING);
        var spots = spots(Drawings.svg(game, view, selection, look));
        var legal = spots.stream().filter(Spot::isLegal).map(Spot::word).toList();
        assertThat(legal)
                .as("legal spots after %s", selection.words())
                .containsExactlyInAnyOrderElementsOf(selection.choices());
        Set<String> known = new HashSet<>(view.picture(selection).words());
        known.addAll(selection.choices());
        known.addAll(selection.words());
        assertThat(known).containsAll(spots.stream().map(Spot::word).toList());
        assertThat(spots).allSatisfy(spot -> assertThat(spot.label()).isNotBlank());
    }

    /// Fails if anything is drawn beyond the bounds.
    public static void checkBounds(Shot shot) {
        checkBounds(shot.resolved());
    }

    /// The same of a drawing whose colours stand where they are used.
    public static void checkBounds(String resolved) {
        var bounds = BOUNDS.matcher(resolved);
        assertThat(bounds.find()).isTrue();
        int width = Integer.parseInt(bounds.group(1));
        int height = Integer.parseInt(bounds.group(2));
        int wide = width + 2 * AROUND;
        int high = height + 2 * AROUND;
        var wider = bounds.replaceFirst(Text.format(
                "viewBox=\"-%d -%d %d %d\" width=\"%d\" height=\"%d\"", AROUND, AROUND, wide, high, wide, high));
        var image = Raster.image(wider, 1);
        for (int y = 0; y < image.getHeight(); y++) {
            boolean isBeside = y < AROUND || y >= AROUND + height;
            for (int x = 0; x < image.getWidth(); x++) {
                boolean isOutside = isBeside || x < AROUND || x >= AROUND + width;
                if (isOutside && (image.getRGB(x, y) & 0xFFFFFF) != 0) {
                    throw new AssertionError(Text.format("something at %d, %d", x, y));
                }
            }
        }
    }

    /// Fails if one language has words that the other lacks.
    public static void checkWords(Class<?> owner, String name) {
        assertThat(keys(Language.FRENCH, owner, name)).isEqualTo(keys(Language.ENGLISH, owner, name));
        assertThat(keys(Language.ENGLISH, owner, name)).isNotEmpty();
    }

    private static Set<String> keys(Language language, Class<?> owner, String name) {
        return language.beside(owner, name).stringPropertyNames().stream().collect(Collectors.toSet());
    }
}
