package plateau.testkit;

import java.util.List;
import plateau.core.Selection;
import plateau.core.View;
import plateau.core.picture.Picture;

/// What somebody knows of a game of Kuhn poker.
///
/// @param cards each player's: its letter, `?` where it is hidden, `-` before it is dealt
/// @param said the last word, or `nothing`
record KuhnView(int mover, List<Integer> scores, List<String> cards, String said) implements View {
    @Override
    public Picture picture(Selection selection) {
        var picture = new Picture();
        for (int player = 0; player < cards.size(); player++) {
            picture.put(player, 0, "player " + player + ": " + cards.get(player));
        }
        picture.put(cards.size(), 0, "said: " + said);
        return picture;
    }
}
