package plateau.server.tables;

import java.util.ArrayList;
import java.util.List;
import plateau.core.State;
import plateau.core.records.Commitment;
import plateau.core.records.GameRecord;
import plateau.core.records.GameRecord.Identity;
import plateau.core.records.GameRecord.Times;
import plateau.core.text.Json;
import plateau.server.storage.SeatRow;

/// The game of a table as a record.
final class Recording {
    private Recording() {}

    /// As much as a viewer may know: who sees everything also gets the seed.
    static GameRecord of(Table table, int viewer) {
        var match = table.match();
        boolean isOpen = viewer == State.ALL_SEEING;
        var moves =
                isOpen || match.state().isOpen()
                        ? table.course().moves()
                        : match.told(viewer, 0);
        var row = table.row();
        var record =
                new GameRecord(row.game(), Json.readObject(row.options()), row.players(), moves)
                        .withSeats(asked(table.seats()))
                        .withIdentities(identities(table.seats()))
                        .withDepartures(match.departures());
        if (match.isTimed()) {
            record =
                    record.withTimes(
                            row.clock(), new Times(Times.MILLISECONDS, table.course().times()));
        }
        if (!isOpen) {
            return record;
        }
        return record.withSeed(row.seed())
                .withCommitment(Commitment.of(row.seed(), row.salt()))
                .withResult(match.result());
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
        return seats.stream().map(seat -> new Identity(name(seat), "")).toList();
    }

    /// What somebody is called who has had itself forgotten.
    private static String name(SeatRow seat) {
        return seat.name().isEmpty() ? "anonymous" : seat.name();
    }
}
