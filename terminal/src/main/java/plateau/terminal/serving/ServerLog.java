package plateau.terminal.serving;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import org.jspecify.annotations.Nullable;
import plateau.core.text.Json;
import plateau.core.text.Text;

/// What the server and all that it is made of have to say to the operator: a line each, for people or as
/// JSON.
final class ServerLog extends Handler {
    private static final String ACCESS = "plateau.server.access";
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss", Locale.ROOT);

    /// Kept, so that their levels stay.
    private static final Logger ALL = Logger.getLogger("");

    private static final Logger OURS = Logger.getLogger("plateau");
    private static final Logger REQUESTS = Logger.getLogger(ACCESS);

    private final PrintStream out;
    private final boolean isJson;
    private final SimpleFormatter messages = new SimpleFormatter();

    ServerLog(PrintStream out, boolean isJson) {
        this.out = out;
        this.isJson = isJson;
    }

    /// Takes over everything that is logged in this process. Of others' parts only warnings count.
    static void start(PrintStream out, boolean isJson, boolean withAccess) {
        LogManager.getLogManager().reset();
        var log = new ServerLog(out, isJson);
        log.setLevel(Level.ALL);
        ALL.addHandler(log);
        ALL.setLevel(Level.WARNING);
        // Lines for people say the same to them on the standard output.
        OURS.setLevel(isJson ? Level.INFO : Level.WARNING);
        REQUESTS.setLevel(withAccess ? Level.FINE : Level.OFF);
    }

    @Override
    public void publish(LogRecord record) {
        if (isLoggable(record)) {
            var text = isJson ? json(record) : line(record);
            synchronized (out) {
                out.println(text);
            }
        }
    }

    private String line(LogRecord record) {
        var time = TIME.format(record.getInstant().atZone(ZoneId.systemDefault()));
        var fields = access(record);
        if (!fields.isEmpty()) {
            return Text.format(
                    "%s %s %s %s %s",
                    time,
                    fields.get("address"),
                    fields.get("method"),
                    Text.printable(String.valueOf(fields.get("path"))),
                    fields.get("status"));
        }
        var said = Text.printable(messages.formatMessage(record));
        return time + " " + level(record) + ": " + said + trace(record.getThrown());
    }

    private String json(LogRecord record) {
        var line = new LinkedHashMap<String, @Nullable Object>();
        line.put("time", record.getInstant().truncatedTo(ChronoUnit.MILLIS).toString());
        line.put("level", level(record));
        var fields = access(record);
        line.put("message", fields.isEmpty() ? messages.formatMessage(record) : "request");
        line.put("logger", String.valueOf(record.getLoggerName()));
        fields.forEach((name, value) -> line.put(String.valueOf(name), value));
        if (record.getThrown() != null) {
            line.put("trace", trace(record.getThrown()).strip());
        }
        return Json.write(line);
    }

    private static String level(LogRecord record) {
        int level = record.getLevel().intValue();
        if (level >= Level.SEVERE.intValue()) {
            return "error";
        }
        return level >= Level.WARNING.intValue() ? "warning" : "info";
    }

    /// What a line about a request says; nothing for other lines.
    private static Map<?, ?> access(LogRecord record) {
        var parameters = record.getParameters();
        boolean isAccess = ACCESS.equals(record.getLoggerName());
        return isAccess && parameters != null && parameters.length == 1 && parameters[0] instanceof Map<?, ?> fields
                ? fields
                : Map.of();
    }

    private static String trace(@Nullable Throwable thrown) {
        if (thrown == null) {
            return "";
        }
        var trace = new StringWriter();
        thrown.printStackTrace(new PrintWriter(trace));
        return "\n" + trace.toString().stripTrailing();
    }

    @Override
    public void flush() {
        out.flush();
    }

    @Override
    public void close() {
        out.flush();
    }
}
