package plateau.server.http.message;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.DoubleSupplier;

/// Figures about a server that runs, in the text format of Prometheus.
public final class Metrics {
    /// In seconds.
    static final double[] DURATIONS = {0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10};

    /// Something that only grows.
    public static final class Counter {
        private final LongAdder count = new LongAdder();

        public void add(long more) {
            count.add(more);
        }

        public void increment() {
            count.increment();
        }

        public long count() {
            return count.sum();
        }
    }

    /// How often values fell below each of some bounds.
    public static final class Histogram {
        private final double[] bounds;
        private final LongAdder[] counts;
        private final LongAdder nanos = new LongAdder();

        private Histogram(double[] bounds) {
            this.bounds = bounds.clone();
            this.counts = new LongAdder[bounds.length + 1];
            for (int i = 0; i < counts.length; i++) {
                counts[i] = new LongAdder();
            }
        }

        /// Adds a time that was taken.
        public void add(long nanosTaken) {
            double seconds = nanosTaken / 1e9;
            int i = 0;
            while (i < bounds.length && seconds > bounds[i]) {
                i++;
            }
            counts[i].increment();
            nanos.add(nanosTaken);
        }
    }

    /// What is known under one name.
    private record Family(String kind, String help, Map<String, Object> byLabels) {}

    private final Map<String, Family> families = new ConcurrentSkipListMap<>();

    /// The counter of a name; labels as `{"endpoint", "playMove", …}`.
    public Counter counter(String name, String help, String... labels) {
        return (Counter) family("counter", name, help)
                .byLabels()
                .computeIfAbsent(labels(List.of(labels)), each -> new Counter());
    }

    public Histogram histogram(String name, String help, double[] bounds, String... labels) {
        return (Histogram) family("histogram", name, help)
                .byLabels()
                .computeIfAbsent(labels(List.of(labels)), each -> new Histogram(bounds));
    }

    /// A figure that is looked up whenever somebody wants to know it.
    public void gauge(String name, String help, DoubleSupplier value, String... labels) {
        family("gauge", name, help).byLabels().put(labels(List.of(labels)), value);
    }

    private Family family(String kind, String name, String help) {
        return families.computeIfAbsent(name, each -> new Family(kind, help, new ConcurrentSkipListMap<>()));
    }

    private static String labels(List<String> labels) {
        var text = new StringBuilder();
        for (int i = 0; i < labels.size(); i += 2) {
            text.append(i == 0 ? "" : ",").append(labels.get(i)).append("=\"");
            text.append(escaped(labels.get(i + 1))).append('"');
        }
        return text.toString();
    }

    private static String escaped(String value) {
        return value.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
    }

    /// All of them as text.
    public String text() {
        var text = new StringBuilder();
        families.forEach((name, family) -> write(text, name, family));
        return text.toString();
    }

    private static void write(StringBuilder text, String name, Family family) {
        text.append("# HELP ").append(name).append(' ').append(family.help()).append('\n');
        text.append("# TYPE ").append(name).append(' ').append(family.kind()).append('\n');
        family.byLabels().forEach((labels, value) -> {
            switch (value) {
                case Counter counter -> line(text, name, labels, "" + counter.count());
                case Histogram histogram -> histogram(text, name, labels, histogram);
                case DoubleSupplier gauge -> line(text, name, labels, number(gauge.getAsDouble()));
                default -> throw new IllegalStateException(name);
            }
        });
    }

    private static void histogram(StringBuilder text, String name, String labels, Histogram histogram) {
        var before = labels.isEmpty() ? "" : labels + ",";
        long sum = 0;
        for (int i = 0; i < histogram.counts.length; i++) {
            sum += histogram.counts[i].sum();
            var bound = i < histogram.bounds.length ? number(histogram.bounds[i]) : "+Inf";
            line(text, name + "_bucket", before + "le=\"" + bound + "\"", "" + sum);
        }
        line(text, name + "_sum", labels, number(histogram.nanos.sum() / 1e9));
        line(text, name + "_count", labels, "" + sum);
    }

    private static String number(double value) {
        return value == Math.rint(value) && Math.abs(value) < 1e15
                ? Long.toString((long) value)
                : Double.toString(value);
    }

    private static void line(StringBuilder text, String name, String labels, String value) {
        text.append(name);
        if (!labels.isEmpty()) {
            text.append('{').append(labels).append('}');
        }
        text.append(' ').append(value).append('\n');
    }
}
