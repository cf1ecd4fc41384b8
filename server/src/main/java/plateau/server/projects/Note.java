package plateau.server.projects;

import java.util.LinkedHashMap;
import java.util.Map;
import plateau.core.text.Json;
import plateau.words.Language;

/// What the server knows of a project besides its description, in a file of the project's folder.
///
/// @param owner the account that began it
/// @param made when, in milliseconds
/// @param language of its report
/// @param end how it ended
/// @param why it ended so; empty where there is nothing to say
public record Note(String owner, long made, Language language, End end, String why) {
    /// How a project ended, as far as it has.
    public enum End {
        /// It is played, or waits until it can be.
        NONE,
        /// Somebody stopped it.
        STOPPED,
        /// All games are played.
        DONE,
        /// Something went wrong.
        FAILED
    }

    /// The server's own among the files of a project.
    static final String FILE = "server.json";

    Note ended(End how, String reason) {
        return new Note(owner, made, language, how, reason);
    }

    String json() {
        var json = new LinkedHashMap<String, Object>();
        json.put("owner", owner);
        json.put("made", made);
        json.put("language", language.code());
        json.put("end", end.name());
        json.put("why", why);
        return Json.write(json) + "\n";
    }

    /// A text that is none is refused by an exception of whatever kind.
    static Note read(String text) {
        var json = Json.readObject(text);
        return new Note(
                text(json, "owner"),
                json.get("made") instanceof Long made ? made : 0,
                Language.of(text(json, "language")),
                End.valueOf(text(json, "end")),
                text(json, "why"));
    }

    private static String text(Map<String, Object> json, String name) {
        return String.valueOf(json.getOrDefault(name, ""));
    }
}
