package plateau.arena.outside;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.arena.match.Foul;
import plateau.arena.match.RecordKeeper;
import plateau.arena.match.Referee;
import plateau.arena.series.Visitors;
import plateau.core.Clock;
import plateau.core.Departure;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.Player;
import plateau.core.records.GameRecord;
import plateau.games.Games;

/// What a program does between two matches is never charged to the second, whether it comes early or as
/// late as can be; it is named.
@Tag("slow")
class BetweenMatchesTest {
    private static final Game PILES = Games.named("piles").parse(List.of("size=3"));
    private static final Duration LONG = Duration.ofSeconds(40);
    private static final Limits LIMITS = new Limits(LONG, LONG, Duration.ofMillis(300), 1L << 30);
    private static final Player FIRST = turn -> turn.legal().get(0);

    private final Keeper keeper = new Keeper();

    @AfterEach
    void nothingIsLeft() {
        keeper.checkNothingIsLeft();
    }

    private static GameRecord play(Outsider outsider) {
        return play(outsider, 2);
    }

    private static GameRecord play(Outsider outsider, int seats) {
        var players = new ArrayList<Player>(Collections.nCopies(seats, FIRST));
        players.set(0, outsider);
        var names = new ArrayList<>(Collections.nCopies(seats, "first"));
        names.set(0, "outsider");
        var record = new RecordKeeper(PILES.id(), Map.of(), names, Clock.NONE);
        var referee = new Referee(PILES, players, names);
        referee.play(5, record);
        return Visitors.told(record.finish(5, referee.result()), players);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    talks after the end     | wrote after "end", which wants no answer: 'good game'
                    talks at the next start | wrote after "end", which wants no answer: 'good game'
                    floods after the end    | wrote after "end", which wants no answer: '{"type": "move"
                    long line after the end | wrote after "end", which wants no answer: '
                    bytes after the end     | wrote after "end", which wants no answer: '
                    ready after the end     | wrote after "end", which wants no answer: '{"type": "ready"}'
                    never ready again       | gave no answer to "start" within 3000 ms
                    talks at all other starts | wrote after "end", which wants no answer: '{"type": "error"}'
                    half a line after the end      | wrote after "end", which wants no answer: 'good
                    half an object after the end   | wrote after "end", which wants no answer: '{"type": "mo
                    half a long line after the end | wrote after "end", which wants no answer: '
                    exits after the end     | exited with code 0 before it answered "start"
                    exits at the next start | exited with code 1 before it answered "start", saying 'that was
                    """)
    void whatAProgramDoesAfterItsMatchIsNotChargedToTheNext(String vice, String words) {
        try (var stable = new Stable(limits(vice))) {
            var outsider = stable.player(keeper.python(vice));
            var first = play(outsider);
            assertThat(outsider.lapse()).isEmpty();
            for (int match = 2; match <= 4; match++) {
                var record = play(outsider);
                assertThat(record.departures()).isEmpty();
                assertThat(record.moves()).isEqualTo(first.moves());
                // Who is gone before it is looked for is replaced without a word.
                var lapse = outsider.lapse().map(Foul::getMessage);
                boolean isMet = match == 2 && !vice.startsWith("exits");
                if (isMet || lapse.isPresent()) {
                    assertThat(lapse.orElseThrow()).startsWith(words);
                    assertThat(record.logs().getFirst()).startsWith("[ply 0] " + words);
                }
            }
        }
    }

    @Test
    void whoDeclinesAfterItsMatchPlaysTheNext() {
        try (var stable = new Stable(LIMITS)) {
            var outsider = stable.player(keeper.python("is tired after the end"));
            var first = play(outsider);
            assertThat(play(outsider).moves()).isEqualTo(first.moves());
            assertThat(outsider.lapse().orElseThrow()).hasMessageContaining("tired");
        }
    }

    /// Who is never ready again is not waited for as long as the others.
    private static Limits limits(String vice) {
        var shorter = new Limits(Duration.ofSeconds(3), LONG, Duration.ofMillis(300), 0);
        return vice.equals("never ready again") ? shorter : LIMITS;
    }

    @Test
    void nobodyWaitsTwiceForAProcessThatIsNotReadyAgain() {
        try (var stable = new Stable(limits("never ready again"))) {
            var outsider = stable.player(keeper.python("never ready again"));
            for (int match = 1; match <= 4; match++) {
                assertThat(play(outsider).departures()).isEmpty();
                assertThat(outsider.lapse().isPresent()).isEqualTo(match == 2);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"declines, two?are {enough", "declines without a reason, it does not say why"})
    void whoDeclinesIsOutForNoFaultAndIsAskedAgain(String vice, String reason) {
        try (var stable = new Stable(LIMITS)) {
            var outsider = stable.player(keeper.python(vice));
            for (int match = 1; match <= 2; match++) {
                assertThat(play(outsider).departures())
                        .containsExactly(new Departure(0, 0, Ending.ABANDONED, "declined: " + reason));
                assertThat(keeper.processes()).hasSize(1);
            }
            assertThat(outsider.lapse()).isEqualTo(Optional.empty());
        }
    }

    @Test
    void whoDeclinesAnotherKindOfGameHasDoneNothingWrongBefore() {
        try (var stable = new Stable(LIMITS)) {
            var outsider = stable.player(keeper.python("declines three"));
            assertThat(play(outsider).departures()).isEmpty();
            assertThat(play(outsider, 3).departures())
                    .containsExactly(new Departure(0, 0, Ending.ABANDONED, "declined: two at most"));
            assertThat(outsider.lapse()).isEmpty();
        }
    }

    @Test
    void whoSaysWhichTurnItAnswersIsKnownForIt() {
        try (var stable = new Stable(LIMITS)) {
            var outsider = stable.player(keeper.python("none"));
            play(outsider);
            assertThat(outsider.tellsPly()).isFalse();
        }
    }
}
