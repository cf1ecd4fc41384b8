/// Reports on evaluations: what changed when something was changed.
@NullMarked
package plateau.reports.evaluation;

import org.jspecify.annotations.NullMarked;
