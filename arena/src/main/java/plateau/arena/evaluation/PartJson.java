package plateau.arena.evaluation;

import java.util.LinkedHashMap;
import java.util.List;
import plateau.arena.statistics.Fields;
import plateau.arena.statistics.StatisticsJson;
import plateau.core.text.BadInput;
import plateau.core.text.Json;

/// A part of a cell in one line of JSON, with all that its games came to.
public final class PartJson {
    private PartJson() {}

    public static String write(Part part) {
        var json = new LinkedHashMap<String, Object>();
        json.put("cell", part.cell());
        json.put("from", part.from());
        json.put("games", part.harvest().games());
        json.put("nanos", part.harvest().nanos());
        json.put(
                "groups",
                part.harvest().groups().stream().map(StatisticsJson::write).toList());
        return Json.write(json);
    }

    /// The part of a line; refuses one that is damaged.
    public static Part read(String line) {
        var fields = Fields.of(line);
        var groups = fields.objects("groups", StatisticsJson::read);
        long games = groups.stream().mapToLong(each -> each.games()).sum();
        if (games != fields.whole("games")) {
            throw new BadInput(
                    "evaluation.sum", "\"games\" is %d, and its groups have %d", fields.whole("games"), games);
        }
        return new Part(
                fields.whole("cell"),
                fields.whole("from"),
                new Harvest(groups, games, fields.whole("nanos"), List.of()));
    }
}
