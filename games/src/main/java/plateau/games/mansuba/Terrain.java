package plateau.games.mansuba;

/// What lies beside what (rules 1.4).
public enum Terrain {
    OCTAGONAL(8),
    TRIANGULAR(3),
    SQUARE(4),
    HEXAGONAL(6),
    TRIANGLES(3);

    private static final int CROSS =
            Directions.set(Directions.NORTH, Directions.SOUTH, Directions.EAST, Directions.WEST);
    private static final int NORTH_FORK =
            Directions.set(Directions.NORTH, Directions.SOUTH_EAST, Directions.SOUTH_WEST);
    private static final int SOUTH_FORK =
            Directions.set(Directions.SOUTH, Directions.NORTH_EAST, Directions.NORTH_WEST);
    private static final int NORTH_AND_SOUTH = Directions.set(Directions.NORTH, Directions.SOUTH);

    /// How many directions every place has.
    final int degree;

    Terrain(int degree) {
        this.degree = degree;
    }

    /// The directions that a place has, as [Directions].
    int directions(int width, int row, int column) {
        boolean oddPlace = ((row * width + column) & 1) != 0;
        boolean oddCell = ((row + column) & 1) != 0;
        return switch (this) {
            case OCTAGONAL -> Directions.ALL;
            case TRIANGULAR -> oddPlace ? NORTH_FORK : SOUTH_FORK;
            case SQUARE -> CROSS;
            case HEXAGONAL -> Directions.ALL & ~NORTH_AND_SOUTH;
            case TRIANGLES -> CROSS & ~(1 << (oddCell ? Directions.SOUTH : Directions.NORTH));
        };
    }

    /// The terrain after a landslide (rules 1.5).
    Terrain next() {
        return switch (this) {
            case OCTAGONAL -> TRIANGULAR;
            case TRIANGULAR -> SQUARE;
            case SQUARE, HEXAGONAL, TRIANGLES -> OCTAGONAL;
        };
    }
}
