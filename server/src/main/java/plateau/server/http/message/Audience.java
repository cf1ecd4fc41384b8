package plateau.server.http.message;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import plateau.server.stream.Outbox;

/// The streams that are open, and whose they are.
public final class Audience {
    /// By stream; empty for who is not known.
    private final Map<Outbox, String> listening = new ConcurrentHashMap<>();

    public void enter(Outbox outbox, String account) {
        listening.put(outbox, account);
    }

    /// Whether it was there.
    public boolean leave(Outbox outbox) {
        return listening.remove(outbox) != null;
    }

    /// Ends the streams of an account: what it came with opens nothing any more.
    public void dismiss(String account) {
        listening.forEach((outbox, listener) -> {
            if (listener.equals(account)) {
                outbox.close();
            }
        });
    }
}
