package plateau.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ReasonTest {
    private static final Pattern PLACE = Pattern.compile("%[sd]");

    @ParameterizedTest
    @EnumSource
    void everyReasonIsFoundAgain(Reason reason) {
        var arguments = new ArrayList<Object>();
        for (var place : PLACE.matcher(reason.english()).results().toList()) {
            long number = 40L + arguments.size();
            arguments.add(place.group().equals("%d") ? number : "'{\"a\":" + number + "}'");
        }
        var found = Reason.find(reason.of(arguments.toArray())).orElseThrow();
        assertThat(found.key()).isEqualTo(reason.key());
        assertThat(found.arguments()).isEqualTo(arguments);
        assertThat(found.toString()).isEqualTo(reason.of(arguments.toArray()));
    }

    @Test
    void whatComesFromElsewhereIsNone() {
        assertThat(Reason.find("java.lang.IllegalStateException: oh")).isEmpty();
        assertThat(Reason.find("thought for ever ms, with 3 ms left")).isEmpty();
        assertThat(Reason.find("move " + "x is not legal; possible: ".repeat(1000)))
                .isEmpty();
    }

    @Test
    void aReasonIsOneHarmlessLine() {
        assertThat(Reason.UNASKED.of("'\u001B[2J\n'")).isEqualTo("wrote when it was not asked: '?[2J?'");
    }
}
