package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.games.Games;

/// Whatever the locale of the machine, the same is written, shown and read: Arabic has digits of its
/// own, and in Turkish the capital of `i` is none of ours. (All tests run in Arabic; these are about
/// a program that was begun in one locale or another.)
@Tag("slow")
class LocaleTest {
    @TempDir
    private Path folder = Path.of("");

    static List<String> games() {
        return Games.ids();
    }

    @ParameterizedTest
    @MethodSource("games")
    void recordsAreTheSameEverywhere(String game) throws Exception {
        var english = record(game, "en", "US");
        assertThat(record(game, "ar", "EG")).isEqualTo(english);
        assertThat(record(game, "tr", "TR")).isEqualTo(english);
    }

    private String record(String game, String language, String country) throws Exception {
        var file = folder.resolve(language).toString();
        run(language, country, "simulate", game, "--games", "4", "-s", "7", "--record", file);
        return Files.readString(Path.of(file));
    }

    @Test
    void whatIsShownIsTheSameEverywhere() throws Exception {
        var watch = new String[] {"watch", "tilings", "-o", "level=influence", "-i", "-s", "3"};
        var english = run("en", "US", watch);
        assertThat(run("ar", "EG", watch)).isEqualTo(english);
        assertThat(run("tr", "TR", watch)).isEqualTo(english);
    }

    @Test
    void whatIsMeantIsUnderstoodInTurkish() throws Exception {
        var watch = new String[] {"watch", "tilings", "-q", "-o", "level=TILES"};
        var ran = Project.run(Map.of(), command("tr", "TR", watch));
        assertThat(ran.err()).contains("did you mean 'tiles'?");
    }

    private static String run(String language, String country, String... arguments)
            throws IOException, InterruptedException {
        var ran = Project.run(Map.of("LC_ALL", "C.UTF-8"), command(language, country, arguments));
        assertThat(ran.code()).as(ran.err()).isZero();
        return ran.out();
    }

    private static List<String> command(String language, String country, String... arguments) {
        var command = new ArrayList<>(Project.plateau(arguments));
        command.add(1, "-Duser.language=" + language);
        command.add(2, "-Duser.country=" + country);
        return command;
    }
}
