package plateau.server.http.message;

import java.nio.charset.StandardCharsets;
import java.util.List;
import plateau.server.stream.StreamEvent;

/// How events are written down a stream.
public enum EventForm {
    /// Server-sent events. A browser that lost us comes back after two seconds.
    EVENTS(Media.EVENTS, "retry: 2000\n\n", ": \n\n") {
        @Override
        String text(List<StreamEvent> events) {
            var text = new StringBuilder(256);
            for (var event : events) {
                if (event.id() > 0) {
                    text.append("id: ").append(event.id()).append('\n');
                }
                text.append("event: ").append(event.type()).append("\ndata: ");
                text.append(event.line()).append("\n\n");
            }
            return text.toString();
        }
    },

    /// Lines of JSON.
    LINES(Media.LINES, "\n", "\n") {
        @Override
        String text(List<StreamEvent> events) {
            if (events.size() == 1) {
                return events.getFirst().line() + "\n";
            }
            var text = new StringBuilder(256 * events.size());
            events.forEach(event -> text.append(event.line()).append('\n'));
            return text.toString();
        }
    };

    private final String type;
    private final String first;
    private final String heartbeat;

    EventForm(String type, String first, String heartbeat) {
        this.type = type;
        this.first = first;
        this.heartbeat = heartbeat;
    }

    abstract String text(List<StreamEvent> events);

    public byte[] bytes(List<StreamEvent> events) {
        return bytes(text(events));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    public String type() {
        return type;
    }

    /// What a stream begins with, so that its reader knows that it is open.
    public byte[] first() {
        return bytes(first);
    }

    /// What is sent when there is nothing to say.
    public byte[] heartbeat() {
        return bytes(heartbeat);
    }
}
