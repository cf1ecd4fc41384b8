package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.browser.Look.Screen;

/// A tournament of bots: begun, looked at while it goes, and taken home.
class ArenaTest {
    private static final String OVER = "document.querySelector('#cup progress').hidden";

    @RegisterExtension
    static final LiveSite SITE = new LiveSite();

    @RegisterExtension
    final Browsing browsing = new Browsing(SITE);

    @ParameterizedTest
    @EnumSource(Screen.class)
    void aTournamentIsBegunByAClickAndGoesToItsEnd(Screen screen) {
        var window = browsing.window(Look.at(screen)).open("/arena");
        window.find("#begin-game").selectOption("munificence");
        window.press("#begin button.primary");
        window.page().waitForURL(Pattern.compile(".*/arena/.+"));
        window.find("#cup table").first().waitFor();
        window.await(OVER);
        assertThat(window.find("#cup tbody tr").count()).isGreaterThan(3);
        assertThat(window.find("#cup svg").count()).as("error bars").isPositive();

        var path = window.path();
        window.open("/arena");
        window.find("#list a[href='" + path + "']").waitFor();
        assertThat(status(window, path + "/report.html")).isEqualTo(200);
    }

    private static int status(Window window, String path) {
        var status = window.page().evaluate("path => fetch(path).then(answer => answer.status)", path);
        return ((Number) status).intValue();
    }
}
