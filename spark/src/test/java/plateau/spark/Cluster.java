package plateau.spark;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// A real master and real workers of Spark, processes of their own on the loopback, with the jars of Spark and
/// none of ours.
final class Cluster implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 180;
    private static final Pattern MASTER = Pattern.compile("Starting Spark master at (spark://[0-9.]+:[0-9]+)");
    private static final Pattern JOINED = Pattern.compile("Successfully registered with master");

    /// A process, and what it has said so far.
    final class Member {
        private final Process process;
        private final Queue<String> said = new ConcurrentLinkedQueue<>();
        private final CompletableFuture<MatchResult> ready = new CompletableFuture<>();

        private Member(Pattern awaited, String java, String... command) {
            try {
                process = builder(java, command).start();
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            }
            Thread.ofPlatform().daemon().start(() -> read(awaited));
        }

        private void read(Pattern awaited) {
            try (BufferedReader lines = process.inputReader()) {
                for (var line = lines.readLine(); line != null; line = lines.readLine()) {
                    said.add(line);
                    var found = awaited.matcher(line);
                    if (found.find()) {
                        ready.complete(found.toMatchResult());
                    }
                }
            } catch (IOException ended) {
                said.add(ended.toString());
            }
            ready.completeExceptionally(new IllegalStateException(String.join("\n", said)));
        }

        private MatchResult await() {
            try {
                return ready.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
            } catch (Exception late) {
                throw new IllegalStateException(String.join("\n", said), late);
            }
        }

        /// As `kill -9` would, with all that it started.
        void kill() {
            var started = process.descendants().toList();
            process.destroyForcibly();
            started.forEach(ProcessHandle::destroyForcibly);
            process.onExit().join();
        }
    }

    private final Path home;
    private final List<Member> members = new ArrayList<>();
    private final Thread hook = new Thread(this::end);
    private String address = "";

    /// @param folder of its own
    private Cluster(Path folder) throws IOException {
        home = folder;
        var jars = Files.createDirectories(home.resolve("jars"));
        for (var entry : classPath()) {
            var jar = Path.of(entry);
            if (entry.endsWith(".jar") && !isOurs(jar)) {
                Files.createSymbolicLink(jars.resolve(jar.getFileName()), jar);
            }
        }
        Runtime.getRuntime().addShutdownHook(hook);
    }

    private static List<String> classPath() {
        var path = Objects.requireNonNull(System.getProperty("java.class.path"));
        var all = System.getProperty("surefire.test.class.path", path);
        return List.of(all.split(File.pathSeparator));
    }

    private static boolean isOurs(Path jar) {
        var name = jar.getFileName().toString();
        return Stream.of("core-", "games-", "bots-", "arena-", "avaje-").anyMatch(name::startsWith);
    }

    /// A master, without workers yet.
    static Cluster begin(Path folder) throws IOException {
        var cluster = new Cluster(folder);
        cluster.address = cluster.begin(MASTER, java(), "master.Master").await().group(1);
        return cluster;
    }

    private static String java() {
        return Objects.requireNonNull(System.getProperty("java.home"));
    }

    /// Where the master is.
    String address() {
        return address;
    }

    /// One more worker, with one core.
    void join() {
        join(java());
    }

    /// One more worker, of another Java.
    void join(String java) {
        begin(JOINED, java, "worker.Worker", "--cores", "1", "--memory", "512M", address)
                .await();
    }

    /// The worker that came last.
    Member last() {
        return members.getLast();
    }

    private Member begin(Pattern awaited, String java, String type, String... arguments) {
        var command = new ArrayList<String>();
        command.addAll(List.of(java + "/bin/java", "-Xmx192m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
        var log = Cluster.class.getResource("/cluster-log4j2.properties");
        command.add("-Dlog4j2.configurationFile=" + log);
        command.addAll(List.of("-cp", home.resolve("jars") + "/*"));
        command.add("org.apache.spark.deploy." + type);
        command.addAll(List.of("--host", "127.0.0.1", "--port", "0", "--webui-port", "0"));
        command.addAll(List.of(arguments));
        var member = new Member(awaited, java, command.toArray(String[]::new));
        members.add(member);
        return member;
    }

    private ProcessBuilder builder(String java, String... command) {
        var builder = new ProcessBuilder(command).redirectErrorStream(true);
        var environment = builder.environment();
        environment.keySet().removeIf(name -> name.startsWith("SPARK_"));
        environment.put("JAVA_HOME", java);
        environment.put("SPARK_HOME", home.toString());
        environment.put("SPARK_LOCAL_IP", "127.0.0.1");
        environment.put("SPARK_SCALA_VERSION", "2.13");
        environment.put(
                "SPARK_WORKER_DIR", home.resolve("work" + members.size()).toString());
        environment.put("SPARK_LOCAL_DIRS", home.resolve("local").toString());
        return builder;
    }

    private void end() {
        members.reversed().forEach(Member::kill);
    }

    @Override
    public void close() {
        end();
        Runtime.getRuntime().removeShutdownHook(hook);
    }
}
