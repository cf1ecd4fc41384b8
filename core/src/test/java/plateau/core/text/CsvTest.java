package plateau.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CsvTest {
    @Test
    void whatASpreadsheetWouldTakeForAFormulaHasAnApostropheBeforeIt() {
        assertThat(Csv.cell("=1+1")).isEqualTo("\"'=1+1\"");
        assertThat(Csv.cell("+x")).isEqualTo("\"'+x\"");
        assertThat(Csv.cell("-x")).isEqualTo("\"'-x\"");
        assertThat(Csv.cell("@x")).isEqualTo("\"'@x\"");
        assertThat(Csv.cell("\tx")).isEqualTo("\"'\tx\"");
        assertThat(Csv.cell("-1+cmd")).isEqualTo("\"'-1+cmd\"");
    }

    @Test
    void aNumberIsNoFormula() {
        assertThat(Csv.cell("-1")).isEqualTo("-1");
        assertThat(Csv.cell("+0.25")).isEqualTo("+0.25");
        assertThat(Csv.cell("-2.5E-7")).isEqualTo("-2.5E-7");
    }

    @Test
    void whatSeparatesIsQuoted() {
        assertThat(Csv.cell("")).isEmpty();
        assertThat(Csv.cell("plain text")).isEqualTo("plain text");
        assertThat(Csv.cell("a,b")).isEqualTo("\"a,b\"");
        assertThat(Csv.cell("a\"b")).isEqualTo("\"a\"\"b\"");
        assertThat(Csv.cell("a\r\nb")).isEqualTo("\"a\r\nb\"");
    }
}
