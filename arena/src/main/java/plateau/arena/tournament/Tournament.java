package plateau.arena.tournament;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import plateau.arena.series.Played;
import plateau.arena.series.Schedule;
import plateau.arena.series.Task;
import plateau.arena.tournament.draw.Draw;
import plateau.arena.tournament.draw.Fixture;
import plateau.arena.tournament.plan.Format;
import plateau.arena.tournament.plan.TournamentPlan;
import plateau.arena.tournament.standings.Account;
import plateau.arena.tournament.standings.Section;
import plateau.arena.tournament.standings.Standing;
import plateau.arena.tournament.standings.Standings;
import plateau.core.text.BadInput;

/// A tournament under way: what is played next, and how things stand. Games that were played earlier are
/// not played again: they count as if they had just ended, and what depends on them is drawn from them.
public final class Tournament implements Schedule<List<Played>> {
    private final TournamentPlan plan;
    private final List<Draw> draws;
    private final List<Tally> tallies;
    private final Map<Long, Played> known = new HashMap<>();
    private final Map<Long, Fixture> underWay = new HashMap<>();
    private final Consumer<Played> sink;
    private final Optional<SequentialTest> test;
    private final int resumed;
    private int current;
    private Optional<Task> waiting;

    /// Refuses games that are not of this plan: those that are not as it draws them, those whose numbers
    /// are too great, and, when all are played, those left over. A sequential test that is decided leaves
    /// over the games that were under way then.
    ///
    /// @param earlier games played already
    /// @param sink gets every game when it ends
    public Tournament(TournamentPlan plan, List<Played> earlier, Consumer<Played> sink) {
        this.plan = plan;
        this.sink = sink;
        test = plan.sprt().map(SequentialTest::new);
        draws = plan.draws();
        tallies = plan.disciplines().stream().map(each -> new Tally(plan, each)).toList();
        resumed = earlier.size();
        earlier.forEach(game -> known.put(game.row().task().number(), game));
        refuseGreater();
        waiting = advance();
        if (waiting.isEmpty() && !isDecided()) {
            known.keySet().stream().min(Long::compare).ifPresent(Tournament::refuse);
        }
    }

    private void refuseGreater() {
        long end = offset(draws.size());
        known.keySet().stream()
                .filter(number -> number >= end)
                .min(Long::compare)
                .ifPresent(Tournament::refuse);
    }

    private static void refuse(long number) {
        throw new BadInput("tournament.foreign", "game %d that was played is not of this tournament", number);
    }

    @Override
    public synchronized Optional<Task> next() {
        var task = waiting;
        waiting = Optional.empty();
        return task.isPresent() ? task : advance();
    }

    /// The next game that was not played earlier; those before it are counted.
    private Optional<Task> advance() {
        var task = draw();
        while (task.isPresent() && known.containsKey(task.get().number())) {
            accept(task.get(), Objects.requireNonNull(known.remove(task.get().number())));
            task = draw();
        }
        return task;
    }

    /// The next game of the first discipline that has one: while one waits for a round to end, the next
    /// one is played.
    private Optional<Task> draw() {
        if (isDecided()) {
            return Optional.empty();
        }
        for (int i = 0; i < draws.size(); i++) {
            int discipline = (current + i) % draws.size();
            var fixture = draws.get(discipline).next();
            if (fixture.isPresent()) {
                current = discipline;
                return Optional.of(task(discipline, fixture.get()));
            }
        }
        return Optional.empty();
    }

    private boolean isDecided() {
        return test.isPresent() && test.get().isDecided();
    }

    private Task task(int discipline, Fixture fixture) {
        var played = plan.disciplines().get(discipline);
        var seats = fixture.seats().stream().map(plan.entrants()::get).toList();
        long number = offset(discipline) + fixture.number();
        underWay.put(number, fixture);
        return new Task(
                number,
                Integer.toString(discipline),
                plan.pairing(played, seats),
                plan.seed(),
                fixture.luck(),
                1,
                played.opening(fixture.luck()));
    }

    /// The numbers of a discipline's games come after those of the disciplines before it.
    private long offset(int discipline) {
        return draws.subList(0, discipline).stream().mapToLong(Draw::most).sum();
    }

    @Override
    public synchronized void played(Task task, List<Played> games) {
        for (var game : games) {
            sink.accept(game);
            accept(task, game);
        }
    }

    private void accept(Task task, Played game) {
        if (!game.row().task().equals(task)) {
            refuse(task.number());
        }
        var fixture = Objects.requireNonNull(underWay.remove(task.number()));
        int discipline = plan.disciplineOf(task);
        if (test.isPresent()) {
            test.get().add(fixture, game, (each, counted) -> count(discipline, each, counted));
        } else {
            count(discipline, fixture, game);
        }
        draws.get(discipline).played(fixture, game.row());
    }

    private void count(int discipline, Fixture fixture, Played game) {
        tallies.get(discipline).add(game, fixture.seats());
    }

    /// How many games there are to play, as far as that is known.
    public synchronized long games() {
        return IntStream.range(0, draws.size()).mapToLong(this::planned).sum();
    }

    /// How many games were played before; they are counted when their turn comes.
    public int resumed() {
        return resumed;
    }

    /// How many games were played, those of earlier included.
    public synchronized long played() {
        return tallies.stream().mapToLong(Tally::games).sum();
    }

    /// The games of a discipline so far, in groups of the same luck: what ratings take.
    ///
    /// @param discipline its place in the plan
    public synchronized List<List<Seated>> groups(int discipline) {
        return tallies.get(discipline).groups(offset(discipline));
    }

    /// Who has done best so far, all disciplines together.
    public synchronized Standing leader() {
        return overall().getFirst();
    }

    /// How things stand.
    public synchronized Standings standings() {
        var sections = new ArrayList<Section>();
        for (int i = 0; i < draws.size(); i++) {
            sections.add(tallies.get(i).section(draws.get(i), planned(i)));
        }
        return new Standings(
                plan,
                sections.size() == 1 ? sections.getFirst().standings() : overall(),
                sections,
                test.map(SequentialTest::report));
    }

    /// A test that has come to its end needs no more games.
    private long planned(int discipline) {
        return isDecided()
                ? tallies.get(discipline).games()
                : draws.get(discipline).games();
    }

    /// How things stand, with ratings: those take a while, and meanwhile games go on.
    public Standings rated() {
        Standings standings;
        var games = new ArrayList<List<List<Seated>>>();
        synchronized (this) {
            standings = standings();
            for (int i = 0; i < draws.size(); i++) {
                games.add(groups(i));
            }
        }
        return standings.rated(
                games.stream().map(each -> Strengths.of(plan, each)).toList());
    }

    private List<Standing> overall() {
        var places = new ArrayList<Place>();
        for (int entrant = 0; entrant < plan.entrants().size(); entrant++) {
            int who = entrant;
            var sum = new Account();
            tallies.forEach(tally -> sum.add(tally.account(who)));
            long byes = draws.stream().mapToLong(draw -> draw.byes(who)).sum();
            places.add(
                    plan.format() == Format.SWISS ? Place.of(plan, who, sum, byes, 0) : Place.ofShare(who, sum, byes));
        }
        return Place.standings(plan.names(), places, false);
    }
}
