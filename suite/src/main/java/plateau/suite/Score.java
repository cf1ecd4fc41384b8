package plateau.suite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// What came of all tests.
final class Score {
    private static final double SECOND = 1e9;

    /// Where nobody reads the log, a test that was skipped is one that nobody misses.
    private final boolean areSkipsFailures;

    private final List<Path> complaints = new ArrayList<>();
    private final List<String> losses = new ArrayList<>();
    private int passed;
    private int failed;
    private int skipped;

    Score(boolean areSkipsFailures) {
        this.areSkipsFailures = areSkipsFailures;
    }

    synchronized void add(TestModule module, String name, TestOutcome outcome) {
        passed += outcome.passed();
        failed += outcome.failed();
        skipped += outcome.skipped();
        if (outcome.failed() + outcome.skipped() > 0) {
            complaints.add(outcome.details());
        }
        if (outcome.passed() + outcome.failed() + outcome.skipped() > 0) {
            System.out.println(line(module, name, outcome));
        }
    }

    private static String line(TestModule module, String name, TestOutcome outcome) {
        var word = outcome.failed() > 0 ? "FAILED " : "";
        var simple = name.substring(name.lastIndexOf('.') + 1);
        return String.format(
                Locale.ROOT,
                "%s%s %s: %d tests, %.1f s",
                word,
                module.name(),
                simple,
                outcome.passed() + outcome.failed() + outcome.skipped(),
                outcome.nanos() / SECOND);
    }

    /// What could not be tested to its end.
    synchronized void lost(String module, String why) {
        failed++;
        losses.add(module + ": " + why);
        System.out.println("FAILED " + module + ": " + why);
    }

    /// Prints what went wrong, and how many there were; whether all is well.
    synchronized boolean tell() throws IOException {
        for (var each : complaints) {
            System.out.println();
            System.out.print(Files.readString(each));
        }
        losses.forEach(System.out::println);
        System.out.println();
        if (areSkipsFailures && skipped > 0) {
            System.out.println("Where CI is set a test that was skipped is one that failed.");
        }
        int lost = areSkipsFailures ? failed + skipped : failed;
        System.out.printf(
                Locale.ROOT, "%d passed, %d failed, %d skipped%n", passed, lost, areSkipsFailures ? 0 : skipped);
        return lost == 0 && passed > 0;
    }
}
