package plateau.server.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import plateau.core.text.Json;

/// A connection on which anything can be sent.
public final class Wire implements AutoCloseable {
    /// What came back.
    record Reply(int status, Map<String, String> headers, String body) {
        String header(String name) {
            return headers.getOrDefault(name.toLowerCase(Locale.ROOT), "");
        }

        Map<String, Object> json() {
            return Json.readObject(body);
        }

        String detail() {
            return String.valueOf(json().get("detail"));
        }
    }

    private static final int PATIENCE_MILLIS = 20_000;

    private final Socket socket;

    public Wire(int port) throws IOException {
        socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setSoTimeout(PATIENCE_MILLIS);
    }

    /// One request on a connection of its own; `\n` stands for the end of a line.
    static Reply ask(int port, String head, String body) throws IOException {
        try (var wire = new Wire(port)) {
            wire.send(head.replace("\n", "\r\n") + "\r\n\r\n" + body);
            return wire.reply();
        }
    }

    public static Reply get(int port, String path, String... headers) throws IOException {
        return ask(port, head("GET", path, headers), "");
    }

    static Reply post(int port, String path, String body, String... headers) throws IOException {
        return ask(
                port,
                head("POST", path, headers)
                        + "\nContent-Type: application/json\nContent-Length: "
                        + body.getBytes(StandardCharsets.UTF_8).length,
                body);
    }

    public static String head(String method, String path, String... headers) {
        var head = method + " " + path + " HTTP/1.1\nHost: localhost";
        return headers.length == 0 ? head : head + "\n" + String.join("\n", headers);
    }

    void send(String text) throws IOException {
        send(text.getBytes(StandardCharsets.UTF_8));
    }

    void send(byte[] bytes) throws IOException {
        socket.getOutputStream().write(bytes);
        socket.getOutputStream().flush();
    }

    /// Nothing is sent any more; what comes can still be read.
    void stopSending() throws IOException {
        socket.shutdownOutput();
    }

    InputStream in() throws IOException {
        return socket.getInputStream();
    }

    /// The next line, without its end; empty at the end of all.
    String line() throws IOException {
        var line = new ByteArrayOutputStream();
        int each = in().read();
        while (each >= 0 && each != '\n') {
            if (each != '\r') {
                line.write(each);
            }
            each = in().read();
        }
        return line.toString(StandardCharsets.UTF_8);
    }

    /// Whether the other side has closed.
    boolean isAtEnd() {
        try {
            return in().read() < 0;
        } catch (IOException reset) {
            return true;
        }
    }

    public Reply reply() throws IOException {
        var first = line();
        if (first.isEmpty()) {
            return new Reply(0, Map.of(), "");
        }
        var headers = head();
        int status = Integer.parseInt(first.split(" ")[1]);
        if (headers.getOrDefault("transfer-encoding", "").equals("chunked")) {
            return new Reply(status, headers, chunks());
        }
        int length = Integer.parseInt(headers.getOrDefault("content-length", "0"));
        var body = status == 304 ? new byte[0] : in().readNBytes(length);
        return new Reply(status, headers, new String(body, StandardCharsets.UTF_8));
    }

    public Map<String, String> head() throws IOException {
        var headers = new TreeMap<String, String>();
        for (var line = line(); !line.isEmpty(); line = line()) {
            int colon = line.indexOf(':');
            headers.merge(
                    line.substring(0, colon).toLowerCase(Locale.ROOT),
                    line.substring(colon + 1).strip(),
                    (one, other) -> one + "; " + other);
        }
        return headers;
    }

    /// Down to the last chunk, or as far as it goes.
    private String chunks() throws IOException {
        var all = new ByteArrayOutputStream();
        while (true) {
            var size = line();
            if (size.isEmpty()) {
                return all + "(broken off)";
            }
            int length = Integer.parseInt(size, 16);
            all.writeBytes(in().readNBytes(length));
            line();
            if (length == 0) {
                return all.toString(StandardCharsets.UTF_8);
            }
        }
    }

    /// What one chunk holds.
    String chunk() throws IOException {
        int length = Integer.parseInt(line(), 16);
        var text = new String(in().readNBytes(length), StandardCharsets.UTF_8);
        line();
        return text;
    }

    void patience(int millis) throws IOException {
        socket.setSoTimeout(millis);
    }

    void shutdownOutput() throws IOException {
        socket.shutdownOutput();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
