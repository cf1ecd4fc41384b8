package plateau.games.mansuba;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import plateau.core.Event;
import plateau.core.text.Text;
import plateau.games.mansuba.Mansuba.ReleaseCost;
import plateau.games.mansuba.MansubaView.Placed;

/// Why a piece cannot move, or not there (rules 2 and 4).
final class MansubaWhyNot {
    private final MansubaView view;
    private final List<String> legal;

    /// @param legal the notations of all legal moves
    MansubaWhyNot(MansubaView view, List<String> legal) {
        this.view = view;
        this.legal = legal;
    }

    Optional<Event> of(List<String> words) {
        if (view.mover() < 0) {
            return Optional.empty();
        }
        var first = words.getFirst();
        if (first.equals("pass")) {
            return Optional.of(Event.of("must-move"));
        }
        if (first.equals("free")) {
            return freeing(words.size() > 1 ? words.get(1) : "");
        }
        if (!isPlace(first)) {
            return Optional.empty();
        }
        var piece = at(first);
        if (piece.isEmpty()) {
            return Optional.of(Event.of("empty", "place", first));
        }
        if (piece.get().player() != view.mover()) {
            var owner = new Event.Who(piece.get().player());
            return Optional.of(Event.of("not-yours", "place", first, "owner", owner));
        }
        if (legal.stream().noneMatch(notation -> notation.startsWith(first + " "))) {
            return Optional.of(Event.of("stuck", "place", first));
        }
        return words.size() > 1 && isPlace(words.get(1)) ? going(piece.get(), words.get(1)) : Optional.empty();
    }

    private boolean isPlace(String word) {
        if (!word.matches("[0-9]{1,5},[0-9]{1,5}")) {
            return false;
        }
        var numbers = word.split(",");
        return digits(numbers[0]) < view.height() && digits(numbers[1]) < view.width();
    }

    private Optional<Placed> at(String place) {
        return view.pieces().stream()
                .filter(piece -> piece.place().equals(place))
                .findFirst();
    }

    private Optional<Event> freeing(String place) {
        if (view.releaseCost() != ReleaseCost.TURN) {
            return Optional.of(Event.of("free-by-lot", "percent", view.release()));
        }
        boolean isCaptured = view.captured().stream()
                .filter(piece -> piece.player() == view.mover())
                .anyMatch(piece -> place.isEmpty() || piece.place().equals(place));
        if (!isCaptured) {
            return Optional.of(Event.of(place.isEmpty() ? "none-captured" : "not-captured"));
        }
        return at(place).map(_ -> Event.of("place-taken", "place", place));
    }

    private Optional<Event> going(Placed piece, String to) {
        var other = at(to);
        if (other.isPresent()) {
            if (other.get().player() == view.mover()) {
                return Optional.of(Event.of("own-piece", "place", to));
            }
            if (piece.kind() == Piece.KING) {
                return Optional.of(Event.of("king-captures-not"));
            }
            if (!view.capture()) {
                return Optional.of(Event.of("no-capture"));
            }
            if (view.sanctuary() && isStart(to)) {
                return Optional.of(Event.of("sanctuary", "place", to));
            }
        }
        return Optional.of(way(piece, to));
    }

    private boolean isStart(String place) {
        return view.starts().stream().anyMatch(start -> start.place().equals(place));
    }

    /// How such a piece moves.
    private Event way(Placed piece, String to) {
        var terrain = new Event.Term(view.terrain().name().toLowerCase(Locale.ROOT));
        return switch (piece.kind()) {
            case PAWN -> Event.of("pawn", "steps", view.pawnSteps(), "terrain", terrain);
            case TOWER -> Event.of("tower", "terrain", terrain);
            case ELEPHANT ->
                Event.of(
                        "elephant",
                        "steps",
                        view.elephantSteps(),
                        "way",
                        new Event.Term(view.elephant().name().toLowerCase(Locale.ROOT)));
            case KING -> Event.of("king", "place", to, "number", number(to));
        };
    }

    private int number(String place) {
        var numbers = place.split(",");
        return (int) (digits(numbers[0]) * view.width() + digits(numbers[1]));
    }

    private static long digits(String digits) {
        return Text.wholeNumber(digits).orElseThrow();
    }
}
