package plateau.hosting;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;

/// The standard streams of this process below Java, where a client reads and prints.
final class NativeStreams {
    private static final int INPUT = 0;
    private static final int OUTPUT = 1;
    private static final int ERRORS = 2;
    private static final MethodHandle DUPLICATE = NativeCode.system("dup", FunctionDescriptor.of(JAVA_INT, JAVA_INT));
    private static final MethodHandle FLUSH = NativeCode.system("fflush", FunctionDescriptor.of(JAVA_INT, ADDRESS));

    private NativeStreams() {}

    /// Takes the standard input away: whoever reads it finds its end. Gives where it led to.
    static InputStream takeInput() throws FileNotFoundException {
        var in = new FileInputStream(kept(INPUT));
        var reopen = NativeCode.system("freopen", FunctionDescriptor.of(ADDRESS, ADDRESS, ADDRESS, ADDRESS));
        try (var arena = Arena.ofConfined()) {
            var nothing = arena.allocateFrom("/dev/null");
            NativeCode.call(reopen, nothing, arena.allocateFrom("r"), variable("stdin"));
        }
        return in;
    }

    /// Takes the standard output away: what is printed goes to the error stream from now on, a line at a
    /// time. Gives where the output led to.
    static OutputStream takeOutput() throws FileNotFoundException {
        var out = new FileOutputStream(kept(OUTPUT), true);
        var replace = NativeCode.system("dup2", FunctionDescriptor.of(JAVA_INT, JAVA_INT, JAVA_INT));
        NativeCode.call(replace, ERRORS, OUTPUT);
        var byLines = NativeCode.system("setlinebuf", FunctionDescriptor.ofVoid(ADDRESS));
        NativeCode.call(byLines, variable("stdout"));
        return out;
    }

    /// A second name for a stream, which stays when the first is used for something else.
    private static String kept(int stream) {
        return "/proc/self/fd/" + NativeCode.call(DUPLICATE, stream);
    }

    /// A stream of the C library, by the name of the variable that points to it.
    @SuppressWarnings("restricted") // It is as large as a pointer
    private static MemorySegment variable(String name) {
        return NativeCode.address(name).reinterpret(ADDRESS.byteSize()).get(ADDRESS, 0);
    }

    /// Has everything written that was printed so far.
    static void flush() {
        NativeCode.call(FLUSH, MemorySegment.NULL);
    }
}
