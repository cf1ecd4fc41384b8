package plateau.server.storage;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/// Stands between a program and a PostgreSQL server, and cuts the connection at the worst moment.
final class Proxy implements AutoCloseable {
    /// When the next commit is cut off.
    enum Cut {
        NEVER,
        BEFORE_IT_ARRIVES,
        BEFORE_THE_ANSWER
    }

    private final ServerSocket listener;
    private final int port;
    private volatile Cut cut = Cut.NEVER;

    Proxy(int port) throws IOException {
        this.port = port;
        this.listener = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Thread.startVirtualThread(this::accept);
    }

    int port() {
        return listener.getLocalPort();
    }

    void cutNextCommit(Cut when) {
        cut = when;
    }

    boolean hasCut() {
        return cut == Cut.NEVER;
    }

    private void accept() {
        try {
            while (true) {
                var link = new Link(listener.accept(), new Socket(InetAddress.getLoopbackAddress(), port));
                Thread.startVirtualThread(link::ask);
                Thread.startVirtualThread(link::answer);
            }
        } catch (IOException _) {
            // Closed.
        }
    }

    /// One connection.
    private final class Link {
        private final Socket client;
        private final Socket server;
        private volatile boolean isMuted;

        Link(Socket client, Socket server) {
            this.client = client;
            this.server = server;
        }

        void ask() {
            var buffer = new byte[65_536];
            try (client;
                    server) {
                int count;
                while ((count = client.getInputStream().read(buffer)) > 0) {
                    var text = new String(buffer, 0, count, StandardCharsets.ISO_8859_1);
                    if (text.contains("COMMIT") && cut != Cut.NEVER) {
                        isMuted = cut == Cut.BEFORE_THE_ANSWER;
                        cut = Cut.NEVER;
                        if (!isMuted) {
                            return;
                        }
                    }
                    server.getOutputStream().write(buffer, 0, count);
                }
            } catch (IOException _) {
                // One side is gone, and so is the other.
            }
        }

        void answer() {
            var buffer = new byte[65_536];
            try (client;
                    server) {
                int count;
                while ((count = server.getInputStream().read(buffer)) > 0 && !isMuted) {
                    client.getOutputStream().write(buffer, 0, count);
                }
            } catch (IOException _) {
                // One side is gone, and so is the other.
            }
        }
    }

    @Override
    public void close() throws IOException {
        listener.close();
    }
}
