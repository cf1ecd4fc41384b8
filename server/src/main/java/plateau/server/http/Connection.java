package plateau.server.http;

import io.helidon.common.buffers.BufferData;
import io.helidon.common.buffers.DataReader;
import io.helidon.common.buffers.DataWriter;
import io.helidon.common.concurrency.limits.Limit;
import io.helidon.common.socket.HelidonSocket;
import io.helidon.common.socket.PeerInfo;
import io.helidon.common.task.InterruptableTask;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.ListenerContext;
import io.helidon.webserver.ProxyProtocolData;
import io.helidon.webserver.Router;
import io.helidon.webserver.spi.ServerConnection;
import io.helidon.webserver.spi.ServerConnectionSelector;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutorService;

/// A connection that is counted, and closed when it makes us wait for too long: whoever works on it says
/// until when it must be done, and [Connections] looks after that.
final class Connection implements ConnectionContext, ServerConnection, InterruptableTask<Void> {
    /// No deadline.
    private static final long NONE = Long.MAX_VALUE;

    /// Bytes that nobody wants.
    private static final int MOST_SPOKEN = 64 * 1024;

    private final ConnectionContext context;
    private final Connections connections;
    private final ServerConnection http;
    private final String address;

    /// In nanoseconds since the server began.
    private volatile long deadline = NONE;

    private volatile boolean wasStuck;

    Connection(ConnectionContext context, Connections connections, ServerConnectionSelector speaker) {
        this.context = context;
        this.connections = connections;
        this.address = context.remotePeer().address() instanceof InetSocketAddress peer && peer.getAddress() != null
                ? peer.getAddress().getHostAddress()
                : context.remotePeer().host();
        this.http = speaker.connection(this);
    }

    /// The peer's address in digits.
    String address() {
        return address;
    }

    /// From now on something must be done within so many nanoseconds.
    void within(long nanos) {
        deadline = connections.now() + nanos;
    }

    /// From now on it takes as long as it takes.
    void withoutDeadline() {
        deadline = NONE;
    }

    /// Whether it was closed for taking too long.
    boolean wasStuck() {
        return wasStuck;
    }

    /// Nanoseconds since the server began.
    long now() {
        return connections.now();
    }

    /// Waits until the other side has hung up, while others send something that has no end: nothing else
    /// comes in then. Who speaks all the same is not listened to, and must not speak for long.
    void awaitHangUp() {
        int spoken = 0;
        while (spoken <= MOST_SPOKEN) {
            try {
                var said = context.serverSocket().get();
                if (said == null) {
                    return;
                }
                spoken += said.length;
            } catch (UncheckedIOException broken) {
                if (!(broken.getCause() instanceof SocketTimeoutException)) {
                    return;
                }
            }
        }
    }

    /// Ends the connection, whoever waits for something on it.
    void hangUp() {
        try {
            context.serverSocket().close();
        } catch (UncheckedIOException _) {
            // it has ended already
        }
    }

    void closeIfLate(long now) {
        if (deadline < now) {
            deadline = NONE;
            wasStuck = true;
            hangUp();
        }
    }

    @Override
    public void handle(Limit limit) throws InterruptedException {
        var refusal = connections.enter(this);
        if (refusal.length > 0) {
            context.dataWriter().writeNow(BufferData.create(refusal));
            return;
        }
        try {
            http.handle(limit);
        } finally {
            connections.leave(this);
        }
    }

    /// The layer looks after idle connections itself.
    @Override
    public Duration idleTime() {
        return Duration.ZERO;
    }

    @Override
    public void close(boolean interrupt) {
        http.close(interrupt);
    }

    @Override
    public boolean canInterrupt() {
        return http instanceof InterruptableTask<?> task && task.canInterrupt();
    }

    @Override
    public ListenerContext listenerContext() {
        return context.listenerContext();
    }

    @Override
    public ExecutorService executor() {
        return context.executor();
    }

    @Override
    public DataWriter dataWriter() {
        return context.dataWriter();
    }

    @Override
    public DataReader dataReader() {
        return context.dataReader();
    }

    /// Straight to our own gateway.
    @Override
    public Router router() {
        return connections.router();
    }

    @Override
    public Optional<ProxyProtocolData> proxyProtocolData() {
        return context.proxyProtocolData();
    }

    @Override
    public HelidonSocket serverSocket() {
        return context.serverSocket();
    }

    @Override
    public PeerInfo remotePeer() {
        return context.remotePeer();
    }

    @Override
    public PeerInfo localPeer() {
        return context.localPeer();
    }

    @Override
    public boolean isSecure() {
        return context.isSecure();
    }

    @Override
    public String socketId() {
        return context.socketId();
    }

    @Override
    public String childSocketId() {
        return context.childSocketId();
    }
}
