package plateau.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.core.GameRecord;

class RecordFileTest {
    private static final GameRecord RECORD =
            new GameRecord(
                    "piles",
                    Map.of(),
                    2,
                    List.of("a", "é"),
                    OptionalLong.of(1),
                    List.of("1,1"),
                    List.of(),
                    Optional.empty());

    @TempDir private Path folder = Path.of("");

    @Test
    void eachRecordIsOnTheDiskAtOnce() throws IOException {
        try (var file = open()) {
            file.write(RECORD);
            assertThat(path()).hasContent(RECORD.toJson() + "\n");
            file.write(RECORD);
            assertThat(path()).hasContent((RECORD.toJson() + "\n").repeat(2));
        }
    }

    @Test
    void anInterruptedThreadWritesAllTheSame() throws IOException {
        try (var file = open()) {
            Thread.currentThread().interrupt();
            file.write(RECORD);
            assertThat(Thread.interrupted()).isTrue();
            file.write(RECORD);
        }
        assertThat(Files.readAllLines(path())).hasSize(2);
    }

    private RecordFile open() {
        return RecordFile.append(path().toString());
    }

    private Path path() {
        return folder.resolve("games.jsonl");
    }
}
