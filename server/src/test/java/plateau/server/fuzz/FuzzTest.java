package plateau.server.fuzz;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.server.storage.Databases;

/// The short form; `./plateau soak fuzz` is the long one.
@Tag("slow")
class FuzzTest {
    private static final int INPUTS = 8_000;

    @TempDir
    Path folder = Path.of("");

    @Test
    void nothingThatIsSentBreaksAServer() throws Exception {
        System.out.println(Siege.run(Databases.sqlite(folder), INPUTS, 1));
    }
}
