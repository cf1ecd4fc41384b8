package plateau.arena.tournament.standings;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.arena.ratings.Rating;
import plateau.arena.tournament.plan.TournamentPlan;

/// What came of a tournament so far: plain data, for files, tables and reports. Times aside it depends on
/// the games alone, not on the order in which they ended.
///
/// @param overall all disciplines together
/// @param test what a sequential test of two entrants says, where there is one
public record Standings(
        TournamentPlan plan, List<Standing> overall, List<Section> sections, Optional<SequentialTestReport> test) {
    public Standings {
        overall = List.copyOf(overall);
        sections = List.copyOf(sections);
    }

    /// Games played.
    public long games() {
        return sections.stream().mapToLong(Section::games).sum();
    }

    /// Games to play, as far as that is known.
    public long planned() {
        return sections.stream().mapToLong(Section::planned).sum();
    }

    /// Whether some games are yet to be played.
    public boolean isPartial() {
        return games() < planned();
    }

    /// What came of one discipline, as if it were all.
    public Standings of(Section section) {
        return new Standings(plan, section.standings(), List.of(section), test);
    }

    /// The same with ratings. Those of one discipline are those of all; of several there is none that
    /// all have in common.
    ///
    /// @param ratings by entrant, for each section
    public Standings rated(List<Map<String, Rating>> ratings) {
        var rated = new ArrayList<Section>();
        for (int i = 0; i < sections.size(); i++) {
            rated.add(sections.get(i).rated(ratings.get(i)));
        }
        return new Standings(plan, rated.size() == 1 ? rated.getFirst().standings() : overall, rated, test);
    }

    static List<Standing> rated(List<Standing> standings, Map<String, Rating> ratings) {
        return standings.stream()
                .map(each -> each.rated(Optional.ofNullable(ratings.get(each.name()))))
                .toList();
    }
}
