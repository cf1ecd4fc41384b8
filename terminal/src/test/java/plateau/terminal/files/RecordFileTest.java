package plateau.terminal.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.core.records.GameRecord;
import plateau.terminal.CommandTest;
import plateau.terminal.screen.Words;

class RecordFileTest {
    private static final GameRecord RECORD = new GameRecord("piles", Map.of(), 2, List.of("1,1"))
            .withSeats(List.of("a", "é"))
            .withSeed(1);

    private static final String DONE = "plateau: 'FILE' did not end with a newline, which was added";

    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @TempDir
    private Path folder = Path.of("");

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

    @Test
    void aRecordThatLacksOnlyItsNewlineGetsIt() throws IOException {
        Files.writeString(path(), RECORD.toJson() + "\n" + RECORD.toJson());
        addOne();
        assertThat(path()).hasContent((RECORD.toJson() + "\n").repeat(3));
        assertThat(said()).isEqualTo(DONE + "\n");
    }

    @Test
    void aRecordOverSeveralLinesThatLacksOnlyItsNewlineGetsIt() throws IOException {
        var spread = RECORD.toJson().replace(",\"", ",\n \"");
        Files.writeString(path(), "\uFEFF" + spread);
        addOne();
        assertThat(path()).hasContent("\uFEFF" + spread + "\n" + RECORD.toJson() + "\n");
        assertThat(said()).isEqualTo(DONE + "\n");
    }

    @Test
    void aTornRecordIsLeftAsALineOfItsOwn() throws IOException {
        var torn = RECORD.toJson().substring(0, 30);
        var before = (RECORD.toJson() + "\n").repeat(2000);
        Files.writeString(path(), before + torn);
        addOne();
        assertThat(path()).hasContent(before + torn + "\n" + RECORD.toJson() + "\n");
        assertThat(said()).isEqualTo(DONE + "; its last line is not a whole record and was left as it is\n");
    }

    @Test
    void aTornRecordMayBeLong() throws IOException {
        var torn = RECORD.toJson() + "x".repeat(300_000);
        Files.writeString(path(), RECORD.toJson() + "\n" + torn);
        addOne();
        assertThat(Files.readAllLines(path())).containsExactly(RECORD.toJson(), torn, RECORD.toJson());
        assertThat(said()).contains("not a whole record");
    }

    @Test
    void aFileThatEndsAsItShouldIsNotSpokenOf() throws IOException {
        Files.writeString(path(), "");
        addOne();
        addOne();
        assertThat(path()).hasContent((RECORD.toJson() + "\n").repeat(2));
        assertThat(said()).isEmpty();
    }

    private void addOne() {
        try (var file = open()) {
            file.write(RECORD);
        }
    }

    private String said() {
        return err.toString(StandardCharsets.UTF_8).replace(path().toString(), "FILE");
    }

    private RecordFile open() {
        var screen = CommandTest.screen(false, "", OutputStream.nullOutputStream(), err);
        return RecordFile.append(screen, path().toString());
    }

    private Path path() {
        return folder.resolve("games.jsonl");
    }

    @Test
    void aFileOfSomethingElseIsLeftAlone() throws IOException {
        for (var other : List.of("# Notes\n", "{\"name\":\"x\"}\n", "{\n \"a\": 1\n}\n", "\n\n[]\n")) {
            Files.writeString(path(), other);
            assertThatThrownBy(this::open).hasMessageContaining("is not a file of records, it begins with '");
            assertThat(path()).hasContent(other);
        }
    }

    @Test
    void aFileOfBlankLinesOrOfATornRecordIsAddedTo() throws IOException {
        for (var before : List.of("\n \n", "{\"form", RECORD.toJson().substring(0, 40))) {
            Files.writeString(path(), before);
            addOne();
            assertThat(Files.readString(path())).endsWith("\n" + RECORD.toJson() + "\n");
        }
    }

    @Test
    void theStandardOutputIsNoFile() {
        var screen = CommandTest.screen("en");
        assertThatThrownBy(() -> RecordFile.append(screen, "-"))
                .hasMessage("--record: '-' is not a file; name one, or write ./- for a file of that name");
    }

    @Test
    void whatWasDoneIsToldInFrenchToo() {
        assertThat(Words.of("fr").text(plateau.core.text.Message.of("record.ended", "", "x")))
                .startsWith("« x » ne finissait pas par une fin de ligne");
    }
}
