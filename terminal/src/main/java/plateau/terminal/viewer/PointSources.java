package plateau.terminal.viewer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plateau.arena.reel.Reel;
import plateau.core.Event;
import plateau.core.picture.Signs;
import plateau.core.text.Text;
import plateau.terminal.console.Inks;
import plateau.terminal.painting.Line;
import plateau.terminal.screen.Letters;
import plateau.terminal.screen.Words;

/// Points by what they were for: roads, zones, builders. A game says by `gain.EVENT` in its texts which of
/// its events give points and what they are for; `-` before that means that they take them.
final class PointSources {
    private static final int NUMBERS = 7;

    private final Reel reel;
    private final Words words;
    private final Map<String, String> labels;

    /// The points up to a ply, worked out the last time that somebody asked.
    private final Map<String, int[]> sums = new LinkedHashMap<>();

    private int reached;

    PointSources(Reel reel, Words words) {
        this.reel = reel;
        this.words = words;
        labels = words.gains(reel.game());
    }

    /// A line for each kind after so many plies, and an empty one; nothing where the game does not tell.
    List<Line> lines(int ply) {
        var lines = new ArrayList<Line>();
        count(ply);
        if (sums.isEmpty()) {
            return lines;
        }
        int width = sums.keySet().stream().mapToInt(Letters::width).max().orElse(0);
        var head = Line.of(words.get("kinds"), Inks.STRONG);
        int left = Math.max(width, Letters.width(words.get("kinds"))) + 2;
        head = head.and(" ".repeat(left - Letters.width(words.get("kinds"))), Inks.FAINT);
        for (int player = 0; player < reel.players(); player++) {
            head = head.and(Text.format("%" + NUMBERS + "s", Signs.of(player)), Signs.ink(player));
        }
        lines.add(head);
        sums.forEach((kind, points) -> lines.add(row(kind, points, left)));
        lines.add(Line.EMPTY);
        return lines;
    }

    /// The points of each player, whatever they were for.
    int[] sums(int ply) {
        count(ply);
        var all = new int[reel.players()];
        for (var points : sums.values()) {
            Arrays.setAll(all, player -> all[player] + points[player]);
        }
        return all;
    }

    private static Line row(String kind, int[] points, int left) {
        var line = Line.of("  " + kind + " ".repeat(Math.max(0, left - 2 - Letters.width(kind))));
        for (int each : points) {
            line = line.and(Text.format("%" + NUMBERS + "s", each == 0 ? "·" : each), Inks.STRONG);
        }
        return line;
    }

    /// Goes on from where it has counted to, or begins again. What is paid for later counts when it is told.
    private void count(int ply) {
        if (ply < reached) {
            sums.clear();
            reached = 0;
        }
        while (!labels.isEmpty() && reached < ply) {
            reel.events(reached++).forEach(this::add);
        }
    }

    private void add(Event event) {
        var label = labels.get(event.key());
        if (label == null || !(event.values().get("points") instanceof Number points)) {
            return;
        }
        boolean isLost = label.startsWith("-");
        var sum = sums.computeIfAbsent(isLost ? label.substring(1) : label, _ -> new int[reel.players()]);
        var who = event.values().getOrDefault("players", event.values().get("player"));
        var all = who instanceof List<?> list ? list : who == null ? List.of() : List.of(who);
        for (var each : all) {
            if (each instanceof Event.Who player) {
                sum[player.player()] += isLost ? -points.intValue() : points.intValue();
            }
        }
    }
}
