package plateau.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.bots.Bots;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.GameRecord;
import plateau.core.Interrupted;
import plateau.core.Lot;
import plateau.core.Player;
import plateau.games.Games;

class SimulationTest {
    private static final Game PILES = Games.named("piles").parse(List.of("size=3"));

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7})
    void countsAndRecordsDoNotDependOnThreads(int threads) {
        var alone = records(1);
        assertThat(records(threads)).isEqualTo(alone).hasSize(200);

        var one = simulation(PILES, 500, 1).run().tally();
        var many = simulation(PILES, 500, threads).run().tally();
        assertThat(many).usingRecursiveComparison().isEqualTo(one);
    }

    @Test
    void gameKHasItsOwnSeed() {
        assertThat(records(1).get(3).seed()).hasValue(Lot.seedOfGame(7, 3));
    }

    @Test
    void countsWhatHappened() {
        var records = records(1);
        var tally = simulation(PILES, 200, 1).run().tally();
        var lengths =
                records.stream().mapToInt(record -> record.moves().size()).summaryStatistics();
        assertThat(tally.games()).isEqualTo(200);
        assertThat(tally.decisions()).isEqualTo(lengths.getSum()).isEqualTo(tally.plies());
        assertThat(tally.shortest()).isEqualTo(lengths.getMin());
        assertThat(tally.longest()).isEqualTo(lengths.getMax());
        assertThat(tally.meanChoices()).isEqualTo(9);
        assertThat(tally.endings()).isEqualTo(Map.of(Ending.FINISHED, 200L));
        var causes =
                records.stream()
                        .map(record -> record.result().orElseThrow().reason())
                        .collect(Collectors.groupingBy(cause -> cause, Collectors.counting()));
        assertThat(tally.causes()).isEqualTo(causes).containsKey("board-full");
        double score =
                records.stream()
                        .mapToInt(record -> record.result().orElseThrow().scores().getFirst())
                        .average()
                        .orElseThrow();
        assertThat(tally.meanScore(0)).isEqualTo(score);
        assertThat(tally.meanPayoff(0) + tally.meanPayoff(1)).isCloseTo(1, within(1e-9));
    }

    @Test
    void sharesAddUpOverManyMillionsOfGames() {
        var tally = simulation(PILES, 8, 1).run().tally();
        double share = tally.meanPayoff(0);
        for (int doubled = 0; doubled < 30; doubled++) {
            tally.add(tally);
        }
        assertThat(tally.games()).isGreaterThan(8_000_000_000L);
        assertThat(tally.meanPayoff(0)).isPositive().isEqualTo(share);
    }

    @Test
    void chanceIsNoDecision() {
        var tally = simulation(Games.named("tilings").defaults(), 10, 1).run().tally();
        assertThat(tally.plies()).isGreaterThan(tally.decisions());
    }

    @Test
    void playingAllocatesNothing() {
        for (var id : Games.ids()) {
            var game = Games.named(id).defaults();
            simulation(game, 200, 1).run();
            var report = simulation(game, 5000, 1).run();
            assertThat((double) report.bytes() / report.tally().decisions())
                    .as("bytes for each decision of %s", id)
                    .isLessThan(1);
        }
    }

    @Test
    void aStoppedSimulationReportsWhatWasPlayed() {
        var turns = new int[1];
        var holder = new ArrayList<Simulation>();
        Supplier<Player> stopper =
                () ->
                        turn -> {
                            if (++turns[0] == 1000) {
                                holder.getFirst().stop();
                            }
                            return turn.legal().get(turn.random().nextInt(9));
                        };
        var simulation = new Simulation(PILES, List.of(stopper), 1, 1_000_000, 1);
        holder.add(simulation);
        var report = simulation.run();
        assertThat(report.partial()).isTrue();
        assertThat(report.tally().games()).isBetween(1L, 1000L);
        assertThat(report.tally().decisions()).as("the last game does not count").isLessThan(1000);
        assertThat(simulation.played()).isEqualTo(report.tally().games());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void whoeverThinksWhenItIsStoppedIsInterrupted(int threads) throws Exception {
        var sleeper = new Sleeper(Interrupted::new);
        Supplier<Player> random = () -> Bots.parse("random", PILES).player();
        var simulation = new Simulation(PILES, List.of(random, () -> sleeper), 1, 10, threads);
        var stopper = Thread.ofPlatform().start(() -> sleeper.onceAsleep(simulation::stop));
        var records = new ArrayList<GameRecord>();
        var report = simulation.runRecorded(SimulationTest::keeper, records::add);
        stopper.join();
        assertThat(report.partial()).isTrue();
        assertThat(report.tally().games()).isZero();
        assertThat(report.tally().endings()).isEmpty();
        assertThat(report.tally().plies()).isZero();
        assertThat(records).isEmpty();
    }

    @Test
    void nothingIsLeftOfAGameBrokenOffInTheNextOne() {
        var turns = new int[1];
        Supplier<Player> onceInterrupted =
                () ->
                        turn -> {
                            if (++turns[0] == 3) {
                                Thread.currentThread().interrupt();
                                throw new Interrupted();
                            }
                            return turn.legal().get(0);
                        };
        var records = new ArrayList<GameRecord>();
        var report =
                new Simulation(PILES, List.of(onceInterrupted, onceInterrupted), 1, 3, 1)
                        .runRecorded(SimulationTest::keeper, records::add);
        assertThat(report.tally().games()).isEqualTo(2);
        assertThat(report.partial()).isTrue();
        assertThat(records).hasSize(2);
        assertThat(records.getFirst().moves()).isEqualTo(records.getLast().moves());
        assertThat(report.tally().plies()).isEqualTo(2L * records.getLast().moves().size());
    }

    private static List<GameRecord> records(int threads) {
        var records = new ArrayList<GameRecord>();
        simulation(PILES, 200, threads).runRecorded(SimulationTest::keeper, records::add);
        return records;
    }

    private static RecordKeeper keeper() {
        return new RecordKeeper("piles", Map.of(), List.of("random", "random"));
    }

    private static Simulation simulation(Game game, long games, int threads) {
        Supplier<Player> random = () -> Bots.parse("random", game).player();
        var players = Collections.nCopies(game.defaultPlayers(), random);
        return new Simulation(game, players, 7, games, threads);
    }
}
