package plateau.core;

import java.util.List;
import plateau.core.picture.Picture;

/// The view of a game that has nothing to show but a few lines of text.
public record TextView(int mover, List<Integer> scores, String text) implements View {
    public static TextView of(State state, String text) {
        return new TextView(state.mover(), Result.scores(state), text);
    }

    @Override
    public Picture picture(Selection selection) {
        return Picture.of(text);
    }
}
