package plateau.server.tournaments;

import java.nio.file.Path;
import plateau.server.storage.file.Location;

/// What the operator says of tournaments.
///
/// @param folder in which each has a folder of its own
/// @param threads how many games are played at the same time, in all tournaments together; 0 where nobody
///     may begin one
public record TournamentSettings(Path folder, int threads) {
    /// Half of the processors, so that people at tables have the other half.
    public static final int USUAL_THREADS = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);

    /// As many as usual, beside the database.
    public static TournamentSettings usual(Location location) {
        return new TournamentSettings(location.beside("tournaments"), USUAL_THREADS);
    }
}
