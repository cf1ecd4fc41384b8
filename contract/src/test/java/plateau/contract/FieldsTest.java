package plateau.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FieldsTest {
    static class Base {
        int below;
    }

    static final class Thing extends Base {
        static int everywhere;
        transient int scratch;
        private int[] numbers = {1, 2, 3};
        private final int[][] table = {{1}, {2, 3}};
        private final List<Object> list = new ArrayList<>(List.of("a"));
        private final Map<String, Base> map = Map.of("one", new Base());
    }

    private static String difference(Object left, Object right) {
        return Fields.of(left).difference(Fields.of(right)).orElse("none");
    }

    @Test
    void equalObjectsDoNotDiffer() {
        assertThat(difference(new Thing(), new Thing())).isEqualTo("none");
    }

    @Test
    void staticAndTransientFieldsDoNotCount() {
        var left = new Thing();
        var before = Fields.of(left);
        left.scratch = 1;
        Thing.everywhere++;
        assertThat(before.difference(Fields.of(left))).isEmpty();
    }

    @Test
    void anInheritedFieldCounts() {
        var left = new Thing();
        left.below = 5;
        assertThat(difference(left, new Thing())).isEqualTo("below is 5 and 0");
    }

    @Test
    void anArrayDiffersAtAnIndex() {
        var left = new Thing();
        left.numbers[1] = 7;
        assertThat(difference(left, new Thing())).isEqualTo("numbers[1] is 7 and 2");
        left.table[1][1] = 8;
        left.numbers[1] = 2;
        assertThat(difference(left, new Thing())).isEqualTo("table[1][1] is 8 and 3");
    }

    @Test
    void anArrayMayDifferInLength() {
        var left = new Thing();
        left.numbers = new int[] {1, 2};
        assertThat(difference(left, new Thing())).isEqualTo("numbers.length is 2 and 3");
    }

    @Test
    void listsAndMapsAreLookedInto() {
        var left = new Thing();
        left.list.set(0, "b");
        assertThat(difference(left, new Thing())).isEqualTo("list[0] is b and a");
        left.list.set(0, "a");
        left.map.values().forEach(item -> item.below = 3);
        assertThat(difference(left, new Thing())).isEqualTo("map{one}.below is 3 and 0");
    }

    @Test
    void whatIsWrittenDownDoesNotChangeAfterwards() {
        var left = new Thing();
        var before = Fields.of(left);
        left.numbers[0] = 9;
        left.list.add("more");
        assertThat(before.difference(Fields.of(new Thing()))).isEmpty();
    }

    @Test
    void anArrayOfBothIsShared() {
        var left = new Thing();
        var right = new Thing();
        assertThat(Fields.sharedArray(left, right)).isEmpty();
        right.numbers = left.numbers;
        assertThat(Fields.sharedArray(left, right)).contains("numbers");
        right.numbers = new int[3];
        right.table[1] = left.table[1];
        assertThat(Fields.sharedArray(left, right)).contains("table[1]");
    }

    @Test
    void anArrayWithinASharedObjectIsNoFault() {
        var thing = new Thing();
        var left = List.of(thing, thing.numbers);
        var right = List.of(thing, thing.numbers);
        assertThat(Fields.sharedArray(left, right)).isEmpty();
    }
}
