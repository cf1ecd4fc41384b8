package plateau.browser;

import com.microsoft.playwright.Page;
import java.util.List;

/// Finds what keeps people from using a page, with axe-core.
final class Axe {
    private static final String SCRIPT = Resource.read("/axe.min.js");
    private static final String RUN = """
            async () => {
              // It takes the title of a shape, which is not shown, for a part of what it says.
              const isTitled = (fault, node) =>
                fault.id === "label-content-name-mismatch" && node.html.startsWith("<g ");
              // What a rule finds is as bad as the rule says, so those that are never serious need not be asked.
              const isSerious = (each) => each.impact === "serious" || each.impact === "critical";
              const others = axe._audit.rules.filter(rule => !isSerious(rule));
              const found = await axe.run(document, {
                resultTypes: ["violations"],
                rules: {
                  ...Object.fromEntries(others.map(rule => [rule.id, {enabled: false}])),
                  "label-content-name-mismatch": {enabled: true},
                },
              });
              return found.violations
                .filter(isSerious)
                .flatMap(fault => fault.nodes.filter(node => !isTitled(fault, node)).slice(0, 5).map(node =>
                  `${fault.id} (${fault.impact}): ${node.target.join(" ")}: ${node.failureSummary}`));
            }""";

    private Axe() {}

    /// The serious and the critical faults of what is shown now.
    static List<String> faults(Page page) {
        page.evaluate(SCRIPT);
        return ((List<?>) page.evaluate(RUN)).stream().map(String.class::cast).toList();
    }
}
