package plateau.arena.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plateau.arena.series.Played;
import plateau.arena.series.ThinkingTime;
import plateau.arena.statistics.Distribution;
import plateau.arena.statistics.Statistics;
import plateau.arena.tournament.draw.Draw;
import plateau.arena.tournament.plan.Discipline;
import plateau.arena.tournament.plan.TournamentPlan;
import plateau.arena.tournament.standings.Account;
import plateau.arena.tournament.standings.CrossTable;
import plateau.arena.tournament.standings.Frequencies;
import plateau.arena.tournament.standings.Section;

/// Adds up the games of one discipline.
public final class Tally {
    private final TournamentPlan plan;
    private final Discipline discipline;
    private final List<Account> accounts;
    private final CrossTable cross;
    private final Statistics bySeat = new Statistics();
    private final Distribution scores = new Distribution();
    private final SortedMap<Long, Seated> games = new TreeMap<>();

    public Tally(TournamentPlan plan, Discipline discipline) {
        this.plan = plan;
        this.discipline = discipline;
        accounts = Stream.generate(Account::new).limit(plan.entrants().size()).toList();
        cross = new CrossTable(plan.names());
    }

    /// Counts a game.
    ///
    /// @param entrants who sat where
    public void add(Played game, List<Integer> entrants) {
        bySeat.add(game.row());
        games.put(game.row().task().number(), new Seated(entrants, game.row()));
        cross.add(game.row(), entrants);
        for (int seat = 0; seat < entrants.size(); seat++) {
            var thought = game.thinking().isEmpty()
                    ? ThinkingTime.NONE
                    : game.thinking().get(seat);
            accounts.get(entrants.get(seat)).add(game.row(), seat, thought);
            scores.add(game.row().score(seat));
        }
    }

    long games() {
        return bySeat.games();
    }

    /// The games in their order, those of a group together.
    ///
    /// @param first the number of the discipline's first game
    List<List<Seated>> groups(long first) {
        var groups = new TreeMap<Long, List<Seated>>();
        games.forEach((number, game) -> groups.computeIfAbsent(
                        (number - first) / discipline.players(), _ -> new ArrayList<>())
                .add(game));
        return List.copyOf(groups.values());
    }

    Account account(int entrant) {
        return accounts.get(entrant);
    }

    /// What came of it.
    ///
    /// @param draw says who had byes and how far each came
    /// @param planned how many games there are to play
    public Section section(Draw draw, long planned) {
        var places = new ArrayList<Place>();
        for (int entrant = 0; entrant < accounts.size(); entrant++) {
            var account = accounts.get(entrant);
            places.add(Place.of(plan, entrant, account, draw.byes(entrant), draw.stage(entrant)));
        }
        return new Section(
                discipline,
                bySeat.games(),
                planned,
                Place.standings(plan.names(), places, true),
                cross.encounters(),
                IntStream.range(0, discipline.players())
                        .mapToObj(bySeat::meanPayoff)
                        .toList(),
                Frequencies.of(bySeat.length()),
                Frequencies.of(scores),
                bySeat.endings(),
                bySeat.causes(),
                bySeat.draws());
    }
}
