package plateau.drawing.svg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class MarkupTest {
    @Test
    void aTextStaysAText() {
        var out = new Markup().element("b", "<i>&\"'</i>", "title", "\"><script>");
        assertThat(out).hasToString("<b title=\"&quot;&gt;&lt;script&gt;\">&lt;i&gt;&amp;&quot;&#39;&lt;/i&gt;</b>");
    }

    @Test
    void whatCannotBeSeenOrTurnsTheWritingIsReplaced() {
        assertThat(Markup.escape("a\0b\u202Ec\uD800d\uFFFFe\u0085")).isEqualTo("a�b�c�d�e�");
        assertThat(Markup.escape("👨‍👩‍👧 é")).isEqualTo("👨‍👩‍👧 é");
    }

    @Test
    void anEmptyAttributeIsLeftOut() {
        assertThat(new Markup().empty("td", "class", "")).hasToString("<td></td>");
    }

    @Test
    void onlyShapesAndElementsThatHtmlNeverClosesAreClosedAtOnce() {
        assertThat(new Markup().empty("meta", "charset", "utf-8")).hasToString("<meta charset=\"utf-8\"/>");
        assertThat(new Markup().empty("rect")).hasToString("<rect/>");
        assertThat(new Markup().empty("td")).hasToString("<td></td>");
    }

    @Test
    void whatIsOpenCannotBeRead() {
        var out = new Markup().open("p");
        assertThatThrownBy(out::toString).hasMessage("still open: [p]");
    }

    @Test
    void anAttributeHasAValue() {
        assertThatThrownBy(() -> new Markup().empty("p", "class")).hasMessage("p: an attribute without a value");
    }

    @Test
    void codeHasNoMarkupInIt() {
        assertThatThrownBy(() -> new Markup().verbatim("script", "if (a < b) {}"))
                .hasMessage("script: neither < nor & can be in it");
    }

    @Test
    void coordinatesAreShort() {
        assertThat(Markup.number(12.3456)).isEqualTo("12.35");
        assertThat(Markup.number(-0.001)).isEqualTo("0");
        assertThat(Markup.number(-0.5)).isEqualTo("-0.5");
        assertThat(Markup.number(3.04)).isEqualTo("3.04");
        assertThat(Markup.number(-12.3)).isEqualTo("-12.3");
        assertThat(Markup.number(100)).isEqualTo("100");
        assertThat(Markup.percent(0.5)).isEqualTo("0.5%");
    }
}
