package plateau.api;

import java.util.Optional;
import plateau.core.wire.Help;
import plateau.core.wire.Name;

/// A table that was just made.
@Name("MadeTable")
@Help("A new table.")
public record MadeTableJson(
        String id,

        @Help("What others must know to sit down, to look on and to talk; it is told only now.")
        Optional<String> key,

        TableJson table) {}
