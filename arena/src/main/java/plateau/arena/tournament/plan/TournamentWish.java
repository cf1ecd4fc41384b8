package plateau.arena.tournament.plan;

import java.util.List;
import java.util.Optional;

/// What somebody wants a tournament to be, by the names that requests and command lines have for it, before
/// what is left out is filled in.
///
/// @param names what the entrants are called
/// @param rounds of a Swiss tournament
/// @param games of each discipline
/// @param clock empty where nobody looks at one
public record TournamentWish(
        List<Discipline> disciplines,
        List<String> entrants,
        List<String> names,
        Format format,
        Optional<Integer> rounds,
        Optional<Long> games,
        long seed,
        String clock,
        Optional<String> anchor,
        Optional<String> sprt) {
    private static final long USUAL_GAMES = 100;
    private static final long MOST_OF_A_TEST = 100_000;

    /// The whole plan; refuses what cannot be played.
    public TournamentPlan plan() {
        int usual = format == Format.SWISS ? TournamentPlan.usualRounds(entrants.size()) : 0;
        return new TournamentPlan(
                disciplines,
                entrants,
                names,
                format,
                rounds.orElse(usual),
                games.orElseGet(this::usualGames),
                seed,
                clock,
                anchor,
                sprt);
    }

    /// With positions so many that each is played once by everybody in every seat.
    private long usualGames() {
        if (sprt.isPresent()) {
            return MOST_OF_A_TEST;
        }
        return disciplines.stream()
                .filter(each -> !each.openings().isEmpty())
                .mapToLong(each -> TournamentPlan.wholeCycles(
                        format, entrants.size(), each.players(), each.openings().size(), USUAL_GAMES))
                .max()
                .orElse(USUAL_GAMES);
    }
}
