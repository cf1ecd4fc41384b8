package plateau.server.pages;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.api.ExperimentJson;
import plateau.api.PageData;
import plateau.api.ProjectJson;
import plateau.drawing.svg.Markup;
import plateau.games.Games;
import plateau.server.api.forms.AccountCaller;
import plateau.server.http.Answer;
import plateau.server.http.Endpoint;
import plateau.server.http.message.Request;
import plateau.server.lab.Experiment;
import plateau.server.lab.ExperimentAnswers;
import plateau.server.lab.Lab;
import plateau.words.Sentences;
import plateau.words.Wording;

/// Evaluations: those there are, one to begin, and one to look at.
final class LabPages {
    private static final String KIND = "lab";
    private static final int MOST_LISTED = 100;
    private static final ReportFiles FILES = new ReportFiles(KIND, "evaluation", "an");

    private final Shell shell;
    private final Lab lab;

    LabPages(Shell shell, Lab lab) {
        this.shell = shell;
        this.lab = lab;
    }

    List<Endpoint> all() {
        return List.of(list(), look(), FILES.endpoint(lab));
    }

    private Endpoint list() {
        return Endpoint.get("/lab")
                .named("lab")
                .says("Shows people the evaluations, and lets them begin one")
                .in(Shell.GROUP)
                .answersAs(Shell.HTML, "A page.")
                .by(this::list);
    }

    private Answer list(Request request) {
        var words = Shell.words(request, KIND);
        var data = lab.areHeld() ? data(AccountCaller.id(request)) : Map.of();
        return shell.show(
                request, new Page(KIND, Shell.title(words.get("title")), List.of(), data, html -> list(html, words)));
    }

    private PageData.LabData data(String account) {
        var settings = lab.settings();
        var bounds = new PageData.LabBounds(
                settings.cells(), settings.games(), settings.time().toSeconds(), settings.waiting());
        var all = lab.all().stream().limit(MOST_LISTED).map(each -> listed(each, account));
        return new PageData.LabData(Games.ids(), bounds, all.toList());
    }

    private ExperimentJson listed(Experiment each, String account) {
        var whose = new ProjectJson.Whose(Optional.empty(), each.isOwnedBy(account));
        return ExperimentAnswers.told(each, lab.place(each), Optional.empty(), Optional.of(whose));
    }

    private void list(Markup html, Wording words) {
        html.element("h1", words.get("title"));
        html.element("p", words.get("what"), "class", "lead");
        if (!lab.areHeld()) {
            html.element("p", words.get("closed"), "class", "soft closed");
            return;
        }
        html.open("section", "id", "begin", "aria-labelledby", "begin-title");
        html.element("h2", words.get("begin"), "id", "begin-title");
        html.open("noscript")
                .element("p", words.get("script"), "class", "problem")
                .close();
        html.close();
        html.open("section", "id", "list", "aria-labelledby", "list-title");
        html.element("h2", words.get("list"), "id", "list-title");
        html.close();
    }

    private Endpoint look() {
        return Endpoint.get("/lab/{evaluation}")
                .named("labEvaluation")
                .says("Shows people an evaluation as it goes")
                .in(Shell.GROUP)
                .path(FILES.id())
                .answersAs(Shell.HTML, "A page.")
                .refuses(403, "The operator has closed the lab.")
                .refuses(404, "There is no such evaluation.")
                .by(this::look);
    }

    private Answer look(Request request) {
        var experiment = lab.find(request.text("evaluation"));
        var words = Shell.words(request, KIND);
        var heading = words.get("heading", Sentences.capital(experiment.plan().game()));
        var whole = ExperimentAnswers.whole(experiment, request.language());
        var told = ExperimentAnswers.told(experiment, lab.place(experiment), whole, Optional.empty());
        var data = new PageData.ExperimentData(told, experiment.isOwnedBy(AccountCaller.id(request)));
        return shell.show(request, new Page(KIND, Shell.title(heading), List.of(), data, html -> {
            html.open("p", "class", "back");
            html.element("a", words.get("back"), "href", "/lab").close();
            html.element("h1", heading);
            html.empty("div", "id", "evaluation");
        }));
    }
}
