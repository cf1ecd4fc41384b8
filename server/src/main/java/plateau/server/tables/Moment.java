package plateau.server.tables;

import java.util.ArrayList;
import java.util.List;

/// What changes at a table though nothing happens there.
///
/// @param present by seat, whether whoever sits there is here
/// @param waited the seats that may choose what is done about who is to move and away
/// @param left milliseconds that each player has; empty where nobody looks at a clock
record Moment(List<Boolean> present, List<Integer> waited, List<Long> left) {
    /// To be asked at the table.
    static Moment of(Table table) {
        var present = new ArrayList<Boolean>();
        var left = new ArrayList<Long>();
        for (int seat = 0; seat < table.seats().size(); seat++) {
            present.add(table.attendance().isPresent(seat));
            if (table.match().isTimed()) {
                left.add(table.turns().left(seat));
            }
        }
        return new Moment(present, table.attendance().patience().over(), left);
    }
}
