package plateau.server.tables;

import java.util.ArrayList;
import java.util.List;
import plateau.api.Happening;
import plateau.core.Departure;
import plateau.core.Result;
import plateau.core.State;
import plateau.core.records.Commitment;
import plateau.core.records.GameRecord;
import plateau.core.records.GameRecord.Identity;
import plateau.core.records.GameRecord.Times;
import plateau.core.text.Json;
import plateau.core.wire.Wire;
import plateau.server.accounts.NameTags;
import plateau.server.storage.rows.Entry;
import plateau.server.storage.rows.SeatRow;
import plateau.server.storage.rows.TableRow;
import plateau.server.tables.log.Logbook;
import plateau.server.tables.terms.Origin;

/// The game of a table as a record.
public final class Recording {
    private Recording() {}

    /// As much as a viewer may know: who sees everything also gets the seed and the result.
    static GameRecord of(TableSnapshot table, int viewer) {
        var moves = table.moves();
        var record = of(table.row(), table.seats(), moves.told(viewer, 0), moves.times(), table.departures());
        return viewer == State.ALL_SEEING ? complete(record, table.row()) : record;
    }

    /// The game of a table that is over, from its log alone.
    public static GameRecord of(TableRow row, List<SeatRow> seats, List<Entry> entries) {
        var moves = new ArrayList<String>();
        var times = new ArrayList<Long>();
        var departures = new ArrayList<Departure>();
        for (var entry : entries) {
            switch (Logbook.read(entry)) {
                case Happening.Started(var drawn) -> {
                    add(Origin.read(row.origin()).moves(), 0, moves, times);
                    add(drawn, 0, moves, times);
                }
                case Happening.Moved moved -> add(moved.moves(), moved.taken(), moves, times);
                case Happening.Left left -> {
                    departures.add(new Departure(left.seat(), left.ply(), left.ending(), left.reason()));
                    add(left.moves(), 0, moves, times);
                }
                case Happening.Undone undone -> {
                    moves.subList(undone.ply(), moves.size()).clear();
                    times.subList(undone.ply(), times.size()).clear();
                }
                case Happening.Sat _,
                        Happening.Stood _,
                        Happening.Readied _,
                        Happening.StoodIn _,
                        Happening.Waited _,
                        Happening.Returned _,
                        Happening.Helped _,
                        Happening.Offered _,
                        Happening.Declined _,
                        Happening.Agreed _,
                        Happening.Extended _,
                        Happening.Said _,
                        Happening.Muted _,
                        Happening.Paced _,
                        Happening.Ended _,
                        Happening.Again _,
                        Happening.Closed _ -> {}
            }
        }
        return complete(of(row, seats, moves, times, departures), row);
    }

    private static void add(List<String> made, long taken, List<String> moves, List<Long> times) {
        for (int i = 0; i < made.size(); i++) {
            moves.add(made.get(i));
            times.add(i == 0 ? taken : 0);
        }
    }

    private static GameRecord of(
            TableRow row, List<SeatRow> seats, List<String> moves, List<Long> times, List<Departure> departures) {
        var record = new GameRecord(row.game(), Json.readObject(row.options()), row.players(), moves)
                .withSeats(asked(seats))
                .withIdentities(identities(seats))
                .withDepartures(departures);
        return row.clock().isEmpty() ? record : record.withTimes(row.clock(), new Times(Times.MILLISECONDS, times));
    }

    /// With what is told when all is over.
    private static GameRecord complete(GameRecord record, TableRow row) {
        var told = record.withResult(Wire.read(Result.class, row.result()));
        return told.withSeed(row.seed())
                .withCommitment(Commitment.of(row.seed(), row.salt()))
                .withFrom(Origin.read(row.origin()).moves().size());
    }

    private static List<String> asked(List<SeatRow> seats) {
        var asked = new ArrayList<String>();
        for (var seat : seats) {
            asked.add(
                    switch (seat.kind()) {
                        case BOT -> seat.bot();
                        case REMOTE -> "remote";
                        case PERSON, FREE -> "human";
                    });
        }
        return asked;
    }

    private static List<Identity> identities(List<SeatRow> seats) {
        var tags = NameTags.of(seats);
        return seats.stream().map(seat -> new Identity(name(seat, tags), "")).toList();
    }

    /// What somebody is called, also who has had itself forgotten.
    private static String name(SeatRow seat, NameTags tags) {
        return seat.name().isEmpty() ? "anonymous" : tags.shown(seat);
    }
}
