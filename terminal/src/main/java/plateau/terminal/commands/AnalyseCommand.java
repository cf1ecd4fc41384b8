package plateau.terminal.commands;

import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import plateau.bots.Bots;
import plateau.bots.search.Analysis;
import plateau.bots.search.Analyst;
import plateau.core.Game;
import plateau.core.State;
import plateau.core.luck.Lot;
import plateau.core.records.GameRecord;
import plateau.core.records.Replay;
import plateau.core.text.BadInput;
import plateau.core.text.Json;
import plateau.core.text.Message;
import plateau.games.Games;
import plateau.terminal.options.ChosenRecord;
import plateau.terminal.options.Numbers;
import plateau.terminal.options.PlyOption;
import plateau.terminal.screen.Failure;
import plateau.terminal.screen.ProgressLine;
import plateau.terminal.screen.Screen;
import plateau.terminal.screen.Shutdown;
import plateau.terminal.summaries.AnalysisReport;
import plateau.words.Names;

/// `plateau analyse`: what a bot thinks of a position.
@Command(
        name = "analyse",
        description = "Judge the moves of a position of a recorded game.",
        footer = {
            "",
            "Each move is shown with the share of the win that its player may expect, how much of the",
            "search went to it, and the moves expected from there up to the next draw of chance.",
            "The move made in the game is shown even if it is not among the best.",
            "What is hidden from the player to move is hidden from BOT too.",
            "A share marked ! is proved, one marked ~ a guess. Without --ply it is the last decision.",
            "Ctrl-C ends a long search early and shows what it found.",
            "",
            "Examples:",
            "  plateau analyse game.jsonl --ply 12",
            "  plateau analyse games.jsonl --game 3 --ply 12 --bot mcts:time=5s:threads=2",
            "  plateau analyse game.jsonl --ply 0 --bot hard --json"
        })
public final class AnalyseCommand implements Runnable {
    /// The parts of the work that progress is shown in.
    private static final long PARTS = 1000;

    /// The stream of the lot from which hidden things are dealt anew.
    private static final int DEALING = 1;

    @Mixin
    private final ChosenRecord chosen = new ChosenRecord();

    @Mixin
    private final PlyOption ply = new PlyOption();

    @Option(names = "--bot", paramLabel = "BOT", description = "Who judges: a bot that searches; hard if left out.")
    private String bot = "hard";

    @Option(
            names = "--top",
            paramLabel = "N",
            description = "How many moves to show; 5 if left out. --json shows all that BOT sees.",
            converter = Numbers.Games.class)
    private long top = 5;

    @Option(
            names = {"-s", "--seed"},
            paramLabel = "S",
            description = "The same seed gives the same analysis, unless BOT thinks by the clock; 0 if" + " left out.",
            converter = Numbers.Seed.class)
    private long seed;

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    private final Screen screen;
    private volatile long partsDone;
    private volatile boolean stopped;

    public AnalyseCommand(Screen screen) {
        this.screen = screen;
    }

    /// A position, and the record it is from.
    private record Position(GameRecord record, Replay replay) {}

    @Override
    public void run() {
        var position = chosen.read(screen, record -> new Position(record, ply.replayToDecision(record)));
        var game = Games.of(position.record);
        checkMover(position.replay, game);
        bot = Names.meantSeat(bot);
        var analyst = analyst(game);
        try (var _ = new Shutdown(() -> stopped = true)) {
            var analysis = analyse(analyst, known(position.replay.state()));
            var report = new AnalysisReport(position.record, position.replay, bot, seed, analysis, stopped);
            if (json) {
                screen.out().println(Json.write(report.json()));
            } else {
                report.print(screen, top);
            }
            screen.out().flush();
        }
    }

    /// The position as its mover may know it, hidden things dealt anew: nobody's cards are looked at.
    private State known(State state) {
        var known = state.copy();
        known.redeal(known.mover(), new Lot(seed, DEALING));
        return known;
    }

    private Analysis analyse(Analyst analyst, State state) {
        try (var _ = ProgressLine.show(screen.progress(), screen, bot, PARTS, () -> partsDone)) {
            return analyst.analyse(state, seed, part -> {
                partsDone = (long) (PARTS * part);
                return !stopped;
            });
        }
    }

    private Analyst analyst(Game game) {
        try {
            return Bots.parse(bot, game).analyst().orElseThrow(() -> noAnalyst(game));
        } catch (BadInput refused) {
            throw new BadInput("of-option", "%s: %s", "--bot", refused.inWords());
        }
    }

    private BadInput noAnalyst(Game game) {
        var others = Message.bots(Bots.analysts(game));
        return new BadInput(
                "bot.no-search", "%s does not search; those that do: %s", Message.bots(List.of(bot)), others);
    }

    /// Refuses a position in which nobody is there to decide.
    private static void checkMover(Replay replay, Game game) {
        int at = replay.ply();
        int mover = replay.state().mover();
        if (replay.isDecision()) {
            return;
        }
        if (replay.state().isOver()) {
            throw new Failure("analyse.over", "the game is over at ply %d: there is nothing to decide", at);
        }
        if (replay.isDeserted()) {
            throw new Failure(
                    "analyse.deserted",
                    "the game is over at ply %d, too many have left: there is nothing to decide",
                    at);
        }
        if (mover == State.CHANCE) {
            throw new Failure("analyse.chance", "chance moves at ply %d: nobody has a choice%s", at, hint(replay));
        }
        throw new Failure(
                "analyse.left",
                "player %d has left and decides nothing at ply %d%s",
                game.firstNumber() + mover,
                at,
                hint(replay));
    }

    /// The next position in which somebody decides.
    private static Message hint(Replay replay) {
        while (replay.hasNext() && !replay.isDecision()) {
            replay.next();
        }
        return replay.isDecision() ? Message.of("analyse.try", "; try --ply %d", replay.ply()) : Message.NONE;
    }
}
