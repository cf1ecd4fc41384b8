package plateau.terminal.evaluation;

import java.io.PrintStream;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plateau.arena.evaluation.sheets.TableStore.Answer;
import plateau.core.text.Text;
import plateau.terminal.screen.Letters;

/// An answer for people: columns side by side, numbers to the right, with as many digits as tell something.
final class AnswerTable {
    /// The first rows say how wide the columns are, so that an answer of any length can be shown.
    private static final int LOOKED_AT = 1000;

    private static final MathContext DIGITS = new MathContext(6);
    private static final int MOST_DECIMALS = 9;
    private static final String UNKNOWN = "–";
    private static final String BETWEEN = "  ";

    private final List<Column> columns = new ArrayList<>();
    private final PrintStream out;
    private final int width;

    /// How the values of a column are shown.
    ///
    /// @param decimals of those that are not whole
    private record Column(String name, boolean isNumber, int decimals, int width) {
        static Column of(String name, List<@Nullable Object> values) {
            var known = values.stream().filter(each -> each != null).toList();
            boolean isNumber = !known.isEmpty() && known.stream().allMatch(each -> each instanceof Number);
            int decimals = known.stream()
                    .filter(each -> each instanceof Double)
                    .mapToInt(each -> AnswerTable.decimals((Double) each))
                    .max()
                    .orElse(0);
            var column = new Column(Text.printable(name), isNumber, decimals, 0);
            int widest = values.stream()
                    .mapToInt(each -> Letters.width(column.text(each)))
                    .max()
                    .orElse(0);
            return new Column(column.name, isNumber, decimals, Math.max(widest, Letters.width(column.name)));
        }

        String text(@Nullable Object value) {
            return switch (value) {
                case null -> UNKNOWN;
                case Double number when Double.isFinite(number) -> Text.format("%." + decimals + "f", number);
                default -> Text.printable(value.toString());
            };
        }

        String padded(String text) {
            var space = " ".repeat(Math.max(0, width - Letters.width(text)));
            return isNumber ? space + text : text + space;
        }
    }

    /// @param width beyond which lines are cut
    AnswerTable(PrintStream out, int width) {
        this.out = out;
        this.width = width;
    }

    /// So many decimals that six digits are told.
    private static int decimals(double number) {
        if (!Double.isFinite(number)) {
            return 0;
        }
        int scale =
                BigDecimal.valueOf(number).round(DIGITS).stripTrailingZeros().scale();
        return Math.clamp(scale, 0, MOST_DECIMALS);
    }

    /// Returns how many rows there were.
    long print(Answer answer) {
        var first = new ArrayList<List<@Nullable Object>>();
        var next = answer.next();
        while (next.isPresent() && first.size() < LOOKED_AT) {
            first.add(next.get());
            next = answer.next();
        }
        for (int i = 0; i < answer.columns().size(); i++) {
            int place = i;
            columns.add(Column.of(
                    answer.columns().get(i),
                    first.stream().<@Nullable Object>map(row -> row.get(place)).toList()));
        }
        line(columns.stream().map(Column::name).toList());
        first.forEach(this::row);
        long count = first.size();
        for (; next.isPresent(); next = answer.next()) {
            row(next.get());
            count++;
        }
        return count;
    }

    private void row(List<@Nullable Object> row) {
        var texts = new ArrayList<String>();
        for (int i = 0; i < columns.size(); i++) {
            texts.add(columns.get(i).text(row.get(i)));
        }
        line(texts);
    }

    private void line(List<String> texts) {
        var line = new StringBuilder();
        for (int i = 0; i < columns.size(); i++) {
            line.append(i == 0 ? "" : BETWEEN).append(columns.get(i).padded(texts.get(i)));
        }
        out.println(cut(line.toString().stripTrailing()));
    }

    private String cut(String line) {
        if (Letters.width(line) <= width) {
            return line;
        }
        var kept = new StringBuilder();
        int room = width - 1;
        for (int i = 0; i < line.length(); i += Character.charCount(line.codePointAt(i))) {
            var letter = Character.toString(line.codePointAt(i));
            room -= Letters.width(letter);
            if (room < 0) {
                break;
            }
            kept.append(letter);
        }
        return kept + "…";
    }
}
