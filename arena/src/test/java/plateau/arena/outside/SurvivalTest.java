package plateau.arena.outside;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.arena.match.Foul;
import plateau.arena.match.Onlooker;
import plateau.arena.match.Referee;
import plateau.arena.match.Watchdog;
import plateau.arena.series.Pairing;
import plateau.arena.series.Simulation;
import plateau.core.Departure;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.Player;
import plateau.core.Roster;
import plateau.core.records.GameRecord;
import plateau.games.Games;
import plateau.testkit.Eventually;

/// What happens to programs and to us when somebody is killed, stopped or sent home at a bad moment.
class SurvivalTest {
    private static final Game PILES = Games.named("piles").parse(List.of("size=3"));
    private static final Duration LONG = Duration.ofSeconds(40);
    private static final Limits LIMITS = new Limits(LONG, LONG, Duration.ofMillis(200), 1L << 30);
    private static final Player GOOD =
            turn -> turn.legal().get(turn.random().nextInt(turn.legal().size()));

    /// Says hello and never goes by itself.
    private static final String STUBBORN =
            "trap '' TERM HUP INT; echo '{\"type\":\"hello\"}'; while :; do sleep 1000; done";

    private final Keeper keeper = new Keeper();

    @AfterEach
    void nothingIsLeft() {
        keeper.checkNothingIsLeft();
    }

    @Test
    void whoIsKilledInATournamentLosesThatGameOnly() {
        var games = new ArrayList<GameRecord>();
        var turns = new int[1];
        Player killing = turn -> {
            turns[0] = turn.ply() < 2 ? 0 : turns[0] + 1;
            if (games.size() % 70 == 20 && turns[0] == 1) {
                keeper.processes().forEach(ProcessHandle::destroyForcibly);
            }
            return GOOD.choose(turn);
        };
        try (var stable = new Stable(LIMITS)) {
            var program = keeper.python("none");
            var roster = new Roster() {
                @Override
                public Game game(String name, Map<String, Object> options) {
                    return PILES;
                }

                @Override
                public Player player(String name, Game game) {
                    return name.equals("good") ? killing : stable.player(program);
                }
            };
            var pairing = new Pairing("piles", Map.of("size", 3), List.of("good", "guest"));
            Simulation.recorded(roster, pairing, 7, 200, 1, games::add).run();
        }
        assertThat(games).hasSize(200);
        for (int game = 0; game < 200; game++) {
            var departures = games.get(game).departures();
            if (game % 70 == 20) {
                assertThat(departures).extracting(Departure::ending).containsExactly(Ending.CRASH);
                assertThat(departures.getFirst().reason())
                        .isEqualTo("was ended by signal 9 (SIGKILL) before it answered \"turn\"");
            } else {
                assertThat(departures).as("game %d", game).isEmpty();
            }
        }
    }

    /// A game with a program that does not answer when it is asked for the second time.
    private void playWithSilence(Stable stable, CountDownLatch asked, List<Referee> referees) {
        Player good = turn -> {
            asked.countDown();
            return GOOD.choose(turn);
        };
        var players = List.of(good, stable.player(keeper.python("silent")));
        var referee = new Referee(PILES, players);
        referees.add(referee);
        referee.play(1, Onlooker.NONE);
        referee.close();
    }

    /// Until the program was asked for the second time and a thread waits for its answer.
    private static void awaitSilence(Thread playing, CountDownLatch asked) throws InterruptedException {
        assertThat(asked.await(40, TimeUnit.SECONDS)).isTrue();
        var reader = LineReader.class.getName();
        while (Arrays.stream(playing.getStackTrace())
                .noneMatch(frame -> frame.getClassName().equals(reader))) {
            assertThat(playing.isAlive()).isTrue();
        }
    }

    @Test
    void whoWaitsForAProgramCanBeStopped() throws InterruptedException {
        var asked = new CountDownLatch(2);
        var referees = new ArrayList<Referee>();
        try (var stable = new Stable(LIMITS)) {
            var playing = Thread.ofPlatform().start(() -> playWithSilence(stable, asked, referees));
            awaitSilence(playing, asked);
            referees.getFirst().stop();
            assertThat(playing.join(Duration.ofSeconds(20))).isTrue();
            assertThat(referees.getFirst().isBrokenOff()).isTrue();
            assertThat(referees.getFirst().match().departures()).isEmpty();
            keeper.checkNothingIsLeft();
        }
    }

    @Test
    void whoPlaysWhenAllAreSentHomeIsNotWaitedFor() throws InterruptedException {
        var asked = new CountDownLatch(2);
        var referees = new ArrayList<Referee>();
        var stable = new Stable(LIMITS);
        var playing = Thread.ofPlatform().start(() -> playWithSilence(stable, asked, referees));
        awaitSilence(playing, asked);
        stable.close();
        assertThat(playing.join(Duration.ofSeconds(20))).isTrue();
        assertThat(referees.getFirst().match().departures())
                .extracting(Departure::reason)
                .containsExactly("was sent home before it answered \"turn\"");
        assertThatThrownBy(() -> stable.meet(keeper.python("none")))
                .isInstanceOf(Foul.class)
                .hasMessage("was sent home before it answered \"start\"");
    }

    @Test
    void whoDoesNotReadIsNotWaitedForEither() {
        try (var child = Child.start(keeper.shell("sleep 1000 & sleep 1000"), LIMITS, Watchdog.ofProcess())) {
            assertThatThrownBy(() -> child.send("turn", "x".repeat(1 << 20), Duration.ofMillis(300)))
                    .isInstanceOf(Foul.class)
                    .hasMessage("did not read \"turn\" within 300 ms");
        }
    }

    @Test
    void whoIsNotAskedIsNotLookedAfter() {
        var watchdog = new Watchdog();
        try (var child = Child.start(keeper.shell("read a; echo one; read b; echo two"), LIMITS, watchdog)) {
            child.send("turn", "a", LIMITS.start());
            assertThat(child.receive("turn", LIMITS.start())).isEqualTo("one");
            Eventually.is("nobody is looked after", watchdog::isResting);
            assertThatThrownBy(() -> child.receive("turn", Duration.ofMillis(300)))
                    .isInstanceOf(Foul.class)
                    .hasMessageContaining("300 ms");
        }
    }

    @Test
    void beingInterruptedLeavesNobodyBehind() throws IOException, InterruptedException {
        var line = "(setsid sleep 1000 &) ; echo ready; sleep 1000";
        var tree = ProcessTree.start(keeper.shell(line).command());
        assertThat(tree.root().getInputStream().read()).isEqualTo('r');
        var free = new CountDownLatch(1);
        var killing = Thread.ofPlatform().start(() -> {
            Thread.currentThread().interrupt();
            tree.kill();
            if (Thread.currentThread().isInterrupted()) {
                free.countDown();
            }
        });
        killing.join();
        assertThat(keeper.processes()).isEmpty();
        assertThat(free.getCount()).as("the thread stays interrupted").isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"exit", "fail", "wait"})
    void whenWeEndProgramsEndToo(String how) throws IOException, InterruptedException {
        var java = ProcessHandle.current().info().command().orElseThrow();
        var classes = System.getProperty("java.class.path");
        var command = new ArrayList<>(List.of(java, "-XX:TieredStopAtLevel=1", "-cp", classes));
        command.addAll(List.of(Visit.class.getName(), how));
        command.addAll(new Program("guest", keeper.shell(STUBBORN).command()).command());
        var machine = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (BufferedReader out = machine.inputReader()) {
            assertThat(out.readLine()).isEqualTo("guest");
            if (how.equals("wait")) {
                assertThat(keeper.processes()).isNotEmpty();
                machine.destroy();
            }
            // A program that was left behind would keep it open.
            assertThat(machine.waitFor(40, TimeUnit.SECONDS)).isTrue();
        }
    }

    /// They reserve far more than they use.
    @ParameterizedTest
    @ValueSource(strings = {"python3 -c 1", "node -e 1", "java -version"})
    void theUsualLimitOfMemoryStopsNoVirtualMachineFromStarting(String line) {
        var name = line.split(" ", 2)[0];
        Assumptions.assumeFalse(Keeper.output("sh", "-c", "command -v " + name).isEmpty(), "there is no " + name);
        var hello = " >/dev/null 2>&1 && echo '{\"type\":\"hello\",\"name\":\"well\"}'; cat";
        try (var stable = new Stable(Limits.USUAL)) {
            var greeting = stable.meet(keeper.shell(line + hello + " >/dev/null"));
            assertThat(greeting.identity().name()).isEqualTo("well");
        }
    }
}
