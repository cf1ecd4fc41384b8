package plateau.server.accounts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.api.SeatKind;
import plateau.core.text.BadInput;
import plateau.server.storage.rows.SeatRow;

class LookAlikesTest {
    /// Case, accents, Cyrillic, Greek, wide and mathematical letters, digits, groups, spaces and hyphens.
    @ParameterizedTest
    @CsvSource({
        "Ann, ann",
        "Ann, ANN",
        "Ann, Ánn",
        "Ann, A\u0301nn",
        "Ann, \u0430nn",
        "Ann, \u0410nn",
        "Ann, \u0391nn",
        "Ann, Ａｎｎ",
        "Ann, \uD835\uDC00nn",
        "Bob, \u0412\u043E\u042C",
        "Bob, B0b",
        "Paul, \u0420\u0430u1",
        "Paul, PauI",
        "Iain, lain",
        "Iain, iain",
        "Héloïse, Heloise",
        "Zoë, \u0396oe",
        "Emma, Emrna",
        "Warren, VVarren",
        "Sam, 5am",
        "Łukasz, Lukasz",
        "Øre, Ore",
        "Đorđe, Dorde",
        "Ann, \u13AANN",
        "Bob, \uA4D0ob",
        "Hana, \u045Bana",
        "Strauß, STRAUSS",
        "Anna Maria, 'Anna\u00A0 Maria'",
        "Jean-Luc, Jean\u2010Luc",
        "O'Neil, O\u2019Neil"
    })
    void namesThatLookAlikeHaveOneSkeleton(String one, String other) {
        assertThat(LookAlikes.skeleton(other)).isEqualTo(LookAlikes.skeleton(one));
    }

    @ParameterizedTest
    @CsvSource({"Ann, Anna", "Ann, Nan", "Bob, Rob", "Ann, 安", "Ива́н, Иваны", "Ada, Ida"})
    void othersDoNot(String one, String other) {
        assertThat(LookAlikes.skeleton(other)).isNotEqualTo(LookAlikes.skeleton(one));
    }

    @Test
    void thoseWhoLookAlikeHaveAMarkAndNobodyElse() {
        var tags = new NameTags()
                .add("k3v9xw2m7q", "Ann")
                .add("b7c2aaaaaa", "\u0430nn")
                .add("zzzzzzzzzz", "Bob");
        assertThat(tags.shown("k3v9xw2m7q", "Ann")).isEqualTo("Ann ·k3v9");
        assertThat(tags.shown("b7c2aaaaaa", "\u0430nn")).isEqualTo("\u0430nn ·b7c2");
        assertThat(tags.shown("zzzzzzzzzz", "Bob")).isEqualTo("Bob");
        assertThat(NameTags.bare("Ann ·k3v9")).isEqualTo("Ann");
    }

    @Test
    void aMarkIsAsLongAsItNeedBe() {
        var tags = new NameTags().add("k3v9xa", "Ann").add("k3v9xb", "ann").add("k3v1", "ANN");
        assertThat(tags.shown("k3v9xa", "Ann")).isEqualTo("Ann ·k3v9xa");
        assertThat(tags.shown("k3v1", "ANN")).isEqualTo("ANN ·k3v1");
    }

    @Test
    void whoIsThereTwiceIsOneAndABotOfTheHouseNeedsNoMark() {
        var tags = new NameTags().add("k3v9xw", "Ann").add("k3v9xw", "ann");
        assertThat(tags.shown("k3v9xw", "Ann")).isEqualTo("Ann");
        var bots = new NameTags().add("", "hard").add("", "hard").add("k3v9xw", "Hard");
        assertThat(bots.shown("", "hard")).isEqualTo("hard");
        assertThat(bots.shown("k3v9xw", "Hard")).isEqualTo("Hard ·k3v9");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Ann ·k3v9",
                "Ann \u2022k3v9",
                "Ann \u2219 k3v9",
                "Ann\u00A0·k3v9",
                "Ann·k3v9",
                "Al·k3v9",
                "Ann·",
                "Ann \u2E31x",
                "Ann \uD800\uDD01x",
                "Ann \u1427x",
                "Ann \u25E6x",
                "Ann \u2981x",
                "Ann \u2218x",
                "Ann \u25CFx",
                "Ann \uFF65x",
                "Ann \u2802x",
                "Ann \u2E33x",
                "Ann \u2B29x",
                "Ann \u0F0Bx",
                "Ann \u05BCx",
                "Ann \u02D9x",
                "Ann \u0660k3v9",
                "Ann °k3v9"
            })
    void nobodyGivesItselfAMark(String name) {
        assertThatThrownBy(() -> Accounts.named(name))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("a name has no '·' in it");
    }

    /// Names of several people, with what looks like a dot in its place.
    @ParameterizedTest
    @ValueSource(strings = {"བསྟན་འཛིན་", "علي ٢٠", "Joueur n°1", "İpek", "Åsa Żak", "שָּׁלוֹם", "J. R. R.", "Zoë 0.5"})
    void whatBelongsToALetterIsNoMark(String name) {
        assertThat(Accounts.named(name)).isEqualTo(name);
    }

    @ParameterizedTest
    @CsvSource({"difficile, hard", "Facile, easy", "m\u043Eyen, medium", "hard, hard"})
    void aPersonIsToldApartFromABotInEveryLanguage(String name, String bot) {
        var tags = new NameTags().add("", bot).add("k3v9xw", name);
        assertThat(tags.shown("k3v9xw", name)).isEqualTo(name + " ·k3v9");
        assertThat(tags.shown("", bot)).isEqualTo(bot);
    }

    private static SeatRow seat(int seat, String account, String name) {
        return new SeatRow("table", seat, SeatKind.PERSON, account, name, "", 0, -1);
    }

    @Test
    void seatsOfOneAccountAreToldApartByTheirNumbers() {
        var seats = List.of(seat(0, "k3v9xw", "Ann"), seat(1, "k3v9xw", "\u0430nn"), seat(2, "k3v9xw", "Bob"));
        var tags = NameTags.of(seats);
        assertThat(seats.stream().map(tags::shown)).containsExactly("Ann ·0", "\u0430nn ·1", "Bob");
        tags.add(List.of(seat(3, "b7c2aa", "ANN")));
        assertThat(seats.stream().map(tags::shown)).containsExactly("Ann ·k3v9.0", "\u0430nn ·k3v9.1", "Bob");
    }

    @Test
    void aDotBetweenTwoLettersLIsALetterLikeOthers() {
        assertThat(Accounts.named("Gal·la")).isEqualTo("Gal·la");
        assertThat(Accounts.named("GAL·LA")).isEqualTo("GAL·LA");
    }
}
