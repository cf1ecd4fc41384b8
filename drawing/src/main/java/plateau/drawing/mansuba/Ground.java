package plateau.drawing.mansuba;

import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plateau.games.mansuba.MansubaView;
import plateau.games.mansuba.MansubaView.Placed;
import plateau.games.mansuba.MansubaView.Start;
import plateau.games.mansuba.Piece;

/// What lies where.
final class Ground {
    private final Map<String, Placed> pieces;
    private final Map<String, Integer> starts;
    private final boolean hasKings;

    Ground(MansubaView view) {
        pieces = view.pieces().stream().collect(Collectors.toMap(Placed::place, Function.identity()));
        starts = view.starts().stream().collect(Collectors.toMap(Start::place, Start::player));
        hasKings = Stream.concat(view.pieces().stream(), view.captured().stream())
                .anyMatch(piece -> piece.kind() == Piece.KING);
    }

    /// Whether somebody has a king, also a captured one.
    boolean hasKings() {
        return hasKings;
    }

    Optional<Placed> find(String place) {
        return Optional.ofNullable(pieces.get(place));
    }

    Placed pieceOn(String place) {
        return find(place).orElseThrow(() -> new NoSuchElementException(place));
    }

    /// Who held a place at the start.
    Optional<Integer> startOn(String place) {
        return Optional.ofNullable(starts.get(place));
    }

    /// Whether a piece stands on a start place of another player.
    boolean hasArrived(Placed piece) {
        return startOn(piece.place()).filter(player -> player != piece.player()).isPresent();
    }
}
