package plateau.arena.tournament;

import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import plateau.arena.series.Pairing;
import plateau.arena.series.Row;
import plateau.arena.series.Task;
import plateau.arena.statistics.Outcome;
import plateau.arena.tournament.draw.Fixture;
import plateau.core.Ending;

/// Outcomes that nobody played.
public final class Made {
    private Made() {}

    /// The strongest wins; those who are equally strong share.
    public static Row by(Fixture fixture, ToIntFunction<Integer> strength) {
        var strengths = fixture.seats().stream().map(strength::applyAsInt).toList();
        int best = strengths.stream().max(Integer::compare).orElseThrow();
        long winners = strengths.stream().filter(each -> each == best).count();
        var shares = strengths.stream()
                .map(each -> each == best ? Outcome.WIN / winners : 0L)
                .toList();
        var names = fixture.seats().stream().map(each -> "" + each).toList();
        var task = new Task(fixture.number(), "0", new Pairing("none", Map.of(), names), 1, fixture.luck(), 1);
        return new Row(
                task, strengths, shares, 9, 8, 20, 5, 1, -1, -1, Ending.FINISHED, false, "", List.of(), List.of());
    }
}
