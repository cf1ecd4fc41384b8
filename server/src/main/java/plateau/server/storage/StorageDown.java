package plateau.server.storage;

/// The database does not answer, or has no room: nothing of what was asked has been written.
public final class StorageDown extends RuntimeException {
    public StorageDown(String reason, Throwable cause) {
        super(reason, cause);
    }
}
