package plateau.server.storage.rows;

/// When the server was last known to run: the one row that there is.
public record Alive(int id, long at) {
    public Alive(long at) {
        this(1, at);
    }
}
