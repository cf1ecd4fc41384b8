package plateau.games.carcassonne;

/// The four ways to count points (rules 5).
public enum Scoring {
    OFFICIAL(1, 1, 2, Fields.CITIES),
    REPORT(2, 2, 2, Fields.TILES),
    SECOND(1, 1, 1, Fields.CITIES_ONCE),
    FIRST(1, 1, 1, Fields.CITY_MAJORITY);

    /// What fields pay for.
    enum Fields {
        /// 3 for each completed city the field touches.
        CITIES,
        /// 1 for each tile of the field.
        TILES,
        /// 3 for each completed city, but a player is paid once a city.
        CITIES_ONCE,
        /// 4 for each completed city to whoever has most followers on all fields that touch it.
        CITY_MAJORITY
    }

    static final int FIELD_CITY = 3;
    static final int FIRST_FIELD_CITY = 4;

    private static final int COMPLETED_CITY = 2;

    private final int completedRoad;
    private final int unfinishedShield;
    private final int smallCity;
    final Fields fields;

    Scoring(int completedRoad, int unfinishedShield, int smallCity, Fields fields) {
        this.completedRoad = completedRoad;
        this.unfinishedShield = unfinishedShield;
        this.smallCity = smallCity;
        this.fields = fields;
    }

    /// Points for each tile of a completed road or city; for a city also for each shield.
    int completed(Terrain terrain, int tiles) {
        return switch (terrain) {
            case ROAD -> completedRoad;
            case CITY -> tiles == 2 ? smallCity : COMPLETED_CITY;
            case FIELD, MONASTERY -> throw new IllegalArgumentException(terrain.title);
        };
    }

    /// Points for each shield of an unfinished city; each of its tiles, or of a road's, is worth 1.
    int unfinishedShield() {
        return unfinishedShield;
    }
}
