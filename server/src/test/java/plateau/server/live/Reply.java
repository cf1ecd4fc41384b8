package plateau.server.live;

import java.util.List;

/// What came back.
public record Reply(int status, String type, String body) {
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
