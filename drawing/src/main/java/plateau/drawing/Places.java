package plateau.drawing;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plateau.core.Event;

/// Where on a board something happens, by the names that drawings have there as `data-place`: a cell is
/// called as in notations, `4,7`, a road or a zone by one of its cells and what it is there, `4,7@2` or
/// `4,7@zone.red`, other things by their kind and number, `slot5`.
public final class Places {
    private Places() {}

    /// The places that an event is about; none where it has none.
    public static List<String> of(Event event) {
        var values = event.values();
        var places = new ArrayList<String>();
        if (values.get("cell") instanceof String cell) {
            places.add(cell + part(values.get("place"), values.get("zone")));
        } else if (values.get("place") instanceof String place) {
            places.add(place);
        }
        if (values.get("cells") instanceof List<?> cells) {
            cells.forEach(cell -> places.add(cell.toString()));
        }
        for (var name : List.of("from", "to", "slot")) {
            switch (values.get(name)) {
                case Number slot -> places.add("slot" + slot);
                case String cell -> places.add(cell);
                case null, default -> {}
            }
        }
        if (values.get("slots") instanceof List<?> slots) {
            slots.forEach(slot -> places.add("slot" + slot));
        }
        if (values.get("builder") instanceof Number builder) {
            places.add("builder" + builder);
        }
        return places;
    }

    /// What an event is about within its cell.
    private static String part(@Nullable Object place, @Nullable Object zone) {
        return place instanceof Number number ? "@" + number : zone instanceof Event.Term term ? "@" + term.word() : "";
    }
}
