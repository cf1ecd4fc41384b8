package plateau.games.munificence;

import java.util.ArrayList;
import java.util.List;
import plateau.core.Event;

/// What happens in Munificence, for those who are told. A move is watched on a copy of the position, on
/// which this listens.
final class MunificenceEvents {
    private final List<Event> events = new ArrayList<>();
    private final MunificenceState state;

    /// @param state the copy
    private MunificenceEvents(MunificenceState state) {
        this.state = state;
    }

    static List<Event> of(MunificenceState before, int move) {
        var state = (MunificenceState) before.copy();
        var listening = new MunificenceEvents(state);
        state.listener = listening;
        listening.tell(move);
        state.play(move);
        return listening.events;
    }

    private void add(String key, Object... namesAndValues) {
        events.add(Event.of(key, namesAndValues));
    }

    private Event.Who who() {
        return new Event.Who(state.turnOf());
    }

    /// The move itself; the targets of powers and payments are told when they are struck or paid.
    private void tell(int move) {
        int first = MunificenceMove.first(move);
        switch (MunificenceMove.sort(move)) {
            case MunificenceMove.FIRST -> add("first", "player", new Event.Who(first));
            case MunificenceMove.KEEP -> add("kept", "player", who());
            case MunificenceMove.RETURN -> add("returned", "player", who(), "token", inMarket(first), "slot", first);
            case MunificenceMove.RENEW -> add("renewed", "player", who(), "level", first);
            case MunificenceMove.PASS -> add("passed", "player", who());
            case MunificenceMove.TAKE -> taken(state.market.spans[MunificenceMove.concerned(move)]);
            case MunificenceMove.HIRE -> hired(first);
            default -> {}
        }
    }

    private void taken(long span) {
        var tokens = new ArrayList<String>();
        var slots = new ArrayList<Integer>();
        for (long left = span; left != 0; left &= left - 1) {
            int slot = Long.numberOfTrailingZeros(left);
            slots.add(slot);
            tokens.add(inMarket(slot));
        }
        add("took", "player", who(), "count", tokens.size(), "tokens", tokens, "slots", slots);
    }

    private void hired(int builder) {
        add(
                "hired",
                "player",
                who(),
                "builder",
                builder,
                "provided",
                Resources.text(state.deck.provided[builder]),
                "points",
                state.deck.points(builder));
    }

    /// Tokens are given for the builder.
    ///
    /// @param places those of the tokens in the hand, as bits
    void paid(int places) {
        var names = new ArrayList<String>();
        for (int left = places; left != 0; left &= left - 1) {
            int place = Integer.numberOfTrailingZeros(left);
            names.add(name(state.table.hands.token(state.turnOf(), place)));
        }
        add("paid", "player", who(), "count", names.size(), "tokens", names);
    }

    /// A power acts on its target.
    void struck(int move) {
        int first = MunificenceMove.first(move);
        int second = MunificenceMove.second(move);
        switch (MunificenceMove.sort(move)) {
            case MunificenceMove.ROB ->
                add("robbed.token", "player", who(), "token", name(first), "victim", new Event.Who(second));
            case MunificenceMove.FAVOR -> add("robbed.favor", "player", who(), "victim", new Event.Who(first));
            case MunificenceMove.CALL -> add("called", "player", who(), "token", inMarket(first), "slot", first);
            case MunificenceMove.PANIC -> add("panicked", "token", inMarket(first), "from", first, "to", second);
            default -> add("ousted", "builder", first);
        }
    }

    /// The next player's turn is skipped.
    void robbedTurn() {
        add("robbed.turn", "player", who());
    }

    /// The player gets a favor.
    void favored() {
        add("favored", "player", who());
    }

    private String inMarket(int slot) {
        return name(state.table.token(slot));
    }

    private String name(int token) {
        return Resources.text(state.deck.tokens[token]);
    }
}
