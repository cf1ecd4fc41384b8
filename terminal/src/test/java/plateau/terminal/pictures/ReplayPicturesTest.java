package plateau.terminal.pictures;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.terminal.CommandTest;

/// `replay --to`: positions written as pictures.
@Tag("slow")
class ReplayPicturesTest extends CommandTest {
    @BeforeEach
    void playAGame() {
        run("watch", "piles", "-o", "size=2", "--seed", "1", "-q", "--record", file("game"))
                .succeeded();
    }

    private Ran draw(String... arguments) {
        var line = new String[arguments.length + 2];
        line[0] = "replay";
        line[1] = file("game");
        System.arraycopy(arguments, 0, line, 2, arguments.length);
        return run(line);
    }

    @Test
    void aPositionIsAnSvgOnTheStandardOutput() {
        var svg = draw("--to", "svg", "--ply", "1").succeeded().out();
        assertThat(svg).startsWith("<svg xmlns").endsWith("</svg>\n").contains("data-word=\"1,1\"");
        assertThat(svg).isNotEqualTo(draw("--to", "svg").succeeded().out());
        assertThat(svg).contains("prefers-color-scheme");
        assertThat(draw("--to", "svg", "--theme", "dark").succeeded().out()).doesNotContain("prefers-color-scheme");
    }

    @Test
    void aFileIsWholeAndNothingIsPrinted() throws IOException {
        var out = draw("--to", "png", "--scale", "0.5", "--out", file("a.png"))
                .succeeded()
                .out();
        assertThat(out).isEmpty();
        var small = ImageIO.read(folder.resolve("a.png").toFile());
        draw("--to", "png", "--out", file("b.png")).succeeded();
        var large = ImageIO.read(folder.resolve("b.png").toFile());
        assertThat(large.getWidth()).isBetween(2 * small.getWidth() - 1, 2 * small.getWidth());
        try (var files = Files.list(folder)) {
            assertThat(files.map(Path::getFileName).map(Path::toString))
                    .containsExactlyInAnyOrder("game", "a.png", "b.png");
        }
    }

    @Test
    void aGifHasEveryTurn() throws IOException {
        draw("--to", "gif", "--scale", "0.3", "--out", file("game.gif")).succeeded();
        draw("--to", "svg", "--all", "--out", file("turns")).succeeded();
        int turns;
        try (var files = Files.list(folder.resolve("turns"))) {
            turns = (int) files.count();
        }
        assertThat(turns).isGreaterThan(4);
        try (var stream =
                ImageIO.createImageInputStream(folder.resolve("game.gif").toFile())) {
            ImageReader reader = ImageIO.getImageReaders(stream).next();
            reader.setInput(stream);
            assertThat(reader.getNumImages(true)).isEqualTo(turns);
        }
    }

    @Test
    void allTurnsAreNamedAfterTheirPly() {
        draw("--to", "text", "--all", "--out", file("turns")).succeeded();
        assertThat(folder.resolve("turns/000.txt")).exists();
        assertThat(folder.resolve("turns/001.txt"))
                .content()
                .isEqualTo(draw("--to", "text", "--ply", "1").succeeded().out());
    }

    /// Carcassonne has no tile in hand at its end; the ground of Mansuba changes, and pieces are captured.
    @ParameterizedTest
    @CsvSource({
        // The first coordinate.
        "carcassonne --seed 1, '<g transform=[^>]*><text[^>]*>'",
        // The world, after what it is made of.
        "mansuba --preset course --seed 1, '</defs>\\s*<g transform=[^>]*>'"
    })
    void theBoardStaysWhereItIs(String game, String place) throws IOException {
        var line = "watch " + game + " --seats random,random -q --record " + file("long");
        run(line.split(" ")).succeeded();
        run("replay", file("long"), "--to", "svg", "--all", "--out", file("turns"))
                .succeeded();
        var outlines = new HashSet<String>();
        try (var files = Files.list(folder.resolve("turns"))) {
            for (var each : files.toList()) {
                var svg = Files.readString(each);
                var size = svg.substring(svg.indexOf("viewBox"), svg.indexOf(" lang"));
                var found = Pattern.compile(place).matcher(svg);
                assertThat(found.find()).isTrue();
                outlines.add(size + found.group());
            }
        }
        assertThat(outlines).hasSize(1);
    }

    @Test
    void layersAndLanguageAreAskedFor() {
        var bare = draw("--to", "svg", "--show", "none").succeeded().out();
        assertThat(bare.length())
                .isLessThan(draw("--to", "svg").succeeded().out().length());
        assertThat(draw("--to", "svg", "--lang", "fr").succeeded().out())
                .contains("lang=\"fr\"", "La partie est finie");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    --to bmp               | --to must be svg, png, gif or text, not 'bmp'
                    --to sgv               | did you mean 'svg'
                    --out x.svg            | --out needs --to
                    --to svg --scale 2     | --scale is for --to png or gif
                    --to png --scale 9     | --scale must be a number from 0.1 to 8, not '9'
                    --to png --scale 1e0   | not '1e0'
                    --to png --theme auto  | say light or dark
                    --to svg --theme blue  | --theme must be light, dark or auto, not 'blue'
                    --to svg --show player | --show must be some of players,projected
                    --to gif --delay 1ms   | --delay must be a time from 20ms to 1m, not '1ms'
                    --to svg --delay 1s    | --delay is for --to gif
                    --to text --theme dark | --theme is for --to svg, png or gif
                    --all                  | --all needs --to
                    --to svg --all         | name a folder by --out
                    --to gif --all --out x | a gif holds all moves already
                    --to svg --trace       | --to does nothing beside --trace
                    --to svg --explain     | --explain does nothing beside --to
                    """)
    void whatCannotBeIsRefused(String arguments, String words) {
        draw(arguments.split(" ")).refused(words);
    }

    @Test
    void allGoToAFolderThatHoldsNothingElse() throws IOException {
        var all = new String[] {"--to", "svg", "--all", "--out", file("turns")};
        draw(all).succeeded();
        draw(all).succeeded();
        Files.writeString(folder.resolve("turns/999.svg"), "of another game");
        draw(all).failed(1, "holds other files, such as '999.svg'");
        draw("--to", "svg", "--all", "--out", file("game")).refused("is a file; --all needs a folder");
    }

    @Test
    void piecesAreAnSvgIfNothingElseIsSaid() {
        assertThat(run("pieces", "piles").succeeded().out()).startsWith("<svg xmlns");
        run("pieces", "piles", "--to", "gif").refused("--to must be svg or png, not 'gif'");
        assertThat(run("pieces", "--help").succeeded().out()).contains("svg or png; svg if");
        assertThat(run("pieces", "--help", "--lang", "fr").out()).contains("svg ou png");
    }

    @ParameterizedTest
    @ValueSource(strings = {"svg", "png", "gif", "text"})
    void aFileThatCannotBeWrittenIsTold(String format) {
        draw("--to", format, "--out", file("none/x")).failed(1, "there is no folder");
        draw("--to", format, "--out", folder.toString()).refused("is a folder");
    }
}
