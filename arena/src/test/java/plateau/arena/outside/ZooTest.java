package plateau.arena.outside;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.arena.match.Onlooker;
import plateau.arena.match.Reason;
import plateau.arena.match.RecordKeeper;
import plateau.arena.match.Referee;
import plateau.arena.series.Visitors;
import plateau.core.Clock;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.Player;
import plateau.core.records.GameRecord;
import plateau.core.text.Text;
import plateau.games.Games;

/// Programs with a vice sit down with two players who have none: the game goes on without them, the
/// record says what they did, and nothing of them is left.
@Tag("slow")
class ZooTest {
    private static final Game PILES = Games.named("piles").parse(List.of("size=3"));
    private static final Game CARCASSONNE = Games.named("carcassonne").defaults();
    private static final Duration LONG = Duration.ofSeconds(40);
    private static final Duration FAREWELL = Duration.ofMillis(200);
    private static final Limits PATIENT = new Limits(LONG, LONG, FAREWELL, 1L << 30);

    /// For those of whom nothing comes.
    private static final Limits HASTY = new Limits(LONG, Duration.ofSeconds(1), FAREWELL, 1L << 30);

    private static final Player GOOD =
            turn -> turn.legal().get(turn.random().nextInt(turn.legal().size()));

    private final Keeper keeper = new Keeper();

    @AfterEach
    void nothingIsLeft() {
        keeper.checkNothingIsLeft();
    }

    private static GameRecord play(Game game, Program bad, Limits limits, String clock) {
        try (var stable = new Stable(limits)) {
            List<Player> players = List.of(GOOD, stable.player(bad), GOOD);
            var names = List.of("good", bad.name(), "good");
            var time = Clock.parse(clock);
            var record = new RecordKeeper(game.id(), Map.of(), names, time);
            try (var referee = new Referee(game, players, names, time)) {
                assertThat(referee.play(5, record)).isEqualTo(Ending.FINISHED);
                return Visitors.told(record.finish(5, referee.result()), players);
            }
        }
    }

    /// The others have finished, and the reason is one that every language has words for.
    private static String reason(GameRecord record, Ending ending) {
        assertThat(record.departures()).hasSize(1);
        var departure = record.departures().getFirst();
        assertThat(departure.seat()).isEqualTo(1);
        assertThat(departure.ending()).as(departure.reason()).isEqualTo(ending);
        var shares = record.result().orElseThrow().payoffs();
        assertThat(shares.get(1)).isZero();
        assertThat(shares.stream().mapToDouble(share -> share).sum()).isCloseTo(1, within(1e-9));
        var reason = departure.reason();
        assertThat(Reason.find(reason).orElseThrow().toString()).isEqualTo(reason);
        assertThat(Text.printable(reason)).isEqualTo(reason).hasSizeLessThan(400);
        return reason;
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    exits                 | exited with code 3 before it answered "turn"
                    exits with words      | exited with code 1 before it answered "turn", saying 'no idea ?[31mwhat? to do'
                    raises                | exited with code 1 before it answered "turn", saying 'ValueError: lost my mind'
                    mid-line              | stopped in the middle of a line: '{"type":"mo'
                    garbage               | answered with what is no JSON object: '?[2J?]0;owned? hello?'
                    10 MB                 | wrote a line of more than 1048576 bytes: 'xxx
                    2 MB line             | wrote a line of more than 1048576 bytes: '{"type": "move", "move": "xxx
                    other ply             | answered ply 3 when asked at ply 4: '{"type": "move", "move": "
                    ply is a text         | answered with a "ply" that is no whole number: '{"type": "move"
                    ply wraps round       | answered ply 4294967300 when asked at ply 4: '{"type": "move"
                    closes stdout         | closed its output before it answered "turn"
                    closes stdin          | closed its input before it was told "turn"
                    twice                 | wrote when it was not asked: '{"type": "move", "move": "
                    invalid UTF-8         | wrote bytes that are no UTF-8: '{"type":"move","move":"
                    deep                  | answered with JSON that is nested too deeply: '{"type":"move","move":[[[
                    deep value            | answered with a "value" that is no number: '{"type":"move","move":"1,1","value":[[[
                    duplicate keys        | answered with a name that is there twice: '{"type":"move","move":"1,1","move":"2,2"}'
                    torn                  | answered with JSON that breaks off: '{"type":"move","move":"1,1"'
                    byte order mark       | answered with a byte order mark (U+FEFF) before its JSON: '{"type": "move"
                    NaN                   | answered with NaN, which is no number in JSON: '{"type": "move"
                    Infinity              | answered with -Infinity, which is no number in JSON: '{"type": "move"
                    NaN in a text         | answered with what is no JSON object: '{"type":"move","say":"NaN","value":maybe}'
                    a list                | answered with what is no JSON object: '[1,2]'
                    no type               | answered without a "type"; expected was "move": '{"move":"1,1"}'
                    type is a number      | answered with a "type" that is no text: '{"type":7}'
                    no move               | answered without a "move": '{"type":"move"}'
                    move is a number      | answered with a "move" that is no text: '{"type":"move","move":7}'
                    says a number         | answered with a "say" that is no text: '{"type": "move"
                    orphans hold the pipes | exited with code 4 before it answered "turn"
                    forks and exits       | exited with code 5 before it answered "turn"
                    kills itself          | was ended by signal 9 (SIGKILL) before it answered "turn"
                    100 MB of errors      | exited with code 6 before it answered "turn", saying 'the last words'
                    no hello              | answered with "type":"move" where "hello" was expected: '{"type": "move", "move": "1,1"}'
                    name is a number      | answered with a "name" that is no text: '{"type": "hello", "name": 7
                    wants a text          | answered with a "wants" that is no list of texts: '{"type": "hello"
                    wants the moon        | wants 'moon', but there are moves, legal and state: '{"type": "hello"
                    restart is a text     | answered with a "restart" that is neither true nor false: '{"type": "hello"
                    talks without being asked | wrote when it was not asked: 'anyone'
                    not ready             | answered with "type":"hello" where "ready" was expected: '{"type": "hello"}'
                    """)
    void whoFailsIsOut(String vice, String words) {
        var record = play(PILES, keeper.python(vice), PATIENT, "");
        assertThat(reason(record, Ending.CRASH)).startsWith(words);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    illegal           | move '99,99' is not legal; possible: 1,1 1,2 1,3 2,1 2,2 2,3 3,1 3,2 3,3
                    escapes in a move | move '?[31m1,1?foo' is not legal; possible: 1,1
                    """)
    void whoMakesAnIllegalMoveIsOut(String vice, String words) {
        var record = play(PILES, keeper.python(vice), PATIENT, "");
        assertThat(reason(record, Ending.ILLEGAL_MOVE)).startsWith(words);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    silent              | gave no answer to "turn" within 1000 ms
                    slow                | gave no answer to "turn" within 1000 ms
                    never reads         | gave no answer to "turn" within 1000 ms
                    no newline          | began to answer "turn" but did not end the line within 1000 ms: '{"type": "move", "move": "
                    drips               | began to answer "turn" but did not end the line within 1000 ms: '{"t
                    forks and is silent | gave no answer to "turn" within 1000 ms
                    bomb                | gave no answer to "turn" within 1000 ms
                    ignores SIGTERM     | gave no answer to "turn" within 1000 ms
                    stops itself        | gave no answer to "turn" within 1000 ms
                    """)
    void whoDoesNotAnswerIsOut(String vice, String words) {
        var record = play(PILES, keeper.python(vice), HASTY, "");
        assertThat(reason(record, Ending.TIMEOUT)).startsWith(words);
    }

    @ParameterizedTest
    @CsvSource({"late hello, hello", "never ready, start"})
    void whoIsNotThereIsOut(String vice, String told) {
        var limits = new Limits(Duration.ofSeconds(3), LONG, FAREWELL, 0);
        var record = play(PILES, keeper.python(vice), limits, "");
        assertThat(reason(record, Ending.TIMEOUT)).isEqualTo("gave no answer to \"" + told + "\" within 3000 ms");
    }

    @ParameterizedTest
    @ValueSource(strings = {"silent", "slow", "bomb", "stops itself"})
    void whoIsTooSlowForItsClockIsOut(String vice) {
        var record = play(PILES, keeper.python(vice), PATIENT, "1s/move");
        assertThat(reason(record, Ending.TIMEOUT)).matches("thought for \\d+ ms, with 1000 ms left");
    }

    @ParameterizedTest
    @ValueSource(strings = {"no newline", "drips"})
    void whoDoesNotEndItsLineIsToldSoWithAClockToo(String vice) {
        var record = play(PILES, keeper.python(vice), PATIENT, "1s/move");
        assertThat(reason(record, Ending.TIMEOUT))
                .startsWith("began to answer \"turn\" but did not end the line within 1000 ms: '{\"t");
    }

    @ParameterizedTest
    @CsvSource({"exits, exited with code 3", "garbage, answered with", "twice, wrote when"})
    void whoFailsInTimeIsOutForWhatItDid(String vice, String words) {
        var record = play(PILES, keeper.python(vice), PATIENT, "40s+1s");
        assertThat(reason(record, Ending.CRASH)).startsWith(words);
    }

    @ParameterizedTest
    @ValueSource(strings = {"exits", "orphans hold the pipes", "garbage"})
    void aLongGameIsPlayedToItsEndByTheOthers(String vice) {
        var record = play(CARCASSONNE, keeper.python(vice), PATIENT, "");
        reason(record, Ending.CRASH);
        assertThat(record.moves()).hasSizeGreaterThan(100);
    }

    @Test
    void answeringBeforeBeingAskedIsNoAnswer() {
        var record = play(PILES, keeper.python("answers before being asked"), PATIENT, "");
        assertThat(record.departures()).hasSize(1);
        assertThat(reason(record, Ending.CRASH)).startsWith("wrote when it was not asked: ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"none", "ignores bye", "escapes in its name", "empty lines"})
    void whoIsOnlyRudeMayPlay(String vice) {
        var record = play(PILES, keeper.python(vice), PATIENT, "");
        assertThat(record.departures()).isEmpty();
        assertThat(record.identities().get(1).name())
                .satisfies(name -> assertThat(Text.printable(name)).isEqualTo(name))
                .hasSizeLessThan(70);
    }

    @Test
    void ofTheErrorStreamTheEndIsKept() {
        var record = play(PILES, keeper.python("100 MB of errors"), PATIENT, "");
        assertThat(record.logs().get(1))
                .startsWith("[")
                .contains(" bytes left out]")
                .endsWith("the last words\n")
                .hasSizeLessThan(ErrorLog.KEPT + 100);
    }

    @Test
    void whatItSaidWithItsMovesIsNotTakenForItsLastWords() {
        var record = play(PILES, keeper.python("says and exits"), PATIENT, "");
        assertThat(reason(record, Ending.CRASH)).isEqualTo("exited with code 3 before it answered \"turn\"");
        assertThat(record.logs().get(1)).isEqualTo("[ply 1] says 'all is well' value 0.5\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    segfault        | was ended by signal 11 (SIGSEGV) before it answered "turn"
                    abort           | was ended by signal 6 (SIGABRT) before it answered "turn"
                    divides by zero | was ended by signal 8 (SIGFPE) before it answered "turn"
                    exit            | exited with code 9 before it answered "turn"
                    floods          | wrote a line of more than 1048576 bytes: '
                    """)
    void nativeProgramsFailToo(String vice, String words) {
        var record = play(PILES, keeper.c(vice), PATIENT, "");
        assertThat(reason(record, Ending.CRASH)).startsWith(words);
    }

    @Test
    void aNativeProgramThatIsSilentIsOut() {
        assertThat(reason(play(PILES, keeper.c("silent"), HASTY, ""), Ending.TIMEOUT))
                .isEqualTo("gave no answer to \"turn\" within 1000 ms");
    }

    @Test
    void whoEatsMemoryRunsOutOfIt() {
        var limits = PATIENT.withMemory(256L << 20);
        var words = "ran out of memory (it may hold 256 MB) before it answered \"turn\", saying ";
        assertThat(reason(play(PILES, keeper.python("eats memory"), limits, ""), Ending.CRASH))
                .isEqualTo(words + "'MemoryError'");
        assertThat(reason(play(PILES, keeper.c("eats memory"), limits, ""), Ending.CRASH))
                .isEqualTo(words + "'cannot allocate memory'");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    exit 7                             | exited with code 7 before it answered "hello"
                    echo oh no >&2; exit 8             | exited with code 8 before it answered "hello", saying 'oh no'
                    /nowhere/to/be/found               | exited with code 127 before it answered "hello", saying '
                    read line; echo hello              | answered with what is no JSON object: 'hello'
                    sleep 1000 & exec >&- 2>&-; exit 3 | exited with code 3 before it answered "hello"
                    (setsid sleep 1000 &) ; exit 4     | exited with code 4 before it answered "hello"
                    """)
    void shellsFailToo(String line, String words) {
        assertThat(reason(play(PILES, keeper.shell(line), PATIENT, ""), Ending.CRASH))
                .startsWith(words);
    }

    @Test
    void whatIsNoProgramCannotBeStarted() {
        var nothing = new Program("nothing", List.of("/nowhere/to/be/found"));
        var limits = new Limits(LONG, LONG, FAREWELL, 0);
        assertThat(reason(play(PILES, nothing, limits, ""), Ending.CRASH))
                .startsWith("exited with code 127 before it answered \"hello\", saying ")
                .contains("/nowhere/to/be/found");
    }

    /// All of them at one table, with one who keeps to the rules.
    @Test
    void theOneWhoIsLeftHasWon() {
        try (var stable = new Stable(PATIENT)) {
            var players = new ArrayList<Player>();
            for (var vice : List.of("exits", "garbage", "none", "forks and exits", "deep")) {
                players.add(stable.player(keeper.python(vice)));
            }
            var referee = new Referee(PILES, players);
            assertThat(referee.play(1, Onlooker.NONE)).isEqualTo(Ending.CRASH);
            assertThat(referee.match().departures()).hasSize(4);
            assertThat(referee.result().payoffs()).containsExactly(0.0, 0.0, 1.0, 0.0, 0.0);
            referee.close();
        }
    }
}
