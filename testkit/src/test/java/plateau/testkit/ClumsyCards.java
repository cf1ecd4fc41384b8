package plateau.testkit;

import java.util.AbstractList;
import java.util.List;
import plateau.core.Event;
import plateau.core.Game;
import plateau.core.PointShare;
import plateau.core.Selection;
import plateau.core.Span;
import plateau.core.View;
import plateau.core.picture.Picture;

/// [Cards] that show themselves badly, one fault each.
final class ClumsyCards {
    private ClumsyCards() {}

    /// A view of whatever a fault puts into it.
    record Seen(int mover, List<Integer> scores, Object more) implements View {
        @Override
        public Picture picture(Selection selection) {
            return Picture.of("cards");
        }

        @Override
        public List<Span> spans() {
            return List.of(new Span(0, 0), new Span(0, 99));
        }
    }

    static final class ShowsAnArray extends BrokenCards.Faulty {
        ShowsAnArray(Game game, int players) {
            super(game, players);
        }

        @Override
        public View view(int viewer) {
            return new Seen(mover(), List.of(points[0], points[1]), points);
        }
    }

    static final class ShowsNoScores extends BrokenCards.Faulty {
        ShowsNoScores(Game game, int players) {
            super(game, players);
        }

        @Override
        public View view(int viewer) {
            return new Seen(mover(), List.of(), "");
        }
    }

    static final class ShowsWhatChanges extends BrokenCards.Faulty {
        ShowsWhatChanges(Game game, int players) {
            super(game, players);
        }

        @Override
        public View view(int viewer) {
            var hands = new AbstractList<Integer>() {
                @Override
                public Integer get(int player) {
                    return hand[player];
                }

                @Override
                public int size() {
                    return hand.length;
                }
            };
            return new Seen(mover(), List.of(points[0], points[1]), hands);
        }
    }

    /// What a view shows of points, and nothing else.
    record Shown(int mover, List<Integer> scores, List<PointShare> sheet) implements View {
        @Override
        public Picture picture(Selection selection) {
            return Picture.of("cards");
        }
    }

    static final class ShowsPointsOfNoKind extends BrokenCards.Faulty {
        ShowsPointsOfNoKind(Game game, int players) {
            super(game, players);
        }

        @Override
        public View view(int viewer) {
            var share = PointShare.of(0, "tricks", 0, Event.of("tricks"));
            return new Shown(mover(), List.of(points[0], points[1]), List.of(share));
        }
    }

    static final class HasCellsWithoutSpots extends BrokenCards.Faulty {
        HasCellsWithoutSpots(Game game, int players) {
            super(game, players);
        }

        @Override
        public String notation(int move) {
            return "0," + move;
        }

        @Override
        public View view(int viewer) {
            return new Seen(mover(), List.of(points[0], points[1]), "");
        }
    }
}
