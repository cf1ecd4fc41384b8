package plateau.terminal.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.core.text.Json;
import plateau.terminal.CommandTest;

/// `replay` and `verify` on our own records and on those of others.
class ReplayCommandTest extends CommandTest {
    private static final String RECORD_OF_ANOTHER_GAME = """
            {"format":"plateau-record","version":1,"game":"takeaway","players":2,"moves":[]}
            """;

    private static final String MINIMAL = """
            {"format":"plateau-record","version":1,"game":"piles","options":{"size":2},
             "players":2,"moves":["1,1","2,2"]}
            """;

    @Test
    void tracesOneLineForEachPlyAndTheResult() {
        run("watch", "tilings", "-b", "2", "-s", "1", "-q", "--record", file("game"))
                .succeeded();
        var lines = run("replay", file("game"), "--trace").succeeded().lines();

        assertThat(Json.readObject(lines.getFirst()))
                .containsEntry("ply", 0L)
                .containsEntry("mover", "chance")
                .containsEntry("legal", List.of("kind0", "kind1", "kind2", "kind3", "kind4"))
                .containsEntry("scores", List.of(0L, 0L))
                .containsKey("move");
        assertThat(Json.readObject(lines.get(1)))
                .containsEntry("ply", 1L)
                .containsEntry("mover", 0L)
                .containsEntry("legal", List.of("1,1"))
                .containsEntry("move", "1,1");
        assertThat(lines.getLast())
                .startsWith("{\"result\":{\"scores\":[")
                .endsWith(",\"ending\":\"FINISHED\",\"cause\":\"all-skipped\"}}");
    }

    @Test
    void aPositionIsAnObjectForPrograms() throws IOException {
        write(MINIMAL);
        assertThat(run("replay", file("game"), "--ply", "1", "--json")
                        .succeeded()
                        .out())
                .isEqualTo("""
                        {"mover":1,"scores":[1,0],"size":2,"turn":1,"turnLimit":160,"stacks":[\
                        {"cell":"1,1","tokens":[0],"open":true},\
                        {"cell":"1,2","tokens":[],"open":true},\
                        {"cell":"2,1","tokens":[],"open":true},\
                        {"cell":"2,2","tokens":[],"open":true}]}
                        """);
        run("replay", file("game"), "--json")
                .refused("--json is of one position: say which by --ply K (or use --trace)");
        run("replay", file("game"), "--trace", "--json").refused("--json does nothing beside");
    }

    @Test
    void aForeignRecordMayLeaveMuchOutAndStopInMidGame() throws IOException {
        write(MINIMAL);
        var lines = run("replay", file("game"), "--trace").succeeded().lines();
        assertThat(lines).hasSize(3);
        assertThat(lines.get(1))
                .isEqualTo("{\"ply\":1,\"mover\":1,\"legal\":[\"1,1\",\"1,2\",\"2,1\",\"2,2\"],"
                        + "\"move\":\"2,2\",\"scores\":[1,1]}");
        assertThat(lines.get(2)).isEqualTo("{\"result\":{\"scores\":[1,1],\"payoffs\":[],\"ending\":null}}");
        assertThat(run("verify", file("game")).succeeded().out())
                .contains("line 1: piles: 2 moves hold; the game is not over");
        assertThat(run("replay", "--notation", file("game")).succeeded().out())
                .contains("Move 2: player 2 plays 2,2", "The record stops here");
    }

    @Test
    void drawsOnePosition() throws IOException {
        write(MINIMAL);
        assertThat(run("replay", file("game"), "--ply", "1").succeeded().out())
                .contains(" 1 |●1 |   |", " 2 |   |   |", "● player 1: 1   >■ player 2: 0   turn 2 of 160\n");
        run("replay", file("game"), "--ply", "3").refused("--ply must be 0 to 2, not 3");
    }

    @Test
    void readsTheStandardInput() {
        assertThat(runWith(MINIMAL, "verify", "-").succeeded().out()).contains("1 of 1 record holds");
    }

    @Test
    void findsOneOfManyRecords() {
        run("simulate", "piles", "-o", "size=2", "--games", "3", "--record", file("game"))
                .succeeded();
        run("replay", file("game"), "--game", "3").succeeded();
        run("replay", file("game"), "--game", "4").failed(1, "has 3 records, no record 4");
    }

    @Test
    void anIllegalMoveIsNamedWithWhatIsLegal() throws IOException {
        write(MINIMAL.replace("2,2", "3,2"));
        run("replay", file("game"), "--trace").failed(1, "ply 1: '3,2' is not legal here; legal: 1,1 1,2 2,1 2,2");
        var verified = run("verify", file("game"));
        verified.failed(1, "1 of 1 records does not hold");
        assertThat(verified.out()).contains("line 1: does not hold: ply 1: '3,2' is not legal");
    }

    @Test
    void aWrongResultIsNamed() throws IOException {
        run("watch", "piles", "-o", "size=2", "-s", "3", "-q", "--record", file("game"))
                .succeeded();
        var honest = Files.readString(Path.of(file("game")));

        assertThat(run("verify", file("game")).out()).contains("; cause: board-full\n");
        write(honest.replaceFirst("\"scores\":\\[\\d", "\"scores\":[9"));
        assertThat(run("verify", file("game")).out()).contains("the scores are [");
        write(honest.replaceFirst("\"payoffs\":\\[[^]]*", "\"payoffs\":[0.25,0.75"));
        assertThat(run("verify", file("game")).out()).contains("the payoffs are [");
        assertThat(honest).contains("\"ending\":\"FINISHED\",\"reason\":\"board-full\"");
        write(honest.replace("board-full", "turn-limit"));
        assertThat(run("verify", file("game")).out()).contains("the cause of the end is board-full, not turn-limit");
        write(honest.replace(",\"reason\":\"board-full\"", ""));
        run("verify", file("game")).succeeded();
        write(honest.replace("FINISHED", "ABANDONED"));
        assertThat(run("verify", file("game")).out()).contains("the ending is FINISHED, not ABANDONED");
        write(honest.replaceFirst("\\[\"\\d,\\d\",", "["));
        assertThat(run("verify", file("game")).code()).isEqualTo(1);
        write(honest.replaceFirst("\"\\],\"result\"", "\",\"1,1\"],\"result\""));
        assertThat(run("verify", file("game")).out()).contains("comes after the end of the game");
    }

    @Test
    void oneBadRecordDoesNotHideTheOthers() throws IOException {
        run("simulate", "piles", "-o", "size=2", "--games", "3", "--record", file("game"))
                .succeeded();
        var lines = Files.readAllLines(Path.of(file("game")));
        write(lines.get(0) + "\n" + lines.get(1).substring(0, 40) + "\n" + lines.get(2) + "\n");
        var ran = run("verify", file("game"));
        assertThat(ran.out()).contains("line 1: piles:", "line 2: does not hold:", "line 3: piles:");
        ran.failed(1, "1 of 3 records does not hold");
    }

    @Test
    void aBadLineBetweenRecordsIsBlamedItself() throws IOException {
        var record = MINIMAL.replace("\n", " ").strip() + "\n";
        write("\uFEFF" + record + "GARBAGE\n" + record);
        assertThat(run("verify", file("game")).out())
                .contains("line 1: piles:", "line 2: does not hold: not a JSON object", "line 3: piles:");
    }

    @Test
    void rubbishAfterARecordIsRefused() throws IOException {
        var record = MINIMAL.strip();
        write(record + ",\"end of the line\"],[\n");
        run("replay", file("game")).failed(1, "line 1: not a JSON object: it is followed by ,");
        assertThat(run("verify", file("game")).out()).contains("line 1: does not hold");
        write(record + "\n\n}\n");
        int line = (int) record.lines().count() + 2;
        run("replay", file("game")).failed(1, "line " + line + ": not a record: }");
        run("verify", file("game")).failed(1, "1 of 2 records does not hold");
    }

    @Test
    void aRecordAddedToATornOneIsWhole() throws IOException {
        write(MINIMAL.strip().replace("\n", " ").substring(0, 50));
        var ran = run("watch", "piles", "-o", "size=2", "-s", "1", "-q", "--record", file("game"));
        assertThat(ran.err()).contains("did not end with a newline");
        assertThat(ran.code()).isZero();
        assertThat(run("verify", file("game")).out()).contains("line 1: does not hold", "line 2: piles: ");
    }

    /// 20 000 lines once took minutes, since every line was read again for each that followed.
    @Test
    void aRecordMayBeSpreadOverVeryManyLines() throws IOException {
        var moves = " \"1,1\",\n \"1,2\",\n".repeat(300_000);
        write(MINIMAL.replaceFirst("\"moves\": *\\[", "\"moves\":[\n" + moves));
        assertThat(run("verify", file("game")).out()).contains("line 1: does not hold: ply ");
    }

    @Test
    void deeplyNestedJsonIsRefused() throws IOException {
        write("[".repeat(200_000));
        run("replay", file("game")).failed(1, "not a JSON object: [[[");
        write("{\"a\":".repeat(200_000));
        assertThat(run("verify", file("game")).out()).contains("nested too deeply");
    }

    /// Every text of a record, one after the other, holds what would steer a terminal.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"seats\":[\"HARM\",\"b\"],\"moves\":[]",
                "\"moves\":[],\"result\":{\"scores\":[0,0],\"ending\":\"CRASH\",\"reason\":\"HARM\"}",
                "\"moves\":[],\"result\":{\"scores\":[0,0],\"ending\":\"ABANDONED\",\"reason\":\"HARM\"}",
                "\"moves\":[],\"result\":{\"scores\":[0,0],\"ending\":\"HARM\"}",
                "\"moves\":[\"HARM\"]",
                "\"moves\":[\"1,1 HARM\"]",
                "\"moves\":\"HARM\"",
                "\"moves\":[],\"options\":{\"HARM\":1}",
                "\"moves\":[],\"options\":{\"size\":\"HARM\"}",
                "\"moves\":[],\"game\":\"HARM\"",
                "\"moves\":[],\"seed\":\"HARM\"",
                "\"moves\":[]},HARM"
            })
    void noTextOfARecordSteersTheTerminal(String fields) throws IOException {
        var head = "{\"format\":\"plateau-record\",\"version\":1,\"players\":2,";
        var game = fields.contains("\"game\"") ? "" : "\"game\":\"piles\",";
        var record = head + game + fields + "}";
        var escaped = "x\\u001b[31m\\u009b1m\\u202e\\u0085";
        for (var harm : List.of(escaped, "x\u001b[31m\u009b1m\u202e\u0085")) {
            write(record.replace("HARM", harm) + "\n");
            for (var command : List.of("replay", "verify", "analyse")) {
                var ran = run(command, file("game"));
                assertThat(ran.out() + ran.err())
                        .doesNotContain("\u001b", "\u009b", "\u202e", "\u0085")
                        .doesNotContain("defect");
            }
            assertThat(run("analyse", file("game"), "--ply", "0", "--json", "--bot", "mcts:steps=1")
                            .out())
                    .doesNotContain("\u001b", "\u009b", "\u202e", "\u0085");
        }
    }

    @Test
    void whatIsPrintableInANameIsPrinted() throws IOException {
        write(MINIMAL.replace("\"moves\"", "\"seats\":[\"\\u001b[31mred\",\"b\"],\"moves\""));
        assertThat(run("replay", file("game")).succeeded().out()).contains("(?[31mred)");
    }

    @Test
    void aGameLeftIsTracedAsLeft() {
        runWith("1 1 y\nq", "play", "piles", "--record", file("game")).succeeded();
        assertThat(run("replay", file("game"), "--trace").succeeded().lines().getLast())
                .contains("\"ending\":\"ABANDONED\"");
    }

    @Test
    void damagedRecordsAreNamed() throws IOException {
        write("{\"format\":\"plateau-record\",\"ver");
        run("replay", file("game")).failed(1, "not a JSON object");
        write("hello\n");
        run("replay", file("game")).failed(1, "not a JSON object");
        write(MINIMAL.replace("\"moves\"", "\"movs\""));
        run("replay", file("game")).failed(1, "\"moves\" is missing");
        write(MINIMAL.replace("\"piles\"", "\"pils\""));
        run("replay", file("game")).failed(1, "no game 'pils'", "did you mean 'piles'?");
        write(MINIMAL.replace("\"size\":2", "\"size\":99"));
        run("replay", file("game")).failed(1, "size must be 1 to 50, not 99");
        write(MINIMAL.replace("\"players\":2", "\"players\":40"));
        run("replay", file("game")).failed(1, "piles takes 1 to 26 players, not 40");
        write("\n\n");
        run("verify", file("game")).failed(1, "holds no record");
    }

    @Test
    void aMissingFileIsWrongUsage() {
        run("replay", file("none")).refused("there is no file");
        run("verify", file("none")).refused("there is no file");
        run("verify", folder.toString()).refused("is a folder, not a file");
    }

    private void write(String text) throws IOException {
        Files.writeString(Path.of(file("game")), text);
    }

    @Test
    void bytesThatAreNoTextDamageTheirOwnLineOnly() throws IOException {
        run("watch", "piles", "-o", "size=1", "-q", "--record", file("game")).succeeded();
        var whole = Files.readAllBytes(Path.of(file("game")));
        var torn = new java.io.ByteArrayOutputStream();
        torn.write(whole);
        torn.write(whole, 0, 30);
        torn.write(new byte[] {(byte) 0xC3, (byte) 0xFF});
        Files.write(Path.of(file("game")), torn.toByteArray());
        run("watch", "piles", "-o", "size=1", "-q", "--record", file("game"));
        var ran = run("verify", file("game"));
        ran.failed(1, "1 of 3 records does not hold");
        assertThat(ran.lines().get(0)).startsWith("line 1: piles: 1 move holds");
        assertThat(ran.lines().get(1))
                .isEqualTo("line 2: does not hold: damaged record: it has bytes that are not UTF-8");
        assertThat(ran.lines().get(2)).startsWith("line 3: piles: 1 move holds");
        run("replay", file("game"), "--game", "3").succeeded();
        run("replay", file("game"), "--game", "2").failed(1, "line 2: damaged record");
    }

    @Test
    void aRecordOfAGameThatIsNotHereCannotBeChecked() throws IOException {
        write(RECORD_OF_ANOTHER_GAME);
        var ran = run("verify", file("game"));
        ran.failed(1, "1 of 1 records could not be checked");
        assertThat(ran.out())
                .contains("line 1: cannot be checked: no game 'takeaway'", "PLATEAU_JARS names jars")
                .doesNotContain("does not hold");
        run("replay", file("game")).failed(1, "no game 'takeaway'", "PLATEAU_JARS names jars");
    }

    @Test
    void whatEachMoveDoesIsSaidWhenAskedFor() {
        run("watch", "--notation", "piles", "-o", "size=1", "-q", "--record", file("game"))
                .succeeded();
        assertThat(run("replay", "--notation", file("game"), "--explain")
                        .succeeded()
                        .out())
                .contains("  Player 1 (random) puts a token on 1,1.\n");
        assertThat(run("replay", "--notation", file("game")).succeeded().out()).doesNotContain("puts a token");
        assertThat(run("watch", "--notation", "piles", "-o", "size=1", "--explain")
                        .succeeded()
                        .out())
                .contains("  Player 1 (random) puts a token on 1,1.\n");
    }

    @Test
    void aTraceTellsWhoLeftWhereItHappened() {
        runIn("en", "1 1 y\nq\n", "play", "piles", "--seats", "human,human", "--record", file("left"))
                .succeeded();
        var lines =
                run("replay", file("left"), "--trace").succeeded().out().lines().toList();
        assertThat(lines).hasSize(3);
        assertThat(lines.get(0)).startsWith("{\"ply\":0,");
        assertThat(lines.get(1)).isEqualTo("""
                        {"departure":{"seat":1,"ply":1,"ending":"ABANDONED","reason":"left"}}""");
        assertThat(lines.get(2)).startsWith("{\"result\":");
    }

    @Test
    void severalFilesAreShownAndVerifiedOneAfterTheOther() throws IOException {
        run("watch", "piles", "-o", "size=2", "-q", "--record", file("a")).succeeded();
        run("watch", "tilings", "-o", "size=2", "-q", "--record", file("b")).succeeded();
        assertThat(run("replay", file("a"), file("b")).succeeded().out())
                .containsSubsequence(
                        file("a") + ":\n",
                        "Move 1: Player 1 (random)",
                        "\nThe game is over after ",
                        file("b") + ":\n",
                        "Move 1: Player 0 (random)");
        assertThat(run("replay", file("a"), file("b"), "--trace").succeeded().lines())
                .as("JSON lines only")
                .allMatch(line -> line.startsWith("{"));
        run("replay", file("a"), file("b"), "--to", "text").refused("--to is for one file", "not 2");
        assertThat(run("verify", file("a"), file("b")).succeeded().lines())
                .satisfiesExactly(
                        line -> assertThat(line).startsWith(file("a") + ": line 1: piles: "),
                        line -> assertThat(line).startsWith(file("b") + ": line 1: tilings: "),
                        line -> assertThat(line).isEqualTo("2 of 2 records hold"));
        Files.writeString(Path.of(file("none")), "");
        run("verify", file("a"), file("none")).failed(1, "'" + file("none") + "' holds no record");
        run("verify", file("a"), file("gone")).refused("there is no file");
    }
}
