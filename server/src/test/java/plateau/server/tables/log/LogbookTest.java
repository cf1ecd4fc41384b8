package plateau.server.tables.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.api.Happening;
import plateau.api.OfferKind;
import plateau.api.SeatKind;
import plateau.core.Ending;
import plateau.server.storage.rows.Entry;

class LogbookTest {
    static List<Happening> whatCanHappen() {
        return List.of(
                new Happening.Sat(1, "a1", "Ann", SeatKind.REMOTE),
                new Happening.Stood(1),
                new Happening.Readied(0, true),
                new Happening.Started(List.of("king 0,3")),
                new Happening.Moved(3, 1, List.of("4,7 turn2", "king 0,3"), 1200),
                new Happening.Undone(3, 1, 1200),
                new Happening.Left(1, 4, Ending.TIMEOUT, "thought too long", List.of()),
                new Happening.StoodIn(0, "medium"),
                new Happening.Waited(1),
                new Happening.Returned(0),
                new Happening.Helped(0, 7),
                new Happening.Offered(1, OfferKind.DRAW),
                new Happening.Offered(1, OfferKind.TAKEBACK),
                new Happening.Declined(0, OfferKind.TIME),
                new Happening.Agreed(OfferKind.DRAW),
                new Happening.Agreed(OfferKind.REMATCH),
                new Happening.Extended(0, 15_000),
                new Happening.Said("a1", Happening.NO_SEAT, "Ann", "hello"),
                new Happening.Muted("a1", true),
                new Happening.Paced(true, 500),
                new Happening.Ended(List.of(3, -1), List.of(1.0, 0.0), Ending.FINISHED, "no cell is empty"),
                new Happening.Again("k3v9"),
                new Happening.Closed());
    }

    @ParameterizedTest
    @MethodSource("whatCanHappen")
    void whatHasHappenedIsReadAsItWasWritten(Happening happening) {
        var entry = Logbook.write("k3", 7, 1000, happening);
        assertThat(Logbook.read(entry)).isEqualTo(happening);
    }

    /// Logs are read for ever.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    sat      | {"seat":1,"account":"a1","name":"Ann","kind":"person"}
                    ready    | {"seat":0,"ready":true}
                    started  | {"moves":[]}
                    moved    | {"ply":3,"seat":1,"moves":["2,3"],"taken":17}
                    left     | {"seat":1,"ply":4,"ending":"RESIGNED","reason":"resigned","moves":["lost"]}
                    stood-in | {"seat":0,"bot":"medium"}
                    waited   | {"seat":1}
                    muted    | {"account":"a1","muted":true}
                    paced    | {"paused":true,"delay":500}
                    ended    | {"scores":[3,-1],"payoffs":[1.0,0.0],"ending":"FINISHED","reason":"full"}
                    """)
    void entriesAreWrittenAsTheyAlwaysWere(String kind, String data) {
        var entry = new Entry("k3", 1, 5, kind, data);
        assertThat(Logbook.write("k3", 1, 5, Logbook.read(entry))).isEqualTo(entry);
    }

    @Test
    void whoSatDownWasAPersonWhereTheLogDoesNotSay() {
        assertThat(Logbook.read(new Entry("k3", 1, 5, "sat", "{\"seat\":1,\"account\":\"a1\",\"name\":\"Ann\"}")))
                .isEqualTo(new Happening.Sat(1, "a1", "Ann", SeatKind.PERSON));
    }

    @Test
    void whatWasOfferedWasADrawWhereTheLogDoesNotSay() {
        assertThat(Logbook.read(new Entry("k3", 1, 5, "offered", "{\"seat\":1}")))
                .isEqualTo(new Happening.Offered(1, OfferKind.DRAW));
        assertThat(Logbook.read(new Entry("k3", 1, 5, "declined", "{\"seat\":1}")))
                .isEqualTo(new Happening.Declined(1, OfferKind.DRAW));
        assertThat(Logbook.read(new Entry("k3", 1, 5, "agreed", "{}"))).isEqualTo(new Happening.Agreed(OfferKind.DRAW));
    }

    @Test
    void whatWasSaidByWhoIsForgottenIsEmpty() {
        assertThat(Logbook.read(new Entry("k3", 1, 5, "said", "{}")))
                .isEqualTo(new Happening.Said("", Happening.NO_SEAT, "", ""));
    }
}
