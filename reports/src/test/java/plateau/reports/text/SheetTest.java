package plateau.reports.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class SheetTest {
    @Test
    void cellsAreQuotedWhereTheyMustBe() {
        var sheet = new Sheet("x", "name", "said");
        sheet.add("a,b", "she said \"no\"\nand left");
        assertThat(sheet.csv()).isEqualTo("name,said\r\n\"a,b\",\"she said \"\"no\"\"\nand left\"\r\n");
    }

    @Test
    void textsThatLookLikeFormulasAreMarkedAsTexts() {
        var sheet = new Sheet("x", "name", "sum");
        sheet.add("=HYPERLINK(\"x\")", -1);
        sheet.add("-a", -1.5);
        sheet.add("+a", 0);
        sheet.add("@a", 0);
        sheet.add("a=b-c+d@e", 0);
        sheet.add("", 0);
        assertThat(sheet.csv().lines())
                .containsExactly(
                        "name,sum",
                        "\"'=HYPERLINK(\"\"x\"\")\",-1",
                        "\"'-a\",-1.5",
                        "\"'+a\",0",
                        "\"'@a\",0",
                        "a=b-c+d@e,0",
                        ",0");
    }

    @Test
    void numbersHaveAPointAndWhatIsNotKnownIsEmpty() {
        var sheet = new Sheet("x", "a", "b", "c", "d", "e");
        sheet.add(1.5, 2L, Double.NaN, Double.POSITIVE_INFINITY, -1e-9);
        assertThat(sheet.csv()).isEqualTo("a,b,c,d,e\r\n1.5,2,,,0\r\n");
    }

    @Test
    void theAddressHoldsTheWholeFile() {
        var sheet = new Sheet("x", "é", "100 %");
        sheet.add("#&+'", 7);
        var address = sheet.address();
        assertThat(address).startsWith("data:text/csv;charset=utf-8,").doesNotContain("#", "&", " ");
        var text = address.substring(address.indexOf(',') + 1);
        assertThat(URLDecoder.decode(text, StandardCharsets.UTF_8)).isEqualTo(sheet.csv());
    }

    @Test
    void theAddressOfAFileNeverLeadsElsewhere() {
        assertThat(Sheet.addressOf("javascript:alert(1)")).isEqualTo("./javascript%3Aalert(1)");
        assertThat(Sheet.addressOf("my records.jsonl")).isEqualTo("./my%20records.jsonl");
    }
}
