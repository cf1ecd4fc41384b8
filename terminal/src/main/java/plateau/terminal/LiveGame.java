package plateau.terminal;

import java.util.List;
import java.util.Optional;
import plateau.arena.Observer;
import plateau.arena.RecordKeeper;
import plateau.arena.Referee;
import plateau.core.Game;
import plateau.core.GameRecord;
import plateau.core.Player;
import plateau.core.Result;
import plateau.core.State;
import plateau.core.options.Options;

/// One game on the screen, written to a record file if asked, even when it is broken off by Ctrl-C.
final class LiveGame {
    private final long seed;
    private final Referee referee;
    private final RecordKeeper keeper;
    private boolean written;

    LiveGame(
            Options<Game> options, Game game, List<String> seats, List<Player> players, long seed) {
        this.seed = seed;
        this.referee = new Referee(game, players);
        this.keeper = new RecordKeeper(game.id(), options.json(game), seats);
    }

    /// Plays the game and, given a file's name, writes its record.
    Result play(Observer observer, Optional<String> recordName) {
        if (recordName.isEmpty()) {
            referee.play(seed, observer);
            return referee.result();
        }
        try (var file = RecordFile.append(recordName.get())) {
            var hook = new Thread(() -> writeBrokenOff(file));
            Runtime.getRuntime().addShutdownHook(hook);
            referee.play(seed, keeper.and(observer));
            var result = referee.result();
            write(file, keeper.finish(seed, result));
            Shutdown.forget(hook);
            return result;
        }
    }

    /// The position on the table; not to be changed.
    State state() {
        return referee.state();
    }

    private void writeBrokenOff(RecordFile file) {
        write(file, keeper.breakOff(seed));
    }

    /// Writes the game once: as it ended, or as it was broken off, whichever comes first.
    private synchronized void write(RecordFile file, GameRecord record) {
        if (!written) {
            written = true;
            file.write(record);
            file.flush();
        }
    }
}
