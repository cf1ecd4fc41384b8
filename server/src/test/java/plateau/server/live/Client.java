package plateau.server.live;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import plateau.core.text.Json;

/// One connection to a server, on which one request follows the other; it costs as little as it can.
public final class Client implements AutoCloseable {
    private static final int PATIENCE_MILLIS = 30_000;
    private static final int BUFFER = 4096;

    /// What came back.
    public record Reply(int status, String body) {
        public Map<String, Object> json() {
            return Json.readObject(body);
        }

        /// Refuses every other answer.
        public Reply expect(int wanted) {
            if (status != wanted) {
                throw new IllegalStateException("answered " + status + ": " + body);
            }
            return this;
        }
    }

    private final Socket socket;
    private final InputStream in;
    private final byte[] line = new byte[16 * 1024];
    private boolean isChunked;
    private int left;

    public Client(int port) throws IOException {
        socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setTcpNoDelay(true);
        socket.setSoTimeout(PATIENCE_MILLIS);
        in = new BufferedInputStream(socket.getInputStream(), BUFFER);
    }

    public Reply get(String token, String path) throws IOException {
        return ask("GET", token, path, "");
    }

    public Reply post(String token, String path, Map<String, Object> body) throws IOException {
        return ask("POST", token, path, Json.write(body));
    }

    /// @param token whose it is; empty for anybody's
    /// @param body JSON, or empty for none
    public Reply ask(String method, String token, String path, String body) throws IOException {
        send(method, token, path, "*/*", body);
        int status = head();
        return new Reply(status, new String(body(status), StandardCharsets.UTF_8));
    }

    private void send(String method, String token, String path, String accept, String body)
            throws IOException {
        var bytes = body.getBytes(StandardCharsets.UTF_8);
        var request = new StringBuilder(256);
        request.append(method).append(' ').append(path).append(" HTTP/1.1\r\nHost: localhost\r\n");
        request.append("Accept: ").append(accept).append("\r\n");
        if (!token.isEmpty()) {
            request.append("Authorization: Bearer ").append(token).append("\r\n");
        }
        if (bytes.length > 0) {
            request.append("Content-Type: application/json\r\nContent-Length: ");
            request.append(bytes.length).append("\r\n");
        }
        request.append("\r\n").append(body);
        socket.getOutputStream().write(request.toString().getBytes(StandardCharsets.UTF_8));
    }

    /// Opens a stream, whose lines are read by [#next] from now on.
    public void listen(String token, String path) throws IOException {
        send("GET", token, path, "application/x-ndjson", "");
        int status = head();
        if (status != 200) {
            throw new IllegalStateException(
                    path + ": " + status + " " + new String(body(status), StandardCharsets.UTF_8));
        }
        left = 0;
    }

    /// The next line of a stream that is not blank; it is an [EOFException] if it ends.
    public String next() throws IOException {
        var text = new ByteArrayOutputStream(BUFFER);
        while (true) {
            int each = streamed();
            if (each == '\n' && text.size() > 0) {
                return text.toString(StandardCharsets.UTF_8);
            }
            if (each != '\n') {
                text.write(each);
            }
        }
    }

    private int streamed() throws IOException {
        if (isChunked && left == 0) {
            left = chunk();
            if (left == 0) {
                throw new EOFException("the stream is over");
            }
        }
        int each = read();
        if (isChunked && --left == 0) {
            line();
        }
        return each;
    }

    private int head() throws IOException {
        int length = line();
        int status = number(9, 12, 10);
        isChunked = false;
        left = 0;
        for (length = line(); length > 0; length = line()) {
            if (isNamed("content-length: ")) {
                left = number(16, length, 10);
            } else if (isNamed("transfer-encoding: ")) {
                isChunked = true;
            }
        }
        return status;
    }

    private byte[] body(int status) throws IOException {
        if (!isChunked) {
            return status == 304 || status == 204 ? new byte[0] : exactly(left);
        }
        var all = new ByteArrayOutputStream();
        for (int size = chunk(); size > 0; size = chunk()) {
            all.writeBytes(exactly(size));
            line();
        }
        line();
        return all.toByteArray();
    }

    private byte[] exactly(int length) throws IOException {
        var bytes = in.readNBytes(length);
        if (bytes.length < length) {
            throw new EOFException("broken off");
        }
        return bytes;
    }

    private int chunk() throws IOException {
        return number(0, line(), 16);
    }

    private boolean isNamed(String name) {
        for (int i = 0; i < name.length(); i++) {
            if ((line[i] | 32) != name.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    private int number(int from, int to, int radix) {
        int number = 0;
        for (int i = from; i < to; i++) {
            number = number * radix + Character.digit(line[i], radix);
        }
        return number;
    }

    /// Reads a line without its end; gives its length.
    private int line() throws IOException {
        int length = 0;
        for (int each = read(); each != '\n'; each = read()) {
            if (each != '\r') {
                line[length++] = (byte) each;
            }
        }
        return length;
    }

    private int read() throws IOException {
        int each = in.read();
        if (each < 0) {
            throw new EOFException("the connection is closed");
        }
        return each;
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
