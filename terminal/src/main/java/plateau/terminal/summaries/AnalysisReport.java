package plateau.terminal.summaries;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import plateau.bots.search.Analysis;
import plateau.core.Selection;
import plateau.core.records.GameRecord;
import plateau.core.records.Replay;
import plateau.core.text.Text;
import plateau.core.wire.Else;
import plateau.core.wire.Wire;
import plateau.games.Games;
import plateau.terminal.screen.Announcer;
import plateau.terminal.screen.Screen;
import plateau.terminal.screen.Words;

/// What a bot thinks of a position, for people and as an object for programs.
///
/// @param replay the record, played up to the position
/// @param partial whether the bot was stopped early
public record AnalysisReport(
        GameRecord record, Replay replay, String bot, long seed, Analysis analysis, boolean partial) {

    /// Prints the best moves, line by line.
    ///
    /// @param top how many moves to show; the one made in the game is always shown
    public void print(Screen screen, long top) {
        var state = replay.state();
        var announcer = new Announcer(screen, Games.of(record), record.names(), List.of(), analysis.mover());
        announcer.draw(state);
        screen.say(
                "analyse.title",
                replay.ply(),
                announcer.narrator().name(analysis.mover()),
                screen.words().seat(bot),
                analysis.steps());
        left().forEach(player ->
                screen.say("analyse.absent", announcer.narrator().name(player)));
        if (partial) {
            screen.say("analyse.partial");
        }
        if (analysis.full()) {
            screen.say("analyse.full");
        }
        played().ifPresent(move -> screen.say("analyse.played", shown(screen.words(), move)));
        verdict(screen);
        var shown = shown(top);
        screen.say("analyse.columns");
        shown.forEach(candidate -> screen.out().println(row(screen.words(), candidate)));
        if (shown.stream().anyMatch(candidate -> !mark(candidate).isBlank())) {
            screen.say("analyse.sure");
        }
    }

    /// Those who have left. The search knows nothing of it and lets them play on.
    private List<Integer> left() {
        return IntStream.range(0, record.players())
                .filter(replay::hasLeft)
                .boxed()
                .toList();
    }

    /// What is proved of the position as a whole.
    private void verdict(Screen screen) {
        if (isWon()) {
            var best = analysis.candidates().getFirst();
            screen.say("analyse.wins", shown(screen.words(), best.move()), endsTheGame(best) ? 1 : 0);
        } else if (analysis.candidates().stream().allMatch(AnalysisReport::isLost)) {
            screen.say("analyse.loses");
        }
    }

    /// Whether the search ended with a sure win: it looked no further, so that what it says of other moves
    /// is worth nothing.
    private boolean isWon() {
        return analysis.candidates().stream().limit(1).anyMatch(AnalysisReport::isSureWin);
    }

    private static boolean isSureWin(Analysis.Candidate candidate) {
        return candidate.certain() && candidate.payoff() == 1;
    }

    private static boolean isLost(Analysis.Candidate candidate) {
        return candidate.certain() && candidate.payoff() == 0;
    }

    private boolean endsTheGame(Analysis.Candidate candidate) {
        var after = replay.state().copy();
        after.play(Selection.find(after, replay.legal(), candidate.move()));
        return after.isOver();
    }

    private List<Analysis.Candidate> shown(long top) {
        var all = analysis.candidates().stream()
                .filter(each -> !isWon() || isKnown(each))
                .toList();
        var played = played().orElse("");
        return IntStream.range(0, all.size())
                .filter(place -> place < top || all.get(place).move().equals(played))
                .mapToObj(all::get)
                .toList();
    }

    private boolean isKnown(Analysis.Candidate candidate) {
        return candidate.certain() || candidate.visits() > 0;
    }

    /// The move that was made in the game, if it went on.
    private Optional<String> played() {
        return replay.hasNext() ? Optional.of(replay.nextNotation()) : Optional.empty();
    }

    private String shown(Words words, String notation) {
        return words.shown(Games.of(record), notation);
    }

    private String row(Words words, Analysis.Candidate candidate) {
        var line = candidate.line();
        return Text.format(
                        "%7s %%%s %9d   %-16s %s",
                        words.decimal(1, 100 * candidate.payoff()),
                        mark(candidate),
                        candidate.visits(),
                        shown(words, candidate.move()),
                        shown(words, String.join(" · ", line.subList(1, line.size()))))
                .stripTrailing();
    }

    private static String mark(Analysis.Candidate candidate) {
        return candidate.certain() ? "!" : candidate.visits() == 0 ? "~" : " ";
    }

    /// What is told to programs.
    private record AnalysisJson(
            String game,
            Map<String, Object> options,
            int players,
            int ply,
            int mover,
            @Else(value = "[]", isWritten = false) List<Integer> left,
            Optional<String> played,
            String bot,
            long seed,
            long steps,
            boolean isFull,
            @Else(value = "false", isWritten = false) boolean isPartial,
            List<Analysis.Candidate> moves) {}

    public Map<String, Object> json() {
        return Wire.json(new AnalysisJson(
                record.game(),
                Games.named(record.game()).json(Games.of(record)),
                record.players(),
                replay.ply(),
                analysis.mover(),
                left(),
                played(),
                bot,
                seed,
                analysis.steps(),
                analysis.full(),
                partial,
                analysis.candidates()));
    }
}
