package plateau.terminal.pictures;

import java.nio.file.Files;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import plateau.core.options.Time;
import plateau.core.text.BadInput;
import plateau.drawing.Look;
import plateau.terminal.files.TextFile;

/// Which pictures of a recorded game are wanted.
public final class RecordPictureOptions {
    private static final Duration SHORTEST = Duration.ofMillis(20);
    private static final Duration LONGEST = Duration.ofMinutes(1);

    @Option(names = "--to", paramLabel = "FORMAT", description = "Write a picture: svg, png, gif or text.")
    private Optional<String> format = Optional.empty();

    @Mixin
    private final PictureOptions picture = new PictureOptions(() -> format);

    @Option(names = "--all", description = "With --to: a file for each move, in the folder --out.")
    private boolean all;

    @Option(
            names = "--show",
            paramLabel = "LAYERS",
            description = "What is drawn beside the board: some of players,projected,remaining,coordinates;"
                    + " none for nothing.")
    private Optional<String> layers = Optional.empty();

    @Option(
            names = "--delay",
            paramLabel = "TIME",
            description = "How long each move of a gif stands; 800ms if left out.")
    private Optional<String> delay = Optional.empty();

    public PictureOptions picture() {
        return picture;
    }

    /// Whether a picture is wanted at all.
    public boolean isGiven() {
        return picture.isGiven();
    }

    /// Whether a file for each move is wanted.
    public boolean isOfAll() {
        return all;
    }

    public PictureFormat format() {
        return picture.format();
    }

    /// Refuses what cannot be, and what would do nothing.
    public void check() {
        picture.check();
        if (!isGiven()) {
            PictureOptions.refuseAlone("--show", layers);
            PictureOptions.refuseAlone("--delay", delay);
            if (all) {
                throw new BadInput("replay.all", "--all needs --to svg, png or text, and --out");
            }
            return;
        }
        if (format() != PictureFormat.GIF) {
            PictureOptions.refuseWith("--delay", delay, "gif");
        }
        if (format() == PictureFormat.TEXT) {
            PictureOptions.refuseWith("--show", layers, "svg, png or gif");
        }
        layers();
        delay();
        if (all) {
            checkAll();
        }
    }

    private void checkAll() {
        if (picture.out().isEmpty()) {
            throw new BadInput("picture.folder", "--all writes a file for each move: name a folder by --out");
        }
        var folder = TextFile.path("--out", picture.out().get());
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new BadInput("picture.is-file", "--out: '%s' is a file; --all needs a folder", folder);
        }
        if (format() == PictureFormat.GIF) {
            throw new BadInput("picture.all-gif", "a gif holds all moves already; leave --all out");
        }
    }

    Set<Look.Layer> layers() {
        return Look.Layer.parse("--show", layers.orElse("players,coordinates"));
    }

    Duration delay() {
        var text = delay.orElse("800ms");
        return Time.read(text)
                .filter(time -> time.compareTo(SHORTEST) >= 0 && time.compareTo(LONGEST) <= 0)
                .orElseThrow(
                        () -> new BadInput("picture.delay", "--delay must be a time from 20ms to 1m, not '%s'", text));
    }
}
