package plateau.hosting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.core.text.BadInput;

/// How the names of seats tell who comes from outside.
class OutsideNamesTest {
    @Test
    void aNameBeginsWithItsKind() {
        assertThat(Outside.of("cmd:python3 bot.py")).contains(Outside.COMMAND);
        assertThat(Outside.of("jar:fox.jar?memory=64m")).contains(Outside.JAR);
        assertThat(Outside.of("lib:fox.so")).contains(Outside.LIBRARY);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "random", "mcts:steps=1", "cmd", "CMD:x", " cmd:x", "xcmd:y"})
    void everybodyElseIsFromHere(String seat) {
        assertThat(Outside.of(seat)).isEmpty();
    }

    @Test
    void aKindAloneNamesNobody() {
        assertRefused("cmd: ", "'cmd: ' lacks a command");
        assertRefused("jar:", "'jar:' lacks a jar file");
        assertRefused("lib:", "'lib:' lacks a shared library");
    }

    private static void assertRefused(String seat, String words) {
        assertThatThrownBy(() -> Programs.of(seat)).isInstanceOf(BadInput.class).hasMessage(words);
    }
}
