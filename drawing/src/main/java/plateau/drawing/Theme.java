package plateau.drawing;

/// Where a drawing has its colours from. In the drawing itself they are variables.
public enum Theme {
    /// Light or dark, as whoever shows the drawing prefers.
    AUTO,
    LIGHT,
    DARK,
    /// From the page around the drawing, with all its style: the page has [Drawings#styles].
    PAGE
}
