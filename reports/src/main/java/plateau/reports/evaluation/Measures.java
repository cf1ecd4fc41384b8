package plateau.reports.evaluation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import plateau.arena.evaluation.figures.Columns;
import plateau.arena.evaluation.figures.Findings;
import plateau.core.Game;
import plateau.reports.text.ReportWording;
import plateau.words.Sentences;
import plateau.words.Vocabulary;
import plateau.words.Wording;

/// The figures that a report shows of every cell: those that every game has, and the game's own.
final class Measures {
    private static final String MEAN = "_mean";

    private static final Pattern SHARED =
            Pattern.compile("(length|plies|branching|lead_changes|decided|score\\d+)" + Pattern.quote(MEAN));

    private final Findings findings;
    private final Vocabulary words;
    private final Wording wording;
    private final Optional<Game> game;

    /// @param game whose own figures there are words for
    Measures(Findings findings, Vocabulary words, Optional<Game> game) {
        this.findings = findings;
        this.words = words;
        this.game = game;
        wording = ReportWording.in(words.language());
    }

    /// Those that every game has, in the order of the columns; those of which no cell has anything are left
    /// out.
    List<Measure> shared() {
        var all = new ArrayList<Measure>();
        add(all, "length", "measure.length", false, "length_mean", "length");
        add(all, "payoff-1", "measure.payoff", true, "payoff1", "payoff1");
        add(all, "seat-gap", "measure.gap", true, "seat_gap", "seat_gap");
        add(all, "draws", "measure.draws", true, "draws_share", "draws");
        add(all, "shared", "measure.shared", true, "shared_share", "shared");
        add(all, "decided", "measure.decided", true, "decided_mean", "decided");
        add(all, "lead-changes", "measure.leads", false, "lead_changes_mean", "lead_changes");
        add(all, "forced", "measure.forced", true, "forced_share", "forced");
        add(all, "branching", "measure.branching", false, "branching_mean", "branching");
        add(all, "score-1", "measure.score", false, "score1_mean", "score1");
        return all.stream().filter(this::isKnown).toList();
    }

    /// Those of the game.
    List<Measure> own() {
        var all = new ArrayList<Measure>();
        addOwn(all);
        return all.stream().filter(this::isKnown).toList();
    }

    private void add(List<Measure> all, String name, String key, boolean isShare, String column, String interval) {
        add(all, new Measure(name, wording.get(key, 1), isShare, column(column), -1, -1), interval);
    }

    private void add(List<Measure> all, Measure measure, String interval) {
        if (measure.mean() >= 0) {
            int low = column(interval + "_low");
            int high = column(interval + "_high");
            boolean hasBoth = low >= 0 && high >= 0;
            all.add(new Measure(
                    measure.name(),
                    measure.label(),
                    measure.isShare(),
                    measure.mean(),
                    hasBoth ? low : -1,
                    hasBoth ? high : -1));
        }
    }

    private int column(String name) {
        return findings.column(name);
    }

    private void addOwn(List<Measure> all) {
        for (int i = 0; i < findings.columns().size(); i++) {
            var name = findings.columns().get(i).name();
            if (name.endsWith(MEAN) && !SHARED.matcher(name).matches()) {
                var figure = name.substring(0, name.length() - MEAN.length());
                var file = figure.replace('_', '-');
                int low = column(figure + "_low");
                int high = column(figure + "_high");
                all.add(new Measure(file, own(figure), false, i, low, high));
            }
        }
    }

    /// A figure of the game in words.
    private String own(String column) {
        boolean isMarked = column.startsWith(Columns.OWN);
        var plain = isMarked ? column.substring(Columns.OWN.length()) : column;
        var name = plain.replace('_', '-');
        var told = game.map(each -> words.figure(each, name)).orElse(name);
        if (!told.equals(name)) {
            return Sentences.capital(told);
        }
        var label = Sentences.capital(name.replace('-', ' '));
        return isMarked ? wording.get("measure.own", label) : label;
    }

    private boolean isKnown(Measure measure) {
        return findings.cells().stream().anyMatch(each -> measure.of(each).isKnown());
    }

    /// What each seat had of the wins, from the first.
    List<Measure> payoffs() {
        return seats("payoff", "", "payoff", true);
    }

    /// What each seat scored.
    List<Measure> scores() {
        return seats("score", MEAN, "score", false);
    }

    private List<Measure> seats(String before, String after, String file, boolean isShare) {
        var all = new ArrayList<Measure>();
        for (int seat = 1; column(before + seat + after) >= 0; seat++) {
            var column = before + seat;
            var label = wording.get("seat", seat);
            add(all, new Measure(file, label, isShare, column(column + after), -1, -1), column);
        }
        return all.stream().filter(this::isKnown).toList();
    }
}
