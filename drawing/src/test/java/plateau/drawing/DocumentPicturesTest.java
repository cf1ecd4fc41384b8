package plateau.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.games.Games;
import plateau.testkit.Golden;
import plateau.words.Language;

/// The pictures of the documents, `docs/pictures`: `./plateau golden` makes them anew.
class DocumentPicturesTest {
    private static final Path DOCUMENTS = Path.of("..", "docs");
    private static final String PICTURES = "../../../../docs/pictures/";
    private static final Pattern SHOWN = Pattern.compile("pictures/([a-z-]+\\.(?:svg|png))");

    /// A position of each game: a record and a ply.
    @ParameterizedTest
    @CsvSource({
        "tilings, tilings, 81",
        "piles, piles, 40",
        "carcassonne, carcassonne, 121",
        "munificence, munificence-grand, 20",
        "mansuba, mansuba-hexagonal, 8"
    })
    void aPositionOfEachGame(String name, String record, int ply) {
        var shot = Shot.of(record, ply);
        Golden.check(PICTURES + name + ".svg", shot.with(Theme.AUTO).svg());
        for (var vision : Vision.values()) {
            var file = name + "-" + vision.name().toLowerCase(Locale.ROOT) + ".svg";
            var bare = shot.watched().with(Set.of(Look.Layer.PLAYERS));
            Golden.check(PICTURES + file, vision.of(bare.resolved()));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"tilings", "piles", "carcassonne", "munificence", "mansuba"})
    void thePiecesOfEachGame(String name) {
        var game = Games.named(name).defaults();
        var sheet = Drawings.pieces(game, Look.of(Language.ENGLISH, List.of()));
        Golden.check(PICTURES + name + "-pieces.svg", sheet.orElseThrow());
    }

    @Test
    void everyPictureIsShownSomewhereAndThereIsEveryOneThatIsShown() throws IOException {
        var shown = new TreeSet<String>();
        try (var files = Files.walk(DOCUMENTS)) {
            for (var file :
                    files.filter(each -> each.toString().endsWith(".md")).toList()) {
                collect(file, shown);
            }
        }
        collect(Path.of("..", "README.md"), shown);
        var there = new TreeSet<String>();
        try (var files = Files.list(DOCUMENTS.resolve("pictures"))) {
            files.forEach(file -> there.add(file.getFileName().toString()));
        }
        assertThat(shown).isEqualTo(there);
    }

    private static void collect(Path document, Set<String> shown) throws IOException {
        SHOWN.matcher(Files.readString(document)).results().forEach(found -> shown.add(found.group(1)));
    }
}
