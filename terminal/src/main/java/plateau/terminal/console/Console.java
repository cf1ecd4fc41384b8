package plateau.terminal.console;

import java.io.IOError;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.TimeUnit;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jspecify.annotations.Nullable;
import plateau.core.Interrupted;
import plateau.terminal.screen.Failure;
import plateau.terminal.screen.Letters;

/// The whole terminal as a screen: keys come in one by one, frames go out, of which only what has changed
/// is sent. Whatever happens, the terminal is given back as it was: on [#close], when the program ends in
/// any way that it can notice, and while it is suspended by Ctrl-Z.
///
/// Keys are read in a thread of its own; those who wait for one can be interrupted. Frames may be painted
/// from any thread.
public final class Console implements AutoCloseable {
    /// The other screen, no cursor, a mouse that tells of clicks (in numbers that know no limit), and no
    /// line that goes on below.
    private static final String ENTER = "\u001b[?1049h\u001b[?25l\u001b[?1000h\u001b[?1006h\u001b[?7l";

    private static final String LEAVE = "\u001b[0m\u001b[?7h\u001b[?1006l\u001b[?1000l\u001b[?25h\u001b[?1049l";

    private static final String CLEAR = "\u001b[0m\u001b[2J";

    private static final int SUSPEND = 26;

    /// Milliseconds.
    private static final long A_WHILE = 500;

    private final Terminal terminal;
    private final Attributes before;
    private final Colours colours;
    private final Letters letters;
    private final BlockingDeque<Press> presses = new LinkedBlockingDeque<>();
    private final Thread restorer = new Thread(this::restore, "terminal-restorer");
    private @Nullable Frame painted;
    private boolean isOpen;
    private volatile boolean isClosed;

    private Console(Terminal terminal, Map<String, String> environment) {
        this.terminal = terminal;
        this.before = terminal.getAttributes();
        this.colours = Colours.of(environment);
        this.letters = Letters.of(environment, System.getProperty("plateau.charset", ""));
    }

    /// Whether the process has a terminal that can show a screen: the launcher says by `plateau.tty`
    /// which streams are one.
    public static boolean isPossible(Map<String, String> environment) {
        var terminals = System.getProperty("plateau.tty", "");
        var term = environment.getOrDefault("TERM", "");
        return terminals.contains("in") && terminals.contains("out") && !term.isEmpty() && !term.equals("dumb");
    }

    /// Takes the process's terminal.
    public static Console open() {
        try {
            var terminal = TerminalBuilder.builder()
                    .system(true)
                    // Java may not know the locale; what is no ASCII is sent only to UTF-8.
                    .encoding(StandardCharsets.UTF_8)
                    .stdinEncoding(StandardCharsets.UTF_8)
                    .stdoutEncoding(StandardCharsets.UTF_8)
                    .dumb(false)
                    .graphemeCluster(false)
                    .nativeSignals(true)
                    .signalHandler(Terminal.SignalHandler.SIG_DFL)
                    .build();
            return on(terminal, System.getenv());
        } catch (IOException | IllegalStateException | LinkageError | IOError refused) {
            throw new Failure(
                    "console",
                    "the terminal cannot be used as a screen (%s); --plain plays line by line",
                    String.valueOf(refused.getMessage()));
        }
    }

    /// Takes any terminal; one that cannot be a screen is closed again.
    public static Console on(Terminal terminal, Map<String, String> environment) {
        var console = new Console(terminal, environment);
        try {
            console.begin();
            return console;
        } catch (RuntimeException | Error refused) {
            console.close();
            throw refused;
        }
    }

    private void begin() {
        Runtime.getRuntime().addShutdownHook(restorer);
        enter();
        terminal.handle(Terminal.Signal.WINCH, _ -> resized());
        terminal.handle(Terminal.Signal.CONT, _ -> resized());
        Thread.ofPlatform().daemon().name("keys").start(this::readKeys);
    }

    /// Takes the terminal, unless it was given back for good meanwhile.
    synchronized void enter() {
        if (isClosed) {
            return;
        }
        isOpen = true;
        terminal.enterRawMode();
        var raw = terminal.getAttributes();
        // Ctrl-C and Ctrl-Z come as keys, so that the terminal can be put in order first.
        raw.setLocalFlag(Attributes.LocalFlag.ISIG, false);
        terminal.setAttributes(raw);
        terminal.writer().write(ENTER);
        terminal.flush();
        painted = null;
    }

    private synchronized void restore() {
        if (isOpen) {
            isOpen = false;
            terminal.writer().write(LEAVE);
            terminal.flush();
            terminal.setAttributes(before);
        }
    }

    private void resized() {
        synchronized (this) {
            painted = null;
        }
        presses.add(Press.of(Key.RESIZE));
    }

    private void readKeys() {
        var decoder = new KeyDecoder(milliseconds -> {
            int character = read(milliseconds);
            if (character == SUSPEND) {
                suspend();
                return 0;
            }
            return character;
        });
        try {
            while (!isClosed) {
                var press = decoder.next();
                press.filter(each -> each.key() == Key.RESIZE).ifPresent(_ -> resized());
                press.filter(each -> each.key() != Key.RESIZE).ifPresent(presses::add);
                if (press.filter(each -> each.key() == Key.INPUT_ENDED).isPresent()) {
                    return;
                }
            }
        } catch (IOException gone) {
            presses.add(Press.of(Key.INPUT_ENDED));
        }
    }

    /// The next character. For ever is a little while again and again: who waits in the terminal's reader
    /// without end keeps it from being closed.
    private int read(long milliseconds) throws IOException {
        while (milliseconds == 0 && !isClosed) {
            int character = terminal.reader().read(A_WHILE);
            if (character != KeyDecoder.LATE) {
                return character;
            }
        }
        return isClosed ? -1 : terminal.reader().read(milliseconds);
    }

    /// Stops this process as Ctrl-Z would have, and takes the terminal again when it goes on.
    private void suspend() {
        restore();
        try {
            var self = String.valueOf(ProcessHandle.current().pid());
            var stopped = new ProcessBuilder("kill", "-STOP", self).start();
            stopped.waitFor();
        } catch (IOException noSuchCommand) {
            // Then it just goes on.
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        enter();
        presses.add(Press.of(Key.RESIZE));
    }

    /// Whether the terminal shows more than ASCII.
    public boolean isUnicode() {
        return letters.isUnicode();
    }

    /// A blank frame of the terminal's present size.
    public Frame frame() {
        var size = terminal.getSize();
        int rows = size.getRows() > 0 ? size.getRows() : 24;
        int columns = size.getColumns() > 0 ? size.getColumns() : 80;
        return new Frame(rows, columns, letters);
    }

    /// Shows a frame. One that was made before the terminal changed its size is not shown.
    public synchronized void paint(Frame frame) {
        var now = frame();
        if (!isOpen || now.rows() != frame.rows() || now.columns() != frame.columns()) {
            return;
        }
        var out = new StringBuilder();
        if (painted == null || painted.rows() != frame.rows() || painted.columns() != frame.columns()) {
            out.append(CLEAR);
            painted = new Frame(frame.rows(), frame.columns(), letters);
        }
        new Changes(painted, frame, colours).appendTo(out);
        painted = frame;
        if (!out.isEmpty()) {
            terminal.writer().write(out.toString());
            terminal.flush();
        }
    }

    /// The next key; waits for it.
    public Press next() {
        try {
            return kept(presses.take());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new Interrupted();
        }
    }

    /// The next key, if it comes in time.
    public Optional<Press> next(Duration patience) {
        try {
            var press = presses.poll(patience.toMillis(), TimeUnit.MILLISECONDS);
            return Optional.ofNullable(press).map(this::kept);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new Interrupted();
        }
    }

    /// That the input has ended is told again and again to whoever asks.
    private Press kept(Press press) {
        if (press.key() == Key.INPUT_ENDED) {
            presses.add(press);
        }
        return press;
    }

    /// Gives back keys that were read before their time; they come next, in the same order.
    public void giveBack(List<Press> early) {
        early.reversed().forEach(presses::addFirst);
    }

    /// Drops what was pressed so far and would choose something: to be called before a question is
    /// painted, so that nobody answers one unseen.
    public void dropHasty() {
        presses.removeIf(new Haste());
    }

    /// Gives the terminal back.
    @Override
    public void close() {
        isClosed = true;
        try {
            restore();
        } finally {
            forget();
        }
    }

    private void forget() {
        try {
            Runtime.getRuntime().removeShutdownHook(restorer);
        } catch (IllegalStateException underWay) {
            // The program ends already, and the hook finds nothing to do.
        }
        try {
            terminal.close();
        } catch (IOException gone) {
            // The terminal is in order, and nobody reads from it any more.
        }
    }
}
