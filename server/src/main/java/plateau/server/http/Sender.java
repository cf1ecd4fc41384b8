package plateau.server.http;

import io.helidon.http.Header;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.Status;
import io.helidon.webserver.CloseConnectionException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import plateau.core.text.Text;
import plateau.core.wire.ValueKind;
import plateau.core.wire.Wire;
import plateau.server.http.limits.HttpSettings;
import plateau.server.http.message.Media;
import plateau.server.http.message.SafeHeaders;
import plateau.server.http.problem.Problem;
import plateau.server.http.problem.StatusWords;

/// Sends answers.
final class Sender {
    private static final byte[] NOTHING = {};
    private static final int BATCH = 16 * 1024;

    private final SafeHeaders safe;
    private final Streams streams;
    private final Consumer<RuntimeException> faults;
    private final long patience;
    private final Map<String, Header> types = new ConcurrentHashMap<>();
    private final Map<Integer, Status> statuses = new ConcurrentHashMap<>();

    /// @param faults takes what goes wrong where an answer has begun
    Sender(HttpSettings settings, Streams streams, Consumer<RuntimeException> faults) {
        this.faults = faults;
        this.safe = new SafeHeaders(settings.isSecure());
        this.streams = streams;
        this.patience = settings.limits().writing().toNanos();
    }

    /// Refuses a caller who takes nothing that may be answered, before anything is done.
    void checkTaken(Exchange exchange, Endpoint endpoint) {
        var accept = exchange.accept();
        var types = endpoint.outcomes().stream()
                .map(Endpoint.Outcome::type)
                .filter(type -> !type.isEmpty())
                .toList();
        boolean isTaken = types.isEmpty() || types.stream().anyMatch(type -> Media.isTaken(accept, type));
        if (!isTaken && !(endpoint.isStream() && Media.isTaken(accept, Media.LINES))) {
            throw notTaken(accept, types);
        }
    }

    private static Problem notTaken(String accept, List<String> given) {
        return Problem.of(
                406,
                "accept.other",
                "this cannot be given as %s, but as %s",
                Text.shorten(Text.printable(accept), ValueKind.QUOTED),
                given.stream().map(Media::essence).distinct().collect(Collectors.joining(", ")));
    }

    /// Refuses to answer something that the caller does not take.
    void checkTaken(Exchange exchange, Answer answer) {
        var accept = exchange.accept();
        if (Media.isAny(accept)) {
            return;
        }
        var types = types(answer);
        if (!types.isEmpty() && types.stream().noneMatch(type -> Media.isTaken(accept, type))) {
            close(answer);
            throw notTaken(accept, types);
        }
    }

    /// As what it can be sent; nothing for an answer without content.
    private static List<String> types(Answer answer) {
        return switch (answer) {
            case Answer.Json json -> List.of(Media.JSON);
            case Answer.Bytes bytes -> bytes.bytes().length == 0 ? List.of() : List.of(bytes.type());
            case Answer.Kept kept -> List.of(kept.type());
            case Answer.Lines lines -> List.of(lines.type());
            case Answer.Written written -> List.of(written.type());
            case Answer.Stream stream -> List.of(Media.EVENTS, Media.LINES);
        };
    }

    private static void close(Answer answer) {
        switch (answer) {
            case Answer.Lines lines -> lines.lines().close();
            case Answer.Stream stream -> stream.outbox().close();
            case Answer.Json json -> {}
            case Answer.Bytes bytes -> {}
            case Answer.Kept kept -> {}
            case Answer.Written written -> {}
        }
    }

    void send(Exchange exchange, Answer answer) {
        if (isKnown(exchange, answer)) {
            close(answer);
            head(exchange, 304, answer);
            whole(exchange, 304, NOTHING);
            return;
        }
        head(exchange, answer.status(), answer);
        switch (answer) {
            case Answer.Json json -> {
                type(exchange, Media.JSON);
                var bytes = Wire.write(json.value()).getBytes(StandardCharsets.UTF_8);
                whole(exchange, json.status(), Compression.pack(exchange, Media.JSON, bytes));
            }
            case Answer.Bytes bytes -> {
                if (!bytes.type().isEmpty()) {
                    type(exchange, bytes.type());
                }
                whole(exchange, bytes.status(), Compression.pack(exchange, bytes.type(), bytes.bytes()));
            }
            case Answer.Kept kept -> {
                type(exchange, kept.type());
                whole(exchange, kept.status(), Compression.pack(exchange, kept.type(), kept.bytes(), kept.packed()));
            }
            case Answer.Lines lines -> {
                type(exchange, lines.type());
                lines(exchange, lines);
            }
            case Answer.Written written -> {
                type(exchange, written.type());
                written(exchange, written);
            }
            case Answer.Stream stream -> streams.send(exchange, stream);
        }
    }

    private static boolean isKnown(Exchange exchange, Answer answer) {
        var tag = answer.status() == 200 ? answer.headers().get("ETag") : null;
        if (tag == null) {
            return false;
        }
        var known = exchange.header(HeaderNames.IF_NONE_MATCH);
        return known.equals("*") || known.contains(tag);
    }

    private void head(Exchange exchange, int status, Answer answer) {
        var response = exchange.response();
        response.status(status(status));
        var headers = response.headers();
        safe.put(headers, answer.headers());
        if (exchange.isLast()) {
            headers.set(HeaderValues.CONNECTION_CLOSE);
        }
    }

    private Status status(int status) {
        var known = statuses.get(status);
        return known != null
                ? known
                : statuses.computeIfAbsent(status, each -> Status.create(each, StatusWords.of(each)));
    }

    private void type(Exchange exchange, String type) {
        var known = types.get(type);
        exchange.response()
                .headers()
                .set(
                        known != null
                                ? known
                                : types.computeIfAbsent(
                                        type, each -> HeaderValues.createCached(HeaderNames.CONTENT_TYPE, each)));
    }

    private void whole(Exchange exchange, int status, byte[] bytes) {
        var response = exchange.response();
        exchange.connection().within(patience);
        if (exchange.isHead() && bytes.length > 0) {
            response.headers().contentLength(bytes.length);
            response.send(NOTHING);
        } else {
            response.send(bytes);
        }
        exchange.sent(status, response.bytesWritten());
    }

    private void lines(Exchange exchange, Answer.Lines answer) {
        long sent = 0;
        try (var lines = answer.lines();
                var out = exchange.response().outputStream()) {
            if (!exchange.isHead()) {
                sent = write(exchange, lines.iterator(), out);
            }
        } catch (IOException gone) {
            throw new CloseConnectionException("the reader is gone", gone);
        } finally {
            exchange.sent(answer.status(), sent);
        }
        exchange.response().commit();
    }

    /// What breaks off ends the connection, so that its reader knows.
    private void written(Exchange exchange, Answer.Written answer) {
        var out = new PatientStream(exchange, patience);
        try (out) {
            if (!exchange.isHead()) {
                answer.content().writeTo(out);
            }
        } catch (IOException | RuntimeException broken) {
            throw new CloseConnectionException("what was sent broke off", broken);
        } finally {
            exchange.sent(answer.status(), out.sent());
        }
        exchange.response().commit();
    }

    private long write(Exchange exchange, java.util.Iterator<String> lines, OutputStream out) throws IOException {
        var batch = new ByteArrayOutputStream(BATCH + 1024);
        long sent = 0;
        while (hasNext(lines)) {
            batch.writeBytes(lines.next().getBytes(StandardCharsets.UTF_8));
            batch.write('\n');
            if (batch.size() >= BATCH) {
                sent += flush(exchange, batch, out);
            }
        }
        return sent + flush(exchange, batch, out);
    }

    /// An export that breaks off ends the connection, so that its reader knows.
    private boolean hasNext(java.util.Iterator<String> lines) {
        try {
            return lines.hasNext();
        } catch (RuntimeException fault) {
            faults.accept(fault);
            throw new CloseConnectionException("the lines broke off", fault);
        }
    }

    private long flush(Exchange exchange, ByteArrayOutputStream batch, OutputStream out) throws IOException {
        int size = batch.size();
        exchange.connection().within(patience);
        batch.writeTo(out);
        exchange.connection().withoutDeadline();
        batch.reset();
        return size;
    }
}
