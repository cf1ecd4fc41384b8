package plateau.server.api;

import java.time.Duration;
import java.util.Optional;
import plateau.core.GameFault;
import plateau.core.text.Message;
import plateau.server.http.Problem;
import plateau.server.storage.StorageConflict;
import plateau.server.storage.StorageDown;
import plateau.server.tables.Refusal;

/// What is said of what can go wrong.
final class Faults {
    private static final Duration AGAIN = Duration.ofSeconds(2);

    /// A game has to end first.
    private static final Duration LATER = Duration.ofMinutes(1);

    private Faults() {}

    static Optional<Problem> problem(Throwable thrown) {
        return switch (thrown) {
            case Refusal refusal -> Optional.of(problem(refusal));
            case StorageDown down ->
                    Optional.of(
                            Problem.unavailable(
                                    Message.of(
                                            "storage.down",
                                            "nothing can be written now (%s); what was acknowledged"
                                                    + " is safe, try again",
                                            Message.phrase(String.valueOf(down.getMessage()))),
                                    AGAIN));
            case StorageConflict _ ->
                    Optional.of(
                            Problem.conflict(
                                    Message.of(
                                            "storage.conflict",
                                            "somebody else was faster; look again")));
            case GameFault fault ->
                    Optional.of(
                            Problem.of(
                                    422,
                                    Message.of(
                                            "game.fault",
                                            "the game itself is at fault: %s",
                                            String.valueOf(fault.getMessage()))));
            default -> Optional.empty();
        };
    }

    private static Problem problem(Refusal refusal) {
        var words = refusal.inWords();
        var problem =
                switch (refusal.kind()) {
                    case MISSING -> Problem.missing(words);
                    case FORBIDDEN -> Problem.forbidden(words);
                    case CONFLICT -> Problem.conflict(words);
                    case BUSY -> Problem.tooMany(words, LATER);
                };
        return problem.named(words.key().replace('.', '-'));
    }
}
