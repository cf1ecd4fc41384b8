package plateau.core;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// Adds up what players are paid, kind by kind: it is told the events of a game from its beginning, and makes
/// the score sheet of the position they led to. Games keep nothing for it, and who wants no sheet pays nothing.
public final class PointCount {
    /// The kind that an event pays, or takes away.
    private record Pay(String kind, int sign) {}

    private final Map<String, Pay> byEvent = new HashMap<>();
    private final Map<String, int[]> paid = new LinkedHashMap<>();
    private final int players;

    public PointCount(Game game, int players) {
        this.players = players;
        for (var kind : game.sheet()) {
            paid.put(kind.name(), new int[players]);
            kind.gains().forEach(key -> byEvent.put(key, new Pay(kind.name(), 1)));
            kind.losses().forEach(key -> byEvent.put(key, new Pay(kind.name(), -1)));
        }
    }

    /// What an event pays, and to whom; nothing where it pays no kind of the game.
    public List<PointShare> payments(Event event) {
        var pay = byEvent.get(event.key());
        if (pay == null || !(event.values().get("points") instanceof Integer points)) {
            return List.of();
        }
        return players(event).stream()
                .map(player -> PointShare.of(player, pay.kind, pay.sign * points, event))
                .toList();
    }

    private static List<Integer> players(Event event) {
        var who = event.values().getOrDefault("players", event.values().getOrDefault("player", List.of()));
        var all = who instanceof List<?> list ? list : List.of(who);
        return all.stream()
                .filter(Event.Who.class::isInstance)
                .map(each -> ((Event.Who) each).player())
                .toList();
    }

    /// Counts what an event pays.
    public void add(Event event) {
        payments(event).forEach(each -> count(paid, each));
    }

    private static void count(Map<String, int[]> sums, PointShare share) {
        var row = sums.get(share.kind());
        if (row != null && share.player() < row.length) {
            row[share.player()] += share.points();
        }
    }

    /// The sheet of the position that was reached.
    ///
    /// @param view of that position; it may be of somebody from whom some events were kept: what these paid is in
    ///     the row [PointSheet#REST]
    public PointSheet sheet(View view) {
        var sums = new LinkedHashMap<String, int[]>();
        paid.forEach((kind, points) -> sums.put(kind, points.clone()));
        view.sheet().stream().filter(each -> !each.isProjected()).forEach(each -> count(sums, each));
        var rows = new ArrayList<PointSheet.Row>();
        sums.forEach((kind, points) ->
                rows.add(new PointSheet.Row(kind, IntStream.of(points).boxed().toList())));
        var rest = IntStream.range(0, players)
                .map(player -> view.scores().get(player)
                        - sums.values().stream().mapToInt(row -> row[player]).sum())
                .boxed()
                .toList();
        if (sums.isEmpty() || rest.stream().anyMatch(each -> each != 0)) {
            rows.add(new PointSheet.Row(PointSheet.REST, rest));
        }
        return new PointSheet(rows, view.scores());
    }
}
