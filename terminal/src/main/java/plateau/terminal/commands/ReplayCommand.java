package plateau.terminal.commands;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import plateau.arena.match.Match;
import plateau.arena.match.Onlooker;
import plateau.core.Ask;
import plateau.core.Ending;
import plateau.core.Moves;
import plateau.core.Result;
import plateau.core.State;
import plateau.core.records.GameRecord;
import plateau.core.records.Replay;
import plateau.core.text.BadInput;
import plateau.core.text.Json;
import plateau.core.wire.Wire;
import plateau.games.Games;
import plateau.terminal.live.RecordViewing;
import plateau.terminal.options.ChosenRecords;
import plateau.terminal.options.PlainOption;
import plateau.terminal.options.PlyOption;
import plateau.terminal.options.TellingOption;
import plateau.terminal.options.ViewOption;
import plateau.terminal.options.ViewerOption;
import plateau.terminal.pictures.PictureFile;
import plateau.terminal.pictures.PictureFormat;
import plateau.terminal.pictures.RecordPictureOptions;
import plateau.terminal.pictures.RecordPictures;
import plateau.terminal.screen.Announcer;
import plateau.terminal.screen.Narrator;
import plateau.terminal.screen.Screen;
import plateau.terminal.screen.SheetTable;

/// `plateau replay`: a record looked at again.
@Command(
        name = "replay",
        description = "Look at a recorded game, turn by turn.",
        footer = {
            "",
            "Examples:",
            "  plateau replay games.jsonl",
            "  plateau replay games.jsonl --game 3 --ply 12",
            "  plateau replay monday.jsonl tuesday.jsonl",
            "  plateau replay game.jsonl --viewer public",
            "  plateau replay game.jsonl --ply 12 --json",
            "  plateau replay game.jsonl --ply 12 --to png --out position.png",
            "  plateau replay game.jsonl --to gif --out game.gif",
            "  plateau replay game.jsonl --to svg --all --out pictures",
            "  plateau replay game.json --trace | head"
        })
public final class ReplayCommand implements Runnable {
    @Mixin
    private final ChosenRecords chosen = new ChosenRecords();

    @Option(names = "--trace", description = "Print a JSON line for each ply, for each who left, and the result.")
    private boolean trace;

    @Mixin
    private final TellingOption telling = new TellingOption();

    @Option(names = "--explain", description = "Line by line, in sentences what each move does; with --notation, too.")
    private boolean explain;

    @Mixin
    private final ViewOption views = new ViewOption();

    @Option(names = "--json", description = "With --ply: the position as the JSON object that bots are told.")
    private boolean json;

    @Mixin
    private final RecordPictureOptions picture = new RecordPictureOptions();

    @Mixin
    private final PlyOption ply = new PlyOption();

    @Mixin
    private final ViewerOption viewer = new ViewerOption();

    @Mixin
    private final PlainOption plain = new PlainOption();

    private final Screen screen;

    public ReplayCommand(Screen screen) {
        this.screen = screen;
    }

    @Override
    public void run() {
        refuseBeside("--trace", trace, "--viewer", viewer.isGiven());
        refuseBeside("--trace", trace, "--ply", ply.isGiven());
        refuseBeside("--trace", trace, "--explain", explain);
        refuseBeside("--ply", ply.isGiven(), "--explain", explain);
        refuseBeside("--trace", trace, "--notation", telling.isNotation());
        refuseBeside("--ply", ply.isGiven(), "--notation", telling.isNotation());
        refuseBeside("--trace", trace, "--json", json);
        picture.check();
        boolean isDrawn = picture.isGiven();
        refuseBeside("--trace", trace, "--to", isDrawn);
        refuseBeside("--json", json, "--to", isDrawn);
        refuseBeside("--to", isDrawn, "--explain", explain);
        refuseBeside("--to", isDrawn, "--notation", telling.isNotation());
        refuseBeside("--all", picture.isOfAll(), "--ply", ply.isGiven());
        chosen.checkOne("--to", isDrawn);
        if (isDrawn && !picture.isOfAll()) {
            new PictureFile(screen, picture.picture()).check();
        }
        if (json && !ply.isGiven()) {
            throw new BadInput("replay.json", "--json is of one position: say which by --ply K (or use --trace)");
        }
        boolean isTold = trace || explain || telling.isNotation() || ply.isGiven();
        if (plain.allowsScreen() && !isTold) {
            try (var viewing = new RecordViewing(screen, chosen, viewer, views)) {
                viewing.run();
            }
            return;
        }
        for (var place : chosen.places()) {
            if (chosen.areSeveral() && !trace && !json) {
                screen.say("replay.file", chosen.file(place));
            }
            chosen.records(place).read(screen, place.number(), record -> {
                show(record);
                return record;
            });
        }
    }

    /// Refuses an option that would do nothing beside another.
    private void refuseBeside(String stronger, boolean isGiven, String other, boolean isOtherGiven) {
        if (isGiven && isOtherGiven) {
            throw new BadInput("replay.beside", "%s does nothing beside %s; leave one of them out", other, stronger);
        }
    }

    private void show(GameRecord record) {
        if (picture.isGiven()) {
            writePictures(record);
        } else if (trace) {
            trace(record, new Replay(Games.of(record), record));
        } else if (ply.isGiven()) {
            draw(record, ply.replay(record).state());
        } else {
            draw(record, new Replay(Games.of(record), record));
        }
    }

    private void writePictures(GameRecord record) {
        var pictures = new RecordPictures(screen, picture);
        int seer = viewer.viewer(Games.of(record), record.players());
        if (picture.isOfAll()) {
            pictures.all(record, seer);
        } else if (ply.isGiven() || picture.format() != PictureFormat.GIF) {
            pictures.one(record, ply.replayToEnd(record), seer);
        } else {
            pictures.moving(record, seer);
        }
    }

    private void draw(GameRecord record, State state) {
        if (json) {
            int seer = viewer.viewer(Games.of(record), record.players());
            screen.out().println(Ask.json(state, seer));
        } else {
            announcer(record).draw(state);
        }
    }

    private Announcer announcer(GameRecord record) {
        var game = Games.of(record);
        int seer = viewer.viewer(game, record.players());
        var drawn = views.asked(game, record.players());
        return new Announcer(
                screen, game, new Narrator(screen.words(), game, record.names(), seer), drawn, seer, !viewer.isGiven());
    }

    private void draw(GameRecord record, Replay replay) {
        var announcer = announcer(record);
        replay.departures().forEach(announcer.narrator()::departure);
        while (replay.hasNext()) {
            int mover = replay.state().mover();
            boolean isDecision = replay.isDecision();
            int move = replay.nextMove();
            int choices = isDecision ? replay.choices() : 0;
            var told = telling.told(announcer.narrator(), replay.state(), move, choices, explain);
            announcer.say(told);
            replay.next();
            replay.departures().forEach(announcer.narrator()::departure);
            if ((mover != State.CHANCE && !told.isEmpty()) || !replay.hasNext()) {
                announcer.draw(replay.state());
            }
        }
        var state = replay.state();
        var match = Match.of(Games.of(record), record, Onlooker.NONE);
        announcer.say(announcer.narrator().departures());
        var sheet = sheet(record);
        if (match.isOver()) {
            announcer.say(announcer.narrator().result(match.result(), state, sheet));
        } else {
            record.result()
                    .ifPresentOrElse(
                            result -> announcer.say(announcer.narrator().result(result, state, sheet)),
                            () -> screen.say("unfinished"));
        }
        if (explain) {
            announcer.say(announcer.narrator().endOfExplaining());
        }
    }

    private SheetTable sheet(GameRecord record) {
        var game = Games.of(record);
        int seer = viewer.isGiven() ? viewer.viewer(game, record.players()) : State.ALL_SEEING;
        return SheetTable.of(game, screen.words(), record, seer);
    }

    private void trace(GameRecord record, Replay replay) {
        traceDepartures(replay);
        while (replay.hasNext()) {
            screen.out().println(Json.write(step(replay)));
            traceDepartures(replay);
        }
        var result = new LinkedHashMap<String, Object>();
        var match = Match.of(Games.of(record), record, Onlooker.NONE);
        var actual = match.result();
        result.put("scores", actual.scores());
        result.put("payoffs", actual.payoffs());
        var claimed = record.result().map(Result::ending).filter(ending -> ending != Ending.FINISHED);
        result.put(
                "ending",
                match.isOver()
                        ? actual.ending().name()
                        : claimed.map(Ending::name).orElse(null));
        var cause = replay.state().cause();
        if (!cause.isEmpty()) {
            result.put("cause", cause);
        }
        screen.out().println(Json.write(Map.of("result", result)));
    }

    private void traceDepartures(Replay replay) {
        for (var departure : replay.departures()) {
            screen.out().println(Wire.write(Map.of("departure", departure)));
        }
    }

    /// Plays the next move and describes it, with the position it was chosen in and the scores after.
    private static Map<String, Object> step(Replay replay) {
        var json = new LinkedHashMap<String, Object>();
        int mover = replay.state().mover();
        json.put("ply", replay.ply());
        json.put("mover", mover == State.CHANCE ? "chance" : mover);
        json.put("legal", notations(replay.state(), replay.legal()));
        json.put("move", replay.nextNotation());
        replay.next();
        json.put("scores", Result.scores(replay.state()));
        return json;
    }

    private static List<String> notations(State state, Moves legal) {
        var notations = new ArrayList<String>();
        for (int i = 0; i < legal.size(); i++) {
            notations.add(state.notation(legal.get(i)));
        }
        return notations;
    }
}
