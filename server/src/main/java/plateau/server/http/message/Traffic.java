package plateau.server.http.message;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/// What the layer itself counts.
public final class Traffic {
    private static final String REQUESTS = "plateau_http_requests_total";

    /// The figures of one endpoint.
    private static final class Figures {
        private final Map<Integer, Metrics.Counter> byStatus = new ConcurrentHashMap<>();
        private final Metrics.Histogram durations;

        private Figures(Metrics metrics, String endpoint) {
            durations = metrics.histogram(
                    "plateau_http_request_seconds",
                    "How long requests took, streams apart.",
                    Metrics.DURATIONS,
                    "endpoint",
                    endpoint);
        }
    }

    private final Metrics metrics;
    private final Map<String, Figures> byEndpoint = new ConcurrentHashMap<>();
    private final Metrics.Counter bytes;
    public final AtomicInteger running = new AtomicInteger();
    public final Metrics.Counter slowReaders;
    public final Metrics.Counter events;

    public Traffic(Metrics metrics) {
        this.metrics = metrics;
        bytes = metrics.counter("plateau_http_sent_bytes_total", "Bytes sent in answers.");
        events = metrics.counter("plateau_http_events_total", "Events sent down streams.");
        slowReaders = metrics.counter(
                "plateau_http_slow_readers_total", "Streams that were ended because nobody read them fast enough.");
        metrics.gauge("plateau_http_requests", "Requests at work.", running::get);
    }

    /// Counts an answer.
    public void count(String endpoint, int status, long nanos, long sent) {
        var figures = byEndpoint.get(endpoint);
        if (figures == null) {
            figures = byEndpoint.computeIfAbsent(endpoint, each -> new Figures(metrics, each));
        }
        counter(figures, endpoint, status).increment();
        if (nanos >= 0) {
            figures.durations.add(nanos);
        }
        bytes.add(sent);
    }

    private Metrics.Counter counter(Figures figures, String endpoint, int status) {
        var counter = figures.byStatus.get(status);
        return counter != null
                ? counter
                : figures.byStatus.computeIfAbsent(
                        status,
                        each -> metrics.counter(
                                REQUESTS,
                                "Requests that were answered.",
                                "endpoint",
                                endpoint,
                                "status",
                                each.toString()));
    }
}
