package plateau.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class WrappingTest {
    @Test
    void linesAreBrokenBetweenWordsAndSetIn() {
        assertThat(new Wrapping("● ", "  ", 9).lines("lays a tile on 4,7"))
                .containsExactly("● lays a", "  tile on", "  4,7");
    }

    @Test
    void wideLettersTakeTwoCells() {
        assertThat(new Wrapping("", "", 9).lines("棋 盤 遊 戲")).containsExactly("棋 盤 遊", "戲");
    }

    @Test
    void aWordThatIsTooLongHasALineOfItsOwn() {
        assertThat(new Wrapping("", " ", 4).lines("a chronicle b")).containsExactly("a", " chronicle", " b");
    }
}
