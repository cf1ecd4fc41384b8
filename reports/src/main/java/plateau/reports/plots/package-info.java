/// Plots that take plain data and give a drawing. They are as wide as the page lets them be: places along
/// the horizontal axis are percentages, so that letters keep their size on any screen.
@NullMarked
package plateau.reports.plots;

import org.jspecify.annotations.NullMarked;
