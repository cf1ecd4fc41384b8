package plateau.hosting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.arena.match.Foul;
import plateau.bots.Bots;
import plateau.core.Clock;
import plateau.core.Departure;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.Moves;
import plateau.core.Player;
import plateau.core.text.BadInput;
import plateau.games.Games;

/// Players from jars, each hosted in a process of its own.
@Tag("slow")
class JarHostTest extends OutsideTest {
    private static final String SERVICE = Player.class.getName();

    /// Plays by luck, prints a lot, and fails if what it is told does not fit together.
    private static final String FOX = """
            private boolean begun;

            @Override
            public void begin(Seating seating) {
                if (begun || !seating.clock().toString().equals("1m/move")) {
                    throw new IllegalStateException("not told rightly");
                }
                begun = true;
                System.out.println("begin " + seating.game().id() + " " + seating.clock());
                if (new java.util.Scanner(System.in).hasNext()) {
                    throw new IllegalStateException("read what is not its own");
                }
            }

            @Override
            public int choose(Turn turn) {
                System.out.println("thinking");
                if (turn.position().mover() != turn.player()
                        || turn.since().size() != turn.told().size()
                        || turn.timeLeft().isEmpty()) {
                    throw new IllegalStateException("not told rightly");
                }
                int index = turn.random().nextInt(turn.legal().size());
                turn.position().play(turn.legal().get(index));
                return turn.legal().get(index);
            }

            @Override
            public void end(Supplier<Result> result) {
                if (!begun || result.get().scores().isEmpty()) {
                    throw new IllegalStateException("not told rightly");
                }
                begun = false;
            }
            """;

    private static final String HEN = "@Override public int choose(Turn turn) { return turn.legal().get(0); }";

    @TempDir
    static Path folder = Path.of("");

    private static Path one = Path.of("");
    private static Path two = Path.of("");

    @BeforeAll
    static void makeJars() throws IOException {
        one = new TestJar().player("Fox", FOX).naming(SERVICE, "den.Fox").in(folder, "one.jar");
        two = new TestJar()
                .player("Hen", HEN)
                .player("Liar", HEN.replace("turn.legal().get(0)", "-7"))
                .player("Oaf", HEN.replace("return turn.legal().get(0);", "throw new IllegalStateException(\"boom\");"))
                .player("Guest", HEN.replace("return turn.legal().get(0);", "throw new Leaving(\"dinner\");"))
                .player(
                        "Sloth",
                        HEN.replace("return turn", "while (true) {} //").replace("}", "\n}"))
                .naming(SERVICE, "den.Hen", "den.Liar", "den.Oaf", "den.Guest", "den.Sloth")
                .in(folder, "two.jar");
    }

    @Test
    void aJarPlaysEveryGameAndWhatItPrintsIsKeptApart() {
        var clock = Clock.parse("60s/move");
        for (var id : List.of("piles", "tilings", "carcassonne", "munificence", "mansuba")) {
            var game = Games.named(id).defaults();
            var played = play(game, clock, seat("jar", one, ""), "random");
            assertThat(played.record().identities().getFirst().name()).isEqualTo("Fox");
            assertThat(played.log(0)).contains("thinking");
            assertThat(played.departures()).as(id).isEmpty();
        }
    }

    @Test
    void aJarStaysInStepWhenOthersLeave() {
        var fox = stable.player(Programs.of(seat("jar", one, "")));
        var players = List.of(
                leaver(0), fox, leaver(30), Bots.parse("random", CARCASSONNE).player());
        var seats = List.of("a", "b", "c", "d");
        var played = play(CARCASSONNE, Clock.parse("60s/move"), seats, players);
        assertThat(played.departures()).extracting(Departure::seat).containsExactly(0, 2);
        assertThat(played.record().moves()).contains("lost", "skip");
        assertThat(played.record().result().orElseThrow().ending()).isEqualTo(Ending.FINISHED);
    }

    @Test
    void oneOfSeveralIsChosenByTheNameOfItsClass() {
        var piles = Games.named("piles").defaults();
        var played = play(piles, seat("jar", two, "?player=Hen"), seat("jar", two, "?player=den.Hen"));
        assertThat(played.departures()).isEmpty();
        assertThat(played.record().identities().getFirst().name()).isEqualTo("Hen");
        assertUnfit(seat("jar", two, ""), "two.jar has several players; choose one by ?player=NAME: den.Hen, den.Liar");
        assertUnfit(seat("jar", two, "?player=Cow"), "two.jar has no player 'Cow'; it has den.Hen");
    }

    private void assertUnfit(String seat, String words) {
        assertThatThrownBy(() -> stable.meet(Programs.of(seat)))
                .isInstanceOf(Foul.class)
                .hasMessageContaining(words)
                .hasMessageContaining("exited with code 2");
    }

    @Test
    void aJarWithoutAPlayerSaysSo() throws IOException {
        var none = new TestJar().player("Fox", FOX).in(folder, "none.jar");
        assertUnfit(seat("jar", none, ""), "none.jar has no player: no META-INF/services/" + SERVICE);
        var wrong = new TestJar().naming(SERVICE, "den.Gone").in(folder, "gone.jar");
        assertUnfit(seat("jar", wrong, ""), "gone.jar names a player that cannot be used");
    }

    @Test
    void whoFailsIsOutAndTheReasonIsTold() {
        assertOut("Liar", Ending.ILLEGAL_MOVE, "move '-7' is not legal");
        assertOut("Oaf", Ending.CRASH, "exited with code 3", "boom at den.Oaf.choose(Oaf.java");
        assertOut("Guest", Ending.CRASH, "exited with code 3", "saying 'left the game: dinner'");
        assertOut("Sloth", Ending.TIMEOUT, "thought for ");
    }

    private void assertOut(String name, Ending ending, String... words) {
        var game = Games.named("piles").defaults();
        var seat = seat("jar", two, "?player=" + name);
        var played = play(game, Clock.parse("3s/move"), seat, "random");
        assertThat(played.departures()).hasSize(1);
        var departure = played.departures().getFirst();
        assertThat(departure.seat()).isZero();
        assertThat(departure.ending()).isEqualTo(ending);
        assertThat(departure.reason()).contains(words);
    }

    @Test
    void aBotOfAnExtensionIsChosenByItsId() throws IOException {
        var jar = new TestJar()
                .source("LastBot", """
                                package den;

                                import plateau.core.*;

                                public record LastBot() implements plateau.bots.Bot {
                                    public String id() {
                                        return "last";
                                    }

                                    public String summary() {
                                        return "takes the last move";
                                    }

                                    public boolean plays(Game game) {
                                        return game.id().equals("piles");
                                    }

                                    public Player player() {
                                        return turn -> turn.legal().get(turn.legal().size() - 1);
                                    }
                                }
                                """)
                .source("More", """
                                package den;

                                import java.util.List;

                                public final class More implements plateau.bots.Bots.Extension {
                                    public List<Class<? extends plateau.bots.Bot>> bots() {
                                        return List.of(LastBot.class);
                                    }
                                }
                                """)
                .naming("plateau.games.Games$Extension", "den.More")
                .in(folder, "more.jar");
        var greeting = stable.meet(Programs.of(seat("jar", jar, "?bot=last")));
        assertThat(greeting.games()).containsExactly("piles");
        var played = play(Games.named("piles").defaults(), seat("jar", jar, "?bot=last"), "random");
        assertThat(played.departures()).isEmpty();
        assertThat(played.record().moves().getFirst()).isEqualTo(lastOfPiles());
        for (var other : List.of("lost", "random", "easy")) {
            assertUnfit(seat("jar", jar, "?bot=" + other), "more.jar adds no bot '" + other + "'");
        }
    }

    private static String lastOfPiles() {
        var state = Games.named("piles").defaults().begin(2);
        var legal = new Moves();
        state.legalMoves(legal);
        return state.notation(legal.get(legal.size() - 1));
    }

    @Test
    void whatIsNoJarIsRefusedAtOnce() throws IOException {
        assertRefused("jar:" + folder.resolve("nowhere.jar"), "there is no file '", "nowhere.jar'");
        assertRefused("jar:" + folder, "is a folder, not a file");
        var text = Files.writeString(folder.resolve("text.jar"), "no jar at all");
        assertRefused("jar:" + text, "'text.jar' is no jar");
        assertRefused("jar:" + one + "?plyer=Fox", "no setting 'plyer'", "did you mean 'player'?");
        assertRefused("jar:" + one + "?player", "'player' must be written name=value");
        assertRefused("jar:" + one + "?player=A,player=B", "player is given twice");
        assertRefused("jar:" + one + "?player=A,bot=b", "player and bot name two; give one");
        assertRefused("jar:" + one + "?memory=0m", "from 1m to 64g, not '0m'");
        assertRefused("jar:" + one + "?memory=65537m", "from 1m to 64g, not '65537m'");
        assertRefused("jar:" + one + "?memory=lots", "memory must be a size from 1m to 64g");
    }

    @Test
    void memoryIsAskedForInMegabytesAndGigabytes() {
        assertThat(Programs.of(seat("jar", one, "?memory=2g")).command()).contains("-Xmx2048m");
        assertThat(Programs.of(seat("jar", one, "?memory=300m")).command()).contains("-Xmx300m");
        assertThat(Programs.of(seat("jar", one, "")).command()).contains("-Xmx1024m");
    }

    @Test
    void whoAsksForMoreMemoryThanItsProcessMayHoldIsRefused() {
        assertUnfit(
                seat("jar", one, "?memory=5g"),
                "memory=5120m is more than the 4096m that its process may hold; ask for less");
    }

    @Test
    void aPlayerSaysThatItPlaysTheOpenGames() {
        var open = Games.all().stream()
                .map(options -> options.defaults())
                .filter(game -> game.begin(game.defaultPlayers()).isOpen())
                .map(Game::id)
                .toList();
        var games = stable.meet(Programs.of(seat("jar", one, ""))).games();
        assertThat(games).containsExactlyInAnyOrderElementsOf(open);
        assertThat(games).contains("piles").hasSizeLessThan(Games.all().size());
    }

    static void assertRefused(String seat, String... words) {
        assertThatThrownBy(() -> Programs.of(seat)).isInstanceOf(BadInput.class).hasMessageContainingAll(words);
    }

    @Test
    void aFileMayHaveAQuestionMarkInItsName() throws IOException {
        var odd = Files.copy(one, folder.resolve("what?.jar"));
        assertThat(Programs.of("jar:" + odd).name()).isEqualTo("what?.jar");
        assertThat(Programs.of("jar:" + one + "?player=Fox").command()).endsWith("player", "Fox");
    }
}
