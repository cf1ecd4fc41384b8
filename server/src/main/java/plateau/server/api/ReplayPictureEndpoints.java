package plateau.server.api;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import plateau.core.wire.Field;
import plateau.drawing.Look;
import plateau.drawing.Theme;
import plateau.server.api.forms.AccountCaller;
import plateau.server.api.forms.CommonFields;
import plateau.server.http.Answer;
import plateau.server.http.Endpoint;
import plateau.server.http.limits.RateClass;
import plateau.server.http.message.Request;
import plateau.server.replays.Pictures;
import plateau.server.replays.Replays;

/// Games that are looked at again, as pictures that stand still or move.
final class ReplayPictureEndpoints {
    private static final Field LAYERS = Field.text("layers", 80)
            .preset("players,coordinates")
            .help("What is shown besides the board: some of `players`, `projected`,"
                    + " `remaining` and `coordinates`, or `none`.");

    private static final String LATER = "It is still being made: ask again after `Retry-After` seconds.";

    private static final Duration AGAIN = Duration.ofSeconds(3);

    private final Replays replays;

    ReplayPictureEndpoints(Replays replays) {
        this.replays = replays;
    }

    List<Endpoint> all() {
        return List.of(picture(), film());
    }

    private Endpoint picture() {
        return ReplayEndpoints.of("/picture", "drawReplay", "Draws a position of a game")
                .query(
                        ReplayEndpoints.PLY,
                        Field.oneOf("as", "svg", "png", "text").preset("svg"),
                        theme("auto", "light", "dark").preset("auto"),
                        LAYERS,
                        CommonFields.KEY)
                .answersAs("image/svg+xml", "The picture, as it was asked for.")
                .answersAs("image/png", "In dots.")
                .answersAs("text/plain; charset=utf-8", "In characters.")
                .answers(202, LATER)
                .refuses(429, "Too many pictures are being made.")
                .by(this::picture);
    }

    private static Field theme(String... themes) {
        return Field.oneOf("theme", themes)
                .help("`auto` follows whoever looks at a drawing; a picture of dots is light then.");
    }

    private Answer picture(Request request) {
        var film = ReplayEndpoints.film(replays, request);
        int ply = ReplayEndpoints.ply(request, film.plies());
        var as = request.text("as");
        if (as.equals("text")) {
            return Answer.text(Pictures.text(film, ply, request.language()));
        }
        var name = film.id() + "-" + ply;
        var theme = Theme.valueOf(request.text("theme").toUpperCase(Locale.ROOT));
        if (as.equals("svg")) {
            var wish = new Pictures.Wish(theme, request.language(), layers(request));
            var svg = Pictures.svg(film, ply, wish).getBytes(StandardCharsets.UTF_8);
            return named(Answer.bytes("image/svg+xml", svg), name + ".svg");
        }
        var wish = new Pictures.Wish(fixed(theme), request.language(), layers(request));
        var png = replays.pictures().png(film, ply, wish, AccountCaller.idOrAddress(request));
        return given(png, "image/png", name + ".png");
    }

    /// What takes long comes later.
    private static Answer given(Optional<byte[]> made, String type, String file) {
        return made.map(bytes -> named(Answer.bytes(type, bytes), file)).orElseGet(() -> Answer.later(AGAIN));
    }

    private static Theme fixed(Theme theme) {
        return theme == Theme.DARK ? Theme.DARK : Theme.LIGHT;
    }

    /// Shown where it is looked at, and called so where it is saved.
    private static Answer named(Answer answer, String file) {
        return answer.with("Content-Disposition", "inline; filename=\"" + file + "\"");
    }

    private Endpoint film() {
        return ReplayEndpoints.of("/film", "filmReplay", "Draws a game, or a part of it, as a picture that moves")
                .explains("One is made at a time, and one for each who asks. It has at most "
                        + Pictures.MOST_FRAMES
                        + " pictures, and fewer where the board is large: one for each move of"
                        + " a player, with what chance does after it. One that takes long is"
                        + " answered with 202: ask again after `Retry-After`, until it is"
                        + " there.")
                .counts(RateClass.CREATES)
                .query(
                        Field.oneOf("as", "gif").preset("gif"),
                        theme("auto", "light", "dark").preset("auto"),
                        LAYERS,
                        Field.number("from", 0, CommonFields.MOST_PLIES)
                                .preset(0)
                                .help("The first ply that is seen."),
                        Field.number("until", 0, CommonFields.MOST_PLIES)
                                .optional()
                                .help("The last; that of the game if nothing is said."),
                        CommonFields.KEY)
                .answersAs("image/gif", "The picture.")
                .answers(202, LATER)
                .refuses(429, "Others are being made, or one that you asked for.")
                .by(this::film);
    }

    private Answer film(Request request) {
        var film = ReplayEndpoints.film(replays, request);
        var theme = Theme.valueOf(request.text("theme").toUpperCase(Locale.ROOT));
        var wish = new Pictures.Wish(fixed(theme), request.language(), layers(request));
        int until = request.has("until") ? request.whole("until") : film.plies();
        var gif = replays.pictures().gif(film, request.whole("from"), until, wish, AccountCaller.idOrAddress(request));
        return given(gif, "image/gif", film.id() + ".gif");
    }

    private static Set<Look.Layer> layers(Request request) {
        var text = request.text("layers");
        return Look.Layer.parse("layers", text.isEmpty() ? "none" : text);
    }
}
