package plateau.arena.tournament;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// What is played in a tournament: a game with its options, and how many sit at its table.
///
/// @param options as a record has them
public record Discipline(String game, Map<String, Object> options, int players) {
    public Discipline {
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    }
}
