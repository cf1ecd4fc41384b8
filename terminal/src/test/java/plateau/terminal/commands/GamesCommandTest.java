package plateau.terminal.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import plateau.bots.Bots;
import plateau.core.options.Preset;
import plateau.core.text.Json;
import plateau.games.Games;
import plateau.terminal.CommandTest;
import plateau.terminal.screen.Words;

class GamesCommandTest extends CommandTest {
    @Test
    void listsEveryGameWithItsPlayers() {
        assertThat(run("games").succeeded().lines())
                .anyMatch(line -> line.matches("piles +1–26  .*stacks.*"))
                .anyMatch(line -> line.matches("tilings +2–20  .*tiles.*"));
    }

    @Test
    void describesOneGameInFull() {
        assertThat(run("games", "piles").succeeded().out())
                .contains("Put a token of your colour")
                .contains("Players: 1 to 26, by default 2")
                .contains("1 to 50; default 5")
                .contains("default 40 · size²")
                .contains("  usual          all options at their defaults\n", "  report  ", "  small  ")
                .contains("greedy");
    }

    @Test
    void tellsWhoCanBeSeatedWithTheOptionsGiven() {
        assertThat(run("games", "mansuba").succeeded().out())
                .contains("Players: 2 to 9 with these options, 2 to 20 with others; by default 2\n");
        assertThat(run("games", "mansuba", "-o", "height=30").succeeded().out())
                .contains("Players: 2 to 20, by default 2\n");
        assertThat(run("games", "mansuba", "--preset", "course", "--lang", "fr")
                        .succeeded()
                        .out())
                .contains("Joueurs : 2 avec ces options, 2 à 20 avec d'autres ; par défaut 2\n");
        assertThat(run("games", "mansuba", "-o", "height=1").succeeded().out())
                .contains("Players: nobody can be seated with these options: formation classic: 2");
        assertThat(run("games", "mansuba", "-o", "height=3", "--json")
                        .succeeded()
                        .out())
                .contains("\"players\":[2],", "\"value\":\"3\"");
    }

    @Test
    void refusesOptionsWhereThereIsNothingToSet() {
        run("games", "-o", "size=3").refused("-o and --preset take a GAME");
        run("games", "piles", "--schema", "--preset", "small")
                .refused("--schema is the same for all options; leave -o and --preset out");
        run("games", "piles", "-o", "size=99").refused("size must be 1 to 50, not 99");
    }

    @Test
    void printsTheRulesForPlayers() {
        for (var id : List.of("carcassonne", "mansuba", "munificence", "piles", "tilings")) {
            assertThat(run("games", id, "--rules").succeeded().out())
                    .startsWith("# ")
                    .contains("\n## 2. A turn\n", "\n## How to read the picture\n")
                    .contains("\n## Options (-o name=value)\n- ");
            assertThat(run("games", id, "--rules", "--lang", "fr").succeeded().out())
                    .contains("\n## 2. Un tour\n", "\n## Comment lire le dessin\n")
                    .contains("\n## Options (-o nom=valeur)\n- ");
        }
        assertThat(run("games", "piles", "--rules").out())
                .contains("- size: cells on a side of the board (1 to 50; default 5)\n");
    }

    @Test
    void aGameWithoutRulesSaysSo() {
        assertThat(run("games", "kuhn", "--rules").succeeded().out())
                .startsWith("kuhn brings no rules to read. In brief:\n\n")
                .doesNotContain("## ");
        assertThat(run("games", "kuhn", "--rules", "--lang", "fr").succeeded().out())
                .startsWith("kuhn n'apporte pas de règles à lire. En bref :\n\n");
    }

    @Test
    void rulesAreTheSameForAllOptions() {
        run("games", "--rules").refused("--rules takes a GAME");
        var why = "--rules is a text for all options; leave --json, --schema, -o and --preset out";
        run("games", "piles", "--rules", "--json").refused(why);
        run("games", "piles", "--rules", "--schema").refused(why);
        run("games", "piles", "--rules", "-o", "size=3").refused(why);
    }

    @Test
    void speaksFrench() {
        assertThat(run("games", "tilings", "--lang", "fr").succeeded().out())
                .contains("Joueurs : 2 à 20, par défaut 2")
                .contains("les tuiles peuvent tourner", "1 à 50 ; par défaut 10")
                .contains("Posez votre première tuile");
        assertThat(run("games", "mansuba", "--lang", "fr").succeeded().out())
                .contains("par défaut √round-limit arrondi par défaut")
                .contains("par défaut 1000, sans limite si time est donné");
    }

    @Test
    void refusesAnUnknownLanguage() {
        run("games", "--lang", "de").refused("--lang must be en or fr, not de");
    }

    @Test
    void printsJson() {
        var json = Json.readObject(
                run("games", "tilings", "--json").succeeded().out().strip());
        assertThat(json).containsEntry("id", "tilings").containsEntry("minPlayers", 2L);
        assertThat((List<?>) json.get("options"))
                .anySatisfy(
                        option -> assertThat(((Map<?, ?>) option).get("name")).isEqualTo("level"));
    }

    @Test
    void tellsProgramsWhatOptionsMayBe() {
        assertThat(run("games", "piles", "--json", "--lang", "fr").succeeded().out())
                .contains("\"players\":[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26]")
                .contains("\"kind\":\"number\",\"min\":1,\"max\":50")
                .contains("cases sur un côté");
        assertThat(run("games", "piles", "--schema").succeeded().out())
                .contains("\"size\":{\"description\":\"cells on a side of the board\",\"maximum\":50");
        run("games", "--schema").refused("--schema takes a GAME");
        run("games", "piles", "--schema", "--json").refused("--schema is JSON; leave --json out");
    }

    @Test
    void listsTheSettingsOfABotBelowIt() {
        assertThat(run("games", "munificence").succeeded().out()).contains("""
                          classic        throws dice over what to do, hires the first builder it can
                            pay          how it pays: the first tokens, the least waste, or the most efficient
                                         greedy, best or eff; default greedy
                        """);
    }

    @Test
    void botsOfOneNameAreDescribedForTheirGame() {
        assertThat(run("games", "mansuba").succeeded().out())
                .contains("  classic        a piece by lot, then one of its places by lot\n");
        assertThat(run("games", "mansuba", "--lang", "fr").succeeded().out())
                .contains("  classic        une pièce au sort, puis une de ses places au sort\n");
    }

    @Test
    void printsTheSettingsOfEachBotAsJson() {
        assertThat(run("games", "munificence", "--json").succeeded().out())
                .contains("""
                        "classic":[{"name":"pay",\
                        "help":"how it pays: the first tokens, the least waste, or the most efficient",\
                        "allowed":"greedy, best or eff","default":"greedy",\
                        "kind":"choice","values":["greedy","best","eff"]}]}""")
                .contains("\"botSettings\":{\"random\":[],\"greedy\":[],\"mcts\":[{\"name\":\"time\"");
    }

    @Test
    void everyBotIsDescribedInEveryLanguage() {
        var english = Words.named("en");
        var french = Words.named("fr");
        for (var each : Games.all()) {
            var game = each.defaults();
            for (var options : Bots.of(game)) {
                var bot = options.defaults();
                assertThat(english.line(game, bot)).as(bot.id()).isNotEmpty();
                assertThat(french.line(game, bot)).isNotEmpty().isNotEqualTo(english.line(game, bot));
                for (var setting : options.specs()) {
                    assertThat(french.help(bot, setting))
                            .as("%s:%s", bot.id(), setting.name())
                            .isNotEqualTo(setting.help());
                }
            }
        }
    }

    @Test
    void refusesAnUnknownGameAndSaysWhatThereIs() {
        run("games", "pils").refused("no game 'pils'", "tilings, piles", "did you mean 'piles'?");
    }

    @Test
    void anUnknownCommandIsRefusedWithTheNearestOne() {
        run("simulat", "piles").refused("no command 'simulat'; there are games, play,", "did you mean 'simulate'?");
    }

    @Test
    void withoutACommandThreeCommandsAreNamed() {
        assertThat(run().succeeded().out())
                .contains("plateau play ", "plateau games ", "plateau watch ", "plateau --help")
                .doesNotContain("simulate");
        assertThat(runIn("fr", "").succeeded().out()).contains("choisir un jeu et y jouer");
    }

    @Test
    void helpAloneIsAboutEverything() {
        assertThat(run("help").succeeded().out()).contains("Usage: plateau", "simulate", "Examples:");
    }

    @Test
    void everyCommandHasHelpWithExamples() {
        var commands = List.of("games", "play", "watch", "simulate", "ladder", "analyse", "check", "replay", "verify");
        for (var command : commands) {
            assertThat(run(command, "--help").succeeded().out())
                    .contains("Usage: plateau " + command, "Examples:", "  plateau " + command);
        }
    }

    @Test
    void helpIsACommandToo() {
        assertThat(run("help").succeeded().out())
                .isEqualTo(run("--help").succeeded().out());
        assertThat(run("help", "watch").succeeded().out())
                .isEqualTo(run("watch", "--help").succeeded().out());
        run("help", "wach").refused("no command 'wach'");
    }

    @Test
    void anOptionWithoutItsValueIsNamedWithWhatItWants() {
        run("watch", "piles", "--seats").refused("--seats needs a value: A,B");
        run("watch", "piles", "-o", "size=").refused("size must be 1 to 50, not ''");
        assertThat(run("watch", "piles", "-o", "x".repeat(100_000)).err()).hasSizeLessThan(1000);
    }

    @Test
    void theHelpOfAllPresetsIsInOneColumn() {
        for (var options : Games.all()) {
            var out = run("games", options.defaults().id()).succeeded().out();
            assertThat(options.presets().stream()
                            .map(preset -> column(out, preset))
                            .distinct())
                    .as(options.defaults().id())
                    .hasSizeLessThanOrEqualTo(1);
        }
    }

    /// Where the help of a preset begins in its line.
    private static int column(String out, Preset preset) {
        var line = out.lines().filter(each -> each.startsWith("  " + preset.name() + " "));
        return line.map(each -> each.indexOf(preset.help()))
                .max(Integer::compare)
                .orElseThrow();
    }
}
