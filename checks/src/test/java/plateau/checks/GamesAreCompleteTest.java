package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.core.text.Text;
import plateau.games.Games;

/// Every game of the list has all that goes with a game.
class GamesAreCompleteTest {
    static Stream<Options<Game>> games() {
        return Games.all().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void itHasAPageOfNumberedRules(Options<Game> options) throws IOException {
        var page = Project.ROOT.resolve(
                Text.format("docs/rules/%s.md", options.defaults().id()));
        assertThat(page).exists();
        assertThat(Files.readString(page)).containsPattern("(?m)^[-* ]*\\**1\\.1\\b");
    }

    @ParameterizedTest
    @MethodSource("games")
    void everythingItSaysIsThereInFrench(Options<Game> options) throws IOException {
        var game = options.defaults();
        var french = french(game);
        var keys = new ArrayList<>(List.of("summary", "brief"));
        options.specs().forEach(option -> keys.add("option." + option.name()));
        options.presets().forEach(preset -> keys.add("preset." + preset.name()));
        game.figures().forEach(figure -> keys.add("figure." + figure));
        assertThat(french.stringPropertyNames()).as("French of %s", game.id()).containsAll(keys);
        assertThat(keys).allSatisfy(key -> assertThat(french.getProperty(key)).isNotBlank());
    }

    private static Properties french(Game game) throws IOException {
        var type = game.getClass();
        var file = Project.ROOT
                .resolve("games/src/main/resources")
                .resolve(type.getPackageName().replace('.', '/'))
                .resolve(game.id() + "_fr.properties");
        var french = new Properties();
        try (Reader reader = new StringReader(Files.readString(file))) {
            french.load(reader);
        }
        return french;
    }

    @ParameterizedTest
    @MethodSource("games")
    void itsTestsCheckTheContractOfAllGames(Options<Game> options) throws IOException {
        var type = options.defaults().getClass();
        var test = Path.of("games/src/test/java", type.getName().replace('.', '/') + "ContractTest.java");
        assertThat(Project.ROOT.resolve(test)).exists();
        assertThat(Files.readString(Project.ROOT.resolve(test)))
                .contains(Text.format("class %sContractTest extends GameContract", type.getSimpleName()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void theReadmeNamesIt(Options<Game> options) throws IOException {
        var name = options.defaults().getClass().getSimpleName();
        assertThat(Files.readString(Project.ROOT.resolve("README.md"))).contains(Text.format("- **%s**: ", name));
    }
}
