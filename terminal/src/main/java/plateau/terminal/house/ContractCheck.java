package plateau.terminal.house;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import plateau.contract.Breach;
import plateau.contract.Clause;
import plateau.contract.Contract;
import plateau.contract.RandomGame;
import plateau.contract.Sample;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.core.text.Text;
import plateau.terminal.screen.Words;

/// Holds a game to its contract, and keeps what was found of each clause.
public final class ContractCheck {
    /// A game with its options, a number of players, the seed of the first random game, and how many
    /// games are played if somebody has said so.
    public record Table(Game game, int players, long seed, Optional<Integer> games) {
        private Sample play() {
            return games.map(count -> Sample.of(game, players, seed, count))
                    .orElseGet(() -> Sample.of(game, players, seed));
        }
    }

    private final Options<Game> options;
    private final List<Table> tables;

    /// What is broken of each clause, in words, a text for each game.
    private final Map<String, List<String>> breaches = new LinkedHashMap<>();

    /// The clauses that could be looked at in some game.
    private final Set<String> lookedAt = new HashSet<>();

    private final IntSummaryStatistics plies = new IntSummaryStatistics();
    private long drawn;
    private long chosen;

    private final AtomicLong done = new AtomicLong();

    public ContractCheck(Options<Game> options, List<Table> tables) {
        this.options = options;
        this.tables = tables;
    }

    /// How many steps there are in all.
    public long work() {
        return 1 + (long) tables.size() * Contract.clauses().size();
    }

    /// How many steps are done; may be asked from any thread.
    public long done() {
        return done.get();
    }

    public void run() {
        var clauses = Contract.clauses();
        for (var clause : clauses) {
            breaches.put(clause.name(), new ArrayList<>());
            if (clause instanceof Clause.OfListing listing) {
                lookedAt.add(clause.name());
                note(clause, () -> listing.check(options));
            }
        }
        done.incrementAndGet();
        for (var table : tables) {
            var sample = table.play();
            count(sample);
            for (var clause : clauses) {
                check(clause, sample);
                done.incrementAndGet();
            }
        }
    }

    private void count(Sample sample) {
        sample.games().forEach(game -> plies.accept(game.plies()));
        drawn += sample.games().stream().filter(RandomGame::isDrawn).count();
        chosen += sample.chosen().size();
    }

    private void check(Clause clause, Sample sample) {
        if (sample.chosen().stream().anyMatch(clause::appliesTo)) {
            lookedAt.add(clause.name());
        }
        switch (clause) {
            case Clause.OfListing _ -> {}
            case Clause.OfManyGames many -> sample.games().forEach(game -> note(clause, () -> many.check(game)));
            case Clause.InEachGame each -> sample.chosen().forEach(game -> note(clause, () -> each.check(game)));
            case Clause.InAllGames all -> note(clause, () -> all.check(sample.chosen()));
        }
    }

    private void note(Clause clause, Runnable check) {
        try {
            check.run();
        } catch (Breach breach) {
            breaches.computeIfAbsent(clause.name(), _ -> new ArrayList<>()).add(breach.getMessage());
        }
    }

    /// How many random games were played, and what was not seen in them:
    /// `250 games of 7 to 42 moves, 60 of them move by move; none was drawn`.
    public String games(Words words) {
        var text = words.get("check.games", plies.getCount(), plies.getMin(), plies.getMax());
        if (chosen < plies.getCount()) {
            text += words.get("check.by-move", chosen);
        }
        return drawn == 0 ? text + words.get("check.no-draw") : text;
    }

    /// How many clauses are broken.
    public int broken() {
        return (int)
                breaches.values().stream().filter(found -> !found.isEmpty()).count();
    }

    /// A line for each clause, `-` before one that rests on a broken one and was not looked at; below a
    /// broken one how it is broken, in the first game that breaks it.
    public List<String> lines(Words words) {
        var lines = new ArrayList<String>();
        breaches.forEach((clause, found) -> {
            lines.add(words.get(state(clause, found), words.clause(clause)));
            if (!found.isEmpty()) {
                lines.add("        " + Text.printable(found.getFirst()));
            }
            if (found.size() > 1) {
                lines.add(words.get("check.more", found.size() - 1));
            }
        });
        return lines;
    }

    /// The key of what is said of a clause.
    private String state(String clause, List<String> found) {
        if (found.isEmpty()) {
            return lookedAt.contains(clause) ? "check.ok" : "check.skipped";
        }
        return "check.bad";
    }
}
