package plateau.core.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.core.Departure;
import plateau.core.Ending;
import plateau.core.Result;
import plateau.core.luck.Lot;
import plateau.core.text.BadInput;

class GameRecordTest {
    private static final GameRecord FULL = new GameRecord("stones", Map.of("stones", 5L), 2, List.of("take one", "all"))
            .withSeats(List.of("random", "cmd:./fox"))
            .withIdentities(List.of(new GameRecord.Identity("random", ""), new GameRecord.Identity("Fox", "1.2")))
            .withSeed(Lot.MAX_SEED)
            .withCommitment(Commitment.of(Lot.MAX_SEED, "00112233445566778899aabbccddeeff"))
            .withFrom(1)
            .withTimes("2m+1s", new GameRecord.Times("ms", List.of(12L, 0L)))
            .withDepartures(List.of(new Departure(0, 2, Ending.CRASH, "out of air")))
            .withResult(new Result(List.of(1, 4), List.of(0.0, 1.0), Ending.CRASH, "out of air"));

    private static final String LINE = """
            {"format":"plateau-record","version":2,"game":"stones","options":{"stones":5},\
            "players":2,"seats":["random","cmd:./fox"],\
            "identities":[{"name":"random"},{"name":"Fox","version":"1.2"}],\
            "seed":9007199254740991,\
            "commitment":{"salt":"00112233445566778899aabbccddeeff",\
            "sha256":"9a163eea3a7998f21011e6daa8841b1c38053a655b7f73bbe314e6717ba0d093"},\
            "from":1,"clock":"2m+1s","moves":["take one","all"],\
            "times":{"unit":"ms","taken":[12,0]},\
            "departures":[{"seat":0,"ply":2,"ending":"CRASH","reason":"out of air"}],\
            "result":{"scores":[1,4],"payoffs":[0.0,1.0],"ending":"CRASH","reason":"out of air"}}""";

    /// As version 1 had it.
    private static final String OLD = """
            {"format":"plateau-record","version":1,"game":"stones","options":{"stones":5},\
            "players":2,"seats":["random","greedy"],"seed":7,\
            "moves":["take one","all"],"times":[12,0],\
            "result":{"scores":[1,4],"payoffs":[0.0,1.0],"ending":"CRASH","reason":"out of air"}}""";

    @Test
    void aRecordOfVersionOneIsReadAndStaysOne() {
        var record = GameRecord.parse(OLD);
        assertThat(record.version()).isEqualTo(1);
        assertThat(record.times()).isEqualTo(new GameRecord.Times("", List.of(12L, 0L)));
        assertThat(record.departures()).isEmpty();
        assertThat(record.toJson()).isEqualTo(OLD);
    }

    @Test
    void aRecordIsOneLineOfJson() {
        assertThat(FULL.toJson()).isEqualTo(LINE);
    }

    @Test
    void aRecordComesBackAsItWas() {
        assertThat(GameRecord.parse(FULL.toJson())).isEqualTo(FULL);
    }

    @Test
    void whatAForeignHandLeavesOutIsEmpty() {
        var line = """
                {"format":"plateau-record","version":2,"game":"stones","players":2,"moves":[]}""";
        assertThat(GameRecord.parse(line)).isEqualTo(new GameRecord("stones", Map.of(), 2, List.of()));
    }

    @Test
    void whatIsEmptyIsLeftOut() {
        var bare = new GameRecord("stones", Map.of(), 2, List.of("all"));
        assertThat(bare.toJson()).isEqualTo("""
                        {"format":"plateau-record","version":2,"game":"stones","options":{},\
                        "players":2,"moves":["all"]}""");
        assertThat(GameRecord.parse(bare.toJson())).isEqualTo(bare);
    }

    @Test
    void aNumberWrittenWithAPointIsStillWhole() {
        assertThat(GameRecord.parse(LINE.replace("\"players\":2", "\"players\":2.0")))
                .isEqualTo(FULL);
    }

    @Test
    void unknownFieldsAreIgnored() {
        assertThat(GameRecord.parse(LINE.replace("{\"format\"", "{\"note\":[1],\"format\"")))
                .isEqualTo(FULL);
    }

    /// A piece of the line, what it is replaced by, and what the refusal must say.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"plateau-record\" | \"other\"      | \"format\" must be \"plateau-record\"",
                "\"format\"         | \"form\"       | \"format\" must be \"plateau-record\"",
                "\"version\":2,     | ``             | \"version\" is missing",
                "\"version\":2      | \"version\":3  | version 3 of the record format is not known",
                "\"version\":2      | \"version\":0  | version 0 of the record format is not known",
                "\"version\":2      | \"version\":[] | \"version\": must be a whole number, not []",
                "\"game\":\"stones\", | ``           | \"game\" is missing",
                "\"game\":\"stones\" | \"game\":7    | \"game\": must be a text, not 7",
                "{\"stones\":5}     | []             | \"options\": must be an object, not []",
                "\"players\":2,     | ``             | \"players\" is missing",
                "\"players\":2      | \"players\":2.5 | \"players\": must be a whole number, not 2.5",
                "\"players\":2      | \"players\":\"2\" | \"players\": must be a whole number, not \"2\"",
                "\"players\":2      | \"players\":5000000000 | \"players\": must be a smaller number",
                "\"players\":2      | \"players\":3  | \"scores\" has 2 entries for 3 players",
                "\"random\",        | ``             | \"seats\" has 1 entry for 2 players",
                "\"random\"         | 1              | \"seats\": must be a text, not 1",
                "[\"random\",\"cmd:./fox\"] | \"random\" | \"seats\": must be a list, not \"random\"",
                "9007199254740991   | 0.5            | \"seed\": must be a whole number, not 0.5",
                "9007199254740991   | \"x\"          | \"seed\": must be a whole number, not \"x\"",
                "9007199254740991   | -1             | \"seed\": must be a whole number from 0 to 9007199254740991, not -1",
                "9007199254740991   | 9007199254740992 | \"seed\": must be a whole number from 0 to 9007199254740991",
                "9007199254740991   | 1e300          | \"seed\": must be a whole number",
                "[\"take one\",\"all\"] | \"all\"    | \"moves\": must be a list, not \"all\"",
                "\"moves\"          | \"mvoes\"      | \"moves\" is missing",
                "\"all\"            | 3              | \"moves\": must be a text, not 3",
                "\"all\"            | null           | \"moves\": must not hold null",
                "[12                | [\"12\"        | \"times\": \"taken\": must be a whole number, not \"12\"",
                "[12,0]             | [12]           | \"times\" has 1 entry for 2 moves",
                "[12,0]             | []             | \"times\" has 0 entries for 2 moves",
                "[12,0]             | [12,-1]        | \"times\": \"taken\": must be a whole number of at least 0, not -1",
                "\"unit\":\"ms\"     | \"unit\":\"s\" | \"times\": \"unit\": must be one of [ms], not \"s\"",
                "{\"unit\":\"ms\",\"taken\":[12,0]} | [12,0] | \"times\": must be an object, not [12,0]",
                "\"unit\":\"ms\",    | ``             | \"times\": \"unit\" is missing",
                "\"seat\":0         | \"seat\":2     | there is no seat 2 of 2",
                "\"seat\":0         | \"seat\":-1    | there is no seat -1 of 2",
                "\"ply\":2          | \"ply\":3      | ply 3 is not from 0 to 2",
                "{\"seat\"          | {\"seta\"      | \"departures\": \"seat\" is missing",
                "{\"name\":\"random\"}, | ``         | \"identities\" has 1 entry for 2 players",
                "{\"name\":\"random\"} | {}          | \"identities\": \"name\" is missing",
                "\"from\":1         | \"from\":3    | \"from\" must be from 0 to 2, the number of moves, not 3",
                "\"from\":1         | \"from\":-1   | \"from\" must be from 0 to 2",
                "\"salt\"           | \"slat\"       | \"commitment\": \"salt\" is missing",
                "ddeeff\"           | ddee\"         | \"commitment\": \"salt\" must be 32 digits from 0 to f, in lower case, not '00112233445566778899aabbccddee'",
                "ddeeff\"           | DDEEFF\"       | \"commitment\": \"salt\" must be 32 digits",
                "\"sha256\":\"      | \"sha256\":\"0 | \"commitment\": \"sha256\" must be 64 digits from 0 to f",
                "\"sha256\":        | \"sha1\":      | \"commitment\": \"sha256\" is missing",
                "{\"salt\":\"00112233445566778899aabbccddeeff\" | {\"salt\":7 | \"commitment\": \"salt\": must be a text, not 7",
                "\"2m+1s\"          | 5              | \"clock\": must be a text, not 5",
                "{\"scores\"        | {\"score\"     | \"result\": \"scores\" is missing",
                "[1,4]              | [1]            | \"scores\" has 1 entry for 2 players",
                "[1,4]              | [1,\"4\"]      | \"scores\": must be a whole number, not \"4\"",
                "[0.0,1.0]          | [1.0]          | \"payoffs\" has 1 entry for 2 players",
                "[0.0,1.0]          | [0.0,true]     | \"payoffs\": must be a number, not true",
                "\"CRASH\"          | \"BOOM\"       | \"ending\": must be one of [ILLEGAL_MOVE",
                "\"ply\":2,\"ending\":\"CRASH\" | \"ply\":2,\"ending\":\"FINISHED\" | \"departures\": \"ending\": must be one of [ILLEGAL_MOVE, TIMEOUT, CRASH, RESIGNED, ABANDONED], not \"FINISHED\"",
                "[0.0,1.0],\"ending\":\"CRASH\" | [0.0,1.0],\"ending\":\"BOOM\" | \"ending\": must be one of [FINISHED, ILLEGAL_MOVE",
                "\"ending\"         | \"end\"        | \"ending\" is missing",
                "\"out of air\"     | {}             | \"reason\": must be a text, not {}",
            })
    void damageIsRefusedByTheNameOfTheField(String piece, String damage, String words) {
        assertThat(LINE).contains(piece);
        assertThatThrownBy(() -> GameRecord.parse(LINE.replace(piece, damage)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(words);
    }

    @Test
    void aLineCutShortIsRefused() {
        for (int length = 0; length < LINE.length(); length++) {
            var cut = LINE.substring(0, length);
            assertThatThrownBy(() -> GameRecord.parse(cut)).isInstanceOf(BadInput.class);
        }
    }
}
