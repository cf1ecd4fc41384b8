package plateau.server.http;

import io.helidon.webserver.WebServer;
import io.helidon.webserver.http1.Http1Config;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import plateau.core.text.BadInput;
import plateau.core.text.Message;
import plateau.server.http.limits.HttpSettings;
import plateau.server.http.limits.RateLimits;
import plateau.server.http.message.Hooks;
import plateau.server.http.message.Metrics;
import plateau.server.http.message.ProblemPages;
import plateau.server.http.message.Traffic;

/// A server of endpoints. It adds two of its own: `/api/openapi.json` describes the others to programs,
/// `/metrics` says how it fares.
public final class HttpServer implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(HttpServer.class.getName());
    private static final Duration GRACE = Duration.ofSeconds(5);
    private static final int LONGEST_LINE = 4096;

    /// What is sent in parts is put together before, and streams are many.
    private static final int SMALL_BUFFER = 256;

    /// What the server below says of itself is of no interest to operators.
    private static final Logger BELOW = Logger.getLogger("io.helidon");

    /// It says with a trace that it ends where a server stops, and of everybody who comes just then.
    private static final Logger DOOR = Logger.getLogger("io.helidon.webserver.ServerListener");

    private final WebServer server;
    private final Gateway gateway;
    private final Streams streams;
    private final Traffic traffic;
    private final ScheduledExecutorService sweeper;

    private HttpServer(HttpSettings settings, List<Endpoint> endpoints, Hooks hooks, Metrics metrics) {
        traffic = new Traffic(metrics);
        streams = new Streams(settings, traffic, hooks.audience());
        var pages = new ProblemPages(hooks, settings);
        var rates = new RateLimits(settings.rates(), System::nanoTime);
        var all = new ArrayList<>(endpoints);
        all.addAll(OwnEndpoints.of(settings, hooks.groups(), endpoints, metrics));
        gateway = new Gateway(settings, hooks, pages, all, rates, traffic, streams);
        var connections = new Connections(settings, pages, http(settings), gateway);
        metrics.gauge("plateau_http_streams", "Open streams.", streams::size);
        metrics.gauge("plateau_http_connections", "Open connections.", connections::size);
        server = server(settings, pages, connections);
        sweeper = Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().daemon().name("http-sweeper").factory());
        repeat(connections::sweep, Duration.ofMillis(500));
        repeat(() -> streams.beat(connections.now()), Duration.ofMillis(500));
        repeat(rates::sweep, Duration.ofMinutes(1));
    }

    /// Does something again and again, also after it went wrong once.
    private void repeat(Runnable task, Duration pause) {
        long millis = pause.toMillis();
        var _ = sweeper.scheduleWithFixedDelay(
                () -> {
                    try {
                        task.run();
                    } catch (RuntimeException fault) {
                        LOG.log(Level.SEVERE, "sweeping failed", fault);
                    }
                },
                millis,
                millis,
                TimeUnit.MILLISECONDS);
    }

    /// Starts to listen; refuses in words if that is not possible.
    public static HttpServer start(HttpSettings settings, List<Endpoint> endpoints, Hooks hooks, Metrics metrics) {
        checkAddress(settings);
        if (BELOW.getLevel() == null) {
            BELOW.setLevel(Level.WARNING);
        }
        DOOR.setFilter(record -> !isEnd(record.getThrown()));
        var server = new HttpServer(settings, endpoints, hooks, metrics);
        server.server.start();
        if (!server.server.isRunning() || server.port() < 1) {
            server.sweeper.shutdownNow();
            throw new BadInput(why(settings, "in use"));
        }
        return server;
    }

    /// Whether this comes of a stop; what else goes wrong with listening, such as too many open files, is said.
    private static boolean isEnd(@Nullable Throwable thrown) {
        return thrown instanceof RejectedExecutionException
                || (thrown instanceof SocketException
                        && String.valueOf(thrown.getMessage()).endsWith("closed"));
    }

    private static Http1Config http(HttpSettings settings) {
        return Http1Config.builder()
                .maxHeadersSize(settings.limits().head())
                .maxPrologueLength(LONGEST_LINE)
                .validateRequestHeaders(true)
                .validateResponseHeaders(true)
                .continueImmediately(true)
                .log(log -> log.receiveLog(false).sendLog(false))
                .build();
    }

    private static WebServer server(HttpSettings settings, ProblemPages pages, Connections connections) {
        return WebServer.builder()
                .host(settings.host())
                .port(settings.port())
                .shutdownHook(false)
                .shutdownGracePeriod(Duration.ofMillis(500))
                .addConnectionSelector(connections)
                .protocolsDiscoverServices(false)
                // two buffers of 8 kB for each connection, and answers cut in pieces of that size
                .useNio(false)
                // an answer of several pieces waits for nobody's acknowledgement
                .connectionOptions(
                        options -> options.readTimeout(settings.limits().idle()).tcpNoDelay(true))
                .idleConnectionTimeout(Duration.ofDays(1))
                .directHandlers(pages.direct())
                .writeBufferSize(SMALL_BUFFER)
                .build();
    }

    /// The server itself says nothing of why it did not start: so the address is tried out before.
    private static void checkAddress(HttpSettings settings) {
        try (var trial = new ServerSocket()) {
            trial.setReuseAddress(true);
            trial.bind(new InetSocketAddress(InetAddress.getByName(settings.host()), settings.port()));
        } catch (UnknownHostException unknown) {
            throw new BadInput("listen.host", "cannot listen at %s: there is no such address", settings.host());
        } catch (IOException refused) {
            throw new BadInput(why(settings, String.valueOf(refused.getMessage())));
        }
    }

    private static Message why(HttpSettings settings, String said) {
        if (said.contains("in use")) {
            return Message.of(
                    "listen.taken",
                    "cannot listen at %s: another program listens at port %s already",
                    settings.host(),
                    "" + settings.port());
        }
        if (said.contains("assign")) {
            return Message.of(
                    "listen.foreign", "cannot listen at %s: it is no address of this machine", settings.host());
        }
        return Message.of(
                "listen.refused", "cannot listen at %s, port %s: %s", settings.host(), "" + settings.port(), said);
    }

    /// Where it listens in the end.
    public int port() {
        return server.port();
    }

    /// Stops: nothing new is taken, streams end, and what is at work gets a few seconds.
    public void stop(Duration grace) {
        gateway.stop();
        streams.stop();
        long end = System.nanoTime() + grace.toNanos();
        try {
            while (traffic.running.get() > 0 && System.nanoTime() - end < 0) {
                Thread.sleep(10);
            }
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
        server.stop();
        sweeper.shutdownNow();
    }

    @Override
    public void close() {
        stop(GRACE);
    }
}
