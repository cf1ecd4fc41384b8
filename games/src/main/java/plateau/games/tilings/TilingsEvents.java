package plateau.games.tilings;

import java.util.ArrayList;
import java.util.List;
import plateau.core.Event;

/// What happens in Tilings, for those who are told.
final class TilingsEvents {
    private TilingsEvents() {}

    static List<Event> of(TilingsState state, int move) {
        var after = (TilingsState) state.copy();
        after.play(move);
        var events = new ArrayList<Event>();
        events.add(
                switch (TilingsMove.sort(move)) {
                    case TilingsMove.PLACE -> laid(state, move);
                    case TilingsMove.SKIP -> Event.of("skipped", "player", who(state.mover()));
                    case TilingsMove.KIND -> front(state, TilingsMove.drawn(move));
                    case TilingsMove.KING -> king(state, after, TilingsMove.drawn(move));
                    default -> Event.of("first", "cell", state.board.name(TilingsMove.drawn(move)));
                });
        events.addAll(TilingsPayments.between(state, after));
        if (after.mulligansLeft() < state.mulligansLeft()) {
            events.add(Event.of("mulligan", "left", after.mulligansLeft()));
        }
        return events;
    }

    private static Event.Who who(int player) {
        return new Event.Who(player);
    }

    private static Event laid(TilingsState state, int move) {
        return Event.of(
                "laid",
                "player",
                who(state.mover()),
                "cell",
                state.board.name(TilingsMove.cell(move)),
                "turns",
                TilingsMove.turn(move));
    }

    private static Event front(TilingsState state, int kind) {
        int tile = state.sidesOf(kind);
        return Event.of(
                Sides.isOneColoured(tile) ? "front.plain" : "front",
                "player",
                who(state.player()),
                "kind",
                kind,
                "north",
                colour(tile, Sides.NORTH),
                "south",
                colour(tile, Sides.SOUTH),
                "east",
                colour(tile, Sides.EAST),
                "west",
                colour(tile, Sides.WEST));
    }

    private static Event.Term colour(int tile, int side) {
        return new Event.Term(Sides.colour(tile, side).title());
    }

    /// Rules 6.4.
    private static Event king(TilingsState state, TilingsState after, int cell) {
        var name = state.board.name(cell);
        if (!state.layout.isOccupied(cell)) {
            return Event.of("king.misses", "cell", name);
        }
        var owners = new ArrayList<Event.Who>();
        for (int player = 0; player < state.players(); player++) {
            if (state.owns(player, cell)) {
                owners.add(who(player));
            }
        }
        int struck = after.influence.strikes() - state.influence.strikes();
        var key = state.game.king() == Tilings.King.EACH ? "king.strikes.each" : "king.strikes";
        return Event.of(key, "cell", name, "players", owners, "others", struck - 1);
    }
}
