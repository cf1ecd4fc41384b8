package plateau.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.server.api.GameEndpoints.Asked;
import plateau.words.Language;

class GameEndpointsTest {
    @ParameterizedTest
    @EnumSource(Language.class)
    void gamesAreDescribedOnceInEachLanguage(Language language) {
        var games = new GameEndpoints();
        var all = new Asked(Optional.empty(), language);
        var one = new Asked(Optional.of("piles"), language);
        assertThat(games.answer(all)).isSameAs(games.answer(all));
        assertThat(games.answer(one)).isSameAs(games.answer(one));
    }
}
