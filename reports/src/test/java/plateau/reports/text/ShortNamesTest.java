package plateau.reports.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ShortNamesTest {
    private static final String FAMILY = "👨‍👩‍👧‍👦";

    @Test
    void aShortNameStaysAsItIs() {
        assertThat(ShortNames.shorten("", 3)).isEmpty();
        assertThat(ShortNames.shorten("abc", 3)).isEqualTo("abc");
        assertThat(ShortNames.shorten("abcd", 3)).isEqualTo("abc…");
    }

    @Test
    void lettersAreThoseThatPeopleSee() {
        assertThat(ShortNames.shorten("🙂🙂🙂🙂", 3)).isEqualTo("🙂🙂🙂…");
        assertThat(ShortNames.shorten(FAMILY.repeat(9), 6)).isEqualTo(FAMILY.repeat(2) + "…");
    }

    @Test
    void aLetterWithoutEndIsCutToo() {
        assertThat(ShortNames.shorten("a" + "\u0301".repeat(500), 10)).hasSizeLessThan(50);
        assertThat(ShortNames.shorten("🙂" + "\u0301".repeat(500), 10)).isEqualTo("🙂…");
    }
}
