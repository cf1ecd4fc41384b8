package plateau.arena.outside;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import plateau.arena.match.Foul;

class LineReaderTest {
    private static LineReader reader(String text) {
        return new LineReader(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    /// Its end comes with the same read as what is too much.
    @Test
    void theLongestLineIsOfAMebibyteAndNotAByteMore() throws IOException {
        var longest = "x".repeat(LineReader.LONGEST);
        assertThat(reader(longest + "\n").read()).hasValue(longest);
        assertThatThrownBy(() -> reader(longest + "x\n").read())
                .isInstanceOf(Foul.class)
                .hasMessageStartingWith("wrote a line of more than 1048576 bytes: 'xxx");
    }

    @Test
    void aQuotedLineIsCutBetweenCharacters() {
        for (var character : new String[] {"é", "€", "🦊"}) {
            var line = "x" + character.repeat(1000);
            assertThatThrownBy(() -> reader(line).read())
                    .isInstanceOf(Foul.class)
                    .hasMessageStartingWith("stopped in the middle of a line: 'x" + character)
                    .hasMessageEndingWith(character + "…'")
                    .hasMessageNotContaining("\ufffd");
        }
    }

    @Test
    void whatFollowsALineThatIsNoTextCanBeRead() throws IOException {
        var bytes = new byte[] {'a', (byte) 0xff, '\n', 'b', '\n'};
        var reader = new LineReader(new ByteArrayInputStream(bytes));
        assertThatThrownBy(reader::read).hasMessage("wrote bytes that are no UTF-8: 'a\ufffd'");
        assertThat(reader.read()).hasValue("b");
    }
}
