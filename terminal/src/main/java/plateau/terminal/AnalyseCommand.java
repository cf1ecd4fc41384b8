package plateau.terminal;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import plateau.bots.Bots;
import plateau.bots.search.Analysis;
import plateau.bots.search.Analyst;
import plateau.core.BadInput;
import plateau.core.Game;
import plateau.core.Json;
import plateau.core.Replay;
import plateau.core.State;
import plateau.games.Games;

/// `plateau analyse`: what a bot thinks of a position.
@Command(
        name = "analyse",
        description = "Judge the moves of a position of a recorded game.",
        footer = {
            "",
            "Each move is shown with the share of the win that its player may expect, how much of the",
            "search went to it, and the moves expected from there up to the next draw of chance.",
            "A share marked ! is proved, one marked ~ a guess. Without --ply it is the last decision.",
            "",
            "Examples:",
            "  plateau analyse game.jsonl --ply 12",
            "  plateau analyse games.jsonl --game 3 --ply 12 --bot mcts:time=5s:threads=2",
            "  plateau analyse game.jsonl --ply 0 --bot hard --json"
        })
final class AnalyseCommand implements Runnable {
    @Mixin private final LanguageOption language = new LanguageOption();
    @Mixin private final ChosenRecord chosen = new ChosenRecord();
    @Mixin private final PlyOption ply = new PlyOption();

    @Option(
            names = "--bot",
            paramLabel = "BOT",
            description = "Who judges: a bot that searches; hard if left out.")
    private String bot = "hard";

    @Option(
            names = "--top",
            paramLabel = "N",
            description = "How many moves to show; 5 if left out, --json shows all.",
            converter = Numbers.Games.class)
    private long top = 5;

    @Option(
            names = {"-s", "--seed"},
            paramLabel = "S",
            description = "The same seed gives the same analysis; 0 if left out.",
            converter = Numbers.Seed.class)
    private long seed;

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    private final Screen screen;

    AnalyseCommand(Screen screen) {
        this.screen = screen;
    }

    /// A position, and the game it is from.
    private record Position(Game game, List<String> seats, Replay replay) {}

    @Override
    public void run() {
        var position =
                chosen.read(
                        screen,
                        record ->
                                new Position(
                                        Games.of(record),
                                        record.seats(),
                                        ply.replayToDecision(record)));
        var state = position.replay.state();
        checkMover(state, position.replay.ply());
        var analysis = analyst(position.game).analyse(state, seed);
        if (json) {
            screen.out().println(Json.write(json(position, analysis)));
        } else {
            print(position, analysis);
        }
    }

    private Analyst analyst(Game game) {
        try {
            return Bots.parse(bot, game).analyst().orElseThrow(() -> noAnalyst(game));
        } catch (BadInput refused) {
            throw new BadInput("--bot: " + refused.getMessage());
        }
    }

    private BadInput noAnalyst(Game game) {
        var others = String.join(", ", Bots.analysts(game));
        return new BadInput("%s does not search; those that do: %s".formatted(bot, others));
    }

    private static void checkMover(State state, int at) {
        if (state.isOver()) {
            throw new Failure(
                    "the game is over at ply %d: there is nothing to decide".formatted(at));
        }
        if (state.mover() == State.CHANCE) {
            throw new Failure(
                    "chance moves at ply %d: nobody has a choice; try --ply %d"
                            .formatted(at, at + 1));
        }
    }

    private void print(Position position, Analysis analysis) {
        var shown = language.on(screen);
        var state = position.replay.state();
        var announcer =
                new Announcer(shown, position.game, position.seats, state.views().subList(0, 1));
        announcer.draw(state);
        shown.say(
                "analyse.title",
                position.replay.ply(),
                announcer.name(analysis.mover()),
                bot,
                analysis.steps());
        shown.say("analyse.columns");
        var candidates = analysis.candidates().stream().limit(top).toList();
        candidates.forEach(candidate -> print(shown, candidate));
        if (candidates.stream().anyMatch(candidate -> !mark(candidate).isBlank())) {
            shown.say("analyse.sure");
        }
    }

    private static void print(Screen shown, Analysis.Candidate candidate) {
        var line = candidate.line();
        shown.out()
                .println(
                        "%7.1f %%%s %9d   %-16s %s"
                                .formatted(
                                        100 * candidate.payoff(),
                                        mark(candidate),
                                        candidate.visits(),
                                        candidate.move(),
                                        String.join(" · ", line.subList(1, line.size())))
                                .stripTrailing());
    }

    private static String mark(Analysis.Candidate candidate) {
        return candidate.certain() ? "!" : candidate.visits() == 0 ? "~" : " ";
    }

    private Map<String, Object> json(Position position, Analysis analysis) {
        var object = new LinkedHashMap<String, Object>();
        object.put("game", position.game.id());
        object.put("ply", position.replay.ply());
        object.put("mover", analysis.mover());
        object.put("bot", bot);
        object.put("seed", seed);
        object.put("steps", analysis.steps());
        object.put("moves", analysis.candidates().stream().map(AnalyseCommand::json).toList());
        return object;
    }

    private static Map<String, Object> json(Analysis.Candidate candidate) {
        var object = new LinkedHashMap<String, Object>();
        object.put("move", candidate.move());
        object.put("payoff", candidate.payoff());
        object.put("certain", candidate.certain());
        object.put("visits", candidate.visits());
        object.put("line", candidate.line());
        return object;
    }
}
