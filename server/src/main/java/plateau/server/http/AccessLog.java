package plateau.server.http;

import java.util.LinkedHashMap;
import java.util.logging.Level;
import java.util.logging.Logger;
import plateau.core.text.Text;

/// A map of what there is to say of each request as the parameter of a record, if the logger `plateau.server.access` is
/// as fine as `FINE`.
final class AccessLog {
    private static final Logger LOG = Logger.getLogger("plateau.server.access");
    private static final int LONGEST = 500;

    private AccessLog() {}

    static void write(Exchange exchange, String endpoint, long nanos, long bytes) {
        if (!LOG.isLoggable(Level.FINE)) {
            return;
        }
        var line = new LinkedHashMap<String, Object>();
        line.put("address", exchange.address());
        line.put("account", exchange.account());
        line.put("method", Text.shorten(exchange.method(), 20));
        line.put("path", Text.shorten(exchange.request().prologue().uriPath().rawPath(), LONGEST));
        line.put("endpoint", endpoint);
        line.put("status", exchange.status());
        line.put("bytes", bytes);
        line.put("micros", nanos / 1000);
        LOG.log(Level.FINE, "{0}", line);
    }
}
