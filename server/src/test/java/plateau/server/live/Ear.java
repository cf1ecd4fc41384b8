package plateau.server.live;

import java.io.IOException;
import java.net.SocketTimeoutException;
import java.util.ArrayList;
import java.util.List;

/// A stream of lines of JSON that is being read.
public final class Ear implements AutoCloseable {
    private static final String GONE = "{\"type\":\"gone\"}";

    private final Connection connection;

    Ear(Connection connection) {
        this.connection = connection;
    }

    /// The next line that says something; empty at the end.
    public String line() {
        try {
            return connection.next();
        } catch (SocketTimeoutException silence) {
            throw new AssertionError("nothing is said", silence);
        } catch (IOException cut) {
            return "";
        }
    }

    /// The next line; one of the type `gone` at the end.
    public Answer next() {
        var line = line();
        return Answer.of(line.isEmpty() ? GONE : line);
    }

    /// The next line, which has to be of a type.
    public Answer next(String type) {
        var line = next();
        if (!line.text("type").equals(type)) {
            throw new AssertionError(type + " was expected, not " + line);
        }
        return line;
    }

    /// All lines up to the next one of a type.
    public List<String> until(String type) {
        var lines = new ArrayList<String>();
        while (true) {
            var line = line();
            if (line.isEmpty()) {
                throw new AssertionError("no " + type + " in " + lines);
            }
            lines.add(line);
            if (Answer.of(line).text("type").equals(type)) {
                return lines;
            }
        }
    }

    /// The next line of a type.
    public Answer event(String type) {
        return Answer.of(until(type).getLast());
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (IOException ignored) {
            // It is not read any more.
        }
    }
}
