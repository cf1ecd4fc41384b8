package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class PagesTest {
    @RegisterExtension static final LiveSite SITE = new LiveSite();

    @RegisterExtension final Browsing browsing = new Browsing(SITE);

    @Test
    void homeIsThere() {
        var window = browsing.window(Look.PHONE).open("/");
        assertThat(window.find("h1").first().textContent()).isNotBlank();
        window.await("document.readyState === 'complete'");
        assertThat(Axe.faults(window.page())).isEmpty();
    }
}
