package plateau.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Pictures of every page for people to look at: `./plateau screenshots FOLDER`.
class Gallery {
    private static final Set<String> IN_FRENCH = Set.of("home", "table-carcassonne");

    @RegisterExtension
    static final LiveSite SITE = new LiveSite();

    @RegisterExtension
    final Browsing browsing = new Browsing(SITE);

    @Test
    void everyPageHasItsPicture() throws IOException {
        var folder = Files.createDirectories(Path.of(System.getProperty("plateau.gallery", "")));
        var ann = browsing.window(Look.DESKTOP.calm()).named("Ann");
        var pages = Pages.make(ann);
        pages.forEach((name, path) -> begin(ann, name, path));
        var state = ann.context().storageState();
        for (var look : looks()) {
            var window = browsing.window(look.calm(), SITE, state).forgiving("/nowhere");
            pages.forEach((name, path) -> picture(window, name, path, folder));
        }
    }

    private static List<Look> looks() {
        return Stream.of(Look.PHONE, Look.DESKTOP)
                .flatMap(look -> Stream.of(look, look.dark(true), look.in("fr")))
                .toList();
    }

    /// Some moves, so that there is something on the board.
    private static void begin(Window window, String name, String path) {
        if (name.startsWith("table-") && !name.equals("table-over")) {
            window.open(path);
            Person.clicking(window, 7).play(name.endsWith("carcassonne") ? 24 : 4);
        }
    }

    private static void picture(Window window, String name, String path, Path folder) {
        var look = window.look();
        if (!look.language().equals("en") && !IN_FRENCH.contains(name)) {
            return;
        }
        window.open(path).settle();
        window.picture(folder.resolve(name + "-" + look.name() + ".png"));
    }
}
