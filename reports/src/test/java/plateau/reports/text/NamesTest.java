package plateau.reports.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NamesTest {
    private static final String FAMILY = "👨‍👩‍👧‍👦";

    @Test
    void aShortNameStaysAsItIs() {
        assertThat(Names.shorten("", 3)).isEmpty();
        assertThat(Names.shorten("abc", 3)).isEqualTo("abc");
        assertThat(Names.shorten("abcd", 3)).isEqualTo("abc…");
    }

    @Test
    void lettersAreThoseThatPeopleSee() {
        assertThat(Names.shorten("🙂🙂🙂🙂", 3)).isEqualTo("🙂🙂🙂…");
        assertThat(Names.shorten(FAMILY.repeat(9), 6)).isEqualTo(FAMILY.repeat(2) + "…");
    }

    @Test
    void aLetterWithoutEndIsCutToo() {
        assertThat(Names.shorten("a" + "\u0301".repeat(500), 10)).hasSizeLessThan(50);
        assertThat(Names.shorten("🙂" + "\u0301".repeat(500), 10)).isEqualTo("🙂…");
    }
}
