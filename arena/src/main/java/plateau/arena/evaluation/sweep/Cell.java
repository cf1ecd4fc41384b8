package plateau.arena.evaluation.sweep;

import java.io.Serializable;
import java.util.List;
import plateau.arena.series.Pairing;

/// One combination of a sweep's values.
///
/// @param number from 0, the last axis fastest
/// @param values by axis
public record Cell(long number, List<String> values, Pairing pairing) implements Serializable {
    public Cell {
        values = List.copyOf(values);
    }
}
