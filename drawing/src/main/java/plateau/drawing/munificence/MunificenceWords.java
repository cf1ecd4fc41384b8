package plateau.drawing.munificence;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plateau.core.Selection;
import plateau.core.State;
import plateau.drawing.Look;
import plateau.drawing.Players;
import plateau.games.munificence.MunificenceView;
import plateau.games.munificence.MunificenceView.Level;
import plateau.games.munificence.MunificenceView.Patron;
import plateau.games.munificence.MunificenceView.Slot;
import plateau.games.munificence.MunificenceView.Token;
import plateau.games.munificence.Power;
import plateau.words.Wording;

/// What a drawing of Munificence says: who must do what, and what everything is.
final class MunificenceWords {
    private final MunificenceView view;
    private final Selection selection;
    private final Look look;
    private final Players players;
    private final Wording wording;

    /// The empty slots in the order in which paid tokens fill them.
    private final List<Integer> empty;

    MunificenceWords(MunificenceView view, Selection selection, Look look) {
        this.view = view;
        this.selection = selection;
        this.look = look;
        players = new Players(look);
        wording = new Wording(look.language(), MunificenceDrawing.class, "munificence");
        empty = view.returnOrder().stream()
                .filter(slot -> view.market().get(slot).tokens().isEmpty())
                .toList();
    }

    String get(String key, Object... arguments) {
        return wording.get(key, arguments);
    }

    String progress() {
        var turn = get("progress", view.turn(), view.turnLimit(), view.goal());
        return empty.isEmpty() ? turn : turn + " " + get("returning");
    }

    /// What the letters on gems stand for: `K black · B blue`.
    String letters() {
        return view.colours()
                .chars()
                .mapToObj(letter -> (char) letter + " " + get("colour." + (char) letter))
                .collect(Collectors.joining(" · "));
    }

    /// Who must do what, in one sentence.
    String status() {
        if (view.mover() == State.NOBODY) {
            return over();
        }
        if (view.mover() == State.CHANCE) {
            return view.turnOf() < 0
                    ? get("first")
                    : get("drawn", power(view.powers().getFirst()), players.name(view.turnOf()));
        }
        var name = players.name(view.mover());
        if (!selection.words().isEmpty()) {
            return name + get("colon") + get("next." + selection.words().getFirst());
        }
        return name + get("colon") + asked();
    }

    private String asked() {
        return switch (view.phase()) {
            case FAVOR -> get("ask.favor");
            case ACTION -> get("ask.action");
            case PAYMENT -> get("ask.payment", Integer.toString(view.hired().getFirst()));
            case TARGET -> get("ask." + PowerIcon.key(view.powers().getFirst()));
            case FIRST_PLAYER, OVER -> throw new IllegalStateException("nobody is asked");
        };
    }

    /// Rules 4.2: who has most points wins.
    private String over() {
        int most = view.scores().stream().max(Integer::compare).orElse(0);
        var winners = IntStream.range(0, view.scores().size())
                .filter(player -> view.scores().get(player) == most)
                .mapToObj(players::name)
                .toList();
        return winners.size() == 1
                ? get("won", winners.getFirst(), most)
                : get("shared", look.language().list(winners), most);
    }

    String points(int points) {
        return get(points == 1 ? "point" : "points.many", points);
    }

    String favors(int favors) {
        return get(favors == 0 ? "favor.none" : favors == 1 ? "favor" : "favors", favors);
    }

    String power(Power power) {
        return get("power." + PowerIcon.key(power));
    }

    /// `2 black, blue`.
    private String set(String set) {
        if (set.isEmpty()) {
            return get("nothing");
        }
        return set.chars()
                .distinct()
                .mapToObj(letter -> {
                    long count = set.chars().filter(each -> each == letter).count();
                    var colour = get("colour." + (char) letter);
                    return count == 1 ? colour : count + " " + colour;
                })
                .collect(Collectors.joining(", "));
    }

    private String powers(List<Power> powers) {
        return powers.isEmpty() ? "" : ", " + powers.stream().map(this::power).collect(Collectors.joining(", "));
    }

    /// What choosing a thing does; nothing where it cannot be chosen.
    private String purpose(boolean isLegal) {
        return isLegal ? ". " + get("choose." + selection.words().getFirst()) : "";
    }

    /// Which of the tokens that are paid next comes to an empty slot.
    String rank(Slot slot) {
        return "+" + (empty.indexOf(slot.slot()) + 1);
    }

    String slot(Slot slot, Marks marks) {
        var number = Integer.toString(slot.slot());
        var what = slot.tokens().isEmpty()
                ? get("slot.empty", number, empty.indexOf(slot.slot()) + 1)
                : get("slot", number, worth(slot.tokens().getFirst()));
        return what + purpose(marks.isLegal(Marks.Thing.SLOT, slot.slot()));
    }

    private String worth(Token token) {
        return set(token.worth()) + powers(token.powers());
    }

    String token(Token token, Marks marks) {
        return get("token", Integer.toString(token.token()), worth(token))
                + purpose(marks.isLegal(Marks.Thing.TOKEN, token.token()));
    }

    String builder(MunificenceView.Builder builder, Marks marks) {
        return described(builder) + purpose(marks.isLegal(Marks.Thing.BUILDER, builder.builder()));
    }

    private String described(MunificenceView.Builder builder) {
        return get(
                        "builder",
                        Integer.toString(builder.builder()),
                        set(builder.required()),
                        set(builder.provided()),
                        points(builder.points()))
                + powers(builder.powers());
    }

    String waiting(Level level) {
        return get("waiting", level.waiting().size());
    }

    /// The first builders that wait, and how many more there are.
    String waitingList(Level level, int shown) {
        var numbers = level.waiting().stream()
                .limit(shown)
                .map(builder -> "#" + builder.builder())
                .collect(Collectors.joining(" "));
        int more = level.waiting().size() - shown;
        return get("waiting.list", more == 0 ? numbers : numbers + " … +" + more);
    }

    String level(Level level, Marks marks) {
        var lines = new ArrayList<String>();
        lines.add(get("level", level.level()) + ", " + waiting(level));
        level.waiting().forEach(builder -> lines.add(described(builder)));
        return String.join("; ", lines) + purpose(marks.isLegal(Marks.Thing.LEVEL, level.level()));
    }

    String player(int player, Patron patron, Marks marks) {
        return players.name(player)
                + get("colon")
                + points(patron.points())
                + ", "
                + favors(patron.favors())
                + ", "
                + get("provides")
                + " "
                + set(patron.provided())
                + purpose(marks.isLegal(Marks.Thing.PLAYER, player));
    }

    /// What the builders of the player whose turn it is provide.
    String providedNow() {
        return view.turnOf() < 0 ? "" : view.players().get(view.turnOf()).provided();
    }
}
