/// Reports for people to read: one page that needs nothing else, with plots and the figures behind them.
@NullMarked
package plateau.reports;

import org.jspecify.annotations.NullMarked;
