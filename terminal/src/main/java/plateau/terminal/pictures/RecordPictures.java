package plateau.terminal.pictures;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import plateau.arena.folder.FileTrouble;
import plateau.core.State;
import plateau.core.records.GameRecord;
import plateau.core.records.Replay;
import plateau.core.text.Message;
import plateau.core.text.Text;
import plateau.drawing.raster.Animation;
import plateau.games.Games;
import plateau.terminal.files.TextFile;
import plateau.terminal.screen.Failure;
import plateau.terminal.screen.ProgressLine;
import plateau.terminal.screen.Screen;

/// Writes the pictures of a recorded game: of one position, of all of them in a folder, or of all in one
/// that moves.
public final class RecordPictures {
    private final Screen screen;
    private final RecordPictureOptions options;
    private final PictureFile file;

    public RecordPictures(Screen screen, RecordPictureOptions options) {
        this.screen = screen;
        this.options = options;
        file = new PictureFile(screen, options.picture());
    }

    /// The position that a replay has reached.
    public void one(GameRecord record, Replay replay, int viewer) {
        var pictures = new PositionPictures(record, options, screen.words(), viewer, false);
        if (options.format() == PictureFormat.GIF) {
            var animation = animation();
            animation.add(pictures.resolved(replay));
            file.write(animation.finish());
        } else {
            file.write(pictures.file(replay));
        }
    }

    /// The whole game as one picture that moves.
    public void moving(GameRecord record, int viewer) {
        var pictures = new PositionPictures(record, options, screen.words(), viewer, true);
        var total = new AtomicInteger();
        turns(record, _ -> total.incrementAndGet());
        var done = new AtomicInteger();
        var animation = animation();
        try (var _ = progress(total.get(), done)) {
            turns(record, replay -> {
                animation.add(pictures.resolved(replay));
                done.incrementAndGet();
            });
            file.write(animation.finish());
        }
    }

    private Animation animation() {
        return new Animation(options.picture().scale(), options.delay());
    }

    private ProgressLine progress(int total, AtomicInteger done) {
        var what = screen.words().get("progress.pictures");
        return ProgressLine.show(screen.progress(), screen, what, total, done::get);
    }

    /// A file for each move, named after the ply, in a folder that may be new.
    public void all(GameRecord record, int viewer) {
        var folder = TextFile.path("--out", options.picture().out().orElseThrow());
        int digits = Math.max(3, Integer.toString(record.moves().size()).length());
        var names = new HashSet<String>();
        turns(record, replay -> names.add(name(replay, digits)));
        try {
            checkFolder(folder, names);
            Files.createDirectories(folder);
        } catch (IOException refused) {
            throw new Failure(FileTrouble.why(folder, refused));
        }
        var pictures = new PositionPictures(record, options, screen.words(), viewer, true);
        var done = new AtomicInteger();
        try (var _ = progress(record.moves().size() + 1, done)) {
            turns(record, replay -> {
                PictureFile.write(folder.resolve(name(replay, digits)), pictures.file(replay));
                done.set(replay.ply());
            });
        }
    }

    private String name(Replay replay, int digits) {
        var number = Text.format("%0" + digits + "d", replay.ply());
        return number + "." + options.format().ending();
    }

    /// Refuses a folder in which pictures of this game would lie among others.
    private static void checkFolder(Path folder, Set<String> names) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        try (var files = Files.list(folder)) {
            var other = files.map(file -> file.getFileName().toString())
                    .filter(name -> !names.contains(name))
                    .sorted()
                    .findFirst();
            if (other.isPresent()) {
                throw new Failure(Message.of(
                        "picture.folder-full",
                        "--out: the folder '%s' holds other files, such as '%s'; name one" + " that is new or empty",
                        folder,
                        other.get()));
            }
        }
    }

    /// What is done with a position of the game.
    interface Visit {
        void at(Replay replay);
    }

    /// The beginning, every position after a player's move, and the end.
    static void turns(GameRecord record, Visit visit) {
        var replay = new Replay(Games.of(record), record);
        visit.at(replay);
        while (replay.hasNext()) {
            int mover = replay.state().mover();
            replay.next();
            if (mover != State.CHANCE || !replay.hasNext()) {
                visit.at(replay);
            }
        }
    }
}
