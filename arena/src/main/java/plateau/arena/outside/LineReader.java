package plateau.arena.outside;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import plateau.arena.Foul;
import plateau.arena.Reason;
import plateau.core.Ending;
import plateau.core.text.Text;

/// Reads the lines that a program writes, as they come.
final class LineReader {
    /// The longest line, in bytes.
    static final int LONGEST = 1 << 20;

    private static final int QUOTED = 120;

    private final InputStream stream;
    private byte[] bytes = new byte[1 << 13];
    private int start;
    private int end;

    LineReader(InputStream stream) {
        this.stream = stream;
    }

    /// The next line, without its end; nothing when there is none because the program ended or closed
    /// its output. Refuses a line that is too long, breaks off, or is no text.
    Optional<String> read() throws IOException {
        int searched = start;
        while (true) {
            for (; searched < end; searched++) {
                if (bytes[searched] == '\n') {
                    return Optional.of(line(searched));
                }
            }
            if (end - start > LONGEST) {
                throw new Foul(Ending.CRASH, Reason.LONG_LINE.of(LONGEST, beginning(end)));
            }
            searched -= makeRoom();
            int count = stream.read(bytes, end, bytes.length - end);
            if (count < 0) {
                return atEnd();
            }
            end += count;
        }
    }

    private Optional<String> atEnd() {
        if (start == end) {
            return Optional.empty();
        }
        throw new Foul(Ending.CRASH, Reason.BROKEN_LINE.of(beginning(end)));
    }

    /// Moves what is there to the front, or makes more room; gives by how much it was moved.
    private int makeRoom() {
        int moved = 0;
        if (start == end) {
            moved = start;
            start = 0;
            end = 0;
        } else if (end == bytes.length) {
            if (start > 0) {
                System.arraycopy(bytes, start, bytes, 0, end - start);
                moved = start;
                end -= start;
                start = 0;
            } else {
                bytes = Arrays.copyOf(bytes, 2 * bytes.length);
            }
        }
        return moved;
    }

    private String line(int newline) {
        var raw = ByteBuffer.wrap(bytes, start, newline - start);
        var quoted = beginning(newline);
        start = newline + 1;
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(raw).toString();
        } catch (CharacterCodingException damaged) {
            throw new Foul(Ending.CRASH, Reason.NOT_UTF8.of(quoted));
        }
    }

    /// Whether something was written that nobody has read.
    boolean hasMore() throws IOException {
        return start < end || stream.available() > 0;
    }

    /// The beginning of what was written that nobody has read, without waiting for its end.
    String unasked() throws IOException {
        if (start == end) {
            start = 0;
            end = Math.max(0, stream.read(bytes, 0, Math.min(bytes.length, stream.available())));
        }
        int to = start;
        while (to < end && bytes[to] != '\n') {
            to++;
        }
        return beginning(to);
    }

    /// The beginning of a line that was not ended, if there is one.
    Optional<String> begun() {
        return start == end ? Optional.empty() : Optional.of(beginning(end));
    }

    private String beginning(int to) {
        int length = Math.min(to - start, QUOTED);
        return quote(new String(bytes, start, length, StandardCharsets.UTF_8));
    }

    /// A line as messages have it: short, and harmless on a terminal.
    static String quote(String line) {
        return "'" + Text.shorten(Text.printable(line), QUOTED) + "'";
    }
}
