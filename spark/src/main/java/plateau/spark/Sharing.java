package plateau.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.UUID;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.Function;
import plateau.arena.folder.Unwritten;
import plateau.core.text.BadInput;
import plateau.core.text.Message;

/// Looks whether the machines of a cluster see a folder of this one, since they are the ones who write there.
record Sharing(JavaSparkContext spark) {
    /// Whether a file is there.
    private record Look() implements Function<String, Boolean> {
        @Override
        public Boolean call(String file) {
            return Files.exists(Path.of(file)) && Files.isWritable(Path.of(file).getParent());
        }
    }

    void check(Path folder) {
        var mark = folder.toAbsolutePath().resolve(".plateau-" + UUID.randomUUID());
        try {
            Files.writeString(mark, "");
            int machines = 2 * spark.defaultParallelism();
            var looks = Collections.nCopies(machines, mark.toString());
            if (spark.parallelize(looks, machines).map(new Look()).collect().contains(false)) {
                throw new BadInput(
                        "spark.unshared",
                        "the workers, who write the Parquet files, cannot write to '%s': name a folder"
                                + " that this machine and theirs share, under the same name",
                        folder);
            }
        } catch (IOException full) {
            throw new Unwritten(Message.of("spark.unwritten", "'%s' cannot be written: %s", folder, full.toString()));
        } finally {
            delete(mark);
        }
    }

    private static void delete(Path mark) {
        try {
            Files.deleteIfExists(mark);
        } catch (IOException left) {
            mark.toFile().deleteOnExit();
        }
    }
}
