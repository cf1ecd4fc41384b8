package plateau.arena.tournament;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What came of a tournament so far: plain data, for files, tables and reports. Times aside it depends on
/// the games alone, not on the order in which they ended.
///
/// @param overall all disciplines together
public record Standings(Plan plan, List<Standing> overall, List<Section> sections) {
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

    /// Who met whom in all disciplines: what ratings are worked out from.
    public List<Encounter> encounters() {
        return sections.stream().flatMap(section -> section.encounters().stream()).toList();
    }

    /// The same with ratings by entrant: those of all disciplines, where there is one, are the section's
    /// too.
    public Standings rated(Map<String, Rating> ratings) {
        return new Standings(
                plan,
                rated(overall, ratings),
                sections.size() == 1
                        ? sections.stream().map(section -> section.rated(ratings)).toList()
                        : sections);
    }

    static List<Standing> rated(List<Standing> standings, Map<String, Rating> ratings) {
        return standings.stream()
                .map(each -> each.rated(Optional.ofNullable(ratings.get(each.name()))))
                .toList();
    }
}
