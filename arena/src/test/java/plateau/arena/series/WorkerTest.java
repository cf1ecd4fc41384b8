package plateau.arena.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.arena.match.BrokenGame;
import plateau.arena.match.Guests;
import plateau.arena.match.Match;
import plateau.arena.match.Onlooker;
import plateau.arena.match.Verification;
import plateau.arena.statistics.Outcome;
import plateau.arena.statistics.Statistics;
import plateau.bots.Residents;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.Player;
import plateau.core.Result;
import plateau.core.Roster;
import plateau.core.State;
import plateau.core.Turn;
import plateau.core.records.GameRecord;
import plateau.core.text.BadInput;
import plateau.games.Games;

class WorkerTest {
    private static final Game PILES = Games.named("piles").parse(List.of("size=3"));

    /// All games and bots, by the names that people use.
    private static final Roster ALL = new Residents();

    private static final Set<Worker.Extra> EVERYTHING = Set.of(Worker.Extra.values());

    private static Task task(String game, Map<String, Object> options, String... seats) {
        return new Task(0, "a", new Pairing(game, options, List.of(seats)), 7, 3, 5);
    }

    private static final List<Task> TASKS = List.of(
            task("munificence", Map.of(), "mcts:steps=8", "uct:steps=8"),
            task("munificence", Map.of(), "uct:steps=8", "mcts:steps=8"),
            task("piles", Map.of("size", 3L), "greedy", "random"),
            task("piles", Map.of("size", 4L), "greedy", "random"),
            task("piles", Map.of("size", 3L), "random", "greedy", "greedy"),
            task("mansuba", Map.of(), "guided", "greedy"),
            task("tilings", Map.of(), "greedy", "mcts:steps=4"),
            task("munificence", Map.of(), "mcts:steps=8", "uct:steps=8"));

    private static List<Row> rows(Worker worker, Task task) {
        return worker.play(task).stream().map(Played::row).toList();
    }

    /// One worker plays everything, in one order and in the other, more games than it keeps companies
    /// for; others play one game each.
    @Test
    void whatAGameComesToDependsOnItsTaskAlone() {
        var one = new Worker(ALL, EVERYTHING);
        var forward = TASKS.stream().map(task -> rows(one, task)).toList();
        var backward = TASKS.reversed().stream().map(task -> rows(one, task)).toList();
        assertThat(backward.reversed()).isEqualTo(forward);
        for (int i = 0; i < TASKS.size(); i++) {
            for (int game = 0; game < 5; game++) {
                var alone = rows(new Worker(ALL, EVERYTHING), TASKS.get(i).part(game, 1));
                assertThat(alone).containsExactly(forward.get(i).get(game));
            }
        }
        assertThat(forward.getFirst()).extracting(Row::scores).isNotEqualTo(forward.get(1));
    }

    @Test
    void tasksRowsAndStatisticsCanBeSentElsewhere() throws Exception {
        var task = sent(TASKS.getFirst());
        assertThat(task).isEqualTo(TASKS.getFirst());
        var worker = new Worker(ALL, Set.of());
        var rows = rows(worker, task);
        assertThat(sent(new ArrayList<>(rows))).isEqualTo(rows);
        var statistics = new Statistics();
        worker.count(task, statistics);
        assertThat(sent(statistics)).usingRecursiveComparison().isEqualTo(statistics);
    }

    @SuppressWarnings("unchecked")
    private static <T> T sent(T thing) throws IOException, ClassNotFoundException {
        var bytes = new ByteArrayOutputStream();
        try (var out = new ObjectOutputStream(bytes)) {
            out.writeObject(thing);
        }
        try (var in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return (T) in.readObject();
        }
    }

    @Test
    void aGameGoesOnFromItsOpeningAndItsRecordSaysSo() {
        for (var task : TASKS) {
            var whole =
                    new Worker(ALL, EVERYTHING).play(task).getFirst().record().orElseThrow();
            var opening = whole.moves().subList(0, whole.moves().size() / 2);
            var from = new Task(3, "a", task.pairing(), 11, 4, 2, opening);
            var played = new Worker(ALL, EVERYTHING).play(from);
            assertThat(played).hasSize(2);
            for (var each : played) {
                var record = each.record().orElseThrow();
                assertThat(record.moves()).startsWith(opening.toArray(String[]::new));
                assertThat(record.from()).isEqualTo(opening.size());
                assertThat(each.row().plies()).isEqualTo(record.moves().size());
                assertThat(each.row().task().opening()).isEqualTo(opening);
                var game = ALL.game(record.game(), record.options());
                assertThat(Verification.verify(game, record).toString()).contains("so does the result");
            }
            assertThat(new Worker(ALL, EVERYTHING)
                            .play(from.part(1, 1))
                            .getFirst()
                            .record())
                    .isEqualTo(played.getLast().record());
        }
    }

    @Test
    void aRowTellsWhatWasPlayedAndWhatCameOfIt() {
        var task = TASKS.get(2);
        var played = new Worker(ALL, EVERYTHING).play(task);
        assertThat(played).hasSize(5);
        for (int game = 0; game < 5; game++) {
            var row = played.get(game).row();
            var record = played.get(game).record().orElseThrow();
            var result = record.result().orElseThrow();
            assertThat(row.task()).isEqualTo(task.part(game, 1));
            assertThat(record.seed()).hasValue(task.seedOf(game));
            assertThat(record.seats()).isEqualTo(task.pairing().seats());
            assertThat(record.options()).isEqualTo(task.pairing().options());
            assertThat(row.scores()).isEqualTo(result.scores());
            assertThat(row.shares())
                    .isEqualTo(result.payoffs().stream()
                            .map(payoff -> Math.round(payoff * Outcome.WIN))
                            .toList());
            assertThat(row.plies()).isEqualTo(record.moves().size());
            assertThat(row.ending()).isEqualTo(Ending.FINISHED);
            assertThat(row.cause()).isEqualTo(result.reason()).isNotEmpty();
            assertThat(played.get(game).thinking())
                    .hasSize(2)
                    .allMatch(each -> each.decisions() > 0 && each.nanos() >= each.slowest());
        }
    }

    @Test
    void whatNobodyAskedForIsNotKept() {
        var game = new Worker(ALL, Set.of()).play(TASKS.get(2)).getFirst();
        assertThat(game.thinking()).isEmpty();
        assertThat(game.record()).isEmpty();
        assertThat(game.row().leadChanges()).isEqualTo(-1);
        assertThat(game.row().ledFrom()).isEqualTo(-1);
    }

    /// Worked out from the records, with a list of who led after each ply.
    @Test
    void theLeadIsFollowedMoveByMove() {
        int changes = 0;
        for (var id : List.of("carcassonne", "piles", "munificence")) {
            var task = task(id, Map.of(), "random", "random");
            for (var game : new Worker(ALL, EVERYTHING).play(task)) {
                var leaders = leaders(game.record().orElseThrow());
                var alone = leaders.stream().filter(leader -> leader >= 0).toList();
                var passed = IntStream.range(1, alone.size());
                int expected = (int) passed.filter(i -> !alone.get(i).equals(alone.get(i - 1)))
                        .count();
                assertThat(game.row().leadChanges()).isEqualTo(expected);
                int winner = game.row().shares().indexOf(Outcome.WIN);
                int led = leaders.size();
                while (winner >= 0 && led > 0 && leaders.get(led - 1) == winner) {
                    led--;
                }
                boolean wins = winner >= 0 && leaders.getLast() == winner;
                assertThat(game.row().ledFrom()).isEqualTo(wins ? led + 1 : leaders.size());
                changes += expected;
            }
        }
        assertThat(changes).as("in the games of this test").isGreaterThan(20);
    }

    /// Who has most points after each ply; −1 where several have.
    private static List<Integer> leaders(GameRecord record) {
        var leaders = new ArrayList<Integer>();
        Match.of(Games.of(record), record, new Onlooker() {
            @Override
            public void moved(State after) {
                var scores = Result.scores(after);
                int most = Collections.max(scores);
                boolean isAlone = Collections.frequency(scores, most) == 1;
                leaders.add(isAlone ? scores.indexOf(most) : -1);
            }
        });
        return leaders;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void everyPlayerIsClosedOnceWhenTheSeriesIsOver(int threads) {
        var made = new ArrayList<Closing>();
        var guests = new Guests(PILES, Map.of("closing", () -> add(made, new Closing())));
        var pairing = guests.pairing("closing", "random", "closing");
        new Simulation(guests, pairing, 1, 50, threads).run();
        assertThat(made).hasSize(2 * threads).allMatch(player -> player.closings == 1);
    }

    @Test
    void playersAreClosedThoughSomethingFails() {
        var made = new ArrayList<Closing>();
        var guests = new Guests(
                new BrokenGame(BrokenGame.Fault.PLAY_THROWS), Map.of("closing", () -> add(made, new Closing())));
        var pairing = guests.pairing("closing", "closing");
        assertThatThrownBy(() -> new Simulation(guests, pairing, 1, 50, 2).run())
                .isInstanceOf(plateau.core.GameFault.class);
        assertThat(made).hasSize(4).allMatch(player -> player.closings == 1);
    }

    @Test
    void playersAreClosedThoughOneCannotBeMade() {
        var made = new ArrayList<Closing>();
        var guests = new Guests(PILES, Map.of("closing", () -> add(made, new Closing())));
        var pairing = guests.pairing("closing", "nobody");
        assertThatThrownBy(() -> new Simulation(guests, pairing, 1, 50, 1).run())
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("no bot 'nobody'");
        assertThat(made).hasSize(1).allMatch(player -> player.closings == 1);
    }

    @Test
    void aPlayerWhoFailsToCloseKeepsNobody() {
        var made = new ArrayList<Closing>();
        var guests = new Guests(
                PILES,
                Map.of(
                        "closing", () -> add(made, new Closing()),
                        "stubborn", () -> add(made, new Stubborn())));
        new Simulation(guests, guests.pairing("stubborn", "closing", "stubborn"), 1, 5, 1).run();
        assertThat(made).hasSize(3).allMatch(player -> player.closings == 1);
    }

    /// A player is made once for its seat and meets many.
    @Test
    void playersAreMadeOnceForEachSeatThatTheyHave() {
        var made = new ArrayList<Closing>();
        var guests = new Guests(PILES, Map.of("closing", () -> add(made, new Closing())));
        var worker = new Worker(guests, Set.of());
        for (var other : List.of("random", "greedy", "random")) {
            worker.play(new Task(0, "", guests.pairing("closing", other), 1, 0, 2));
            worker.play(new Task(2, "", guests.pairing(other, "closing"), 1, 0, 2));
        }
        assertThat(made).hasSize(2).allMatch(player -> player.games == 6);
        assertThat(worker.played()).isEqualTo(12);
        worker.close();
        worker.close();
        assertThat(made).allMatch(player -> player.closings == 1);
    }

    @Test
    void thoseWhoPlayedLongAgoAreSentHome() {
        var made = new ArrayList<Closing>();
        var worker = new Worker(new Sizes(made), Set.of());
        for (long size = 1; size <= 9; size++) {
            var pairing = new Pairing("piles", Map.of("size", size), List.of("closing", "closing"));
            worker.play(new Task(0, "", pairing, 1, 0, 1));
        }
        assertThat(made).hasSize(18);
        assertThat(made.subList(0, 10)).allMatch(player -> player.closings == 1);
        assertThat(made.subList(10, 18)).allMatch(player -> player.closings == 0);
    }

    @Test
    void aWorkerThatIsStoppedPlaysNothing() {
        var worker = new Worker(ALL, Set.of());
        worker.stop();
        assertThat(worker.play(TASKS.getFirst())).isEmpty();
        assertThat(worker.played()).isZero();
    }

    private record Sizes(List<Closing> made) implements Roster {
        @Override
        public Game game(String name, Map<String, Object> options) {
            return Games.named(name).fromJson(options);
        }

        @Override
        public Player player(String name, Game game) {
            return add(made, new Closing());
        }
    }

    private static synchronized Closing add(List<Closing> made, Closing player) {
        made.add(player);
        return player;
    }

    /// Counts its games and how often it is sent home.
    private static class Closing implements Player {
        private int games;
        int closings;

        @Override
        public void begin(plateau.core.Seating seating) {
            games++;
        }

        @Override
        public int choose(Turn turn) {
            return turn.legal().get(0);
        }

        @Override
        public void close() {
            closings++;
        }
    }

    /// Fails when it is sent home.
    private static final class Stubborn extends Closing {
        @Override
        public void close() {
            closings++;
            throw new IllegalStateException("no");
        }
    }
}
