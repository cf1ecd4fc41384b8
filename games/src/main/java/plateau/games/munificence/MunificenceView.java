package plateau.games.munificence;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import plateau.core.Event;
import plateau.core.PointShare;
import plateau.core.Result;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.View;
import plateau.core.picture.Picture;

/// What everybody sees of Munificence. Sets of colours are their letters, one for each; tokens, slots,
/// builders and levels are the numbers of notations.
///
/// @param phase what is decided next
/// @param turnOf whose turn it is, also while chance draws a target for it; nobody before the first
///     and after the last turn
/// @param powers the powers that wait to act, the next one first
/// @param hired the builder to be paid, or whose power acts next; none at other times
/// @param hasActed whether the turn ends when the powers have acted; or else the action is still to come
/// @param skipsNext whether the next player's turn is skipped
/// @param turn turns made by all players together
/// @param goal the points that end the game
/// @param handLimit the most tokens that a player may hold
/// @param colours those in play
/// @param side slots on a side of the market's square
/// @param market the slots, in the order of the line
/// @param returnOrder the slots in the order in which paid tokens fill them
/// @param guild the levels, the lowest first
public record MunificenceView(
        int mover,
        List<Integer> scores,
        MunificenceState.Phase phase,
        int turnOf,
        List<Power> powers,
        List<Integer> hired,
        boolean hasActed,
        boolean skipsNext,
        int turn,
        int turnLimit,
        int goal,
        int handLimit,
        String colours,
        Munificence.Links links,
        Munificence.Targets targets,
        int side,
        List<Slot> market,
        List<Integer> returnOrder,
        List<Level> guild,
        List<Patron> players)
        implements View {

    /// A slot of the market.
    ///
    /// @param line its line in the square, from 0 at the top
    /// @param column its column, from 0 on the left
    /// @param tokens the token there; none where it is empty
    public record Slot(int slot, int line, int column, List<Token> tokens) {}

    /// A token.
    public record Token(int token, String worth, List<Power> powers) {}

    /// A builder.
    public record Builder(int builder, String required, String provided, int points, List<Power> powers) {}

    /// The builders of a level that nobody has hired.
    ///
    /// @param waiting the queue behind those on offer, the next one first
    public record Level(int level, List<Offer> offers, List<Builder> waiting) {}

    /// A builder on offer.
    ///
    /// @param place which of the places of its level it has, from 0
    public record Offer(int place, Builder builder) {}

    /// A player.
    ///
    /// @param provided what the builders provide in all
    /// @param builders those it has hired, by their numbers
    public record Patron(int points, int favors, String provided, List<Token> tokens, List<Builder> builders) {}

    static MunificenceView of(MunificenceState state) {
        var game = state.game;
        return new MunificenceView(
                state.mover(),
                Result.scores(state),
                state.phase(),
                state.turnOf(),
                state.powers.all(),
                hired(state),
                state.hasActed(),
                state.nextIsSkipped(),
                state.figure(MunificenceFigure.TURNS.ordinal()),
                game.turns(),
                game.points(),
                Hands.MOST,
                Resources.LETTERS.substring(0, game.colours()),
                game.links(),
                game.targets(),
                state.market.side,
                market(state),
                Arrays.stream(state.deck.returnOrder).boxed().toList(),
                list(1, game.levels() + 1, level -> level(state, level)),
                list(0, state.players(), player -> patron(state, player)));
    }

    private static <T> List<T> list(int from, int to, IntFunction<T> each) {
        return IntStream.range(from, to).mapToObj(each).toList();
    }

    private static List<Integer> hired(MunificenceState state) {
        boolean isTold = switch (state.phase()) {
            case PAYMENT -> true;
            case TARGET -> state.powers.next().isOfBuilders();
            case FIRST_PLAYER, FAVOR, ACTION, OVER -> false;
        };
        return isTold ? List.of(state.hired()) : List.of();
    }

    private static List<Slot> market(MunificenceState state) {
        int side = state.market.side;
        return IntStream.range(0, side * side)
                .mapToObj(place -> {
                    int slot = state.market.slotAt[place];
                    return new Slot(slot, place / side, place % side, held(state, slot));
                })
                .sorted(Comparator.comparingInt(Slot::slot))
                .toList();
    }

    private static List<Token> held(MunificenceState state, int slot) {
        boolean isEmpty = (state.table.empty() & (1L << slot)) != 0;
        return isEmpty ? List.of() : List.of(token(state, state.table.token(slot)));
    }

    private static Token token(MunificenceState state, int token) {
        return new Token(
                token, Resources.letters(state.deck.tokens[token]), Power.listOf(state.deck.tokenPowers[token]));
    }

    private static Builder builder(MunificenceState state, int builder) {
        var deck = state.deck;
        return new Builder(
                builder,
                Resources.letters(deck.required[builder]),
                Resources.letters(deck.provided[builder]),
                deck.points(builder),
                Power.listOf(deck.builderPowers[builder]));
    }

    private static Level level(MunificenceState state, int level) {
        var guild = state.table.guild;
        int first = (level - 1) * Guild.PLACES;
        var offers = IntStream.range(0, Guild.PLACES)
                .filter(place -> guild.at(first + place) != Guild.NONE)
                .mapToObj(place -> new Offer(place, builder(state, guild.at(first + place))))
                .toList();
        var waiting =
                guild.queue(level).stream().map(each -> builder(state, each)).toList();
        return new Level(level, offers, waiting);
    }

    private static Patron patron(MunificenceState state, int player) {
        var table = state.table;
        return new Patron(
                table.points[player],
                table.favors[player],
                Resources.letters(table.provided[player]),
                list(0, table.hands.count(player), place -> token(state, table.hands.token(player, place))),
                table.builders(player).stream()
                        .map(each -> builder(state, each))
                        .toList());
    }

    /// The builders that players have hired.
    @Override
    public List<PointShare> sheet() {
        return IntStream.range(0, players.size())
                .boxed()
                .flatMap(player -> players.get(player).builders.stream().map(each -> share(player, each)))
                .toList();
    }

    /// Rules 1.4, 1.6: the points tell the level.
    private static PointShare share(int player, Builder builder) {
        int level = builder.points / MunificenceDeck.POINTS_A_LEVEL;
        var what = Event.of("builder", "builder", builder.builder);
        return PointShare.of(player, "builders." + level, builder.points, what);
    }

    @Override
    public String step(List<String> words) {
        if (words.isEmpty()) {
            return phase == MunificenceState.Phase.TARGET
                    ? "power"
                    : phase.name().toLowerCase(Locale.ROOT);
        }
        return switch (words.getFirst()) {
            case "hire", "oust" -> "builder";
            case "pay" -> "token";
            case "renew" -> "level";
            case "favor" -> "player";
            case "rob" -> words.size() == 1 ? "player" : "token";
            case "panic" -> words.size() == 1 ? "slot" : "destination";
            default -> "slot";
        };
    }

    @Override
    public List<String> pictures() {
        return List.of("board", "statistics");
    }

    @Override
    public Picture picture(String name, Selection selection) {
        return name.equals("statistics") ? MunificenceStatistics.draw(this) : picture(selection);
    }

    @Override
    public Picture picture(Selection selection) {
        return new MunificencePicture(this, selection).draw();
    }

    /// The turn that is being played, from 1; the last one once the game is over.
    private int turnNow() {
        return mover == State.NOBODY ? turn : turn + 1;
    }

    @Override
    public List<Event> status() {
        var events = new ArrayList<Event>();
        events.add(Event.of("turn", "turn", turnNow(), "limit", turnLimit));
        events.add(Event.of("goal", "points", goal));
        if (phase == MunificenceState.Phase.PAYMENT) {
            events.add(Event.of("payment", "builder", hired.getFirst()));
        }
        if (!powers.isEmpty()) {
            events.add(Event.of(
                    "powers", "powers", powers.stream().map(each -> each.mark).toList()));
        }
        if (skipsNext) {
            events.add(Event.of("skips-next"));
        }
        return events;
    }
}
