package plateau.terminal.viewer;

import java.util.ArrayList;
import java.util.List;
import plateau.arena.reel.Reel;
import plateau.core.State;
import plateau.core.picture.Ink;
import plateau.core.picture.Signs;
import plateau.core.text.Text;
import plateau.terminal.console.Inks;
import plateau.terminal.painting.Line;
import plateau.terminal.screen.Words;

/// What the moves earned: the last one, sentence by sentence, and all those that changed a score.
final class Earnings {
    /// More of the moves than this are not listed.
    private static final int LISTED = 400;

    private static final int NUMBERS = 7;

    private final Reel reel;
    private final Words words;
    private final Cast cast;
    private final Story story;
    private final PointSources sources;
    private final int viewer;

    Earnings(Reel reel, Words words, Cast cast, Story story, PointSources sources, int viewer) {
        this.reel = reel;
        this.words = words;
        this.cast = cast;
        this.story = story;
        this.sources = sources;
        this.viewer = viewer;
    }

    /// @param turn how many moves players have made
    List<Line> lines(int turn, int width) {
        var lines = new ArrayList<Line>();
        last(turn, width, lines);
        lines.add(Line.EMPTY);
        int ply = reel.plyAfter(turn);
        lines.addAll(sources.lines(ply));
        moves(ply, lines);
        return lines;
    }

    /// The last move and whatever chance has drawn since.
    private void last(int turn, int width, List<Line> lines) {
        int from = turn == 0 ? 0 : reel.plyAfter(turn - 1);
        int to = reel.plyAfter(turn);
        lines.add(Line.of(words.get("earnings.last", turn), Inks.STRONG));
        for (int ply = from; ply < to; ply++) {
            var told = story.ply(ply);
            for (var sentence : told.sentences()) {
                lines.addAll(Line.wrap("  ", sentence, width, told.ink()));
            }
        }
        var before = reel.scores(from);
        var after = reel.scores(to);
        boolean isChanged = false;
        for (int player = 0; player < after.length; player++) {
            int gain = after[player] - before[player];
            if (gain != 0) {
                isChanged = true;
                var text = words.get("earnings.gain", cast.name(player), signed(gain), after[player]);
                lines.add(Line.of("  " + text, Signs.ink(player)));
            }
        }
        if (!isChanged) {
            lines.add(Line.of("  " + words.get("earnings.nothing"), Inks.FAINT));
        }
    }

    /// A line for each move that changed a score, the last one first.
    private void moves(int ply, List<Line> lines) {
        var changes = reel.changes().stream().filter(each -> each <= ply).toList();
        lines.add(Line.of(words.get("earnings.moves"), Inks.STRONG));
        if (changes.isEmpty()) {
            lines.add(Line.of("  " + words.get("earnings.none"), Inks.FAINT));
            return;
        }
        var head = Line.of(Text.format("%6s  ", ""), Inks.FAINT);
        for (int player = 0; player < reel.players(); player++) {
            head = head.and(Text.format("%" + NUMBERS + "s", Signs.of(player)), Signs.ink(player));
        }
        lines.add(head);
        int first = Math.max(0, changes.size() - LISTED);
        for (int change : changes.subList(first, changes.size()).reversed()) {
            lines.add(row(change));
        }
        if (first > 0) {
            lines.add(Line.of("  " + words.get("earnings.more", first), Inks.FAINT));
        }
    }

    /// The move that led to a ply, with what each player gained or lost.
    private Line row(int ply) {
        var before = reel.scores(ply - 1);
        var after = reel.scores(ply);
        int turn = reel.turnOf(ply - 1);
        var line = Line.of(Text.format("%6s  ", turn == 0 ? "" : turn), Inks.FAINT);
        for (int player = 0; player < after.length; player++) {
            int gain = after[player] - before[player];
            line = line.and(Text.format("%" + NUMBERS + "s", gain == 0 ? "·" : signed(gain)), ink(gain));
        }
        boolean isHidden = reel.hides(ply - 1, viewer);
        var notation = isHidden ? words.get("viewer.something") : words.shown(reel.game(), reel.notation(ply - 1));
        int mover = reel.mover(ply - 1);
        var who = mover == State.CHANCE ? words.get("viewer.chance") : cast.name(mover);
        return line.and("   " + words.get("table.meaning", who, notation), Ink.PLAIN);
    }

    private static Ink ink(int gain) {
        return gain == 0 ? Inks.FAINT : gain > 0 ? Inks.STRONG : Inks.ALERT;
    }

    static String signed(int gain) {
        return gain > 0 ? "+" + gain : String.valueOf(gain).replace('-', '−');
    }
}
