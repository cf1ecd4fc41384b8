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
import plateau.arena.Engine;
import plateau.arena.Series;
import plateau.arena.Work;
import plateau.arena.evaluation.Tables;
import plateau.core.text.Message;

/// Plays on Apache Spark: every task is a job of its own, so that series are the same as in threads here.
public final class SparkEngine implements Engine, Tables.Source {
    /// Tasks that wait keep machines busy between tasks, and are for those that come later.
    private static final int DESKS_PER_CORE = 2;

    private final SparkSession session;
    private final JavaSparkContext spark;
    private final OurJars jars;
    private final Roll roll;
    private final Farewell farewell;
    private final boolean isHere;

    private SparkEngine(SparkSession session, OurJars jars, Roll roll, boolean isHere) {
        this.session = session;
        spark = JavaSparkContext.fromSparkContext(session.sparkContext());
        this.jars = jars;
        this.roll = roll;
        farewell = new Farewell(session);
        this.isHere = isHere;
    }

    static SparkEngine open(Address address, SparkConf conf, Consumer<Message> news, int patience) {
        var settings = new Settings(conf);
        settings.complete(address.master(), System.getenv());
        var jars = new OurJars(Objects.requireNonNullElse(System.getenv("PLATEAU_JARS"), ""));
        try {
            if (address.isCluster()) {
                InetAddress own = Knock.at(address.master(), address.doors());
                settings.reachedAt(own.getHostAddress());
            }
            boolean isHere = address.master().startsWith("local");
            if (!isHere) {
                settings.send(jars.jars());
            }
            var session = Opening.session(address.master(), conf);
            var spark = JavaSparkContext.fromSparkContext(session.sparkContext());
            var roll = new Roll(spark, address.master(), news, patience);
            var engine = new SparkEngine(session, jars, roll, isHere);
            engine.gather();
            return engine;
        } catch (RuntimeException failed) {
            jars.close();
            throw failed;
        }
    }

    private void gather() {
        if (!isHere) {
            try {
                roll.gather();
            } catch (RuntimeException failed) {
                close();
                throw failed;
            }
        }
    }

    @Override
    public <R> List<Series.Desk<R>> desks(Work<R> work) {
        farewell.expect();
        var errand = new Errand<>(UUID.randomUUID().toString(), work);
        return Stream.<Series.Desk<R>>generate(() -> new SparkDesk<>(spark, errand))
                .limit((long) DESKS_PER_CORE * spark.defaultParallelism())
                .toList();
    }

    @Override
    public Tables tables(Path folder) {
        if (!isHere) {
            new Sharing(spark).check(folder);
        }
        return new SparkTables(session);
    }

    @Override
    public void close() {
        roll.close();
        farewell.close();
        jars.close();
    }
}
