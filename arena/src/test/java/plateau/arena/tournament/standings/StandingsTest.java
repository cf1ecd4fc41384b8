package plateau.arena.tournament.standings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.offset;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.arena.ratings.Rating;
import plateau.arena.series.Played;
import plateau.arena.series.Row;
import plateau.arena.series.Series;
import plateau.arena.series.Task;
import plateau.arena.series.ThinkingTime;
import plateau.arena.series.Worker;
import plateau.arena.statistics.Interval;
import plateau.arena.statistics.Outcome;
import plateau.arena.tournament.Made;
import plateau.arena.tournament.Seated;
import plateau.arena.tournament.Strengths;
import plateau.arena.tournament.Tally;
import plateau.arena.tournament.Tournament;
import plateau.arena.tournament.draw.Fixture;
import plateau.arena.tournament.plan.Discipline;
import plateau.arena.tournament.plan.Format;
import plateau.arena.tournament.plan.GameLine;
import plateau.arena.tournament.plan.TournamentPlan;
import plateau.arena.tournament.plan.TournamentPlanJson;
import plateau.bots.Residents;
import plateau.core.Departure;
import plateau.core.Ending;
import plateau.core.text.BadInput;
import plateau.core.text.Json;
import plateau.core.wire.Wire;

class StandingsTest {
    private static final List<String> ENTRANTS =
            List.of("random", "greedy", "mcts:steps=3", "uct:steps=3", "mcts:steps=9");
    private static final Discipline PILES = new Discipline("piles", Map.of("size", 3L), 2);
    private static final Discipline THREE = new Discipline("piles", Map.of("size", 3L), 3);
    private static final Discipline MUNIFICENCE = new Discipline("munificence", Map.of(), 2);

    private static TournamentPlan plan(Format format, long games, Discipline... disciplines) {
        return new TournamentPlan(
                List.of(disciplines), ENTRANTS, format, format == Format.SWISS ? 3 : 0, games, 5, "", Optional.empty());
    }

    private static Tournament run(TournamentPlan plan, int threads, List<Played> earlier, List<Played> games) {
        var tournament = new Tournament(plan, earlier, games::add);
        var workers = Stream.generate(() -> new Worker(new Residents(), Set.of(Worker.Extra.TIMES)))
                .limit(threads)
                .toList();
        new Series<>(tournament, workers).run();
        return tournament;
    }

    /// All but the times.
    private static String text(Standings standings) {
        var json = Wire.json(StandingsJson.of(standings));
        json.remove("times");
        return Json.write(json);
    }

    @ParameterizedTest
    @EnumSource(Format.class)
    void threadsAndInterruptionsMakeNoDifference(Format format) {
        var plan = plan(format, 20, PILES, MUNIFICENCE, THREE);
        var games = new ArrayList<Played>();
        var whole = run(plan, 1, List.of(), games).standings();
        assertThat(whole.isPartial()).isFalse();
        assertThat(whole.games()).isEqualTo(games.size());
        assertThat(text(run(plan, 3, List.of(), new ArrayList<>()).standings())).isEqualTo(text(whole));
        var random = new Random(1);
        for (int kept = 0; kept < games.size(); kept += 1 + random.nextInt(12)) {
            var earlier = new ArrayList<>(games);
            Collections.shuffle(earlier.subList(0, kept), random);
            var more = new ArrayList<Played>();
            var resumed = run(plan, 2, reread(plan, earlier.subList(0, kept)), more);
            assertThat(text(resumed.standings())).isEqualTo(text(whole));
            assertThat(more).hasSize(games.size() - kept);
        }
    }

    @Test
    void gamesPlayedEarlierCountFromTheBeginning() {
        var plan = plan(Format.ROUND_ROBIN, 20, PILES);
        var games = new ArrayList<Played>();
        run(plan, 1, List.of(), games);
        var tournament = new Tournament(plan, games.subList(0, 7), _ -> {});
        assertThat(tournament.played()).isEqualTo(7);
        assertThat(tournament.games()).isEqualTo(20);
        assertThat(tournament.next().orElseThrow().number()).isEqualTo(7);
    }

    @ParameterizedTest
    @EnumSource(Format.class)
    void gamesOfAGroupAreToldTogether(Format format) {
        var tournament = run(plan(format, 20, PILES, THREE), 2, List.of(), new ArrayList<>());
        for (int discipline = 0; discipline < 2; discipline++) {
            int players = 2 + discipline;
            var groups = tournament.groups(discipline);
            assertThat(groups.stream().mapToLong(List::size).sum())
                    .isEqualTo(tournament.standings().sections().get(discipline).games());
            for (var group : groups) {
                assertThat(group).hasSize(players);
                assertThat(group.stream()
                                .map(each -> each.game().task().seedOf(0))
                                .distinct())
                        .hasSize(1);
                assertThat(group.stream().map(Seated::entrants).distinct()).hasSize(players);
                assertThat(group.stream()
                                .map(each -> Set.copyOf(each.entrants()))
                                .distinct())
                        .hasSize(1);
            }
        }
    }

    /// The games as they come out of a journal.
    private static List<Played> reread(TournamentPlan plan, List<Played> games) {
        return games.stream()
                .map(game -> GameLine.read(plan, GameLine.write(game)))
                .toList();
    }

    @Test
    void aGameIsTheSameWhenItIsReadAgain() {
        var plan = plan(Format.ROUND_ROBIN, 20, PILES, MUNIFICENCE);
        var games = new ArrayList<Played>();
        run(plan, 1, List.of(), games);
        assertThat(reread(plan, games)).isEqualTo(games);
    }

    @Test
    void aPlanIsTheSameWhenItIsReadAgain() {
        for (var format : Format.values()) {
            var plan = plan(format, 20, PILES, MUNIFICENCE);
            assertThat(TournamentPlanJson.read(Json.write(TournamentPlanJson.write(plan))))
                    .isEqualTo(plan);
        }
    }

    @Test
    void everythingAddsUp() {
        var standings = run(plan(Format.ROUND_ROBIN, 40, PILES, MUNIFICENCE), 2, List.of(), new ArrayList<>())
                .standings();
        assertThat(standings.games()).isEqualTo(80);
        assertThat(standings.overall().stream().mapToLong(Standing::points).sum())
                .isEqualTo(80 * Outcome.WIN);
        for (var section : standings.sections()) {
            assertThat(section.standings())
                    .allMatch(each -> each.games() == 16)
                    .allMatch(each -> each.wins() + each.draws() + each.losses() == 16);
            assertThat(section.encounters()).hasSize(10).allMatch(each -> each.games() == 4);
            assertThat(section.encounters().stream()
                            .mapToLong(Encounter::losses)
                            .sum())
                    .isPositive();
            assertThat(section.seats().stream().mapToDouble(each -> each).sum()).isEqualTo(1, offset(1e-9));
            assertThat(section.lengths().counts().values().stream()
                            .mapToLong(each -> each)
                            .sum())
                    .isEqualTo(40);
            assertThat(section.scores().counts().values().stream()
                            .mapToLong(each -> each)
                            .sum())
                    .isEqualTo(80);
            assertThat(section.endings()).isEqualTo(Map.of(Ending.FINISHED, 40L));
        }
    }

    private static Played made(TournamentPlan plan, List<Integer> seats, List<Departure> departures) {
        var row = Made.by(new Fixture(0, seats, 0), each -> each);
        var task = new Task(
                0,
                "0",
                plan.pairing(
                        plan.disciplines().getFirst(),
                        seats.stream().map(plan.entrants()::get).toList()),
                plan.seed(),
                0,
                1);
        var left = new Row(
                task,
                row.scores(),
                row.shares(),
                9,
                8,
                20,
                5,
                1,
                -1,
                -1,
                departures.isEmpty() ? Ending.FINISHED : departures.getFirst().ending(),
                false,
                "",
                departures,
                List.of());
        return new Played(left, List.of(), Optional.empty());
    }

    @Test
    void departuresAreCountedApartAndComeLast() {
        var plan = plan(Format.ROUND_ROBIN, 30, THREE);
        var tally = new Tally(plan, THREE);
        var left = List.of(new Departure(1, 3, Ending.CRASH, "no"), new Departure(2, 5, Ending.TIMEOUT, "late"));
        tally.add(made(plan, List.of(4, 3, 1), left), List.of(4, 3, 1));
        tally.add(made(plan, List.of(0, 3, 4), List.of()), List.of(0, 3, 4));
        var section = tally.section(plan.draws().getFirst(), 30);
        assertThat(named(section, "uct:steps=3").departures()).isEqualTo(Map.of(Ending.CRASH, 1L));
        assertThat(named(section, "greedy").departures()).isEqualTo(Map.of(Ending.TIMEOUT, 1L));
        assertThat(named(section, "mcts:steps=9").departures()).isEmpty();
        assertThat(named(section, "mcts:steps=9").rank()).isEqualTo(1);
        assertThat(named(section, "uct:steps=3").thinking()).isEqualTo(ThinkingTime.NONE);
        assertThat(section.encounters())
                .contains(
                        new Encounter("random", "uct:steps=3", 1, 0, 0, 0),
                        new Encounter("greedy", "uct:steps=3", 1, Outcome.WIN, 1, 0));
    }

    @Test
    void ratingsAreThoseOfTheGames() {
        var tournament = new Tournament(plan(Format.ROUND_ROBIN, 20, PILES, THREE), List.of(), _ -> {});
        assertThat(tournament.rated().sections().getFirst().standings())
                .allMatch(each -> each.rating().isEmpty());
        var plan = plan(Format.ROUND_ROBIN, 20, PILES, THREE);
        var games = new ArrayList<Played>();
        run(plan, 1, List.of(), games);
        var rated = new Tournament(plan, games, _ -> {}).rated();
        for (var section : rated.sections()) {
            for (var standing : section.standings()) {
                var rating = standing.rating().orElseThrow();
                assertThat(rating.games()).isEqualTo(standing.games());
                assertThat(standing.name().equals("random")).as(standing.name()).isEqualTo(rating.elo() == 1000);
            }
        }
        var tables = new Tournament(plan, games, _ -> {});
        var groups =
                Stream.of(0, 1).flatMap(each -> tables.groups(each).stream()).toList();
        assertThat(Strengths.byPlayers(plan, groups))
                .containsExactly(
                        Map.entry(2, Strengths.of(plan, tables.groups(0))),
                        Map.entry(3, Strengths.of(plan, tables.groups(1))));
        Collections.shuffle(games, new Random(1));
        assertThat(new Tournament(plan, games, _ -> {}).rated()).isEqualTo(rated);
    }

    private static Standing named(Section section, String name) {
        return section.standings().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void ratingsAreFilledInLater() {
        var standings = new Tournament(plan(Format.ROUND_ROBIN, 20, PILES), List.of(), _ -> {}).standings();
        var rating = new Rating("greedy", 1512.5, new Interval(1400, 1600), 9, Rating.Held.BOTH_SIDES);
        var rated = standings.rated(List.of(Map.of("greedy", rating)));
        assertThat(Json.write(Wire.json(StandingsJson.of(rated))))
                .contains("\"rating\":{\"value\":1512.5,\"low\":1400.0,\"high\":1600.0,\"held\":");
        assertThat(Json.write(Wire.json(StandingsJson.of(standings)))).doesNotContain("1512");
    }

    @Test
    void linesThatAreDamagedOrOfAnotherTournamentAreRefused() {
        var plan = plan(Format.ROUND_ROBIN, 20, PILES);
        var games = new ArrayList<Played>();
        run(plan, 1, List.of(), games);
        var line = GameLine.write(games.getFirst());
        refused(plan, line.substring(0, 40), "breaks off");
        refused(plan, line.replace("\"plies\":", "\"plies\":-"), "\"plies\" must be there");
        refused(plan, line.replace("\"plies\":", "\"pies\":"), "\"plies\" must be there");
        refused(
                plan,
                line.replace("\"plies\":", "\"plies\":1000000000"),
                "\"plies\" must be there and be a whole number from 0 to 2147483647");
        refused(
                plan,
                line.replace("\"scores\":[", "\"scores\":[1000000000"),
                "\"scores\" must be there and be a whole number from -2147483648 to 2147483647");
        refused(plan, line.replace("\"greedy\"", "\"gredy\""), "not of this tournament");
        refused(plan, line.replace("FINISHED", "DONE"), "\"ending\" must be there");
        refused(plan, line.replace("\"discipline\":\"0\"", "\"discipline\":\"1\""), "not of this");
        refused(plan, line.replace("\"luck\":0", "\"luck\":3"), "not of this tournament");
        refused(plan, line.replaceFirst("\"seed\":\\d+", "\"seed\":7"), "not of this tournament");
        var other = GameLine.read(plan, line.replace("\"number\":0", "\"number\":2"));
        assertThatThrownBy(() -> run(plan, 1, List.of(other), new ArrayList<>()))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("game 2 that was played is not of this tournament");
    }

    @Test
    void gamesThatThePlanNeverDrawsAreRefused() {
        var plan = plan(Format.ROUND_ROBIN, 20, PILES);
        var games = new ArrayList<Played>();
        run(plan, 1, List.of(), games);
        var line = GameLine.write(games.getFirst());
        var beyond = GameLine.read(plan, line.replace("\"number\":0", "\"number\":20"));
        refused(plan, List.of(beyond), "game 20 that was played is not of this tournament");
    }

    @Test
    void gamesThatAreLeftOverWhenAllArePlayedAreRefused() {
        var plan = plan(Format.KNOCKOUT, 20, PILES);
        var games = new ArrayList<Played>();
        run(plan, 1, List.of(), games);
        assertThat(new Tournament(plan, games, _ -> {}).next()).isEmpty();
        var numbers = games.stream().map(game -> game.row().task().number()).toList();
        long unused = LongStream.range(0, plan.draws().getFirst().most())
                .filter(number -> !numbers.contains(number))
                .findFirst()
                .orElseThrow();
        var line = GameLine.write(games.getFirst());
        games.add(GameLine.read(plan, line.replace("\"number\":0", "\"number\":" + unused)));
        refused(plan, games, "game " + unused + " that was played is not of this tournament");
    }

    private static void refused(TournamentPlan plan, List<Played> earlier, String words) {
        assertThatThrownBy(() -> new Tournament(plan, earlier, _ -> {}))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(words);
    }

    private static void refused(TournamentPlan plan, String line, String words) {
        assertThatThrownBy(() -> GameLine.read(plan, line))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(words);
    }
}
