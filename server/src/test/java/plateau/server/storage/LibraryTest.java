package plateau.server.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static plateau.server.storage.Samples.account;
import static plateau.server.storage.Samples.entry;
import static plateau.server.storage.Samples.seat;
import static plateau.server.storage.Samples.table;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.api.Phase;
import plateau.core.text.BadInput;
import plateau.server.storage.rows.Change;
import plateau.server.storage.rows.Entry;
import plateau.server.storage.rows.RatingRow;
import plateau.server.storage.rows.TableRow;
import plateau.server.storage.search.Cursor;
import plateau.server.storage.search.HistoryFilter;
import plateau.server.storage.search.Listed;
import plateau.server.storage.search.TableFilter;

/// Tables, games that are over, ratings and accounts are found, on both databases.
class LibraryTest {
    @TempDir
    Path folder = Path.of("");

    private Storage open(Database database) {
        return Storage.open(database.fresh(folder), InstantSource.system());
    }

    private static List<String> ids(List<TableRow> tables) {
        return tables.stream().map(TableRow::id).toList();
    }

    private static List<String> listed(Storage storage, TableFilter filter) {
        return ids(storage.listTables(filter).stream().map(Listed::table).toList());
    }

    private static List<String> found(Storage storage, HistoryFilter filter) {
        return storage.history(filter).stream().map(game -> game.table().id()).toList();
    }

    @ParameterizedTest
    @EnumSource
    void tablesAreListedTheNewestFirstPageByPage(Database database) {
        try (var storage = open(database)) {
            storage.write(new Change()
                    .save(table("old", "piles", Phase.GATHERING, 10))
                    .save(table("same1", "piles", Phase.RUNNING, 20))
                    .save(table("same2", "tilings", Phase.RUNNING, 20))
                    .save(table("new", "piles", Phase.GATHERING, 30))
                    .save(table("over", "piles", Phase.OVER, 40)));
            var phases = EnumSet.of(Phase.GATHERING, Phase.RUNNING);
            var first = storage.listTables(new TableFilter("", phases, true, "", 0, null, 2));
            assertThat(first).extracting(each -> each.table().id()).containsExactly("new", "same2");
            var place = first.getLast().made();
            assertThat(listed(storage, new TableFilter("", phases, true, "", 0, place, 2)))
                    .containsExactly("same1", "old");
            assertThat(listed(storage, new TableFilter("tilings", phases, false, "", 0, null, 9)))
                    .containsExactly("same2");
            assertThat(storage.listTables(new TableFilter("", Set.of(), false, "", 0, null, 9)))
                    .isEmpty();
        }
    }

    @Test
    void aPlaceInAListIsReadAsItIsWritten() {
        var place = new Cursor(1234, "abc");
        var text = Cursor.Order.MADE.write(place);
        assertThat(Cursor.Order.MADE.read(text)).isEqualTo(place);
        for (var other : List.of("x", text, "1234-abc")) {
            assertThatThrownBy(() -> Cursor.Order.ENDED.read(other))
                    .isInstanceOf(BadInput.class)
                    .hasMessage("'" + other + "' is no place in this list; take it from the page before");
        }
    }

    @ParameterizedTest
    @EnumSource
    void somebodysTablesAreThoseOfItsSeatsAndThoseItMade(Database database) {
        try (var storage = open(database)) {
            storage.write(new Change()
                    .save(table("a", "piles", Phase.RUNNING, 1))
                    .save(table("b", "piles", Phase.RUNNING, 2))
                    .save(table("c", "piles", Phase.OVER, 3))
                    .save(seat("a", 0, "ann", "Ann", 0))
                    .save(seat("a", 1, "ann", "Ann", 0))
                    .save(seat("c", 0, "ann", "Ann", 0)));
            assertThat(ids(storage.tablesOf("ann", EnumSet.of(Phase.RUNNING)))).containsExactly("a");
            assertThat(ids(storage.tablesOf("ann", EnumSet.allOf(Phase.class)))).containsExactly("c", "a");
            assertThat(storage.countTablesOf("ann", EnumSet.allOf(Phase.class))).isEqualTo(2);
            assertThat(storage.countTablesMade("ann", EnumSet.allOf(Phase.class)))
                    .isZero();
            assertThat(storage.countTablesMade("maker", EnumSet.of(Phase.RUNNING)))
                    .isEqualTo(2);
            var mine = new TableFilter("", EnumSet.allOf(Phase.class), false, "ann", 0, null, 1);
            assertThat(listed(storage, mine)).containsExactly("c");
            assertThat(storage.listTables(mine).getFirst().seats()).hasSize(1);
            assertThat(ids(storage.tablesOf("maker", EnumSet.of(Phase.RUNNING))))
                    .containsExactly("b", "a");
            assertThat(storage.tablesOf("", EnumSet.allOf(Phase.class))).isEmpty();
        }
    }

    private static void playSome(Storage storage) {
        storage.write(new Change()
                .save(table("a", "piles", Phase.OVER, 100))
                .save(seat("a", 0, "ann", "Ann", 1))
                .save(seat("a", 1, "bob", "Bob", 0))
                .append(entry("a", 1))
                .append(entry("a", 2))
                .save(table("b", "tilings", Phase.OVER, 200))
                .save(seat("b", 0, "ann", "Ann", 0))
                .save(seat("b", 1, "", "bob", 1))
                .save(table("c", "piles", Phase.OVER, 300))
                .save(seat("c", 0, "", "", 1))
                .save(table("d", "piles", Phase.RUNNING, 400))
                .save(seat("d", 0, "ann", "Ann", -1)));
    }

    @ParameterizedTest
    @EnumSource
    void gamesThatAreOverAreFoundByWhatIsAskedFor(Database database) {
        try (var storage = open(database)) {
            playSome(storage);
            var all = all(10);
            assertThat(found(storage, all)).containsExactly("c", "b", "a");
            assertThat(storage.history(all).getLast().seats())
                    .containsExactly(seat("a", 0, "ann", "Ann", 1), seat("a", 1, "bob", "Bob", 0));
            assertThat(found(storage, filter("piles", "", "", "", 0, 0, 0))).containsExactly("c", "a");
            assertThat(found(storage, filter("", "BOB", "", "", 0, 0, 0))).containsExactly("b", "a");
            assertThat(found(storage, filter("", "", "bob", "", 0, 0, 0))).containsExactly("a");
            assertThat(found(storage, filter("", "", "", "Bob", 0, 0, 0))).containsExactly("b");
            assertThat(found(storage, filter("", "", "", "", 202, 302, 0))).containsExactly("b");
            assertThat(found(storage, filter("", "", "", "", 0, 0, 3))).isEmpty();
            assertThat(found(storage, filter("piles", "ann", "ann", "ann", 1, 999, 2)))
                    .containsExactly("a");
            var last = storage.history(all(2)).getLast();
            assertThat(found(storage, all(2).after(last.cursor()))).containsExactly("a");
        }
    }

    @ParameterizedTest
    @EnumSource
    void namesAreFoundWhateverTheirCapitalsAreInAnyScript(Database database) {
        try (var storage = open(database)) {
            var names = List.of("Élodie", "ÉLODIE", "Straße", "ΟΔΥΣΣΕΥΣ", "Ёлка", "Ann");
            var change = new Change();
            for (int each = 0; each < names.size(); each++) {
                var id = "t" + each;
                change.save(table(id, "piles", Phase.OVER, 100 - each))
                        .save(seat(id, 0, "", names.get(each), 1))
                        .save(seat(id, 1, "", "", 0));
            }
            storage.write(change);
            assertThat(found(storage, filter("", "éLODIE", "", "", 0, 0, 0))).containsExactly("t0", "t1");
            assertThat(found(storage, filter("", "", "", "e\u0301lodie", 0, 0, 0)))
                    .containsExactly("t0", "t1");
            assertThat(found(storage, filter("", "STRASSE", "", "", 0, 0, 0))).containsExactly("t2");
            assertThat(found(storage, filter("", "Οδυσσευς", "", "", 0, 0, 0))).containsExactly("t3");
            assertThat(found(storage, filter("", "ёЛКА", "", "", 0, 0, 0))).containsExactly("t4");
            assertThat(found(storage, filter("", "elodie", "", "", 0, 0, 0))).isEmpty();
        }
    }

    /// As version 2 left it, with seats whose names have capitals that SQLite does not know.
    @ParameterizedTest
    @EnumSource
    void anOlderDatabaseIsSearchedTheSameWay(Database database) throws SQLException {
        var location = database.fresh(folder);
        try (var storage = Storage.open(location, InstantSource.system())) {
            playSome(storage);
            storage.write(new Change().save(seat("c", 0, "", "ÉLODIE", 1)));
        }
        try (var connection = location.connect(Duration.ZERO);
                var statement = connection.createStatement()) {
            for (var sql : List.of(
                    "drop table rating_steps",
                    "drop index seats_unseen",
                    "alter table seats drop column is_unseen",
                    "drop index seats_by_folded",
                    "alter table seats drop column folded",
                    "create index seats_by_name on seats (lower(name))",
                    "delete from flyway_schema_history where version in ('3', '4', '5')")) {
                statement.execute(sql);
            }
        }
        try (var storage = Storage.open(location, InstantSource.system())) {
            assertThat(found(storage, filter("", "élodie", "", "", 0, 0, 0))).containsExactly("c");
            assertThat(found(storage, filter("", "BOB", "", "", 0, 0, 0))).containsExactly("b", "a");
        }
    }

    private static HistoryFilter filter(
            String game, String name, String account, String winner, long since, long until, int players) {
        return new HistoryFilter(game, name, account, winner, since, until, players, null, 10, null);
    }

    private static HistoryFilter all(int limit) {
        return new HistoryFilter("", "", "", "", 0, 0, 0, null, limit, null);
    }

    @ParameterizedTest
    @EnumSource
    void ratingsAndNamesAreFound(Database database) {
        try (var storage = open(database)) {
            var ann = new RatingRow("ann", "piles", 2, 30, 1, 9);
            var hard = new RatingRow("bot:hard", "piles", 2, 35, 8, 1);
            storage.write(new Change()
                    .save(hard)
                    .save(ann)
                    .save(new RatingRow("ann", "piles", 3, 25, 8, 0))
                    .save(account("ann", "Ann"))
                    .save(account("ann2", "ANN")));
            assertThat(storage.ratings("piles", 2, 10)).containsExactly(ann, hard);
            assertThat(storage.ratings("piles", 2, 1)).containsExactly(ann);
            assertThat(storage.rating("bot:hard", "piles", 2)).contains(hard);
            assertThat(storage.rating("bot:hard", "piles", 3)).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void whoIsForgottenLeavesTheGamesAndNothingElse(Database database) {
        try (var storage = open(database)) {
            playSome(storage);
            storage.write(new Change()
                    .save(account("ann", "Ann"))
                    .save(account("maker", "Max"))
                    .save(new RatingRow("ann", "piles", 2, 25, 8, 1))
                    .append(said("a", 3, "ann"))
                    .append(said("a", 4, "bob"))
                    .append(said("x", 1, "ann"))
                    .append(new Entry(
                            "a", 5, 1, "sat", "{\"seat\":1,\"who\":{\"account\":\"ann\",\"name\":\"Ann\"}}")));
            storage.forget("ann", Runnable::run);
            storage.forget("maker", Runnable::run);
            assertThat(storage.account("ann")).isEmpty();
            assertThat(storage.accountByToken("hash of ann")).isEmpty();
            assertThat(storage.rating("ann", "piles", 2)).isEmpty();
            assertThat(storage.seats("a")).containsExactly(seat("a", 0, "", "", 1), seat("a", 1, "bob", "Bob", 0));
            assertThat(storage.table("a").orElseThrow().maker()).isEmpty();
            assertThat(storage.entries("a", 0).stream().map(Entry::data))
                    .containsExactly(
                            entry("a", 1).data(),
                            entry("a", 2).data(),
                            "{}",
                            said("a", 4, "bob").data(),
                            "{\"seat\":1,\"who\":{\"account\":\"\",\"name\":\"\"}}");
            assertThat(storage.entries("x", 0).getFirst().data()).isEqualTo("{}");
            assertThat(storage.tablesOf("ann", EnumSet.allOf(Phase.class))).isEmpty();
        }
    }

    @Test
    void whatIsForgottenIsInNoFile() throws IOException {
        try (var storage = open(Database.SQLITE)) {
            storage.write(new Change().save(account("ann", "Annabella")));
            assertThat(files()).contains("Annabella");
            storage.forget("ann", Runnable::run);
            assertThat(files()).doesNotContain("Annabella", "hash of ann");
        }
    }

    private String files() throws IOException {
        var all = new StringBuilder();
        try (var files = Files.walk(folder)) {
            for (var file : files.filter(Files::isRegularFile).toList()) {
                all.append(Files.readString(file, StandardCharsets.ISO_8859_1));
            }
        }
        return all.toString();
    }

    private static Entry said(String table, int number, String account) {
        return new Entry(table, number, 1, "said", "{\"account\":\"" + account + "\",\"text\":\"hello\"}");
    }
}
