package plateau.server.http;

import java.net.InetAddress;
import java.util.Optional;

/// Addresses as they are written. Nobody is asked for a name.
final class Addresses {
    private Addresses() {}

    /// Nothing if a text is no address, whatever it may be the name of.
    static Optional<InetAddress> literal(String text) {
        try {
            return Optional.of(InetAddress.ofLiteral(text));
        } catch (IllegalArgumentException name) {
            return Optional.empty();
        }
    }
}
