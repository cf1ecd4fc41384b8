package plateau.arena.folder;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import plateau.core.text.Message;

/// What the system says of a file that cannot be used, for people.
public final class FileTrouble {
    private FileTrouble() {}

    /// Why a file could not be used, in words.
    public static Message why(Path file, IOException thrown) {
        if (Files.isDirectory(file)) {
            return Message.of("file.folder", "'%s' is a folder, not a file", file);
        }
        return switch (thrown) {
            case NoSuchFileException missing -> missing(file);
            case CharacterCodingException binary -> Message.of("file.binary", "'%s' is not a text file", file);
            case AccessDeniedException denied -> Message.of("file.denied", "'%s' may not be opened", file);
            default -> Message.of("file.other", "'%s' cannot be used: %s", file, reason(thrown));
        };
    }

    /// What the system says, without the file's name, which is told already.
    private static String reason(IOException thrown) {
        var reason = thrown instanceof FileSystemException named ? named.getReason() : null;
        return reason == null ? String.valueOf(thrown.getMessage()) : reason;
    }

    private static Message missing(Path file) {
        var folder = file.toAbsolutePath().getParent();
        return folder != null && !Files.exists(folder)
                ? Message.of("file.no-folder", "there is no folder '%s'", folder)
                : Message.of("file.missing", "there is no file '%s'", file);
    }
}
