package plateau.reports.evaluation;

import java.util.List;
import plateau.drawing.svg.Markup;
import plateau.reports.plots.Plot;
import plateau.reports.plots.PlotFile;
import plateau.reports.text.Sheet;

/// Plots of one thing, for the page and for files.
///
/// @param name of the files
/// @param panels one without a heading, or several with
public record Figure(String name, String heading, String caption, List<PlotFile.Panel> panels, Sheet sheet) {
    static Figure of(String name, String heading, String caption, Plot plot, Sheet sheet) {
        return new Figure(name, heading, caption, List.of(new PlotFile.Panel("", plot)), sheet);
    }

    /// What stands between heading and caption.
    Markup drawn() {
        if (panels.size() == 1) {
            return panels.getFirst().plot().page();
        }
        var out = new Markup().open("div", "class", "panels").line();
        for (var panel : panels) {
            out.open("div", "class", panel.heading().isEmpty() ? "legend" : "");
            if (!panel.heading().isEmpty()) {
                out.element("h4", panel.heading());
            }
            out.add(panel.plot().page()).close();
        }
        return out.close().line();
    }

    /// The text of its file.
    String svg() {
        return file().svg();
    }

    /// The same for a screen.
    ///
    /// @param width in pixels
    public String svg(int width, boolean isNight) {
        return file().svg(width, isNight);
    }

    private PlotFile file() {
        return new PlotFile(heading, caption, panels);
    }
}
