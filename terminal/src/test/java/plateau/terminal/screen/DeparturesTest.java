package plateau.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.arena.match.Reason;

/// Records tell in English why somebody is out; people read it in their language.
class DeparturesTest {
    private static final Pattern PLACE = Pattern.compile("%[sd]");
    private static final Words ENGLISH = Words.named("en");
    private static final Words FRENCH = Words.named("fr");

    @ParameterizedTest
    @EnumSource
    void everyReasonIsSaidInFrenchWithAllThatIsInIt(Reason reason) {
        var arguments = new ArrayList<Object>();
        for (var place : PLACE.matcher(reason.english()).results().toList()) {
            long number = 4000L + arguments.size();
            arguments.add(place.group().equals("%d") ? number : "«" + number + "»");
        }
        var english = reason.of(arguments.toArray());
        var french = Departures.reason(FRENCH, english);
        assertThat(Departures.reason(ENGLISH, english)).isEqualTo(english);
        assertThat(french).isNotEqualTo(english);
        for (var argument : arguments) {
            assertThat(french).contains(argument.toString());
        }
    }

    @Test
    void whatAProgramSaidStaysAsItIs() {
        assertThat(Departures.reason(FRENCH, "exited with code 1 before it answered \"turn\", saying 'oh {0}'"))
                .isEqualTo("s'est arrêté avec le code 1 avant de répondre à « turn », en disant 'oh {0}'");
    }

    @Test
    void whatComesFromElsewhereStaysAsItIs() {
        var reason = "java.lang.IllegalStateException: oh";
        assertThat(Departures.reason(FRENCH, reason)).isEqualTo(reason);
    }
}
