package plateau.server.storage.rows;

/// What is written in the place of the one with the same key, if there is one.
public sealed interface SavedRow permits TableRow, SeatRow, AccountRow, RatingRow {}
