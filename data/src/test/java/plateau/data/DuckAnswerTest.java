package plateau.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.arena.evaluation.sheets.TableStore;
import plateau.arena.evaluation.sheets.TableStore.Heading;
import plateau.core.text.BadInput;

class DuckAnswerTest {
    private static final List<Heading> HEADINGS = List.of(
            new Heading("cell", TableStore.Type.WHOLE),
            new Heading("size", TableStore.Type.WHOLE),
            new Heading("length_mean", TableStore.Type.DECIMAL));

    private static final Path HOME = Path.of(System.getProperty("user.home"), ".duckdb");

    @TempDir
    private Path temporary = Path.of("");

    private Path folder = Path.of("");

    private final TableStore store = TableStore.open();

    /// With a name that would mean something else to a shell, to SQL, or to a pattern of files.
    @BeforeEach
    void cells() throws IOException {
        folder = Files.createDirectories(temporary.resolve("my 'best'; [a]*? out"));
        write(folder.resolve("cells.parquet"), 0, 3);
    }

    private void write(Path file, long from, long to) {
        try (var sheet = store.sheet(file, HEADINGS, List.of("cell"))) {
            for (long cell = from; cell < to; cell++) {
                sheet.add(List.of(cell, 10 * cell, cell / 2.0));
            }
            sheet.finish();
        }
    }

    @Test
    void aQuestionIsAnswered() {
        try (var answer = store.ask(folder, "SELECT size AS s, length_mean m FROM cells WHERE cell > 0")) {
            assertThat(answer.columns()).containsExactly("s", "m");
            assertThat(answer.next()).contains(List.of(10L, 0.5));
            assertThat(answer.next()).contains(List.of(20L, 1.0));
            assertThat(answer.next()).isEmpty();
        }
    }

    @Test
    void gamesMayLieInPartsAsManyMachinesWriteThem() throws IOException {
        var parts = Files.createDirectories(folder.resolve("games.parquet"));
        write(parts.resolve("part-00000.parquet"), 0, 2);
        write(parts.resolve("part-00001.parquet"), 2, 5);
        Files.writeString(parts.resolve("_SUCCESS"), "");
        Files.writeString(parts.resolve(".part-00000.parquet.crc"), "sum");
        assertThat(ask("SELECT count(*), sum(g.size) FROM games g JOIN cells USING (cell)"))
                .containsExactly(List.of(3L, 30L));
    }

    @Test
    void cellsAreReadFromTheirTextWhereThatIsAllThereIs() throws IOException {
        Files.delete(folder.resolve("cells.parquet"));
        Files.writeString(folder.resolve("cells.csv"), "cell,size,causes\r\n0,5,\"a,b\"\r\n1,6,\r\n");
        assertThat(ask("SELECT causes, size + 1 FROM cells WHERE size = 5")).containsExactly(List.of("a,b", 6L));
    }

    @Test
    void valuesAreNumbersTruthsAndTexts() {
        assertThat(ask("SELECT sum(size), 1::TINYINT, 10::HUGEINT ^ 30, 1.50, 0.1::FLOAT, true,"
                        + " NULL, [1, 2], DATE '2020-01-31', 'é' FROM cells"))
                .containsExactly(Arrays.asList(30L, 1L, 1e30, 1.5, 0.1, true, null, "[1, 2]", "2020-01-31", "é"));
    }

    @Test
    void whatIsWrongIsToldInItsOwnWordsWithTheTablesAndColumns() {
        assertThatThrownBy(() -> ask("SELECT lenght_mean FROM cells"))
                .isInstanceOf(BadInput.class)
                .hasMessage("--sql: Binder Error: Referenced column \"lenght_mean\" not found in FROM clause!"
                        + " Candidate bindings: \"length_mean\"; there are cells (cell"
                        + " size length_mean); DESCRIBE cells lists all columns; the table games"
                        + " is there where --keep-games was given");
        for (var sql : List.of("SELEC 1", "", "SELECT ?", "SELECT * FROM games", "SELECT 'a'::INT")) {
            assertThatThrownBy(() -> ask(sql))
                    .as(sql)
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("there are cells (cell size length_mean)")
                    .hasMessageNotContaining("?LINE");
        }
    }

    /// Found out in the middle of the answer.
    @Test
    void whatGoesWrongLaterIsToldAsWell() {
        assertThatThrownBy(() -> ask("SELECT (5 - i)::UTINYINT FROM range(100000) t(i)"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("there are cells (");
    }

    @Test
    void nothingIsFetchedAndNothingGoesToTheHomeFolder() {
        boolean wasThere = Files.exists(HOME);
        for (var sql : List.of(
                "INSTALL httpfs",
                "INSTALL httpfs FROM 'http://127.0.0.1:9/'",
                "LOAD httpfs",
                "FROM 'http://127.0.0.1:9/cells.parquet'",
                "SET enable_external_access = true",
                "SET home_directory = '/tmp'")) {
            assertThatThrownBy(() -> ask(sql))
                    .as(sql)
                    .isInstanceOf(BadInput.class)
                    .hasMessageNotContaining("download");
        }
        assertThat(Files.exists(HOME)).isEqualTo(wasThere);
    }

    @Test
    void whoeverAsksWritesNothing() throws IOException {
        var target = temporary.resolve("written");
        for (var sql : List.of(
                "COPY cells TO '" + target + "' (FORMAT csv)",
                "SELECT 1; COPY cells TO '" + target + "'",
                "PIVOT cells ON size; COPY cells TO '" + target + "'",
                "EXPLAIN ANALYZE COPY cells TO '" + target + "'",
                "EXPORT DATABASE '" + target + "'",
                "ATTACH '" + target + "'",
                "CREATE TABLE mine AS FROM cells",
                "INSERT INTO cells VALUES (1, 2, 3)",
                "DROP VIEW cells",
                "INSTALL httpfs")) {
            assertThatThrownBy(() -> ask(sql))
                    .as(sql)
                    .isInstanceOf(BadInput.class)
                    .hasMessageStartingWith("--sql only asks, and writes nothing");
        }
        assertThat(target).doesNotExist();
        for (var sql : List.of(
                "FROM cells",
                "WITH few AS (FROM cells LIMIT 1) SELECT * FROM few",
                "VALUES (1)",
                "DESCRIBE cells",
                "SUMMARIZE cells",
                "SHOW TABLES",
                "PIVOT cells ON size USING sum(length_mean);")) {
            assertThat(ask(sql)).as(sql).isNotEmpty();
        }
    }

    @Test
    void thatGamesAreNotKeptIsSaid() {
        assertThatThrownBy(() -> ask("SELECT * FROM games"))
                .hasMessage("--sql: there is no table 'games': games are kept where the evaluation was begun"
                        + " with --keep-games; there are cells (cell size length_mean)");
    }

    @Test
    void anEvaluationThatIsUnderWayHasNoTablesYet() throws IOException {
        Files.delete(folder.resolve("cells.parquet"));
        Files.writeString(folder.resolve("evaluation.json"), "{}");
        assertThatThrownBy(() -> ask("FROM cells"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("has no tables yet: they are written when");
    }

    @Test
    void anotherEvaluationCanBeComparedWith() throws IOException {
        var other = temporary.resolve("other.parquet");
        write(other, 1, 2);
        assertThat(ask("SELECT size FROM cells JOIN '" + other + "' o USING (cell, size)"))
                .containsExactly(List.of(10L));
    }

    @Test
    void aFolderWithoutAnEvaluationIsRefused() throws IOException {
        var empty = Files.createDirectories(temporary.resolve("empty"));
        assertThatThrownBy(() -> store.ask(empty, "SELECT 1"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("/empty' holds no evaluation: there is no cells.parquet in it");
        assertThatThrownBy(() -> store.ask(temporary.resolve("gone"), "SELECT 1"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("there is no folder '");
    }

    @Test
    void aFileThatIsNoTableIsNamed() throws IOException {
        Files.writeString(folder.resolve("games.parquet"), "rubbish");
        assertThatThrownBy(() -> ask("SELECT * FROM cells"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("games.parquet' cannot be read: ");
    }

    private List<List<@Nullable Object>> ask(String sql) {
        var rows = new ArrayList<List<@Nullable Object>>();
        try (var answer = store.ask(folder, sql)) {
            for (var row = answer.next(); row.isPresent(); row = answer.next()) {
                rows.add(row.get());
            }
        }
        return rows;
    }
}
