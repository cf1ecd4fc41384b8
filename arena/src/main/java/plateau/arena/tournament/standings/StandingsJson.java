package plateau.arena.tournament.standings;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.arena.ratings.Rating;
import plateau.arena.tournament.plan.Format;
import plateau.core.Ending;
import plateau.core.wire.Else;
import plateau.core.wire.Kept;
import plateau.core.wire.Name;

/// Standings as an object for scripts. All but its last field, `times`, depends on the games alone.
@Kept
public record StandingsJson(
        Format format,
        List<String> entrants,
        List<String> names,
        int rounds,
        long seed,
        String clock,
        String anchor,
        @Name("sprt") Optional<SequentialTestReport> test,
        @Else(value = "false", isWritten = false) boolean isPartial,
        long games,
        long planned,
        List<PlaceJson> standings,
        List<SectionJson> sections,
        List<ThinkingJson> times) {
    /// How an entrant did.
    @Kept
    public record PlaceJson(
            int rank,
            String name,
            long games,
            double points,
            double share,
            double low,
            double high,
            long wins,
            long draws,
            long losses,
            long byes,
            Map<Ending, Long> departures,
            Optional<HistogramJson> scores,
            Optional<EloJson> rating) {
        static PlaceJson of(Standing standing) {
            return new PlaceJson(
                    standing.rank(),
                    standing.name(),
                    standing.games(),
                    standing.wholePoints(),
                    standing.share(),
                    standing.interval().low(),
                    standing.interval().high(),
                    standing.wins(),
                    standing.draws(),
                    standing.losses(),
                    standing.byes(),
                    standing.departures(),
                    standing.scores().map(HistogramJson::of),
                    standing.rating().map(EloJson::of));
        }
    }

    /// How strong it is.
    @Kept
    public record EloJson(double value, double low, double high, Rating.Held held) {
        static EloJson of(Rating rating) {
            return new EloJson(
                    rating.elo(), rating.interval().low(), rating.interval().high(), rating.held());
        }
    }

    /// What came of one discipline.
    @Kept
    public record SectionJson(
            String game,
            Map<String, Object> options,
            int players,
            @Else(value = "0", isWritten = false) int openings,
            long games,
            long planned,
            List<PlaceJson> standings,
            List<EncounterJson> encounters,
            List<Double> seats,
            HistogramJson lengths,
            HistogramJson scores,
            Map<Ending, Long> endings,
            Map<String, Long> causes,
            long draws) {
        static SectionJson of(Section section) {
            var discipline = section.discipline();
            return new SectionJson(
                    discipline.game(),
                    discipline.options(),
                    discipline.players(),
                    discipline.openings().size(),
                    section.games(),
                    section.planned(),
                    section.standings().stream().map(PlaceJson::of).toList(),
                    section.encounters().stream().map(EncounterJson::of).toList(),
                    section.seats(),
                    HistogramJson.of(section.lengths()),
                    HistogramJson.of(section.scores()),
                    section.endings(),
                    section.causes(),
                    section.draws());
        }
    }

    /// How two did against each other.
    @Kept
    public record EncounterJson(
            String first, String second, long games, double share, long wins, long draws, long losses) {
        static EncounterJson of(Encounter met) {
            return new EncounterJson(
                    met.first(), met.second(), met.games(), met.share(), met.wins(), met.draws(), met.losses());
        }
    }

    /// How often each number occurred: pairs.
    @Kept
    public record HistogramJson(double mean, double deviation, List<List<Long>> counts) {
        static HistogramJson of(Frequencies numbers) {
            var pairs = numbers.counts().entrySet().stream().map(each -> List.of(each.getKey(), each.getValue()));
            return new HistogramJson(numbers.mean(), numbers.deviation(), pairs.toList());
        }
    }

    /// How long one thought, in seconds a decision.
    @Kept
    public record ThinkingJson(String name, long decisions, double seconds, double slowest) {
        static ThinkingJson of(Standing standing) {
            var thinking = standing.thinking();
            return new ThinkingJson(
                    standing.name(), thinking.decisions(), thinking.seconds(), thinking.slowestSeconds());
        }
    }

    public static StandingsJson of(Standings standings) {
        var plan = standings.plan();
        return new StandingsJson(
                plan.format(),
                plan.entrants(),
                plan.names(),
                plan.rounds(),
                plan.seed(),
                plan.clock(),
                plan.anchorName(),
                standings.test(),
                standings.isPartial(),
                standings.games(),
                standings.planned(),
                standings.overall().stream().map(PlaceJson::of).toList(),
                standings.sections().stream().map(SectionJson::of).toList(),
                standings.overall().stream().map(ThinkingJson::of).toList());
    }
}
