package plateau.suite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// `Suite.java [--quick] ROOT MAVEN…`: has Maven compile what is below a folder, and runs the tests of each module as
/// soon as it is compiled. It uses nothing but the JDK, so that it can begin before anything is compiled.
public final class Suite {
    private static final int FAILED = 1;

    private final Path root;
    private final List<String> maven;
    private final boolean isQuick;
    private final TestQueue queue = new TestQueue();
    private final Score score = new Score(System.getenv("CI") != null);

    private Suite(Path root, List<String> maven, boolean isQuick) {
        this.root = root;
        this.maven = maven;
        this.isQuick = isQuick;
    }

    public static void main(String[] arguments) throws Exception {
        var words = new ArrayList<>(List.of(arguments));
        boolean isQuick = words.removeFirst().equals("--quick");
        var root = Path.of(isQuick ? words.removeFirst() : arguments[0]);
        System.exit(new Suite(root, words, isQuick).run() ? 0 : FAILED);
    }

    /// Whether all is well.
    private boolean run() throws IOException, InterruptedException {
        var testers = new ArrayList<Thread>();
        int most = Runtime.getRuntime().availableProcessors();
        for (int each = 0; each < most; each++) {
            testers.add(Thread.ofPlatform().start(this::test));
        }
        boolean isBuilt = build();
        queue.close(isBuilt);
        // What the compiler leaves free; most tests wait now and then.
        testers.add(Thread.ofPlatform().start(this::test));
        for (var tester : testers) {
            tester.join();
        }
        return isBuilt && score.tell();
    }

    private boolean build() throws IOException, InterruptedException {
        var log = Files.createDirectories(root.resolve("target")).resolve("tests.log");
        return new MavenBuild(root, maven, log).run(this::offer);
    }

    private void offer(Path module) {
        try {
            Optional<TestModule> tests = TestModule.in(module, isQuick);
            tests.ifPresent(queue::add);
        } catch (IOException unreadable) {
            score.lost(module.getFileName().toString(), unreadable.toString());
        }
    }

    /// Takes a module, and tests classes of it until there are none left.
    private void test() {
        try {
            for (var module = queue.next(); module.isPresent(); module = queue.next()) {
                test(module.get());
                queue.leave(module.get());
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void test(TestModule module) {
        var name = module.take();
        if (name.isEmpty()) {
            return;
        }
        try (var tester = Tester.start(module, root)) {
            for (; name.isPresent(); name = module.take()) {
                score.add(module, name.get(), tester.test(name.get()));
            }
        } catch (IOException | RuntimeException broken) {
            score.lost(module.name(), name.orElse("all") + " ended before its time: " + broken.getMessage());
        }
    }
}
