package plateau.server.bots;

import org.jspecify.annotations.Nullable;

/// A job that was handed in.
public final class Ticket {
    private final Pool pool;
    private final Job job;

    /// Who thinks about it; null before and after.
    @Nullable
    PoolWorker worker;

    /// Whether nobody is to be told what comes of it: it was told, or nobody wants to know any more.
    boolean isSettled;

    Ticket(Pool pool, Job job) {
        this.pool = pool;
        this.job = job;
    }

    Job job() {
        return job;
    }

    /// Nobody wants the move any more. A bot that thinks about it is told to stop.
    public void cancel() {
        pool.cancel(this);
    }
}
