package plateau.arena.match;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import plateau.core.Departure;
import plateau.core.Moves;
import plateau.core.Player;
import plateau.core.Result;
import plateau.core.Seating;
import plateau.core.State;
import plateau.core.Turn;
import plateau.core.luck.Luck;

/// A place at the table: who sits there, and the turn it is given.
final class Seat implements Turn {
    private final int player;
    private final Match match;
    private final Log log;
    private final Seating seating;
    private final Moves legal = new Moves();
    private final Luck luck = new Luck();

    /// Where what is hidden is dealt from.
    private final Luck dealing = new Luck();

    private final State view;
    private final boolean isOpen;
    private final Moves since = new Moves();
    private final Player regular;

    /// Who plays: the regular player, or whoever stands in for it.
    private Player occupant;

    private boolean isStandIn;
    private boolean hasEnded;
    private boolean hasDrawn;
    private boolean hasSeen;
    private boolean isTold;
    private int choices;

    /// How long the log was when the player was asked.
    private int asked;

    /// When that was, where somebody looks at the clock.
    private long askedAt;

    /// How long it was when the player was asked the time before; −1 if this is its first turn.
    private int askedBefore;

    Seat(int player, Player regular, Match match, Seating seating) {
        this.player = player;
        this.regular = regular;
        occupant = regular;
        this.match = match;
        this.seating = seating;
        log = match.log();
        view = match.state().copy();
        isOpen = view.isOpen();
    }

    /// Makes ready for a game.
    void begin(long seed) {
        luck.begin(seed);
        if (!isOpen) {
            dealing.begin(seed);
        }
        isStandIn = false;
        sitDown(regular);
    }

    /// Somebody else plays on from here.
    void standIn(Player other) {
        isStandIn = true;
        sitDown(other);
    }

    private void sitDown(Player who) {
        occupant = who;
        asked = -1;
        hasEnded = false;
        who.begin(seating);
    }

    /// The game is over for whoever plays here; it is told once.
    void end(Supplier<Result> result) {
        if (!hasEnded) {
            hasEnded = true;
            try {
                if (occupant instanceof Visitor visitor) {
                    visitor.end(result, this::untold);
                } else {
                    occupant.end(result);
                }
            } finally {
                if (isStandIn) {
                    occupant.close();
                }
            }
        }
    }

    private Untold untold() {
        return new Untold(log.tell(player, Math.max(0, asked)), departures(asked));
    }

    void close() {
        regular.close();
    }

    /// Asks the player, who has the list of legal moves in hand. If it was changed meanwhile, by
    /// mistake or to make another move legal, it is made again.
    int choose() {
        match.list(legal);
        choices = legal.size();
        int fillings = legal.fillings();
        int move = ask();
        if (legal.size() != choices || legal.fillings() != fillings) {
            match.list(legal);
        }
        return move;
    }

    private int ask() {
        hasDrawn = false;
        hasSeen = false;
        isTold = false;
        askedBefore = asked;
        asked = log.size();
        if (match.isTimed()) {
            askedAt = System.nanoTime();
        }
        return occupant.choose(this);
    }

    /// How many moves the player had to choose from.
    int choices() {
        return choices;
    }

    boolean allows(int move) {
        return legal.contains(move);
    }

    @Override
    public int player() {
        return player;
    }

    @Override
    public Moves legal() {
        return legal;
    }

    @Override
    public State position() {
        if (!hasSeen) {
            match.table().show(player, view, dealing.ofView(log.size(), player));
            hasSeen = true;
        }
        return view;
    }

    @Override
    public int ply() {
        return log.size();
    }

    @Override
    public Moves since() {
        if (!isTold) {
            since.clear();
            log.tell(player, Math.max(0, askedBefore), since);
            isTold = true;
        }
        return since;
    }

    @Override
    public List<String> told() {
        return log.tell(player, Math.max(0, askedBefore));
    }

    /// Nobody else leaves between a player's turn and its answer, so the plies tell what is new.
    @Override
    public List<Departure> departures() {
        return departures(askedBefore);
    }

    private List<Departure> departures(int since) {
        return match.departures().stream().filter(each -> each.ply() > since).toList();
    }

    @Override
    public Optional<Duration> timeLeft() {
        if (isStandIn || !match.isTimed(player)) {
            return Optional.empty();
        }
        // Who measures itself is not charged for what comes before it is asked.
        long gone = endsInTime() ? 0 : System.nanoTime() - askedAt;
        var left = match.timeLeft(player).orElseThrow().minusNanos(gone);
        return Optional.of(left.isNegative() ? Duration.ZERO : left);
    }

    /// Whether the player ends in time by itself.
    boolean endsInTime() {
        return occupant instanceof Timekeeper keeper && keeper.endsInTime();
    }

    /// How long the player thought, if it knows better than whoever asked it.
    long thought(long measured) {
        return occupant instanceof Timekeeper keeper ? keeper.thought() : measured;
    }

    @Override
    public RandomGenerator random() {
        if (!hasDrawn) {
            luck.of(log.size(), player);
            hasDrawn = true;
        }
        return luck;
    }
}
