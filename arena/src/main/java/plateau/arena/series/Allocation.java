package plateau.arena.series;

import java.lang.management.ManagementFactory;

/// What threads have allocated, as the virtual machine counts it.
final class Allocation {
    private static final com.sun.management.ThreadMXBean THREADS =
            (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();

    private Allocation() {}

    /// Bytes the current thread has allocated so far.
    static long ofThisThread() {
        return THREADS.getCurrentThreadAllocatedBytes();
    }
}
