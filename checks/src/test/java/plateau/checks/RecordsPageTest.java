package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import plateau.arena.Verification;
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
}
