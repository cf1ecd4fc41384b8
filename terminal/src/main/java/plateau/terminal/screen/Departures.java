package plateau.terminal.screen;

import plateau.arena.match.Reason;

/// Why players leave, as records have it, in one language for all; and as people read it, in theirs.
public final class Departures {
    public static final String LEFT = "left";
    public static final String INPUT_ENDED = "input ended";

    /// What comes before the reason that the system gives.
    public static final String UNREADABLE = "input unreadable: ";

    private Departures() {}

    /// A reason in the words of a language; one that it does not know as it stands.
    public static String reason(Words words, String reason) {
        if (reason.equals(LEFT)) {
            return words.get("left");
        }
        if (reason.equals(INPUT_ENDED)) {
            return words.get("input.ended");
        }
        if (reason.startsWith(UNREADABLE)) {
            return words.get("input.unreadable", reason.substring(UNREADABLE.length()));
        }
        return Reason.find(reason).map(words::text).orElse(reason);
    }

    /// Something with its reason last, or without one where there is none.
    static String why(Words words, String key, String reason, Object first, Object second) {
        return reason.isEmpty()
                ? words.get(key + ".bare", first, second)
                : words.get(key, first, second, reason(words, reason));
    }
}
