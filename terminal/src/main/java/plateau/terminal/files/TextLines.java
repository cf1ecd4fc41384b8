package plateau.terminal.files;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/// Lines of a text, one after the other.
interface TextLines extends AutoCloseable {
    /// A line without its end.
    ///
    /// @param isText whether it was made of nothing but UTF-8; in the text `?` stands for what was not
    record Line(String text, boolean isText) {}

    /// The next line; null when there is none.
    @Nullable
    Line next() throws IOException;

    @Override
    void close() throws IOException;

    /// The lines of something decoded already.
    static TextLines of(Reader reader) {
        var buffered = new BufferedReader(reader);
        return new TextLines() {
            @Override
            public @Nullable Line next() throws IOException {
                var text = buffered.readLine();
                return text == null ? null : new Line(text, true);
            }

            @Override
            public void close() throws IOException {
                buffered.close();
            }
        };
    }

    /// The lines of a file, each decoded by itself: a damaged one does not spoil the others.
    static TextLines of(InputStream stream) {
        return new Utf8(new BufferedInputStream(stream, 1 << 16));
    }

    /// Lines that are still bytes.
    record Utf8(InputStream stream) implements TextLines {
        @Override
        public @Nullable Line next() throws IOException {
            var bytes = new ByteArrayOutputStream();
            int next = stream.read();
            if (next < 0) {
                return null;
            }
            for (; next >= 0 && next != '\n'; next = stream.read()) {
                bytes.write(next);
            }
            return line(bytes.toByteArray());
        }

        private static Line line(byte[] bytes) {
            try {
                var decoded = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
                return new Line(withoutReturn(decoded.toString()), true);
            } catch (CharacterCodingException binary) {
                var replaced = new String(bytes, StandardCharsets.UTF_8).replace('\uFFFD', '?');
                return new Line(withoutReturn(replaced), false);
            }
        }

        private static String withoutReturn(String text) {
            return text.endsWith("\r") ? text.substring(0, text.length() - 1) : text;
        }

        @Override
        public void close() throws IOException {
            stream.close();
        }
    }
}
