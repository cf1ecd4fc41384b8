package plateau.arena.series;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;
import plateau.arena.match.Onlooker;
import plateau.arena.statistics.Statistics;
import plateau.core.Roster;

/// Plays tasks in one thread, with players of its own, who are made when they are first needed and
/// closed at the end. What a game comes to depends on its task alone.
public final class Worker implements Series.Desk<List<Played>> {
    /// What is kept of a game besides the counts that cost nothing.
    public enum Extra {
        /// Who leads, after every move: see [plateau.arena.statistics.Outcome#leadChanges].
        LEAD,
        /// How long each player thinks.
        TIMES,
        /// A record of every game.
        RECORDS
    }

    /// Those who play a game may hold much; where a series goes to and fro between many games, those of
    /// a game that was not played for long are sent home.
    private static final int MOST_COMPANIES = 4;

    /// What a company plays: whoever sits at a table for two may not know how to sit at one for three.
    private record Occasion(String game, Map<String, Object> options, int players) {}

    /// Something to do with a game that has come to its end.
    private interface Ledger {
        void add(Sitting sitting, long game);
    }

    private final Roster roster;
    private final Set<Extra> extras;
    private final Onlooker guest;
    private final LinkedHashMap<Occasion, Company> companies = new LinkedHashMap<>(16, 0.75F, true);
    private final AtomicLong played = new AtomicLong();
    private @Nullable Pairing seated;
    private volatile @Nullable Sitting sitting;
    private volatile boolean stopped;

    public Worker(Roster roster, Set<Extra> extras) {
        this(roster, extras, Onlooker.NONE);
    }

    /// @param guest looks on at all games that are played here
    public Worker(Roster roster, Set<Extra> extras, Onlooker guest) {
        this.roster = roster;
        this.extras = Set.copyOf(extras);
        this.guest = guest;
    }

    /// Has those whom a pairing names sit down, so that what this takes is no part of the playing.
    public void prepare(Pairing pairing) {
        sitDown(pairing);
    }

    /// Plays the games of a task and adds up what they come to, straight away: nothing is allocated for
    /// a game. Games that are broken off do not count.
    public void count(Task task, Statistics sum) {
        count(task, _ -> sum);
    }

    /// The same with several sums.
    ///
    /// @param sums where a game counts, by its number among those of the seed
    public void count(Task task, LongFunction<Statistics> sums) {
        playAll(task, (table, game) -> sums.apply(task.first() + game).add(table.outcome()));
    }

    /// Plays the games of a task, each kept for itself. Games that are broken off are left out.
    @Override
    public List<Played> play(Task task) {
        var games = new ArrayList<Played>();
        playAll(task, (table, game) -> games.add(table.played(task.part(game, 1))));
        return games;
    }

    private void playAll(Task task, Ledger ledger) {
        var table = sitDown(task.pairing());
        for (long game = 0; game < task.games() && !stopped; game++) {
            if (table.play(task.seedOf(game), task.opening())) {
                ledger.add(table, game);
                played.incrementAndGet();
            }
        }
    }

    private Sitting sitDown(Pairing pairing) {
        var table = sitting;
        if (table == null || !pairing.equals(seated)) {
            table = company(pairing).sitting(pairing);
            seated = pairing;
            sitting = table;
        }
        return table;
    }

    private Company company(Pairing pairing) {
        var occasion = new Occasion(pairing.game(), pairing.options(), pairing.players());
        var company = companies.computeIfAbsent(
                occasion, _ -> new Company(roster, roster.game(pairing.game(), pairing.options()), extras, guest));
        if (companies.size() > MOST_COMPANIES) {
            Objects.requireNonNull(companies.pollFirstEntry()).getValue().close();
        }
        return company;
    }

    @Override
    public long played() {
        return played.get();
    }

    /// A game that begins sees that it is too late, or whoever stops sees the game: each looks at the
    /// other after showing itself.
    @Override
    public void stop() {
        stopped = true;
        var table = sitting;
        if (table != null) {
            table.stop();
        }
    }

    @Override
    public void close() {
        Closer.all(companies.values(), Company::close);
        companies.clear();
        seated = null;
        sitting = null;
    }
}
