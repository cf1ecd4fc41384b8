package plateau.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import plateau.server.storage.file.StorageDown;

/// What callers are told of what goes wrong inside.
class FaultsTest {
    private static String detail(StorageDown down) {
        return new Faults(_ -> {}).problem(down).orElseThrow().detail().toString();
    }

    @Test
    void whereTheDatabaseIsIsNotTold() {
        var down = new StorageDown("refused by 10.0.0.7:5432", new IOException());
        assertThat(detail(down)).contains("try again").doesNotContain("10.0.0.7");
    }

    @Test
    void whatMayHaveBeenWrittenIsToldSo() {
        assertThat(detail(new StorageDown("lost", true)))
                .contains("whether it was written is not known: look before you try again");
    }
}
