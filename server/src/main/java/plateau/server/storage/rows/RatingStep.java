package plateau.server.storage.rows;

import plateau.core.wire.Name;

/// What a game did to the rating of whoever had a seat.
///
/// @param games how many have counted for it, this one included
public record RatingStep(
        @Name("table_id") String table, int seat, double ratingBefore, double ratingAfter, int games) {}
