package plateau.server.projects;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/// How many projects of one kind there may be, and where.
///
/// @param folder in which each has a folder of its own
/// @param threads how many games are played at the same time, in all of them together; 0 where nobody may
///     begin one
/// @param atOnce how many are at work at the same time
/// @param waiting how many may wait
/// @param each how many are kept of one account
/// @param kept how many are kept in all
/// @param longest how long one may go on in all, if there is an end to it
public record ProjectSettings(
        Path folder, int threads, int atOnce, int waiting, int each, int kept, Optional<Duration> longest) {}
