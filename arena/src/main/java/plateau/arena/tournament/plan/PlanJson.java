package plateau.arena.tournament.plan;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.arena.statistics.Fields;
import plateau.core.text.BadInput;

/// The description of a tournament, as its folder keeps it.
public final class PlanJson {
    /// The mark by which a description is known.
    private static final String FORMAT = "plateau-tournament";

    private static final int VERSION = 1;

    private PlanJson() {}

    public static Map<String, Object> write(Plan plan) {
        var json = new LinkedHashMap<String, Object>();
        json.put("format", FORMAT);
        json.put("version", VERSION);
        json.put("disciplines", plan.disciplines().stream().map(PlanJson::write).toList());
        json.put("entrants", plan.entrants());
        json.put("names", plan.names());
        json.put("kind", plan.format().text());
        json.put("rounds", plan.rounds());
        json.put("games", plan.games());
        json.put("seed", plan.seed());
        json.put("clock", plan.clock());
        json.put("anchor", plan.anchor().orElse(""));
        json.put("sprt", plan.sprt().orElse(""));
        return json;
    }

    private static Map<String, Object> write(Discipline discipline) {
        var json = new LinkedHashMap<String, Object>();
        json.put("game", discipline.game());
        json.put("options", discipline.options());
        json.put("players", discipline.players());
        if (!discipline.openings().isEmpty()) {
            json.put("openings", discipline.openings());
        }
        return json;
    }

    /// The plan of a description; refuses a text that is none.
    public static Plan read(String text) {
        var fields = Fields.of(text);
        if (!fields.text("format").equals(FORMAT) || fields.whole("version") != VERSION) {
            throw new BadInput(
                    "tournament.version",
                    "not a description of a tournament: \"format\" must be \"%s\", \"version\" %d",
                    FORMAT,
                    VERSION);
        }
        return new Plan(
                fields.objects("disciplines", PlanJson::discipline),
                fields.texts("entrants"),
                fields.texts("names"),
                Format.named(fields.text("kind")),
                fields.small("rounds"),
                fields.whole("games"),
                fields.whole("seed"),
                fields.text("clock"),
                Optional.of(fields.text("anchor")).filter(name -> !name.isEmpty()),
                Optional.of(fields.text("sprt")).filter(test -> !test.isEmpty()));
    }

    private static Discipline discipline(Fields fields) {
        return new Discipline(
                fields.text("game"),
                fields.object("options").json(),
                fields.small("players"),
                fields.has("openings") ? fields.textLists("openings") : List.of());
    }
}
