package plateau.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What commands tell of a game with hidden hands, Kuhn poker: only what whoever reads may know.
class SecretsTest extends CommandTest {
    private static final String HIDDEN = "Chance: something hidden";
    private static final String RECORD = """
            {"format":"plateau-record","version":1,"game":"kuhn","options":{},"players":2,
             "moves":["deal Q","deal J","check","bet","fold"]}
            """;

    private void write(String record) throws IOException {
        Files.writeString(Path.of(file("game")), record);
    }

    /// What is told of the two cards, after how players are counted.
    private static List<String> dealt(Ran ran) {
        return ran.lines().subList(1, 3);
    }

    /// The lines in which hands are drawn.
    private static List<String> hands(Ran ran) {
        return ran.lines().stream()
                .filter(line -> line.matches("player \\d: ."))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void onePersonIsToldItsOwnCardAndInTheEndBoth(int seed) {
        var ran = runWith("bet\n", "play", "kuhn", "--seats", "human,random", "-s", "" + seed)
                .succeeded();
        assertThat(dealt(ran).get(0)).matches("Chance: deal [JQK]");
        assertThat(dealt(ran).get(1)).isEqualTo(HIDDEN);
        assertThat(hands(ran)).hasSize(6);
        assertThat(hands(ran).get(0)).as("asked").isEqualTo("player 0: " + card(ran));
        assertThat(hands(ran).get(1)).as("asked").isEqualTo("player 1: ?");
        assertThat(hands(ran).subList(2, 4))
                .as("once it has moved")
                .containsExactly("player 0: " + card(ran), "player 1: ?");
        assertThat(hands(ran).get(4)).as("in the end").isEqualTo("player 0: " + card(ran));
        assertThat(hands(ran).get(5)).as("in the end").matches("player 1: [JQK]");
    }

    private static String card(Ran ran) {
        return dealt(ran).getFirst().replace("Chance: deal ", "");
    }

    @Test
    void aPersonInTheSecondSeatIsToldTheSecondCard() {
        var ran = runWith("fold fold check fold", "play", "kuhn", "--seats", "random,human", "-s", "2")
                .succeeded();
        assertThat(dealt(ran).get(0)).isEqualTo(HIDDEN);
        assertThat(dealt(ran).get(1)).matches("Chance: deal [JQK]");
        assertThat(hands(ran).get(0)).isEqualTo("player 0: ?");
    }

    @Test
    void severalPeopleAtOneKeyboardAreToldWhatThePublicSees() {
        var ran = runWith("bet\nfold\n", "play", "kuhn", "-s", "3").succeeded();
        assertThat(dealt(ran)).containsExactly(HIDDEN, HIDDEN);
        assertThat(ran.out()).doesNotContain("deal");
        assertThat(hands(ran)).hasSize(6);
        assertThat(hands(ran).get(0)).as("to the first").matches("player 0: [JQK]");
        assertThat(hands(ran).get(1)).as("to the first").isEqualTo("player 1: ?");
        assertThat(hands(ran).get(2)).as("to the second").isEqualTo("player 0: ?");
        assertThat(hands(ran).get(3)).as("to the second").matches("player 1: [JQK]");
        assertThat(hands(ran).subList(4, 6))
                .as("in the end")
                .containsExactly(hands(ran).get(0), hands(ran).get(3));
    }

    @Test
    void aGameThatIsLeftKeepsItsSecrets() {
        var ran = runWith("q", "play", "kuhn", "--seats", "human,random", "-s", "1")
                .succeeded();
        assertThat(hands(ran)).hasSize(4).filteredOn(line -> line.endsWith("?")).hasSize(2);
    }

    @Test
    void spectatorsSeeWhatThePublicSeesUntilTheEnd() {
        var ran = run("watch", "kuhn", "-s", "1").succeeded();
        assertThat(ran.lines().subList(1, 3)).containsExactly(HIDDEN, HIDDEN);
        var hands = hands(ran);
        assertThat(hands.subList(0, hands.size() - 2)).isNotEmpty().allMatch(line -> line.endsWith(": ?"));
        assertThat(hands.subList(hands.size() - 2, hands.size())).allMatch(line -> line.matches("player \\d: [JQK]"));
        assertThat(hands(run("watch", "kuhn", "-s", "1", "-q").succeeded()))
                .isEqualTo(hands.subList(hands.size() - 2, hands.size()));
    }

    @Test
    void spectatorsMayAskToSeeEverything() {
        var ran = run("watch", "kuhn", "-s", "1", "--reveal").succeeded();
        assertThat(ran.lines().subList(1, 3)).allMatch(line -> line.matches("Chance: deal [JQK]"));
        assertThat(ran.out()).doesNotContain("?", "hidden");
    }

    @Test
    void unequalSharesAreTold() {
        assertThat(runWith("bet\nfold\n", "play", "kuhn", "-s", "3").out())
                .contains("player 0 (human): 1\n", "player 0 (human) has 75 % of the win, player 1 (human) has 25 %.");
    }

    @Test
    void aReplayShowsEverything() throws IOException {
        write(RECORD);
        var ran = run("replay", file("game")).succeeded();
        assertThat(ran.lines()).startsWith("Chance: deal Q", "Chance: deal J");
        assertThat(ran.out()).doesNotContain("?", "hidden");
        assertThat(hands(run("replay", file("game"), "--ply", "3").succeeded()))
                .containsExactly("player 0: Q", "player 1: J");
        assertThat(run("replay", file("game"), "--trace").succeeded().lines())
                .hasSize(6)
                .anyMatch(line -> line.contains("\"move\":\"deal J\""));
    }

    @Test
    void aReplayMayBeLookedAtAsSomebodyDid() throws IOException {
        write(RECORD);
        var second = run("replay", file("game"), "--viewer", "1").succeeded();
        assertThat(second.lines()).startsWith(HIDDEN, "Chance: deal J", "Move 1: player 0 plays check");
        assertThat(hands(second).subList(0, 2)).containsExactly("player 0: ?", "player 1: J");
        assertThat(hands(second).subList(4, 6)).as("the end").containsExactly("player 0: ?", "player 1: J");
        var seen =
                run("replay", file("game"), "--viewer", "public", "--ply", "3").succeeded();
        assertThat(hands(seen)).containsExactly("player 0: ?", "player 1: ?");
        run("replay", file("game"), "--viewer", "2")
                .refused("--viewer must be a player from 0 to 1, or public, not '2'");
        run("replay", file("game"), "--viewer", "1", "--trace")
                .refused("--viewer does nothing beside --trace; leave one of them out");
        run("replay", file("game"), "--trace", "--ply", "3").refused("--ply does nothing beside");
        run("replay", file("game"), "--trace", "--explain").refused("--explain does nothing");
        run("replay", file("game"), "--ply", "3", "--explain").refused("nothing beside --ply");
    }

    @Test
    void anAnalysisKnowsNoMoreThanWhoMoves() throws IOException {
        String[] line = {"analyse", file("game"), "--ply", "4", "--bot", "mcts:steps=500"};
        write(RECORD);
        var ran = run(line).succeeded();
        assertThat(hands(ran)).containsExactly("player 0: Q", "player 1: ?");
        assertThat(ran.lines()).filteredOn(row -> row.contains(" % ")).hasSize(2);
        assertThat(ran.out()).doesNotContain("!");
        write(RECORD.replace("deal J", "deal K"));
        assertThat(run(line).succeeded().out()).isEqualTo(ran.out());
    }

    @Test
    void frenchPeopleAreToldInFrench() {
        assertThat(run("watch", "kuhn", "-s", "1", "--lang", "fr").succeeded().out())
                .contains("Hasard : quelque chose de caché\n");
    }

    @Test
    void theGameKeepsTheContract() {
        assertThat(run("check", "kuhn", "--games", "10").succeeded().out())
                .contains("kuhn keeps all ", " clauses in 10 games");
    }

    @Test
    void peopleWhoShareAScreenDoNotSeeEachOthersHands() {
        var out = runAtKeyboard("en", "\nbet\n\nfold\n", "play", "kuhn", "-s", "3")
                .succeeded()
                .out();
        var clear = "\u001b[H\u001b[2J\u001b[3J";
        var shown = out.split(java.util.regex.Pattern.quote(clear), -1);
        assertThat(shown).hasSize(3);
        assertThat(shown[1])
                .startsWith("player 0 (human), press Enter when you are alone at the screen > ")
                .containsPattern("player 0: [JQK]\n")
                .doesNotContainPattern("player 1: [JQK]\n");
        assertThat(shown[2])
                .startsWith("player 1 (human), press Enter when you are alone at the screen > ")
                .containsPattern("Since your last turn: \\? \\| deal [JQK] \\| bet\n");
    }

    @Test
    void onePersonAndPeopleWithoutSecretsAreNotAskedWhetherTheyAreAlone() {
        var alone = runAtKeyboard("en", "bet\n", "play", "kuhn", "--seats", "human,random", "-s", "1");
        assertThat(alone.succeeded().out()).doesNotContain("press Enter");
        assertThat(runAtKeyboard("en", "1 1 y\n2 2 y\nq\n", "play", "piles")
                        .succeeded()
                        .out())
                .contains("Move 2")
                .doesNotContain("press Enter");
        assertThat(runWith("bet\nfold\n", "play", "kuhn", "-s", "3").out())
                .as("answers from a file")
                .doesNotContain("press Enter");
    }

    @Test
    void theyAreAskedInFrenchToo() {
        assertThat(runAtKeyboard("fr", "q\nq\n", "play", "kuhn", "-s", "3").out())
                .contains("joueur 0 (humain), appuyez sur Entrée quand vous êtes seul devant l'écran");
    }
}
