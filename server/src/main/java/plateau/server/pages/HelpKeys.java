package plateau.server.pages;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plateau.drawing.svg.Markup;
import plateau.words.Wording;

/// The map of the keyboard: at a table, in a replay, everywhere.
record HelpKeys(Wording words) {
    /// Keys of a group, each with the name of what it does; several keys have a space between them.
    private record Key(String keys, String does) {}

    private static final List<Key> TABLE = List.of(
            new Key("← ↑ ↓ →", "arrows"),
            new Key("Enter Space", "choose"),
            new Key("Esc", "back"),
            new Key("R Shift+R", "turn"),
            new Key("U", "undo"),
            new Key("H", "hint"),
            new Key("L", "log"),
            new Key("C", "chat"),
            new Key("/", "type"),
            new Key("+ − 0", "zoom"),
            new Key("?", "help"));

    private static final List<Key> REPLAY = List.of(
            new Key("← →", "ply"), new Key("N P", "next"), new Key("Home End", "ends"), new Key("Space", "run"));

    private static final List<Key> EVERYWHERE = List.of(new Key("Tab", "tab"), new Key("Shift+Tab", "untab"));

    /// All keys at a table and in a replay, as they are called on the keyboard.
    static Set<String> known() {
        return Stream.concat(TABLE.stream(), REPLAY.stream())
                .flatMap(each -> Stream.of(each.keys().split(" ")))
                .collect(Collectors.toSet());
    }

    void write(Markup page) {
        page.open("div", "class", "help-text").element("h1", words.get("keys"));
        page.element("p", words.get("keys.what"), "class", "lead");
        group(page, "table", TABLE);
        group(page, "replay", REPLAY);
        group(page, "everywhere", EVERYWHERE);
        page.close();
    }

    private void group(Markup page, String group, List<Key> keys) {
        page.element("h2", words.get("keys." + group))
                .open("table")
                .open("thead")
                .open("tr");
        page.element("th", words.get("keys.key"), "scope", "col");
        page.element("th", words.get("keys.does"), "scope", "col");
        page.close().close().open("tbody");
        for (var each : keys) {
            page.open("tr").open("th", "scope", "row");
            for (var key : each.keys().split(" ")) {
                page.element("kbd", name(key)).text(" ");
            }
            page.close()
                    .element("td", words.get("keys." + group + "." + each.does()))
                    .close();
        }
        page.close().close();
    }

    /// What stands on the key.
    private String name(String key) {
        return key.length() > 1 ? words.get("key." + key) : key;
    }
}
