package plateau.server.crash;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A ledger finds out about every way in which a server can break its word.
class LedgerTest {
    private static final String STARTED = "{\"id\":1,\"type\":\"started\",\"moves\":[]}";
    private static final String FIRST = moved(2, 0, "a");
    private static final String SECOND = moved(3, 1, "b");

    private static String moved(int id, int ply, String move) {
        return "{\"id\":" + id + ",\"type\":\"moved\",\"ply\":" + ply + ",\"moves\":[\"" + move + "\"]}";
    }

    private static Ledger ledger() {
        var ledger = new Ledger();
        ledger.tell(STARTED);
        ledger.acknowledge(0, "a");
        ledger.acknowledge(1, "b");
        return ledger;
    }

    @Test
    void aLogThatHasItAllIsFine() {
        assertThatCode(() -> ledger().check(() -> List.of(STARTED, FIRST, SECOND)))
                .doesNotThrowAnyException();
    }

    @ParameterizedTest
    @ValueSource(strings = {"lost", "twice", "another", "order", "untold"})
    void aLogThatIsNotAsPromisedIsFound(String how) {
        var log = switch (how) {
            case "lost" -> List.of(STARTED, FIRST);
            case "twice" -> List.of(STARTED, FIRST, moved(3, 0, "a"), moved(4, 1, "b"));
            case "another" -> List.of(STARTED, FIRST, moved(3, 1, "c"));
            case "order" -> List.of(STARTED, SECOND, FIRST);
            default -> List.of(FIRST, SECOND);
        };
        assertThatThrownBy(() -> ledger().check(() -> log)).isInstanceOf(AssertionError.class);
    }

    @Test
    void aGapInWhatIsToldIsFound() {
        assertThatThrownBy(() -> ledger().tell(SECOND)).isInstanceOf(AssertionError.class);
    }
}
