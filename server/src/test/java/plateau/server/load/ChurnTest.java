package plateau.server.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.server.storage.Databases;

/// The short form of `./plateau soak churn`.
@Tag("slow")
class ChurnTest {
    @TempDir
    Path folder = Path.of("");

    @Test
    void tablesThatNobodyNeedsLeaveNothingInMemory() throws Exception {
        var load = new ChurnLoad(Duration.ofSeconds(4), Duration.ofSeconds(1));
        var figures = load.run(Databases.sqlite(folder), "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx512m");
        System.out.println(figures);
        assertThat(figures.tables()).isGreaterThan(20);
        assertThat(figures.inMemory().getLast()).isZero();
        assertThat(figures.heaps().getLast() - figures.heaps().getFirst()).isLessThan(6L << 20);
        assertThat(figures.files().getLast()).isLessThan(figures.files().getFirst() + 20);
    }
}
