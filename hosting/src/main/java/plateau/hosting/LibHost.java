package plateau.hosting;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import plateau.core.text.Text;

/// The program that hosts a client of the Carcassonne course: `LibHost FILE DIALECT MEGABYTES`, the last
/// being the size of its stack.
public final class LibHost {
    private static final long MEGABYTE = 1L << 20;

    private LibHost() {}

    public static void main(String[] arguments) throws InterruptedException {
        var words = List.of(arguments);
        var code = new AtomicInteger();
        var thread = new Thread(
                null,
                () -> code.set(Hosting.run(() -> host(words), System.err)),
                "client",
                Text.wholeNumber(words.get(2)).orElseThrow() * MEGABYTE);
        thread.start();
        thread.join();
        System.exit(code.get());
    }

    private static void host(List<String> words) throws IOException {
        var file = Path.of(words.get(0));
        try (var in = NativeStreams.takeInput();
                var out = NativeStreams.takeOutput()) {
            var client = SharedLibrary.open(file);
            var player = new CoursePlayer(client, Dialect.parse(words.get(1)));
            var called = client.name();
            var name = called.isEmpty() ? String.valueOf(file.getFileName()) : called;
            // Most clients do not expect to be initialized twice.
            var introduction = new Introduction(name, "", List.of("carcassonne"), true);
            new Interpreter(introduction, player, out).serve(in);
        }
    }
}
