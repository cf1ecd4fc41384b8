package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.browser.Look.Screen;

/// Nothing serious keeps anybody from using any page, light or dark, and everything is where it can be seen.
class AccessibilityTest {
    @RegisterExtension
    static final LiveSite SITE = new LiveSite();

    @RegisterExtension
    final Browsing browsing = new Browsing(SITE);

    /// A button without a name, one that is called otherwise than what it says, and words of hardly any
    /// contrast.
    @Test
    void whatIsPlantedIsFound() {
        var window = browsing.window(Look.PHONE).open("/help/keys");
        window.page()
                .evaluate("const main = document.querySelector('main');"
                        + "main.prepend(document.createElement('button'));"
                        + "const other = document.createElement('button');"
                        + "other.textContent = 'Go';"
                        + "other.setAttribute('aria-label', 'Away');"
                        + "main.prepend(other);"
                        + "document.querySelector('h1').style.color = '#dddddd'");
        assertThat(Axe.faults(window.page()))
                .anyMatch(fault -> fault.startsWith("button-name"))
                .anyMatch(fault -> fault.startsWith("label-content-name-mismatch"))
                .anyMatch(fault -> fault.startsWith("color-contrast"));
    }

    @ParameterizedTest
    @CsvSource({"PHONE,false,en", "DESKTOP,true,fr"})
    void everyPageCanBeUsedByAll(Screen screen, boolean isDark, String language) {
        var look = Look.at(screen).dark(isDark).in(language).calm();
        var window = browsing.window(look).named("Ann").forgiving("/nowhere");
        var faults = new ArrayList<String>();
        Pages.make(window).forEach((name, path) -> {
            window.open(path).settle();
            Stream.of(Axe.faults(window.page()), Fit.faults(window))
                    .flatMap(List::stream)
                    .forEach(each -> faults.add(name + ": " + each));
        });
        assertThat(faults).isEmpty();
    }
}
