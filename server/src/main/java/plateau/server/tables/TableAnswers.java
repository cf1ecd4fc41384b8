package plateau.server.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.api.EventJson;
import plateau.api.Phase;
import plateau.api.StandingJson;
import plateau.api.TableJson;
import plateau.core.Result;
import plateau.core.options.Time;
import plateau.core.records.Commitment;
import plateau.core.text.Json;
import plateau.core.wire.Wire;
import plateau.server.storage.rows.SeatRow;
import plateau.server.stream.StreamEvent;
import plateau.server.tables.terms.Origin;

/// A table for programs: all that somebody may know of it.
final class TableAnswers {
    private TableAnswers() {}

    static TableJson of(TableSnapshot table, Moment now, String account, Optional<Integer> seat) {
        var row = table.row();
        int viewer = table.viewer(account, seat);
        boolean hasBegun = row.started() > 0;
        boolean isOver = row.phase() == Phase.OVER;
        boolean isAsked = hasBegun && table.isRunning() && viewer == table.mover();
        return new TableJson(
                row.id(),
                row.game(),
                Json.readObject(row.options()),
                row.players(),
                row.clock(),
                row.phase(),
                row.isOpen(),
                table.settings().absence().json(),
                Time.write(table.settings().patience()),
                table.isRated(),
                row.created(),
                unlessZero(row.started()),
                unlessZero(row.ended()),
                table.isMaker(account) ? Optional.of(true) : Optional.empty(),
                seats(table, now, account),
                table.event(),
                Commitment.of(row.seed(), row.salt()).sha256(),
                from(table),
                hasBegun ? Optional.of(game(table, now, viewer)) : Optional.empty(),
                isAsked ? Optional.of(choice(table)) : Optional.empty(),
                isOver ? Optional.of(over(table)) : Optional.empty(),
                unlessEmpty(table.next()));
    }

    private static Optional<Long> unlessZero(long at) {
        return at > 0 ? Optional.of(at) : Optional.empty();
    }

    private static Optional<String> unlessEmpty(String text) {
        return text.isEmpty() ? Optional.empty() : Optional.of(text);
    }

    private static <T> Optional<List<T>> unlessEmpty(List<T> list) {
        return list.isEmpty() ? Optional.empty() : Optional.of(list);
    }

    private static Optional<TableJson.From> from(TableSnapshot table) {
        var opening = Origin.read(table.row().origin());
        return unlessEmpty(opening.moves())
                .map(moves -> new TableJson.From(unlessEmpty(opening.table()), moves.size()));
    }

    private static TableJson.Game game(TableSnapshot table, Moment now, int viewer) {
        var pace = new TableJson.Pace(table.isPaused(), table.delay());
        return new TableJson.Game(
                table.ply(),
                Teller.mover(table.mover()),
                unlessEmpty(now.left()),
                unlessEmpty(table.offers()),
                unlessEmpty(now.waited()),
                pace.isPaused() || pace.delay() > 0 ? Optional.of(pace) : Optional.empty(),
                table.plain(viewer));
    }

    private static TableJson.Choice choice(TableSnapshot table) {
        boolean canGoBack = table.back() != Takeback.NOTHING;
        return new TableJson.Choice(table.legal(), canGoBack, canGoBack ? Optional.of(table.back()) : Optional.empty());
    }

    private static TableJson.Over over(TableSnapshot table) {
        var row = table.row();
        return new TableJson.Over(Wire.read(Result.class, row.result()), row.seed(), row.salt());
    }

    private static List<TableJson.Seat> seats(TableSnapshot table, Moment now, String account) {
        var seats = new ArrayList<TableJson.Seat>();
        var scores = table.hasBegun() ? table.scores() : List.<Integer>of();
        for (var row : table.seats()) {
            int seat = row.seat();
            var own = unlessEmpty(row.account());
            boolean hasBegun = table.hasBegun();
            seats.add(new TableJson.Seat(
                    seat,
                    row.kind(),
                    table.names().get(seat),
                    own,
                    own.map(account::equals),
                    unlessEmpty(row.bot()),
                    now.present().get(seat),
                    hasBegun ? Optional.empty() : Optional.of(table.ready().contains(seat)),
                    hasBegun ? Optional.of(scores.get(seat)) : Optional.empty(),
                    hasBegun ? Optional.ofNullable(table.standIns().get(seat)) : Optional.empty(),
                    table.departures().stream()
                            .filter(departure -> hasBegun && departure.seat() == seat)
                            .findFirst()));
        }
        return seats;
    }

    /// Where a table stands, in a few words.
    static StandingJson brief(Table table) {
        var match = table.match();
        return brief(table.last(), table.row().phase(), match.ply(), match.mover());
    }

    static StandingJson brief(int event, Phase phase, int ply, int mover) {
        return new StandingJson(event, phase, ply, Teller.mover(mover));
    }

    /// Who is here: the seats of those who listen and of bots, and how many others look on.
    static StreamEvent presence(Table table) {
        var present = table.seats().stream()
                .map(SeatRow::seat)
                .filter(table.attendance()::isPresent)
                .toList();
        long watching = table.listeners().stream()
                .filter(listener -> table.seatsOf(listener.account()).isEmpty())
                .count();
        return Teller.event(EventJson.of(
                new EventJson.Presence(present, table.attendance().patience().over(), watching)));
    }

    /// The whole table as the first event of a stream.
    static StreamEvent event(TableSnapshot table, Moment now, String account, Optional<Integer> seat) {
        var whole = new EventJson.Whole(of(table, now, account, seat));
        return Teller.event(EventJson.of(table.event(), whole));
    }
}
