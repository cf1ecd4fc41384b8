package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import plateau.arena.match.Verification;
import plateau.core.Ending;
import plateau.core.Result;
import plateau.core.records.Commitment;
import plateau.core.records.GameRecord;
import plateau.core.text.Json;
import plateau.games.Games;

/// The page on records shows one that holds.
class RecordsPageTest {
    @Test
    void theExampleOfThePageHolds() throws IOException {
        var blocks = Page.of("records.md").blocks("json");
        assertThat(blocks).hasSize(1);
        var record = GameRecord.parse(blocks.getFirst());
        var schema = Schema.of("record.schema.json");
        assertThat(schema.faults(Json.readObject(blocks.getFirst()))).isEmpty();
        assertThat(schema.faults(Json.readObject("{\"format\":\"chess\"}"))).isNotEmpty();
        assertThat(record.version()).isEqualTo(GameRecord.VERSION);
        assertThat(record.departures()).isNotEmpty();
        assertThat(Verification.verify(Games.of(record), record).toString())
                .contains("so does the result")
                .doesNotContain("not checked");
    }

    @Test
    void theSchemaKnowsPromisesAndAgreements() throws IOException {
        var schema = Schema.of("record.schema.json");
        var record = new GameRecord("mansuba", Map.of(), 2, List.of())
                .withSeed(7)
                .withCommitment(Commitment.of(7, "0".repeat(32)))
                .withResult(new Result(List.of(0, 0), List.of(0.5, 0.5), Ending.AGREED, "agreed"))
                .toJson();
        assertThat(schema.faults(Json.readObject(record))).isEmpty();
        assertThat(schema.faults(Json.readObject(record.replace("0000", "x")))).isNotEmpty();
        assertThat(schema.faults(Json.readObject(record.replace("AGREED", "DRAW"))))
                .isNotEmpty();
    }
}
