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
import plateau.core.text.Message;
import plateau.drawing.Drawings;
import plateau.games.Games;
import plateau.server.http.Answer;
import plateau.server.http.Endpoint;
import plateau.server.http.Field;
import plateau.server.http.Problem;
import plateau.words.Language;

/// The scripts, style sheets and pictures of all pages. Their address has a hash of what is in them, so that browsers
/// may keep them for ever.
final class Assets {
    private static final String FOLDER = "/plateau/web/";
    private static final List<String> FILES =
            List.of(
                    "icon.svg",
                    "site.css",
                    "home.js",
                    "table.js",
                    "replay.js",
                    "arena.js",
                    "lab.js",
                    "help.js",
                    "problem.js");
    private static final Map<String, String> TYPES =
            Map.of(
                    "css", "text/css; charset=utf-8",
                    "js", "text/javascript; charset=utf-8",
                    "svg", "image/svg+xml");

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

    Endpoint endpoint() {
        return Endpoint.get("/assets/{version}/{file}")
                .named("asset")
                .says("A script, a style sheet or a picture of the pages")
                .in(Shell.GROUP)
                .path(Field.text("version", 64), Field.text("file", 64))
                .answersAs("text/css", "The file, which may be kept for ever.")
                .refuses(404, "There is no such file.")
                .by(request -> answer(request.text("version"), request.text("file")));
    }

    /// Whoever has a page of another version gets what there is now, and keeps it under no other name.
    private Answer answer(String asked, String file) {
        var answer = answers.get(file);
        if (answer != null) {
            return answer.with(
                    "Cache-Control",
                    asked.equals(version) ? "public, max-age=31536000, immutable" : "no-cache");
        }
        var drawn =
                Positions.find(file)
                        .orElseThrow(
                                () ->
                                        Problem.of(
                                                404,
                                                Message.of(
                                                        "page.file", "there is no file %s", file)));
        // How things are drawn may change though no file does.
        return Answer.bytes(type(file), drawn).with("Cache-Control", "public, max-age=86400");
    }

    private static String type(String file) {
        return TYPES.getOrDefault(
                file.substring(file.lastIndexOf('.') + 1), "application/octet-stream");
    }

    private String hash() {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            files.forEach(
                    (name, bytes) -> {
                        digest.update(name.getBytes(StandardCharsets.UTF_8));
                        digest.update(bytes);
                    });
            return HexFormat.of().formatHex(digest.digest(), 0, 8);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
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
