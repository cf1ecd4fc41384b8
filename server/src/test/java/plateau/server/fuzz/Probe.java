package plateau.server.fuzz;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Pattern;

/// A connection that sends whatever it is given, and has a deadline for what comes back.
final class Probe implements AutoCloseable {
    /// @param isLast whether nothing more comes on this connection
    record Reply(int status, String head, String body, boolean isLast) {}

    private static final int DEADLINE_MILLIS = 20_000;
    private static final Pattern STATUS = Pattern.compile("HTTP/1\\.[01] ([0-9]{3}) ");

    private final Socket socket;
    private final InputStream in;

    Probe(int port) throws IOException {
        socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setTcpNoDelay(true);
        socket.setSoTimeout(DEADLINE_MILLIS);
        in = new BufferedInputStream(socket.getInputStream());
    }

    /// Sends a request whose length is what it says.
    Reply ask(byte[] request) throws IOException {
        try {
            socket.getOutputStream().write(request);
        } catch (IOException refused) {
            // What was too much for the other side was answered before it was sent.
        }
        return reply(new String(request, 0, 5, StandardCharsets.ISO_8859_1).startsWith("HEAD"));
    }

    private Reply reply(boolean isHead) throws IOException {
        var head = head();
        var status = STATUS.matcher(head);
        if (!status.lookingAt()) {
            return new Reply(0, head, "", true);
        }
        int code = Integer.parseInt(status.group(1));
        var lower = head.toLowerCase(Locale.ROOT);
        boolean isLast = isHead || lower.contains("\r\nconnection: close");
        if (isHead || code == 204 || code == 304 || isStream(lower)) {
            return new Reply(code, head, "", isLast || isStream(lower));
        }
        if (code == 100) {
            return reply(false);
        }
        return new Reply(code, head, lower.contains("chunked") ? chunks() : body(lower), isLast);
    }

    private static boolean isStream(String head) {
        return head.contains("event-stream") || head.contains("x-ndjson");
    }

    private String head() throws IOException {
        var head = new StringBuilder();
        // Two ends of lines, one after the other.
        for (int ends = 0; ends < 4; ) {
            int each = in.read();
            if (each < 0) {
                return head.toString();
            }
            head.append((char) each);
            ends = each == (ends % 2 == 0 ? '\r' : '\n') ? ends + 1 : 0;
        }
        return head.toString();
    }

    private String body(String head) throws IOException {
        var length = Pattern.compile("content-length: ([0-9]+)").matcher(head);
        return length.find()
                ? new String(in.readNBytes(Integer.parseInt(length.group(1))), StandardCharsets.UTF_8)
                : "";
    }

    private String chunks() throws IOException {
        var all = new ByteArrayOutputStream();
        while (true) {
            int length = Integer.parseInt(line(), 16);
            all.writeBytes(in.readNBytes(length));
            line();
            if (length == 0) {
                return all.toString(StandardCharsets.UTF_8);
            }
        }
    }

    private String line() throws IOException {
        var line = new StringBuilder();
        for (int each = in.read(); each >= 0 && each != '\n'; each = in.read()) {
            line.append((char) each);
        }
        return line.toString().strip();
    }

    /// Sends anything and nothing after it; gives all that comes back, or its beginning where that does not
    /// end.
    String blurt(byte[] bytes) throws IOException {
        try {
            socket.getOutputStream().write(bytes);
            socket.shutdownOutput();
        } catch (IOException refused) {
            // The other side has had enough.
        }
        var all = new ByteArrayOutputStream();
        var buffer = new byte[4096];
        try {
            for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
                all.write(buffer, 0, count);
                if (isStream(all.toString(StandardCharsets.ISO_8859_1).toLowerCase(Locale.ROOT))) {
                    break;
                }
            }
        } catch (java.net.SocketTimeoutException hang) {
            throw hang;
        } catch (IOException reset) {
            // That is an answer, too.
        }
        return all.toString(StandardCharsets.UTF_8);
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
