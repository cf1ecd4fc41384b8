package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A jar brings a motif of Tilings, as `docs/extensions.md` has it, and every command knows it.
@Tag("slow")
class MotifsFromJarsTest {
    private static final String ALL = "motifs=pair,contrast,surrounded,ring";

    @TempDir
    private static Path folder = Path.of("");

    private static Path jar = Path.of("");

    @BeforeAll
    static void build() throws IOException {
        jar = sources(Page.of("extensions.md").text()).jar(folder.resolve("rings.jar"));
    }

    private static Sources sources(String page) throws IOException {
        return AddingAGameTest.files()
                .with(new Page(page).files(OutsideBotsTest.FILES))
                .naming("motifs.Rings");
    }

    private static Project.Ran run(String... arguments) throws Exception {
        var ran = Outsider.run("", List.of(jar), arguments);
        assertThat(ran.err()).isEmpty();
        assertThat(ran.code()).isZero();
        return ran;
    }

    @Test
    void theMotifIsDescribedCountedAndReScored() throws Exception {
        assertThat(run("games", "tilings").out())
                .contains("some of pair,contrast,surrounded,ring or none")
                .contains("default pair,contrast,surrounded\n");
        assertThat(run("simulate", "tilings", "-o", ALL, "--games", "20", "--json")
                        .out())
                .containsPattern("\"points-ring\":[1-9]")
                .contains("\"motif-points\":\"3,5,10,15\"");
        assertThat(run("simulate", "tilings", "--games", "20", "--json").out())
                .as("it is in play where it is asked for")
                .contains("\"points-ring\":0");
        assertThat(run("simulate", "tilings", "--games", "20", "--lang", "fr").out())
                .contains("points des anneaux");
        var worthless = "motif-points=3,5,10,0";
        assertThat(run("simulate", "tilings", "-o", ALL, "-o", worthless, "--games", "9")
                        .out())
                .contains("motif-points=3,5,10,0");
    }

    @Test
    void whoDropsAMotifPutsNoOtherInPlay() throws Exception {
        assertThat(run("simulate", "tilings", "-m", "1", "--games", "1").out())
                .contains(" motifs=contrast,surrounded motif-points=5,10 ");
        assertThat(run("games", "tilings").out()).contains("3 surrounded, 4 ring;");
    }

    @Test
    void botsThinkOfIt() throws Exception {
        var seats = "greedy,mcts:steps=8";
        var out = run("simulate", "tilings", "-o", ALL, "--seats", seats, "--games", "2")
                .out();
        assertThat(out).contains("points-ring");
    }

    @Test
    void aRecordIsToldAndReadWithTheJarAndRefusedInWordsWithout() throws Exception {
        var record = folder.resolve("ring.jsonl").toString();
        var told = run("watch", "tilings", "-o", ALL, "-s", "6", "--record", record)
                .out();
        assertThat(told).contains("the ring");
        assertThat(run("replay", record, "--lang", "fr").out()).contains("l'anneau");
        assertThat(run("verify", record).out()).contains("1 of 1 record holds");
        var without = Outsider.run("", List.of(), "verify", record);
        assertThat(without.code()).isNotZero();
        assertThat(without.out() + without.err())
                .contains("motifs cannot be 'ring': there are pair, contrast, surrounded")
                .contains("PLATEAU_JARS")
                .doesNotContain("Exception");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    return "ring";  | return "pair";  | 'pair' is already the name of a motif
                    return "ring";  | return "Ring!"; | name() must be lower-case letters
                    return 15;      | return 1001;    | points() must be 0 to 1000, not 1001
                    return true;    | throw new IllegalStateException("boom"); | boom at motifs.Ring.holds
                    """)
    void aBrokenMotifIsLeftOutAndAllElseGoesOn(String part, String other, String why) throws Exception {
        var page = Page.of("extensions.md").text();
        assertThat(page).contains(part);
        var broken = sources(page.replace(part, other))
                .jar(Files.createTempDirectory(folder, "broken").resolve("broken.jar"));
        var ran = Outsider.run("", List.of(broken), "games", "tilings");
        assertThat(ran.code()).isZero();
        assertThat(ran.err().lines())
                .singleElement()
                .asString()
                .contains("motifs.Ring in " + broken + " is left out: ", why);
        assertThat(ran.out()).doesNotContain("ring or none");
    }
}
