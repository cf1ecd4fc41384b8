package plateau.reports.evaluation;

import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plateau.arena.evaluation.figures.Finding;
import plateau.arena.evaluation.figures.Findings;
import plateau.arena.evaluation.sweep.Axis;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// Tables in a form that a game's own authors used. Munificence has one (its rules, 7): a line for each pair
/// of seeds, with the means of its games.
public final class GameSheets {
    private static final String MUNIFICENCE = "munificence";
    private static final String BUILDERS = "builder-seed";
    private static final String TOKENS = "token-seed";
    private static final String HEADINGS =
            "seed_builders;seed_token;choices;used_favor;used_skill;num_picked_tokens;forced_skip;" + "nb_turns;result";
    private static final List<String> CHOICES = List.of("hires", "takes", "passes");
    private static final List<String> MEANS =
            List.of("favors_used", "powers_acted", "tokens_taken", "forced_passes", "turns", "reached");

    private final Findings findings;

    private GameSheets(Findings findings) {
        this.findings = findings;
    }

    /// Whether a game has a form of its own.
    public static boolean has(String game) {
        return game.equals(MUNIFICENCE);
    }

    /// Refuses a sweep whose lines could not be told apart in the form of the game.
    public static void check(String game, List<Axis> axes) {
        for (var axis : axes) {
            if (has(game) && !List.of(BUILDERS, TOKENS).contains(axis.name())) {
                throw new BadInput(
                        "evaluation.csv-axis",
                        "the CSV of %s has a line for each %s and %s: with '%s' swept as well its"
                                + " lines could not be told apart; cells.csv has all columns",
                        game,
                        BUILDERS,
                        TOKENS,
                        axis.name());
            }
        }
    }

    /// A game's own table; empty of a game that has none.
    public static Optional<String> csv(Findings findings) {
        var game = findings.plan().game();
        check(game, findings.plan().axes());
        return has(game) ? Optional.of(new GameSheets(findings).text()) : Optional.empty();
    }

    private String text() {
        var order = Comparator.<Finding>comparingLong(each -> seed(each, BUILDERS))
                .thenComparingLong(each -> seed(each, TOKENS));
        return Stream.concat(
                        Stream.of(HEADINGS),
                        findings.cells().stream().sorted(order).map(this::line))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    /// Swept or not, a cell's options have it.
    private static long seed(Finding finding, String option) {
        var value = finding.cell().pairing().options().getOrDefault(option, 0L);
        return Text.wholeNumber(value.toString()).orElseThrow(() -> new IllegalStateException(option + " is " + value));
    }

    private String line(Finding finding) {
        var choices = CHOICES.stream().map(each -> mean(finding, each)).collect(Collectors.joining(","));
        return Stream.concat(
                        Stream.of(
                                String.valueOf(seed(finding, BUILDERS)),
                                String.valueOf(seed(finding, TOKENS)),
                                choices),
                        MEANS.stream().map(each -> mean(finding, each)))
                .collect(Collectors.joining(";"));
    }

    /// The shortest decimal that is the mean, without a power of ten.
    private String mean(Finding finding, String figure) {
        int column = findings.column(figure + "_mean");
        double mean = column < 0 ? Double.NaN : finding.figures().get(column);
        return Double.isFinite(mean)
                ? BigDecimal.valueOf(mean).stripTrailingZeros().toPlainString()
                : "";
    }
}
