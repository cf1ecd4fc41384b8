package plateau.api;

import java.util.Optional;
import plateau.core.wire.Help;
import plateau.core.wire.Name;
import plateau.core.wire.OneOf;

/// A bot that can sit at a table.
@Name("Bot")
@Help("A bot that can sit at a table.")
public record BotJson(
        @Help("How it is named among the seats of a new table.")
        String seat,

        @Help("What it is called.") String name,
        @OneOf({"level", "built-in", "outside", "remote"}) String kind,
        @Help("Of one that runs elsewhere.") Optional<String> account) {}
