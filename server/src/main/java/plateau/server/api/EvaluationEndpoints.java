package plateau.server.api;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plateau.core.text.BadInput;
import plateau.core.wire.Field;
import plateau.core.wire.Schema;
import plateau.server.http.Answer;
import plateau.server.http.Endpoint;
import plateau.server.http.limits.RateClass;
import plateau.server.http.message.Request;
import plateau.server.lab.Experiment;
import plateau.server.lab.ExperimentJson;
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

    private static final Schema AXIS = Schema.named(
            "SweptAxis",
            "What is changed from cell to cell.",
            Field.text("name", 40),
            Field.text("values", 100_000).help("As they are written: `0..9`."),
            Field.number("count", 1, Long.MAX_VALUE).help("How many there are."));

    private static final Schema MEANT = Schema.named(
            "MeantEvaluation",
            "What an evaluation would mean.",
            Field.text("problem", 10_000).optional().help("What is wrong with it; then there is nothing else."),
            Field.number("cells", 1, Long.MAX_VALUE).optional(),
            Field.number("games", 1, Long.MAX_VALUE).optional(),
            Field.truth("most").optional().help("Whether fewer games may do."),
            Field.list("axes", EvaluationPlans.MOST_AXES, AXIS).optional());

    private static final String EVENTS =
            "Twice a second at most: `evaluation`, everything but `findings`, `command`, `plots`, `by` and"
                    + " `mine`; and `cells` with the `cells` that have ended since the last one, as"
                    + " `findings` has them.";

    private static final String FILES =
            "Those of the folder that `plateau evaluate --out` would leave but for the tables of other"
                    + " programs: `evaluation.json`, `parts.jsonl`; and at the end `cells.csv`,"
                    + " `report.html` and the plots, which `…/plots/NAME` gives, too.";

    private static final Schema ANY = Schema.named(
            "Evaluation",
            "An evaluation: what was asked, how far it is, and what was found.",
            Field.text("id", 40),
            Field.number("made", 0, Long.MAX_VALUE),
            Field.oneOf("state", "waiting", "running", "stopped", "done", "failed"),
            Field.number("place", 1, 1000).optional().help("In the queue, from 1."),
            Field.text("why", 20)
                    .optional()
                    .help("Why it failed: `disk`, `game`, `other`; or `time` where it was"
                            + " stopped since it had had its time."),
            Field.text("by", 100).optional().help("Who began it."),
            Field.truth("mine").optional().help("Whether you began it."),
            Field.text("game", 40),
            Field.text("preset", 40).optional(),
            Field.list("settings", EvaluationPlans.MOST_SETTINGS, Field.text("setting", 100_000))
                    .help("The same in all cells."),
            Field.list("seats", Fields.MOST_SEATS, Field.text("bot", 200)),
            Field.list("axes", EvaluationPlans.MOST_AXES, AXIS),
            Field.number("games", 1, Long.MAX_VALUE).help("Of each cell."),
            Field.text("until", 100).optional(),
            Field.text("goal", 500).optional(),
            Field.number("budget", 1, Long.MAX_VALUE).optional(),
            Field.number("seed", 0, Long.MAX_VALUE),
            Field.number("cells", 0, Long.MAX_VALUE).help("How many are played."),
            Field.number("ended", 0, Long.MAX_VALUE).help("How many of them are done."),
            Field.number("played", 0, Long.MAX_VALUE).help("Games."),
            Field.number("planned", 0, Long.MAX_VALUE).help("Games, as far as is known."),
            Field.number("left", 0, Long.MAX_VALUE).optional().help("Seconds that the rest will take, about."),
            Field.text("command", 200_000).optional().help("What to type to have the same at a terminal."),
            Field.object("findings", EvaluationSchemas.FINDINGS).optional(),
            Field.list("plots", EvaluationSchemas.MOST_PLOTS, EvaluationSchemas.PLOT)
                    .optional());

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
        var owner = Visitor.of(request);
        var plan = plans.read(request).plan();
        var begun = lab.begin(owner.id(), plan, request.language());
        return Answer.created(projects.path() + "/" + begun.id(), Map.of("id", begun.id()));
    }

    private Endpoint check() {
        return wish(Endpoint.post(projects.path() + "/check"))
                .named("checkEvaluation")
                .says("Says what an evaluation would mean, and what is wrong with it, without beginning it")
                .counts(RateClass.CREATES)
                .answers(200, "What it would mean, or why it cannot be begun.", MEANT)
                .by(this::check);
    }

    /// Who writes a form is not done: that something is still wrong with it is an answer, and no failure.
    private Answer check(Request request) {
        lab.checkHeld();
        try {
            return Answer.json(meant(plans.read(request)));
        } catch (BadInput wrong) {
            var words = Vocabulary.of(request.language());
            return Answer.json(Map.of("problem", words.text(wrong.inWords())));
        }
    }

    private static Map<String, Object> meant(EvaluationPlans.Draft draft) {
        var plan = draft.plan();
        var json = new LinkedHashMap<String, Object>();
        json.put("cells", draft.cells().count());
        json.put("games", plan.isSearch() ? plan.budget() : draft.cells().count() * plan.games());
        json.put("most", plan.until().isPresent() && !plan.isSearch());
        json.put("axes", plan.axes().stream().map(ExperimentJson::axis).toList());
        return json;
    }

    private Endpoint list() {
        return Endpoint.get(projects.path())
                .named("listEvaluations")
                .says("Lists evaluations, the newest first")
                .in(projects.group())
                .query(Field.number("limit", 1, MOST_LISTED).preset(50))
                .answersList(200, "What they are, and how far they are.", MOST_LISTED, ANY)
                .refuses(403, CLOSED)
                .by(this::list);
    }

    private Answer list(Request request) {
        lab.checkHeld();
        var listed = lab.all().stream().limit(request.number("limit")).toList();
        var owners = projects.owners(storage, listed);
        return Answer.json(listed.stream()
                .map(each -> projects.told(request, owners, each, brief(each)))
                .toList());
    }

    private Map<String, Object> brief(Experiment each) {
        return ExperimentJson.brief(each, lab.place(each));
    }

    private Map<String, Object> whole(Request request, Experiment each) {
        return ExperimentJson.whole(each, lab.place(each), request.language());
    }

    private Endpoint look() {
        return projects.of("")
                .named("lookAtEvaluation")
                .says("Shows an evaluation and what was found so far")
                .answers(200, "The evaluation.", ANY)
                .by(request -> {
                    var each = projects.find(request);
                    var json = whole(request, each);
                    return Answer.json(projects.told(request, storage, each, json));
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
