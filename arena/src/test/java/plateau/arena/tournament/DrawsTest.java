package plateau.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.arena.tournament.draw.Cycles;
import plateau.arena.tournament.draw.Draw;
import plateau.arena.tournament.draw.Fixture;
import plateau.arena.tournament.draw.Knockout;
import plateau.arena.tournament.draw.Meetings;
import plateau.arena.tournament.draw.Swiss;
import plateau.arena.tournament.draw.Tie;

/// Who meets whom, with results made up by a rule.
class DrawsTest {
    private static int firstIsBest(int entrant) {
        return -entrant;
    }

    /// Plays a draw to its end, games that are ready at the same time in any order.
    static List<Fixture> play(Draw draw, ToIntFunction<Integer> strength, long shuffle) {
        var random = new Random(shuffle);
        var played = new ArrayList<Fixture>();
        var underWay = new ArrayList<Fixture>();
        while (true) {
            draw.next().ifPresent(underWay::add);
            var more = draw.next();
            more.ifPresent(underWay::add);
            if (underWay.isEmpty()) {
                return played;
            }
            if (more.isEmpty() || random.nextBoolean()) {
                Collections.shuffle(underWay, random);
                var fixture = underWay.removeLast();
                played.add(fixture);
                draw.played(fixture, Made.by(fixture, strength));
            }
        }
    }

    private static Map<Set<Integer>, Integer> groups(List<Fixture> games) {
        var groups = new HashMap<Set<Integer>, Integer>();
        games.forEach(game -> groups.merge(new TreeSet<>(game.seats()), 1, Integer::sum));
        return groups;
    }

    @ParameterizedTest
    @CsvSource({"4,2,12,6", "4,2,60,6", "5,3,30,10", "6,6,6,1", "4,2,13,6"})
    void aRoundRobinPlaysEveryCombinationEquallyOftenInWholeCycles(
            int entrants, int seats, long games, int combinations) {
        var draw = new Cycles(Meetings.of(entrants, seats, 0, games, 1));
        var played = play(draw, DrawsTest::firstIsBest, 1);
        assertThat((long) played.size())
                .isEqualTo(draw.games())
                .isGreaterThanOrEqualTo(games)
                .isLessThan(games + (long) combinations * seats);
        assertThat(played.stream().map(Fixture::number).distinct()).hasSameSizeAs(played);
        assertThat(groups(played)).hasSize(combinations);
        assertThat(Set.copyOf(groups(played).values())).hasSize(1);
    }

    @Test
    void inAGroupEverybodyHasEverySeatOnceWithTheSameLuck() {
        for (var cycle = 0; cycle < 2; cycle++) {
            var seats = new HashSet<List<Integer>>();
            for (var game : play(new Cycles(Meetings.of(5, 3, 0, 60, 1)), DrawsTest::firstIsBest, 2)) {
                if (game.luck() == cycle) {
                    IntStream.range(0, 3)
                            .forEach(seat -> assertThat(seats.add(List.of(
                                            groupOf(game), seat, game.seats().get(seat))))
                                    .isTrue());
                }
            }
            assertThat(seats).as("groups, seats and entrants").hasSize(10 * 3 * 3);
        }
    }

    private static int groupOf(Fixture game) {
        return new TreeSet<>(game.seats()).stream().reduce(0, (sum, each) -> 10 * sum + each);
    }

    @ParameterizedTest
    @CsvSource({"8,2,20", "9,4,48", "12,5,200", "7,3,33"})
    void whereNoCycleFitsMeetingsAreDrawnInBalance(int entrants, int seats, long games) {
        var played = play(new Cycles(Meetings.of(entrants, seats, 0, games, 7)), DrawsTest::firstIsBest, 3);
        assertThat((long) played.size()).isEqualTo(Math.ceilDiv(games, (long) seats) * seats);
        var byEntrant = new HashMap<Integer, Integer>();
        played.forEach(game -> game.seats().forEach(each -> byEntrant.merge(each, 1, Integer::sum)));
        assertThat(byEntrant).hasSize(entrants);
        assertThat(Collections.max(byEntrant.values()) - Collections.min(byEntrant.values()))
                .isLessThanOrEqualTo(seats);
        assertThat(play(new Cycles(Meetings.of(entrants, seats, 0, games, 7)), DrawsTest::firstIsBest, 3))
                .isEqualTo(played);
        assertThat(play(new Cycles(Meetings.of(entrants, seats, 0, games, 8)), DrawsTest::firstIsBest, 3))
                .isNotEqualTo(played);
    }

    @Test
    void inAGauntletTheFirstMeetsAllOthers() {
        var played = play(new Cycles(Meetings.of(5, 2, 1, 8, 1)), DrawsTest::firstIsBest, 1);
        assertThat(groups(played).keySet())
                .containsExactlyInAnyOrder(Set.of(0, 1), Set.of(0, 2), Set.of(0, 3), Set.of(0, 4));
        assertThat(groups(play(new Cycles(Meetings.of(5, 3, 1, 18, 1)), DrawsTest::firstIsBest, 1))
                        .keySet())
                .hasSize(6)
                .allMatch(each -> each.contains(0));
    }

    @ParameterizedTest
    @CsvSource({"8,2,4", "7,2,5", "6,2,3", "9,3,3", "10,3,2", "16,4,3"})
    void aSwissTournamentPairsNobodyTwiceWhilePossible(int entrants, int seats, int rounds) {
        var draw = new Swiss(entrants, seats, rounds, 1);
        var played = play(draw, DrawsTest::firstIsBest, 4);
        assertThat(played).hasSize(rounds * (entrants / seats) * seats);
        var met = new HashSet<Set<Integer>>();
        for (var group : groups(played).entrySet()) {
            assertThat(group.getValue()).isEqualTo(seats);
            for (int one : group.getKey()) {
                for (int two : group.getKey()) {
                    assertThat(one >= two || met.add(Set.of(one, two))).isTrue();
                }
            }
        }
        var byes = IntStream.range(0, entrants).mapToLong(draw::byes).toArray();
        assertThat(Arrays.stream(byes).sum()).isEqualTo((long) rounds * (entrants % seats));
        assertThat(Arrays.stream(byes).max().orElse(0)).isLessThanOrEqualTo(1);
    }

    @Test
    void aSwissTournamentPairsEqualsAndRepeatsWhereItMust() {
        var played = play(new Swiss(4, 2, 5, 1), DrawsTest::firstIsBest, 5);
        assertThat(groups(played.subList(0, 4)).keySet()).containsExactlyInAnyOrder(Set.of(0, 1), Set.of(2, 3));
        assertThat(groups(played.subList(4, 8)).keySet())
                .as("winners, losers")
                .containsExactlyInAnyOrder(Set.of(0, 2), Set.of(1, 3));
        assertThat(groups(played)).as("after three rounds all have met").hasSize(6);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 13})
    void aKnockoutComesDownToOneWithByesForTheFirst(int entrants) {
        var draw = new Knockout(entrants, 2, 1);
        var played = play(draw, DrawsTest::firstIsBest, 6);
        assertThat(played).hasSize(2 * (entrants - 1));
        int power = Integer.highestOneBit(2 * entrants - 1);
        for (int entrant = 0; entrant < entrants; entrant++) {
            assertThat(draw.byes(entrant)).isEqualTo(entrant < power - entrants ? 1 : 0);
        }
        assertThat(IntStream.range(1, entrants).map(draw::stage).boxed().toList())
                .as("the stronger stays longer")
                .isSortedAccordingTo(Collections.reverseOrder())
                .allMatch(stage -> stage < draw.stage(0));
    }

    @Test
    void aKnockoutOfThreeAtATable() {
        var draw = new Knockout(7, 3, 1);
        var played = play(draw, each -> each, 7);
        assertThat(groups(played).keySet())
                .as("the first five have a bye or the last table")
                .hasSize(3)
                .allMatch(table -> table.size() == 3);
        assertThat(draw.stage(6)).isGreaterThan(draw.stage(5));
    }

    @Test
    void equalsPlayAFewMoreGroupsAndThenTheOrderDecides() {
        var draw = new Knockout(2, 2, 4);
        assertThat(play(draw, each -> 0, 8)).hasSize(2 * (2 + Tie.MOST_MORE));
        assertThat(draw.games()).isEqualTo(2 * (2 + Tie.MOST_MORE)).isEqualTo(draw.most());
        assertThat(draw.stage(0)).isGreaterThan(draw.stage(1));
    }

    @Test
    void theOrderInWhichGamesEndMakesNoDifference() {
        for (long shuffle = 0; shuffle < 20; shuffle++) {
            assertThat(sorted(new Swiss(7, 2, 4, 30), shuffle)).isEqualTo(sorted(new Swiss(7, 2, 4, 30), 99));
            assertThat(sorted(new Knockout(7, 2, 30), shuffle)).isEqualTo(sorted(new Knockout(7, 2, 30), 99));
        }
    }

    private static List<Fixture> sorted(Draw draw, long shuffle) {
        return play(draw, each -> each * 7 % 5, shuffle).stream()
                .sorted(Comparator.comparingLong(Fixture::number))
                .toList();
    }
}
