package plateau.core.options;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.core.text.BadInput;
import plateau.core.text.Json;
import plateau.core.wire.Wire;

class OptionsTest {
    private static final Options<Feast> FEAST = Options.of(Feast.class);

    private static Feast parse(String... settings) {
        return FEAST.parse(List.of(settings));
    }

    private static void refused(ThrowingCallable call, String message) {
        assertThatThrownBy(call).isInstanceOf(BadInput.class).hasMessage(message);
    }

    @Test
    void everyOptionHasItsDefault() {
        assertThat(FEAST.defaults())
                .isEqualTo(new Feast(
                        4,
                        12,
                        false,
                        Feast.Dish.SOUP,
                        Set.of(Feast.Dish.SOUP, Feast.Dish.ICE_CREAM),
                        new Feast.Wine("red", 3),
                        Duration.ZERO));
    }

    @Test
    void aDefaultMayBeWorkedOutFromOptionsBeforeIt() {
        assertThat(parse("guests=5").plates()).isEqualTo(15);
        assertThat(parse("plates=7", "guests=5").plates()).isEqualTo(7);
    }

    @Test
    void whatAnOptionMayBeIsData() {
        var dishes = List.of("soup", "roast", "ice-cream");
        assertThat(FEAST.specs())
                .extracting(OptionSpec::kind)
                .containsExactly(
                        new Kind.Whole(1, 20),
                        new Kind.Whole(0, Integer.MAX_VALUE),
                        new Kind.Switch(),
                        new Kind.Choice(dishes),
                        new Kind.Choices(dishes),
                        new Kind.Written(true),
                        new Kind.Length());
        assertThat(FEAST.specs())
                .extracting(spec -> Wire.write(spec.kind().described()))
                .contains(
                        "{\"kind\":\"number\",\"min\":1,\"max\":20}",
                        "{\"kind\":\"choices\",\"values\":[\"soup\",\"roast\",\"ice-cream\"]}",
                        "{\"kind\":\"file\"}",
                        "{\"kind\":\"time\"}");
    }

    /// A value that is one of a few by name.
    public record Course(String name) {
        public static Course parse(String text) {
            if (!names().contains(text)) {
                throw new BadInput("no such course");
            }
            return new Course(text);
        }

        public static List<String> names() {
            return List.of("first", "second", "third");
        }

        @Override
        public String toString() {
            return name;
        }
    }

    record Menu(
            @Option(help = "the best one", byDefault = "first")
            Course best) {}

    @Test
    void aClassMayListItsFewValues() {
        var spec = Options.<Menu>of(Menu.class).spec("best");
        assertThat(spec.kind()).isEqualTo(new Kind.Choice(List.of("first", "second", "third")));
        assertThat(spec.allowed()).isEqualTo("first, second or third");
    }

    @Test
    void aSchemaSaysTheSame() {
        assertThat(Json.write(FEAST.schema(spec -> spec.help() + "!")))
                .startsWith("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\","
                        + "\"type\":\"object\",\"additionalProperties\":false,"
                        + "\"properties\":{\"guests\":{\"description\":\"who comes!\","
                        + "\"maximum\":20,\"minimum\":1,\"type\":\"integer\",\"default\":4},"
                        + "\"plates\":{\"description\":\"on the table!\",")
                .contains("\"$comment\":\"default: 3 · guests\"")
                .contains("\"candles\":{\"description\":\"lit!\",\"type\":\"boolean\",\"default\":false}")
                .contains("\"enum\":[\"soup\",\"roast\",\"ice-cream\"]")
                .contains("\"default\":[\"soup\",\"ice-cream\"]");
    }

    @Test
    void aLaterSettingReplacesAnEarlierOne() {
        assertThat(parse("guests=5", "guests=6").guests()).isEqualTo(6);
    }

    @Test
    void whatAPersonTypesIsGivenOnce() {
        Options.checkOnce(List.of("guests=5", "plates=6"));
        refused(() -> Options.checkOnce(List.of("guests=5", "plates=6", "guests=5")), "guests is given twice");
    }

    @Test
    void aNumberTooLargeForAnyOptionIsToldTheLargest() {
        refused(() -> parse("plates=2147483648"), "plates must be 0 to 2147483647, not 2147483648");
        refused(() -> parse("plates=1e999"), "plates must be 0 to 2147483647, not 1e999");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "21", "-1", "x", "", "2.5", "99999999999"})
    void aWholeNumberIsKeptToItsRange(String text) {
        assertThat(parse("guests=1").guests()).isEqualTo(1);
        assertThat(parse("guests=20").guests()).isEqualTo(20);
        refused(() -> parse("guests=" + text), "guests must be 1 to 20, not " + told(text));
    }

    @Test
    void aNumberWithoutAGreatestSaysSo() {
        refused(() -> parse("plates=-1"), "plates must be at least 0, not -1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1e3", "-0", "21.0", "2.50", "1e999999999"})
    void aNumberIsQuotedAsItWasTyped(String typed) {
        var json = Json.readTyped("{\"guests\":" + typed + "}");
        refused(() -> FEAST.fromJson(json), "guests must be 1 to 20, not " + typed);
    }

    @Test
    void aWholeNumberMayBeTypedInAnyWay() {
        assertThat(FEAST.fromJson(Json.readTyped("{\"guests\":2e0,\"plates\":3.0}")))
                .isEqualTo(parse("guests=2", "plates=3"));
    }

    @ParameterizedTest
    @CsvSource({"true,true", "on,true", "yes,true", "false,false", "off,false", "no,false"})
    void aSwitchIsOnOrOff(String text, boolean value) {
        assertThat(parse("candles=" + text).candles()).isEqualTo(value);
    }

    @Test
    void aSwitchTakesNothingElse() {
        refused(() -> parse("candles=maybe"), "candles must be on or off, not maybe");
    }

    @Test
    void aChoiceIsWrittenInLowerCaseWithHyphens() {
        assertThat(parse("first=ice-cream").first()).isEqualTo(Feast.Dish.ICE_CREAM);
        refused(
                () -> parse("first=ICE_CREAM"),
                "first must be soup, roast or ice-cream, not ICE_CREAM; did you mean 'ice-cream'?");
    }

    @Test
    void severalChoicesComeInTheirOwnOrder() {
        assertThat(parse("menu=ice-cream, roast").menu()).containsExactly(Feast.Dish.ROAST, Feast.Dish.ICE_CREAM);
        assertThat(parse("menu=none").menu()).isEmpty();
        refused(() -> parse("menu=soup,salad"), "menu must be some of soup,roast,ice-cream or none, not soup,salad");
    }

    @Test
    void aClassMayReadItself() {
        assertThat(parse("house-wine=white 2").houseWine()).isEqualTo(new Feast.Wine("white", 2));
        refused(() -> parse("house-wine=white"), "house-wine needs a colour and a number");
    }

    @ParameterizedTest
    @CsvSource({
        "none,0",
        "1ms,1",
        "500ms,500",
        "1500ms,1500",
        "2s,2000",
        "90s,90000",
        "2m,120000",
        "119m,7140000",
        "2h,7200000",
        "1d,86400000"
    })
    void aTimeIsWrittenWithItsUnit(String text, long millis) {
        assertThat(parse("pause=" + text).pause()).isEqualTo(Duration.ofMillis(millis));
        assertThat(FEAST.spec("pause").text(parse("pause=" + text))).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({"1000ms,1s", "60s,1m", "60000ms,1m", "120s,2m", "007s,7s", "3600s,1h", "86400s,1d", "24h,1d"})
    void aTimeIsWrittenBackInItsLargestUnit(String text, String shorter) {
        assertThat(FEAST.spec("pause").text(parse("pause=" + text))).isEqualTo(shorter);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0ms",
                "0s",
                "-1s",
                "+1s",
                "5",
                "",
                "ms",
                "1.5s",
                "1 s",
                "2S",
                "25h",
                "2d",
                "1w",
                "1m30s",
                "soon",
                "None",
                "1441m",
                "86401s",
                "86400001ms",
                "99999999999999999999ms"
            })
    void aTimeTakesNothingElse(String text) {
        refused(
                () -> parse("pause=" + text),
                "pause must be none or a time up to a day, such as 500ms, 2s or 1m, not " + told(text));
    }

    /// A word as a refusal quotes it.
    private static String told(String text) {
        return text.isEmpty() ? "''" : text;
    }

    @Test
    void aSettingWithoutAValueIsRefused() {
        refused(() -> parse("guests"), "'guests' must be written name=value");
    }

    @Test
    void anUnknownNameIsRefusedWithTheNearest() {
        refused(
                () -> parse("gusets=3"),
                "no option 'gusets'; there are guests, plates, candles, first, menu, house-wine,"
                        + " pause; did you mean 'guests'?");
        assertThatThrownBy(() -> parse("colour=3")).message().endsWith("house-wine, pause");
    }

    @Test
    void theRecordsConstructorHasTheLastWord() {
        refused(() -> parse("guests=9", "plates=3"), "9 guests need more than 3 plates");
    }

    @Test
    void aPresetIsASetOfSettings() {
        assertThat(FEAST.parse("tea", List.of()).guests()).isEqualTo(2);
        assertThat(FEAST.parse("tea", List.of("guests=3"))).isEqualTo(parse("candles=on", "guests=3"));
        assertThat(FEAST.presets()).extracting(Preset::name).containsExactly("tea", "banquet");
    }

    @Test
    void theUsualPresetHasEveryOptionAtItsDefault() {
        assertThat(FEAST.presetNames()).containsExactly("usual", "tea", "banquet");
        assertThat(FEAST.presetSettings("usual")).isEmpty();
        assertThat(FEAST.parse("usual", List.of())).isEqualTo(FEAST.defaults());
        assertThat(FEAST.parse("usual", List.of("guests=3"))).isEqualTo(parse("guests=3"));
    }

    @Test
    void anUnknownPresetIsRefused() {
        refused(
                () -> FEAST.parse("bankuet", List.of()),
                "no preset 'bankuet'; there are usual, tea, banquet; did you mean 'banquet'?");
        record Plain() {}
        refused(() -> Options.of(Plain.class).parse("tea", List.of()), "no preset 'tea'; there are usual");
    }

    @Test
    void optionsGoToJsonAndBack() {
        var feast = parse("guests=3", "menu=roast", "candles=on", "house-wine=white 9", "pause=1500ms");
        var json = FEAST.json(feast);
        assertThat(Json.write(json)).isEqualTo("""
                        {"guests":3,"plates":9,"candles":true,"first":"soup","menu":["roast"],\
                        "house-wine":"white 9","pause":"1500ms"}""");
        assertThat(FEAST.fromJson(Json.readObject(Json.write(json)))).isEqualTo(feast);
    }

    @Test
    void whatJsonLeavesOutIsAtItsDefault() {
        assertThat(FEAST.fromJson(Map.of("guests", 3.0))).isEqualTo(parse("guests=3"));
        assertThat(FEAST.fromJson(Map.of())).isEqualTo(FEAST.defaults());
    }

    @Test
    void wrongJsonIsRefusedLikeWrongText() {
        refused(() -> FEAST.fromJson(Map.of("guests", 2.5)), "guests must be 1 to 20, not 2.5");
        refused(() -> FEAST.fromJson(Map.of("candles", 1L)), "candles must be on or off, not 1");
        refused(
                () -> FEAST.fromJson(Map.of("menu", List.of("salad"))),
                "menu must be some of soup,roast,ice-cream or none, not salad");
        assertThatThrownBy(() -> FEAST.fromJson(Map.of("gests", 2L)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("did you mean 'guests'?");
    }

    @Test
    void jsonNullIsRefused() {
        var json = new LinkedHashMap<>(Json.readObject("{\"guests\":null}"));
        refused(() -> FEAST.fromJson(json), "guests must be 1 to 20, not null");
        var menu = new ArrayList<Object>(Collections.singletonList(json.get("guests")));
        assertThatThrownBy(() -> FEAST.fromJson(Map.of("menu", menu)))
                .isInstanceOf(BadInput.class)
                .hasMessageEndingWith("not null");
    }

    @Test
    void everyOptionDescribesItself() {
        assertThat(FEAST.specs())
                .extracting(OptionSpec::name, OptionSpec::allowed, OptionSpec::defaultText)
                .containsExactly(
                        tuple("guests", "1 to 20", "4"),
                        tuple("plates", "at least 0", "3 · guests"),
                        tuple("candles", "on or off", "off"),
                        tuple("first", "soup, roast or ice-cream", "soup"),
                        tuple("menu", "some of soup,roast,ice-cream or none", "soup,ice-cream"),
                        tuple("house-wine", "a file", "red 3"),
                        tuple("pause", "none or a time up to a day, such as 500ms, 2s or 1m", "none"));
        assertThat(FEAST.spec("guests").help()).isEqualTo("who comes");
        assertThat(FEAST.spec("guests").isFile()).isFalse();
        assertThat(FEAST.spec("house-wine").isFile()).isTrue();
    }

    @Test
    void aValueIsShownAsItIsWritten() {
        var feast = parse("menu=none", "candles=on", "first=ice-cream");
        assertThat(FEAST.specs())
                .extracting(spec -> spec.text(feast))
                .containsExactly("4", "12", "on", "ice-cream", "none", "red 3", "none");
        for (var spec : FEAST.specs()) {
            assertThat(spec.text(parse(spec.name() + "=" + spec.text(feast)))).isEqualTo(spec.text(feast));
        }
    }

    @Test
    void aRecordThatIsWronglyDeclaredIsRefusedAtOnce() {
        record Bare(int size) {}
        assertThatThrownBy(() -> Options.of(Bare.class)).hasMessageContaining("has no @Option");
        assertThatThrownBy(() -> Options.of(String.class)).hasMessageContaining("is not a record");
        record Odd(@Option(help = "", byDefault = "x") Object thing) {}
        assertThatThrownBy(() -> Options.of(Odd.class))
                .hasMessageContaining("cannot be an option: it has no static parse(String)");
        record Lost(@Option(help = "") int size) {}
        assertThatThrownBy(() -> Options.of(Lost.class).defaults())
                .hasMessageContaining("has neither a default nor a static method of its name");
    }
}
