package plateau.server.http.limits;

import java.net.InetAddress;
import java.util.Optional;

/// Addresses as they are written. Nobody is asked for a name.
public final class Addresses {
    private Addresses() {}

    /// Nothing if a text is no address, whatever it may be the name of.
    public static Optional<InetAddress> literal(String text) {
        try {
            return Optional.of(InetAddress.ofLiteral(text));
        } catch (IllegalArgumentException name) {
            return Optional.empty();
        }
    }
}
