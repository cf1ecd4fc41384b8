package plateau.arena.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.arena.match.Guests;
import plateau.arena.match.Sleeper;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.Interrupted;
import plateau.core.Player;
import plateau.core.luck.Lot;
import plateau.core.records.GameRecord;
import plateau.games.Games;

class SimulationTest {
    private static final Game PILES = Games.named("piles").parse(List.of("size=3"));

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7})
    void countsAndRecordsDoNotDependOnThreads(int threads) {
        var alone = records(1);
        assertThat(records(threads)).isEqualTo(alone).hasSize(200);

        var one = simulation(PILES, 500, 1).run().statistics();
        var many = simulation(PILES, 500, threads).run().statistics();
        assertThat(many).usingRecursiveComparison().isEqualTo(one);
    }

    @Test
    void gameKHasItsOwnSeed() {
        assertThat(records(1).get(3).seed()).hasValue(Lot.seedOfGame(7, 3));
    }

    @Test
    void countsWhatHappened() {
        var records = records(1);
        var statistics = simulation(PILES, 200, 1).run().statistics();
        var lengths = records.stream().mapToInt(record -> record.moves().size()).summaryStatistics();
        assertThat(statistics.games()).isEqualTo(200);
        assertThat(statistics.decisions()).isEqualTo(lengths.getSum()).isEqualTo(statistics.plies());
        assertThat(statistics.length().moments().min()).isEqualTo(lengths.getMin());
        assertThat(statistics.length().moments().max()).isEqualTo(lengths.getMax());
        assertThat(statistics.meanChoices()).isEqualTo(9);
        assertThat(statistics.endings()).isEqualTo(Map.of(Ending.FINISHED, 200L));
        var causes = records.stream()
                .map(record -> record.result().orElseThrow().reason())
                .collect(Collectors.groupingBy(cause -> cause, Collectors.counting()));
        assertThat(statistics.causes()).isEqualTo(causes).containsKey("board-full");
        double score = records.stream()
                .mapToInt(record -> record.result().orElseThrow().scores().getFirst())
                .average()
                .orElseThrow();
        assertThat(statistics.score(0).mean()).isEqualTo(score);
        assertThat(statistics.meanPayoff(0) + statistics.meanPayoff(1)).isCloseTo(1, within(1e-9));
    }

    @Test
    void sharesAddUpOverManyMillionsOfGames() {
        var statistics = simulation(PILES, 8, 1).run().statistics();
        double share = statistics.meanPayoff(0);
        for (int doubled = 0; doubled < 30; doubled++) {
            statistics.add(statistics);
        }
        assertThat(statistics.games()).isGreaterThan(8_000_000_000L);
        assertThat(statistics.meanPayoff(0)).isPositive().isEqualTo(share);
    }

    @Test
    void chanceIsNoDecision() {
        var statistics =
                simulation(Games.named("tilings").defaults(), 10, 1).run().statistics();
        assertThat(statistics.plies()).isGreaterThan(statistics.decisions());
    }

    @Test
    void playingAllocatesNothing() {
        for (var id : Games.ids()) {
            var game = Games.named(id).defaults();
            simulation(game, 200, 1).run();
            var report = simulation(game, 5000, 1).run();
            assertThat((double) report.bytes() / report.statistics().decisions())
                    .as("bytes for each decision of %s", id)
                    .isLessThan(1);
        }
    }

    @Test
    void aStoppedSimulationReportsWhatWasPlayed() {
        var turns = new int[1];
        var holder = new ArrayList<Simulation>();
        Supplier<Player> stopper = () -> turn -> {
            if (++turns[0] == 1000) {
                holder.getFirst().stop();
            }
            return turn.legal().get(turn.random().nextInt(9));
        };
        var simulation = alone(stopper, 1_000_000);
        holder.add(simulation);
        var report = simulation.run();
        assertThat(report.partial()).isTrue();
        assertThat(report.statistics().games()).isBetween(1L, 1000L);
        assertThat(report.statistics().decisions())
                .as("the last game does not count")
                .isLessThan(1000);
        assertThat(simulation.played()).isEqualTo(report.statistics().games());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void whoeverThinksWhenItIsStoppedIsInterrupted(int threads) throws Exception {
        var sleeper = new Sleeper(Interrupted::new);
        var guests = new Guests(PILES, Map.of("sleeper", () -> sleeper));
        var records = new ArrayList<GameRecord>();
        var simulation = Simulation.recorded(guests, guests.pairing("random", "sleeper"), 1, 10, threads, records::add);
        var stopper = Thread.ofPlatform().start(() -> sleeper.onceAsleep(simulation::stop));
        var report = simulation.run();
        stopper.join();
        assertThat(report.partial()).isTrue();
        assertThat(report.statistics().games()).isZero();
        assertThat(report.statistics().endings()).isEmpty();
        assertThat(report.statistics().plies()).isZero();
        assertThat(records).isEmpty();
    }

    @Test
    void nothingIsLeftOfAGameBrokenOffInTheNextOne() {
        var turns = new int[1];
        Supplier<Player> onceInterrupted = () -> turn -> {
            if (++turns[0] == 3) {
                Thread.currentThread().interrupt();
                throw new Interrupted();
            }
            return turn.legal().get(0);
        };
        var guests = new Guests(PILES, Map.of("once", onceInterrupted));
        var records = new ArrayList<GameRecord>();
        var report = Simulation.recorded(guests, guests.pairing("once", "once"), 1, 3, 1, records::add)
                .run();
        assertThat(report.statistics().games()).isEqualTo(2);
        assertThat(report.partial()).isTrue();
        assertThat(records).hasSize(2);
        assertThat(records.getFirst().moves()).isEqualTo(records.getLast().moves());
        assertThat(report.statistics().plies())
                .isEqualTo(2L * records.getLast().moves().size());
    }

    private static List<GameRecord> records(int threads) {
        var records = new ArrayList<GameRecord>();
        var guests = new Guests(PILES);
        Simulation.recorded(guests, guests.pairingOf("random"), 7, 200, threads, records::add)
                .run();
        return records;
    }

    private static Simulation simulation(Game game, long games, int threads) {
        var guests = new Guests(game);
        return new Simulation(guests, guests.pairingOf("random"), 7, games, threads);
    }

    private static Simulation alone(Supplier<Player> player, long games) {
        var guests = new Guests(PILES, Map.of("alone", player));
        return new Simulation(guests, guests.pairing("alone"), 1, games, 1);
    }
}
