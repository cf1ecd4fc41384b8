package plateau.core.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class PlainTest {
    private enum Kind {
        FIRST_CELL
    }

    private record Cell(String name, List<Integer> owners) {}

    private record Board(int mover, long seed, double share, boolean open, Kind kind, List<Cell> cells) {}

    private record Other(List<Object> things) {}

    @Test
    void aRecordBecomesJsonByTheNamesOfItsComponents() {
        var board = new Board(
                -1,
                1L << 40,
                0.5,
                true,
                Kind.FIRST_CELL,
                List.of(new Cell("1,1", List.of(0, 2)), new Cell("1,2", List.of())));
        assertThat(Json.write(Plain.of(board)))
                .isEqualTo("{\"mover\":-1,\"seed\":1099511627776,\"share\":0.5,\"open\":true,"
                        + "\"kind\":\"first-cell\",\"cells\":["
                        + "{\"name\":\"1,1\",\"owners\":[0,2]},"
                        + "{\"name\":\"1,2\",\"owners\":[]}]}");
    }

    @Test
    void whatIsNoPlainDataIsToldWithItsPlace() {
        assertThatThrownBy(() -> Plain.of(new Other(List.of("a", new int[1]))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("things[1] is of class [I");
    }
}
