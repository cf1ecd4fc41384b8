package plateau.server.stream;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

/// A packed stream whose pieces are packed for themselves.
class PackedChunksTest {
    private static final List<String> TEXTS =
            List.of("retry: 2000\n\n", "data: ", "<g/>".repeat(20_000), "}\n\n", "é".repeat(9000), "");

    @Test
    void whoUnpacksItReadsThePiecesOneAfterTheOther() throws IOException {
        var pieces = new PackedChunks();
        var out = new ByteArrayOutputStream();
        out.write(pieces.head());
        for (var text : TEXTS) {
            out.write(pieces.next(Chunk.of(text)));
        }
        assertThat(out.size()).isLessThan(1000);
        out.write(pieces.tail());
        try (var in = new GZIPInputStream(new ByteArrayInputStream(out.toByteArray()))) {
            assertThat(new String(in.readAllBytes(), UTF_8)).isEqualTo(String.join("", TEXTS));
        }
    }

    @Test
    void aPieceIsReadBeforeTheNextOneIsThere() throws IOException {
        var pieces = new PackedChunks();
        var out = new ByteArrayOutputStream();
        out.write(pieces.head());
        out.write(pieces.next(Chunk.of("first")));
        try (var in = new GZIPInputStream(new ByteArrayInputStream(out.toByteArray()))) {
            assertThat(new String(in.readNBytes("first".length()), UTF_8)).isEqualTo("first");
        }
    }
}
