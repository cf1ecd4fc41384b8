package plateau.server.replays;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import plateau.arena.reel.Reel;
import plateau.core.Ask;
import plateau.core.Game;
import plateau.core.Result;
import plateau.core.Span;
import plateau.core.State;
import plateau.core.records.GameRecord;
import plateau.core.text.BadInput;
import plateau.games.Games;
import plateau.server.tables.terms.TableAccess;

/// A record that can be looked at from any ply, and who may do so. It never changes.
///
/// @param isTable whether it is the game of a table, and not a record from elsewhere
public record Film(String id, boolean isTable, GameRecord record, TableAccess access, Reel reel) {
    /// So many positions are kept, whatever the length of the game.
    private static final int KEPT = 16;

    /// The game of a table that is over.
    static Film ofTable(String id, GameRecord record, TableAccess access) {
        return new Film(id, true, record, access, Reel.of(Games.of(record), record, KEPT));
    }

    /// A record that somebody brought, or of a tournament; refuses one whose moves do not hold, naming the
    /// first that does not.
    static Film ofRecord(String id, GameRecord record) {
        return new Film(id, false, record, TableAccess.FREE, Reel.of(Games.of(record), record, KEPT));
    }

    /// What the game came to, if it has come to an end.
    public Optional<Result> result() {
        return reel.result();
    }

    /// How far the board reaches by the end of the quarter of the game in which a ply is: it jumps now and
    /// then only, and is never much smaller than it need be.
    public List<Span> spans(int ply) {
        int quarter = 4 * Math.max(1, (plies() + KEPT - 1) / KEPT);
        int end = Math.min(plies(), (ply / quarter + 1) * quarter);
        return Ask.view(reel.look(end), State.ALL_SEEING).spans();
    }

    public Game game() {
        return reel.game();
    }

    public int plies() {
        return record.moves().size();
    }

    /// Refuses a ply that the game does not have.
    public void check(int ply) {
        if (ply > plies()) {
            throw new BadInput("replay.ply", "ply: the game has %d moves; %d is too many", plies(), ply);
        }
    }

    /// The position after so many moves; the caller's own.
    public State at(int ply) {
        check(ply);
        return reel.at(ply);
    }

    /// The words of the last turn of a player before a ply, see [plateau.core.records.Replay#lastTurn].
    public List<String> lastTurn(int ply) {
        int first = ply - 1;
        while (first > 0 && !reel.begins(first)) {
            first--;
        }
        var words = new ArrayList<String>();
        for (int each = Math.max(first, 0); each < ply; each++) {
            if (reel.mover(each) != State.CHANCE) {
                words.addAll(Arrays.asList(record.moves().get(each).split(" ")));
            }
        }
        return words;
    }

    /// The plies at which a turn of a player is done, the beginning and the end: where a picture is worth
    /// it.
    public List<Integer> turns() {
        var turns = new ArrayList<Integer>();
        turns.add(0);
        for (int ply = 0; ply < plies(); ply++) {
            if (reel.mover(ply) != State.CHANCE || ply == plies() - 1) {
                turns.add(ply + 1);
            }
        }
        return turns;
    }
}
