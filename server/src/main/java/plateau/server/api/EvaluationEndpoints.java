package plateau.server.api;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.api.ExperimentJson;
import plateau.api.ProjectJson;
import plateau.core.text.BadInput;
import plateau.core.wire.Field;
import plateau.core.wire.Schema;
import plateau.server.api.forms.AccountCaller;
import plateau.server.api.forms.EvaluationPlans;
import plateau.server.http.Answer;
import plateau.server.http.Endpoint;
import plateau.server.http.limits.RateClass;
import plateau.server.http.message.Request;
import plateau.server.lab.Experiment;
import plateau.server.lab.ExperimentAnswers;
import plateau.server.lab.Lab;
import plateau.server.storage.Storage;
import plateau.words.Vocabulary;

/// Evaluations: what a rule, a deck or a seat changes, played by the server itself.
final class EvaluationEndpoints {
    static final String CLOSED = "The operator has closed the lab.";
    private static final int MOST_LISTED = 200;
    private static final int LEAST_WIDTH = 240;
    private static final int USUAL_WIDTH = 980;
    private static final int MOST_WIDTH = 2000;

    private static final Schema BEGUN = Schema.named("BegunEvaluation", "A new evaluation.", Field.text("id", 40));

    private static final String EVENTS =
            "Twice a second at most: `evaluation`, everything but `findings`, `command`, `plots`, `by` and"
                    + " `mine`; and `cells` with the `cells` that have ended since the last one, as"
                    + " `findings` has them.";

    private static final String FILES =
            "Those of the folder that `plateau evaluate --out` would leave but for the tables of other"
                    + " programs: `evaluation.json`, `parts.jsonl`; and at the end `cells.csv`,"
                    + " `report.html` in the language of whoever began it, with `report_fr.html` or"
                    + " `report_en.html` in the other, and the plots, which `…/plots/NAME` gives, too.";

    private static final Schema EVENT = Schema.open(
            "EvaluationEvent",
            "How far an evaluation is, as `Evaluation` has it; or `cells` that have ended.",
            Field.oneOf("type", "evaluation", "cells"));

    private final Lab lab;
    private final ProjectEndpoints<Experiment> projects;
    private final EvaluationPlans plans;
    private final Storage storage;

    EvaluationEndpoints(Lab lab, ProjectEndpoints<Experiment> projects, EvaluationPlans plans, Storage storage) {
        this.lab = lab;
        this.projects = projects;
        this.plans = plans;
        this.storage = storage;
    }

    List<Endpoint> all() {
        return List.of(
                begin(),
                check(),
                list(),
                look(),
                plot(),
                projects.listen(EVENTS, EVENT),
                projects.stop(),
                projects.goOn(),
                projects.delete(_ -> {}),
                projects.file(FILES, "cells.csv"),
                projects.zip());
    }

    private Endpoint begin() {
        return wish(Endpoint.post(projects.path()))
                .named("beginEvaluation")
                .says("Begins an evaluation: games for every combination of some options")
                .explains("It is played by the server itself, one at a time; the others wait. One of"
                        + " each account is played or waits.")
                .forAccounts()
                .counts(RateClass.CREATES)
                .answers(201, "It waits, or is played.", BEGUN)
                .refuses(429, "You have one that is not over, or too many wait or are kept.")
                .by(this::begin);
    }

    private Endpoint.Draft wish(Endpoint.Draft draft) {
        return draft.in(projects.group())
                .body(EvaluationPlans.fields())
                .example(Map.of(
                        "game",
                        "munificence",
                        "sweep",
                        Map.of("builder-seed", "0..9", "token-seed", "0..9"),
                        "seats",
                        List.of("classic", "classic")))
                .refuses(403, CLOSED);
    }

    private Answer begin(Request request) {
        lab.checkHeld();
        var owner = AccountCaller.of(request);
        var plan = plans.read(request).plan();
        var begun = lab.begin(owner.id(), plan, request.language());
        return Answer.created(projects.path() + "/" + begun.id(), Map.of("id", begun.id()));
    }

    private Endpoint check() {
        return wish(Endpoint.post(projects.path() + "/check"))
                .named("checkEvaluation")
                .says("Says what an evaluation would mean, and what is wrong with it, without beginning it")
                .counts(RateClass.CREATES)
                .answers(200, "What it would mean, or why it cannot be begun.", ExperimentJson.Meant.class)
                .by(this::check);
    }

    /// Who writes a form is not done: that something is still wrong with it is an answer, and no failure.
    private Answer check(Request request) {
        lab.checkHeld();
        try {
            var meaning = meaning(plans.read(request));
            return Answer.json(new ExperimentJson.Meant(Optional.empty(), Optional.of(meaning)));
        } catch (BadInput wrong) {
            var problem = Vocabulary.of(request.language()).text(wrong.inWords());
            return Answer.json(new ExperimentJson.Meant(Optional.of(problem), Optional.empty()));
        }
    }

    private static ExperimentJson.Meaning meaning(EvaluationPlans.Draft draft) {
        var plan = draft.plan();
        long cells = draft.cells().count();
        return new ExperimentJson.Meaning(
                cells,
                plan.isSearch() ? plan.budget() : cells * plan.games(),
                plan.until().isPresent() && !plan.isSearch(),
                ExperimentAnswers.axes(plan.axes()));
    }

    private Endpoint list() {
        return Endpoint.get(projects.path())
                .named("listEvaluations")
                .says("Lists evaluations, the newest first")
                .in(projects.group())
                .query(Field.number("limit", 1, MOST_LISTED).preset(50))
                .answersList(200, "What they are, and how far they are.", MOST_LISTED, ExperimentJson.class)
                .refuses(403, CLOSED)
                .by(this::list);
    }

    private Answer list(Request request) {
        lab.checkHeld();
        var listed = lab.all().stream().limit(request.number("limit")).toList();
        var owners = projects.owners(storage, listed);
        return Answer.json(listed.stream()
                .map(each -> told(each, Optional.empty(), projects.whose(request, owners, each)))
                .toList());
    }

    private ExperimentJson told(Experiment each, Optional<ExperimentJson.Whole> whole, ProjectJson.Whose whose) {
        return ExperimentAnswers.told(each, lab.place(each), whole, Optional.of(whose));
    }

    private Endpoint look() {
        return projects.of("")
                .named("lookAtEvaluation")
                .says("Shows an evaluation and what was found so far")
                .answers(200, "The evaluation.", ExperimentJson.class)
                .by(request -> {
                    var each = projects.find(request);
                    var whole = ExperimentAnswers.whole(each, request.language());
                    return Answer.json(told(each, whole, projects.whose(request, storage, each)));
                });
    }

    private Endpoint plot() {
        return projects.of("/plots/{name}")
                .named("drawEvaluation")
                .says("Draws a plot of what an evaluation has found so far")
                .path(projects.id(), Field.text("name", 100).example("length"))
                .query(
                        Field.oneOf("theme", "light", "dark").preset("light"),
                        Field.number("width", LEAST_WIDTH, MOST_WIDTH).preset(USUAL_WIDTH),
                        Field.number("games", 0, Long.MAX_VALUE)
                                .optional()
                                .help("For browsers, which then know what they have; not read."))
                .answersAs("image/svg+xml", "The plot.")
                .refuses(404, "It has no such plot yet.")
                .by(request -> Answer.bytes(
                        "image/svg+xml",
                        projects.find(request)
                                .plots()
                                .svg(
                                        request.text("name"),
                                        request.language(),
                                        request.whole("width"),
                                        request.text("theme").equals("dark"))
                                .getBytes(StandardCharsets.UTF_8)));
    }
}
