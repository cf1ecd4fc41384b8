package plateau.games.munificence;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import plateau.core.Ask;
import plateau.core.Event;
import plateau.core.Moves;
import plateau.core.State;

/// A position of Munificence: the [Tabletop] and where the turn stands. Its moves are packed by
/// [MunificenceMove].
///
/// A turn is a favor, kept or used, then an action. The powers of what was taken wait in a line and
/// act one after the other. Where there is but one way to pay, or one target, nobody is asked.
public final class MunificenceState implements State {
    /// What is decided next.
    public enum Phase {
        FIRST_PLAYER,
        FAVOR,
        ACTION,
        PAYMENT,
        TARGET,
        OVER
    }

    final Munificence game;
    final MunificenceDeck deck;
    final Market market;
    final Tabletop table;
    private final int players;
    private Phase phase = Phase.FIRST_PLAYER;
    private int player;
    private boolean hasActed;
    private boolean nextIsSkipped;

    /// The builder last chosen for hire.
    private int hired;

    final PowerQueue powers = new PowerQueue();
    private final int[] figures = new int[MunificenceFigure.NAMES.size()];

    private final transient Choices choices;
    private final transient Moves options = new Moves();

    /// Is told what powers do; only on a copy made for it.
    transient @Nullable MunificenceEvents listener;

    MunificenceState(Munificence game, MunificenceDeck deck, Market market, int players) {
        this.game = game;
        this.deck = deck;
        this.market = market;
        this.players = players;
        table = new Tabletop(deck, game.levels(), players);
        choices = new Choices(deck, market, table);
    }

    @Override
    public int players() {
        return players;
    }

    @Override
    public int mover() {
        return switch (phase) {
            case FIRST_PLAYER -> CHANCE;
            case FAVOR, ACTION, PAYMENT -> player;
            case TARGET -> game.targets() == Munificence.Targets.RANDOM ? CHANCE : player;
            case OVER -> NOBODY;
        };
    }

    /// Rules 4.3.
    @Override
    public String cause() {
        if (phase != Phase.OVER) {
            return "";
        }
        return figures[MunificenceFigure.REACHED.ordinal()] > 0 ? "points-reached" : "turn-limit";
    }

    @Override
    public boolean isMidTurn() {
        return phase == Phase.PAYMENT || (phase == Phase.TARGET && mover() == player);
    }

    @Override
    public void legalMoves(Moves moves) {
        switch (phase) {
            case FIRST_PLAYER -> {
                for (int first = 0; first < players; first++) {
                    moves.add(MunificenceMove.of(MunificenceMove.FIRST, first));
                }
            }
            case FAVOR -> choices.favor(player, moves);
            case ACTION -> choices.action(player, moves);
            case PAYMENT -> choices.payments(player, hired, moves);
            case TARGET -> choices.targets(powers.next(), player, hired, moves);
            case OVER -> {}
        }
    }

    @Override
    public int drawMove(RandomGenerator random, Moves scratch) {
        options.clear();
        legalMoves(options);
        return options.get(random.nextInt(options.size()));
    }

    @Override
    public void play(int move) {
        int concerned = MunificenceMove.concerned(move);
        switch (MunificenceMove.sort(move)) {
            case MunificenceMove.FIRST -> begin(concerned);
            case MunificenceMove.KEEP -> phase = Phase.ACTION;
            case MunificenceMove.RETURN -> {
                useFavor();
                take(concerned);
                letPowersAct();
            }
            case MunificenceMove.RENEW -> {
                useFavor();
                table.guild.renew(concerned);
                phase = Phase.ACTION;
            }
            case MunificenceMove.PASS -> pass();
            case MunificenceMove.TAKE -> takeAll(market.spans[concerned]);
            case MunificenceMove.HIRE -> hire(concerned);
            case MunificenceMove.PAY -> pay(concerned);
            default -> {
                powers.remove();
                strike(move);
                letPowersAct();
            }
        }
    }

    // Rules 2
    private void begin(int first) {
        Arrays.fill(table.favors, 1);
        table.favors[first] = 0;
        player = first;
        beginTurn();
    }

    private void beginTurn() {
        hasActed = false;
        phase = table.favors[player] > 0 ? Phase.FAVOR : Phase.ACTION;
    }

    private void useFavor() {
        table.favors[player]--;
        count(MunificenceFigure.FAVORS_USED);
    }

    private void pass() {
        count(MunificenceFigure.PASSES);
        if (table.hands.room(player) == 0 || table.occupied() == 0) {
            count(MunificenceFigure.FORCED_PASSES);
        }
        endTurn();
    }

    private void takeAll(long span) {
        count(MunificenceFigure.TAKES);
        hasActed = true;
        for (long left = span; left != 0; left &= left - 1) {
            take(Long.numberOfTrailingZeros(left));
        }
        letPowersAct();
    }

    /// Takes a token from the market; its powers will act.
    private void take(int slot) {
        count(MunificenceFigure.TOKENS_TAKEN);
        powers.addAll(deck.tokenPowers[table.take(player, slot)]);
    }

    private void hire(int builder) {
        hired = builder;
        hasActed = true;
        options.clear();
        choices.payments(player, builder, options);
        if (options.size() == 1) {
            pay(MunificenceMove.concerned(options.get(0)));
        } else {
            phase = Phase.PAYMENT;
        }
    }

    /// Pays, with nothing where the hire is free, and the builder joins the player.
    private void pay(int places) {
        if (listener != null && places != 0) {
            listener.paid(places);
        }
        int paid = 0;
        for (int left = places; left != 0; left &= left - 1) {
            int place = Integer.numberOfTrailingZeros(left) - paid++;
            table.giveBack(player, table.hands.token(player, place));
        }
        count(MunificenceFigure.HIRES);
        table.join(player, hired);
        powers.addAll(deck.builderPowers[hired]);
        letPowersAct();
    }

    /// Lets the waiting powers act until one needs a choice; then the turn goes on.
    private void letPowersAct() {
        while (!powers.isEmpty()) {
            var power = powers.next();
            options.clear();
            choices.targets(power, player, hired, options);
            if (options.size() > 1) {
                phase = Phase.TARGET;
                return;
            }
            powers.remove();
            if (options.size() == 1) {
                strike(options.get(0));
            } else {
                actAlone(power);
            }
        }
        if (hasActed) {
            endTurn();
        } else {
            phase = Phase.ACTION;
        }
    }

    /// A power that needs no target; one that found none does nothing (rules 3.6).
    private void actAlone(Power power) {
        if (power == Power.TURN_ROB) {
            nextIsSkipped = true;
            count(MunificenceFigure.POWERS_ACTED);
            if (listener != null) {
                listener.robbedTurn();
            }
        } else if (power == Power.GENTRY_MASTER) {
            table.favors[player]++;
            count(MunificenceFigure.POWERS_ACTED);
            if (listener != null) {
                listener.favored();
            }
        }
    }

    /// A power acts on its target.
    private void strike(int move) {
        count(MunificenceFigure.POWERS_ACTED);
        if (listener != null) {
            listener.struck(move);
        }
        int first = MunificenceMove.first(move);
        int second = MunificenceMove.second(move);
        switch (MunificenceMove.sort(move)) {
            case MunificenceMove.ROB -> {
                table.hands.remove(second, first);
                table.hands.add(player, first);
            }
            case MunificenceMove.CALL -> take(first);
            case MunificenceMove.PANIC -> table.move(first, second);
            case MunificenceMove.FAVOR -> {
                table.favors[first]--;
                table.favors[player]++;
            }
            case MunificenceMove.OUST -> table.guild.oust(first);
            default -> throw new IllegalArgumentException("not a target: " + move);
        }
    }

    // Rules 4
    private void endTurn() {
        count(MunificenceFigure.TURNS);
        boolean reached = table.points[player] >= game.points();
        if (reached) {
            count(MunificenceFigure.REACHED);
        }
        if (reached || figures[MunificenceFigure.TURNS.ordinal()] == game.turns()) {
            phase = Phase.OVER;
            return;
        }
        player = (player + (nextIsSkipped ? 2 : 1)) % players;
        nextIsSkipped = false;
        beginTurn();
    }

    private void count(MunificenceFigure figure) {
        figures[figure.ordinal()]++;
    }

    /// Passing, where one may.
    @Override
    public int idleMove(Moves legal) {
        int last = legal.get(legal.size() - 1);
        return MunificenceMove.sort(last) == MunificenceMove.PASS ? last : legal.get(0);
    }

    @Override
    public int score(int player) {
        return table.points[player];
    }

    @Override
    public int figure(int index) {
        return figures[index];
    }

    @Override
    public State copy() {
        var copy = new MunificenceState(game, deck, market, players);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State other) {
        var source = (MunificenceState) other;
        table.copyFrom(source.table);
        phase = source.phase;
        player = source.player;
        hasActed = source.hasActed;
        nextIsSkipped = source.nextIsSkipped;
        hired = source.hired;
        powers.copyFrom(source.powers);
        System.arraycopy(source.figures, 0, figures, 0, figures.length);
    }

    @Override
    public List<Event> events(int move) {
        return MunificenceEvents.of(this, move);
    }

    @Override
    public String notation(int move) {
        return MunificenceNotation.of(this, move);
    }

    @Override
    public Optional<Event> whyNot(List<String> words) {
        return new MunificenceWhyNot(MunificenceView.of(this), Ask.notations(this)).of(words);
    }

    @Override
    public MunificenceView view(int viewer) {
        return MunificenceView.of(this);
    }

    Phase phase() {
        return phase;
    }

    boolean hasActed() {
        return hasActed;
    }

    boolean nextIsSkipped() {
        return nextIsSkipped;
    }

    /// The builder last chosen for hire.
    int hired() {
        return hired;
    }

    /// How many tokens a TAKE or a PAY concerns.
    public int tokensOf(int move) {
        int concerned = MunificenceMove.concerned(move);
        return MunificenceMove.sort(move) == MunificenceMove.PAY
                ? Integer.bitCount(concerned)
                : Long.bitCount(market.spans[concerned]);
    }

    /// How much more than the cost a PAY gives away.
    public int wasteOf(int pay) {
        long sum = 0;
        for (int left = MunificenceMove.concerned(pay); left != 0; left &= left - 1) {
            int place = Integer.numberOfTrailingZeros(left);
            sum += deck.tokens[table.hands.token(player, place)];
        }
        return Resources.total(sum) - Resources.total(table.cost(player, hired));
    }

    /// Rules 5.3: how far a payment's efficiency is from 1, in units of the cost.
    public int inefficiencyOf(int pay) {
        long cost = table.cost(player, hired);
        int useful = 0;
        for (int left = MunificenceMove.concerned(pay); left != 0; left &= left - 1) {
            long worth = deck.tokens[table.hands.token(player, Integer.numberOfTrailingZeros(left))];
            useful += Resources.total(cost) - Resources.total(Resources.minus(cost, worth));
        }
        return Math.abs(useful - Resources.total(cost));
    }

    /// How many places for builders on offer there are.
    public int places() {
        return table.guild.places();
    }

    /// Whether a builder is on offer at a place.
    public boolean isOffered(int place) {
        return table.guild.at(place) != Guild.NONE;
    }

    /// The points of the builder on offer at a place.
    public int pointsOf(int place) {
        return deck.points(table.guild.at(place));
    }

    /// How much a player's hand lacks for the builder on offer at a place.
    public int lack(int player, int place) {
        long cost = table.cost(player, table.guild.at(place));
        return Resources.total(Resources.minus(cost, table.hands.sum(player)));
    }

    /// How many favors a player has.
    public int favors(int player) {
        return table.favors[player];
    }

    /// The points that end the game.
    public int target() {
        return game.points();
    }

    /// The player whose turn it is, also while chance draws for it; nobody before the first and after
    /// the last turn.
    public int turnOf() {
        return phase == Phase.FIRST_PLAYER || phase == Phase.OVER ? NOBODY : player;
    }
}
