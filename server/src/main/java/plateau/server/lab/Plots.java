package plateau.server.lab;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import plateau.api.ExperimentJson;
import plateau.arena.evaluation.figures.Findings;
import plateau.reports.TournamentReport;
import plateau.reports.evaluation.EvaluationFiles;
import plateau.reports.evaluation.Figure;
import plateau.server.projects.Courtesy;
import plateau.server.tables.terms.Refusal;
import plateau.words.Language;
import plateau.words.Vocabulary;

/// The plots of an evaluation, of what was found so far.
public final class Plots {
    /// While games are played plots are made so often at most.
    private static final long OFTEN = Duration.ofMillis(1500).toNanos();

    private static final LabRoster BENCH = new LabRoster(Courtesy.NONE);

    private record Drawn(long games, long made, List<Figure> figures) {}

    private final Experiment experiment;
    private final Map<Language, Drawn> drawn = new EnumMap<>(Language.class);

    Plots(Experiment experiment) {
        this.experiment = experiment;
    }

    private static EvaluationFiles files(Language language) {
        return new EvaluationFiles(Vocabulary.of(language), BENCH, "");
    }

    /// What is told of an evaluation in its folder, with its page in the other languages, too.
    static Map<String, byte[]> report(Findings findings, Language language) {
        var command = Repetition.command(findings.plan());
        var report = files(language).all(findings, command, 1);
        for (var other : language.others()) {
            var page = files(other).page(findings, command);
            report.put(TournamentReport.page(other), page.getBytes(StandardCharsets.UTF_8));
        }
        return report;
    }

    private synchronized List<Figure> figures(Language language) {
        var known = drawn.get(language);
        if (known != null && isNew(known)) {
            return known.figures();
        }
        var found = experiment.findings();
        if (found.isEmpty() || found.get().cells().isEmpty()) {
            return List.of();
        }
        long games = found.get().games();
        var figures = known != null && known.games() == games ? known.figures() : draw(language, found.get());
        drawn.put(language, new Drawn(games, System.nanoTime(), figures));
        return figures;
    }

    private boolean isNew(Drawn known) {
        return System.nanoTime() - known.made() < OFTEN
                && known.games() <= experiment.progress().played()
                && experiment.isAtWork();
    }

    private static List<Figure> draw(Language language, Findings findings) {
        return files(language).figures(findings);
    }

    /// Which there are.
    List<ExperimentJson.Drawn> names(Language language) {
        return figures(language).stream()
                .map(figure -> new ExperimentJson.Drawn(figure.name(), figure.heading(), figure.caption()))
                .toList();
    }

    /// One of them, drawn.
    ///
    /// @param width in pixels
    public String svg(String name, Language language, int width, boolean isNight) {
        return figures(language).stream()
                .filter(figure -> figure.name().equals(name))
                .findFirst()
                .orElseThrow(() -> Refusal.missing("lab.plot", "there is no plot '%s' (yet)", name))
                .svg(width, isNight);
    }

    /// What is kept of plots is let go.
    synchronized void forget() {
        drawn.clear();
    }
}
