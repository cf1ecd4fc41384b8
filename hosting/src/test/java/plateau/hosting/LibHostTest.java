package plateau.hosting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.arena.match.Foul;
import plateau.bots.Bots;
import plateau.core.Clock;
import plateau.core.Departure;
import plateau.core.Ending;
import plateau.core.Player;
import plateau.games.Games;
import plateau.testkit.Eventually;

/// C clients of the Carcassonne course, compiled here and hosted each in a process of its own.
@Tag("slow")
class LibHostTest extends OutsideTest {
    private static final String HISTORY = "?dialect=history";

    /// Where our client answers, and what a test puts there instead.
    private static final String ANSWER = "return answered(choose(card));";

    @TempDir
    static Path folder = Path.of("");

    private static Path standard = Path.of("");
    private static Path history = Path.of("");

    @BeforeAll
    static void compileOurClient() throws IOException, InterruptedException {
        Assumptions.assumeTrue(hasCompiler(), "there is no gcc here: C clients are not looked at");
        Files.writeString(folder.resolve("plateau_client.h"), ours("plateau_client.h"));
        standard = compile("client", ours("client.c"), "-Wall", "-Wextra", "-Werror");
        history = compile("client-history", ours("client.c"), "-Wall", "-Werror", "-DHISTORY");
    }

    private static boolean hasCompiler() throws InterruptedException {
        try {
            return gcc("--version") == 0;
        } catch (IOException none) {
            return false;
        }
    }

    private static int gcc(String... words) throws IOException, InterruptedException {
        var command = new ArrayList<>(List.of("gcc"));
        command.addAll(List.of(words));
        var gcc = new ProcessBuilder(command).redirectErrorStream(true).start();
        var said = new String(gcc.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int code = gcc.waitFor();
        assertThat(code).as(said).isZero();
        return code;
    }

    /// A file of the client that `bot new c-library` makes.
    private static String ours(String name) throws IOException {
        var home = "terminal/src/main/resources/plateau/terminal/outside/c-library";
        return Files.readString(Path.of(System.getProperty("plateau.root"), home, name));
    }

    private static Path compile(String name, String source, String... flags) throws IOException, InterruptedException {
        var file = Files.writeString(folder.resolve(name + ".c"), source);
        var library = folder.resolve(name + ".so");
        var words = new ArrayList<>(List.of("-std=c11", "-O1", "-fPIC", "-shared"));
        words.addAll(List.of(flags));
        words.addAll(List.of("-include", "stdlib.h", file.toString(), "-o", library.toString()));
        gcc(words.toArray(String[]::new));
        return library;
    }

    /// Our client with something else in place of its answer.
    private static String client(String name, String answer) throws IOException, InterruptedException {
        return "lib:" + compile(name, ours("client.c").replace(ANSWER, answer));
    }

    @Test
    void ourClientPlaysWholeGamesInBothDialects() {
        var two = play(CARCASSONNE, seat("lib", standard, ""), "random");
        assertThat(two.departures()).isEmpty();
        assertThat(two.record().identities().getFirst().name()).isEqualTo("Mason");
        var three = play(CARCASSONNE, "greedy", seat("lib", history, HISTORY), seat("lib", standard, ""));
        assertThat(three.departures()).isEmpty();
        assertThat(three.record().moves()).hasSizeGreaterThanOrEqualTo(3 * 71);
    }

    @Test
    void theDialectHistoryKnowsAnyFirstTile() {
        var game = Games.named("carcassonne").parse(List.of("start=X", "start-direction=west"));
        assertThat(play(game, seat("lib", history, HISTORY), "random").departures())
                .isEmpty();
        var departure = onlyDeparture(play(game, seat("lib", standard, ""), "random"));
        assertThat(departure.ending()).isEqualTo(Ending.ABANDONED);
        assertThat(departure.reason()).startsWith("declined: ").contains("use dialect history");
    }

    @Test
    void twoCopiesOfOneFileHoldTwoSeats() throws IOException, InterruptedException {
        var source = ours("client.c").replace("me = my_number;", "if (begun++) exit(4); me = my_number;");
        var twice = compile("twice", source.replace("static unsigned", "static int begun; static unsigned"));
        for (int game = 0; game < 2; game++) {
            var played = play(CARCASSONNE, seat("lib", twice, ""), seat("lib", twice, ""));
            assertThat(played.departures()).isEmpty();
        }
    }

    @Test
    void aClientIsToldOfThoseWhoLeft() {
        var players = new ArrayList<Player>();
        players.add(leaver(0));
        players.add(stable.player(Programs.of(seat("lib", standard, ""))));
        players.add(leaver(40));
        players.add(stable.player(Programs.of(seat("lib", history, HISTORY))));
        players.add(Bots.parse("random", CARCASSONNE).player());
        var seats = List.of("a", "b", "c", "d", "e");
        var played = play(CARCASSONNE, Clock.NONE, seats, players);
        assertThat(played.departures()).extracting(Departure::seat).containsExactly(0, 2);
        assertThat(played.record().moves()).contains("lost", "skip");
    }

    @Test
    void whatAClientPrintsIsKeptInTheLog() throws IOException, InterruptedException {
        var seat = client("loud", "printf(\"{\\\"type\\\":\\\"move\\\"}\\n\"); " + ANSWER);
        var played = play(CARCASSONNE, seat, "random");
        assertThat(played.departures()).isEmpty();
        assertThat(played.log(0)).contains("{\"type\":\"move\"}\n");
    }

    @Test
    void whatAClientPrintsAtTheEndIsThereToo() throws IOException, InterruptedException {
        var seat = client("last", "printf(\"no more\"); exit(3);");
        var played = play(CARCASSONNE, seat, "random");
        assertThat(played.log(0)).isEqualTo("player 0 of 2\nno more");
    }

    @Test
    void aClientThatExitsIsOut() throws IOException, InterruptedException {
        var departure = onlyDeparture(play(CARCASSONNE, client("exit", "exit(3);"), "random"));
        assertThat(departure.ending()).isEqualTo(Ending.CRASH);
        assertThat(departure.reason()).contains("exited with code 3 before play() returned");
    }

    private static Departure onlyDeparture(Played played) {
        assertThat(played.departures()).hasSize(1);
        assertThat(played.departures().getFirst().seat()).isZero();
        return played.departures().getFirst();
    }

    @Test
    void aClientThatCrashesIsOut() throws IOException, InterruptedException {
        var seat = client("crash", "volatile int *volatile none = NULL; *none = 1; " + ANSWER);
        var departure = onlyDeparture(play(CARCASSONNE, seat, "random"));
        assertThat(departure.ending()).isEqualTo(Ending.CRASH);
        assertThat(departure.reason()).contains("crashed with SIGSEGV in crash.so", "play");
    }

    @Test
    void nothingIsLeftOfAClientThatEndsWhileItIsLoaded() throws IOException, InterruptedException {
        var early = "__attribute__((constructor)) static void early(void) { %s }";
        var name = "early" + ProcessHandle.current().pid();
        var exits = compile(name + "-exits", ours("client.c") + early.formatted("_Exit(7);"));
        assertUnfit(exits, "exited with code 7");
        var crash = "volatile int *volatile none = NULL; *none = 1;";
        var crashes = compile(name + "-crashes", ours("client.c") + early.formatted(crash));
        assertUnfit(crashes, "crashed with SIGSEGV in " + name + "-crashes.so+0x");
        var temporary = Path.of(System.getProperty("java.io.tmpdir"));
        try (var ours = Files.newDirectoryStream(temporary, "plateau*")) {
            for (var each : ours) {
                assertThat(each.resolve(exits.getFileName())).doesNotExist();
                assertThat(each.resolve(crashes.getFileName())).doesNotExist();
            }
        }
    }

    @Test
    void aClientThatPlaysAnIllegalMoveIsOutAndItsTileLost() throws IOException, InterruptedException {
        var seat = client("far", "struct move far = choose(card); far.x = 70; return far;");
        var played = play(CARCASSONNE, seat, "random", "random");
        var departure = onlyDeparture(played);
        assertThat(departure.ending()).isEqualTo(Ending.ILLEGAL_MOVE);
        assertThat(departure.reason())
                .matches("play\\(\\) returned 'x 70, y -?\\d+, dir \\d, place \\d+', which is not legal;"
                        + " possible: x -?\\d+, y -?\\d+, dir \\d; x .*");
        assertThat(played.record().moves().get(1)).isEqualTo("lost");
    }

    /// The cells around the first tile lie at 71 to 73 there.
    @Test
    void whatIsPossibleIsToldInTheDialectOfTheClient() throws IOException, InterruptedException {
        var source = ours("client.c").replace(ANSWER, "return told(choose(card));");
        var seat = seat("lib", compile("lost", source, "-DHISTORY"), HISTORY);
        assertThat(onlyDeparture(play(CARCASSONNE, seat, "random")).reason())
                .containsPattern("which is not legal; possible: x 7[123], y 7[123], dir [0-3]");
    }

    /// The tile itself fits: what could have been played with it is told.
    @ParameterizedTest
    @ValueSource(ints = {14, -1})
    void anIllegalFollowerMakesTheWholeMoveIllegal(int place) throws IOException, InterruptedException {
        var seat = client("high", "struct move high = choose(card); high.place = " + place + "; return high;");
        var played = play(CARCASSONNE, seat, "random", "random");
        assertThat(onlyDeparture(played).reason())
                .matches(".* place " + place + "', which is not legal; possible: place \\d+ of that tile.*");
        assertThat(played.record().moves().get(1)).isEqualTo("lost");
    }

    @Test
    void aClientThatNeverAnswersIsOut() throws IOException, InterruptedException {
        var seat = client("slow", "for (volatile int i = 0;; i = !i) {}");
        var departure = onlyDeparture(play(CARCASSONNE, Clock.parse("1s/move"), seat, "random"));
        assertThat(departure.ending()).isEqualTo(Ending.TIMEOUT);
    }

    @Test
    void aClientThatReadsFindsNothing() throws IOException, InterruptedException {
        var seat = client("reader", "if (getchar() != EOF) exit(5); " + ANSWER);
        assertThat(play(CARCASSONNE, seat, "random").departures()).isEmpty();
    }

    @Test
    void aClientIsNotLeftAloneWhenTheRefereeIsKilled() throws Exception {
        var begun = folder.resolve("begun");
        var begin = "fclose(fopen(\"" + begun + "\", \"w\")); ";
        var seat = client("lonely", begin + "for (volatile int i = 0;; i = !i) {}");
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var classes = System.getProperty("java.class.path");
        var referee = new ProcessBuilder(
                        java, "-XX:TieredStopAtLevel=1", "-cp", classes, RefereeProcess.class.getName(), seat)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        Eventually.is("a client that has begun", () -> Files.exists(begun) || !referee.isAlive());
        var client = referee.toHandle().children().findFirst();
        referee.destroyForcibly().waitFor();
        client.orElseThrow().onExit().get(1, TimeUnit.MINUTES);
    }

    @Test
    void aClientMayUseMegabytesOfStack() throws IOException, InterruptedException {
        var seat = client(
                "deep",
                "volatile char room[8 << 20]; for (int i = 0; i < 8 << 20; i += 4096)" + " room[i] = 1; " + ANSWER);
        assertThat(play(CARCASSONNE, seat, "random").departures()).isEmpty();
    }

    @Test
    void theFunctionsOfAClientAreItsOwnWhateverTheyAreCalled() throws IOException, InterruptedException {
        var functions = new StringBuilder();
        var calls = new StringBuilder();
        for (var name : List.of("find", "debug", "help", "verify", "events")) {
            functions.append("int ").append(name).append("(int x);\n");
            functions.append("__attribute__((noinline)) int ").append(name);
            functions.append("(int x) { volatile int more = 1; return x + more; }\n");
            calls.append("if (").append(name).append("(1) != 2) exit(9);\n");
        }
        var source = ours("client.c").replace(ANSWER, calls + ANSWER);
        var mark = "struct move play(";
        var library = compile("names", source.replace(mark, functions + mark), "-fsemantic-interposition");
        assertThat(play(CARCASSONNE, seat("lib", library, ""), "random").departures())
                .isEmpty();
    }

    @Test
    void whatIsNoClientIsRefused() throws IOException, InterruptedException {
        var text = Files.writeString(folder.resolve("text.so"), "no library");
        JarHostTest.assertRefused("lib:" + text, "'text.so' is no shared library (ELF)");
        JarHostTest.assertRefused(
                "lib:" + standard + "?dialect=histroy",
                "no dialect 'histroy';" + " there are standard, history; did you mean 'history'?");
        JarHostTest.assertRefused("lib:" + standard + "?stack=1g", "from 1m to 256m, not '1g'; m stands");
        var empty = compile("empty", "int nothing;\n");
        assertUnfit(empty, "empty.so has no function 'get_player_name'; a client has");
        var lacking = compile("lacking", "int more(void); int main(void) { return more(); }\n");
        assertUnfit(lacking, "cannot be loaded: ");
    }

    private void assertUnfit(Path library, String words) {
        assertThatThrownBy(() -> stable.meet(Programs.of("lib:" + library)))
                .isInstanceOf(Foul.class)
                .hasMessageContaining(words);
    }

    @Test
    void clientsPlayCarcassonneOnly() {
        var greeting = stable.meet(Programs.of(seat("lib", standard, "?stack=128m")));
        assertThat(greeting.games()).containsExactly("carcassonne");
        assertThat(greeting.isForOne()).isTrue();
    }
}
