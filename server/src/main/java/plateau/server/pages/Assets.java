package plateau.server.pages;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import plateau.core.Game;
import plateau.core.text.Message;
import plateau.core.wire.Field;
import plateau.drawing.Drawings;
import plateau.games.Games;
import plateau.server.http.Answer;
import plateau.server.http.Endpoint;
import plateau.server.http.problem.Problem;
import plateau.words.Language;

/// The scripts, style sheets and pictures of all pages. Their address has a hash of what is in them, so that browsers
/// may keep them for ever.
final class Assets {
    private static final String FOLDER = "/plateau/web/";
    private static final String ICON = "favicon.ico";
    private static final String FOR_EVER = "public, max-age=31536000, immutable";

    /// Nobody finds anything by searching there, and tables are for those who know of them.
    private static final String ROBOTS = """
            User-agent: *
            Disallow: /api/
            Disallow: /embed/
            Disallow: /tables/
            """;

    private static final List<String> FILES = List.of(
            "icon.svg",
            ICON,
            "site.css",
            "home.js",
            "table.js",
            "replay.js",
            "arena.js",
            "lab.js",
            "help.js",
            "problem.js");
    private static final Map<String, String> TYPES = new TreeMap<>(Map.of(
            "css", "text/css; charset=utf-8",
            "ico", "image/x-icon",
            "js", "text/javascript; charset=utf-8",
            "svg", "image/svg+xml"));

    private final Map<String, byte[]> files = new LinkedHashMap<>();
    private final Map<String, Answer> answers = new LinkedHashMap<>();
    private final String version;

    Assets() {
        for (var file : FILES) {
            files.put(file, read(file));
        }
        for (var options : Games.all()) {
            var game = options.defaults();
            files.put(game.id() + ".css", Drawings.styles(game).getBytes(StandardCharsets.UTF_8));
        }
        files.forEach((file, bytes) -> answers.put(file, Answer.kept(type(file), bytes)));
        version = hash();
        Positions.prepare();
    }

    /// Where a file is.
    String path(String file) {
        if (!files.containsKey(file)) {
            throw new IllegalArgumentException("no file " + file);
        }
        return anyPath(file);
    }

    /// Where the picture of a game's position is.
    String position(String game, String theme, Language language) {
        return anyPath(Positions.file(game, theme, language));
    }

    private String anyPath(String file) {
        return "/assets/" + version + "/" + file;
    }

    List<Endpoint> all() {
        return List.of(file(), icon(), robots());
    }

    /// What browsers ask for beside whatever is no page.
    private Endpoint icon() {
        return Endpoint.get("/" + ICON)
                .named("icon")
                .says("The sign of these pages")
                .in(Shell.GROUP)
                .answersAs(type(ICON), "The picture.")
                .by(request -> Answer.bytes(type(ICON), Objects.requireNonNull(files.get(ICON)))
                        .with("Cache-Control", "public, max-age=86400"));
    }

    private static Endpoint robots() {
        return Endpoint.get("/robots.txt")
                .named("robots")
                .says("Says what those who search need not look at")
                .in(Shell.GROUP)
                .answersAs("text/plain; charset=utf-8", "The file.")
                .by(request -> Answer.text(ROBOTS));
    }

    private Endpoint file() {
        return Endpoint.get("/assets/{version}/{file}")
                .named("asset")
                .says("A script, a style sheet or a picture of the pages")
                .in(Shell.GROUP)
                .path(Field.text("version", 64), Field.text("file", 64))
                .answersAs(TYPES.values(), "The file, which may be kept for ever.")
                .refuses(404, "There is no such file.")
                .by(request -> answer(request.text("version"), request.text("file")));
    }

    /// Whoever has a page of another version gets what there is now, and keeps it under no other name.
    private Answer answer(String asked, String file) {
        var known = answers.get(file);
        var answer = known != null ? known : Answer.bytes(type(file), drawn(file));
        return answer.with("Cache-Control", asked.equals(version) ? FOR_EVER : "no-cache");
    }

    private static byte[] drawn(String file) {
        return Positions.find(file)
                .orElseThrow(() -> Problem.of(404, Message.of("page.file", "there is no file %s", file)));
    }

    private static String type(String file) {
        return TYPES.getOrDefault(file.substring(file.lastIndexOf('.') + 1), "application/octet-stream");
    }

    private String hash() {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            files.forEach((name, bytes) -> {
                digest.update(name.getBytes(StandardCharsets.UTF_8));
                digest.update(bytes);
            });
            // How things are drawn may change though no file does.
            digest.update(Build.mark(drawing()).getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest.digest(), 0, 8);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /// What positions are drawn by: the rules, the words, the drawings and the records here.
    private static Stream<Class<?>> drawing() {
        return Stream.concat(
                Games.all().stream().map(game -> game.defaults().getClass()),
                Stream.of(Game.class, Language.class, Drawings.class, Assets.class));
    }

    private static byte[] read(String file) {
        try (var stream = Assets.class.getResourceAsStream(FOLDER + file)) {
            if (stream == null) {
                throw new IllegalStateException(FOLDER + file + " is not built");
            }
            return stream.readAllBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
