package plateau.terminal.evaluation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import plateau.arena.evaluation.Until;
import plateau.arena.evaluation.figures.Columns;
import plateau.arena.evaluation.figures.Finding;
import plateau.arena.evaluation.figures.Findings;
import plateau.arena.evaluation.figures.Ranking;
import plateau.arena.evaluation.sweep.Axis;
import plateau.arena.evaluation.sweep.Cells;
import plateau.arena.evaluation.sweep.EvaluationPlan;
import plateau.core.text.Text;
import plateau.games.Games;
import plateau.reports.evaluation.AxisNames;
import plateau.terminal.screen.Words;

/// Findings for people: a row for each cell, with the figures that differ most, as wide as there is room.
final class EvaluationTable {
    private static final String GAP = "  ";
    private static final int LONGEST_VALUE = 24;

    private final Words words;
    private final int width;
    private final long height;

    /// @param width of a line
    /// @param height of the table: so many cells at most
    EvaluationTable(Words words, int width, long height) {
        this.words = words;
        this.width = width;
        this.height = height;
    }

    /// What is going to be played.
    List<String> title(EvaluationPlan plan, long cells) {
        var axes = plan.axes().stream().map(EvaluationTable::size).collect(Collectors.joining(" × "));
        var lines = new ArrayList<String>();
        lines.add(words.get(
                axes.isEmpty() ? "evaluation.one" : "evaluation.title",
                plan.game(),
                cells,
                axes,
                Long.toString(plan.seed())));
        lines.add(games(plan));
        return lines;
    }

    private static String size(Axis axis) {
        return axis.name() + " (" + axis.values().size() + ")";
    }

    private String games(EvaluationPlan plan) {
        if (plan.isSearch()) {
            return words.get("evaluation.search", plan.budget(), plan.goal().orElse(""));
        }
        return plan.until()
                .map(narrow -> words.get("evaluation.until", narrow, plan.games()))
                .orElseGet(() -> words.get("evaluation.games", plan.games()));
    }

    /// What was found.
    List<String> lines(Findings findings) {
        var lines = new ArrayList<String>();
        lines.add("");
        lines.add(summary(findings));
        if (findings.cells().isEmpty()) {
            return lines;
        }
        lines.add("");
        var cells = inOrder(findings);
        var shown = cells.subList(0, (int) Math.min(height, cells.size()));
        lines.addAll(rows(findings, shown));
        if (shown.size() < cells.size()) {
            lines.add(words.get("evaluation.more", cells.size() - shown.size()));
        }
        lines.add("");
        lines.add(words.get(cells.size() == 1 ? "evaluation.reading-one" : "evaluation.reading"));
        until(findings).ifPresent(each -> addWide(findings, each, lines));
        findings.ranking().ifPresent(ranking -> addRanking(findings, ranking, lines));
        return lines;
    }

    private static Optional<Until> until(Findings findings) {
        var plan = findings.plan();
        return plan.until().map(text -> {
            var cells = Cells.of(plan, Games.named(plan.game()));
            return Until.parse(text, Columns.of(plan, cells));
        });
    }

    /// How many cells had all their games and are not known as well as was asked for.
    private void addWide(Findings findings, Until until, List<String> lines) {
        long most = findings.plan().games();
        long wide = findings.cells().stream()
                .filter(each -> each.games() >= most && !until.isMet(each))
                .count();
        if (wide > 0) {
            lines.add(words.get("evaluation.wide", wide, findings.plan().until().orElse(""), most));
        }
    }

    private String summary(Findings findings) {
        return words.get(
                "evaluation.summary",
                findings.games(),
                findings.isPartial() ? words.get("evaluation.partial", findings.planned()) : "",
                findings.cells().size(),
                findings.seconds());
    }

    /// The best first where there is a goal.
    private static List<Finding> inOrder(Findings findings) {
        var places = new HashMap<Long, Integer>();
        findings.ranking()
                .ifPresent(ranking -> ranking.cells().forEach(each -> places.put(each.cell(), places.size())));
        return findings.cells().stream()
                .sorted(Comparator.comparingInt(
                        each -> places.getOrDefault(each.cell().number(), Integer.MAX_VALUE)))
                .toList();
    }

    private List<String> rows(Findings findings, List<Finding> cells) {
        var columns = columns(findings, cells);
        var lines = new ArrayList<String>();
        for (int row = 0; row <= cells.size(); row++) {
            int index = row;
            lines.add(columns.stream()
                    .map(column -> column.get(index))
                    .collect(Collectors.joining(GAP))
                    .stripTrailing());
        }
        return lines;
    }

    /// Columns that have a heading and then a text for each cell, all of the same length, as many as fit.
    private List<List<String>> columns(Findings findings, List<Finding> cells) {
        var columns = new ArrayList<List<String>>();
        var values = new Values(findings.plan());
        for (int i = 0; i < values.axes().size(); i++) {
            int axis = i;
            columns.add(column(
                    values.axes().get(i).name(),
                    cells.stream().map(each -> values.of(each, axis)).toList()));
        }
        columns.add(column(
                words.get("evaluation.column.games"),
                cells.stream().map(this::games).toList()));
        findings.ranking().ifPresent(ranking -> columns.add(goals(ranking, cells)));
        addFigures(findings, cells, columns);
        return columns;
    }

    /// The values of cells, as people read them.
    private final class Values {
        private final List<Axis> axes;
        private final AxisNames names;

        private Values(EvaluationPlan plan) {
            axes = plan.axes();
            var game = Games.named(plan.game()).defaults();
            names = new AxisNames(words.language(), Optional.of(game));
        }

        private List<Axis> axes() {
            return axes;
        }

        private String of(Finding cell, int axis) {
            var value = names.value(axes.get(axis), cell.cell().values().get(axis));
            return Text.shorten(Text.printable(value), LONGEST_VALUE);
        }
    }

    private String games(Finding cell) {
        return cell.games() + (cell.isComplete() ? "" : "…");
    }

    private List<String> goals(Ranking ranking, List<Finding> cells) {
        Map<Long, Ranking.Ranked> ranked = new HashMap<>();
        ranking.cells().forEach(each -> ranked.put(each.cell(), each));
        var texts = new ArrayList<String>();
        for (var cell : cells) {
            var goal = ranked.get(cell.cell().number());
            texts.add(goal == null ? "–" : number(goal.value(), (goal.high() - goal.low()) / 2));
        }
        return column(words.get("evaluation.column.goal"), texts);
    }

    private void addFigures(Findings findings, List<Finding> cells, List<List<String>> columns) {
        int room = width
                - columns.stream()
                        .mapToInt(each -> each.getFirst().length() + 2)
                        .sum();
        var asked = until(findings).map(Until::names).orElse(List.of());
        for (var figure : new TellingFigures(findings).figures(asked)) {
            var column = column(
                    figure.name(),
                    cells.stream().map(cell -> text(figure, cell)).toList());
            room -= column.getFirst().length() + GAP.length();
            if (room < -GAP.length()) {
                return;
            }
            columns.add(column);
        }
    }

    private String text(TellingFigures.Figure figure, Finding cell) {
        double value = figure.of(cell);
        if (Double.isNaN(value)) {
            return "–";
        }
        double off = figure.off(cell);
        if (Double.isNaN(off)) {
            return words.decimal(3, value);
        }
        if (isShare(figure.name())) {
            return words.decimal(1, 100 * value) + off(1, 100 * off) + " %";
        }
        return number(value, off);
    }

    private static boolean isShare(String name) {
        return name.startsWith("payoff") || name.endsWith("_share") || name.equals("decided_mean");
    }

    private String number(double value, double off) {
        double size = Math.abs(value);
        int digits = size >= 100 ? 1 : size >= 10 ? 2 : 3;
        return words.decimal(digits, value) + off(digits, off);
    }

    private String off(int digits, double off) {
        return " ±" + (Double.isFinite(off) ? words.decimal(digits, off) : "?");
    }

    /// Texts under their heading, to the right.
    private static List<String> column(String heading, List<String> texts) {
        var all = new ArrayList<>(List.of(heading));
        all.addAll(texts);
        int widest = all.stream().mapToInt(String::length).max().orElse(1);
        return all.stream()
                .map(text -> Text.format("%" + Math.max(1, widest) + "s", text))
                .toList();
    }

    private void addRanking(Findings findings, Ranking ranking, List<String> lines) {
        if (ranking.cells().size() < 2) {
            lines.add(words.get(
                    "evaluation.unranked", ranking.goal(), ranking.cells().size()));
            return;
        }
        var best = ranking.cells().getFirst();
        var settings = findings.cells().stream()
                .filter(each -> each.cell().number() == best.cell())
                .findFirst()
                .map(each -> settings(findings.plan(), each))
                .orElse(Long.toString(best.cell()));
        lines.add(words.get("evaluation.best", ranking.goal(), settings));
        lines.add(words.get(
                ranking.isLikely() ? "evaluation.sure" : "evaluation.unsure",
                ranking.cells().size(),
                sure(ranking.sure()),
                ranking.rivals()));
        if (ranking.ties() > 0) {
            lines.add(words.get("evaluation.ties", ranking.ties()));
        }
        addSearch(findings, ranking, lines);
    }

    private void addSearch(Findings findings, Ranking ranking, List<String> lines) {
        if (ranking.among() > 0) {
            lines.add(words.get(
                    ranking.sureAmong() > 0 ? "evaluation.among" : "evaluation.untried",
                    share(ranking.among()),
                    findings.all(),
                    sure(ranking.sureAmong())));
        }
        if (ranking.rounds().size() > 1) {
            lines.add(words.get("evaluation.further"));
        }
    }

    /// Nothing that luck has a part in is quite sure.
    private String sure(double share) {
        return words.decimal(share > 0.99 ? 2 : 0, 100 * Math.min(share, 0.9999));
    }

    private String share(double share) {
        return words.decimal(share >= 0.1 ? 0 : share >= 0.001 ? 1 : 4, 100 * share);
    }

    private String settings(EvaluationPlan plan, Finding cell) {
        var values = new Values(plan);
        var settings = new ArrayList<String>();
        for (int i = 0; i < values.axes().size(); i++) {
            settings.add(values.axes().get(i).name() + "=" + values.of(cell, i));
        }
        return String.join(" ", settings);
    }
}
