package plateau.bots;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Properties;
import plateau.core.Game;
import plateau.core.text.Resource;

/// The levels people choose from. What each is in a game stands in `levels.properties`, or in the jar
/// that brings the game; how strong they are is measured by `plateau ladder`.
public final class Levels {
    /// From the weakest to the strongest.
    public static final List<String> NAMES = List.of("easy", "medium", "hard");

    private static final String ANY_GAME = "any";

    private static final Properties BOTS = read();

    private Levels() {}

    /// The name, with settings, of the bot that plays at a level.
    public static String bot(String level, Game game) {
        var key = game.id() + "." + level;
        var brought = isOurs(key) ? null : Additions.level(key);
        return brought != null ? brought : BOTS.getProperty(key, BOTS.getProperty(ANY_GAME + "." + level, ""));
    }

    /// Whether a level such as `piles.easy` is given here, and no jar may change it.
    static boolean isOurs(String key) {
        return BOTS.containsKey(key);
    }

    private static Properties read() {
        var bots = new Properties();
        try {
            bots.load(new StringReader(Resource.text(Levels.class, "levels.properties")));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return bots;
    }
}
