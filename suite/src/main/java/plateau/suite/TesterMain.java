package plateau.suite;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TagFilter;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/// `FOLDER [TAG]`: tests the classes whose names come in, a line each, but for what has the tag. What they print is
/// kept in the folder, and what failed.
public final class TesterMain {
    private final Path reports;
    private final String omitted;

    private TesterMain(Path reports, String omitted) {
        this.reports = reports;
        this.omitted = omitted;
    }

    public static void main(String[] arguments) throws IOException {
        var orders = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        var answers = System.out;
        System.setIn(InputStream.nullInputStream());
        var tester = new TesterMain(Path.of(arguments[0]), arguments.length > 1 ? arguments[1] : "");
        try (var session = LauncherFactory.openSession()) {
            for (var name = orders.readLine(); name != null; name = orders.readLine()) {
                var answer = tester.test(session.getLauncher(), name);
                // Whoever printed last may have left a line unended.
                answers.println();
                answers.println(answer);
                answers.flush();
            }
        }
        System.exit(0);
    }

    private String test(Launcher launcher, String name) throws IOException {
        var output = System.out;
        var errors = System.err;
        var listener = new TestNotes(name);
        try (var printed = new PrintStream(
                Files.newOutputStream(reports.resolve(name + "-output.txt")), true, StandardCharsets.UTF_8)) {
            System.setOut(printed);
            System.setErr(printed);
            launcher.execute(request(name), listener);
        } finally {
            System.setOut(output);
            System.setErr(errors);
        }
        Files.writeString(reports.resolve(name + ".txt"), listener.details());
        return listener.line();
    }

    private LauncherDiscoveryRequest request(String name) {
        var request = LauncherDiscoveryRequestBuilder.request().selectors(DiscoverySelectors.selectClass(name));
        return (omitted.isEmpty() ? request : request.filters(TagFilter.excludeTags(omitted))).build();
    }
}
