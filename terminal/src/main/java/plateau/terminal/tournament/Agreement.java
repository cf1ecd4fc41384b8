package plateau.terminal.tournament;

import java.util.List;
import java.util.stream.Collectors;
import plateau.arena.tournament.Discipline;
import plateau.arena.tournament.Format;
import plateau.core.text.BadInput;
import plateau.core.text.Json;
import plateau.games.Games;
import plateau.terminal.options.GameSettings;

/// Compares what is asked for with what a tournament that is resumed was begun with.
final class Agreement {
    void check(String option, Object there, Object asked) {
        if (!there.equals(asked)) {
            throw refusal(option, text(there), text(asked));
        }
    }

    void checkOptions(Discipline there, GameSettings settings) {
        var options = Games.named(there.game());
        var asked = Json.write(options.json(settings.apply(options)));
        var begun = Json.write(options.json(options.fromJson(there.options())));
        if (!asked.equals(begun)) {
            throw refusal("-o", begun, asked);
        }
    }

    private static BadInput refusal(String option, String there, String asked) {
        return new BadInput(
                "tournament.differs",
                "--resume: the tournament was begun with %s %s, not %s",
                option,
                there,
                asked);
    }

    private static String text(Object value) {
        return switch (value) {
            case Format format -> format.text();
            case List<?> list ->
                    list.stream().map(Agreement::text).collect(Collectors.joining(","));
            default -> value.toString().isEmpty() ? "none" : value.toString();
        };
    }
}
