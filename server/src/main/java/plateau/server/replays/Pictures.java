package plateau.server.replays;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import plateau.core.Ask;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.text.BadInput;
import plateau.drawing.Drawings;
import plateau.drawing.Look;
import plateau.drawing.Still;
import plateau.drawing.Theme;
import plateau.drawing.raster.Animation;
import plateau.drawing.raster.Raster;
import plateau.words.Language;
import plateau.words.Vocabulary;

/// The positions of a film as pictures, in which nothing is hidden. Those of dots are made in a [Studio].
public final class Pictures implements AutoCloseable {
    /// So many pictures a GIF has at most.
    public static final int MOST_FRAMES = 300;

    /// How large pictures of dots are: at least as sharp as this, unless they would be larger than that.
    private static final double SCALE = 1.5;

    private static final double MOVING_SCALE = 1;
    private static final double LARGEST = 1600;
    private static final double LARGEST_MOVING = 900;

    private static final Duration DELAY = Duration.ofMillis(800);

    private final Studio stills = new Studio("pictures", 8, 4, 8 << 20);
    private final Studio moving = new Studio("films", 2, 1, 32 << 20);

    /// How a picture is wanted.
    public record Wish(Theme theme, Language language, Set<Look.Layer> layers) {
        private String name() {
            return theme + " " + language + " " + layers.stream().sorted().toList();
        }
    }

    private static Still still(Film film, int ply) {
        return new Still(Ask.view(film.at(ply), State.ALL_SEEING), film.lastTurn(ply));
    }

    private static Look look(Film film, Wish wish) {
        return Telling.look(film, wish.language()).with(wish.theme()).with(wish.layers());
    }

    /// A position in characters.
    public static String text(Film film, int ply, Language language) {
        var picture = Ask.picture(film.at(ply), State.ALL_SEEING, Selection.NONE);
        return Vocabulary.of(language).translate(film.game(), picture) + "\n";
    }

    public static String svg(Film film, int ply, Wish wish) {
        return still(film, ply).svg(film.game(), look(film, wish));
    }

    /// A position as dots.
    ///
    /// @param wish in light or dark
    /// @param who an account, or the address of somebody who has none
    public byte[] png(Film film, int ply, Wish wish, String who) {
        film.check(ply);
        return stills.picture(
                film.id() + " " + ply + " " + wish.name(),
                who,
                () -> {
                    var svg = still(film, ply).resolved(film.game(), look(film, wish));
                    return Raster.png(svg, scale(film, ply, look(film, wish), SCALE, LARGEST));
                });
    }

    private static double scale(Film film, int ply, Look look, double wanted, double most) {
        var extent =
                Drawings.extent(
                        film.game(),
                        still(film, ply).view(),
                        Selection.NONE,
                        look.after(film.lastTurn(ply)));
        return Math.min(wanted, most / Math.max(extent.width(), extent.height()));
    }

    /// A part of the game as a picture that moves; refuses one that is too long.
    ///
    /// @param wish in light or dark
    /// @param from the first ply that is seen
    /// @param until the last
    /// @param who an account, or the address of somebody who has none
    public byte[] gif(Film film, int from, int until, Wish wish, String who) {
        film.check(until);
        var plies = film.turns().stream().filter(each -> each >= from && each <= until).toList();
        if (plies.isEmpty()) {
            throw new BadInput(
                    "replay.no-frames", "from: there is nothing from ply %d to %d", from, until);
        }
        if (plies.size() > MOST_FRAMES) {
            throw new BadInput(
                    "replay.frames",
                    "a gif has %d pictures at most, and this would be %d; ask for a part by from and"
                            + " until",
                    MOST_FRAMES,
                    plies.size());
        }
        return moving.picture(
                film.id() + " " + from + " " + until + " " + wish.name(),
                who,
                () -> animation(film, plies, wish));
    }

    private static byte[] animation(Film film, List<Integer> plies, Wish wish) {
        var game = film.game();
        int end = plies.getLast();
        var look =
                Still.together(
                        game,
                        look(film, wish),
                        still(film, end),
                        plies.stream().map(ply -> still(film, ply)));
        var animation = new Animation(scale(film, end, look, MOVING_SCALE, LARGEST_MOVING), DELAY);
        plies.forEach(ply -> animation.add(still(film, ply).resolved(game, look)));
        return animation.finish();
    }

    /// The game is not what it was.
    public void refresh(String id) {
        stills.drop(id);
        moving.drop(id);
    }

    @Override
    public void close() {
        stills.close();
        moving.close();
    }
}
