package plateau.server.pages;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import plateau.core.Game;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.records.Replay;
import plateau.core.text.Json;
import plateau.core.text.Resource;
import plateau.drawing.Drawings;
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
record HelpPicture(
        String name,
        Game game,
        int players,
        List<String> moves,
        List<String> words,
        boolean isOffered,
        boolean marksLast,
        Set<Layer> layers) {

    /// The pictures of a game, in their order; none for a game that has no rules here.
    static List<HelpPicture> of(String game) {
        return Resource.text(HelpPicture.class, "help/" + game + ".jsonl")
                .lines()
                .filter(line -> !line.isBlank())
                .map(line -> read(game, Json.readObject(line)))
                .toList();
    }

    private static HelpPicture read(String game, Map<String, Object> json) {
        var options = json.getOrDefault("options", Map.of());
        var layers = EnumSet.noneOf(Layer.class);
        texts(json, "shows").forEach(each -> layers.add(Layer.valueOf(each.toUpperCase(Locale.ROOT))));
        return new HelpPicture(
                String.valueOf(json.get("name")),
                Games.named(game).fromJson(object(options)),
                ((Number) json.getOrDefault("players", 2)).intValue(),
                texts(json, "moves"),
                texts(json, "words"),
                json.containsKey("words"),
                Boolean.TRUE.equals(json.get("last")),
                layers);
    }

    private static Map<String, Object> object(Object value) {
        var object = new java.util.LinkedHashMap<String, Object>();
        ((Map<?, ?>) value).forEach((key, each) -> object.put(key.toString(), each));
        return object;
    }

    private static List<String> texts(Map<String, Object> json, String key) {
        var texts = new ArrayList<String>();
        ((List<?>) json.getOrDefault(key, List.of())).forEach(each -> texts.add(each.toString()));
        return texts;
    }

    /// The position as a drawing.
    String svg(Theme theme, Language language) {
        var replay = replay();
        var state = replay.state();
        var last = marksLast ? replay.lastTurn() : List.<String>of();
        var look = Look.of(language, List.of()).with(layers).with(theme).after(last);
        var view = state.view(isOffered ? state.mover() : State.NOBODY);
        return Drawings.svg(game, view, selection(state), look);
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
