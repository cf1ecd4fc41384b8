package plateau.server.tables;

import java.util.Optional;
import plateau.server.stream.Piece;

/// What somebody who listens is shown of a table, as JSON: no more than it may know. It is made when it is sent,
/// away from the table; empty where there is nothing for it to see.
@FunctionalInterface
public interface Showing {
    Optional<Piece> show(TableSnapshot table);
}
