package plateau.reports.evaluation;

import java.util.List;
import plateau.drawing.svg.Markup;
import plateau.reports.ReportPage;
import plateau.reports.plots.PlotFile;

/// Plots with their captions and tables, as parts of a page.
record FigureMarkup(ReportPage page, PlayedCells sample) {
    /// What is in no plot but used by several.
    static Markup hatch() {
        return new Markup()
                .open("svg", "class", "hidden", "width", "0", "height", "0", "aria-hidden", "true")
                .add(PlotFile.hatch())
                .close()
                .line();
    }

    Markup folded(Figure figure) {
        return new Markup()
                .open("details")
                .element("summary", figure.heading())
                .add(figure(figure))
                .close()
                .line();
    }

    /// Side by side where there is room.
    Markup grid(List<Figure> some) {
        var out = new Markup().open("div", "class", "figures").line();
        some.forEach(each -> out.add(figure(each)));
        return out.close().line();
    }

    private Markup figure(Figure figure) {
        return MeasureText.isInPage(sample) || isSmall(figure)
                ? page.figure(figure.heading(), figure.drawn(), figure.caption(), figure.sheet())
                : page.figure(figure.heading(), figure.drawn(), figure.caption(), page.beside(EvaluationFiles.CELLS));
    }

    /// Whether a plot's own table does not grow with the cells.
    private static boolean isSmall(Figure figure) {
        return figure.name().equals("influence") || figure.name().startsWith("lengths");
    }
}
