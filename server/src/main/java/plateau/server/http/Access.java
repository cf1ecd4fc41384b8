package plateau.server.http;

/// Who may call an endpoint.
///
/// @param role empty if none is needed
record Access(boolean needsAccount, String role) {
    static final Access ANYBODY = new Access(false, "");
    static final Access ACCOUNT = new Access(true, "");
}
