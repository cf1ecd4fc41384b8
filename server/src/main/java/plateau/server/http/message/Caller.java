package plateau.server.http.message;

import java.util.Set;

/// Whoever sends a request, as far as its token tells.
public interface Caller {
    /// Never the same for two callers.
    String id();

    /// What the caller may do beyond others, such as `operator`.
    default Set<String> roles() {
        return Set.of();
    }
}
