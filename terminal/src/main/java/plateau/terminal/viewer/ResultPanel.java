package plateau.terminal.viewer;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import plateau.arena.reel.Reel;
import plateau.core.State;
import plateau.core.picture.Ink;
import plateau.core.picture.Signs;
import plateau.core.text.Text;
import plateau.terminal.console.Inks;
import plateau.terminal.painting.Line;
import plateau.terminal.screen.ClockFace;
import plateau.terminal.screen.Letters;
import plateau.terminal.screen.Narrator;
import plateau.terminal.screen.Words;

/// What a game came to: who won and why it ended, points and times, and what is worth telling of it.
final class ResultPanel {
    private final Reel reel;
    private final Words words;
    private final Cast cast;
    private final PointSources sources;

    ResultPanel(Reel reel, Words words, Cast cast, PointSources sources) {
        this.reel = reel;
        this.words = words;
        this.cast = cast;
        this.sources = sources;
    }

    /// Those who have a share of the win.
    List<Integer> winners() {
        return reel.result().stream()
                .flatMap(result -> IntStream.range(0, result.payoffs().size())
                        .filter(player -> result.payoffs().get(player) > 0)
                        .boxed())
                .toList();
    }

    List<Line> lines(int width) {
        var lines = new ArrayList<Line>();
        var winners = winners();
        var ink = winners.size() == 1 ? Signs.ink(winners.getFirst()) : Inks.STRONG;
        for (var sentence : sentences()) {
            lines.addAll(Line.wrap("", sentence, width, ink));
        }
        lines.add(Line.EMPTY);
        addPlayers(lines, winners);
        lines.add(Line.EMPTY);
        lines.addAll(sources.lines(reel.plies()));
        addFigures(lines);
        return lines;
    }

    /// What is said where there is no screen, but for the points, which have their own place here.
    private List<String> sentences() {
        var narrator = new Narrator(words, reel.game(), cast.seats(), State.ALL_SEEING);
        IntStream.range(0, reel.turns()).forEach(_ -> narrator.count(0, 1));
        IntStream.rangeClosed(0, reel.plies())
                .forEach(ply -> reel.departures(ply).forEach(narrator::departure));
        if (reel.result().isEmpty()) {
            return List.of(words.get("unfinished"));
        }
        var result = reel.result().get();
        var lines = new ArrayList<>(narrator.ending(result));
        lines.addAll(narrator.winners(result, reel.look(reel.plies())));
        return lines;
    }

    private void addPlayers(List<Line> lines, List<Integer> winners) {
        var scores = reel.scores(reel.plies());
        int widest = IntStream.range(0, scores.length)
                .map(player -> Letters.width(cast.name(player)))
                .max()
                .orElse(0);
        for (int player = 0; player < scores.length; player++) {
            var name = cast.name(player);
            var gap = " ".repeat(widest - Letters.width(name));
            boolean hasWon = winners.contains(player) && winners.size() < scores.length;
            long spent = reel.spent(player, reel.plies());
            lines.add(Line.of(hasWon ? "▶ " : "  ", Inks.ALERT)
                    .and(name + gap, Signs.ink(player))
                    .and(Text.format("%8d", scores[player]), Inks.STRONG)
                    .and(spent == 0 ? "" : "   " + ClockFace.of(spent), Inks.FAINT));
        }
    }

    private void addFigures(List<Line> lines) {
        int chance = reel.draws();
        addFigure(lines, words.get("outcome.moves"), String.valueOf(reel.turns()));
        if (chance > 0) {
            addFigure(lines, words.get("outcome.chance"), String.valueOf(chance));
        }
        best(lines);
        var game = reel.game();
        var last = reel.look(reel.plies());
        for (int i = 0; i < game.figures().size(); i++) {
            var name = words.figure(game, game.figures().get(i)).replace('-', ' ');
            addFigure(lines, name, String.valueOf(last.figure(i)));
        }
    }

    /// The move that brought its player most.
    private void best(List<Line> lines) {
        int most = 0;
        int ply = 0;
        for (int change : reel.changes()) {
            int mover = reel.mover(change - 1);
            int gain = mover < 0 ? 0 : reel.scores(change)[mover] - reel.scores(change - 1)[mover];
            if (gain > most) {
                most = gain;
                ply = change;
            }
        }
        if (most > 0) {
            var who = cast.name(reel.mover(ply - 1));
            var turn = reel.turnOf(ply - 1);
            var text = words.get("outcome.best.move", Earnings.signed(most), who, turn);
            addFigure(lines, words.get("outcome.best"), text);
        }
    }

    private static void addFigure(List<Line> lines, String name, String value) {
        int gap = Math.max(1, 28 - Letters.width(name));
        lines.add(Line.of("  " + name + " ".repeat(gap), Inks.FAINT).and(value, Ink.PLAIN));
    }
}
