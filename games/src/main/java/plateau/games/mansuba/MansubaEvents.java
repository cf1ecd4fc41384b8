package plateau.games.mansuba;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import plateau.core.Event;

/// What happens in Mansuba, for those who are told.
final class MansubaEvents {
    private final MansubaState state;
    private final List<Event> events = new ArrayList<>();

    private MansubaEvents(MansubaState state) {
        this.state = state;
    }

    static List<Event> of(MansubaState state, int move) {
        var told = new MansubaEvents(state);
        told.tell(move);
        var after = (MansubaState) state.copy();
        after.play(move);
        told.tellWhatFollows(after);
        return told.events;
    }

    private void add(String key, Object... namesAndValues) {
        events.add(Event.of(key, namesAndValues));
    }

    private void tell(int move) {
        if (MansubaMove.isWay(move)) {
            tellWay(MansubaMove.from(move), MansubaMove.to(move));
            return;
        }
        int what = MansubaMove.what(move);
        var mover = new Event.Who(Math.max(0, state.mover()));
        switch (MansubaMove.sort(move)) {
            case MansubaMove.PASS -> add("passed", "player", mover);
            case MansubaMove.FREE -> add("tried", "player", mover, "place", state.world.name(what));
            case MansubaMove.FIRST -> add("first", "player", new Event.Who(what));
            default -> {
                int piece = state.candidatePiece();
                add(
                        MansubaMove.sort(move) == MansubaMove.BACK ? "came-back" : "stayed",
                        "player",
                        new Event.Who(state.setup.owner(piece)),
                        "piece",
                        kind(piece),
                        "place",
                        state.world.name(what));
            }
        }
    }

    private void tellWay(int from, int to) {
        var mover = new Event.Who(state.mover());
        add(
                "moved",
                "player",
                mover,
                "piece",
                kind(state.board.piece(from)),
                "from",
                state.world.name(from),
                "to",
                state.world.name(to));
        if (!state.board.isFree(to)) {
            int captured = state.board.piece(to);
            add(
                    "captured",
                    "player",
                    mover,
                    "piece",
                    kind(captured),
                    "victim",
                    new Event.Who(state.setup.owner(captured)));
        }
    }

    private void tellWhatFollows(MansubaState after) {
        if (after.terrain != state.terrain) {
            add("landslide", "terrain", term(after.terrain));
        }
        for (int player = 0; player < state.players(); player++) {
            if (after.score(player) > state.score(player)) {
                add("arrived", "player", new Event.Who(player), "pieces", after.score(player));
            }
        }
    }

    private Event.Term kind(int piece) {
        return term(state.setup.kind(piece));
    }

    private static Event.Term term(Enum<?> value) {
        return new Event.Term(value.name().toLowerCase(Locale.ROOT));
    }
}
