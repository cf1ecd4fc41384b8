package plateau.testkit;

import java.util.List;
import java.util.stream.IntStream;
import plateau.core.Event;
import plateau.core.PointShare;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.View;
import plateau.core.picture.Picture;
import plateau.core.text.Text;

/// What somebody knows of a game of [Cards].
///
/// @param cards each player's, `?` where it is hidden
/// @param points without the cards in hand
record CardsView(int mover, List<Integer> scores, List<String> cards, List<Integer> points) implements View {
    /// The card in hand counts in the end.
    @Override
    public List<PointShare> sheet() {
        return mover != State.NOBODY
                ? List.of()
                : IntStream.range(0, cards.size())
                        .mapToObj(player -> PointShare.of(
                                player,
                                "cards",
                                Integer.parseInt(cards.get(player)),
                                Event.of("card", "card", cards.get(player))))
                        .toList();
    }

    @Override
    public Picture picture(Selection selection) {
        var picture = new Picture();
        for (int player = 0; player < cards.size(); player++) {
            var text = "player %d: card %s, %d points";
            picture.put(player, 0, Text.format(text, player, cards.get(player), points.get(player)));
        }
        return picture;
    }
}
