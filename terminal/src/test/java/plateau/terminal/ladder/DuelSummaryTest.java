package plateau.terminal.ladder;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import plateau.arena.duel.DuelReport;
import plateau.core.Ending;
import plateau.games.Games;
import plateau.terminal.screen.Words;

class DuelSummaryTest {
    private static final Words WORDS = Words.of("en");
    private static final Pair PAIR = new Pair("strong", "weak");

    @Test
    void aRowHasTheShareWithItsIntervalThenBothSidesOfEverything() {
        assertThat(summary(100, false, Map.of()).row(WORDS))
                .isEqualTo(
                        "| strong/weak | 100 | 50.0 % (40.4–59.6) | 12.50 / 7.25 | 1.500 / 0.001" + " | 250.0 / 0.0 |");
    }

    @Test
    void aFrenchRowHasCommas() {
        assertThat(summary(100, false, Map.of()).row(Words.of("fr")))
                .isEqualTo(
                        "| strong/weak | 100 | 50,0 % (40,4–59,6) | 12,50 / 7,25 | 1,500 / 0,001" + " | 250,0 / 0,0 |");
    }

    @Test
    void aStoppedDuelIsMarkedAsPartial() {
        var partial = summary(100, true, Map.of());
        assertThat(partial.row(WORDS)).startsWith("| strong/weak (PARTIAL: stopped early) | 100 |");
        assertThat(partial.json()).containsEntry("partial", true);
    }

    @Test
    void withoutAWholeRoundThereIsNoShare() {
        assertThat(summary(0, true, Map.of()).row(WORDS)).endsWith("| 0 | – | – | – | – |");
        assertThat(summary(0, true, Map.of()).json())
                .containsEntry("games", 0L)
                .doesNotContainKeys("share", "low", "scoreA", "secondsA");
    }

    @Test
    void howOftenABotLeftIsToldApartFromHowGamesEnded() {
        var summary = summary(14, false, Map.of(Ending.CRASH, 28L));
        assertThat(summary.faults(WORDS)).containsExactly("strong/weak: weak left 28 times: crash.");
        assertThat(summary.json())
                .containsEntry("endings", Map.of("FINISHED", 10L, "CRASH", 4L))
                .containsEntry(
                        "departures", List.of(Map.of("side", "B", "bot", "weak", "ending", "CRASH", "times", 28L)));
        assertThat(summary(14, false, Map.of(Ending.CRASH, 1L)).faults(WORDS))
                .containsExactly("strong/weak: weak left 1 time: crash.");
        assertThat(summary(14, false, Map.of(Ending.ILLEGAL_MOVE, 7L)).faults(Words.of("fr")))
                .containsExactly("strong/weak : weak est parti 7 fois : coup illégal.");
        assertThat(summary(14, false, Map.of()).json()).doesNotContainKey("departures");
    }

    private static DuelSummary summary(long games, boolean partial, Map<Ending, Long> faults) {
        var a = new DuelReport.Performance("strong", 0.5, 12.5, 0.0015, 0.25, Map.of());
        var b = new DuelReport.Performance("weak", 0.5, 7.25, 0.000001, 0.00001, faults);
        var endings = faults.isEmpty()
                ? Map.of(Ending.FINISHED, games)
                : Map.of(Ending.FINISHED, games - 4, Ending.CRASH, 4L);
        var report = new DuelReport(games, endings, partial, a, b);
        var options = Games.named("piles");
        var table = new LadderTable(options, options.defaults(), "", 2, List.of(PAIR));
        return new DuelSummary(table, PAIR, 7, report);
    }
}
