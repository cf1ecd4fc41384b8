package plateau.hosting;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.io.FileOutputStream;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.invoke.MethodHandle;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// A client that is a shared library. It stays loaded until this process ends.
final class SharedLibrary implements CourseClient {
    /// Everything it uses must be there at once; and its own functions come first, whatever names the
    /// virtual machine around it has: that one has a `find` and a `debug`, too.
    private static final int NOW_AND_OWN_FIRST = 2 | 8;

    /// What the client starts has no use for our copy of it.
    private static final int NOT_INHERITED = 1;

    private static final int FIELDS = 7;
    private static final MemoryLayout MOVE = MemoryLayout.structLayout(fields());

    private final MethodHandle name;
    private final MethodHandle initialize;
    private final MethodHandle play;
    private final MethodHandle finish;

    private SharedLibrary(Symbols symbols) {
        name = symbols.function("get_player_name", FunctionDescriptor.of(ADDRESS));
        initialize = symbols.function("initialize", FunctionDescriptor.ofVoid(JAVA_INT, JAVA_INT));
        play = symbols.function("play", FunctionDescriptor.of(MOVE, JAVA_INT, ADDRESS, JAVA_LONG));
        finish = symbols.function("finalize", FunctionDescriptor.ofVoid());
    }

    private static MemoryLayout[] fields() {
        var fields = new MemoryLayout[FIELDS];
        Arrays.fill(fields, JAVA_INT);
        return fields;
    }

    /// Loads a copy of a file, so that nothing changes under it. The copy is in memory and has no name in
    /// any folder: nothing is left of it, even if the client ends this process while it is loaded.
    static SharedLibrary open(Path file) throws IOException {
        int copy = unnamedFile();
        try {
            var path = Path.of("/proc/self/fd/" + copy);
            try (var out = new FileOutputStream(path.toFile())) {
                Files.copy(file, out);
            }
            return new SharedLibrary(Symbols.open(path, file));
        } finally {
            var close = NativeCode.system("close", FunctionDescriptor.of(JAVA_INT, JAVA_INT));
            NativeCode.call(close, copy);
        }
    }

    private static int unnamedFile() throws IOException {
        var create = NativeCode.system("memfd_create", FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_INT));
        try (var arena = Arena.ofConfined()) {
            var descriptor = NativeCode.call(create, arena.allocateFrom("client"), NOT_INHERITED);
            if (descriptor instanceof Integer number && number >= 0) {
                return number;
            }
        }
        throw new IOException("the system makes no file in memory");
    }

    @Override
    public String name() {
        return NativeCode.text(pointer(NativeCode.call(name)));
    }

    @Override
    public void initialize(int player, int players) {
        NativeCode.call(initialize, player, players);
        NativeStreams.flush();
    }

    @Override
    public CourseMove play(int card, List<CourseMove> previous) {
        try (var arena = Arena.ofConfined()) {
            var moves = arena.allocate(MOVE, Math.max(1, previous.size()));
            for (int i = 0; i < previous.size(); i++) {
                write(previous.get(i), moves.asSlice(i * MOVE.byteSize(), MOVE));
            }
            SegmentAllocator room = arena;
            var answer = NativeCode.call(play, room, card, moves, (long) previous.size());
            NativeStreams.flush();
            return read(pointer(answer));
        }
    }

    private static void write(CourseMove move, MemorySegment segment) {
        int[] fields = {
            move.isFailed() ? 1 : 0, move.player(), move.card(), move.x(), move.y(), move.direction(), move.place()
        };
        MemorySegment.copy(fields, 0, segment, JAVA_INT, 0, FIELDS);
    }

    private static CourseMove read(MemorySegment segment) {
        var fields = segment.toArray(JAVA_INT);
        return new CourseMove(fields[0] != 0, fields[1], fields[2], fields[3], fields[4], fields[5], fields[6]);
    }

    @Override
    public void finish() {
        NativeCode.call(finish);
        NativeStreams.flush();
    }

    private static MemorySegment pointer(@Nullable Object value) {
        return (MemorySegment) Objects.requireNonNull(value);
    }

    /// The functions of a library that was loaded.
    private record Symbols(MemorySegment handle, MethodHandle find, Path file) {
        /// @param copy what is loaded
        /// @param file what it is a copy of, for messages
        static Symbols open(Path copy, Path file) {
            var load = NativeCode.system("dlopen", FunctionDescriptor.of(ADDRESS, ADDRESS, JAVA_INT));
            // Looked up before it is needed: looking up forgets what went wrong.
            var error = NativeCode.system("dlerror", FunctionDescriptor.of(ADDRESS));
            try (var arena = Arena.ofConfined()) {
                var name = arena.allocateFrom(copy.toString());
                var handle = pointer(NativeCode.call(load, name, NOW_AND_OWN_FIRST));
                if (handle.address() == 0) {
                    var why = NativeCode.text(pointer(NativeCode.call(error)));
                    throw new BadInput(
                            Text.format("cannot be loaded: %s", why.replace(copy.toString(), file.toString())));
                }
                var find = FunctionDescriptor.of(ADDRESS, ADDRESS, ADDRESS);
                return new Symbols(handle, NativeCode.system("dlsym", find), file);
            }
        }

        MethodHandle function(String name, FunctionDescriptor type) {
            try (var arena = Arena.ofConfined()) {
                var address = pointer(NativeCode.call(find, handle, arena.allocateFrom(name)));
                if (address.address() == 0) {
                    throw new BadInput(Text.format(
                            "%s has no function '%s'; a client has get_player_name," + " initialize, play and finalize",
                            file.getFileName(), name));
                }
                return NativeCode.function(address, type);
            }
        }
    }
}
