package plateau.server.http.limits;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import plateau.core.text.Message;
import plateau.core.text.Text;
import plateau.core.wire.ValueKind;
import plateau.server.http.problem.Problem;

/// Keeps out what other sites make a browser send.
public final class Guard {
    private static final Set<String> OWN_NAMES = Set.of("localhost", "127.0.0.1", "[::1]");

    /// None if any name will do.
    private final Set<String> hosts;

    public Guard(HttpSettings settings) {
        var names = new HashSet<String>();
        settings.hosts().forEach(host -> names.add(host.toLowerCase(Locale.ROOT)));
        if (names.isEmpty() && isLoopback(settings.host())) {
            names.addAll(OWN_NAMES);
            names.add(settings.host().toLowerCase(Locale.ROOT));
        }
        hosts = Set.copyOf(names);
    }

    static boolean isLoopback(String host) {
        try {
            return InetAddress.getByName(host).isLoopbackAddress();
        } catch (UnknownHostException unknown) {
            return false;
        }
    }

    /// Refuses a name that is not ours: a page of another site whose name leads here.
    public void checkHost(String host) {
        if (!hosts.isEmpty() && !hosts.contains(name(host).toLowerCase(Locale.ROOT))) {
            throw Problem.of(
                    421,
                    "host.unknown",
                    "this server is not called %s",
                    Text.shorten(Text.printable(host), ValueKind.QUOTED));
        }
    }

    private static String name(String host) {
        int colon = host.lastIndexOf(':');
        return colon < 0 || host.endsWith("]") ? host : host.substring(0, colon);
    }

    /// Refuses what changes something and was sent by a page of another site.
    public void checkOrigin(String host, String origin, String site) {
        boolean isOurs = origin.isEmpty() || isSame(origin, host);
        boolean isNear = site.isEmpty() || site.equals("same-origin") || site.equals("none");
        if (!isOurs || !isNear) {
            throw Problem.forbidden(Message.of(
                    "origin.other",
                    "pages of other sites (%s) may not change anything here",
                    origin.isEmpty() ? site : Text.shorten(Text.printable(origin), ValueKind.QUOTED)));
        }
    }

    private static boolean isSame(String origin, String host) {
        int start = origin.indexOf("://");
        return start > 0 && origin.substring(start + 3).equalsIgnoreCase(host);
    }
}
