package plateau.arena.tournament;

import java.util.List;
import plateau.arena.series.Row;

/// A game that was played, and who sat where: what ratings are worked out from and reports list.
///
/// @param entrants by seat, as places in the list of entrants
public record Seated(List<Integer> entrants, Row game) {
    public Seated {
        entrants = List.copyOf(entrants);
    }
}
