package plateau.arena.ratings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.arena.statistics.Outcome;

class ContestsTest {
    private static final double[] STRENGTHS = {0.3, -1.2, 0, 2.1, 0.7, -0.4};

    @ParameterizedTest
    @ValueSource(strings = {"0 1 2 3", "3 0,1", "0,1,2,3,4", "5 0,3,4 1,2", "2,3 2 0,3", "4,4 4,0", "1"})
    void thoseWhoShareAPlaceAreInEveryOrderEquallyOften(String text) {
        var placing = placing(text);
        var logs = new ArrayList<Double>();
        orders(placing.places(), List.of(), logs);
        double mean = logs.stream().mapToDouble(log -> log).average().orElseThrow();
        assertThat(likelihood(placing)).isCloseTo(mean, within(1e-12));
    }

    @Test
    void inLargeGroupsEveryoneIsEverywhereEquallyOften() {
        var group = IntStream.range(0, 12).boxed().toList();
        var sums = new HashMap<Integer, Long>();
        var first = new HashMap<Integer, Long>();
        Contests.of(new Placing(List.of(group, List.of(12))), (members, weight) -> {
            sums.merge(members.size(), weight, Long::sum);
            if (members.size() == 5) {
                assertThat(members).contains(12);
                members.forEach(member -> first.merge(member, weight, Long::sum));
            }
        });
        assertThat(sums).hasSize(13);
        assertThat(sums.values()).containsOnly(Outcome.WIN);
        assertThat(first.remove(12)).isEqualTo(Outcome.WIN);
        assertThat(first).hasSize(12);
        assertThat(first.values()).containsOnly(Outcome.WIN / 3);
    }

    private static Placing placing(String text) {
        var places = new ArrayList<List<Integer>>();
        for (var place : text.split(" ")) {
            places.add(List.of(place.split(",")).stream().map(Integer::valueOf).toList());
        }
        return new Placing(places);
    }

    private static double likelihood(Placing placing) {
        return new Likelihood(new Results(STRENGTHS.length, List.of(List.of(placing)))).at(STRENGTHS);
    }

    /// The logarithm of the chance of every order, by the definition.
    private static void orders(List<List<Integer>> places, List<Integer> before, List<Double> logs) {
        if (places.isEmpty()) {
            logs.add(log(before));
            return;
        }
        var tied = places.getFirst();
        for (int i = 0; i < tied.size(); i++) {
            var order = new ArrayList<>(before);
            order.add(tied.get(i));
            var rest = new ArrayList<>(tied.subList(0, i));
            rest.addAll(tied.subList(i + 1, tied.size()));
            var left = new ArrayList<>(places.subList(1, places.size()));
            if (!rest.isEmpty()) {
                left.addFirst(rest);
            }
            orders(left, order, logs);
        }
    }

    private static double log(List<Integer> order) {
        double log = 0;
        for (int i = 0; i < order.size(); i++) {
            double among = order.stream()
                    .skip(i)
                    .mapToDouble(each -> Math.exp(STRENGTHS[each]))
                    .sum();
            log += STRENGTHS[order.get(i)] - Math.log(among);
        }
        return log;
    }
}
