package plateau.arena.tournament.standings;

import plateau.arena.statistics.Outcome;

/// How two entrants did against each other. At a table of two that is what each had of the win; at a
/// larger one it is who came before whom, as ratings see it ([plateau.arena.ratings.Placing]).
///
/// @param games in which both took part
/// @param points of the first, in parts of [Outcome#WIN]; the second has the rest
/// @param wins games in which the first did better
/// @param draws games in which neither did
public record Encounter(String first, String second, long games, long points, long wins, long draws) {
    /// The part of the first, from 0 to 1.
    public double share() {
        return games == 0 ? 0 : (double) points / Outcome.WIN / games;
    }

    public long losses() {
        return games - wins - draws;
    }
}
