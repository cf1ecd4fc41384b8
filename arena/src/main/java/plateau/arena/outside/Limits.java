package plateau.arena.outside;

import java.time.Duration;

/// What is expected of a program.
///
/// @param start how long it may take to start and say hello, and to be ready for a game
/// @param answer how long it may think about a move where no clock says it
/// @param farewell how long it may take to leave by itself when all is over
/// @param memory how many bytes each of its processes may hold, where the system can see to it; 0 for any
public record Limits(Duration start, Duration answer, Duration farewell, long memory) {
    public static final Limits USUAL =
            new Limits(Duration.ofSeconds(20), Duration.ofMinutes(1), Duration.ofSeconds(1), 4L << 30);

    public Limits withMemory(long bytes) {
        return new Limits(start, answer, farewell, bytes);
    }
}
