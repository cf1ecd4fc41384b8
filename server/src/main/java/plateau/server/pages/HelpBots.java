package plateau.server.pages;

import java.util.List;
import plateau.api.PageData;
import plateau.core.text.Resource;
import plateau.drawing.svg.Markup;
import plateau.games.Games;
import plateau.server.http.Endpoint;
import plateau.server.http.message.Request;
import plateau.words.Sentences;
import plateau.words.Wording;

/// First steps for those who write bots: an account with its token, a bot to copy, a table to seat it at.
final class HelpBots {
    /// Stands in the bot until there is a token.
    static final String TOKEN = "YOUR-TOKEN";

    private static final String BOT = Resource.text(HelpBots.class, "help/bot.py");

    private final Shell shell;
    private final boolean isSecure;

    HelpBots(Shell shell, boolean isSecure) {
        this.shell = shell;
        this.isSecure = isSecure;
    }

    Endpoint endpoint() {
        return HelpPages.page("/help/bots", "helpBots", "Shows how to write a bot")
                .by(request -> {
                    var title = Shell.title(HelpPages.words(request).get("bots"));
                    return shell.show(
                            request,
                            new Page(
                                    HelpPages.KIND,
                                    title,
                                    List.of(),
                                    new PageData.BotData(TOKEN),
                                    page -> write(page, request)));
                });
    }

    private void write(Markup page, Request request) {
        var words = HelpPages.words(request);
        var address = (isSecure ? "https://" : "http://") + request.header("Host");
        page.open("div", "class", "help-text bots").element("h1", words.get("bots"));
        page.element("p", words.get("bots.what"), "class", "lead");
        account(page, words);
        code(page, words, address);
        seat(page, words);
        better(page, words, address);
        page.close();
    }

    private static void account(Markup page, Wording words) {
        page.element("h2", words.get("bots.account")).element("p", words.get("bots.account.what"));
        page.open("form", "id", "account", "class", "help-actions");
        page.element("label", words.get("bots.name"), "for", "name");
        page.empty(
                "input",
                "id",
                "name",
                "name",
                "name",
                "value",
                "Fox",
                "maxlength",
                "40",
                "required",
                "required",
                "autocomplete",
                "off");
        page.element("button", words.get("bots.make"), "type", "submit", "class", "primary");
        page.close();
        page.element("p", "", "id", "account-problem", "class", "problem", "role", "alert");
        page.open("div", "id", "made", "hidden", "hidden", "tabindex", "-1");
        HelpText.inline(page.open("p"), words.get("bots.made"));
        page.close().open("p", "class", "help-actions");
        page.element("code", "", "id", "token", "class", "token");
        copy(page, words, "token");
        page.close().close();
    }

    private static void copy(Markup page, Wording words, String what) {
        page.element(
                "button",
                words.get("bots.copy"),
                "type",
                "button",
                "class",
                "copy",
                "data-copy",
                what,
                "aria-describedby",
                "copied-" + what);
        page.element("span", "", "id", "copied-" + what, "class", "soft", "role", "status");
    }

    private static void code(Markup page, Wording words, String address) {
        page.element("h2", words.get("bots.code"));
        HelpText.inline(page.open("p"), words.get("bots.code.what"));
        page.close().open("p", "class", "help-actions");
        copy(page, words, "bot");
        page.close();
        var code = BOT.replace("@ADDRESS@", address).replace("@TOKEN@", TOKEN);
        page.open("pre", "id", "bot", "tabindex", "0", "role", "region", "aria-label", "bot.py");
        page.element("code", code).close();
        page.element("p", words.get("bots.run")).element("pre", "python3 bot.py", "tabindex", "0");
    }

    private static void seat(Markup page, Wording words) {
        page.element("h2", words.get("bots.seat"));
        HelpText.inline(page.open("p"), words.get("bots.seat.what"));
        page.close().open("form", "id", "seat", "class", "help-actions");
        page.element("label", words.get("bots.id"), "for", "id");
        page.empty("input", "id", "id", "name", "id", "required", "required", "autocomplete", "off");
        page.element("label", words.get("bots.game"), "for", "game");
        page.open("select", "id", "game", "name", "game");
        for (var game : Games.ids()) {
            page.element("option", Sentences.capital(game), "value", game);
        }
        page.close();
        page.element("button", words.get("bots.against.me"), "value", "me", "class", "primary");
        page.element("button", words.get("bots.against.easy"), "value", "easy").close();
        page.element("p", "", "id", "seat-problem", "class", "problem", "role", "alert");
    }

    private static void better(Markup page, Wording words, String address) {
        page.element("h2", words.get("bots.better"));
        HelpText.inline(page.open("p"), words.get("bots.better.what"));
        page.close();
        page.element(
                "pre",
                String.join(
                        "\n",
                        "./plateau bot new python mybot",
                        "./plateau bot check 'cmd:python3 mybot/bot.py'",
                        "./plateau bot connect " + address + " --token " + TOKEN + " 'cmd:python3 mybot/bot.py'"),
                "tabindex",
                "0");
        HelpText.inline(page.open("p"), words.get("bots.links"));
        page.close();
    }
}
