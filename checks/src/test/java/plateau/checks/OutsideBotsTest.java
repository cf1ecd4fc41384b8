package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.core.text.Text;

/// A jar brings a game, a bot, an evaluation and levels, as `docs/extensions.md` has them, and every
/// command knows them.
@Tag("slow")
class OutsideBotsTest {
    /// How many files the page shows.
    static final int FILES = 7;

    @TempDir
    private static Path folder = Path.of("");

    private static Path jar = Path.of("");

    @BeforeAll
    static void build() throws IOException {
        jar = sources()
                .with("example/hasty_fr.properties", "summary=prend le plus possible\n")
                .naming("example.Example", "example.More")
                .jar(folder.resolve("takeaway.jar"));
    }

    private static Sources sources() throws IOException {
        return AddingAGameTest.files().with(Page.of("extensions.md").files(FILES));
    }

    @Test
    void theBotAndItsSettingsAreDescribed() throws Exception {
        assertThat(run("games", "takeaway").out())
                .contains("  hasty          takes as many stones as it may\n")
                .contains("    fewest       whether it takes one stone only\n");
        assertThat(run("games", "takeaway", "--lang", "fr").out()).contains("prend le plus possible");
        assertThat(run("games", "piles").out()).doesNotContain("hasty");
    }

    @Test
    void programsAreToldToo() throws Exception {
        assertThat(run("games", "takeaway", "--json").out())
                .contains("\"greedy\",\"mcts\",\"uct\",\"hasty\"]")
                .contains("""
                        "levels":{"easy":"hasty:fewest=on","medium":"mcts:steps=1:overlook=40",\
                        "hard":"mcts:steps=20000:time=900ms"}""");
    }

    /// From a won heap one step is enough for those who know the game, and for nobody else.
    @Test
    void theSearchUsesTheEvaluation() throws Exception {
        var alone = sources().naming("example.Example").jar(folder.resolve("alone.jar"));
        assertThat(firstPlayersShare(jar)).isEqualTo(1);
        assertThat(firstPlayersShare(alone)).isBetween(0.1, 0.9);
    }

    private static double firstPlayersShare(Path with) throws Exception {
        var ran = Outsider.run(
                "",
                List.of(with),
                "simulate",
                "takeaway",
                "--preset=long",
                "-o",
                "stones=101",
                "--seats=mcts:steps=20,mcts:steps=20",
                "--games=40",
                "--seed=1",
                "--json");
        var payoff = Pattern.compile("\"payoff\":([0-9.]+)").matcher(ran.out());
        assertThat(payoff.find()).as(ran.err()).isTrue();
        return Double.parseDouble(payoff.group(1));
    }

    @Test
    void whatIsWrongIsLeftOutAndTold() throws Exception {
        var more = folder.resolve("more.jar");
        new Sources().with("wrong/Wrong.java", WRONG).naming("wrong.Wrong").jar(more);
        var ran = Outsider.run("", List.of(jar, more), "watch", "takeaway", "--seats", "plain,hasty");
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err().lines().map(line -> line.replace(" in " + more, "")))
                .containsExactlyInAnyOrder(
                        "plateau: wrong.Wrong$Hasty is left out: 'hasty' is already the id() of"
                                + Text.format(" example.HastyBot in %s; choose another", jar),
                        "plateau: wrong.Wrong$Human is left out: 'human' cannot be a bot's id(): it"
                                + " means something else",
                        "plateau: the evaluation of plateau.games.piles.PilesState of wrong.Wrong is"
                                + " left out: these positions have an evaluation already",
                        "plateau: the level piles.easy=random of wrong.Wrong is left out: there is"
                                + " such a level already",
                        "plateau: the level takeaway.hard=hard of wrong.Wrong is left out: it must be"
                                + " a bot, not a level",
                        "plateau: the level takeaway.best=random of wrong.Wrong is left out: it must"
                                + " be written GAME.LEVEL, with a level of easy, medium, hard",
                        "plateau: --seats: no bot 'plain': wrong.Wrong$Plain is left out: it is not a"
                                + " record; write 'record Plain(…) implements Bot', its options between"
                                + " the brackets");
    }

    @Test
    void whatBelongsToAGameThatIsLeftOutIsNotToldAgain() throws Exception {
        var page = Page.of("adding-a-game.md").text();
        var lost = new Page(page.replace("return \"take stones from a heap; the", "return \"\\n the"))
                .files(AddingAGameTest.FILES)
                .with(Page.of("extensions.md").files(FILES))
                .naming("example.Example", "example.More")
                .jar(folder.resolve("lost.jar"));
        var ran = Outsider.run("", List.of(lost), "games");
        assertThat(ran.err().lines())
                .singleElement()
                .asString()
                .contains("example.Takeaway in " + lost, "summary() must be one line");
    }

    @Test
    void aBotThatWasLeftOutIsToldAgainToWhoAsksForIt() throws Exception {
        var page = Page.of("extensions.md").text();
        var lost = AddingAGameTest.files()
                .with(new Page(page.replace("byDefault = \"off\"", "byDefault = \"of\"")).files(FILES))
                .naming("example.Example", "example.More")
                .jar(folder.resolve("unset.jar"));
        var ran = Outsider.run("", List.of(lost), "watch", "takeaway", "--seats", "hasty,random");
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err().lines().toList().getLast())
                .startsWith("plateau: --seats: no bot 'hasty': example.HastyBot in " + lost)
                .contains("the default fewest must be on or off, not of");
    }

    @Test
    void everyoneWhoCrashesIsToldByAQuietWatch() throws Exception {
        var crashing = new Sources()
                .with("crash/Crash.java", CRASH)
                .naming("crash.Crash")
                .jar(folder.resolve("crash.jar"));
        var seats = "crashing,random,crashing";
        var ran = Outsider.run("", List.of(crashing), "watch", "piles", "--seats", seats, "-q");
        assertThat(ran.out())
                .contains("player 1 (crashing) is out (crash): java.lang.IllegalStateException: oh")
                .contains("player 3 (crashing) is out (crash): ");
    }

    private static final String CRASH = """
            package crash;

            import java.util.List;
            import plateau.bots.*;
            import plateau.core.Player;

            public final class Crash implements plateau.bots.Bots.Extension {
                record Crashing() implements Bot {
                    public String id() { return "crashing"; }
                    public Player player() {
                        return turn -> { throw new IllegalStateException("oh"); };
                    }
                }
                public List<Class<? extends Bot>> bots() {
                    return List.of(Crashing.class);
                }
            }
            """;

    private static final String WRONG = """
            package wrong;

            import java.util.*;
            import java.util.function.Supplier;
            import plateau.bots.*;
            import plateau.bots.search.Evaluation;
            import plateau.core.*;

            public final class Wrong implements plateau.bots.Bots.Extension {
                static final class Plain implements Bot {
                    public String id() { return "plain"; }
                    public Player player() { return turn -> turn.legal().get(0); }
                }
                record Hasty() implements Bot {
                    public String id() { return "hasty"; }
                    public Player player() { return turn -> turn.legal().get(0); }
                }
                record Human() implements Bot {
                    public String id() { return "human"; }
                    public Player player() { return turn -> turn.legal().get(0); }
                }
                public List<Class<? extends Bot>> bots() {
                    return List.of(Plain.class, Hasty.class, Human.class);
                }
                public Map<Class<? extends State>, Supplier<Evaluation>> evaluations() {
                    return Map.of(plateau.games.piles.PilesState.class, () -> null);
                }
                public Map<String, String> levels() {
                    return Map.of(
                        "piles.easy", "random", "takeaway.hard", "hard", "takeaway.best", "random");
                }
            }
            """;

    private static Project.Ran run(String... arguments) throws IOException, InterruptedException {
        var ran = Outsider.run("", List.of(jar), arguments);
        assertThat(ran.err()).isEmpty();
        assertThat(ran.code()).isZero();
        return ran;
    }
}
