package plateau.api;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.core.Ending;
import plateau.core.wire.Flat;
import plateau.core.wire.Help;
import plateau.core.wire.Least;
import plateau.core.wire.Most;
import plateau.core.wire.Name;
import plateau.core.wire.OneOf;

/// A tournament of the server.
@Name("Tournament")
@Help("A tournament: what it is, how far it is, and how things stand.")
public record TournamentJson(
        @Flat ProjectJson project,
        String game,

        @Help("Every option of the game with its value." + TableJson.OPTIONS)
        Map<String, Object> options,

        @Least(2) @Most(26) int players,
        List<String> bots,
        String format,
        Optional<@Least(1) @Most(1000) Integer> rounds,
        @Help("Asked for.") @Least(1) @Most(10_000) long games,
        @Least(0) long seed,
        String clock,
        @Least(0) long played,
        @Least(0) long planned,

        @Help("Seconds that the rest will take, about.") Optional<@Least(0) Long> left,

        @Flat Optional<Whole> whole,
        @Flat Optional<ProjectJson.Whose> whose) {
    /// What is told of one alone.
    public record Whole(
            @Help("From the first on.") List<TournamentStanding> standings,

            @Help("How each did against each, in that order.")
            List<List<TournamentEncounter>> cross,

            @Help("Games that are played, while somebody looks.")
            List<LiveGame> live) {}

    /// How one stands.
    @Name("TournamentStanding")
    @Help("How a bot stands in a tournament.")
    public record TournamentStanding(
            @Least(1) int rank,
            String name,
            @Least(0) long games,
            double points,
            @Help("Of the wins.") @Least(0) @Most(1) double share,

            @Help("Where the 95 % interval of the share begins.") @Least(0) @Most(1)
            double low,

            @Help("Where it ends.") @Least(0) @Most(1) double high,
            @Least(0) long wins,
            @Least(0) long draws,
            @Least(0) long losses,
            Optional<TournamentRating> rating,

            @Help("How often it was out of a game before the end.") @Least(0)
            long departures) {}

    /// How strong one is.
    public record TournamentRating(
            double value,
            @Help("Where its 95 % interval begins.") double low,
            @Help("Where it ends.") double high,

            @Help("From which sides other bots hold it.") @OneOf({"BOTH_SIDES", "FROM_BELOW", "FROM_ABOVE", "NOT"})
            String held) {}

    /// How one did against another.
    @Name("TournamentEncounter")
    @Help("How one bot did against another.")
    public record TournamentEncounter(
            @Help("Of the wins.") @Least(0) @Most(1) double share,
            @Help("0 where they have not met.") @Least(0) long games) {
        public static final TournamentEncounter NONE = new TournamentEncounter(0, 0);
    }

    /// A game as it is played.
    @Name("LiveGame")
    @Help("A game of a tournament that is played now.")
    public record LiveGame(
            @Least(0) long number,
            List<String> seats,
            @Least(0) @Most(1_000_000) int ply,
            List<Integer> scores) {}

    /// A game that is over.
    @Name("TournamentGame")
    @Help("A game of a tournament.")
    public record TournamentGame(
            @Least(0) long number,
            List<String> seats,
            List<Integer> scores,
            @Least(0) int plies,
            Ending ending) {}

    /// The same for those who listen.
    @Name("TournamentEvent")
    @Help("A tournament as it is now.")
    public record TournamentEvent(
            @OneOf("tournament") String type, @Flat TournamentJson tournament) {}
}
