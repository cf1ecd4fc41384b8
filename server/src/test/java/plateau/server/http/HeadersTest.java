package plateau.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.server.http.message.Cookies;
import plateau.server.http.message.Media;
import plateau.server.http.message.Request;
import plateau.words.Language;

class HeadersTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            fr                         | FRENCH
            fr-FR,fr;q=0.9,en;q=0.8    | FRENCH
            en-GB,fr;q=0.9             | ENGLISH
            de,fr;q=0.2                | FRENCH
            fr;q=0                     | ENGLISH
            frisian                    | ENGLISH
            *                          | ENGLISH
            fr;q=x                     | ENGLISH
            FR                         | FRENCH
            en;q=0.1, fr ; q=0.5       | FRENCH
            """)
    void theLanguageThatIsLikedBestIsSpoken(String header, Language language) {
        assertThat(Language.preferred(header)).isEqualTo(language);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            application/json                | true
            text/html, application/*;q=0.5  | true
            */*;q=0.1                       | true
            APPLICATION/JSON                | true
            text/html                       | false
            application/json;q=0            | false
            application/json;q=0.000        | false
            application/json;q=0.001        | true
            app/*                           | false
            """)
    void aTypeIsTakenOrNot(String accept, boolean isTaken) {
        assertThat(Media.isTaken(accept, Media.JSON)).isEqualTo(isTaken);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            plateau=abc            | abc
            a=b; plateau=abc; c=d  | abc
            a=b;plateau=abc        | abc
            xplateau=abc           | ''
            a=plateau=abc          | ''
            """)
    void ourCookieIsFoundAmongOthers(String header, String token) {
        assertThat(Cookies.value(header, Request.COOKIE)).isEqualTo(token);
    }
}
