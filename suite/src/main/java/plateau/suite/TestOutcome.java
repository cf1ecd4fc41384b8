package plateau.suite;

import java.nio.file.Path;

/// What came of the tests of a class.
///
/// @param details what failed, and what was skipped and why
record TestOutcome(int passed, int failed, int skipped, Path details, long nanos) {
    /// How the line begins that tells it: what else tests print is none.
    static final String MARK = "\1 tested ";

    /// The line that [#parse] reads.
    static String line(int passed, int failed, int skipped) {
        return MARK + passed + " " + failed + " " + skipped;
    }

    static TestOutcome parse(String line, Path details, long nanos) {
        var numbers = line.substring(MARK.length()).split(" ");
        return new TestOutcome(
                Integer.parseInt(numbers[0]),
                Integer.parseInt(numbers[1]),
                Integer.parseInt(numbers[2]),
                details,
                nanos);
    }
}
