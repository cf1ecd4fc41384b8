package plateau.server.lab;

import java.nio.file.Path;
import java.time.Duration;
import plateau.server.storage.file.Location;

/// What the operator says of evaluations.
///
/// @param isOpen whether anybody may begin one
/// @param folder in which each has a folder of its own
/// @param threads how many games are played at the same time, in all evaluations together
/// @param cells how many one may have
/// @param games how many one may have in all its cells
/// @param time how long one is played; then it ends with what there is
/// @param waiting how many may wait
public record LabSettings(boolean isOpen, Path folder, int threads, int cells, int games, Duration time, int waiting) {
    public static final int USUAL_THREADS = 1;
    public static final int USUAL_CELLS = 1000;
    public static final int USUAL_GAMES = 200_000;
    public static final Duration USUAL_TIME = Duration.ofMinutes(5);
    public static final int USUAL_WAITING = 20;

    /// As much as usual, beside the database.
    public static LabSettings usual(Location location) {
        return new LabSettings(
                true, location.beside("lab"), USUAL_THREADS, USUAL_CELLS, USUAL_GAMES, USUAL_TIME, USUAL_WAITING);
    }

    /// The same where nobody may begin one.
    public LabSettings closed() {
        return new LabSettings(false, folder, threads, cells, games, time, waiting);
    }

    /// The same with other bounds.
    public LabSettings with(int fewerCells, int fewerGames, Duration shorter) {
        return new LabSettings(isOpen, folder, threads, fewerCells, fewerGames, shorter, waiting);
    }
}
