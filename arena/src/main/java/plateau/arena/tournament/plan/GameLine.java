package plateau.arena.tournament.plan;

import java.util.List;
import java.util.Optional;
import plateau.arena.series.Played;
import plateau.arena.series.Row;
import plateau.arena.series.Task;
import plateau.arena.series.ThinkingTime;
import plateau.core.Departure;
import plateau.core.Ending;
import plateau.core.text.BadInput;
import plateau.core.wire.Else;
import plateau.core.wire.Kept;
import plateau.core.wire.Least;
import plateau.core.wire.Wire;

/// A game of a tournament in one line of JSON: all that standings and the next rounds need of it. Its
/// moves are in its record.
///
/// @param from how many moves of its opening come before it
/// @param times of each seat; empty where nobody measured them
@Kept
public record GameLine(
        @Least(0) long number,
        String discipline,
        String game,
        @Least(0) long luck,
        @Least(0) long seed,
        List<String> seats,
        @Else(value = "0", isWritten = false) int from,
        List<Integer> scores,
        List<Long> shares,
        @Least(0) int plies,
        @Least(0) int decisions,
        @Least(0) long choices,
        @Least(0) int mostChoices,
        @Least(0) int forced,
        Ending ending,
        boolean isDrawn,
        String cause,
        List<Departure> departures,
        List<Integer> figures,
        List<ThinkingTime> times) {
    public static String write(Played game) {
        var row = game.row();
        var task = row.task();
        return Wire.write(new GameLine(
                task.number(),
                task.group(),
                task.pairing().game(),
                task.first(),
                task.seedOf(0),
                task.pairing().seats(),
                task.opening().size(),
                row.scores(),
                row.shares(),
                row.plies(),
                row.decisions(),
                row.choices(),
                row.mostChoices(),
                row.forced(),
                row.ending(),
                row.isDrawn(),
                row.cause(),
                row.departures(),
                row.figures(),
                game.thinking()));
    }

    public static GameLine read(String line) {
        return Wire.read(GameLine.class, line);
    }

    /// The game of a line; refuses one that is damaged, or that cannot be of this tournament.
    public static Played read(TournamentPlan plan, String line) {
        return read(line).played(plan);
    }

    private Played played(TournamentPlan plan) {
        var task = task(plan);
        checkOfSeats(scores);
        checkOfSeats(shares);
        if (!times.isEmpty()) {
            checkOfSeats(times);
        }
        if (departures.stream().anyMatch(each -> each.seat() < 0 || each.seat() >= seats.size())) {
            throw foreign();
        }
        var row = new Row(
                task,
                scores,
                shares,
                plies,
                decisions,
                choices,
                mostChoices,
                forced,
                -1,
                -1,
                ending,
                isDrawn,
                cause,
                departures,
                figures);
        return new Played(row, times, Optional.empty());
    }

    private Task task(TournamentPlan plan) {
        var named = plan.discipline(discipline).orElseThrow(GameLine::foreign);
        if (seats.size() != named.players() || !plan.entrants().containsAll(seats)) {
            throw foreign();
        }
        var task = new Task(number, discipline, plan.pairing(named, seats), plan.seed(), luck, 1, named.opening(luck));
        if (seed != task.seedOf(0)) {
            throw foreign();
        }
        return task;
    }

    private void checkOfSeats(List<?> list) {
        if (list.size() != seats.size()) {
            throw foreign();
        }
    }

    private static BadInput foreign() {
        return new BadInput("tournament.line", "the game is not of this tournament");
    }
}
