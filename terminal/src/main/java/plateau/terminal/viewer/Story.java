package plateau.terminal.viewer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plateau.arena.reel.Reel;
import plateau.core.State;
import plateau.core.picture.Ink;
import plateau.core.picture.Signs;
import plateau.terminal.console.Inks;
import plateau.terminal.painting.Line;
import plateau.terminal.screen.Narrator;
import plateau.terminal.screen.Words;

/// What happened in a game, told in sentences, ply by ply.
final class Story {
    /// So many plies are remembered as they were told.
    private static final int REMEMBERED = 1000;

    /// What is told of a ply.
    ///
    /// @param head what comes before the first sentence: the number of a player's move
    record Told(String head, List<String> sentences, Ink ink) {}

    private final Reel reel;
    private final Narrator narrator;
    private final Map<Integer, Told> told = new HashMap<>();

    /// @param viewer who is told, and may know no more
    Story(Reel reel, Words words, int viewer) {
        this.reel = reel;
        narrator = new Narrator(words, reel.game(), List.of(), viewer);
    }

    /// The last lines of what has happened in so many plies, as many as there is room for.
    ///
    /// @param since the ply from which on it is new
    List<Line> lines(int plies, int since, int rows, int width) {
        var lines = new ArrayList<Line>();
        for (int ply = Math.max(0, plies - rows); ply < plies; ply++) {
            lines.addAll(lines(ply, width, ply >= since));
        }
        leaving(plies, width, lines);
        return lines.subList(Math.max(0, lines.size() - rows), lines.size());
    }

    private List<Line> lines(int ply, int width, boolean isNew) {
        var lines = new ArrayList<Line>();
        leaving(ply, width, lines);
        var what = ply(ply);
        var head = what.head;
        for (var sentence : what.sentences) {
            lines.addAll(Line.wrap(head, sentence, width, isNew ? what.ink.inBold() : what.ink));
            head = "  ";
        }
        return lines;
    }

    private void leaving(int ply, int width, List<Line> lines) {
        for (var departure : reel.departures(ply)) {
            lines.addAll(Line.wrap("  ", narrator.told(departure), width, Inks.ALERT));
        }
    }

    /// What is told of a ply.
    Told ply(int ply) {
        var known = told.get(ply);
        if (known == null) {
            known = tell(ply);
            if (told.size() >= REMEMBERED) {
                told.clear();
            }
            told.put(ply, known);
        }
        return known;
    }

    private Told tell(int ply) {
        int mover = reel.mover(ply);
        boolean isChance = mover == State.CHANCE;
        int turn = reel.turnOf(ply);
        var head = turn == 0 ? "  " : turn + " " + Signs.of(mover) + " ";
        var ink = isChance ? Inks.FAINT : Ink.ofPlayer(mover);
        return new Told(head, narrator.sentences(reel.look(ply), reel.move(ply), reel.choices(ply)), ink);
    }
}
