package plateau.server.live;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import plateau.core.text.Json;

/// One connection to a server, on which one request follows the other; it costs as little as it can.
public final class Connection implements AutoCloseable {
    private static final int PATIENCE_MILLIS = 30_000;
    private static final int BUFFER = 4096;
    private static final String CONTENT_TYPE = "Content-Type";

    private final Socket socket;
    private final InputStream in;
    private final byte[] line = new byte[16 * 1024];
    private boolean isChunked;
    private final Map<String, String> heads = new HashMap<>();
    private int left;

    public Connection(int port) throws IOException {
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

    /// Sends a request, and waits for the answer.
    ///
    /// @param token whose it is; empty for anybody's
    /// @param body JSON unless a header says otherwise, or empty for none
    /// @param headers names and values in turn
    public Reply ask(String method, String token, String path, String body, String... headers) throws IOException {
        send(method, token, path, body, headers);
        int status = head();
        return new Reply(status, Map.copyOf(heads), new String(body(status), StandardCharsets.UTF_8));
    }

    private void send(String method, String token, String path, String body, String... headers) throws IOException {
        var request = new StringBuilder(256);
        request.append(method).append(' ').append(path).append(" HTTP/1.1\r\n");
        if (!List.of(headers).contains("Host")) {
            header(request, "Host", "localhost");
        }
        if (!token.isEmpty()) {
            header(request, "Authorization", "Bearer " + token);
        }
        for (int i = 0; i < headers.length; i += 2) {
            header(request, headers[i], headers[i + 1]);
        }
        if (!body.isEmpty()) {
            if (!List.of(headers).contains(CONTENT_TYPE)) {
                header(request, CONTENT_TYPE, "application/json");
            }
            int length = body.getBytes(StandardCharsets.UTF_8).length;
            header(request, "Content-Length", String.valueOf(length));
        }
        request.append("\r\n").append(body);
        socket.getOutputStream().write(request.toString().getBytes(StandardCharsets.UTF_8));
    }

    private static void header(StringBuilder request, String name, String value) {
        request.append(name).append(": ").append(value).append("\r\n");
    }

    /// Opens a stream, whose lines are read by [#next] from now on: of JSON, unless a header says
    /// otherwise.
    public void listen(String token, String path, String... headers) throws IOException {
        var all = new ArrayList<>(List.of(headers));
        if (!all.contains("Accept")) {
            all.addAll(List.of("Accept", "application/x-ndjson"));
        }
        send("GET", token, path, "", all.toArray(String[]::new));
        int status = head();
        if (status != 200) {
            throw new IllegalStateException(
                    path + ": " + status + " " + new String(body(status), StandardCharsets.UTF_8));
        }
        left = 0;
    }

    /// The next line of a stream that is not blank; it is an [EOFException] if it ends. Blank lines show
    /// that somebody is there, but are not waited for any longer than silence.
    public String next() throws IOException {
        var text = new ByteArrayOutputStream(BUFFER);
        long end = System.nanoTime() + PATIENCE_MILLIS * 1_000_000L;
        while (true) {
            int each = streamed();
            if (each != '\n') {
                text.write(each);
            } else if (text.size() > 0) {
                return text.toString(StandardCharsets.UTF_8);
            } else if (System.nanoTime() > end) {
                throw new SocketTimeoutException("nothing but blank lines");
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
        heads.clear();
        left = 0;
        for (length = line(); length > 0; length = line()) {
            if (isNamed("content-length: ")) {
                left = number(16, length, 10);
            } else if (isNamed("transfer-encoding: ")) {
                isChunked = true;
            }
            note(new String(line, 0, length, StandardCharsets.UTF_8));
        }
        return status;
    }

    private void note(String header) {
        int colon = header.indexOf(':');
        var name = header.substring(0, colon).toLowerCase(Locale.ROOT);
        heads.put(name, header.substring(colon + 1).strip());
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
