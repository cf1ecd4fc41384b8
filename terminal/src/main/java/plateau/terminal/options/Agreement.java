package plateau.terminal.options;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import plateau.arena.tournament.plan.Format;
import plateau.core.text.BadInput;
import plateau.core.text.Json;
import plateau.core.text.Message;
import plateau.core.text.Text;
import plateau.games.Games;

/// Compares what is asked for with what something that is resumed was begun with.
public final class Agreement {
    private static final int QUOTED = 200;

    private final Message what;

    private Agreement(Message what) {
        this.what = what;
    }

    public static Agreement ofTournament() {
        return new Agreement(Message.of("resume.tournament", "the tournament"));
    }

    public static Agreement ofEvaluation() {
        return new Agreement(Message.of("resume.evaluation", "the evaluation"));
    }

    public void check(String option, Object there, Object asked) {
        if (!there.equals(asked)) {
            throw refusal(option, text(there), text(asked));
        }
    }

    /// Compares all options of a game: some that were not given may follow from others.
    public void checkOptions(String game, Map<String, Object> there, GameSettings settings) {
        var options = Games.named(game);
        var asked = Json.write(options.json(settings.apply(options)));
        var begun = Json.write(options.json(options.fromJson(there)));
        if (!asked.equals(begun)) {
            throw refusal("-o", begun, asked);
        }
    }

    private BadInput refusal(String option, String there, String asked) {
        return new BadInput("resume.differs", "--resume: %s was begun with %s %s, not %s", what, option, there, asked);
    }

    private static String text(Object value) {
        var text = switch (value) {
            case Format format -> format.text();
            case List<?> list -> list.stream().map(String::valueOf).collect(Collectors.joining(","));
            default -> value.toString();
        };
        return text.isEmpty() ? "none" : Text.shorten(text, QUOTED);
    }
}
