package plateau.server.replays;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
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

    /// What a picture costs is told by its cells before it is drawn; the paper itself costs as much as
    /// this.
    private static final long FEWEST_CELLS = 1_000;

    /// So many cells a picture may have.
    private static final long MOST_CELLS = 100_000;

    /// So many cells all pictures of a GIF may have together. Those of Piles on 50×50 cost most, about 25 seconds
    /// of a processor: one that is three times as slow needs less than half of the time that there is.
    private static final long MOST_MOVING_CELLS = 400_000;

    private static final Studio.Patience STILLS = new Studio.Patience(Duration.ofSeconds(8), Duration.ofSeconds(30));
    private static final Studio.Patience MOVING = new Studio.Patience(Duration.ofSeconds(8), Duration.ofMinutes(3));

    private final Studio stills = new Studio("pictures", 8, 4, 8 << 20, STILLS);
    private final Studio moving = new Studio("films", 2, 1, 32 << 20, MOVING);

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
        return Narration.look(film, wish.language()).with(wish.theme()).with(wish.layers());
    }

    /// A position in characters.
    public static String text(Film film, int ply, Language language) {
        var picture = Ask.picture(film.at(ply), State.ALL_SEEING, Selection.NONE);
        return Vocabulary.of(language).translate(film.game(), picture) + "\n";
    }

    public static String svg(Film film, int ply, Wish wish) {
        return still(film, ply).svg(film.game(), look(film, wish));
    }

    /// What the picture of a position costs: the cells of its board.
    private static long cells(Film film, int ply) {
        long cells = 1;
        for (var span : Ask.view(film.at(ply), State.ALL_SEEING).spans()) {
            cells *= span.last() - span.first() + 1L;
        }
        return Math.max(FEWEST_CELLS, cells);
    }

    /// A position as dots; nothing if it is not done yet. Refuses a board that is too large.
    ///
    /// @param wish in light or dark
    /// @param who an account, or the address of somebody who has none
    public Optional<byte[]> png(Film film, int ply, Wish wish, String who) {
        film.check(ply);
        long cells = cells(film, ply);
        if (cells > MOST_CELLS) {
            throw new BadInput(
                    "replay.cells",
                    "a png shows %d cells at most, and this board has %d; ask for svg or text",
                    MOST_CELLS,
                    cells);
        }
        return stills.picture(film.id() + " " + ply + " " + wish.name(), who, check -> {
            check.run();
            var svg = still(film, ply).resolved(film.game(), look(film, wish));
            return Raster.png(svg, scale(film, ply, look(film, wish), SCALE, LARGEST));
        });
    }

    private static double scale(Film film, int ply, Look look, double wanted, double most) {
        var extent =
                Drawings.extent(film.game(), still(film, ply).view(), Selection.NONE, look.after(film.lastTurn(ply)));
        return Math.min(wanted, most / Math.max(extent.width(), extent.height()));
    }

    /// A part of the game as a picture that moves; nothing if it is not done yet. Refuses one that is too
    /// long for its board.
    ///
    /// @param wish in light or dark
    /// @param from the first ply that is seen
    /// @param until the last
    /// @param who an account, or the address of somebody who has none
    public Optional<byte[]> gif(Film film, int from, int until, Wish wish, String who) {
        film.check(until);
        var plies = film.turns().stream()
                .filter(each -> each >= from && each <= until)
                .toList();
        if (plies.isEmpty()) {
            throw new BadInput("replay.no-frames", "from: there is nothing from ply %d to %d", from, until);
        }
        long most = Math.clamp(MOST_MOVING_CELLS / cells(film, until), 1, MOST_FRAMES);
        if (plies.size() > most) {
            throw new BadInput(
                    "replay.frames",
                    "a gif of this board has %d pictures at most, and this would be %d; ask for a part"
                            + " by from and until",
                    most,
                    plies.size());
        }
        return moving.picture(
                film.id() + " " + from + " " + until + " " + wish.name(),
                who,
                check -> animation(film, plies, wish, check));
    }

    private static byte[] animation(Film film, List<Integer> plies, Wish wish, Runnable check) {
        var game = film.game();
        int end = plies.getLast();
        var look = Still.together(
                game, look(film, wish), still(film, end), plies.stream().map(ply -> checked(film, ply, check)));
        var animation = new Animation(scale(film, end, look, MOVING_SCALE, LARGEST_MOVING), DELAY);
        for (int ply : plies) {
            animation.add(checked(film, ply, check).resolved(game, look));
        }
        return animation.finish();
    }

    private static Still checked(Film film, int ply, Runnable check) {
        check.run();
        return still(film, ply);
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
