package plateau.server.tables.log;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plateau.core.State;
import plateau.core.Turn;

/// All moves of a game so far, those of chance included.
///
/// @param movers who made each; [State#CHANCE] for what was drawn
/// @param times milliseconds that each took
/// @param hiddenFrom as in [Step]
public record Chronicle(List<String> notations, List<Integer> movers, List<Long> times, List<Long> hiddenFrom) {
    public Chronicle {
        notations = List.copyOf(notations);
        movers = List.copyOf(movers);
        times = List.copyOf(times);
        hiddenFrom = List.copyOf(hiddenFrom);
    }

    /// The moves from a ply on as a viewer knows them; see [State#view].
    public List<String> told(int viewer, int from) {
        return IntStream.range(from, notations.size())
                .mapToObj(ply -> isHidden(ply, viewer) ? Turn.HIDDEN_NOTATION : notations.get(ply))
                .toList();
    }

    private boolean isHidden(int ply, int viewer) {
        long seats = viewer >= 0 ? 1L << viewer : 0;
        return viewer != State.ALL_SEEING && Step.isHidden(hiddenFrom.get(ply), seats);
    }

    /// The words of the last turn of a player, as a viewer knows them; what chance did since does not count.
    public List<String> lastTurn(int viewer) {
        int end = movers.size();
        while (end > 0 && movers.get(end - 1) == State.CHANCE) {
            end--;
        }
        int from = end;
        while (from > 0 && movers.get(from - 1).equals(movers.get(end - 1))) {
            from--;
        }
        return told(viewer, from).stream()
                .limit(end - from)
                .filter(move -> !move.equals(Turn.HIDDEN_NOTATION))
                .flatMap(move -> Stream.of(move.split(" ")))
                .toList();
    }
}
