package plateau.server.http.message;

/// Who may call an endpoint.
///
/// @param role empty if none is needed
public record Access(boolean needsAccount, String role) {
    public static final Access ANYBODY = new Access(false, "");
    public static final Access ACCOUNT = new Access(true, "");
}
