/// What reports say, in English and French, and the tables behind their plots.
@NullMarked
package plateau.reports.text;

import org.jspecify.annotations.NullMarked;
