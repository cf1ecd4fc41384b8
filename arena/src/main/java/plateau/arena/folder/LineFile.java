package plateau.arena.folder;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

/// A file with a line for each game, added by a single write when the game ends, so that whatever happens
/// next finds it whole. Which line is whose is kept here; the lines themselves are on the disk alone.
final class LineFile implements AutoCloseable {
    /// Where a line is, with its end.
    private record Slot(long from, long length) {}

    /// Gets the lines of a file.
    interface Reader {
        /// The number of a line's game; −1 where the line is to be left out.
        ///
        /// @param number of the line, from 1
        long game(int number, String line);
    }

    private final Path path;
    private final Map<Long, Slot> slots = new HashMap<>();
    private FileChannel channel;

    private LineFile(Path path) throws IOException {
        this.path = path;
        channel = open(path);
    }

    private static FileChannel open(Path path) throws IOException {
        return FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    /// Opens a file and reads the lines that are ended; a torn one at the end is left alone until the
    /// lines are arranged.
    static LineFile open(Path path, Reader reader) throws IOException {
        var file = new LineFile(path);
        try {
            file.read(reader);
            return file;
        } catch (IOException | RuntimeException refused) {
            file.close();
            throw refused;
        }
    }

    private void read(Reader reader) throws IOException {
        var number = new AtomicInteger();
        long _ = scan(path, 0, (from, length, line) -> {
            long game = reader.game(number.incrementAndGet(), line);
            if (game >= 0) {
                slots.putIfAbsent(game, new Slot(from, length));
            }
        });
    }

    /// Gets the lines of a file.
    interface Lines {
        /// A line that is ended.
        ///
        /// @param from where it begins
        /// @param length in bytes, with its end
        void add(long from, long length, String line);
    }

    /// Reads the lines of a file that are ended, from one on.
    ///
    /// @return where the last of them ends
    static long scan(Path path, long start, Lines lines) throws IOException {
        try (var channel = FileChannel.open(path).position(start);
                var stream = new BufferedInputStream(Channels.newInputStream(channel), 1 << 16)) {
            var line = new ByteArrayOutputStream();
            long from = start;
            for (int next = stream.read(); next >= 0; next = stream.read()) {
                if (next != '\n') {
                    line.write(next);
                    continue;
                }
                long length = line.size() + 1L;
                lines.add(from, length, line.toString(StandardCharsets.UTF_8));
                from += length;
                line.reset();
            }
            return from;
        }
    }

    /// Whether the file holds the lines of these games, in whatever order, and nothing else.
    boolean holds(Collection<Long> games) throws IOException {
        long length = slots.values().stream().mapToLong(Slot::length).sum();
        return slots.keySet().equals(Set.copyOf(games)) && channel.size() == length;
    }

    void add(long game, String line) throws IOException {
        var bytes = ByteBuffer.wrap((line + '\n').getBytes(StandardCharsets.UTF_8));
        var slot = new Slot(channel.size(), bytes.remaining());
        try {
            append(channel, bytes);
        } catch (IOException full) {
            // A channel does not say which file it is of.
            throw new FileSystemException(path.toString(), null, full.getMessage());
        }
        slots.put(game, slot);
    }

    /// Writes all or nothing: half a line would spoil the next.
    static void append(SeekableByteChannel channel, ByteBuffer bytes) throws IOException {
        long from = channel.size();
        try {
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
        } catch (IOException full) {
            try {
                channel.truncate(from);
            } catch (IOException closed) {
                full.addSuppressed(closed);
            }
            throw full;
        }
    }

    /// Writes the lines of these games anew, in this order, without any others. Until that is done the
    /// file is what it was.
    void arrange(Collection<Long> games) throws IOException {
        var arranged = new HashMap<Long, Slot>();
        var draft = AtomicFile.draft(path);
        try (var from = FileChannel.open(path);
                var to = FileChannel.open(
                        draft,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.TRUNCATE_EXISTING,
                        StandardOpenOption.WRITE)) {
            for (long game : games) {
                var slot = Objects.requireNonNull(slots.get(game));
                arranged.put(game, new Slot(to.position(), slot.length));
                copy(from, slot, to);
            }
        }
        channel.close();
        AtomicFile.replace(path, draft);
        channel = open(path);
        slots.clear();
        slots.putAll(arranged);
    }

    private static void copy(FileChannel from, Slot slot, FileChannel to) throws IOException {
        for (long done = 0; done < slot.length; ) {
            done += from.transferTo(slot.from + done, slot.length - done, to);
        }
    }

    Collection<Long> games() {
        return slots.keySet();
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
