package plateau.server.http;

import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http.HttpSecurity;
import io.helidon.webserver.http.RoutingRequest;
import io.helidon.webserver.http.RoutingResponse;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.logging.Level;
import java.util.logging.Logger;
import plateau.core.Interrupted;
import plateau.core.text.BadInput;
import plateau.core.text.Message;
import plateau.server.http.limits.HttpSettings;
import plateau.server.http.limits.RateLimits;
import plateau.server.http.message.Hooks;
import plateau.server.http.message.Media;
import plateau.server.http.message.ProblemPages;
import plateau.server.http.message.Request;
import plateau.server.http.message.Traffic;
import plateau.server.http.problem.Problem;
import plateau.words.Language;

/// Every request passes here: it is read, handled and answered, and whatever goes wrong becomes a
/// problem in words.
final class Gateway implements HttpRouting {
    private static final Logger LOG = Logger.getLogger(Gateway.class.getName());
    private static final HttpSecurity NO_SECURITY = HttpSecurity.create();

    private final Hooks hooks;
    private final ProblemPages pages;
    private final RequestReader reader;
    private final Sender sender;
    private final Streams streams;
    private final Traffic traffic;
    private final long idle;
    private volatile boolean isStopping;

    Gateway(
            HttpSettings settings,
            Hooks hooks,
            ProblemPages pages,
            List<Endpoint> endpoints,
            RateLimits rates,
            Traffic traffic,
            Streams streams) {
        this.hooks = hooks;
        this.pages = pages;
        this.traffic = traffic;
        this.streams = streams;
        this.reader = new RequestReader(settings, hooks, new Routes(endpoints), rates);
        this.sender = new Sender(settings, streams, this::brokeOff);
        this.idle = settings.limits().idle().toNanos();
    }

    /// Takes nothing new any more.
    void stop() {
        isStopping = true;
    }

    @Override
    public HttpSecurity security() {
        return NO_SECURITY;
    }

    @Override
    public void route(ConnectionContext context, RoutingRequest request, RoutingResponse response) {
        try {
            serve((Connection) context, request, response);
        } catch (CloseConnectionException end) {
            throw end;
        } catch (UncheckedIOException gone) {
            throw new CloseConnectionException("the reader is gone", gone);
        } catch (RuntimeException | Error fault) {
            LOG.log(Level.SEVERE, "a request could not be answered", fault);
            throw new CloseConnectionException("it could not be answered", fault);
        }
    }

    private void serve(Connection connection, RoutingRequest request, RoutingResponse response) {
        var exchange = new Exchange(connection, request, response);
        exchange.connection().withoutDeadline();
        traffic.running.incrementAndGet();
        long start = System.nanoTime();
        try {
            sender.send(exchange, answer(exchange));
        } finally {
            traffic.running.decrementAndGet();
            exchange.connection().within(idle);
            count(exchange, System.nanoTime() - start);
        }
        if (exchange.isLast()) {
            exchange.drain();
            throw new CloseConnectionException("the connection ends with this answer");
        }
    }

    private void count(Exchange exchange, long nanos) {
        var name = exchange.endpoint() == null ? "none" : exchange.endpoint().name();
        boolean isStream = exchange.endpoint() != null && exchange.endpoint().isStream();
        long bytes = exchange.bytes();
        traffic.count(name, exchange.status(), isStream ? -1 : nanos, bytes);
        AccessLog.write(exchange, name, nanos, bytes);
    }

    private Answer answer(Exchange exchange) {
        try {
            if (isStopping) {
                exchange.close();
                throw stopping();
            }
            var elsewhere = reader.withoutSlash(exchange);
            if (elsewhere.isPresent()) {
                return Answer.moved(elsewhere.get());
            }
            var request = reader.read(exchange);
            var endpoint = exchange.found();
            sender.checkTaken(exchange, endpoint);
            return endpoint.isStream() ? stream(exchange, endpoint, request) : plain(exchange, endpoint, request);
        } catch (CloseConnectionException gone) {
            throw gone;
        } catch (Throwable fault) {
            return problem(exchange, fault);
        }
    }

    /// What has been done is told, whatever the caller takes.
    private Answer plain(Exchange exchange, Endpoint endpoint, Request request) {
        var answer = endpoint.handle(request);
        if (!endpoint.isUnsafe()) {
            sender.checkTaken(exchange, answer);
        }
        return answer;
    }

    /// Who only asks whether there is a stream does not listen: to open one may change something.
    private Answer stream(Exchange exchange, Endpoint endpoint, Request request) {
        return exchange.isHead()
                ? Answer.bytes(Media.EVENTS, new byte[0])
                : streams.admitted(exchange, () -> endpoint.handle(request));
    }

    private Answer problem(Exchange exchange, Throwable fault) {
        var problem = problem(fault);
        var language = exchange.language();
        boolean isPage = wantsPage(exchange);
        Answer answer = new Answer.Bytes(
                problem.status(),
                isPage ? Media.HTML : Media.PROBLEM,
                isPage ? pages.html(problem, language, exchange::cookie) : pages.bytes(problem, language),
                problem.headers());
        return language == Language.ENGLISH ? answer : answer.with("Content-Language", language.code());
    }

    /// Whoever typed a wrong address in a browser is no program: it names pages among what it takes.
    private boolean wantsPage(Exchange exchange) {
        var path = exchange.request().prologue().uriPath().rawPath();
        return hooks.pages().isPresent()
                && !path.startsWith("/api/")
                && (exchange.method().equals("GET") || exchange.isHead())
                && Media.isNamed(exchange.accept(), Media.HTML_ONLY);
    }

    private Problem problem(Throwable fault) {
        return switch (fault) {
            case Problem problem -> problem;
            case BadInput bad -> Problem.bad(bad);
            default -> hooks.faults().apply(fault).orElseGet(() -> unexpected(fault));
        };
    }

    /// Something went wrong where nobody can be told any more but the operator, if anything is at fault.
    private void brokeOff(RuntimeException fault) {
        if (!isStopping || !Thread.currentThread().isInterrupted()) {
            var _ = problem(fault);
        }
    }

    private static Problem stopping() {
        return Problem.unavailable(
                Message.of("server.stopping", "the server is stopping: try again soon"), Duration.ofSeconds(5));
    }

    private Problem unexpected(Throwable fault) {
        // What was still at work in the end is broken off, which is nobody's fault.
        if (isStopping
                && (fault instanceof Interrupted || Thread.currentThread().isInterrupted())) {
            return stopping();
        }
        var id = UUID.randomUUID().toString();
        LOG.log(Level.SEVERE, "request failed, " + id, fault);
        return Problem.of(500, "server.fault", "something went wrong here; the operator finds it in the log as %s", id)
                .with("id", id);
    }
}
