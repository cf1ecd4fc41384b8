package plateau.arena.evaluation;

import java.util.List;
import plateau.arena.statistics.Statistics;
import plateau.arena.statistics.StatisticsJson;
import plateau.core.text.BadInput;
import plateau.core.wire.Kept;
import plateau.core.wire.Least;
import plateau.core.wire.Wire;

/// A part of a cell in one line of JSON, with all that its games came to.
@Kept
public record PartJson(
        @Least(0) long cell,
        @Least(0) long from,
        @Least(0) long games,
        @Least(0) long nanos,
        List<StatisticsJson> groups) {
    public static String write(Part part) {
        var harvest = part.harvest();
        var groups = harvest.groups().stream().map(StatisticsJson::of).toList();
        return Wire.write(new PartJson(part.cell(), part.from(), harvest.games(), harvest.nanos(), groups));
    }

    /// The part of a line; refuses one that is damaged.
    public static Part read(String line) {
        return Wire.read(PartJson.class, line).part();
    }

    private Part part() {
        var read = groups.stream().map(StatisticsJson::statistics).toList();
        long sum = read.stream().mapToLong(Statistics::games).sum();
        if (sum != games) {
            throw new BadInput("evaluation.sum", "\"games\" is %d, and its groups have %d", games, sum);
        }
        return new Part(cell, from, new Harvest(read, games, nanos, List.of()));
    }
}
