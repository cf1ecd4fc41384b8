package plateau.games.carcassonne;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.core.Event;
import plateau.core.Moves;
import plateau.core.Selection;

/// Payments are told with where the feature is.
class CarcassonneEventsTest {
    /// What a move pays: its key, and the cell and place of the feature, or the cells of all fields.
    private static List<String> paid(Table table, String notation) {
        var legal = new Moves();
        table.state.legalMoves(legal);
        int move = Selection.find(table.state, legal, notation);
        return table.state.events(move).stream()
                .filter(Table::isPaid)
                .map(CarcassonneEventsTest::where)
                .toList();
    }

    private static String where(Event event) {
        var values = event.values();
        return event.key()
                + " "
                + (values.containsKey("cells") ? values.get("cells") : values.get("cell") + " " + values.get("place"));
    }

    @Test
    void aCityIsNamedByItsTileThatWasLaidFirst() {
        var table = Table.of(2).turns("F 1,0 north city@13").play("E", "2,0 west");
        assertThat(paid(table, "none")).containsExactly("paid.city 0,0 11");
    }

    @Test
    void aRoadIsNamedApartFromOthersOfItsTile() {
        var table = Table.of(2).turns("W 0,-1 south road@8").play("A", "0,1 north");
        assertThat(paid(table, "none")).containsExactly("paid.road 0,0 13");
        var crossing = Table.ofKinds("D1 W1", 2).play("W", "0,-1 south");
        assertThat(paid(crossing, "road@11")).containsExactly("paid.road 0,-1 11");
    }

    @Test
    void aMonasteryIsNamedByItsOwnTile() {
        var table = Table.ofKinds("D1 B1", 2).play("B", "-1,0 north");
        assertThat(paid(table, "monastery@13")).containsExactly("paid.monastery -1,0 13");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "official | paid.field.cities 1,0 2, paid.field.cities 2,0 13",
                "report | paid.field.tiles 1,0 2, paid.field.tiles 2,0 13",
                "second | paid.fields [1,0], paid.fields [2,0]",
                "first | paid.field.city 0,0 11"
            })
    void fieldsAreNamedByWhatPays(String scoring, String paid) {
        var table = Table.ofKinds(scoring, "D1 F1 E1", 2)
                .turns("F 1,0 north field@2")
                .play("E", "2,0 west");
        assertThat(String.join(", ", paid(table, "field@13"))).isEqualTo(paid);
    }
}
