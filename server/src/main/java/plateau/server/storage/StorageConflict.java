package plateau.server.storage;

/// A change that the database as it is does not allow, such as an entry whose number is taken. Nothing
/// of it has been written.
public final class StorageConflict extends RuntimeException {
    public StorageConflict(String reason, Throwable cause) {
        super(reason, cause);
    }
}
