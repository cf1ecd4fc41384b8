package plateau.spark;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apache.spark.SparkConf;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// Where Spark is to be found.
///
/// @param master as Spark wants it
/// @param doors of a cluster's masters; none where Spark runs in this process, or was found by whoever
///     started the program
record MasterUrl(String master, List<Door> doors) {
    /// What to give where `spark-submit` started the program and knows the master.
    static final String SUBMITTED = "spark-submit";

    private static final String MASTER = "spark.master";
    private static final String CLUSTER = "spark://";
    private static final Pattern HERE = Pattern.compile("local\\[(\\*|[1-9][0-9]{0,3})\\]");
    private static final Pattern HOST = Pattern.compile("[A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+\\]");
    private static final Pattern PORT = Pattern.compile("[1-9][0-9]{0,4}");
    private static final Pattern MANAGED = Pattern.compile("(yarn|k8s|mesos)\\b.*");
    private static final int LAST_PORT = 65535;

    /// A host's port.
    record Door(String host, int port) {
        @Override
        public String toString() {
            return host + ":" + port;
        }
    }

    MasterUrl {
        doors = List.copyOf(doors);
    }

    /// Reads what people type; refuses what is nowhere.
    static MasterUrl of(String text, SparkConf settings) {
        if (text.equals(SUBMITTED)) {
            return new MasterUrl(
                    Optional.ofNullable(settings.get(MASTER, null)).orElseThrow(MasterUrl::notSubmitted), List.of());
        }
        if (HERE.matcher(text).matches()) {
            return new MasterUrl(text, List.of());
        }
        if (text.startsWith(CLUSTER)) {
            return new MasterUrl(text, doors(text));
        }
        if (MANAGED.matcher(text).matches()) {
            throw new BadInput(
                    "spark.managed",
                    "--on %s: such a cluster starts programs itself: run spark-submit --master %s …"
                            + " with --on %s (docs/spark.md has the whole command)",
                    text,
                    text,
                    SUBMITTED);
        }
        throw new BadInput(
                "spark.address",
                "--on %s: must be local[*], local[N] (N threads) or spark://HOST:PORT, or %s where"
                        + " that started the program",
                text,
                SUBMITTED);
    }

    boolean isCluster() {
        return !doors.isEmpty();
    }

    private static BadInput notSubmitted() {
        return new BadInput(
                "spark.not-submitted",
                "--on %s: the program was not started by it; name the master: local[*], local[N] or"
                        + " spark://HOST:PORT",
                SUBMITTED);
    }

    /// Where masters stand by for each other there are several.
    private static List<Door> doors(String text) {
        var doors = new ArrayList<Door>();
        for (var part : text.substring(CLUSTER.length()).split(",", -1)) {
            doors.add(door(part).orElseThrow(() -> noDoor(text, part)));
        }
        return doors;
    }

    private static Optional<Door> door(String part) {
        int colon = part.lastIndexOf(':');
        if (colon <= 0 || !PORT.matcher(part.substring(colon + 1)).matches()) {
            return Optional.empty();
        }
        var host = part.substring(0, colon);
        long port = Text.wholeNumber(part.substring(colon + 1)).orElseThrow();
        return HOST.matcher(host).matches() && port <= LAST_PORT
                ? Optional.of(new Door(host, (int) port))
                : Optional.empty();
    }

    private static BadInput noDoor(String text, String part) {
        return new BadInput("spark.door", "--on %s: '%s' must be HOST:PORT, such as spark://10.0.0.1:7077", text, part);
    }
}
