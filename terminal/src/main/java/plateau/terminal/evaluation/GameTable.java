package plateau.terminal.evaluation;

import java.io.IOException;
import java.util.Optional;
import picocli.CommandLine.Option;
import plateau.arena.evaluation.figures.Findings;
import plateau.arena.evaluation.sweep.EvaluationPlan;
import plateau.arena.folder.AtomicFile;
import plateau.arena.folder.FileTrouble;
import plateau.core.text.BadInput;
import plateau.core.text.Message;
import plateau.reports.evaluation.GameSheets;
import plateau.terminal.files.TextFile;
import plateau.terminal.screen.Failure;
import plateau.terminal.screen.Screen;

/// The part of a command line that asks for the table in the form of a game's own authors.
public final class GameTable {
    private static final String STANDARD_OUTPUT = "-";

    @Option(
            names = "--csv",
            paramLabel = "FILE",
            description =
                    "Also write the table of Munificence's authors, to a file or with - to the standard" + " output.")
    private Optional<String> file = Optional.empty();

    boolean isAskedFor() {
        return file.isPresent();
    }

    /// Whether nothing else goes to the standard output.
    boolean isStandardOutput() {
        return file.filter(STANDARD_OUTPUT::equals).isPresent();
    }

    /// Refuses a game that has no such table, and a sweep that it cannot hold.
    public void check(EvaluationPlan plan, boolean isJson) {
        if (file.isEmpty()) {
            return;
        }
        if (isStandardOutput() && isJson) {
            throw new BadInput("seats.twice", "%s and %s cannot be given together", "--csv -", "--json");
        }
        if (!GameSheets.has(plan.game())) {
            throw new BadInput(
                    "evaluation.no-csv",
                    "--csv is the form of Munificence's authors; %s has none: --out DIR writes" + " cells.csv",
                    plan.game());
        }
        try {
            GameSheets.check(plan.game(), plan.axes());
        } catch (BadInput refused) {
            throw new BadInput("of-option", "%s: %s", "--csv", refused.inWords());
        }
    }

    void write(Screen screen, Findings findings) {
        if (file.isEmpty()) {
            return;
        }
        var text = GameSheets.csv(findings).orElse("");
        if (isStandardOutput()) {
            screen.out().print(text);
            return;
        }
        var path = TextFile.path("--csv", file.get());
        try {
            AtomicFile.write(path, text);
        } catch (IOException full) {
            throw new Failure(Message.of("of-option", "%s: %s", "--csv", FileTrouble.why(path, full)));
        }
    }
}
