package plateau.suite;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// The modules whose tests wait for somebody. More come while others are tested.
final class TestQueue {
    private final List<TestModule> modules = new ArrayList<>();
    private boolean isClosed;

    synchronized void add(TestModule module) {
        modules.add(module);
        notifyAll();
    }

    /// No more come.
    ///
    /// @param isWanted whether what waits is still to be tested
    synchronized void close(boolean isWanted) {
        isClosed = true;
        if (!isWanted) {
            modules.clear();
        }
        notifyAll();
    }

    /// The module that has most to be tested, for each who does so; waits for one if more come, or until there is
    /// nothing that nobody has taken.
    synchronized Optional<TestModule> next() throws InterruptedException {
        var found = busiest();
        while (found.isEmpty() && !(isClosed && modules.stream().allMatch(TestModule::isEmpty))) {
            wait();
            found = busiest();
        }
        found.ifPresent(TestModule::join);
        return found;
    }

    private Optional<TestModule> busiest() {
        return modules.stream().filter(module -> module.share() > 0).max(Comparator.comparingInt(TestModule::share));
    }

    synchronized void leave(TestModule module) {
        module.leave();
        notifyAll();
    }
}
