package plateau.server.http.message;

import java.util.ArrayList;
import java.util.List;
import plateau.core.text.Json;
import plateau.server.stream.Chunk;
import plateau.server.stream.StreamEvent;

/// How events are written down a stream.
public enum EventForm {
    /// Server-sent events. A browser that lost us comes back after two seconds.
    EVENTS(Media.EVENTS, "retry: 2000\n\n", ": \n\n", "\n\n") {
        @Override
        void begin(StringBuilder text, StreamEvent event) {
            if (event.id() > 0) {
                text.append("id: ").append(event.id()).append('\n');
            }
            text.append("event: ").append(event.type()).append("\ndata: ");
        }
    },

    /// Lines of JSON.
    LINES(Media.LINES, "\n", "\n", "\n") {
        @Override
        void begin(StringBuilder text, StreamEvent event) {
            // A line is its JSON.
        }
    };

    private final String type;
    private final String first;
    private final String heartbeat;
    private final String end;

    EventForm(String type, String first, String heartbeat, String end) {
        this.type = type;
        this.first = first;
        this.heartbeat = heartbeat;
        this.end = end;
    }

    /// What comes before the JSON of an event.
    abstract void begin(StringBuilder text, StreamEvent event);

    /// Events as they are sent: texts, and between them what is shown to many.
    public List<Chunk> pieces(List<StreamEvent> events) {
        var pieces = new ArrayList<Chunk>();
        var text = new StringBuilder(256 * events.size());
        for (var event : events) {
            begin(text, event);
            event.scene()
                    .get()
                    .ifPresentOrElse(
                            scene -> {
                                text.append(Json.opened(event.json(), "scene"));
                                pieces.add(Chunk.of(text.toString()));
                                pieces.add(scene);
                                text.setLength(0);
                                text.append('}');
                            },
                            () -> text.append(event.json()));
            text.append(end);
        }
        pieces.add(Chunk.of(text.toString()));
        return pieces;
    }

    public String type() {
        return type;
    }

    /// What a stream begins with, so that its reader knows that it is open.
    public Chunk first() {
        return Chunk.of(first);
    }

    /// What is sent when there is nothing to say.
    public Chunk heartbeat() {
        return Chunk.of(heartbeat);
    }
}
