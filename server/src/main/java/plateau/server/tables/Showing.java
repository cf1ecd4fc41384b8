package plateau.server.tables;

import java.util.Optional;
import plateau.server.stream.Chunk;

/// What somebody who listens is shown of a table, as JSON: no more than it may know. It is made when it is sent,
/// away from the table; empty where there is nothing for it to see.
@FunctionalInterface
public interface Showing {
    Optional<Chunk> show(TableSnapshot table);
}
