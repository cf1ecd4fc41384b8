package plateau.arena.outside;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.arena.match.RecordKeeper;
import plateau.arena.match.Referee;
import plateau.arena.series.Pairing;
import plateau.arena.series.Task;
import plateau.arena.series.Worker;
import plateau.core.Clock;
import plateau.core.Departure;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.Player;
import plateau.core.Roster;
import plateau.games.Games;

/// How a program fails is told as it is, however long it takes to clear up after it; that it is late is
/// told of the late ones alone.
@Tag("slow")
class UnderAClockTest {
    private static final Game PILES = Games.named("piles").defaults();
    private static final Player FIRST = turn -> turn.legal().get(0);
    private static final Limits LIMITS =
            new Limits(Duration.ofMinutes(2), Duration.ofMinutes(2), Duration.ofMillis(400), 4L << 30);

    /// A bot that is slow to go, and does something when it is asked for its third move.
    private static Program bot(String third) {
        return Program.shell("bot", """
            trap '' TERM; turns=0
            while read -r line; do
              case $line in
                *'"type":"hello"'*) echo '{"type":"hello","name":"Slow"}' ;;
                *'"type":"start"'*) echo "$line" >&2; echo '{"type":"ready"}' ;;
                *'"type":"turn"'*)
                  turns=$((turns + 1))
                  if [ $turns = 3 ]; then %s; fi
                  move=${line#*'"legal":["'}
                  echo "{\\"type\\":\\"move\\",\\"move\\":\\"${move%%%%'"'*}\\"}" ;;
              esac
            done
            sleep 5
            """.formatted(third));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        echo '{"type":"move","move":"9,9"}'; continue | ILLEGAL_MOVE | move '9,9' is not
        echo oh; continue                             | CRASH        | answered with what
        exec >&-; sleep 5                             | CRASH        | closed its output
        exit 3                                        | CRASH        | exited with code 3
        sleep 60                                      | TIMEOUT      | thought for
        """)
    void howItFailsIsToldAsItIs(String third, Ending ending, String reason) {
        var keeper = new RecordKeeper("piles", Map.of(), List.of("a", "b", "c"), Clock.parse("3s/move"));
        try (var stable = new Stable(LIMITS, true)) {
            var players = List.of(FIRST, stable.player(bot(third)), FIRST);
            var names = List.of("a", "b", "c");
            var referee = new Referee(PILES, players, names, Clock.parse("3s/move"));
            referee.play(1, keeper);
            assertThat(referee.match().departures())
                    .extracting(Departure::ending)
                    .containsExactly(ending);
            assertThat(referee.match().departures().getFirst().reason()).startsWith(reason);
            var record = keeper.finish(1, referee.result());
            assertThat(record.times().taken().get(7)).as("the idle move").isZero();
        }
    }

    @Test
    void inASeriesPlayersAreToldWhatTheyAreCalled() {
        try (var stable = new Stable(LIMITS)) {
            var roster = new Roster() {
                @Override
                public Game game(String name, Map<String, Object> options) {
                    return PILES;
                }

                @Override
                public List<String> called(List<String> seats) {
                    return List.of("Ann", "Ben");
                }

                @Override
                public Player player(String name, Game game) {
                    return name.equals("cmd:x") ? stable.player(bot("continue")) : FIRST;
                }
            };
            var worker = new Worker(roster, Set.of(Worker.Extra.RECORDS));
            var pairing = new Pairing("piles", Map.of(), List.of("random", "cmd:x"), "3s/move");
            var played = worker.play(new Task(0, "", pairing, 1, 0, 1));
            worker.close();
            var record = played.getFirst().record().orElseThrow();
            assertThat(record.seats()).containsExactly("random", "cmd:x");
            assertThat(record.logs().getLast()).contains("\"names\":[\"Ann\",\"Ben\"]");
        }
    }
}
