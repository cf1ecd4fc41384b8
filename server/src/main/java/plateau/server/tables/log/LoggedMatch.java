package plateau.server.tables.log;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import plateau.api.Happening;
import plateau.api.OfferKind;
import plateau.arena.match.Match;
import plateau.core.Clock;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.records.GameRecord;

/// The course of a game: its match, and the log's part in it. What stands in the log is followed; what is
/// decided now is made here first and gives what is to be written.
public final class LoggedMatch {
    private final Match match;
    private final long seed;
    private final GameRecord opening;
    private final Chronicler chronicler = new Chronicler();

    /// The notations of all moves, those of chance included, and what each took.
    private final List<String> moves = new ArrayList<>();

    private final List<Long> times = new ArrayList<>();
    private final List<Integer> movers = new ArrayList<>();
    private final List<Long> hiddenFrom = new ArrayList<>();

    /// The plies at which somebody who was there decided.
    private final List<Integer> decided = new ArrayList<>();

    /// Whether something was made that the log does not tell yet.
    private boolean isAhead;

    /// @param opening the moves from which the game goes on; none for a game from the beginning
    public LoggedMatch(Game game, int players, Clock clock, long seed, List<String> opening) {
        match = new Match(game, players, clock);
        this.seed = seed;
        this.opening = new GameRecord(game.id(), Map.of(), players, opening);
    }

    public Match match() {
        return match;
    }

    public Chronicler chronicler() {
        return chronicler;
    }

    /// All moves so far, as they will always have been.
    public Chronicle chronicle() {
        return new Chronicle(moves, movers, times, hiddenFrom);
    }

    /// Whether a player has made this move at a ply.
    public boolean has(int ply, int player, String notation) {
        return ply < moves.size() && movers.get(ply) == player && moves.get(ply).equals(notation);
    }

    /// Whether the player to move can take its last decision back: it is still its turn, and nothing was
    /// drawn since.
    public boolean canUndo() {
        int mover = match.mover();
        return mover >= 0
                && match.state().isMidTurn()
                && movers.getLast() == mover
                && moves.size() > opening.moves().size()
                && match.departures().stream().allMatch(left -> left.ply() < moves.size());
    }

    /// The ply of the last decision of one of these players, or −1; what the game goes on from does not
    /// count.
    public int lastOf(List<Integer> players) {
        for (int ply = moves.size() - 1; ply >= opening.moves().size(); ply--) {
            if (players.contains(movers.get(ply))) {
                return ply;
            }
        }
        return -1;
    }

    /// Whether each of so many players has decided so often.
    public boolean haveDecided(int players, int times) {
        return IntStream.range(0, players)
                .allMatch(player -> decided.stream()
                                .filter(ply -> movers.get(ply) == player)
                                .limit(times)
                                .count()
                        == times);
    }

    /// Begins the game; gives what chance drew.
    public List<Step> begin() {
        isAhead = true;
        match.resume(seed, opening, chronicler);
        return note(0);
    }

    /// Plays a move of the player to move, who is charged for some milliseconds; gives it and what came
    /// of it by itself.
    public List<Step> play(int move, long taken) {
        isAhead = true;
        if (!match.isAbsent(match.mover())) {
            decided.add(match.ply());
        }
        match.play(move);
        return note(taken);
    }

    /// Takes time from the player to move; gives why it is out, if that was too long.
    public Optional<String> spend(long millis) {
        isAhead = true;
        return match.spend(TimeUnit.MILLISECONDS.toNanos(millis));
    }

    /// Somebody is out of the game; gives what came of it by itself. Who is out of time has none left.
    public List<Step> expel(Happening.Left left) {
        isAhead = true;
        if (left.ending() == Ending.TIMEOUT && left.seat() == match.mover()) {
            var _ = match.spend(Long.MAX_VALUE);
        }
        match.expel(left.seat(), left.ending(), left.reason(), true);
        return note(0);
    }

    /// All agree on a draw.
    public void agree() {
        isAhead = true;
        match.agree();
    }

    /// A player gets so many milliseconds more.
    public void extend(int seat, long millis) {
        isAhead = true;
        match.extend(seat, TimeUnit.MILLISECONDS.toNanos(millis));
    }

    /// What was made is in the log.
    public void isWritten() {
        isAhead = false;
    }

    /// Whether something was made that the log does not tell: the log knows better.
    public boolean isAhead() {
        return isAhead;
    }

    /// Takes back the last decision; gives what it had taken.
    public long undo() {
        isAhead = true;
        int ply = match.undo();
        long taken = times.get(ply);
        match.giveBack(TimeUnit.MILLISECONDS.toNanos(taken));
        for (var list : List.of(moves, times, movers, hiddenFrom)) {
            list.subList(ply, list.size()).clear();
        }
        decided.removeIf(each -> each >= ply);
        return taken;
    }

    private List<Step> note(long taken) {
        var steps = chronicler.take();
        for (var step : steps) {
            times.add(0L);
            moves.add(step.notation());
            movers.add(step.mover());
            hiddenFrom.add(step.hiddenFrom());
        }
        if (!steps.isEmpty()) {
            times.set(times.size() - steps.size(), taken);
        }
        return steps;
    }

    /// Does again what stands in the log; gives the moves that were made. It is an [IllegalStateException]
    /// if the rules make something else of it.
    public List<Step> follow(Happening happening) {
        return switch (happening) {
            case Happening.Started(var drawn) -> {
                var steps = begin();
                var _ = check(drawn(steps), drawn);
                yield steps;
            }
            case Happening.Moved moved -> {
                if (!match.isAbsent(moved.seat())) {
                    var _ = spend(moved.taken());
                }
                yield check(play(match.find(moved.moves().getFirst()), moved.taken()), moved.moves());
            }
            case Happening.Left left -> check(expel(left), left.moves());
            case Happening.Undone _ -> {
                var _ = undo();
                yield List.of();
            }
            case Happening.Agreed(var kind) -> {
                if (kind == OfferKind.DRAW) {
                    agree();
                }
                yield List.of();
            }
            case Happening.Extended(int seat, long millis) -> {
                extend(seat, millis);
                yield List.of();
            }
            case Happening.Sat _,
                    Happening.Stood _,
                    Happening.Readied _,
                    Happening.StoodIn _,
                    Happening.Waited _,
                    Happening.Returned _,
                    Happening.Helped _,
                    Happening.Offered _,
                    Happening.Declined _,
                    Happening.Said _,
                    Happening.Muted _,
                    Happening.Paced _,
                    Happening.Ended _,
                    Happening.Again _,
                    Happening.Closed _ -> List.of();
        };
    }

    private List<Step> check(List<Step> made, List<String> written) {
        var notations = made.stream().map(Step::notation).toList();
        if (!notations.equals(written)) {
            throw new IllegalStateException("the log says " + written + ", the rules say " + notations);
        }
        return made;
    }

    /// What chance drew when the game began, without the moves from which it goes on: those are kept with
    /// the table.
    public List<Step> drawn(List<Step> begun) {
        return begun.subList(opening.moves().size(), begun.size());
    }

    public static List<String> notations(List<Step> steps) {
        return steps.stream().map(Step::notation).toList();
    }
}
