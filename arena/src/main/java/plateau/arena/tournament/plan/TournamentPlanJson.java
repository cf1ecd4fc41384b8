package plateau.arena.tournament.plan;

import java.util.Map;
import plateau.core.text.BadInput;
import plateau.core.text.Json;
import plateau.core.wire.Mark;
import plateau.core.wire.Wire;

/// The description of a tournament, as its folder keeps it.
public final class TournamentPlanJson {
    private static final Mark MARK = new Mark("plateau-tournament", 1);

    private TournamentPlanJson() {}

    public static Map<String, Object> write(TournamentPlan plan) {
        return MARK.before(plan);
    }

    /// The plan of a description; refuses a text that is none.
    public static TournamentPlan read(String text) {
        var json = Json.readObject(text);
        if (!MARK.isOn(json)) {
            throw new BadInput(
                    "tournament.version",
                    "not a description of a tournament: \"format\" must be \"%s\", \"version\" %d",
                    MARK.format(),
                    MARK.version());
        }
        return Wire.read(TournamentPlan.class, json);
    }
}
