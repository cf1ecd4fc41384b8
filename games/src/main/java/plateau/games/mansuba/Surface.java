package plateau.games.mansuba;

/// Which edges of the world join (rules 1.2).
public enum Surface {
    TORUS,
    CYLINDER,
    FLAT
}
