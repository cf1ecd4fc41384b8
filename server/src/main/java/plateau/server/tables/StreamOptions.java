package plateau.server.tables;

import java.util.Optional;
import plateau.server.tables.terms.StreamEnd;
import plateau.words.Language;

/// How somebody wants to listen to a table.
///
/// @param seat as which of its seats it listens; empty for all of them
/// @param after the last event that is known; without one the table is told as it is
/// @param until how long it wants to listen
/// @param showing what it is shown after events that change the board; empty for who does not want that
public record StreamOptions(
        Optional<Integer> seat,
        Language language,
        Optional<Integer> after,
        StreamEnd until,
        Optional<Showing> showing) {}
