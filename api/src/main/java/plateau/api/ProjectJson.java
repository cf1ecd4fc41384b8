package plateau.api;

import java.util.Optional;
import plateau.core.wire.Help;
import plateau.core.wire.Least;
import plateau.core.wire.Most;
import plateau.core.wire.OneOf;

/// What there is to say of everything that takes the server long.
public record ProjectJson(
        String id,
        @Help("In milliseconds.") @Least(0) long made,

        @OneOf({"waiting", "running", "stopped", "done", "failed"})
        String state,

        @Help("In the queue, from 1.") Optional<@Least(1) @Most(1000) Integer> place,

        @Help("Why it failed: `disk`, `game`, `other`; or `time` where it was stopped since it had had its time.")
        Optional<String> why) {
    /// What is told of its owner to those who ask for it.
    public record Whose(
            @Help("Who began it.") Optional<String> by,
            @Help("Whether you began it.") boolean isMine) {}
}
