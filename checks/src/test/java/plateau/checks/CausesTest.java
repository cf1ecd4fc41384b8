package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Properties;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import plateau.contract.RandomGame;
import plateau.core.Game;
import plateau.core.text.Text;
import plateau.games.Games;

/// Why a game ended: the rules page has the list, and players can read every cause of it.
class CausesTest {
    private static final Pattern TABLE = Pattern.compile("\\| cause \\| says \\|\n\\| --- \\| --- \\|\n((?:\\|.*\n)+)");
    private static final Pattern CAUSE = Pattern.compile("^\\| `([a-z-]+)` \\|", Pattern.MULTILINE);
    private static final int GAMES = 5;
    private static final int PLIES = 10_000;

    @TestFactory
    Stream<DynamicTest> everyCauseOfARulesPageHasWordsInBothLanguages() {
        return inEachGame(game -> {
            for (var language : List.of("en", "fr")) {
                assertThat(words(language).stringPropertyNames())
                        .as(language)
                        .containsAll(causes(game).stream()
                                .map(cause -> "cause." + cause)
                                .toList());
            }
        });
    }

    @TestFactory
    Stream<DynamicTest> aGameThatIsOverTellsACauseOfItsRulesPage() {
        return inEachGame(game -> {
            for (int seed = 0; seed < GAMES; seed++) {
                var end = RandomGame.play(game, game.defaultPlayers(), seed, PLIES)
                        .end();
                assertThat(causes(game)).contains(end.cause());
            }
        });
    }

    /// What is checked of a game.
    @FunctionalInterface
    private interface Check {
        void of(Game game) throws IOException;
    }

    private static Stream<DynamicTest> inEachGame(Check check) {
        return Games.all().stream()
                .map(options -> options.defaults())
                .map(game -> DynamicTest.dynamicTest(game.id(), () -> check.of(game)));
    }

    private static List<String> causes(Game game) throws IOException {
        var page = Project.ROOT.resolve(Text.format("docs/rules/%s.md", game.id()));
        var table = TABLE.matcher(Files.readString(page));
        assertThat(table.find()).as("a list of causes in %s", page).isTrue();
        return CAUSE.matcher(table.group(1))
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    private static Properties words(String language) throws IOException {
        var folder = "words/src/main/resources/plateau/words";
        var file = Project.ROOT.resolve(Text.format("%s/vocabulary_%s.properties", folder, language));
        var words = new Properties();
        try (var reader = Files.newBufferedReader(file)) {
            words.load(reader);
        }
        return words;
    }
}
