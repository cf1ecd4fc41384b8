package plateau.games.munificence;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import plateau.core.Event;
import plateau.core.text.Text;
import plateau.games.munificence.MunificenceView.Token;

/// Why nothing can be taken, hired or paid in the way somebody wants (rules 3).
final class MunificenceWhyNot {
    private static final Set<String> FAVORS = Set.of("keep", "return", "renew");
    private static final Set<String> ACTIONS = Set.of("take1", "take2", "take3", "hire", "pass");

    private final MunificenceView view;
    private final List<String> legal;

    /// @param legal the notations of all legal moves
    MunificenceWhyNot(MunificenceView view, List<String> legal) {
        this.view = view;
        this.legal = legal;
    }

    Optional<Event> of(List<String> words) {
        if (view.mover() < 0) {
            return Optional.empty();
        }
        var first = words.getFirst();
        var number = words.size() > 1 ? words.get(words.size() - 1) : "";
        return switch (view.phase()) {
            case FAVOR -> favor(first);
            case ACTION -> action(first, number);
            case PAYMENT -> first.equals("pay") ? payment(number) : Optional.empty();
            case FIRST_PLAYER, TARGET, OVER -> Optional.empty();
        };
    }

    private MunificenceView.Patron mover() {
        return view.players().get(view.mover());
    }

    private Optional<Event> favor(String first) {
        if (ACTIONS.contains(first)) {
            return Optional.of(Event.of("favor-first"));
        }
        boolean isFull = mover().tokens().size() >= view.handLimit();
        return first.equals("return") && isFull ? Optional.of(full()) : Optional.empty();
    }

    private Event full() {
        return Event.of("hand-full", "limit", view.handLimit());
    }

    private Optional<Event> action(String first, String number) {
        if (FAVORS.contains(first)) {
            return Optional.of(Event.of(mover().favors() == 0 ? "no-favor" : "favor-used"));
        }
        if (first.matches("take[123]")) {
            return taking(first, number);
        }
        return first.equals("hire") ? hiring(number) : Optional.empty();
    }

    private Optional<Event> taking(String first, String number) {
        int room = view.handLimit() - mover().tokens().size();
        if (room < first.charAt(4) - '0') {
            return Optional.of(room == 0 ? full() : Event.of("no-room", "tokens", room));
        }
        if (legal.stream().noneMatch(notation -> notation.startsWith(first + " "))) {
            return Optional.of(Event.of("no-such-row"));
        }
        return view.market().stream()
                .filter(slot -> number.equals(String.valueOf(slot.slot())))
                .findFirst()
                .map(slot -> slot.tokens().isEmpty()
                        ? Event.of("empty-slot", "slot", slot.slot())
                        : Event.of("not-in-a-row", "slot", slot.slot()));
    }

    private Optional<Event> hiring(String number) {
        if (number.isEmpty()) {
            return Optional.of(Event.of("nothing-paid"));
        }
        if (Text.wholeNumber(number).isEmpty()) {
            return Optional.empty();
        }
        var offered = view.guild().stream()
                .flatMap(level -> level.offers().stream())
                .map(MunificenceView.Offer::builder)
                .filter(builder -> number.equals(String.valueOf(builder.builder())))
                .findFirst();
        return offered.map(this::unpaid).or(() -> Optional.of(Event.of("not-offered", "builder", number)));
    }

    /// What of a builder's cost the tokens do not cover.
    private Event unpaid(MunificenceView.Builder builder) {
        var missing = new StringBuilder(builder.required());
        mover().provided().chars().forEach(colour -> take(missing, colour));
        mover().tokens().stream().flatMapToInt(token -> token.worth().chars()).forEach(colour -> take(missing, colour));
        return Event.of("cannot-pay", "builder", builder.builder(), "missing", missing.toString());
    }

    private static void take(StringBuilder set, int colour) {
        int at = set.indexOf(Character.toString(colour));
        if (at >= 0) {
            set.deleteCharAt(at);
        }
    }

    private Optional<Event> payment(String number) {
        if (Text.wholeNumber(number).isEmpty()) {
            return Optional.empty();
        }
        boolean isHeld =
                mover().tokens().stream().map(Token::token).anyMatch(token -> number.equals(String.valueOf(token)));
        if (!isHeld) {
            return Optional.of(Event.of("not-in-hand", "token", number));
        }
        boolean isOfUse = legal.stream().anyMatch(notation -> (notation + " ").contains(" " + number + " "));
        return Optional.of(Event.of(isOfUse ? "token-to-spare" : "token-not-needed", "token", number));
    }
}
