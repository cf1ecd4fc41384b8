package plateau.terminal.options;

import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import plateau.core.records.GameRecord;
import plateau.core.records.Replay;
import plateau.core.text.BadInput;
import plateau.games.Games;

/// The position of a record that a command is about.
public final class PlyOption {
    @Option(
            names = "--ply",
            paramLabel = "K",
            description = "The position after K moves, chance included.",
            converter = Numbers.Index.class)
    private Optional<Integer> ply = Optional.empty();

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command = CommandSpec.create();

    public boolean isGiven() {
        return ply.isPresent();
    }

    /// The record played up to the position that is given.
    public Replay replay(GameRecord record) {
        int moves = record.moves().size();
        int target = ply.orElseThrow();
        if (target > moves) {
            throw new ParameterException(
                    command.commandLine(),
                    "--ply",
                    new BadInput("ply.range", "--ply must be 0 to %d, not %d", moves, target));
        }
        var replay = new Replay(Games.of(record), record);
        replay.advanceTo(target);
        return replay;
    }

    /// The record played up to the position, or to its end when none is given.
    public Replay replayToEnd(GameRecord record) {
        if (isGiven()) {
            return replay(record);
        }
        var replay = new Replay(Games.of(record), record);
        replay.advanceTo(record.moves().size());
        return replay;
    }

    /// The record played up to the position, or when none is given to the last decision of somebody who
    /// was still there.
    public Replay replayToDecision(GameRecord record) {
        if (isGiven()) {
            return replay(record);
        }
        var game = Games.of(record);
        var whole = new Replay(game, record);
        int last = 0;
        while (whole.hasNext()) {
            whole.next();
            last = whole.isDecision() ? whole.ply() : last;
        }
        var replay = new Replay(game, record);
        replay.advanceTo(last);
        return replay;
    }
}
