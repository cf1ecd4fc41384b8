package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.core.text.Json;
import plateau.server.http.limits.HttpSettings;
import plateau.server.live.Answer;
import plateau.server.live.Client;
import plateau.server.storage.file.Location;

/// A database that an earlier server wrote, before its log and its rows were records, is opened, and its games go on.
/// `earlier.json` is what that server answered to both players just before it was stopped.
class EarlierDatabaseTest {
    @TempDir
    Path folder = Path.of("");

    private Answer earlier;
    private TestSite site;
    private Client ada;
    private Client bob;

    @BeforeEach
    void open() throws IOException {
        try (var before = resource("earlier.json.gz");
                var database = resource("earlier.db.gz")) {
            earlier = Answer.of(new String(before.readAllBytes(), StandardCharsets.UTF_8));
            Files.copy(database, folder.resolve("plateau.db"));
        }
        var madeThen = earlier.object("gathering").object("seen").object("ada").number("created");
        var nextDay = Instant.ofEpochMilli(madeThen).plus(Duration.ofDays(1));
        var file = Location.of(folder.resolve("plateau.db").toString());
        site = new TestSite(file, new TestTime(nextDay), HttpSettings.local(0).withRates(Map.of()));
        ada = site.nobody().withToken(earlier.text("ada"));
        bob = site.nobody().withToken(earlier.text("bob"));
    }

    @AfterEach
    void close() {
        site.close();
    }

    private static InputStream resource(String name) throws IOException {
        return new GZIPInputStream(Objects.requireNonNull(EarlierDatabaseTest.class.getResourceAsStream(name)));
    }

    private String id(String table) {
        return earlier.object(table).text("id");
    }

    @ParameterizedTest
    @ValueSource(strings = {"running", "bot", "over", "ended", "gathering"})
    void everyTableIsAsItWas(String table) {
        var seen = earlier.object(table).object("seen");
        checkAsItWas(ada.table(id(table)), seen.object("ada"));
        if (!table.equals("gathering")) {
            checkAsItWas(bob.table(id(table)), seen.object("bob"));
        }
    }

    /// Whoever listened then does not now, time that passed while that server still ran counts, and games tell more of
    /// their positions than they did.
    private static void checkAsItWas(Answer now, Answer then) {
        assertThat(now)
                .containsAllEntriesOf(
                        then.without("seats").without("left").without("state").without("options"));
        assertThat(now.object("options")).containsAllEntriesOf(then.object("options"));
        if (then.containsKey("state")) {
            assertThat(now.object("state")).containsAllEntriesOf(then.object("state"));
        }
    }

    @Test
    void timeThatPassedWithoutAServerIsChargedToNobody() {
        var before = earlier.object("running").object("seen").object("ada").numbers("left");
        var now = ada.table(id("running")).numbers("left");
        assertThat(now.getFirst()).isEqualTo(before.getFirst());
        assertThat(now.getLast()).isBetween(before.getLast() - 60_000, before.getLast());
    }

    @Test
    void gamesGoOnToTheirEnd() {
        for (var table : List.of(id("running"), id("bot"))) {
            for (var now = ada.table(table); now.text("phase").equals("running"); now = ada.table(table)) {
                if (now.containsKey("legal")) {
                    ada.moveAny(table, 3).expect(200);
                } else if (bob.table(table).containsKey("legal")) {
                    bob.moveAny(table, 5).expect(200);
                } else {
                    ada.heard(table, now.count("event"));
                }
            }
            var record = ada.get("/api/tables/" + table + "/record").expect(200).json();
            assertThat(record.texts("moves")).hasSize(ada.table(table).count("ply"));
        }
    }

    @Test
    void whatHappenedIsToldFromTheFirstEventOn() {
        var told = ada.heard(id("running"), 0);
        assertThat(told).hasSize(ada.table(id("running")).count("event"));
        assertThat(told.stream().map(line -> Json.readObject(line).get("type"))).contains("sat", "started", "moved");
    }

    @Test
    void recordsOfGamesThatAreOverAreTheSame() {
        for (var table : List.of("over", "ended")) {
            var record =
                    ada.get("/api/tables/" + id(table) + "/record").expect(200).json();
            var then = earlier.object(table).object("record");
            assertThat(record).containsAllEntriesOf(then.without("options").without("identities"));
            assertThat(record.object("options")).containsAllEntriesOf(then.object("options"));
        }
    }

    @Test
    void gamesThatAreOverAreListed() {
        var over = ada.get("/api/tables?mine=true&phase=over").json().objects("tables");
        assertThat(over.stream().map(each -> each.text("id"))).containsExactlyInAnyOrder(id("over"), id("ended"));
    }
}
