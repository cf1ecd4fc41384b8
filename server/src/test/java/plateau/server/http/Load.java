package plateau.server.http;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.concurrent.atomic.AtomicLong;

/// The other side of [Cost]: connections that ask without end, or listen.
final class Load {
    private Load() {}

    /// `PORT get|post CONNECTIONS SECONDS` or `PORT listen CONNECTIONS SECONDS`.
    public static void main(String[] arguments) throws Exception {
        int port = Integer.parseInt(arguments[0]);
        int connections = Integer.parseInt(arguments[2]);
        long end = System.nanoTime() + Long.parseLong(arguments[3]) * 1_000_000_000L;
        var request = request(arguments[1]).getBytes(StandardCharsets.US_ASCII);
        if (arguments[1].equals("listen")) {
            listen(port, connections, request, end);
            return;
        }
        var done = new AtomicLong();
        var threads = new ArrayList<Thread>();
        for (int i = 0; i < connections; i++) {
            threads.add(Thread.ofVirtual().start(() -> ask(port, request, end, done)));
        }
        for (var thread : threads) {
            thread.join();
        }
        System.out.println(done.get());
    }

    private static String request(String kind) {
        var body = "{\"ply\":12,\"move\":\"4,7 turn2\"}";
        return switch (kind) {
            case "get" -> "GET /api/echo HTTP/1.1\r\nHost: localhost\r\n\r\n";
            case "post" ->
                "POST /api/tables/abcdefghij/moves HTTP/1.1\r\nHost: localhost\r\n"
                        + "Authorization: Bearer good-1\r\nContent-Type: application/json\r\n"
                        + "Content-Length: "
                        + body.length()
                        + "\r\n\r\n"
                        + body;
            default -> "GET /api/stream HTTP/1.1\r\nHost: localhost\r\n\r\n";
        };
    }

    private static void ask(int port, byte[] request, long end, AtomicLong done) {
        try (var socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setTcpNoDelay(true);
            var in = new BufferedInputStream(socket.getInputStream(), 4096);
            while (System.nanoTime() < end) {
                socket.getOutputStream().write(request);
                skipAnswer(in);
                done.incrementAndGet();
            }
        } catch (IOException failure) {
            System.err.println(failure);
        }
    }

    private static void skipAnswer(InputStream in) throws IOException {
        int length = 0;
        while (true) {
            var line = new StringBuilder();
            int each = in.read();
            while (each >= 0 && each != '\n') {
                line.append((char) each);
                each = in.read();
            }
            if (line.length() <= 1) {
                in.skipNBytes(length);
                return;
            }
            if (line.charAt(0) == 'C' && line.toString().startsWith("Content-Length: ")) {
                length = Integer.parseInt(line.toString().substring(16).strip());
            }
        }
    }

    private static void listen(int port, int connections, byte[] request, long end)
            throws IOException, InterruptedException {
        var sockets = new ArrayList<Socket>();
        for (int i = 0; i < connections; i++) {
            var socket = new Socket(InetAddress.getLoopbackAddress(), port);
            socket.getOutputStream().write(request);
            sockets.add(socket);
            Thread.ofVirtual().start(() -> swallow(socket));
        }
        System.out.println("listening");
        while (System.nanoTime() < end) {
            Thread.sleep(100);
        }
        for (var socket : sockets) {
            socket.close();
        }
    }

    private static void swallow(Socket socket) {
        try {
            var bytes = new byte[512];
            while (socket.getInputStream().read(bytes) >= 0) {
                // nobody looks at it
            }
        } catch (IOException closed) {
            // that is the end of it
        }
    }
}
