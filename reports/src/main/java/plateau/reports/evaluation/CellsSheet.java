package plateau.reports.evaluation;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import plateau.arena.evaluation.Finding;
import plateau.arena.evaluation.Findings;

/// All figures, a row for each cell.
final class CellsSheet {
    private CellsSheet() {}

    static String csv(Findings findings) {
        var headings = new ArrayList<>(List.of("cell"));
        findings.plan().axes().forEach(axis -> headings.add(axis.name().replace('-', '_')));
        headings.addAll(List.of("games", "complete"));
        findings.columns().forEach(column -> headings.add(column.name()));
        headings.addAll(List.of("causes", "millis_per_game"));
        var lines = new ArrayList<>(List.of(String.join(",", headings)));
        findings.cells().forEach(each -> lines.add(line(findings, each)));
        return String.join("\r\n", lines) + "\r\n";
    }

    private static String line(Findings findings, Finding finding) {
        var cells = new ArrayList<String>();
        cells.add(String.valueOf(finding.cell().number()));
        cells.addAll(finding.cell().values());
        cells.add(String.valueOf(finding.games()));
        cells.add(String.valueOf(finding.isComplete()));
        for (int i = 0; i < findings.columns().size(); i++) {
            double figure = finding.figures().get(i);
            boolean isWhole = findings.columns().get(i).isWhole();
            cells.add(
                    !Double.isFinite(figure)
                            ? ""
                            : isWhole
                                    ? String.valueOf(Math.round(figure))
                                    : String.valueOf(figure));
        }
        cells.add(finding.causes());
        cells.add(String.valueOf(finding.millis()));
        return cells.stream().map(CellsSheet::quoted).collect(Collectors.joining(","));
    }

    private static String quoted(String text) {
        return text.chars().anyMatch(each -> ",\"\r\n".indexOf(each) >= 0)
                ? "\"" + text.replace("\"", "\"\"") + "\""
                : text;
    }
}
