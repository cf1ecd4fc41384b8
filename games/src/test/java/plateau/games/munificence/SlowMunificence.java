package plateau.games.munificence;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plateau.core.State;
import plateau.core.TextView;
import plateau.core.View;
import plateau.testkit.WrittenState;

/// Munificence a second time, written from the rules page as plainly as can be; it shares the options
/// and the deck's data with the game proper, which is held against it. A move is its place among the
/// legal ones.
final class SlowMunificence implements WrittenState {
    private enum Next {
        FIRST_PLAYER,
        FAVOR,
        ACTION,
        PAYMENT,
        TARGET,
        NOTHING
    }

    private final Munificence game;
    private final int players;
    final SlowTabletop table;
    final Map<MunificenceFigure, Integer> figures = new EnumMap<>(MunificenceFigure.class);
    private final Deque<Power> powers = new ArrayDeque<>();
    private Next next = Next.FIRST_PLAYER;
    private int player;
    private int hired;
    private boolean turnIsDone;
    private boolean nextPlayerIsSkipped;

    SlowMunificence(Munificence game, int players) {
        this(
                game,
                players,
                new SlowDeck(new MunificenceDeck(game)),
                new SlowMarket((int) Math.sqrt(game.tokens()), game.links()));
    }

    private SlowMunificence(Munificence game, int players, SlowDeck deck, SlowMarket square) {
        this.game = game;
        this.players = players;
        table = new SlowTabletop(game, deck, square, players);
        for (var figure : MunificenceFigure.values()) {
            figures.put(figure, 0);
        }
    }

    @Override
    public int players() {
        return players;
    }

    @Override
    public int mover() {
        return switch (next) {
            case FIRST_PLAYER -> CHANCE;
            case FAVOR, ACTION, PAYMENT -> player;
            case TARGET -> game.targets() == Munificence.Targets.RANDOM ? CHANCE : player;
            case NOTHING -> NOBODY;
        };
    }

    @Override
    public String cause() {
        if (!isOver()) {
            return "";
        }
        boolean reached = scores().anyMatch(score -> score >= game.points());
        return reached ? "points-reached" : "turn-limit";
    }

    @Override
    public List<String> legal() {
        return switch (next) {
            case FIRST_PLAYER ->
                IntStream.range(0, players).mapToObj(each -> "first" + each).toList();
            case FAVOR -> choices().favor();
            case ACTION -> choices().actions();
            case PAYMENT -> choices().payments(hired);
            case TARGET -> choices().targets(powers.getFirst(), hired);
            case NOTHING -> List.of();
        };
    }

    private SlowChoices choices() {
        return new SlowChoices(table, player);
    }

    @Override
    public void play(String notation) {
        var words = List.of(notation.split(" ", -1));
        var numbers = words.stream().skip(1).map(Integer::valueOf).toList();
        switch (next) {
            case FIRST_PLAYER -> begin(Integer.parseInt(notation.substring("first".length())));
            case FAVOR -> favor(words.getFirst(), numbers);
            case ACTION -> act(words.getFirst(), numbers);
            case PAYMENT -> pay(numbers);
            case TARGET -> strike(words.getFirst(), numbers);
            case NOTHING -> throw new IllegalStateException("the game is over");
        }
    }

    private void begin(int first) {
        table.favors.replaceAll(none -> 1);
        table.favors.set(first, 0);
        beginTurn(first);
    }

    private void beginTurn(int whose) {
        player = whose;
        turnIsDone = false;
        next = table.favors.get(player) > 0 ? Next.FAVOR : Next.ACTION;
    }

    private void favor(String word, List<Integer> numbers) {
        if (!word.equals("keep")) {
            table.addFavors(player, -1);
            count(MunificenceFigure.FAVORS_USED);
        }
        switch (word) {
            case "return" -> take(numbers.getFirst());
            case "renew" -> table.guild.sendBack(table.guild.offer(numbers.getFirst()));
            default -> {}
        }
        letPowersAct();
    }

    private void act(String word, List<Integer> numbers) {
        turnIsDone = true;
        switch (word) {
            case "hire" -> hire(numbers.getFirst());
            case "pass" -> {
                count(MunificenceFigure.PASSES);
                if (choices().takes().isEmpty()) {
                    count(MunificenceFigure.FORCED_PASSES);
                }
                letPowersAct();
            }
            default -> {
                count(MunificenceFigure.TAKES);
                numbers.forEach(this::take);
                letPowersAct();
            }
        }
    }

    private void take(int slot) {
        powers.addAll(table.take(player, slot));
        count(MunificenceFigure.TOKENS_TAKEN);
    }

    private void hire(int builder) {
        hired = builder;
        next = Next.PAYMENT;
        if (legal().size() == 1) {
            play(legal().getFirst());
        }
    }

    private void pay(List<Integer> tokens) {
        tokens.forEach(token -> table.giveBack(player, token));
        table.builders.get(player).add(hired);
        table.guild.hire(hired);
        powers.addAll(table.deck.builders.get(hired).powers());
        count(MunificenceFigure.HIRES);
        letPowersAct();
    }

    private void letPowersAct() {
        if (powers.isEmpty()) {
            endPart();
            return;
        }
        next = Next.TARGET;
        if (legal().size() > 1) {
            return;
        }
        var only = legal();
        switch (powers.getFirst()) {
            case TURN_ROB -> nextPlayerIsSkipped = true;
            case GENTRY_MASTER -> table.addFavors(player, 1);
            default -> {
                if (only.isEmpty()) {
                    powers.removeFirst();
                    letPowersAct();
                } else {
                    play(only.getFirst());
                }
                return;
            }
        }
        count(MunificenceFigure.POWERS_ACTED);
        powers.removeFirst();
        letPowersAct();
    }

    private void strike(String word, List<Integer> numbers) {
        powers.removeFirst();
        count(MunificenceFigure.POWERS_ACTED);
        if (word.equals("call")) {
            take(numbers.getFirst());
        } else {
            table.strike(player, word, numbers.getFirst(), numbers.getLast());
        }
        letPowersAct();
    }

    /// After a favor comes the action; after the action the turn is over.
    private void endPart() {
        next = Next.ACTION;
        if (turnIsDone) {
            count(MunificenceFigure.TURNS);
            boolean reached = scores().anyMatch(score -> score >= game.points());
            figures.put(MunificenceFigure.REACHED, reached ? 1 : 0);
            if (reached || figures.getOrDefault(MunificenceFigure.TURNS, 0) == game.turns()) {
                next = Next.NOTHING;
            } else {
                beginTurn((player + (nextPlayerIsSkipped ? 2 : 1)) % players);
                nextPlayerIsSkipped = false;
            }
        }
    }

    private void count(MunificenceFigure figure) {
        figures.merge(figure, 1, Integer::sum);
    }

    private Stream<Integer> scores() {
        return IntStream.range(0, players).mapToObj(this::score);
    }

    @Override
    public int score(int player) {
        return table.points(player);
    }

    @Override
    public double payoff(int player) {
        int most = scores().max(Integer::compare).orElseThrow();
        long winners = scores().filter(score -> score == most).count();
        return score(player) == most ? 1.0 / winners : 0;
    }

    @Override
    public State copy() {
        var copy = new SlowMunificence(game, players, table.deck, table.square);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State other) {
        var source = (SlowMunificence) other;
        table.copyFrom(source.table);
        figures.putAll(source.figures);
        powers.clear();
        powers.addAll(source.powers);
        next = source.next;
        player = source.player;
        hired = source.hired;
        turnIsDone = source.turnIsDone;
        nextPlayerIsSkipped = source.nextPlayerIsSkipped;
    }

    @Override
    public View view(int viewer) {
        return TextView.of(this, table.tokenInSlot.toString());
    }
}
