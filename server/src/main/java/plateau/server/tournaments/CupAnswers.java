package plateau.server.tournaments;

import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import plateau.api.ProjectJson;
import plateau.api.TournamentJson;
import plateau.api.TournamentJson.LiveGame;
import plateau.api.TournamentJson.TournamentEncounter;
import plateau.api.TournamentJson.TournamentGame;
import plateau.api.TournamentJson.TournamentRating;
import plateau.api.TournamentJson.TournamentStanding;
import plateau.arena.tournament.plan.GameLine;
import plateau.arena.tournament.standings.StandingsJson;

/// What is told of tournaments.
public final class CupAnswers {
    private static final TournamentJson.Whole NOTHING = new TournamentJson.Whole(List.of(), List.of(), List.of());

    private CupAnswers() {}

    /// What it is, and how far it has come.
    ///
    /// @param place in the queue, from 1; 0 if it is not there
    public static TournamentJson brief(Cup cup, int place, Optional<ProjectJson.Whose> whose) {
        return told(cup, place, cup.progress(), Optional.empty(), whose);
    }

    /// Everything.
    public static TournamentJson whole(Cup cup, int place, Optional<ProjectJson.Whose> whose) {
        var standings = cup.standings();
        var whole = standings.map(known -> whole(cup, known)).orElse(NOTHING);
        return told(cup, place, cup.progress(standings), Optional.of(whole), whose);
    }

    private static TournamentJson told(
            Cup cup,
            int place,
            Cup.Progress progress,
            Optional<TournamentJson.Whole> whole,
            Optional<ProjectJson.Whose> whose) {
        var plan = cup.plan();
        var discipline = plan.disciplines().getFirst();
        var left = cup.run().map(Run::secondsLeft).filter(known -> known.isPresent());
        return new TournamentJson(
                cup.head(place),
                discipline.game(),
                discipline.options(),
                discipline.players(),
                plan.names(),
                plan.format().text(),
                Optional.of(plan.rounds()).filter(rounds -> rounds > 0),
                plan.games(),
                plan.seed(),
                plan.clock().isEmpty() ? "none" : plan.clock(),
                progress.played(),
                progress.planned(),
                left.map(known -> known.getAsLong()),
                whole,
                whose);
    }

    private static TournamentJson.Whole whole(Cup cup, StandingsJson standings) {
        var live = cup.run().stream().flatMap(run -> run.sights().stream()).map(sight -> live(cup, sight));
        return new TournamentJson.Whole(
                standings.standings().stream().map(CupAnswers::standing).toList(), cross(standings), live.toList());
    }

    private static TournamentStanding standing(StandingsJson.PlaceJson standing) {
        var rating = standing.rating()
                .map(elo -> new TournamentRating(
                        elo.value(), elo.low(), elo.high(), elo.held().name()));
        return new TournamentStanding(
                standing.rank(),
                standing.name(),
                standing.games(),
                standing.points(),
                standing.share(),
                standing.low(),
                standing.high(),
                standing.wins(),
                standing.draws(),
                standing.losses(),
                rating,
                standing.departures().values().stream()
                        .mapToLong(times -> times)
                        .sum());
    }

    /// How each did against each, in the order of standing.
    private static List<List<TournamentEncounter>> cross(StandingsJson standings) {
        var met = new HashMap<List<String>, TournamentEncounter>();
        standings.sections().stream()
                .flatMap(section -> section.encounters().stream())
                .forEach(each -> {
                    met.put(List.of(each.first(), each.second()), new TournamentEncounter(each.share(), each.games()));
                    met.put(
                            List.of(each.second(), each.first()),
                            new TournamentEncounter(1 - each.share(), each.games()));
                });
        var names = standings.standings().stream()
                .map(StandingsJson.PlaceJson::name)
                .toList();
        return names.stream()
                .map(row -> names.stream()
                        .map(other -> met.getOrDefault(List.of(row, other), TournamentEncounter.NONE))
                        .toList())
                .toList();
    }

    private static LiveGame live(Cup cup, Booth.Sight sight) {
        var seats = sight.task().pairing().seats();
        var scores = IntStream.range(0, seats.size()).mapToObj(sight.state()::score);
        return new LiveGame(sight.task().number(), names(cup, seats), sight.ply(), scores.toList());
    }

    /// A game that is over.
    ///
    /// @param line as the folder has it
    public static TournamentGame game(Cup cup, String line) {
        var game = GameLine.read(line);
        return new TournamentGame(game.number(), names(cup, game.seats()), game.scores(), game.plies(), game.ending());
    }

    /// What those are called who were asked for.
    static List<String> names(Cup cup, List<String> seats) {
        var plan = cup.plan();
        return seats.stream()
                .map(seat -> plan.names().get(Math.max(0, plan.entrants().indexOf(seat))))
                .toList();
    }
}
