package plateau.core.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import plateau.core.text.BadInput;
import plateau.core.text.Json;

class WireTest {
    enum Colour {
        RED,
        DARK_BLUE
    }

    @Exact
    enum Ending {
        FINISHED,
        TIMEOUT
    }

    @Name("Seat")
    @Help("A seat at a table.")
    record Seat(@Most(25) @Least(0) int seat, @Most(4) String name, boolean isReady) {}

    record Table(
            @Help("Its id.") String id,
            List<Seat> seats,
            Colour colour,
            Ending ending,
            Optional<Integer> ply,
            Optional<String> note,
            @Least(0) @Most(9) @OneOf({"chance", "nobody"}) Object mover,
            Map<String, Long> counts,
            Map<String, Object> options,
            @Name("again") @Else("3") int times) {}

    sealed interface Happening {}

    record Moved(int seat, @Help("As they are written.") List<String> moves) implements Happening {}

    @Name("ready")
    record Readied(@Help("Whose it is.") int seat, boolean isReady) implements Happening {}

    record StoodIn(String bot) implements Happening {}

    record After(int ply, long left) {}

    record Event(
            Optional<Integer> id,
            @Flat Happening what,
            @Flat Optional<After> after) {}

    record Share(@OrNull double value, List<@OrNull Double> others) {}

    private static final Table TABLE = new Table(
            "k3",
            List.of(new Seat(0, "Ann", true), new Seat(1, "Bob", false)),
            Colour.DARK_BLUE,
            Ending.TIMEOUT,
            Optional.empty(),
            Optional.of("fine"),
            "chance",
            Map.of("a", 1L),
            Map.of("size", 3L, "deep", Map.of("list", List.of("x"))),
            5);

    private static final String JSON = "{\"id\":\"k3\",\"seats\":[{\"seat\":0,\"name\":\"Ann\",\"ready\":true},"
            + "{\"seat\":1,\"name\":\"Bob\",\"ready\":false}],\"colour\":\"dark-blue\",\"ending\":\"TIMEOUT\","
            + "\"note\":\"fine\",\"mover\":\"chance\",\"counts\":{\"a\":1},"
            + "\"options\":%s,\"again\":5}";

    private static String json() {
        return JSON.replace("%s", Json.write(TABLE.options));
    }

    @Test
    void aRecordIsWrittenByTheNamesOfItsComponentsAndWithoutWhatIsEmpty() {
        assertThat(Wire.write(TABLE)).isEqualTo(json());
    }

    @Test
    void whatWasWrittenIsReadAsTheSameRecord() {
        assertThat(Wire.read(Table.class, json())).isEqualTo(TABLE);
    }

    @Test
    void aRecordOfSeveralKindsSaysWhichOneItIs() {
        assertThat(Json.write(Wire.json(Happening.class, new Moved(1, List.of("4,7")))))
                .isEqualTo("{\"type\":\"moved\",\"seat\":1,\"moves\":[\"4,7\"]}");
        assertThat(Wire.read(Happening.class, "{\"type\":\"ready\",\"seat\":2,\"ready\":true}"))
                .isEqualTo(new Readied(2, true));
        assertThat(Wire.read(Happening.class, "{\"type\":\"stood-in\",\"bot\":\"easy\"}"))
                .isEqualTo(new StoodIn("easy"));
    }

    @Test
    void flatPartsStandBesideTheOthers() {
        var event = new Event(Optional.of(7), new StoodIn("easy"), Optional.of(new After(3, 500)));
        var json = "{\"id\":7,\"type\":\"stood-in\",\"bot\":\"easy\",\"ply\":3,\"left\":500}";
        assertThat(Wire.write(event)).isEqualTo(json);
        assertThat(Wire.read(Event.class, json)).isEqualTo(event);
        var bare = new Event(Optional.empty(), new StoodIn("hard"), Optional.empty());
        assertThat(Wire.read(Event.class, Wire.write(bare))).isEqualTo(bare);
    }

    @Test
    void whatIsLeftOutHasItsValueOrIsRefused() {
        assertThat(Wire.read(Table.class, json().replace(",\"again\":5", "")).times)
                .isEqualTo(3);
        refuses(
                json().replace("\"id\":\"k3\",", ""),
                "id",
                "'id' is missing: it must be a text of at most 1000 characters");
    }

    @Test
    void whatIsNoneOfItsKindIsRefusedByItsPlace() {
        refuses(
                json().replace("\"Bob\"", "\"Robert\""),
                "seats[1].name",
                "'seats[1].name' must be a text of at most 4 characters, not \"Robert\"");
        refuses(
                json().replace("\"seat\":1", "\"seat\":26"),
                "seats[1].seat",
                "'seats[1].seat' must be a whole number from 0 to 25, not 26");
        refuses(
                json().replace("\"seat\":1", "\"seat\":null"),
                "seats[1].seat",
                "'seats[1].seat' must be a whole number from 0 to 25, not null");
        refuses(json().replace("dark-blue", "blue"), "colour", "'colour' must be one of red, dark-blue, not \"blue\"");
        refuses(
                json().replace("TIMEOUT", "timeout"),
                "ending",
                "'ending' must be one of FINISHED, TIMEOUT, not \"timeout\"");
        refuses(
                json().replace("{\"a\":1}", "{\"a\":true}"),
                "counts.a",
                "'counts.a' must be a whole number from -9007199254740992 to 9007199254740992, not true");
        refuses(json().replace("\"chance\"", "10"), "mover", "'mover' must be a whole number from 0 to 9, not 10");
    }

    @Test
    void aNumberThatIsNoneIsNull() {
        assertThat(Wire.write(new Share(0.5, List.of(1.0, Double.NaN))))
                .isEqualTo("{\"value\":0.5,\"others\":[1.0,null]}");
        assertThat(Json.write(((RecordKind) Wire.kind(Share.class))
                        .form()
                        .fields()
                        .getFirst()
                        .schema()))
                .isEqualTo("{\"anyOf\":[{\"type\":\"number\"},{\"type\":\"null\"}]}");
    }

    @Test
    void namesThatNobodyKnowsAreRefused() {
        refuses(
                json().replace("\"note\"", "\"nota\""),
                "nota",
                "there is no 'nota' here: allowed is id, seats, colour, ending, ply, note, mover, counts, options, again"
                        + "; did you mean 'note'?");
        assertThatThrownBy(() -> Wire.read(Happening.class, "{\"type\":\"gone\"}"))
                .isInstanceOf(BadInput.class)
                .hasMessage("'type' must be one of moved, ready, stood-in, not \"gone\"");
    }

    @Test
    void aRecordIsDescribedByWhatItsComponentsSay() {
        var seat = ((RecordKind) Wire.kind(Seat.class)).form();
        assertThat(seat.schema()).isEqualTo(Map.of("$ref", "#/components/schemas/Seat"));
        assertThat(Json.write(seat.inline()))
                .isEqualTo("{\"type\":\"object\",\"properties\":{\"seat\":{\"type\":\"integer\",\"minimum\":0,"
                        + "\"maximum\":25},\"name\":{\"type\":\"string\",\"maxLength\":4},\"ready\":{\"type\":\"boolean\"}},"
                        + "\"description\":\"A seat at a table.\",\"required\":[\"seat\",\"name\",\"ready\"],"
                        + "\"additionalProperties\":false}");
    }

    @Test
    void severalKindsAreDescribedAsOneObjectWithTheFieldsOfAny() {
        var event = ((RecordKind) Wire.kind(Event.class)).form();
        assertThat(event.fields().stream().map(Field::name))
                .containsExactly("id", "type", "seat", "moves", "ready", "bot", "ply", "left");
        assertThat(event.fields().stream().filter(Field::isRequired).map(Field::name))
                .containsExactly("type");
        assertThat(event.fields().stream().map(Field::help))
                .containsExactly("", "", "Whose it is.", "As they are written.", "", "", "", "");
    }

    private static void refuses(String json, String field, String message) {
        assertThatThrownBy(() -> Wire.read(Table.class, json))
                .isInstanceOfSatisfying(
                        BadInput.class, refused -> assertThat(refused.field()).isEqualTo(field))
                .hasMessage(message);
    }
}
