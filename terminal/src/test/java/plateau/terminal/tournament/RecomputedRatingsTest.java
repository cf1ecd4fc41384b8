package plateau.terminal.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.core.text.Json;
import plateau.terminal.CommandTest;
import plateau.terminal.outside.Runtimes;

/// What docs/tournaments.md says is enough to work out every rating again: here it is done with the files of a
/// tournament and a method of its own (minorisation and maximisation, of Hunter), which knows nothing of ours.
class RecomputedRatingsTest extends CommandTest {
    private static final double CLOSE = 1e-6;

    /// Somebody won among these, each a part.
    private record Contest(List<Integer> members, double weight) {}

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    piles       | 2 | random,greedy,mcts:steps=20,uct:steps=5   | 60 | round-robin | -o size=3
                    piles       | 3 | random,greedy,mcts:steps=20,uct:steps=5   | 48 | round-robin | -o size=3
                    piles       | 4 | greedy,random,uct:steps=5,mcts:steps=9   | 24 | round-robin | -o size=2
                    munificence | 3 | greedy,random,classic                | 30 | gauntlet    | --anchor classic
                    piles       | 2 | greedy,random,mcts:steps=30,uct:steps=5   | 12 | knockout    | -o size=4
                    piles       | 2 | a=random,b=greedy,c=random,d=greedy       | 4  | round-robin | -o size=3
                    piles       | 3 | random,greedy,x=LEAVING,y=LEAVING         | 24 | round-robin | -o size=3
                    """)
    void everyRatingFollowsFromTheGames(String game, int players, String bots, int games, String format, String more)
            throws IOException {
        var out = folder.resolve("cup");
        var line = new ArrayList<>(List.of(
                "tournament",
                game,
                "-n",
                "" + players,
                "--seed",
                "5",
                "--quiet",
                "--out",
                out.toString(),
                "--format",
                format,
                "--games",
                "" + games));
        line.addAll(List.of(more.split(" ")));
        for (var bot : bots.split(",")) {
            line.addAll(List.of("--player", bot.replace("LEAVING", Runtimes.leaving())));
        }
        run(line.toArray(String[]::new)).succeeded();

        var plan = Json.readObject(Files.readString(out.resolve("tournament.json")));
        var entrants = texts(plan.get("entrants"));
        var played = new ArrayList<List<List<Integer>>>();
        for (var each : Files.readAllLines(out.resolve("games.jsonl"))) {
            played.add(places(Json.readObject(each), entrants));
        }
        assertThat(played).hasSizeGreaterThanOrEqualTo(games);
        var ratings = ratings(played, entrants.size(), anchor(plan, entrants));

        var names = texts(plan.get("names"));
        var standings = Json.readObject(Files.readString(out.resolve("standings.json")));
        for (var standing : objects(standings.get("standings"))) {
            var rating = object(standing.get("rating"));
            assertThat(number(rating.get("value")).doubleValue())
                    .as(String.valueOf(standing.get("name")))
                    .isCloseTo(ratings[names.indexOf(standing.get("name"))], within(CLOSE));
        }
    }

    private static int anchor(Map<String, Object> plan, List<String> entrants) {
        var asked = String.valueOf(plan.get("anchor"));
        return Math.max(0, entrants.indexOf(asked.isEmpty() ? "random" : asked));
    }

    /// Who came before whom; those who share a place stand together.
    private static List<List<Integer>> places(Map<String, Object> game, List<String> entrants) {
        var seats = texts(game.get("seats"));
        var shares = numbers(game.get("shares"));
        var scores = numbers(game.get("scores"));
        var left = objects(game.get("departures")).stream()
                .map(each -> number(each.get("seat")).intValue())
                .toList();
        Comparator<Integer> order = Comparator.<Integer>comparingInt(
                        seat -> left.contains(seat) ? left.indexOf(seat) : left.size())
                .thenComparingLong(seat -> left.contains(seat) ? 0 : shares.get(seat))
                .thenComparingLong(seat -> left.contains(seat) || shares.get(seat) > 0 ? 0 : scores.get(seat))
                .reversed();
        var sorted = IntStream.range(0, seats.size()).boxed().sorted(order).toList();
        var places = new ArrayList<List<Integer>>();
        for (int i = 0; i < sorted.size(); i++) {
            if (i == 0 || order.compare(sorted.get(i - 1), sorted.get(i)) != 0) {
                places.add(new ArrayList<>());
            }
            places.getLast().add(entrants.indexOf(seats.get(sorted.get(i))));
        }
        return places;
    }

    private static double[] ratings(List<List<List<Integer>>> played, int entrants, int anchor) {
        var games = new double[entrants];
        played.forEach(places -> places.forEach(tied -> tied.forEach(each -> games[each]++)));
        var contests = new ArrayList<Contest>();
        var wins = new double[entrants];
        for (var places : played) {
            var orders = orders(places);
            for (var order : orders) {
                for (int i = 0; i < order.size(); i++) {
                    contests.add(new Contest(order.subList(i, order.size()), 1.0 / orders.size()));
                    wins[order.get(i)] += 1.0 / orders.size();
                }
            }
            var table = orders.getFirst();
            double weight = table.stream()
                    .mapToDouble(each -> 1 / games[each])
                    .average()
                    .orElse(0);
            contests.add(new Contest(table, weight));
            table.forEach(each -> wins[each] += weight / table.size());
        }
        for (int each = 0; each < entrants; each++) {
            var joined = joined(played, each);
            if (!joined.contains(anchor)) {
                double weight = 1.0 / joined.size();
                contests.add(new Contest(List.of(each, anchor), weight));
                wins[each] += weight / 2;
                wins[anchor] += weight / 2;
            }
        }
        var strength = fitted(contests, wins);
        return IntStream.range(0, entrants)
                .mapToDouble(each -> 1000 + 400 * Math.log10(strength[each] / strength[anchor]))
                .toArray();
    }

    /// Who has met somebody, or somebody who has, and so on.
    private static Set<Integer> joined(List<List<List<Integer>>> played, int first) {
        var joined = new HashSet<>(Set.of(first));
        for (int before = 0; before < joined.size(); ) {
            before = joined.size();
            for (var places : played) {
                var table = places.stream().flatMap(List::stream).toList();
                if (!Collections.disjoint(table, joined)) {
                    joined.addAll(table);
                }
            }
        }
        return joined;
    }

    /// All ways in which those who share a place may be put in order.
    private static List<List<Integer>> orders(List<List<Integer>> places) {
        List<List<Integer>> orders = List.of(List.of());
        for (var tied : places) {
            var longer = new ArrayList<List<Integer>>();
            for (var order : orders) {
                for (var end : permutations(tied)) {
                    var whole = new ArrayList<>(order);
                    whole.addAll(end);
                    longer.add(whole);
                }
            }
            orders = longer;
        }
        return orders;
    }

    private static List<List<Integer>> permutations(List<Integer> members) {
        if (members.isEmpty()) {
            return List.of(List.of());
        }
        var all = new ArrayList<List<Integer>>();
        for (var first : members) {
            var others = members.stream().filter(each -> !each.equals(first)).toList();
            for (var rest : permutations(others)) {
                var whole = new ArrayList<>(List.of(first));
                whole.addAll(rest);
                all.add(whole);
            }
        }
        return all;
    }

    /// Each step makes everybody just as strong as what it won asks for, the others being as they are.
    private static double[] fitted(List<Contest> contests, double[] wins) {
        var strength = new double[wins.length];
        Arrays.fill(strength, 1);
        double change = 1;
        for (int step = 0; step < 100_000 && change > 1e-14; step++) {
            var expected = new double[wins.length];
            for (var contest : contests) {
                double sum = contest.members.stream()
                        .mapToDouble(each -> strength[each])
                        .sum();
                contest.members.forEach(each -> expected[each] += contest.weight / sum);
            }
            change = 0;
            for (int i = 0; i < wins.length; i++) {
                double next = wins[i] / expected[i];
                change = Math.max(change, Math.abs(Math.log(next / strength[i])));
                strength[i] = next;
            }
        }
        assertThat(change).isLessThan(1e-9);
        return strength;
    }

    private static List<String> texts(@Nullable Object list) {
        return ((List<?>) Objects.requireNonNull(list))
                .stream().map(String::valueOf).toList();
    }

    private static Number number(@Nullable Object json) {
        return (Number) Objects.requireNonNull(json);
    }

    private static List<Long> numbers(@Nullable Object list) {
        return ((List<?>) Objects.requireNonNull(list))
                .stream().map(each -> number(each).longValue()).toList();
    }

    private static List<Map<String, Object>> objects(@Nullable Object list) {
        return ((List<?>) Objects.requireNonNull(list))
                .stream().map(RecomputedRatingsTest::object).toList();
    }

    @SuppressWarnings("unchecked") // JSON names are texts
    private static Map<String, Object> object(@Nullable Object json) {
        return (Map<String, Object>) Objects.requireNonNull(json);
    }
}
