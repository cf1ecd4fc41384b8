package plateau.server.http.message;

import io.helidon.http.DirectHandler;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.ServerResponseHeaders;
import io.helidon.http.Status;
import io.helidon.webserver.http.DirectHandlers;
import java.nio.charset.StandardCharsets;
import java.util.function.UnaryOperator;
import plateau.core.text.Json;
import plateau.core.text.Message;
import plateau.server.http.limits.HttpSettings;
import plateau.server.http.problem.Problem;
import plateau.server.http.problem.StatusWords;
import plateau.words.Language;

/// Problems in the words of those who read them; also those that are found before there is a request.
public final class ProblemPages {
    private final Hooks hooks;
    private final int longestHead;
    private final SafeHeaders safe;

    public ProblemPages(Hooks hooks, HttpSettings settings) {
        this.hooks = hooks;
        longestHead = settings.limits().head();
        safe = new SafeHeaders(settings.isSecure());
    }

    /// For people; only where there are pages.
    public byte[] html(Problem problem, Language language, UnaryOperator<String> cookies) {
        var detail = hooks.speech().apply(problem.detail(), language);
        return hooks.pages().orElseThrow().html(problem, detail, language, cookies);
    }

    /// For programs.
    public byte[] bytes(Problem problem, Language language) {
        var detail = hooks.speech().apply(problem.detail(), language);
        return Json.write(problem.body(detail)).getBytes(StandardCharsets.UTF_8);
    }

    /// A whole answer, for a connection on which nothing is read.
    public byte[] plain(Problem problem) {
        var body = bytes(problem, Language.ENGLISH);
        var text = new StringBuilder("HTTP/1.1 ");
        text.append(problem.status()).append(' ').append(StatusWords.of(problem.status()));
        text.append("\r\nContent-Type: ").append(Media.PROBLEM);
        text.append("\r\nContent-Length: ").append(body.length).append("\r\nConnection: close");
        safe.all()
                .forEach(header ->
                        text.append("\r\n").append(header.name()).append(": ").append(header.get()));
        problem.headers().forEach((name, value) -> text.append("\r\n").append(name + ": " + value));
        text.append("\r\n\r\n").append(new String(body, StandardCharsets.UTF_8));
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    /// What is said of requests that cannot even be read.
    public DirectHandlers direct() {
        var handlers = DirectHandlers.builder();
        for (var type : DirectHandler.EventType.values()) {
            handlers.addHandler(type, (request, event, status, headers, message) -> response(request, status, headers));
        }
        return handlers.build();
    }

    private DirectHandler.TransportResponse response(
            DirectHandler.TransportRequest request, Status status, ServerResponseHeaders headers) {
        var problem = unreadable(status.code());
        var language = Language.preferred(
                request.headers().first(HeaderNames.ACCEPT_LANGUAGE).orElse(""));
        safe.all().forEach(headers::set);
        headers.set(HeaderNames.CONTENT_TYPE, Media.PROBLEM);
        headers.set(HeaderValues.CONNECTION_CLOSE);
        return DirectHandler.TransportResponse.builder()
                .status(Status.create(problem.status(), StatusWords.of(problem.status())))
                .headers(headers)
                .keepAlive(false)
                .entity(bytes(problem, language))
                .build();
    }

    /// Whatever cannot be read is the sender's mistake, never ours. The server below does not tell headers
    /// that are too large from others that it cannot read: so what is said names the limit.
    private Problem unreadable(int status) {
        return switch (status) {
            case 413 -> Problem.of(413, "request.large", "the request is too large");
            case 431 ->
                Problem.of(
                        431,
                        "request.head",
                        "the request's headers are too large: at most %d bytes are taken",
                        longestHead);
            case 414 -> Problem.of(414, "request.line", "the request's address is too long");
            default ->
                Problem.bad(Message.of(
                        "request.unreadable",
                        "the request cannot be read: HTTP/1.1 is spoken here, with a"
                                + " proper address and Host, and headers of at most %d"
                                + " bytes",
                        longestHead));
        };
    }
}
