package plateau.terminal.pictures;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import plateau.arena.folder.AtomicFile;
import plateau.arena.folder.FileTrouble;
import plateau.core.text.BadInput;
import plateau.terminal.files.TextFile;
import plateau.terminal.screen.Failure;
import plateau.terminal.screen.Screen;

/// Where a picture goes: to the file that was named, whole or not at all, or to the standard output.
public final class PictureFile {
    private final Screen screen;
    private final PictureOptions options;

    public PictureFile(Screen screen, PictureOptions options) {
        this.screen = screen;
        this.options = options;
    }

    /// Refuses to fill a terminal with bytes that are no text, before any work is done.
    public void check() {
        if (options.out().isEmpty() && options.format().isBinary() && screen.isTerminal()) {
            throw new BadInput(
                    "picture.terminal",
                    "a %s is no text for a terminal: name a file by --out, or redirect the output",
                    options.format());
        }
        options.out()
                .map(name -> TextFile.path("--out", name))
                .filter(Files::isDirectory)
                .ifPresent(folder -> {
                    throw new BadInput(
                            "picture.is-folder",
                            "--out: '%s' is a folder; with --all it takes a file for each" + " move",
                            folder);
                });
    }

    public void write(byte[] bytes) {
        if (options.out().isPresent()) {
            write(TextFile.path("--out", options.out().get()), bytes);
        } else {
            screen.out().write(bytes, 0, bytes.length);
        }
    }

    static void write(Path path, byte[] bytes) {
        try {
            AtomicFile.write(path, bytes);
        } catch (IOException lost) {
            throw new Failure(FileTrouble.why(path, lost));
        }
    }
}
