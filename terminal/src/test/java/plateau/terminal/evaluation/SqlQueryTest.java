package plateau.terminal.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import plateau.arena.evaluation.sheets.TableStore;
import plateau.terminal.CommandTest;

class SqlQueryTest {
    /// Tables that have one answer to everything.
    private record Oracle(List<String> columns, List<List<@Nullable Object>> rows) implements TableStore {
        @Override
        public Sheet sheet(Path file, List<Heading> headings, List<String> order) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Answer ask(Path folder, String sql) {
            return new Given(columns, rows.iterator());
        }

        @Override
        public void close() {
            // Nothing is open.
        }
    }

    private record Given(List<String> columns, Iterator<List<@Nullable Object>> rows) implements TableStore.Answer {
        @Override
        public Optional<List<@Nullable Object>> next() {
            return rows.hasNext() ? Optional.of(rows.next()) : Optional.empty();
        }

        @Override
        public void close() {
            // Nothing is open.
        }
    }

    private static List<@Nullable Object> row(@Nullable Object... values) {
        return Arrays.asList(values);
    }

    private static String answer(boolean isJson, Oracle tables) {
        var out = new ByteArrayOutputStream();
        var screen = CommandTest.screen(false, "", out, out);
        new SqlQuery(screen, tables, isJson).ask(Path.of("out"), "SELECT …");
        return out.toString(StandardCharsets.UTF_8);
    }

    private static final Oracle SOME = new Oracle(
            List.of("size", "bot", "length_mean", "sure", "size"),
            List.of(
                    row(5L, "random", 41.25, true, 1e-7),
                    row(10_000L, "数 é\u001b[31m", 1234.56789, null, Double.NaN),
                    row(null, "", 0.333333333, false, 2.0)));

    @Test
    void columnsAreSideBySideAndNumbersToTheRight() {
        assertThat(answer(false, SOME)).isEqualTo("""
                         size  bot        length_mean  sure        size
                            5  random       41.250000  true   0.0000001
                        10000  数 é?[31m  1234.567890  –            NaN
                            –                0.333333  false  2.0000000
                        """);
    }

    @Test
    void anObjectIsALine() {
        assertThat(answer(true, SOME).lines())
                .containsExactly(
                        "{\"size\":5,\"bot\":\"random\",\"length_mean\":41.25,\"sure\":true,\"size_2\":1.0E-7}",
                        "{\"size\":10000,\"bot\":\"数 é\\u001B[31m\",\"length_mean\":1234.56789,\"sure\":null,\"size_2\":null}",
                        "{\"size\":null,\"bot\":\"\",\"length_mean\":0.333333333,\"sure\":false,\"size_2\":2.0}");
    }

    @Test
    void noRowIsTold() {
        var none = new Oracle(List.of("size"), List.of());
        assertThat(answer(false, none)).isEqualTo("size\nNo row answers that.\n");
        assertThat(answer(true, none)).isEmpty();
    }

    @Test
    void linesAreCutWhereTheTerminalEnds() {
        assertThat(cut(12, SOME.columns(), SOME.rows()))
                .isEqualTo(" size  bot …\n    5  rand…\n10000  数 é…\n    –      …\n");
    }

    private static String cut(int width, List<String> columns, List<List<@Nullable Object>> rows) {
        var out = new ByteArrayOutputStream();
        var stream = new PrintStream(out, true, StandardCharsets.UTF_8);
        new AnswerTable(stream, width).print(new Given(columns, rows.iterator()));
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void aLongAnswerIsShownToItsEnd() {
        var rows = IntStream.range(0, 3000).mapToObj(each -> row((long) each)).toList();
        assertThat(answer(false, new Oracle(List.of("n"), rows)).lines().map(String::strip))
                .isEqualTo(IntStream.range(-1, 3000)
                        .mapToObj(each -> each < 0 ? "n" : Integer.toString(each))
                        .collect(Collectors.toList()));
    }
}
