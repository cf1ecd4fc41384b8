package plateau.server.storage.file;

/// The database does not answer, or has no room. Nothing of what was asked has been written, unless it
/// is unsure.
public final class StorageDown extends RuntimeException {
    private final boolean isUnsure;
    private final boolean isTold;

    public StorageDown(String reason, Throwable cause) {
        super(reason, cause);
        this.isUnsure = false;
        this.isTold = false;
    }

    public StorageDown(String reason, boolean isUnsure) {
        this(reason, isUnsure, false);
    }

    private StorageDown(String reason, boolean isUnsure, boolean isTold) {
        super(reason);
        this.isUnsure = isUnsure;
        this.isTold = isTold;
    }

    /// The file is not in its place, of which the operator has been told.
    static StorageDown told(String reason, boolean isUnsure) {
        return new StorageDown(reason, isUnsure, true);
    }

    /// The same, for somebody else who waits.
    public StorageDown again() {
        return new StorageDown(Trouble.message(this), isUnsure, isTold);
    }

    /// The same of what may have been written before.
    public StorageDown unsure() {
        return new StorageDown(Trouble.message(this), true, isTold);
    }

    /// Whether the file of the database is not in its place: its operator knows, and has to put it back.
    public boolean isTold() {
        return isTold;
    }

    /// Whether nobody can say if it was written: the database was lost in the middle of it, and did not
    /// come back in time. Reading tells, once it answers again.
    public boolean isUnsure() {
        return isUnsure;
    }
}
