package plateau.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import plateau.core.picture.Picture;

/// What events pay and positions show is added up, kind by kind.
class PointCountTest {
    private record Harvest(List<PointKind> sheet) implements Game {
        @Override
        public String id() {
            return "harvest";
        }

        @Override
        public String summary() {
            return "";
        }

        @Override
        public String brief() {
            return "";
        }

        @Override
        public State start(int players) {
            throw new UnsupportedOperationException();
        }
    }

    private record Barn(List<Integer> scores, List<PointShare> sheet) implements View {
        @Override
        public int mover() {
            return 0;
        }

        @Override
        public Picture picture(Selection selection) {
            return Picture.of("barn");
        }
    }

    private static final Game HARVEST =
            new Harvest(List.of(PointKind.paid("corn", "reaped").lost("rotten"), PointKind.shown("cows")));

    private static Event event(String key, int points, int... players) {
        var who = IntStream.of(players).mapToObj(Event.Who::new).toList();
        return Event.of(key, "players", who, "points", points);
    }

    @Test
    void eventsPayAndTakeAndThePositionShows() {
        var count = new PointCount(HARVEST, 2);
        count.add(event("reaped", 5, 0, 1));
        count.add(event("rotten", 2, 1));
        count.add(Event.of("reaped", "player", new Event.Who(0), "points", 1));
        count.add(event("rained", 100, 0));
        var cow = Event.of("cow");
        var shown = List.of(PointShare.of(1, "cows", 4, cow), PointShare.projected(0, "cows", 9, cow));
        var sheet = count.sheet(new Barn(List.of(6, 7), shown));
        assertThat(sheet.rows())
                .containsExactly(new PointSheet.Row("corn", List.of(6, 3)), new PointSheet.Row("cows", List.of(0, 4)));
        assertThat(sheet.totals()).containsExactly(6, 7);
    }

    @Test
    void whatNobodyAccountsForIsInARowOfItsOwn() {
        var count = new PointCount(HARVEST, 2);
        count.add(event("reaped", 5, 0));
        var sheet = count.sheet(new Barn(List.of(5, 3), List.of()));
        assertThat(sheet.rows().getLast()).isEqualTo(new PointSheet.Row(PointSheet.REST, List.of(0, 3)));
    }

    @Test
    void aGameWithoutKindsHasOneRow() {
        var sheet = new PointCount(new Harvest(List.of()), 2).sheet(new Barn(List.of(5, 3), List.of()));
        assertThat(sheet.rows()).containsExactly(new PointSheet.Row(PointSheet.REST, List.of(5, 3)));
    }

    @Test
    void aSheetIsMadeAsOftenAsOneLikes() {
        var count = new PointCount(HARVEST, 1);
        count.add(event("reaped", 5, 0));
        var barn = new Barn(List.of(8), List.of(PointShare.of(0, "cows", 3, Event.of("cow"))));
        assertThat(count.sheet(barn)).isEqualTo(count.sheet(barn));
    }
}
