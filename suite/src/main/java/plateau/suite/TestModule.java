package plateau.suite;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/// The test classes of a module that nobody has taken yet, those that take long first.
final class TestModule {
    private static final String SUFFIX = "Test.class";

    /// What a class counts that takes four seconds or more.
    private static final int SLOW = 15;

    /// Each who tests a module has to load and compile it, and starts the servers, databases and browsers that its
    /// tests share.
    private static final int MOST_TESTERS = 2;

    private record TestClass(String name, boolean isSlow) {
        int weight() {
            return isSlow ? SLOW : 1;
        }
    }

    private final Path folder;
    private final boolean isQuick;
    private final Deque<TestClass> classes;
    private int weight;
    private int testers;

    private TestModule(Path folder, boolean isQuick, Collection<TestClass> classes) {
        this.folder = folder;
        this.isQuick = isQuick;
        this.classes = new ArrayDeque<>(classes);
        weight = classes.stream().mapToInt(TestClass::weight).sum();
    }

    /// A module with its tests, if it has any.
    static Optional<TestModule> in(Path folder, boolean isQuick) throws IOException {
        var compiled = folder.resolve("target/test-classes");
        if (!Files.isDirectory(compiled)) {
            return Optional.empty();
        }
        var classes = new ArrayList<TestClass>();
        for (var file : files(compiled)) {
            var name = compiled.relativize(file).toString();
            var path = name.substring(0, name.length() - ".class".length());
            classes.add(new TestClass(path.replace('/', '.'), isSlow(file)));
        }
        classes.sort(Comparator.comparing(TestClass::isSlow).reversed().thenComparing(TestClass::name));
        return classes.isEmpty() ? Optional.empty() : Optional.of(new TestModule(folder, isQuick, classes));
    }

    private static List<Path> files(Path compiled) throws IOException {
        try (var files = Files.walk(compiled)) {
            return files.filter(file -> file.getFileName().toString().endsWith(SUFFIX))
                    .filter(file -> !file.getFileName().toString().contains("$"))
                    .toList();
        }
    }

    /// Whether a class, or a part of it, has the tag.
    private static boolean isSlow(Path file) throws IOException {
        var text = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
        return text.contains("Lorg/junit/jupiter/api/Tag;") && text.contains("\1\0\4slow");
    }

    String name() {
        return folder.getFileName().toString();
    }

    Path folder() {
        return folder;
    }

    /// Whether what takes long is left out.
    boolean isQuick() {
        return isQuick;
    }

    /// What there is for one more to test; nothing where there are enough who do, or it would not pay.
    synchronized int share() {
        boolean isEnough = testers == MOST_TESTERS || (testers > 0 && weight < SLOW);
        return isEnough ? 0 : weight / (testers + 1);
    }

    synchronized boolean isEmpty() {
        return classes.isEmpty();
    }

    synchronized void join() {
        testers++;
    }

    synchronized void leave() {
        testers--;
    }

    synchronized Optional<String> take() {
        var next = Optional.ofNullable(classes.pollFirst());
        next.ifPresent(taken -> weight -= taken.weight());
        return next.map(TestClass::name);
    }
}
