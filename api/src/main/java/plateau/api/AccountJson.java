package plateau.api;

import plateau.core.wire.Flat;
import plateau.core.wire.Help;
import plateau.core.wire.Least;
import plateau.core.wire.Name;
import plateau.core.wire.OneOf;

/// Somebody who comes with a token.
@Name("Account")
@Help("A person, or a bot that runs elsewhere.")
public record AccountJson(
        String id,
        @OneOf({"person", "bot"}) String kind,
        String name,
        @Help("In milliseconds.") @Least(0) long created) {
    /// One that is new, or has a new token.
    @Name("OpenedAccount")
    @Help("An account with its token.")
    public record Opened(
            @Flat AccountJson account,

            @Help("Send it as `Authorization: Bearer TOKEN`; it is told only now.")
            String token) {}
}
