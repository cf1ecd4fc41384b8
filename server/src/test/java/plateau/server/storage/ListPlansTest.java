package plateau.server.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.api.Phase;
import plateau.core.text.Text;
import plateau.server.storage.rows.RowMapping;
import plateau.server.storage.search.Cursor;
import plateau.server.storage.search.HistoryFilter;
import plateau.server.storage.search.TableFilter;

/// However many tables there are, a page of a list is read in the order of an index.
class ListPlansTest {
    private static final int TABLES = 100_000;

    @TempDir
    Path folder = Path.of("");

    private static void fill(Connection connection) throws SQLException {
        try (var statement = connection.createStatement()) {
            statement.execute(Text.format("""
                    with recursive n(i) as (select 1 union all select i + 1 from n where i < %d)
                    insert into tables
                    select 't' || i, 'game' || (i %% 5), '{}', 2, '', '', i %% 7 > 0, '', 1, 's', '{}', '{}',
                      case i %% 4 when 0 then 'GATHERING' when 1 then 'RUNNING' when 2 then 'OVER'
                        else 'CLOSED' end,
                      i, i, i, 0, 0, '{}' from n
                    """, TABLES));
            statement.execute("analyze");
        }
    }

    private static List<String> plan(Connection connection, Library.Query query) throws SQLException {
        var steps = new ArrayList<String>();
        try (var statement = connection.prepareStatement("explain query plan " + query.sql())) {
            RowMapping.bindAll(statement, query.arguments());
            var result = statement.executeQuery();
            while (result.next()) {
                steps.add(result.getString("detail"));
            }
        }
        return steps;
    }

    @Test
    void noListSortsAllTables() throws SQLException {
        var location = Databases.sqlite(folder);
        try (var storage = Storage.open(location, InstantSource.system());
                var connection = location.connect(Duration.ofSeconds(10))) {
            fill(connection);
            var live = EnumSet.of(Phase.GATHERING, Phase.RUNNING);
            var place = new Cursor(TABLES / 2, "t1");
            var queries = new ArrayList<Library.Query>();
            for (var game : List.of("", "game1")) {
                for (var before : List.of(List.<Cursor>of(), List.of(place))) {
                    var last = before.isEmpty() ? null : place;
                    var filter = new TableFilter(game, live, true, "", 0, last, 20);
                    queries.addAll(Library.queries(filter));
                    assertThat(storage.listTables(filter)).hasSize(20);
                    var over = new HistoryFilter(game, "", "", "", 0, 0, 0, last, 20, "ann");
                    queries.add(Library.query(over));
                    assertThat(storage.search(over)).hasSize(20);
                }
            }
            for (var query : queries) {
                assertThat(plan(connection, query))
                        .as(query.sql())
                        .noneMatch(step -> step.contains("TEMP B-TREE FOR ORDER BY"))
                        .noneMatch(step -> step.matches("SCAN tables"))
                        .anyMatch(step -> step.contains("tables USING INDEX"));
            }
        }
    }
}
