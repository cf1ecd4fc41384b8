package plateau.server.live;

import java.io.IOException;
import java.net.SocketTimeoutException;
import java.util.ArrayList;
import java.util.List;

/// A stream of lines of JSON that is being read.
public final class Ear implements AutoCloseable {
    private static final String PRESENCE = "{\"type\":\"presence\"";
    private static final String GONE = "{\"type\":\"gone\"}";

    private final Connection connection;

    Ear(Connection connection) {
        this.connection = connection;
    }

    /// The next line that says something, but for who comes and goes, which is told whenever it may be;
    /// empty at the end.
    public String line() {
        var line = any();
        while (line.startsWith(PRESENCE)) {
            line = any();
        }
        return line;
    }

    /// Who is here, the next time that it is told.
    public Answer presence() {
        var line = any();
        while (!line.startsWith(PRESENCE)) {
            line = any();
        }
        return Answer.of(line);
    }

    private String any() {
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
