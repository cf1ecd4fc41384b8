package plateau.server.pages;

import java.util.function.UnaryOperator;
import plateau.drawing.svg.Markup;
import plateau.server.http.problem.Problem;
import plateau.words.Language;
import plateau.words.Sentences;
import plateau.words.Wording;

/// What people see whose browser asked for something that there is not, or that they may not have: why,
/// and where to go from here.
final class ProblemPage {
    private final Shell shell;

    ProblemPage(Shell shell) {
        this.shell = shell;
    }

    /// @param detail the problem in words
    byte[] html(Problem problem, String detail, Language language, UnaryOperator<String> cookies) {
        var words = new Wording(language, ProblemPage.class, "problem");
        var title = words.get("title." + kind(problem.status()));
        var page = new Page(
                "problem", Shell.title(title), html -> body(html, words, title, sentence(detail), problem.status()));
        return shell.show(language, cookies, page);
    }

    private static String kind(int status) {
        return switch (status) {
            case 404 -> "missing";
            case 401, 403 -> "closed";
            case 429, 503 -> "busy";
            default -> status < 500 ? "wrong" : "fault";
        };
    }

    private static void body(Markup html, Wording words, String title, String detail, int status) {
        html.element("h1", title).element("p", detail, "class", "detail");
        html.element("p", words.get("what." + kind(status)), "class", "soft");
        html.open("p");
        html.element("a", words.get("home"), "href", "/", "class", "button primary");
        html.text(" ").element("a", words.get("help"), "href", "/help", "class", "button");
        html.close();
    }

    private static String sentence(String detail) {
        return Sentences.capital(detail) + (detail.endsWith(".") ? "" : ".");
    }
}
