package plateau.server.storage;

/// The database does not answer, or has no room. Nothing of what was asked has been written, unless it
/// is unsure.
public final class StorageDown extends RuntimeException {
    private final boolean isUnsure;

    public StorageDown(String reason, Throwable cause) {
        super(reason, cause);
        this.isUnsure = false;
    }

    public StorageDown(String reason, boolean isUnsure) {
        super(reason);
        this.isUnsure = isUnsure;
    }

    /// Whether nobody can say if it was written: the database was lost in the middle of it, and did not
    /// come back in time. Reading tells, once it answers again.
    public boolean isUnsure() {
        return isUnsure;
    }
}
