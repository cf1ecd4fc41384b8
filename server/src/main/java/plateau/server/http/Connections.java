package plateau.server.http;

import io.helidon.common.Builder;
import io.helidon.common.buffers.BufferData;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.Router;
import io.helidon.webserver.http1.Http1Config;
import io.helidon.webserver.http1.Http1ConnectionSelector;
import io.helidon.webserver.spi.ServerConnection;
import io.helidon.webserver.spi.ServerConnectionSelector;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import plateau.core.text.Message;
import plateau.server.http.limits.AddressCounts;
import plateau.server.http.limits.HttpSettings;
import plateau.server.http.message.ProblemPages;
import plateau.server.http.problem.Problem;

/// All connections: lets no more in than there is room for, and ends those that keep us waiting.
final class Connections implements ServerConnectionSelector {
    private final HttpSettings settings;
    private final ProblemPages pages;
    private final ServerConnectionSelector speaker;
    private final Set<Connection> open = ConcurrentHashMap.newKeySet();
    private final AddressCounts counts;
    private final Router router;
    private final long began = System.nanoTime();
    private final long idle;

    Connections(HttpSettings settings, ProblemPages pages, Http1Config http, Gateway gateway) {
        this.settings = settings;
        this.pages = pages;
        this.speaker = Http1ConnectionSelector.builder().config(http).build();
        this.router = Router.builder().addRouting(new Ready(gateway)).build();
        var limits = settings.limits();
        this.counts = new AddressCounts(limits.connections(), limits.connectionsPerAddress());
        this.idle = limits.idle().toNanos();
    }

    /// A routing that is there already.
    private record Ready(Gateway gateway) implements Builder<Ready, Gateway> {
        @Override
        public Gateway build() {
            return gateway;
        }
    }

    /// Nanoseconds since the server began.
    long now() {
        return System.nanoTime() - began;
    }

    /// How long a connection may be without a request.
    long idleNanos() {
        return idle;
    }

    Router router() {
        return router;
    }

    int size() {
        return counts.size();
    }

    /// Lets a connection in, or gives what it is told instead.
    byte[] enter(Connection connection) {
        var room = counts.enter(counted(connection));
        if (room == AddressCounts.Room.FREE) {
            open.add(connection);
            connection.within(idle);
            return new byte[0];
        }
        return pages.plain(
                room == AddressCounts.Room.FULL
                        ? Problem.unavailable(
                                Message.of("connections.full", "too many connections are open: try again later"),
                                settings.limits().idle())
                        : Problem.tooMany(
                                Message.of(
                                        "connections.address",
                                        "at most %d connections may be open from your address",
                                        settings.limits().connectionsPerAddress()),
                                settings.limits().idle()));
    }

    void leave(Connection connection) {
        open.remove(connection);
        counts.leave(counted(connection));
    }

    /// Those of a proxy are not counted one by one: each has a key of its own.
    private String counted(Connection connection) {
        return settings.proxies().contains(connection.address())
                ? connection.address() + "#" + System.identityHashCode(connection)
                : connection.address();
    }

    /// Ends the connections that are late.
    void sweep() {
        long now = now();
        open.forEach(connection -> connection.closeIfLate(now));
    }

    @Override
    public int bytesToIdentifyConnection() {
        return 0;
    }

    @Override
    public Support supports(BufferData data) {
        return Support.SUPPORTED;
    }

    @Override
    public Set<String> supportedApplicationProtocols() {
        return speaker.supportedApplicationProtocols();
    }

    @Override
    public ServerConnection connection(ConnectionContext context) {
        return new Connection(context, this, speaker);
    }
}
