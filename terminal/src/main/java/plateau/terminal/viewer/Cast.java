package plateau.terminal.viewer;

import java.util.List;
import plateau.core.Game;
import plateau.core.picture.Signs;
import plateau.terminal.screen.Words;

/// Who plays, as people are told on a screen: each by its sign, its number and its name.
///
/// @param seats the players' names; none where they are not known
record Cast(Words words, Game game, List<String> seats) {
    /// `● 0 hard`, or `● player 0`.
    String name(int player) {
        return Signs.of(player) + " " + called(player);
    }

    /// `0 hard`, or `player 0`.
    String called(int player) {
        int number = game.firstNumber() + player;
        return seats.isEmpty() ? words.get("player", number) : number + " " + words.seat(seats.get(player));
    }
}
