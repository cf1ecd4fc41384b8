package plateau.arena.ratings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.core.text.BadInput;

class HypothesesTest {
    @Test
    void areReadAndWritten() {
        assertThat(Hypotheses.parse("elo0=0,elo1=20")).hasToString("elo0=0,elo1=20,alpha=0.05,beta=0.05");
        assertThat(Hypotheses.parse("beta=0.1,elo1=2.5,elo0=-1.75,alpha=0.001"))
                .hasToString("elo0=-1.75,elo1=2.5,alpha=0.001,beta=0.1");
        var hypotheses = Hypotheses.parse("elo0=-5,elo1=100");
        assertThat(Hypotheses.parse(hypotheses.toString())).isEqualTo(hypotheses);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    elo0=0,elo1            | 'elo1' must be written name=value
                    ""                     | '' must be written name=value
                    elo0=0,elo1=20,        | '' must be written name=value
                    elo=0,elo1=20          | no option 'elo'; there are elo0, elo1, alpha, beta; did you mean 'elo0'?
                    elo1=5,elo1=20         | elo1 is given twice
                    elo0=x,elo1=20         | elo0 must be points from -1000 to 1000, such as 2.5, not 'x'
                    elo1=1001              | elo1 must be points from -1000 to 1000, such as 2.5, not '1001'
                    elo1=NaN               | elo1 must be points from -1000 to 1000, such as 2.5, not 'NaN'
                    elo1=1e2               | elo1 must be points from -1000 to 1000, such as 2.5, not '1e2'
                    elo1=٥                 | elo1 must be points from -1000 to 1000, such as 2.5, not '٥'
                    elo0=20,elo1=20        | elo1 must be more than elo0, which is 20, not 20
                    elo0=30                | elo1 must be more than elo0, which is 30, not 20
                    alpha=0.5              | alpha must be a chance of more than 0 and less than 0.5, such as 0.05, not '0.5'
                    beta=0                 | beta must be a chance of more than 0 and less than 0.5, such as 0.05, not '0'
                    beta=5%                | beta must be a chance of more than 0 and less than 0.5, such as 0.05, not '5%'
                    """)
    void whatCannotBeUsedIsRefused(String text, String message) {
        assertThatThrownBy(() -> Hypotheses.parse(text))
                .isInstanceOf(BadInput.class)
                .hasMessage(message);
    }
}
