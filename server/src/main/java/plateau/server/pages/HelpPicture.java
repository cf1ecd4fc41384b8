package plateau.server.pages;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import plateau.core.Game;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.records.Replay;
import plateau.core.text.Resource;
import plateau.core.text.Text;
import plateau.core.wire.Else;
import plateau.core.wire.Wire;
import plateau.drawing.Drawings;
import plateau.drawing.Extent;
import plateau.drawing.Look;
import plateau.drawing.Look.Layer;
import plateau.drawing.Theme;
import plateau.games.Games;
import plateau.words.Language;

/// A position that the rules are explained by: a game that was begun, move by move, and perhaps the words
/// that its mover has chosen. They stand in `help/GAME.jsonl`, a line each.
///
/// @param moves from the first one, those of chance included
/// @param words what is chosen of the next move
/// @param isOffered whether it is shown what can be chosen
/// @param marksLast whether the last turn is marked
/// @param layers what is shown besides the board
/// @param crop the part of the drawing that is shown, as `x y width height`; empty for all of it
record HelpPicture(
        String name,
        Game game,
        int players,
        List<String> moves,
        List<String> words,
        boolean isOffered,
        boolean marksLast,
        Set<Layer> layers,
        String crop) {
    /// The same in its file.
    private record Filed(
            String name,
            @Else("{}") Map<String, Object> options,
            @Else("2") int players,
            List<String> moves,
            Optional<List<String>> words,
            @Else("false") boolean isLast,
            @Else("[]") List<Layer> shows,
            @Else("\"\"") String crop) {}

    private static final List<String> NAMES = List.of("Ann", "Bob");

    /// Where a drawing says how large it is.
    private static final Pattern SIZE =
            Pattern.compile("viewBox=\"(\\S+ \\S+ (\\S+) (\\S+))\" width=\"\\S+\" height=\"\\S+\"");

    /// The pictures of a game, in their order; none for a game that has no rules here.
    static List<HelpPicture> of(String game) {
        var file = "help/" + game + ".jsonl";
        var text = HelpPicture.class.getResource(file) == null ? "" : Resource.text(HelpPicture.class, file);
        return text.lines()
                .filter(line -> !line.isBlank())
                .map(line -> read(game, Wire.read(Filed.class, line)))
                .toList();
    }

    private static HelpPicture read(String game, Filed filed) {
        return new HelpPicture(
                filed.name,
                Games.named(game).fromJson(filed.options),
                filed.players,
                filed.moves,
                filed.words.orElse(List.of()),
                filed.words.isPresent(),
                filed.isLast,
                Set.copyOf(filed.shows),
                filed.crop);
    }

    /// The position as a drawing.
    String svg(Theme theme, Language language) {
        var replay = replay();
        var state = replay.state();
        var last = marksLast ? replay.lastTurn() : List.<String>of();
        var look = Look.of(language, NAMES).with(layers).with(theme).after(last);
        var view = state.view(isOffered ? state.mover() : State.NOBODY);
        return cropped(Drawings.svg(game, view, selection(state), look));
    }

    private String cropped(String svg) {
        if (crop.isEmpty()) {
            return svg;
        }
        var sides = crop.split(" ");
        var size = Text.format("viewBox=\"%s\" width=\"%s\" height=\"%s\"", crop, sides[2], sides[3]);
        return SIZE.matcher(svg).replaceFirst(size);
    }

    /// How large a drawing is.
    static Extent size(String svg) {
        var found = SIZE.matcher(svg);
        if (!found.find()) {
            throw new IllegalArgumentException("a drawing that does not say how large it is");
        }
        return new Extent(number(found.group(2)), number(found.group(3)), 0, false);
    }

    private static double number(String text) {
        return Text.decimal(text).orElseThrow();
    }

    /// The position reached, every move checked.
    Replay replay() {
        var replay = new Replay(game, players, moves);
        replay.advanceTo(moves.size());
        return replay;
    }

    Selection selection(State state) {
        return isOffered ? Selection.of(state).chooseAll(words) : Selection.NONE;
    }
}
