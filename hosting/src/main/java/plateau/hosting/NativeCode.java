package plateau.hosting;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Calls of functions that are not Java's.
final class NativeCode {
    private static final Linker LINKER = Linker.nativeLinker();
    private static final SymbolLookup SYSTEM = LINKER.defaultLookup();

    private NativeCode() {}

    /// A function of the C library.
    static MethodHandle system(String name, FunctionDescriptor type) {
        return function(address(name), type);
    }

    /// Where the C library has something.
    static MemorySegment address(String name) {
        return SYSTEM.find(name).orElseThrow(() -> new IllegalStateException("the system has no " + name));
    }

    @SuppressWarnings("restricted") // This is what hosts are for, each in a process of its own
    static MethodHandle function(MemorySegment address, FunctionDescriptor type) {
        return LINKER.downcallHandle(address, type);
    }

    /// Calls a function.
    static @Nullable Object call(MethodHandle function, Object... arguments) {
        try {
            return function.invokeWithArguments(List.of(arguments));
        } catch (Throwable thrown) {
            throw new IllegalStateException("a native call failed: " + thrown, thrown);
        }
    }

    /// The text at an address; empty for none.
    @SuppressWarnings("restricted") // How long it is only its end tells
    static String text(MemorySegment pointer) {
        return pointer.address() == 0
                ? ""
                : pointer.reinterpret(Long.MAX_VALUE).getString(0).strip();
    }
}
