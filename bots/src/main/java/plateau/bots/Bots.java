package plateau.bots;

import java.util.List;
import plateau.core.BadInput;
import plateau.core.Text;
import plateau.core.options.Options;

/// The list of bots, and how people name one: `random`, or with settings `name:setting=value`.
public final class Bots {
    private static final List<Options<Bot>> ALL =
            List.of(Options.of(RandomBot.class), Options.of(GreedyBot.class));

    private Bots() {}

    public static List<Options<Bot>> all() {
        return ALL;
    }

    public static List<String> ids() {
        return ALL.stream().map(options -> options.defaults().id()).toList();
    }

    /// The bot that a name with settings stands for. Refuses an unknown one, or a wrong setting.
    public static Bot parse(String name) {
        int colon = name.indexOf(':');
        var id = colon < 0 ? name : name.substring(0, colon);
        int index = ids().indexOf(id);
        if (index < 0) {
            throw new BadInput(
                    "no bot '%s'; there are %s%s"
                            .formatted(id, String.join(", ", ids()), Text.didYouMean(id, ids())));
        }
        try {
            return ALL.get(index).parse(settings(colon < 0 ? "" : name.substring(colon + 1)));
        } catch (BadInput refused) {
            throw new BadInput("bot %s: %s".formatted(id, refused.getMessage()));
        }
    }

    private static List<String> settings(String text) {
        return text.isEmpty() ? List.of() : List.of(text.split(":", -1));
    }
}
