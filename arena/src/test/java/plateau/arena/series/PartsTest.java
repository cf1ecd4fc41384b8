package plateau.arena.series;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PartsTest {
    private static final Pairing PAIRING = new Pairing("none", Map.of(), List.of("a", "b"));

    private static List<Task> parts(List<Task> tasks, int threads, int largest) {
        var schedule = new Parts<>(tasks, threads, largest, (_, _) -> {});
        var parts = new ArrayList<Task>();
        for (var part = schedule.next(); part.isPresent(); part = schedule.next()) {
            parts.add(part.get());
        }
        assertThat(schedule.next()).isEmpty();
        return parts;
    }

    private static Task task(long number, String group, long first, long games) {
        return new Task(number, group, PAIRING, 7, first, games);
    }

    @ParameterizedTest
    @CsvSource({"1, 1, 100", "10, 3, 100", "1000, 2, 100", "100000, 4, 1000", "50, 2, 1"})
    void everyGameIsInOnePart(long games, int threads, int largest) {
        long next = 0;
        for (var part : parts(List.of(task(0, "", 0, games)), threads, largest)) {
            assertThat(part.number()).isEqualTo(next);
            assertThat(part.first()).isEqualTo(next);
            assertThat(part.games()).isBetween(1L, (long) largest);
            next += part.games();
        }
        assertThat(next).isEqualTo(games);
    }

    @Test
    void partsAreLargeAtFirstAndSingleGamesInTheEnd() {
        var sizes = parts(List.of(task(0, "", 0, 100_000)), 2, 1000).stream()
                .map(Task::games)
                .toList();
        assertThat(sizes).startsWith(1000L, 1000L).isSortedAccordingTo((a, b) -> Long.compare(b, a));
        assertThat(sizes.subList(sizes.size() - 16, sizes.size())).containsOnly(1L);
        assertThat(sizes.size()).isLessThan(300);
    }

    @Test
    void aPartBelongsToOneTask() {
        var cells = List.of(task(0, "a", 0, 30), task(30, "b", 0, 0), task(30, "c", 0, 50));
        var parts = parts(cells, 1, 100);
        assertThat(parts.stream().filter(part -> part.group().equals("a")).mapToLong(Task::games))
                .satisfies(games ->
                        assertThat(games.stream().mapToLong(n -> n).sum()).isEqualTo(30));
        assertThat(parts).noneMatch(part -> part.group().equals("b"));
        assertThat(parts.getLast().number()).isEqualTo(79);
        assertThat(parts.getLast().first()).isEqualTo(49);
    }

    @Test
    void aPartHasTheSeedsOfItsGames() {
        var whole = task(100, "", 5, 20);
        assertThat(whole.part(7, 3).seedOf(2)).isEqualTo(whole.seedOf(9));
        assertThat(whole.seedOf(9)).isEqualTo(plateau.core.luck.Lot.seedOfGame(7, 14));
    }
}
