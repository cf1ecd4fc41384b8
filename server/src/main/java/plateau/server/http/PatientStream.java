package plateau.server.http;

import java.io.BufferedOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/// Sends bytes as they are made, each part within so much time: a reader that is too slow is given up.
final class PatientStream extends FilterOutputStream {
    private static final int BATCH = 16 * 1024;

    private final Pipe pipe;

    PatientStream(Exchange exchange, long patience) {
        this(new Pipe(exchange, patience));
    }

    private PatientStream(Pipe pipe) {
        super(new BufferedOutputStream(pipe, BATCH));
        this.pipe = pipe;
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        out.write(bytes, from, length);
    }

    long sent() {
        return pipe.sent;
    }

    private static final class Pipe extends OutputStream {
        private final Exchange exchange;
        private final long patience;
        private final OutputStream out;
        private long sent;

        private Pipe(Exchange exchange, long patience) {
            this.exchange = exchange;
            this.patience = patience;
            out = exchange.response().outputStream();
        }

        @Override
        public void write(int each) throws IOException {
            write(new byte[] {(byte) each}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            exchange.connection().within(patience);
            out.write(bytes, from, length);
            exchange.connection().withoutDeadline();
            sent += length;
        }

        @Override
        public void close() throws IOException {
            out.close();
        }
    }
}
