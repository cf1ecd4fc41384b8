package plateau.terminal.screen;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A stream that remembers why it could not be written to, since a `PrintStream` only tells that.
public final class Output extends FilterOutputStream {
    private @Nullable IOException failure;

    public Output(OutputStream out) {
        super(out);
    }

    /// Why something was lost; empty when nothing was, or when the reader has gone and wants no more.
    public Optional<String> failure() {
        return Optional.ofNullable(failure)
                .map(thrown -> String.valueOf(thrown.getMessage()))
                .filter(message -> !message.contains("Broken pipe"));
    }

    @Override
    public void write(int single) throws IOException {
        write(new byte[] {(byte) single}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int count) throws IOException {
        try {
            out.write(bytes, from, count);
        } catch (IOException lost) {
            failure = lost;
            throw lost;
        }
    }

    @Override
    public void flush() throws IOException {
        try {
            out.flush();
        } catch (IOException lost) {
            failure = lost;
            throw lost;
        }
    }
}
