package plateau.server.live;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/// What came back.
///
/// @param headers by their names in small letters
public record Reply(int status, Map<String, String> headers, String body) {
    /// A header, or nothing.
    public String header(String name) {
        return headers.getOrDefault(name.toLowerCase(Locale.ROOT), "");
    }

    public String type() {
        return header("Content-Type");
    }

    /// Refuses every other answer.
    public Reply expect(int wanted) {
        if (status != wanted) {
            throw new IllegalStateException("answered " + status + ": " + body);
        }
        return this;
    }

    public Answer json() {
        return Answer.of(body);
    }

    /// The objects of a list.
    public List<Answer> list() {
        return Answer.all(body);
    }

    /// The objects of lines.
    public List<Answer> lines() {
        return body.lines().filter(line -> !line.isBlank()).map(Answer::of).toList();
    }

    public String text(String name) {
        return json().text(name);
    }

    /// The status and what is said about it.
    public String detail() {
        return status + " " + text("detail");
    }
}
