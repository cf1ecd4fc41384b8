package plateau.terminal.console;

import plateau.core.picture.Ink;

/// The inks that mean the same on every screen.
public final class Inks {
    /// What is read when one looks for it.
    public static final Ink FAINT = Ink.of(244);

    public static final Ink STRONG = Ink.PLAIN.inBold();

    /// What can be chosen.
    public static final Ink ACCENT = Ink.of(Ink.rgb(0x2BA8A0)).inBold();

    private static final int ORANGE = Ink.rgb(0xD9822B);

    /// What should not be missed.
    public static final Ink ALERT = Ink.of(ORANGE).inBold();

    /// Where the last move was.
    public static final Ink LAST_MOVE =
            Ink.of(Ink.contrast(ORANGE)).over(ORANGE).inBold();

    private Inks() {}
}
