package plateau.arena.series;

import java.io.Serializable;
import java.util.List;
import plateau.core.luck.Lot;

/// Games to be played, described in full: whoever plays them, wherever, in whatever order, gets the same
/// [Row]s. A task is plain data and can be sent elsewhere.
///
/// The games of a task are some consecutive ones of all those that a seed stands for. Tasks with the
/// same seed and the same first game have the same luck, whoever meets in them.
///
/// @param number of its first game in the series: no two games of a series have the same
/// @param group what its games count for: a round, a cell of a sweep; empty where all count alike
/// @param seed of all the games together
/// @param first which of the seed's games is the task's first
/// @param games how many
/// @param opening the moves with which each begins, chance included, from which on the seed decides; none
///     where they begin at the beginning
public record Task(long number, String group, Pairing pairing, long seed, long first, long games, List<String> opening)
        implements Serializable {
    public Task {
        opening = List.copyOf(opening);
    }

    /// Games from their beginning.
    public Task(long number, String group, Pairing pairing, long seed, long first, long games) {
        this(number, group, pairing, seed, first, games, List.of());
    }

    /// Some of its games, as a task of their own.
    ///
    /// @param from which of them is the first, from 0
    public Task part(long from, long count) {
        return new Task(number + from, group, pairing, seed, first + from, count, opening);
    }

    /// The seed of one of its games.
    ///
    /// @param game which, from 0
    public long seedOf(long game) {
        return Lot.seedOfGame(seed, first + game);
    }
}
