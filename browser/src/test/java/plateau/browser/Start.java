package plateau.browser;

import java.util.List;
import plateau.core.text.Text;

/// The way from the home page to a game against bots of the level `easy`, by clicks or by keys.
///
/// @param setting a field of the form by its selector; empty where the usual game is played at once
/// @param value what goes there
record Start(String game, String setting, String value) {
    private static final int MOST_TABS = 200;

    /// Every game in a way that does not take long; in Carcassonne the tiles are shared by ten.
    static final List<Start> ALL = List.of(
            new Start("tilings", "#setup-preset", "first-steps"),
            new Start("piles", "#option-size", "3"),
            new Start("carcassonne", "#setup-players", "10"),
            new Start("munificence", "", ""),
            new Start("mansuba", "", ""));

    /// A game as it usually is.
    static Start usual(String game) {
        return new Start(game, "", "");
    }

    @Override
    public String toString() {
        return game;
    }

    private String card(String part) {
        return Text.format(".card[data-game=%s] %s", game, part);
    }

    void byClicks(Window window) {
        window.open("/");
        window.press("label:has(input[name=level][value=easy])");
        if (setting.isEmpty()) {
            window.press(card(".play"));
        } else {
            window.press(card(".more"));
            var field = window.find(setting);
            field.waitFor();
            if (field.evaluate("field => field.tagName").equals("SELECT")) {
                field.selectOption(value);
            } else {
                field.fill(value);
            }
            window.press("dialog button[type=submit]");
        }
        window.find("#board svg").waitFor();
    }

    void byKeys(Window window) {
        window.open("/");
        var keyboard = window.page().keyboard();
        tabTo(window, "input[name=level]");
        keyboard.press("ArrowLeft");
        if (setting.isEmpty()) {
            tabTo(window, card(".play"));
        } else {
            tabTo(window, card(".more"));
            keyboard.press("Enter");
            window.find(setting).waitFor();
            tabTo(window, setting);
            keyboard.press("Control+a");
            keyboard.type(value);
            tabTo(window, "dialog button[type=submit]");
        }
        keyboard.press("Enter");
        window.find("#board svg").waitFor();
    }

    private static void tabTo(Window window, String selector) {
        var isThere = Text.format("document.activeElement.matches('%s')", selector);
        for (int i = 0; i < MOST_TABS && !window.is(isThere); i++) {
            window.page().keyboard().press("Tab");
        }
        if (!window.is(isThere)) {
            throw new AssertionError("the keyboard does not reach " + selector);
        }
    }
}
