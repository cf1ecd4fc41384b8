package plateau.arena.tournament.standings;

import java.util.List;
import java.util.Map;
import plateau.arena.ratings.Rating;
import plateau.arena.tournament.plan.Discipline;
import plateau.core.Ending;

/// What came of one discipline.
///
/// @param games played
/// @param planned how many there are to play, as far as that is known
/// @param standings the first first
/// @param encounters of each with each other, where they met
/// @param seats each seat's share of the wins, from 0 to 1
/// @param lengths decisions a game
/// @param scores of all players
/// @param endings how many games ended in each way that occurred
/// @param causes how many finished games ended by each cause that the game tells
/// @param draws finished games that nobody won
public record Section(
        Discipline discipline,
        long games,
        long planned,
        List<Standing> standings,
        List<Encounter> encounters,
        List<Double> seats,
        Frequencies lengths,
        Frequencies scores,
        Map<Ending, Long> endings,
        Map<String, Long> causes,
        long draws) {
    public Section {
        standings = List.copyOf(standings);
        encounters = List.copyOf(encounters);
        seats = List.copyOf(seats);
    }

    /// How each did, with ratings.
    Section rated(Map<String, Rating> ratings) {
        return new Section(
                discipline,
                games,
                planned,
                Standings.rated(standings, ratings),
                encounters,
                seats,
                lengths,
                scores,
                endings,
                causes,
                draws);
    }
}
