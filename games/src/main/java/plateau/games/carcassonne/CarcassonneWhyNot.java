package plateau.games.carcassonne;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import plateau.core.Event;
import plateau.core.text.Text;
import plateau.games.carcassonne.Carcassonne.Direction;
import plateau.games.carcassonne.CarcassonneView.Kind;
import plateau.games.carcassonne.CarcassonneView.Tile;

/// Why a tile cannot be placed somewhere, or a follower not be put (rules 2.2 and 2.3).
final class CarcassonneWhyNot {
    /// What lies beside a cell in each direction.
    private static final int[] X = {0, -1, 0, 1};

    private static final int[] Y = {1, 0, -1, 0};

    /// The middle of the north side; those of the other sides follow at every third place.
    private static final int MIDDLE = 2;

    private final CarcassonneView view;
    private final List<String> legal;

    /// @param legal the notations of all legal moves
    CarcassonneWhyNot(CarcassonneView view, List<String> legal) {
        this.view = view;
        this.legal = legal;
    }

    Optional<Event> of(List<String> words) {
        return switch (view.phase()) {
            case PLACE -> placing(words);
            case FOLLOWER -> following(words.getFirst());
            case DRAW, SKIP, OVER -> Optional.empty();
        };
    }

    private Optional<Event> placing(List<String> words) {
        var cell = words.getFirst();
        if (!cell.matches("-?\\d{1,3},-?\\d{1,3}")) {
            return Optional.empty();
        }
        if (at(cell).isPresent()) {
            return Optional.of(Event.of("occupied", "cell", cell));
        }
        var place = new Tile(cell, view.drawn(), Direction.NORTH, List.of());
        if (IntStream.range(0, X.length).noneMatch(side -> beside(place, side).isPresent())) {
            return Optional.of(Event.of("apart", "cell", cell));
        }
        if (legal.stream().noneMatch(notation -> notation.startsWith(cell + " "))) {
            return Optional.of(Event.of("no-direction", "tile", view.drawn(), "cell", cell));
        }
        return words.size() > 1 ? turning(cell, words.get(1)) : Optional.empty();
    }

    private Optional<Tile> at(String cell) {
        return view.tiles().stream().filter(tile -> tile.cell().equals(cell)).findFirst();
    }

    private Optional<Tile> beside(Tile tile, int side) {
        return at(Text.format("%d,%d", tile.x() + X[side], tile.y() + Y[side]));
    }

    private Optional<Event> turning(String cell, String word) {
        var direction = Arrays.stream(Direction.values())
                .filter(each -> each.title.equals(word))
                .findFirst();
        if (direction.isEmpty()) {
            return Optional.empty();
        }
        var tile = new Tile(cell, view.drawn(), direction.get(), List.of());
        return IntStream.range(0, X.length)
                .mapToObj(side -> clash(tile, side))
                .flatMap(Optional::stream)
                .findFirst()
                .or(() -> Optional.of(Event.of("same", "direction", term(word))));
    }

    /// How an edge does not agree with the tile beside it.
    private Optional<Event> clash(Tile tile, int side) {
        var other = beside(tile, side);
        if (other.isEmpty()) {
            return Optional.empty();
        }
        var own = edge(tile, side);
        var met = edge(other.get(), (side + 2) % X.length);
        return own == met
                ? Optional.empty()
                : Optional.of(Event.of(
                        "clash",
                        "side",
                        term(Direction.values()[side].title),
                        "feature",
                        term(own.title),
                        "other",
                        term(met.title)));
    }

    /// What a tile has in the middle of a side as it lies.
    private Terrain edge(Tile tile, int side) {
        int place = MIDDLE + 3 * side;
        Kind kind = view.kind(tile.letter());
        return kind.segments().stream()
                .filter(segment -> segment.places().stream()
                        .anyMatch(own -> TileKind.turned(own, tile.direction().ordinal()) == place))
                .findFirst()
                .orElseThrow()
                .feature();
    }

    private Optional<Event> following(String word) {
        var tile = view.tiles().getLast();
        var segment = view.kind(tile.letter()).segments().stream()
                .filter(each -> each.word().equals(word))
                .findFirst();
        if (segment.isEmpty()) {
            return word.matches("(road|city|monastery|field)@\\d+")
                    ? Optional.of(Event.of("no-feature", "word", term(word), "tile", tile.letter()))
                    : Optional.empty();
        }
        if (view.followersLeft().get(view.turnOf()) == 0) {
            return Optional.of(Event.of("no-followers"));
        }
        return view.features().stream()
                .filter(feature -> feature.followers().stream().anyMatch(count -> count > 0))
                .filter(feature -> feature.parts().stream()
                        .anyMatch(part -> part.cell().equals(tile.cell())
                                && part.places().contains(segment.get().follower())))
                .filter(feature -> feature.kind() == segment.get().feature())
                .findFirst()
                .map(feature -> Event.of(
                        "taken",
                        "feature",
                        term(feature.kind().title),
                        "players",
                        IntStream.range(0, feature.followers().size())
                                .filter(each -> feature.followers().get(each) > 0)
                                .mapToObj(Event.Who::new)
                                .toList()));
    }

    private static Event.Term term(String word) {
        return new Event.Term(word);
    }
}
