package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

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

    /// What there is to see is made once, and looked at by two who have nothing in common.
    @Test
    void everyPageCanBeUsedByAll() {
        var ann = browsing.window(Look.PHONE).named("Ann");
        var pages = Pages.make(ann);
        var state = ann.context().storageState();
        var faults = Stream.of(Look.PHONE, Look.DESKTOP.dark(true).in("fr"))
                .map(look -> browsing.window(look.calm(), SITE, state).forgiving("/nowhere"))
                .flatMap(window -> faults(window, pages).stream())
                .toList();
        assertThat(faults).isEmpty();
    }

    private static List<String> faults(Window window, Map<String, String> pages) {
        var faults = new ArrayList<String>();
        pages.forEach((name, path) -> {
            window.open(path).settle();
            Stream.of(Axe.faults(window.page()), Fit.faults(window))
                    .flatMap(List::stream)
                    .forEach(each -> faults.add(name + " (" + window.look().name() + "): " + each));
        });
        return faults;
    }
}
