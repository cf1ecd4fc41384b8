package plateau.server.http.problem;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import plateau.core.text.BadInput;
import plateau.core.text.Message;

/// Why a request is refused, in the form of RFC 9457. Thrown by a handler, it is the answer.
public final class Problem extends RuntimeException {
    private final int status;
    private final String name;
    private final transient Message detail;
    private final transient Map<String, Object> members;
    private final transient Map<String, String> headers;

    private Problem(int status, String name, Message detail, Map<String, Object> members, Map<String, String> headers) {
        super(detail.toString(), null, false, false);
        this.status = status;
        this.name = name;
        this.detail = detail;
        this.members = members;
        this.headers = headers;
    }

    /// A problem that its status tells enough of for programs, and the sentence for people.
    public static Problem of(int status, Message detail) {
        return new Problem(status, "", detail, Map.of(), Map.of());
    }

    public static Problem of(int status, String key, String english, Object... arguments) {
        return of(status, Message.of(key, english, arguments));
    }

    /// 400: what was sent cannot be used.
    public static Problem bad(Message detail) {
        return of(400, detail);
    }

    /// 400: something that was given cannot be used.
    public static Problem bad(BadInput given) {
        var problem = bad(given.inWords());
        return given.field().isEmpty() ? problem : problem.with("field", given.field());
    }

    /// 401: no token, or one that nobody has.
    public static Problem unknownCaller(Message detail) {
        return of(401, detail).header("WWW-Authenticate", "Bearer realm=\"plateau\"");
    }

    /// 403: not for this caller.
    public static Problem forbidden(Message detail) {
        return of(403, detail);
    }

    /// 404: there is no such thing.
    public static Problem missing(Message detail) {
        return of(404, detail);
    }

    /// 409: it cannot be done as things stand.
    public static Problem conflict(Message detail) {
        return of(409, detail);
    }

    /// 429: too much of it, for some time.
    public static Problem tooMany(Message detail, Duration wait) {
        return of(429, detail).after(wait);
    }

    /// 503: not now.
    public static Problem unavailable(Message detail, Duration wait) {
        return of(503, detail).after(wait);
    }

    public static Problem wrongMethod(List<String> allowed, Message detail) {
        return of(405, detail).header("Allow", String.join(", ", allowed));
    }

    /// The problem with a name of its own, by which programs know it: its type is `/problems/NAME`.
    public Problem named(String name) {
        return new Problem(status, name, detail, members, headers);
    }

    /// The problem with one more member for programs to read.
    public Problem with(String member, Object value) {
        var more = new LinkedHashMap<>(members);
        more.put(member, value);
        return new Problem(status, name, detail, more, headers);
    }

    /// The problem with one more header.
    public Problem header(String header, String value) {
        var more = new TreeMap<>(headers);
        more.put(header, value);
        return new Problem(status, name, detail, members, more);
    }

    /// In whole seconds, rounded up.
    private Problem after(Duration wait) {
        long seconds = Math.max(1, wait.plusNanos(999_999_999).toSeconds());
        return with("retryAfter", seconds).header("Retry-After", Long.toString(seconds));
    }

    public int status() {
        return status;
    }

    /// `about:blank` if the status says it all.
    public String type() {
        return name.isEmpty() ? "about:blank" : "/problems/" + name;
    }

    public Message detail() {
        return detail;
    }

    public Map<String, Object> members() {
        return members;
    }

    public Map<String, String> headers() {
        return headers;
    }

    /// What is sent.
    public Map<String, Object> body(String detailInWords) {
        var body = new LinkedHashMap<String, Object>();
        body.put("type", type());
        body.put("title", StatusWords.of(status));
        body.put("status", status);
        body.put("detail", detailInWords);
        members.forEach(body::putIfAbsent);
        return body;
    }
}
