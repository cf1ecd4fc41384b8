package plateau.terminal.evaluation;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import plateau.arena.evaluation.sheets.TableStore;
import plateau.arena.evaluation.sheets.TableStore.Answer;
import plateau.core.text.Json;
import plateau.terminal.screen.Screen;
import plateau.terminal.screen.TerminalSize;

/// A question in SQL about an evaluation, and its answer: a table, cut where the terminal ends, or with
/// `--json` an object a line.
public record SqlQuery(Screen screen, TableStore tables, boolean isJson) {
    public void ask(Path folder, String sql) {
        try (var answer = tables.ask(folder, sql)) {
            // Of a statement that is no question
            if (answer.columns().isEmpty()) {
                return;
            }
            if (isJson) {
                printObjects(answer);
            } else {
                printTable(answer);
            }
        }
    }

    private void printTable(Answer answer) {
        int width = screen.isTerminal() ? TerminalSize.ofProcess().columns() : Integer.MAX_VALUE;
        if (new AnswerTable(screen.out(), width).print(answer) == 0) {
            screen.say("evaluation.no-rows");
        }
    }

    private void printObjects(Answer answer) {
        var names = names(answer.columns());
        for (var row = answer.next(); row.isPresent(); row = answer.next()) {
            var values = row.get();
            var object = new LinkedHashMap<String, @Nullable Object>();
            IntStream.range(0, names.size()).forEach(each -> object.put(names.get(each), known(values.get(each))));
            screen.out().println(Json.write(object));
        }
    }

    /// JSON has no number that is none.
    private static @Nullable Object known(@Nullable Object value) {
        return value instanceof Double number && !Double.isFinite(number) ? null : value;
    }

    /// An object has each name once, a table of SQL may have it twice.
    private static List<String> names(List<String> columns) {
        var taken = new HashSet<String>();
        return columns.stream()
                .map(each -> {
                    var name = each;
                    for (int i = 2; !taken.add(name); i++) {
                        name = each + "_" + i;
                    }
                    return name;
                })
                .toList();
    }
}
