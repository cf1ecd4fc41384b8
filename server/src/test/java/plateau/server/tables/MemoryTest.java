package plateau.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.api.Phase;
import plateau.core.Clock;
import plateau.games.Games;
import plateau.server.TestTime;
import plateau.server.storage.Databases;
import plateau.server.storage.Storage;
import plateau.server.storage.rows.AccountRow;
import plateau.server.tables.terms.Credentials;
import plateau.server.tables.terms.StreamEnd;
import plateau.server.tables.terms.TableBounds;
import plateau.server.tables.terms.TablePlan;
import plateau.words.Language;

/// How many tables are in memory.
class MemoryTest {
    private static final TablePlan PLAN = new TablePlan(
            Games.named("piles").fromJson(Map.of()),
            Clock.NONE,
            List.of(new TablePlan.Maker(""), new TablePlan.Free()),
            true,
            Optional.empty(),
            Optional.empty(),
            Optional.of(""),
            false,
            TablePlan.Pace.USUAL,
            TablePlan.Opening.NONE);

    @TempDir
    Path folder = Path.of("");

    static Thinkers nobody() {
        return (Thinkers) Proxy.newProxyInstance(
                Thinkers.class.getClassLoader(),
                new Class<?>[] {Thinkers.class},
                (_, method, _) -> method.getReturnType() == boolean.class ? false : null);
    }

    @Test
    void thoseThatWereUsedLeastLatelySleepWhenThereAreTooMany() {
        var time = new TestTime();
        var ada = new AccountRow("ada", AccountRow.Kind.PERSON, "Ada", "", 0, 0);
        try (var storage = Storage.open(Databases.sqlite(folder), time);
                var tables =
                        new Tables(storage, time, TableBounds.USUAL, nobody(), Rater.NONE, Duration.ofHours(1), 3)) {
            var made = new ArrayList<String>();
            for (int each = 0; each < 6; each++) {
                made.add(tables.make(PLAN, ada, ""));
                time.pass(Duration.ofSeconds(1));
            }
            var ear = tables.listen(
                    made.getFirst(),
                    Credentials.of(""),
                    new StreamOptions(
                            Optional.empty(), Language.ENGLISH, Optional.empty(), StreamEnd.ALWAYS, Optional.empty()));
            tables.goRound();
            assertThat(tables.inMemory()).isEqualTo(3);
            assertThat(ear.isClosed()).isFalse();
            assertThat(storage.table(made.get(1)).orElseThrow().awake()).isFalse();
            assertThat(storage.table(made.get(5)).orElseThrow().awake()).isTrue();
            assertThat(tables.look(made.get(1), Credentials.of(""), Optional.empty())
                            .phase())
                    .isEqualTo(Phase.GATHERING);
        }
    }
}
