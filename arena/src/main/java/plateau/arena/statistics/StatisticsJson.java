package plateau.arena.statistics;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import plateau.core.Ending;
import plateau.core.text.BadInput;

/// Statistics as JSON, exactly: what is read is what was written, and adds up to the same.
///
/// Distributions are lists in which each number that occurred is followed by how often it did.
public final class StatisticsJson {
    private static final int MOMENTS = 8;

    private StatisticsJson() {}

    public static Map<String, Object> write(Statistics statistics) {
        var json = new LinkedHashMap<String, Object>();
        json.put("games", statistics.games);
        json.put("plies", statistics.plies);
        json.put("decisions", statistics.decisions);
        json.put("choices", statistics.choices);
        json.put("mostChoices", statistics.mostChoices);
        json.put("forced", statistics.forced);
        json.put("draws", statistics.draws);
        json.put("shared", statistics.shared);
        json.put("length", write(statistics.length));
        json.put("leadChanges", write(statistics.leadChanges));
        json.put("decided", write(statistics.decided));
        json.put("scores", statistics.scores.stream().map(StatisticsJson::write).toList());
        json.put("shares", statistics.shares.stream().map(Moments::exact).toList());
        json.put(
                "figures",
                statistics.figures.stream().map(StatisticsJson::write).toList());
        json.put("faults", statistics.faults.stream().map(StatisticsJson::write).toList());
        json.put("endings", write(statistics.endings));
        var causes = new TreeMap<String, Object>();
        statistics.causes.forEach((cause, count) -> causes.put(cause, count[0]));
        json.put("causes", causes);
        return json;
    }

    private static List<Long> write(Distribution distribution) {
        var pairs = new ArrayList<Long>();
        distribution.counts().forEach((number, times) -> {
            pairs.add(number);
            pairs.add(times);
        });
        return pairs;
    }

    private static Map<String, Object> write(long[] endings) {
        var json = new LinkedHashMap<String, Object>();
        for (var ending : Ending.values()) {
            if (endings[ending.ordinal()] > 0) {
                json.put(ending.name(), endings[ending.ordinal()]);
            }
        }
        return json;
    }

    /// The statistics of an object; refuses what cannot have been written by [#write].
    public static Statistics read(Fields fields) {
        var statistics = new Statistics();
        statistics.games = fields.whole("games");
        statistics.plies = fields.whole("plies");
        statistics.decisions = fields.whole("decisions");
        statistics.choices = fields.whole("choices");
        statistics.mostChoices = fields.small("mostChoices");
        statistics.forced = fields.whole("forced");
        statistics.draws = fields.whole("draws");
        statistics.shared = fields.whole("shared");
        read("length", fields.numbers("length"), statistics.length);
        read("leadChanges", fields.numbers("leadChanges"), statistics.leadChanges);
        read("decided", fields.numbers("decided"), statistics.decided);
        readSeats(fields, statistics);
        var figures = fields.numberLists("figures");
        statistics.makeRoom(0, figures.size());
        for (int i = 0; i < figures.size(); i++) {
            read("figures", figures.get(i), statistics.figures.get(i));
        }
        read("endings", fields.object("endings"), statistics.endings);
        var causes = fields.object("causes");
        causes.json().keySet().forEach(each -> statistics.countCause(each, causes.whole(each)));
        return statistics;
    }

    private static void readSeats(Fields fields, Statistics statistics) {
        var scores = fields.numberLists("scores");
        var shares = fields.numberLists("shares");
        var faults = fields.objects("faults", each -> each);
        check("shares", shares.size() == scores.size());
        check("faults", faults.size() == scores.size());
        statistics.makeRoom(scores.size(), 0);
        for (int seat = 0; seat < scores.size(); seat++) {
            read("scores", scores.get(seat), statistics.scores.get(seat));
            var share = shares.get(seat);
            check("shares", share.isEmpty() || share.size() == MOMENTS);
            statistics.shares.set(seat, Moments.of(share));
            read("faults", faults.get(seat), statistics.faults.get(seat));
        }
    }

    private static void read(String name, List<Long> pairs, Distribution distribution) {
        check(name, pairs.size() % 2 == 0);
        for (int i = 0; i < pairs.size(); i += 2) {
            check(name, pairs.get(i + 1) > 0);
            distribution.add(pairs.get(i), pairs.get(i + 1));
        }
    }

    private static void read(String name, Fields fields, long[] endings) {
        int found = 0;
        for (var ending : Ending.values()) {
            if (fields.json().containsKey(ending.name())) {
                endings[ending.ordinal()] = fields.whole(ending.name());
                found++;
            }
        }
        check(name, found == fields.json().size());
    }

    private static void check(String name, boolean isRight) {
        if (!isRight) {
            throw new BadInput("statistics.damaged", "\"%s\" are not those of statistics", name);
        }
    }
}
