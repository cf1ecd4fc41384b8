package plateau.terminal;

import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import plateau.contract.Clause;
import plateau.contract.Contract;
import plateau.games.Games;
import plateau.terminal.screen.Words;

/// A French session is French: help, refusals, captions.
class FrenchTest extends CommandTest {
    private static CommandLine line(String language, String... arguments) {
        return Main.commandLine(screen(language), List.of(arguments));
    }

    private static Stream<String> commands() {
        return names("", line("en"));
    }

    /// The name of a command and of those below it, such as `bot new`.
    private static Stream<String> names(String name, CommandLine line) {
        return Stream.concat(
                Stream.of(name),
                line.getSubcommands().entrySet().stream()
                        .sorted(Map.Entry.comparingByKey())
                        .flatMap(each -> names((name + " " + each.getKey()).strip(), each.getValue())));
    }

    private static CommandLine command(String language, String name) {
        // Watching Tilings, so that the flags of a game are among the options.
        var line = line(language, "watch", "tilings");
        for (var word : name.isEmpty() ? List.<String>of() : List.of(name.split(" "))) {
            line = line.getSubcommands().getOrDefault(word, line);
        }
        return line;
    }

    @ParameterizedTest
    @MethodSource("commands")
    void theHelpOfEveryCommandAndOptionIsFrench(String name) {
        var english = command("en", name).getCommandSpec();
        var french = command("fr", name).getCommandSpec();

        assertThat(french.usageMessage().description())
                .isNotEmpty()
                .doesNotContain(english.usageMessage().description());
        assertThat(french.usageMessage().footer()).hasSizeGreaterThan(1);
        assertThat(french.usageMessage().footer().length)
                .isGreaterThanOrEqualTo(english.usageMessage().footer().length);
        assertThat(texts(french.usageMessage().footer()))
                .as("lines of the footer that are no examples")
                .doesNotContainAnyElementsOf(texts(english.usageMessage().footer()));
        assertThat(french.usageMessage().synopsisHeading())
                .isNotEqualTo(english.usageMessage().synopsisHeading());
        assertThat(french.args()).hasSameSizeAs(english.args()).isNotEmpty();
        for (int i = 0; i < french.args().size(); i++) {
            assertThat(description(french.args().get(i)))
                    .as("%s of %s", english.args().get(i).paramLabel(), name)
                    .isNotBlank()
                    .isNotEqualTo(description(english.args().get(i)));
        }
    }

    private static String description(ArgSpec argument) {
        return String.join(" ", argument.description());
    }

    private static List<String> texts(String[] footer) {
        return Arrays.stream(footer)
                .filter(text -> !text.isBlank() && !text.startsWith("  "))
                .toList();
    }

    @Test
    void everyWordIsInBothLanguages() throws IOException {
        assertThat(keys("words_fr.properties")).isEqualTo(keys("words_en.properties"));
    }

    private static Set<String> keys(String file) throws IOException {
        var properties = new Properties();
        try (var stream = Words.class.getResourceAsStream(file)) {
            properties.load(stream);
        }
        return new TreeSet<>(properties.stringPropertyNames());
    }

    @Test
    void theEnvironmentNamesTheLanguageAndAnEmptyVariableSaysNothing() {
        assertThat(Words.locale(Map.of("LC_ALL", "", "LC_MESSAGES", "", "LANG", "fr_FR.UTF-8")))
                .isEqualTo("fr_FR.UTF-8");
        assertThat(Words.locale(Map.of("LC_ALL", "", "LC_MESSAGES", "fr", "LANG", "C")))
                .isEqualTo("fr");
        assertThat(Words.locale(Map.of("LC_ALL", "C", "LANG", "fr"))).isEqualTo("C");
        assertThat(Words.locale(Map.of())).isEmpty();
    }

    @Test
    void aLocaleIsFrenchByItsName() {
        for (var locale : List.of("fr", "fr_FR", "fr_CA.UTF-8", "fr@euro")) {
            assertThat(Words.of(locale).get("input.ended")).isEqualTo("fin des réponses");
        }
        for (var locale : List.of("", "C", "en_GB.UTF-8", "frp_FR", "fro")) {
            assertThat(Words.of(locale).get("input.ended")).isEqualTo("the input has ended");
        }
    }

    @Test
    void whatIsRefusedIsRefusedInFrench() {
        refused("pas de jeu « pils » ; il y a tilings, piles,", "games", "pils");
        refused("vouliez-vous dire « piles » ?", "games", "pils");
        refused("--seats : aucun robot « x » ne joue à piles", "watch", "piles", "--seats", "x,x");
        refused("pas d'option « siez » ; il y a size,", "watch", "piles", "-o", "siez=1");
        refused("size doit être 1 à 50, pas 60", "watch", "piles", "-o", "size=60");
        refused("size est donné deux fois", "watch", "piles", "-o", "size=4", "-o", "size=3");
        refused("level doit être tiles, motifs, zones ou", "watch", "tilings", "-o", "level=zone");
        refused("W ou X, pas Z", "watch", "carcassonne", "-o", "start=Z");
        refused(
                "pas de réglage tout fait « x » ; il y a habituel, rapport, petit, grand, plafonné",
                "watch",
                "piles",
                "--preset",
                "x");
        refused("vouliez-vous dire « petit » ?", "watch", "piles", "--preset", "smal");
        refused("vouliez-vous dire « difficile » ?", "watch", "piles", "--seats", "hrd,easy");
        refused("vouliez-vous dire « humain » ?", "play", "piles", "--seats", "humn,random");
        refused("écrivez humain=NOM, ou humain seul", "play", "piles", "--seats", "human=,random");
        refused("aucun jeu ne se joue à 99999999999", "watch", "piles", "-n", "99999999999");
        refused("piles demande 1 à 26 joueurs, pas 27", "watch", "piles", "-n", "27");
        refused("--seats nomme 1 joueur, mais -n dit 3", "watch", "piles", "-n", "3", "--seats", "easy");
        refused("--seats ne nomme personne à la place 2", "watch", "piles", "--seats", "easy,");
        refused("-b est une option de « watch tilings », pas de « watch piles »", "watch", "piles", "-b", "3");
        refused("il n'y a pas de fichier « nowhere »", "replay", "nowhere");
        refused("--record : il n'y a pas de dossier", "watch", "piles", "--record", file("a/b"));
        refused("--games : doit être un nombre entier de 1 à", "simulate", "piles", "--games", "0");
        refused("quel jeu ?", "simulate");
        refused("pas d'option « --sead » de « watch »", "watch", "piles", "--sead", "1");
        refused("pas de commande « wach » ; il y a games, play,", "wach");
        refused("« more » est un mot de trop", "watch", "piles", "more");
        assertThat(runIn("fr", "", "replay").err()).contains("Essayez « plateau replay --help ».");
    }

    @Test
    void whatAnOptionTakesIsSaidInFrench() {
        assertThat(runIn("fr", "", "games", "carcassonne").succeeded().out()).contains("W ou X ; par défaut D");
    }

    /// What stands for a value in the help of all commands, in English.
    @ParameterizedTest
    @MethodSource("commands")
    void whatStandsForAValueIsFrench(String name) {
        var help = runIn("fr", "", (name + " --help").strip().split(" ")).out();
        assertThat(help)
                .doesNotContainPattern("\\b(GAMES?|FILE|DIR|NAME|VALUES?|DATABASE|BOT|WHO|VIEW|TOKEN|TIME|THEME|SIZE"
                        + "|SEAT|QUERY|PATH|MASTER|LAYERS|LANGUAGE|CLOCK|ADDRESS|COMMAND|FROM|TO)\\b");
    }

    @Test
    void whatStandsForTheValueOfAFlagIsFrench() {
        assertThat(runIn("fr", "", "games", "tilings").out()).contains("-b VALEUR", "-o size=VALEUR");
        assertThat(runIn("fr", "", "watch", "tilings", "--help").out())
                .contains("JEU")
                .doesNotContain("VALUE");
        assertThat(runIn("fr", "", "watch", "piles", "--record").err()).contains("FICHIER");
    }

    private static void refused(String words, String... arguments) {
        var ran = runIn("fr", "", arguments);
        ran.refused(words);
        assertThat(ran.err()).doesNotContain("must be", "there are", "Try '");
    }

    @Test
    void theOptionForTheLanguageIsStrongerThanTheEnvironment() {
        runIn("fr", "", "games", "pils", "--lang", "en").refused("no game 'pils'");
        run("games", "pils", "--lang=fr").refused("pas de jeu « pils »");
        assertThat(run("verify", "--lang", "fr", "--help").succeeded().out())
                .startsWith("Utilisation : plateau verify");
    }

    @Test
    void theDialogueIsFrench() {
        var out = runIn("fr", "9 9\n1 1 o\nquitter\n", "play", "piles")
                .succeeded()
                .out();
        assertThat(out)
                .contains("joueur 1 (humain), quelle case ? (q pour quitter) > ")
                .contains("« 9,9 » n'est pas possible ici ; possible : 1,1 1,2")
                .contains(" ; ligne et colonne vont de 1 à 5\n")
                .contains("quittée après 1 coup : un joueur est parti.");
    }

    @Test
    void theCaptionsOfPicturesAreFrench() {
        assertThat(runIn("fr", "q\n", "play", "carcassonne", "-s", "2").out())
                .contains(
                        "tuile K\n",
                        ">● joueur 0 (humain) : 0, 7 partisans   ■ joueur 1 (humain) : 0, 7 partisans\n",
                        "\n70 tuiles à tirer\n");
        assertThat(runIn("fr", "q\n", "play", "munificence", "-s", "0").out())
                .contains(">● joueur 0 : faveurs 0, fournis -, engagés -\n    jetons -\n")
                .contains("   tour 1 sur 10\n10 points finissent la partie\n");
        assertThat(runIn("fr", "q\n", "play", "mansuba", "-s", "4").out())
                .contains("   manche 0 sur 200\nterrain octogonal   glissement avant la manche 14")
                .contains(", puis triangulaire\n");
    }

    @Test
    void aVerifiedRecordIsToldInFrench() {
        run("watch", "piles", "-o", "size=2", "-s", "3", "-q", "--record", file("r"))
                .succeeded();
        assertThat(runIn("fr", "", "verify", file("r")).succeeded().out())
                .contains("coups tiennent ; le résultat aussi ; cause : plus aucune case n'est vide\n")
                .contains("1 partie sur 1 tient");
    }

    @Test
    void aWrongCauseIsNamedInFrench() throws IOException {
        run("watch", "piles", "-o", "size=2", "-s", "3", "-q", "--record", file("r"))
                .succeeded();
        var record = Files.readString(Path.of(file("r")));
        Files.writeString(Path.of(file("r")), record.replace("board-full", "turn-limit"));
        assertThat(runIn("fr", "", "verify", file("r")).out())
                .contains("est « plus aucune case n'est vide », pas « tous les tours ont été joués »");
    }

    @Test
    void everyPictureHasAsManyLinesInFrench() {
        for (var options : Games.all()) {
            var game = options.defaults();
            var picture = game.begin(2).view(0).picture();
            assertThat(Words.named("fr").translate(game, picture).height()).isEqualTo(picture.height());
        }
    }

    @Test
    void everyClauseOfTheContractHasAFrenchTitle() throws IOException {
        var names = Contract.clauses().stream().map(Clause::name).map(each -> each.replace(' ', '-'));
        assertThat(keys("clauses_fr.properties")).isEqualTo(names.collect(toCollection(TreeSet::new)));
        assertThat(runIn("fr", "", "check", "piles", "-o", "size=2", "-n", "2")
                        .succeeded()
                        .out())
                .contains("ok        qui a le trait a un coup\n", "piles tient les ")
                .doesNotContain(" has a move", "keeps all");
    }

    @Test
    void theSumOfASimulationIsFrench() {
        assertThat(runIn("fr", "", "simulate", "piles", "--games", "2", "-s", "1")
                        .succeeded()
                        .out())
                .contains("piles, graine 1 : size=5", "2 parties en ", " décisions par seconde")
                .contains("part des victoires 0,", "finie      2\n", "cause      1 : plus aucune case n'est vide\n")
                .doesNotContain("decisions", "share", "by cause");
    }

    @Test
    void figuresHaveWholeFrenchNames() {
        assertThat(figures("mansuba")).contains("libérations  ").doesNotContain("releases");
        assertThat(figures("carcassonne")).contains("points des villes  ", "tuiles écartées  ");
        assertThat(figures("tilings")).contains("coups du Roi  ");
    }

    private static String figures(String game) {
        return runIn("fr", "", "simulate", game, "--games", "1", "-s", "1")
                .succeeded()
                .out();
    }

    @Test
    void zeroTakesTheSingular() {
        runIn("fr", "", "replay", "-").failed(1, "« - » a 0 partie, pas de partie 1");
    }

    @Test
    void whatGamesRefuseIsRefusedInFrench() throws IOException {
        refused("places, pas 1 × 1 = 1", "watch", "mansuba", "-o", "width=1", "-o", "height=1");
        refused("-n : piles demande 1 à 26 joueurs, pas 27", "check", "piles", "-n", "27");
        refused(
                "la formation columns est pour 2 joueurs, pas 3",
                "watch",
                "mansuba",
                "-o",
                "formation=columns",
                "-n",
                "3");
        refused("--seats : robot uct : steps doit être au moins 1", "watch", "piles", "--seats", "uct:steps=0,random");
        Files.writeString(Path.of(file("deck")), "1 red red red red\n");
        refused("un paquet de 1 tuile ne peut", "watch", "tilings", "-o", "deck=" + file("deck"));
        Files.writeString(Path.of(file("deck")), "1 red red red rod\n");
        refused("deck ligne 1 : pas de couleur « rod »", "watch", "tilings", "-o", "deck=" + file("deck"));
    }

    @Test
    void damagedRecordsAreNamedInFrench() throws IOException {
        damaged("hello", "ce n'est pas un objet JSON : hello");
        damaged("{\"a\":1,\"a\":2}", "« a » y est deux fois");
        damaged("{\"a\":1", "il s'interrompt après {\"a\":1");
        var begin = "{\"format\":\"plateau-record\",\"version\":1,\"players\":2,";
        damaged(begin + "\"moves\":[]}", "partie endommagée : « game » manque");
        damaged(begin + "\"game\":3}", "« game » : doit être un texte, pas 3");
    }

    private void damaged(String line, String words) throws IOException {
        Files.writeString(Path.of(file("game")), line);
        runIn("fr", "", "replay", file("game")).failed(1, words);
    }
}
