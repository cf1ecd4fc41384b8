package plateau.games.tilings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.core.text.BadInput;

/// Decks as text (rules 1.4, 7).
class DeckTest {
    private static final String RED = " red red red red";

    private static void assertRefused(String text, String message) {
        assertThatThrownBy(() -> Deck.parse(text)).isInstanceOf(BadInput.class).hasMessage(message);
    }

    @Test
    void aDeckHasAKindALine() {
        var deck = Deck.parse("""
                        # count north south east west
                        3 red blue green dark-green   # a comment

                        \t12  white white   white white
                        """);
        assertThat(deck).hasToString("3 red blue green dark-green; 12 white white white white");
        assertThat(deck.tiles()).isEqualTo(15);
    }

    @Test
    void linesMayEndInTheWaysOfOtherSystems() {
        assertThat(Deck.parse("1" + RED + "\r\n2" + RED + "\r\n").tiles()).isEqualTo(3);
    }

    @Test
    void semicolonsSeparateKindsToo() {
        assertThat(Deck.parse("1" + RED + "; 2 blue red red red;").tiles()).isEqualTo(3);
    }

    @Test
    void theStandardDeckGoesByItsName() {
        assertThat(Deck.parse("standard")).isEqualTo(Deck.parse(Deck.STANDARD));
        assertThat(Deck.parse(Deck.STANDARD)).hasToString("standard");
    }

    @Test
    void aDeckIsReadAsItIsWritten() {
        var text = "1 red blue green yellow; 2 orange brown pink cyan; 3 magenta grey black white";
        assertThat(Deck.parse(text)).hasToString(text);
    }

    @ParameterizedTest
    @CsvSource({"1 red red red", "1 red red red red red", "red", "tiles"})
    void aLineHasFiveWords(String line) {
        assertRefused(
                "1" + RED + "\n\n" + line, "line 3: a line must be: count north south east west, not '" + line + "'");
    }

    @ParameterizedTest
    @CsvSource({"0", "-1", "1.5", "x", "01", "10001", "99999999999", "٣"})
    void aCountIsOneToTenThousand(String count) {
        assertRefused(count + RED, "line 1: count must be 1 to 10000, not '" + count + "'");
    }

    @Test
    void aColourIsOneOfFifteen() {
        var colours = "red, blue, green, yellow, orange, brown, pink, cyan, magenta, grey, black, white, "
                + "violet, salmon, dark-green";
        assertRefused(
                "# mine\n1 red red voilet red",
                "line 2: no colour 'voilet'; there are " + colours + "; did you mean 'violet'?");
        assertRefused("1 red red red turquoise", "line 1: no colour 'turquoise'; there are " + colours);
    }

    @Test
    void aLongWordIsCutShortInTheMessage() {
        assertRefused("9".repeat(100) + RED, "line 1: count must be 1 to 10000, not '" + "9".repeat(40) + "…'");
    }

    @ParameterizedTest
    @CsvSource({"''", "' '", "'# nothing'", "';;'"})
    void anEmptyDeckIsRefused(String text) {
        assertRefused(text, "has no tiles; a line must be: count north south east west");
    }

    @Test
    void aDeckHasAtMostTenThousandTiles() {
        assertThat(Deck.parse("10000" + RED).tiles()).isEqualTo(10_000);
        assertRefused("9999" + RED + "; 2" + RED, "has 10001 tiles; at most 10000");
    }

    @Test
    void aDeckHasAtMostAThousandKinds() {
        var line = "1" + RED + "\n";
        assertThat(Deck.parse(line.repeat(1000)).tiles()).isEqualTo(1000);
        assertRefused(line.repeat(1001), "has 1001 kinds of tiles; at most 1000");
    }

    @Test
    void aRefusalNamesTheOption() {
        assertThatThrownBy(() -> Table.game("deck=nothing"))
                .hasMessage("deck line 1: a line must be: count north south east west, not 'nothing'");
    }
}
