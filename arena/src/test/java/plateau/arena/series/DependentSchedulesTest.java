package plateau.arena.series;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import plateau.arena.match.Guests;
import plateau.arena.statistics.Outcome;
import plateau.arena.statistics.Statistics;
import plateau.core.Game;
import plateau.games.Games;

/// Schedules that depend on results: what they play is the same on any number of threads.
@Timeout(600)
class DependentSchedulesTest {
    private static final Game MUNIFICENCE = Games.named("munificence").defaults();
    private static final Guests GUESTS = new Guests(MUNIFICENCE);

    private static List<Worker> workers(int threads) {
        return Stream.generate(() -> new Worker(GUESTS, Set.of()))
                .limit(threads)
                .toList();
    }

    @Test
    void aSwissTournamentPairsThoseWhoAreNext() {
        var players = List.of("random", "greedy", "mcts:steps=20", "classic", "uct:steps=5", "easy");
        var alone = new Swiss(players, 4);
        new Series<>(alone, workers(1)).run();
        var together = new Swiss(players, 4);
        new Series<>(together, workers(4)).run();
        assertThat(alone.shares).isEqualTo(together.shares);
        assertThat(alone.met).isEqualTo(together.met).hasSizeGreaterThan(8);
        assertThat(alone.byRound).isEqualTo(together.byRound).hasSize(4);
        assertThat(Set.copyOf(alone.byRound)).as("orders of the players").hasSizeGreaterThan(2);
        assertThat(alone.shares.values().stream().mapToLong(share -> share).sum())
                .isEqualTo(24 * Outcome.WIN);
    }

    /// Two games with the same luck for each pair, seats exchanged; the next round is paired when all of
    /// the last is played. Who has met before is not paired again while that can be helped.
    private static final class Swiss implements Schedule<List<Played>> {
        private final List<String> players;
        private final int rounds;
        private final Map<String, Long> shares = new HashMap<>();
        private final Set<Set<String>> met = new HashSet<>();
        private final List<List<String>> byRound = new ArrayList<>();
        private final Queue<Task> tasks = new ArrayDeque<>();
        private int underWay;
        private long number;

        private Swiss(List<String> players, int rounds) {
            this.players = players;
            this.rounds = rounds;
        }

        private List<String> standings() {
            return players.stream()
                    .sorted(Comparator.<String>comparingLong(player -> -share(player))
                            .thenComparingInt(players::indexOf))
                    .toList();
        }

        private long share(String player) {
            return shares.getOrDefault(player, 0L);
        }

        private void pair() {
            var left = new ArrayList<>(standings());
            byRound.add(List.copyOf(left));
            while (left.size() > 1) {
                var first = left.removeFirst();
                var second = left.stream()
                        .filter(other -> !met.contains(Set.of(first, other)))
                        .findFirst()
                        .orElse(left.getFirst());
                left.remove(second);
                met.add(Set.of(first, second));
                give(first, second);
                give(second, first);
            }
        }

        private void give(String... seats) {
            var round = byRound.size();
            tasks.add(new Task(number++, "" + round, GUESTS.pairing(seats), 3, round, 1));
            underWay++;
        }

        @Override
        public Optional<Task> next() {
            if (underWay == 0 && byRound.size() < rounds) {
                pair();
            }
            return Optional.ofNullable(tasks.poll());
        }

        @Override
        public void played(Task task, List<Played> games) {
            underWay--;
            var row = games.getFirst().row();
            for (int seat = 0; seat < 2; seat++) {
                shares.merge(task.pairing().seats().get(seat), row.share(seat), Long::sum);
            }
        }
    }

    @Test
    void cellsArePlayedUntilTheyAreKnownWellEnough() {
        var alone = until(1);
        var together = until(4);
        assertThat(together).usingRecursiveComparison().isEqualTo(alone);
        assertThat(cell(alone, "random").games())
                .isGreaterThan(cell(alone, "greedy").games());
        assertThat(alone.values()).allMatch(Until::isEnough);
    }

    private static Statistics cell(Map<String, Statistics> cells, String bot) {
        return Objects.requireNonNull(cells.get(bot));
    }

    private static Map<String, Statistics> until(int threads) {
        var schedule = new Until(List.of("random", "greedy"));
        var desks = workers(threads).stream().map(Counting::new).toList();
        new Series<>(schedule, desks).run();
        return schedule.cells;
    }

    /// Plays each cell in blocks of a fixed size, and after each block looks whether it is enough: a
    /// decision that no thread's speed can change.
    private static final class Until implements Schedule<Statistics> {
        private static final int BLOCK = 50;

        private final Map<String, Statistics> cells = new HashMap<>();
        private final Queue<Task> tasks = new ArrayDeque<>();

        private Until(List<String> bots) {
            for (var bot : bots) {
                cells.put(bot, new Statistics());
                tasks.add(new Task(0, bot, GUESTS.pairing(bot, "random"), 1, 0, BLOCK));
            }
        }

        private static boolean isEnough(Statistics cell) {
            var interval = cell.payoffInterval(0);
            return interval.high() - interval.low() < 0.12;
        }

        @Override
        public Optional<Task> next() {
            return Optional.ofNullable(tasks.poll());
        }

        @Override
        public void played(Task task, Statistics block) {
            var cell = cell(cells, task.group());
            cell.add(block);
            if (!isEnough(cell)) {
                long next = task.first() + BLOCK;
                tasks.add(new Task(next, task.group(), task.pairing(), 1, next, BLOCK));
            }
        }
    }

    /// A desk that gives the statistics of each task.
    private record Counting(Worker worker) implements Series.Desk<Statistics> {
        @Override
        public Statistics play(Task task) {
            var statistics = new Statistics();
            worker.count(task, statistics);
            return statistics;
        }

        @Override
        public long played() {
            return worker.played();
        }

        @Override
        public void stop() {
            worker.stop();
        }

        @Override
        public void close() {
            worker.close();
        }
    }
}
