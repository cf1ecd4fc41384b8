package plateau.hosting;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import plateau.arena.outside.Program;
import plateau.arena.outside.Tongue;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// Bots that need a virtual machine around them: each is hosted in one of its own.
final class Hosts {
    static final String PLAYER = "player";
    static final String BOT = "bot";
    static final String DIALECT = "dialect";
    static final String MEMORY = "memory";
    static final String STACK = "stack";

    private static final int USUAL_MEMORY = 1024;
    private static final int MOST_MEMORY = 65_536;

    /// Some clients need several megabytes.
    private static final int USUAL_STACK = 64;

    private static final int MOST_STACK = 256;

    /// What the two virtual machines have in common: small, and what they have to say themselves goes to
    /// the error stream.
    private static final List<String> FLAGS = List.of(
            "-XX:+UseSerialGC",
            "-XX:-UsePerfData",
            "-XX:+DisplayVMOutputToStderr",
            "-XX:-CreateCoredumpOnCrash",
            "-Xlog:disable",
            "-Xlog:all=warning,aot*=off,cds*=off:stderr",
            "-Dstdout.encoding=UTF-8",
            "-Dstderr.encoding=UTF-8",
            "--enable-native-access=ALL-UNNAMED");

    private static final byte[] ZIP = {'P', 'K', 3, 4};
    private static final byte[] ELF = {0x7f, 'E', 'L', 'F'};

    /// Where an ELF file says what it is, and what it says if it can be loaded while a program runs.
    private static final int ELF_TYPE = 16;

    private static final int SHARED = 3;

    private Hosts() {}

    /// A jar with a player in it: `bot.jar?player=Fox,memory=512m`.
    static Program jar(String text) {
        var seat = FileSeat.of(text, Outside.JAR.settings());
        if (!Arrays.equals(seat.beginning(ZIP.length), ZIP)) {
            throw new BadInput("outside.no-jar", "'%s' is no jar", seat.name());
        }
        if (seat.setting(PLAYER).isPresent() && seat.setting(BOT).isPresent()) {
            throw new BadInput("outside.both", "%s and %s name two; give one", PLAYER, BOT);
        }
        int memory = seat.megabytes(MEMORY, USUAL_MEMORY, MOST_MEMORY);
        var command = machine(memory);
        command.add(JarHost.class.getName());
        command.add(Integer.toString(seat.megabytes(MEMORY, 0, MOST_MEMORY)));
        command.add(seat.file().toString());
        seat.setting(PLAYER).ifPresent(name -> command.addAll(List.of(PLAYER, name)));
        seat.setting(BOT).ifPresent(name -> command.addAll(List.of(BOT, name)));
        return new Program(seat.name(), command);
    }

    /// A shared library of the Carcassonne course: `client.so?dialect=history,stack=128m`.
    static Program library(String text) {
        var seat = FileSeat.of(text, Outside.LIBRARY.settings());
        if (!isLibrary(seat.beginning(ELF_TYPE + 1))) {
            throw new BadInput(
                    "outside.no-library",
                    "'%s' is no shared library (ELF); gcc makes one with -shared -fPIC",
                    seat.name());
        }
        var dialect = seat.setting(DIALECT).map(Dialect::parse).orElse(Dialect.STANDARD);
        int stack = seat.megabytes(STACK, USUAL_STACK, MOST_STACK);
        var command = machine(64);
        // It plays few moves and lives for one match: there is nothing to compile well.
        command.add(1, "-XX:TieredStopAtLevel=1");
        command.addAll(1, onCrash(seat.name()));
        command.addAll(List.of(LibHost.class.getName(), seat.file().toString(), dialect.title()));
        command.add(Integer.toString(stack));
        return new Program(seat.name(), command, Tongue.FUNCTIONS);
    }

    /// A client that crashes takes its virtual machine along, which then writes a report of many pages.
    /// The last line of the error stream is to say the signal and the place in it: the referee repeats
    /// that line. The client is loaded from a file that has a number for a name, and gets its own back.
    private static List<String> onCrash(String name) {
        var report = Path.of(System.getProperty("java.io.tmpdir"), "plateau-crash-%p.log");
        // What is left means nothing to the virtual machine, the shell and sed.
        var plain = name.replaceAll("[^A-Za-z0-9_.+-]", "?");
        var extract = Text.format(
                "sed -n -e '/^#  *SIG/{s/^#  *\\(SIG[A-Z]*\\).*/crashed with \\1/' -e h -e '}'"
                        + " -e '/^# *C *\\[/{s/^# *C *\\[\\([^]]*\\)\\] */\\1 /'"
                        + " -e 's/^[0-9]*+/%s+/' -e H -e g"
                        + " -e 's/\\n/ in /p' -e q -e '}' '%s' >&2 && rm '%s'",
                plain, report, report);
        return List.of("-XX:ErrorFile=" + report, "-XX:OnError=" + extract);
    }

    private static boolean isLibrary(byte[] bytes) {
        return bytes.length > ELF_TYPE
                && Arrays.equals(Arrays.copyOf(bytes, ELF.length), ELF)
                && bytes[ELF_TYPE] == SHARED;
    }

    /// The virtual machine that we run on, with the same classes.
    private static List<String> machine(int megabytes) {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(FLAGS);
        command.add("-Xmx" + megabytes + "m");
        command.add("-Djava.io.tmpdir=" + System.getProperty("java.io.tmpdir"));
        command.addAll(List.of("-cp", System.getProperty("java.class.path", "")));
        return command;
    }
}
