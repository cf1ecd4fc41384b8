package plateau.terminal.live;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import plateau.arena.match.Onlooker;
import plateau.arena.match.RecordKeeper;
import plateau.arena.match.Referee;
import plateau.arena.reel.Reel;
import plateau.arena.series.Pairing;
import plateau.arena.series.Visitors;
import plateau.core.Clock;
import plateau.core.Game;
import plateau.core.Player;
import plateau.core.Result;
import plateau.core.State;
import plateau.core.records.GameRecord;
import plateau.terminal.files.RecordFile;
import plateau.terminal.screen.Failure;
import plateau.terminal.screen.Narrator;
import plateau.terminal.screen.Screen;
import plateau.terminal.screen.SheetTable;
import plateau.terminal.screen.Shutdown;

/// One game on the screen, written to a record file if asked, even when it is broken off by Ctrl-C.
public final class LiveGame {
    /// Seconds that a player may go on thinking after Ctrl-C.
    private static final long PATIENCE_SECONDS = 5;

    private final Screen screen;
    private final Game game;
    private final long seed;
    private final List<Player> players;
    private final Referee referee;
    private final RecordKeeper keeper;

    /// The game as it was played, once it is over.
    private Optional<GameRecord> played = Optional.empty();
    private Optional<GameRecord> begun = Optional.empty();
    private boolean written;

    /// @param pairing who was asked for
    /// @param names what they are called
    public LiveGame(Screen screen, Game game, Pairing pairing, List<String> names, List<Player> players, long seed) {
        this.screen = screen;
        this.seed = seed;
        this.players = players;
        var clock = Clock.parse(pairing.clock());
        this.game = game;
        this.referee = new Referee(game, players, names, clock);
        this.keeper = new RecordKeeper(pairing.game(), pairing.options(), pairing.seats(), clock);
    }

    /// Goes on with a game that was written down instead of beginning one.
    LiveGame goingOnWith(GameRecord record) {
        begun = Optional.of(record);
        return this;
    }

    private void lead(Onlooker onlooker) {
        if (begun.isPresent()) {
            referee.playOn(seed, begun.get(), onlooker);
        } else {
            referee.play(seed, onlooker);
        }
        // Whoever writes the record begins a new one.
        played = Optional.of(keeper.soFar(seed));
    }

    /// Plays the game and, given a file's name, writes its record. That it cannot be written is told
    /// last.
    ///
    /// @param recordName the file's name, if any
    /// @param tell says what the game came to; on Ctrl-C too
    public void play(Onlooker onlooker, Optional<String> recordName, Runnable tell) {
        if (recordName.isEmpty()) {
            try (var _ = new Shutdown(referee::stop, PATIENCE_SECONDS, () -> {})) {
                lead(keeper.and(onlooker));
                tell.run();
            }
            return;
        }
        try (var file = RecordFile.append(screen, recordName.get());
                var _ = new Shutdown(referee::stop, PATIENCE_SECONDS, () -> breakOff(file))) {
            try {
                lead(keeper.and(onlooker));
                write(file, this::record);
            } catch (Failure unwritten) {
                tell.run();
                throw unwritten;
            } finally {
                breakOff(file);
            }
            tell.run();
        }
    }

    /// What the game came to.
    public List<String> outcome(Narrator narrator) {
        if (referee.isBrokenOff() || played.isEmpty()) {
            return narrator.stopped(Result.scores(state()));
        }
        var sheet = SheetTable.of(game, screen.words(), played.get(), State.ALL_SEEING);
        return narrator.result(referee.result(), state(), sheet);
    }

    /// Writes what was played so far to a file of its own; the game goes on.
    void save(String name) {
        try (var file = RecordFile.append(screen, name)) {
            file.write(Visitors.told(keeper.soFar(seed), players));
        }
    }

    /// How long a player may still think; empty where nobody looks at the clock.
    Optional<Duration> timeLeft(int player) {
        return referee.match().timeLeft(player);
    }

    /// Whether the game was stopped from outside.
    boolean isBrokenOff() {
        return referee.isBrokenOff();
    }

    /// Breaks off the game; from any thread.
    void stop() {
        referee.stop();
    }

    /// Tells a reel what the game came to, unless it was broken off.
    void end(Reel reel) {
        reel.end(referee.isBrokenOff() ? null : referee.result());
    }

    /// The position on the table; not to be changed.
    public State state() {
        return referee.state();
    }

    private GameRecord record() {
        return Visitors.told(
                referee.isBrokenOff() ? keeper.breakOff(seed) : keeper.finish(seed, referee.result()), players);
    }

    /// Writes what was played so far, unless the game is written already; from any thread.
    void breakOff(RecordFile file) {
        write(file, () -> Visitors.told(keeper.breakOff(seed), players));
    }

    /// Writes the game once: as it ended, or as it was broken off, whichever comes first. The record is
    /// taken and written in one step, since its keeper gives it only once.
    private synchronized void write(RecordFile file, Supplier<GameRecord> record) {
        if (!written) {
            written = true;
            file.write(record.get());
        }
    }
}
