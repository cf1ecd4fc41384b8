package plateau.server.projects;

import plateau.core.wire.Else;
import plateau.core.wire.Exact;
import plateau.core.wire.Kept;
import plateau.core.wire.Name;
import plateau.core.wire.Wire;
import plateau.words.Language;

/// What the server knows of a project besides its description, in a file of the project's folder.
///
/// @param owner the account that began it
/// @param made when, in milliseconds
/// @param code of the language of its report
/// @param end how it ended
/// @param why it ended so; empty where there is nothing to say
@Kept
public record Note(
        @Else("\"\"") String owner,
        @Else("0") long made,
        @Else("\"\"") @Name("language") String code,
        End end,
        @Else("\"\"") String why) {
    /// How a project ended, as far as it has.
    @Exact
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
        return new Note(owner, made, code, how, reason);
    }

    public Language language() {
        return Language.of(code);
    }

    String json() {
        return Wire.write(this) + "\n";
    }
}
