package plateau.spark;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Collectors;
import org.apache.spark.SparkConf;
import plateau.core.text.BadInput;

/// How Spark is set up. What somebody has set already stays: on the command line of the virtual machine, by
/// `spark-submit`, or in Spark's own file `spark-defaults.conf`.
final class SparkSettings {
    private static final String FILE = "spark-defaults.conf";

    /// A task that a lost machine took along is played again, as often as machines are lost.
    private static final String TRIES = "100";

    private final SparkConf settings;

    SparkSettings(SparkConf settings) {
        this.settings = settings;
    }

    /// @param scratch for what does not fit into memory
    void complete(String master, Map<String, String> environment, Path scratch) {
        readDefaults(environment);
        settings.setMaster(master);
        settings.setIfMissing("spark.local.dir", scratch.toString());
        Map.of(
                        "spark.app.name", "Plateau",
                        "spark.ui.enabled", "false",
                        "spark.ui.showConsoleProgress", "false",
                        "spark.task.maxFailures", TRIES,
                        "spark.locality.wait", "0",
                        "spark.network.timeout", "60s",
                        "spark.hadoop.mapreduce.fileoutputcommitter.marksuccessfuljobs", "false")
                .forEach(settings::setIfMissing);
        // Every task is a job: nobody looks at thousands of them.
        for (var kept : List.of("ui.retainedJobs", "ui.retainedStages", "ui.retainedTasks")) {
            settings.setIfMissing("spark." + kept, "100");
        }
    }

    /// What the machines of the cluster use to reach this one: the address by which it reaches them.
    void reachedAt(String host) {
        if (System.getenv("SPARK_LOCAL_IP") == null) {
            settings.setIfMissing("spark.driver.host", host);
        }
    }

    void send(List<Path> jars) {
        var names = jars.stream().map(each -> each.toUri().toString());
        var all = names.collect(Collectors.joining(","));
        var more = settings.get("spark.jars", "");
        settings.set("spark.jars", more.isEmpty() ? all : more + "," + all);
    }

    private void readDefaults(Map<String, String> environment) {
        var folder = environment.get("SPARK_CONF_DIR");
        var home = environment.get("SPARK_HOME");
        if (folder != null) {
            readDefaults(Path.of(folder, FILE));
        } else if (home != null) {
            readDefaults(Path.of(home, "conf", FILE));
        }
    }

    private void readDefaults(Path file) {
        if (!Files.exists(file)) {
            return;
        }
        var properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            properties.load(reader);
        } catch (IOException | IllegalArgumentException unreadable) {
            throw new BadInput("spark.defaults", "'%s' cannot be read: %s", file, unreadable.toString());
        }
        for (var name : properties.stringPropertyNames()) {
            if (name.startsWith("spark.")) {
                settings.setIfMissing(name, properties.getProperty(name).strip());
            }
        }
    }
}
