package plateau.terminal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import plateau.contract.Breach;
import plateau.contract.Clause;
import plateau.contract.Contract;
import plateau.contract.RandomGame;
import plateau.core.Game;
import plateau.core.Text;
import plateau.core.options.Options;

/// Holds a game to its contract, and keeps what was found of each clause.
final class ContractCheck {
    /// How many moves, chance included, a random game may take.
    private static final int PLY_LIMIT = 10_000;

    /// A game with its options, a number of players, and the seeds of so many random games.
    record Table(Game game, int players, long seed, int games) {
        private List<RandomGame> play() {
            return IntStream.range(0, games)
                    .mapToObj(i -> RandomGame.play(game, players, seed + i, PLY_LIMIT))
                    .toList();
        }
    }

    private final Options<Game> options;
    private final List<Table> tables;

    /// What is broken of each clause, in words, a text for each game.
    private final Map<String, List<String>> breaches = new LinkedHashMap<>();

    private final AtomicLong done = new AtomicLong();

    ContractCheck(Options<Game> options, List<Table> tables) {
        this.options = options;
        this.tables = tables;
    }

    /// How many steps there are in all.
    long work() {
        return 1 + (long) tables.size() * Contract.clauses().size();
    }

    /// How many steps are done; may be asked from any thread.
    long done() {
        return done.get();
    }

    void run() {
        var clauses = Contract.clauses();
        for (var clause : clauses) {
            breaches.put(clause.name(), new ArrayList<>());
            if (clause instanceof Clause.OfListing listing) {
                note(clause, () -> listing.check(options));
            }
        }
        done.incrementAndGet();
        for (var table : tables) {
            var games = table.play();
            for (var clause : clauses) {
                check(clause, games);
                done.incrementAndGet();
            }
        }
    }

    private void check(Clause clause, List<RandomGame> games) {
        switch (clause) {
            case Clause.OfListing listing -> {}
            case Clause.InEachGame each ->
                    games.forEach(game -> note(clause, () -> each.check(game)));
            case Clause.InAllGames all -> note(clause, () -> all.check(games));
        }
    }

    private void note(Clause clause, Runnable check) {
        try {
            check.run();
        } catch (Breach breach) {
            breaches.computeIfAbsent(clause.name(), _ -> new ArrayList<>())
                    .add(breach.getMessage());
        }
    }

    /// How many random games were looked at.
    int games() {
        return tables.stream().mapToInt(Table::games).sum();
    }

    /// How many clauses are broken.
    int broken() {
        return (int) breaches.values().stream().filter(found -> !found.isEmpty()).count();
    }

    /// A line for each clause; below a broken one how it is broken, in the first game that breaks it.
    List<String> lines(Words words) {
        var lines = new ArrayList<String>();
        breaches.forEach(
                (clause, found) -> {
                    var key = found.isEmpty() ? "check.ok" : "check.bad";
                    lines.add(words.get(key, words.clause(clause)));
                    if (!found.isEmpty()) {
                        lines.add("        " + Text.printable(found.getFirst()));
                    }
                    if (found.size() > 1) {
                        lines.add(words.get("check.more", found.size() - 1));
                    }
                });
        return lines;
    }
}
