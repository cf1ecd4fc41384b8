package plateau.terminal.serving;

import java.net.InetAddress;
import java.net.UnknownHostException;
import plateau.core.text.Text;
import plateau.server.http.limits.HttpSettings;

/// Where a browser finds a server.
///
/// @param isOpen whether others than this machine may reach it
record Address(String url, boolean isOpen) {
    static Address of(HttpSettings http, int port) {
        var host = http.host();
        var name = host.indexOf(':') >= 0 && !host.startsWith("[") ? "[" + host + "]" : host;
        try {
            var address = InetAddress.getByName(host);
            // All addresses together are none that a browser could be sent to.
            var called = address.isAnyLocalAddress() ? "localhost" : name;
            return new Address(url(called, port), !address.isLoopbackAddress());
        } catch (UnknownHostException _) {
            return new Address(url(name, port), true);
        }
    }

    private static String url(String name, int port) {
        return Text.format("http://%s:%d/", name, port);
    }
}
