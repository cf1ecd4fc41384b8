package plateau.spark;

import java.net.InetAddress;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;
import plateau.arena.evaluation.sheets.TableStore;
import plateau.arena.series.Engine;
import plateau.arena.series.Series;
import plateau.arena.series.Work;
import plateau.core.text.Message;

/// Plays on Apache Spark: every task is a job of its own, so that series are the same as in threads here.
public final class SparkEngine implements Engine, TableStore.Source {
    /// Tasks that wait keep machines busy between tasks, and are for those that come later.
    private static final int DESKS_PER_CORE = 2;

    private final SparkSession session;
    private final JavaSparkContext spark;
    private final Roll roll;
    private final SessionCloser closer;
    private final boolean isHere;

    private SparkEngine(SparkSession session, SessionCloser closer, Roll roll, boolean isHere) {
        this.session = session;
        spark = JavaSparkContext.fromSparkContext(session.sparkContext());
        this.closer = closer;
        this.roll = roll;
        this.isHere = isHere;
    }

    static SparkEngine open(MasterUrl address, SparkConf conf, Consumer<Message> news, int patience) {
        var closer = new SessionCloser();
        try {
            boolean isHere = address.master().startsWith("local");
            settle(address, new SparkSettings(conf), closer.scratch(), isHere);
            var session = Opening.session(address.master(), conf);
            closer.of(session);
            var spark = JavaSparkContext.fromSparkContext(session.sparkContext());
            var roll = new Roll(spark, address.master(), news, patience);
            if (!isHere) {
                roll.gather();
            }
            return new SparkEngine(session, closer, roll, isHere);
        } catch (RuntimeException failed) {
            closer.close();
            throw failed;
        }
    }

    private static void settle(MasterUrl address, SparkSettings settings, Path scratch, boolean isHere) {
        settings.complete(address.master(), System.getenv(), scratch);
        if (address.isCluster()) {
            InetAddress own = Knock.at(address.master(), address.doors());
            settings.reachedAt(own.getHostAddress());
        }
        if (!isHere) {
            var more = Objects.requireNonNullElse(System.getenv("PLATEAU_JARS"), "");
            settings.send(new OurJars(more, scratch).jars());
        }
    }

    @Override
    public int desks() {
        return DESKS_PER_CORE * spark.defaultParallelism();
    }

    @Override
    public <R> List<Series.Desk<R>> desks(Work<R> work) {
        closer.await();
        var errand = new Errand<>(UUID.randomUUID().toString(), work);
        return Stream.<Series.Desk<R>>generate(() -> new SparkDesk<>(spark, errand))
                .limit(desks())
                .toList();
    }

    @Override
    public TableStore tables(Path folder) {
        if (!isHere) {
            new Sharing(spark).check(folder);
        }
        return new SparkTables(session);
    }

    @Override
    public void close() {
        roll.close();
        closer.close();
    }
}
