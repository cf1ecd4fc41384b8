package plateau.suite;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestExecutionResult.Status;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;

/// Counts the tests of a class, and writes down what failed and what was skipped.
final class TestNotes implements TestExecutionListener {
    private static final int MOST_LINES = 40;
    private static final Pattern FRAMEWORK = Pattern.compile(
            "^\\s*at (java\\.base/|jdk\\.|org\\.junit\\.|org\\.assertj\\.|plateau\\.suite\\.TesterMain)");

    private final String name;
    private final StringBuilder details = new StringBuilder();
    private int passed;
    private int failed;
    private int skipped;

    TestNotes(String name) {
        this.name = name;
    }

    String line() {
        return TestOutcome.line(passed, failed, skipped);
    }

    String details() {
        return details.toString();
    }

    @Override
    public synchronized void executionSkipped(TestIdentifier test, String reason) {
        skipped++;
        note("SKIPPED", test, reason);
    }

    @Override
    public synchronized void executionFinished(TestIdentifier test, TestExecutionResult result) {
        var status = result.getStatus();
        if (status == Status.SUCCESSFUL) {
            passed += test.isTest() ? 1 : 0;
            return;
        }
        boolean isSkip = status == Status.ABORTED;
        skipped += isSkip ? 1 : 0;
        failed += isSkip ? 0 : 1;
        note(
                isSkip ? "SKIPPED" : "FAILED",
                test,
                result.getThrowable()
                        .map(thrown -> isSkip ? "" + thrown.getMessage() : trace(thrown))
                        .orElse(""));
    }

    private void note(String word, TestIdentifier test, String why) {
        details.append(word).append(' ').append(name).append(": ");
        details.append(test.getDisplayName()).append('\n').append(why.strip()).append('\n');
    }

    /// The lines of a trace that tell something: what happened, and where, less those who only called it.
    private static String trace(Throwable thrown) {
        var all = new StringWriter();
        thrown.printStackTrace(new PrintWriter(all));
        Predicate<String> isTelling = line -> !FRAMEWORK.matcher(line).find();
        return String.join(
                "\n", all.toString().lines().filter(isTelling).limit(MOST_LINES).toList());
    }
}
