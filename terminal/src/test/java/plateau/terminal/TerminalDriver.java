package plateau.terminal;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import plateau.core.text.Text;
import plateau.terminal.outside.Runtimes;

/// The real program in a pseudo-terminal: types, clicks, resizes, and looks at what a person would see.
public final class TerminalDriver implements AutoCloseable {
    public static final String UP = "\u001b[A";
    public static final String DOWN = "\u001b[B";
    public static final String RIGHT = "\u001b[C";
    public static final String LEFT = "\u001b[D";
    public static final String ENTER = "\r";
    public static final String ESCAPE = "\u001b";
    public static final String INTERRUPT = "\u0003";

    private static final long PATIENCE_SECONDS = 20;

    private final Process process;
    private final Writer orders;
    private final VirtualScreen screen;
    private final StringBuilder raw = new StringBuilder();
    private boolean hasEnded;

    private TerminalDriver(Process process, int rows, int columns) {
        this.process = process;
        this.orders = new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8);
        this.screen = new VirtualScreen(rows, columns);
        Thread.ofPlatform().daemon().start(this::read);
    }

    /// Starts the program, and says when it is done how the terminal is set.
    ///
    /// @param environment what is different from `TERM=xterm-256color` and `LC_ALL=C.UTF-8`
    public static TerminalDriver start(int rows, int columns, Map<String, String> environment, String... arguments) {
        Runtimes.require("python3");
        var command = new ArrayList<>(List.of("python3", script(), "" + rows, "" + columns));
        command.addAll(List.of("sh", "-c", "\"$@\"; echo code $?; stty -a", "sh"));
        command.addAll(program());
        command.addAll(List.of(arguments));
        var builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
        List.of("NO_COLOR", "COLORTERM", "LANG", "LC_CTYPE").forEach(builder.environment()::remove);
        builder.environment().putAll(Map.of("TERM", "xterm-256color", "LC_ALL", "C.UTF-8"));
        builder.environment().putAll(environment);
        try {
            return new TerminalDriver(builder.start(), rows, columns);
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }

    private static List<String> program() {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED",
                "-Dplateau.tty=inouterr",
                "-cp",
                System.getProperty("java.class.path"),
                "plateau.terminal.Main");
    }

    private static String script() {
        var url = TerminalDriver.class.getResource("/plateau/terminal/pseudo_terminal.py");
        try {
            return Path.of(Objects.requireNonNull(url).toURI()).toString();
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private void read() {
        var buffer = new char[1 << 14];
        try (var shown = new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8)) {
            for (int count = shown.read(buffer); count >= 0; count = shown.read(buffer)) {
                take(new String(buffer, 0, count));
            }
        } catch (IOException gone) {
            // The program has ended.
        }
        end();
    }

    private synchronized void take(String shown) {
        raw.append(shown);
        screen.take(shown);
        notifyAll();
    }

    private synchronized void end() {
        hasEnded = true;
        notifyAll();
    }

    /// Types some keys.
    public TerminalDriver press(String... keys) {
        for (var key : keys) {
            order("k " + HexFormat.of().formatHex(key.getBytes(StandardCharsets.UTF_8)));
        }
        return this;
    }

    /// Types a line that is asked for, and enters it once it is seen: Enter counts for nothing before there is a
    /// question.
    public TerminalDriver enter(String line) {
        return press(line).await("> " + line).press(ENTER);
    }

    /// Types some keys, and waits until something has come of it.
    public synchronized TerminalDriver pressAndSee(String keys) {
        int before = raw.length();
        press(keys);
        return await("anything new", _ -> raw.length() > before);
    }

    /// Clicks on the first place where a text is seen, so many columns further.
    public TerminalDriver click(String text, int further) {
        synchronized (this) {
            int row = screen.rowOf(text) + 1;
            int column = screen.columnOf(text) + 1 + further;
            return press(Text.format("\u001b[<0;%d;%dM\u001b[<0;%d;%dm", column, row, column, row));
        }
    }

    public TerminalDriver resize(int rows, int columns) {
        synchronized (this) {
            screen.resize(rows, columns);
        }
        order(Text.format("r %d %d", rows, columns));
        return this;
    }

    private void order(String line) {
        try {
            orders.write(line + "\n");
            orders.flush();
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    /// Waits until a text is seen.
    public TerminalDriver await(String text) {
        return await("'" + text + "'", seen -> seen.contains(text));
    }

    /// Waits until the screen looks as it should.
    public synchronized TerminalDriver await(String what, Predicate<String> isSeen) {
        waitFor(what, () -> isSeen.test(screen.toString()));
        return this;
    }

    /// Waits for the end; gives what is left on the usual screen, the exit code and the settings.
    public synchronized String finish() {
        waitFor("the end", () -> hasEnded);
        return screen.plain();
    }

    private synchronized void waitFor(String what, BooleanSupplier isTrue) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        try {
            while (!isTrue.getAsBoolean()) {
                long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
                if (left <= 0 || hasEnded) {
                    throw new AssertionError("waited for " + what + ", but there is\n" + screen);
                }
                wait(left);
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new AssertionError(interrupted);
        }
    }

    /// What is seen now.
    public synchronized String seen() {
        return screen.toString();
    }

    /// Everything that was sent to the terminal.
    public synchronized String raw() {
        return raw.toString();
    }

    /// Whether the program has the whole screen.
    public synchronized boolean isFull() {
        return screen.isOther();
    }

    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
