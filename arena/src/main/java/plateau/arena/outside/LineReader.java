package plateau.arena.outside;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import plateau.arena.match.Foul;
import plateau.arena.match.Reason;
import plateau.core.Ending;
import plateau.core.text.Text;

/// Reads the lines that a program writes, as they come.
final class LineReader {
    /// The longest line, in bytes.
    static final int LONGEST = 1 << 20;

    /// So many characters of a line are quoted.
    private static final int QUOTED = 120;

    /// So many bytes are more characters than are quoted, however many bytes a character has: one that
    /// is cut in two at the end of them is never seen.
    private static final int BYTES_QUOTED = 4 * (QUOTED + 1);

    private final InputStream stream;
    private byte[] bytes = new byte[1 << 13];
    private int start;
    private int end;

    /// Whether it was told that there is the beginning of a line only.
    private boolean hasBrokenOff;

    LineReader(InputStream stream) {
        this.stream = stream;
    }

    /// The next line, without its end; nothing when there is none because the program ended or closed
    /// its output. Empty lines are passed over. Refuses a line that is too long, breaks off, or is no
    /// text, and goes on after it.
    Optional<String> read() throws IOException {
        skipBlanks();
        int searched = start;
        while (true) {
            for (; searched < end; searched++) {
                if (bytes[searched] == '\n') {
                    return Optional.of(line(searched));
                }
            }
            checkLength(end);
            searched -= makeRoom();
            int count = stream.read(bytes, end, bytes.length - end);
            if (count < 0) {
                return atEnd();
            }
            end += count;
            if (searched == start) {
                skipBlanks();
                searched = start;
            }
        }
    }

    /// Whether a line is empty matters to nobody, and neither does what stands before its JSON.
    private void skipBlanks() {
        while (start < end && isBlank(bytes[start])) {
            start++;
        }
    }

    private static boolean isBlank(byte value) {
        return value == '\n' || value == '\r' || value == ' ' || value == '\t';
    }

    private void checkLength(int to) {
        if (to - start > LONGEST) {
            var quoted = beginning(to);
            start = to;
            throw new Foul(Ending.CRASH, Reason.LONG_LINE.of(LONGEST, quoted));
        }
    }

    private Optional<String> atEnd() {
        if (start == end || hasBrokenOff) {
            return Optional.empty();
        }
        hasBrokenOff = true;
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
        checkLength(newline);
        var raw = ByteBuffer.wrap(bytes, start, newline - start);
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(raw).toString();
        } catch (CharacterCodingException damaged) {
            throw new Foul(Ending.CRASH, Reason.NOT_UTF8.of(beginning(newline)));
        } finally {
            start = newline + 1;
        }
    }

    /// Whether something was written that nobody has read, without waiting for it. Who writes empty
    /// lines without end is not followed for ever.
    boolean hasMore() throws IOException {
        skipBlanks();
        for (int looked = 0; start == end && looked < LONGEST; looked += end) {
            start = 0;
            end = 0;
            int count = Math.min(bytes.length, stream.available());
            if (count == 0) {
                return false;
            }
            end = Math.max(0, stream.read(bytes, 0, count));
            skipBlanks();
        }
        return start < end;
    }

    /// The beginning of what [#hasMore] found, without waiting for its end.
    String unasked() {
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
        int length = Math.min(to - start, BYTES_QUOTED);
        return quote(new String(bytes, start, length, StandardCharsets.UTF_8));
    }

    /// A line as messages have it: short, and harmless on a terminal.
    static String quote(String line) {
        return "'" + Text.shorten(Text.printable(line), QUOTED) + "'";
    }
}
