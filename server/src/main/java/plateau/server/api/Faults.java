package plateau.server.api;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import plateau.core.text.Message;
import plateau.server.http.problem.Problem;
import plateau.server.storage.StorageConflict;
import plateau.server.storage.file.StorageDown;
import plateau.server.tables.terms.Refusal;

/// What is said of what can go wrong. What only the operator may know, such as where the database is, goes to
/// the log.
final class Faults {
    private static final Logger LOGGER = Logger.getLogger(Faults.class.getName());
    private static final Duration AGAIN = Duration.ofSeconds(2);

    /// A game has to end first.
    private static final Duration LATER = Duration.ofMinutes(1);

    private final Consumer<StorageDown> operator;

    /// @param operator is told when the database fails
    Faults(Consumer<StorageDown> operator) {
        this.operator = operator;
    }

    Optional<Problem> problem(Throwable thrown) {
        return switch (thrown) {
            case Refusal refusal -> Optional.of(problem(refusal));
            case StorageDown down -> Optional.of(problem(down));
            case StorageConflict conflict -> {
                LOGGER.log(Level.WARNING, "a change was refused by the database", conflict);
                yield Optional.of(
                        Problem.conflict(Message.of("storage.conflict", "somebody else was faster; look again")));
            }
            default -> Optional.empty();
        };
    }

    private Problem problem(StorageDown down) {
        operator.accept(down);
        if (down.isTold() && !down.isUnsure()) {
            return Problem.unavailable(
                    Message.of(
                            "storage.away",
                            "the database is not in its place, and nothing is written until its operator"
                                    + " has put it back; try again later"),
                    AGAIN);
        }
        return down.isUnsure()
                ? Problem.unavailable(
                                Message.of(
                                        "storage.unsure",
                                        "the database was lost; whether it was written is not known:"
                                                + " look before you try again"),
                                AGAIN)
                        .named("storage-unsure")
                : Problem.unavailable(
                        Message.of(
                                "storage.down", "nothing can be written now; what was acknowledged is safe, try again"),
                        AGAIN);
    }

    private static Problem problem(Refusal refusal) {
        var words = refusal.inWords();
        var problem = switch (refusal.kind()) {
            case MISSING -> Problem.missing(words);
            case FORBIDDEN -> Problem.forbidden(words);
            case CONFLICT -> Problem.conflict(words);
            case BUSY -> Problem.tooMany(words, LATER);
        };
        return problem.named(words.key().replace('.', '-'));
    }
}
