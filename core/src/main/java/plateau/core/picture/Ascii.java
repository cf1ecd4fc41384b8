package plateau.core.picture;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Map;

/// What stands for a character where only ASCII can be shown, always of the same width, so that pictures
/// keep their shape: a letter without its accent, a player's sign as a capital, a line as a dash.
public final class Ascii {
    private static final Map<Integer, Character> OTHERWISE = otherwise();

    private Ascii() {}

    private static Map<Integer, Character> otherwise() {
        var all = new HashMap<Integer, Character>();
        var from = "│─┌┐└┘├┤┬┴┼·×–—−…‘’“”«»‹›•▸▶◀€√≥≤±→←↑↓λœŒæÆ█▒░✓";
        var to = "|-+++++++++.x---.''\"\"\"\"<>*>><EV><~><^v^oOaA##.v";
        for (int i = 0; i < from.length(); i++) {
            all.put((int) from.charAt(i), to.charAt(i));
        }
        return Map.copyOf(all);
    }

    /// A character of ASCII; a question mark where nothing resembles it.
    public static char of(int character) {
        if (character < 128) {
            return (char) character;
        }
        int player = Signs.player((char) character);
        if (player >= 0) {
            return (char) ('A' + player);
        }
        var other = OTHERWISE.get(character);
        if (other != null) {
            return other;
        }
        var bare = Normalizer.normalize(Character.toString(character), Normalizer.Form.NFKD);
        return bare.charAt(0) < 128 ? bare.charAt(0) : '?';
    }
}
