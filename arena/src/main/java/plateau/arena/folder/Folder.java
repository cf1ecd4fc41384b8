package plateau.arena.folder;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import plateau.arena.Played;
import plateau.arena.tournament.Plan;
import plateau.arena.tournament.PlanJson;
import plateau.core.text.BadInput;
import plateau.core.text.Json;
import plateau.core.text.Message;

/// Where a tournament is kept: its description, its [Journal], and the standings, which are written anew
/// from time to time. Whoever has it open has it alone.
public final class Folder implements AutoCloseable {
    /// The description of the tournament.
    public static final String PLAN = "tournament.json";

    private static final String LOCK = ".lock";

    private final Path path;
    private final Plan plan;
    private final FileChannel lock;
    private final Journal journal;

    private Folder(Path path, Plan plan, FileChannel lock) throws IOException {
        this.path = path;
        this.plan = plan;
        this.lock = lock;
        journal = Journal.open(path, plan);
    }

    /// Begins a tournament in a folder, which is made if there is none; refuses one that holds a
    /// tournament.
    public static Folder begin(Path path, Plan plan) {
        var name = path.toString();
        if (Files.exists(path) && !Files.isDirectory(path)) {
            throw new BadInput("tournament.file", "--out: '%s' is a file, not a folder", name);
        }
        refuseOthers(name, path);
        try {
            Files.createDirectories(path);
            return locked(
                    name,
                    path,
                    () -> {
                        var text = Json.write(PlanJson.write(plan)) + "\n";
                        AtomicFile.write(path.resolve(PLAN), text);
                        return plan;
                    });
        } catch (IOException refused) {
            throw new BadInput("of-option", "%s: %s", "--out", why(path, refused));
        }
    }

    private static void refuseOthers(String name, Path path) {
        if (Files.exists(path.resolve(PLAN))) {
            throw new BadInput(
                    "tournament.there",
                    "--out: '%s' holds a tournament; --resume goes on with it, or name another"
                            + " folder",
                    name);
        }
        for (var file : List.of(Journal.GAMES, Journal.RECORDS)) {
            if (Files.exists(path.resolve(file))) {
                throw new BadInput(
                        "tournament.other",
                        "--out: '%s' holds something else, a file %s; name another folder",
                        name,
                        file);
            }
        }
    }

    /// Goes on with the tournament of a folder.
    public static Folder resume(Path path) {
        var name = path.toString();
        if (!Files.exists(path.resolve(PLAN))) {
            throw new BadInput("tournament.none", "--resume: there is no tournament in '%s'", name);
        }
        try {
            return locked(name, path, () -> plan(path.resolve(PLAN)));
        } catch (IOException refused) {
            throw new BadInput("of-option", "%s: %s", "--out", why(path, refused));
        }
    }

    private interface Description {
        Plan plan() throws IOException;
    }

    /// Locks a folder and opens it; whatever is refused then unlocks it.
    private static Folder locked(String name, Path path, Description description)
            throws IOException {
        var lock = lock(name, path);
        try {
            return new Folder(path, description.plan(), lock);
        } catch (IOException | RuntimeException refused) {
            lock.close();
            throw refused;
        }
    }

    private static Plan plan(Path file) throws IOException {
        try {
            return PlanJson.read(Files.readString(file));
        } catch (BadInput damaged) {
            throw new BadInput(
                    "tournament.description", "--resume: '%s': %s", file, damaged.inWords());
        }
    }

    /// The lock goes with the process, however that ends.
    private static FileChannel lock(String name, Path path) throws IOException {
        var channel =
                FileChannel.open(
                        path.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            if (channel.tryLock() != null) {
                return channel;
            }
        } catch (OverlappingFileLockException ours) {
            // As bad as another's.
        }
        channel.close();
        throw new BadInput("tournament.locked", "--out: '%s' is in use by another run", name);
    }

    public Plan plan() {
        return plan;
    }

    /// The games that were played before it was opened.
    public Collection<Played> earlier() {
        return journal.earlier();
    }

    /// A game has ended.
    public void add(Played game) {
        keep(() -> journal.add(game));
    }

    /// Writes how things stand, each file by its name.
    public void write(Map<String, String> pages) {
        keep(
                () -> {
                    for (var page : pages.entrySet()) {
                        var file = path.resolve(page.getKey());
                        Files.createDirectories(file.getParent());
                        AtomicFile.write(file, page.getValue());
                    }
                });
    }

    /// All games are played: puts them in their order, so that the same tournament leaves the same
    /// records.
    public void sort() {
        keep(journal::sort);
    }

    @Override
    public void close() {
        keep(
                () -> {
                    try (lock) {
                        journal.close();
                    }
                });
    }

    /// Why a folder could not be used; the system says which of its files it was.
    private static Message why(Path path, IOException thrown) {
        var file = thrown instanceof FileSystemException named ? named.getFile() : null;
        return FileTrouble.why(file == null ? path.resolve(PLAN) : Path.of(file), thrown);
    }

    private interface Writing {
        void write() throws IOException;
    }

    private void keep(Writing writing) {
        try {
            writing.write();
        } catch (IOException full) {
            throw new Unwritten(Message.of("of-option", "%s: %s", "--out", why(path, full)));
        }
    }
}
