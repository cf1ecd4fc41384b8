package plateau.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Whose code threw something, as the traces tell: the rules of a game, or whoever called them.
public final class Blame {
    private static final String OURS = "plateau.";

    /// Its classes are called by rules and call them: `State` by what it does by default, for instance.
    private static final String CORE = "plateau.core.";

    private static final String OUR_GAMES = "plateau.games.";

    private Blame() {}

    /// What was thrown and where: `java.lang.IllegalStateException: boom at
    /// example.HastyBot.choose(HastyBot.java:12)`.
    public static String told(Throwable thrown) {
        return thrown + place(thrown).map(frame -> " at " + frame).orElse("");
    }

    /// The first place that is not in Java's own code.
    private static Optional<StackTraceElement> place(Throwable thrown) {
        return Arrays.stream(thrown.getStackTrace())
                .filter(frame -> !isJava(frame.getClassName()))
                .findFirst();
    }

    /// What the rules of a game threw while a player used them, even if the player wrapped it; empty
    /// where the player failed by itself.
    ///
    /// That the memory is full is told of whoever filled it, the player, and so is a call of the rules
    /// too deep within calls of its own. One who comes from elsewhere and calls rules of ours wrongly is
    /// to blame itself; our own bots play legal moves.
    public static Optional<Throwable> ofRules(Game game, State state, Throwable thrown) {
        return causes(thrown).stream()
                .filter(cause -> !(cause instanceof OutOfMemoryError))
                .filter(cause -> isOfRules(game, state, cause))
                .findFirst();
    }

    /// The causes of what was thrown, the first of them first.
    private static List<Throwable> causes(Throwable thrown) {
        var causes = new ArrayList<Throwable>();
        for (var each = thrown; each != null && !causes.contains(each); each = each.getCause()) {
            causes.addFirst(each);
        }
        return causes;
    }

    private static boolean isOfRules(Game game, State state, Throwable thrown) {
        var rules = rules(game, state);
        boolean met = false;
        for (var frame : thrown.getStackTrace()) {
            var type = frame.getClassName();
            if (rules.stream().anyMatch(own -> isWithin(type, own))) {
                met = true;
            } else if (met && !isJava(type) && !type.startsWith(CORE)) {
                boolean isCalledFromElsewhere =
                        !type.startsWith(OURS) && state.getClass().getName().startsWith(OUR_GAMES);
                return !(thrown instanceof StackOverflowError) && !isCalledFromElsewhere;
            }
        }
        return met;
    }

    /// The classes that have the rules, those that they extend included.
    private static List<String> rules(Game game, State state) {
        var rules = new ArrayList<String>();
        rules.add(game.getClass().getName());
        for (Class<?> type = state.getClass(); type != null && !isJava(type.getName()); type = type.getSuperclass()) {
            rules.add(type.getName());
        }
        return rules;
    }

    private static boolean isWithin(String type, String own) {
        return type.equals(own) || type.startsWith(own + "$");
    }

    private static boolean isJava(String type) {
        return type.startsWith("java.") || type.startsWith("jdk.") || type.startsWith("sun.");
    }
}
