package plateau.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/// Whose fault it is that something was thrown, as the traces tell; the innermost place comes first.
class BlameTest {
    private static final String HEAP = "plateau.core.Stones$Heap";
    private static final String SEARCH = "plateau.bots.search.Descent";
    private static final String BOT = "example.HastyBot";
    private static final Game GAME = new Stones(9);

    private static <T extends Throwable> T thrownIn(T thrown, String... types) {
        thrown.setStackTrace(Arrays.stream(types)
                .map(type -> new StackTraceElement(type, "go", "File.java", 7))
                .toArray(StackTraceElement[]::new));
        return thrown;
    }

    private static boolean isOfRules(Throwable thrown) {
        return Blame.ofRules(GAME, GAME.begin(2), thrown).isPresent();
    }

    @Test
    void whatTheRulesThrowIsTheirFaultWhoeverCalledThem() {
        assertThat(isOfRules(thrownIn(new IllegalStateException(), HEAP, SEARCH)))
                .isTrue();
        assertThat(isOfRules(thrownIn(new IllegalStateException(), HEAP, BOT))).isTrue();
        assertThat(isOfRules(thrownIn(new IllegalStateException(), HEAP + "$Row", BOT)))
                .isTrue();
    }

    @Test
    void soIsWhatIsThrownByWhatTheyCall() {
        assertThat(isOfRules(thrownIn(new IllegalStateException(), "java.util.List", HEAP, SEARCH)))
                .isTrue();
        assertThat(isOfRules(thrownIn(new IllegalStateException(), "lib.Grid", HEAP, BOT)))
                .isTrue();
    }

    @Test
    void whatAPlayerThrowsIsItsOwnEvenBesideTheGame() {
        assertThat(isOfRules(thrownIn(new IllegalStateException(), BOT))).isFalse();
        assertThat(isOfRules(thrownIn(new IllegalStateException(), "plateau.core.StonesBot")))
                .isFalse();
        assertThat(isOfRules(thrownIn(new IllegalStateException()))).isFalse();
    }

    @Test
    void aPlayerWhoWrapsItChangesNothing() {
        var inner = thrownIn(new IllegalStateException("broken"), HEAP, BOT);
        assertThat(isOfRules(thrownIn(new IllegalArgumentException(inner), BOT)))
                .isTrue();
    }

    @Test
    void aFullMemoryAndCallsTooDeepAreThePlayers() {
        assertThat(isOfRules(thrownIn(new OutOfMemoryError(), HEAP, BOT))).isFalse();
        assertThat(isOfRules(thrownIn(new StackOverflowError(), HEAP, BOT, BOT, BOT)))
                .isFalse();
        assertThat(isOfRules(thrownIn(new StackOverflowError(), HEAP, HEAP, HEAP)))
                .isTrue();
    }

    @Test
    void thePlaceIsTheFirstThatIsNotJavas() {
        var thrown = thrownIn(new IllegalStateException("boom"), "java.util.List", BOT);
        assertThat(Blame.told(thrown))
                .isEqualTo("java.lang.IllegalStateException: boom at example.HastyBot.go(File.java:7)");
    }
}
