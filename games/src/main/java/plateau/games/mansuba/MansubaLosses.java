package plateau.games.mansuba;

import java.util.stream.Collectors;
import plateau.core.picture.Ink;
import plateau.core.picture.Picture;
import plateau.core.text.Text;

/// Mansuba's second picture: what each player has on the board and what was captured, with the places on
/// which captured pieces may come back.
final class MansubaLosses {
    private MansubaLosses() {}

    static Picture draw(MansubaView view) {
        var picture = new Picture();
        picture.put(0, 0, "player  pieces  captured");
        for (int player = 0; player < view.scores().size(); player++) {
            int owner = player;
            long standing = view.pieces().stream()
                    .filter(each -> each.player() == owner)
                    .count();
            var captured = view.captured().stream()
                    .filter(each -> each.player() == owner)
                    .toList();
            var text = Text.format("%6d  %6d  %8d", player, standing, captured.size());
            picture.put(1 + player, 0, text, Ink.ofPlayer(player));
            picture.put(
                    1 + player,
                    text.length() + 2,
                    captured.stream()
                            .map(each -> each.kind().letter + " " + each.place())
                            .collect(Collectors.joining("  ")),
                    Ink.ofPlayer(player).inBold());
        }
        return picture;
    }
}
