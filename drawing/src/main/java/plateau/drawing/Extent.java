package plateau.drawing;

/// How much room a drawing takes, so that others of the same game can be given as much.
///
/// @param width of the board
/// @param height of the board
/// @param lines that the status needs
/// @param hasNotes whether there is something to be said of a player besides points
public record Extent(double width, double height, int lines, boolean hasNotes) {
    public static final Extent NONE = new Extent(0, 0, 0, false);

    /// Room for either.
    public Extent or(Extent other) {
        return new Extent(
                Math.max(width, other.width),
                Math.max(height, other.height),
                Math.max(lines, other.lines),
                hasNotes || other.hasNotes);
    }
}
