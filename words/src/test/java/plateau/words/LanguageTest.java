package plateau.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LanguageTest {
    @Test
    void aLocaleIsFrenchByItsName() {
        for (var locale : List.of("fr", "FR", "fr_FR", "fr_CA.UTF-8", "fr@euro", "fr-CH")) {
            assertThat(Language.of(locale)).as(locale).isEqualTo(Language.FRENCH);
        }
        for (var locale : List.of("", "C", "en_GB.UTF-8", "frp_FR", "fro", "de_CH@fr")) {
            assertThat(Language.of(locale)).as(locale).isEqualTo(Language.ENGLISH);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "fr",
                "FR-ca",
                "fr-CH, fr;q=0.9, en;q=0.8",
                "en;q=0.8 ,\tfr-CH ; Q=0.900",
                "de, fr;q=0.1",
                "fr,en",
                "fr;q=0.5,en-GB;q=0.5",
                "en;q=0,*",
                "fr;q=0,fr-CA;q=0.2",
                "fr;q=1.000,*;q=0.5",
            })
    void aReaderWhoWantsFrenchMostIsSpokenToInFrench(String header) {
        assertThat(Language.preferred(header)).isEqualTo(Language.FRENCH);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "en",
                "de",
                "*",
                "de, *;q=0.5",
                "*, fr;q=0.9",
                "en,fr",
                "en-GB;q=0.5,fr;q=0.5",
                "fr;q=0",
                "fr;q=0.000",
                "frp, fro-FR",
                "en;q=0",
            })
    void anybodyElseIsSpokenToInEnglish(String header) {
        assertThat(Language.preferred(header)).isEqualTo(Language.ENGLISH);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "fr;q=2",
                "fr;q=1.001",
                "fr;q=0.1234",
                "fr;q=.9",
                "fr;q=-1",
                "fr;q=NaN",
                "fr;q=1e0",
                "fr;q=",
                "fr;q",
                "fr;level=1",
                "fr;q=0.9;q=1",
                "fr_FR",
                "fr-",
                "fr fr",
                "fr-abcdefghi",
                "fr;q=٠٫٩",
                "; , ,,",
            })
    void whatIsNoRangeIsAsIfItWereNotThere(String header) {
        assertThat(Language.preferred(header)).isEqualTo(Language.ENGLISH);
        assertThat(Language.preferred(header + ", fr;q=0.001")).isEqualTo(Language.FRENCH);
    }
}
