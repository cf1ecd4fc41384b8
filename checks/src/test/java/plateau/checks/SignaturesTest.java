package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Fixed seeded games of every game and bot come out as `signatures.txt` says. A change that moves a
/// signature says why; `./plateau golden` writes the file anew.
@Tag("slow")
class SignaturesTest {
    @Test
    void fixedGamesComeOutAsBefore() throws IOException, InterruptedException {
        var file = Project.ROOT.resolve("signatures.txt");
        var ran = Project.run(Map.of(), Project.plateau("signatures"));
        assertThat(ran.code()).as(ran.err()).isZero();
        if (Boolean.getBoolean("plateau.rewrite")) {
            Files.writeString(file, ran.out());
        }
        assertThat(ran.out()).isEqualTo(Files.readString(file));
    }
}
