package plateau.hosting;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import plateau.core.Player;
import plateau.core.text.Text;

/// The program that hosts a player from a jar: `JarHost MEGABYTES FILE`, and `player NAME` or `bot NAME`
/// after it. The first is the memory that was asked for, 0 if nobody did.
public final class JarHost {
    private JarHost() {}

    public static void main(String[] arguments) {
        // Whatever the player prints must not mix with what it answers, nor may it read what is not
        // meant for it.
        var in = System.in;
        var out = new FileOutputStream(FileDescriptor.out);
        System.setIn(InputStream.nullInputStream());
        System.setOut(System.err);
        var words = List.of(arguments);
        System.exit(Hosting.run(() -> host(words, in, out), System.err));
    }

    private static void host(List<String> words, InputStream in, OutputStream out) throws IOException {
        MemoryLimit.check(Text.wholeNumber(words.getFirst()).orElseThrow());
        var jar = Path.of(words.get(1));
        var urls = new URL[] {jar.toUri().toURL()};
        try (var loader = new URLClassLoader(urls, JarHost.class.getClassLoader())) {
            // Where games and bots that the jar adds are looked for.
            Thread.currentThread().setContextClassLoader(loader);
            boolean isBot = words.size() > 2 && words.get(2).equals(Hosts.BOT);
            var name = words.size() > 2 ? words.get(3) : "";
            var hosted = isBot ? JarPlayers.bot(jar, loader, name) : JarPlayers.player(jar, loader, name);
            new Interpreter(hosted.introduction(), hosted.player(), out).serve(in);
        }
    }

    /// A player that was found.
    record Hosted(Introduction introduction, Player player) {}
}
