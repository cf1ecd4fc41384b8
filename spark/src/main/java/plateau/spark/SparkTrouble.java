package plateau.spark;

import java.util.Objects;
import plateau.arena.series.Engine;
import plateau.core.text.Message;
import plateau.core.text.Text;

/// What goes wrong in Spark, in words.
final class SparkTrouble {
    private static final int LONGEST = 300;

    private SparkTrouble() {}

    /// Why a task cannot be played.
    static Engine.Breakdown of(Throwable thrown) {
        var text = text(thrown);
        if (text.contains(UnsupportedClassVersionError.class.getSimpleName())) {
            return new Engine.Breakdown(
                    Message.of(
                            "spark.java",
                            "the workers run a Java that is too old: Plateau needs Java 25 there, too"
                                    + " (JAVA_HOME of each worker)"),
                    thrown);
        }
        return new Engine.Breakdown(
                Message.of("spark.failed", "Spark cannot go on: %s", Text.shorten(first(text), LONGEST)), thrown);
    }

    /// The application has ended before any game was played, or in the middle.
    static Engine.Breakdown ended(String address) {
        return new Engine.Breakdown(
                Message.of(
                        "spark.ended",
                        "%s: the cluster has ended this program's work there; what its workers start for"
                                + " it may end at once, for want of Java 25 or of memory: their logs say"
                                + " why",
                        address),
                new IllegalStateException());
    }

    private static String text(Throwable thrown) {
        var told = new StringBuilder();
        for (var each = thrown; each != null; each = each.getCause()) {
            told.append(Objects.requireNonNullElse(each.getMessage(), each.toString()))
                    .append('\n');
        }
        return told.toString();
    }

    /// The first line that says something.
    private static String first(String text) {
        return text.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("Exception thrown by job"))
                .findFirst()
                .orElse(text);
    }
}
