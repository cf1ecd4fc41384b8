package plateau.server.scenes;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import plateau.api.AskedJson;
import plateau.api.ShownJson;
import plateau.core.Game;
import plateau.core.Selection;
import plateau.core.View;
import plateau.core.records.Replay;
import plateau.drawing.Drawings;
import plateau.drawing.Drawn;
import plateau.drawing.Look;
import plateau.drawing.Theme;
import plateau.words.Language;
import plateau.words.Vocabulary;

/// A position as a page shows it: the board as a drawing, the question that the next word answers, and what
/// the players have. It is the same for tables and for games that are replayed.
///
/// @param before the choice as it was before its last word; the same where no word is chosen
public record Scene(
        Game game, View view, Selection selection, Selection before, Look look, Optional<Explanation> explanation) {
    /// The layer that explains scores.
    public static final String SCORES = "scores";

    /// The layer that says what the words lead to that may be chosen.
    public static final String AHEAD = "ahead";

    /// The words by which layers are asked for.
    public static final List<String> LAYERS = List.of("projected", "remaining", "coordinates", "tall", SCORES, AHEAD);

    /// For who only looks.
    public static Scene of(Game game, View view, Look look) {
        return new Scene(game, view, Selection.NONE, Selection.NONE, look, Optional.empty());
    }

    /// After some words, which must be legal.
    public static Scene of(Game game, View view, Selection legal, List<String> words, Look look) {
        var before = words.isEmpty() ? legal : legal.chooseAll(words.subList(0, words.size() - 1));
        var selection = words.isEmpty() ? legal : before.choose(words.getLast());
        return new Scene(game, view, selection, before, look, Optional.empty());
    }

    /// The same with what the points consist of.
    ///
    /// @param replay the game from its beginning, which is played up to the position
    /// @param viewer as whom one looks
    public Scene explained(Replay replay, int ply, int viewer) {
        var events = Explanation.events(replay, ply, viewer);
        var names = look.names();
        var told = Explanation.of(game, view, look, names::get, events);
        return new Scene(game, view, selection, before, look, Optional.of(told));
    }

    /// The scenes after each of the words that may be chosen; none after those with which a move is found, unless it
    /// can still be turned.
    List<Scene> after() {
        return selection.choices().stream()
                .map(word -> new Scene(game, view, selection.choose(word), selection, look, explanation))
                .filter(each -> !each.selection.isComplete() || each.isTurning())
                .toList();
    }

    private boolean isTurning() {
        return !turns(Vocabulary.of(look.language())).isEmpty();
    }

    /// How boards are drawn within pages, which show the players themselves.
    ///
    /// @param layers some of [#LAYERS]
    /// @param last the words of the last turn
    public static Look look(Language language, List<String> names, Collection<String> layers, List<String> last) {
        Set<Look.Layer> shown = EnumSet.of(Look.Layer.HANDS);
        for (var layer : List.of(Look.Layer.PROJECTED, Look.Layer.REMAINING, Look.Layer.COORDINATES, Look.Layer.TALL)) {
            if (layers.contains(layer.name().toLowerCase(Locale.ROOT))) {
                shown.add(layer);
            }
        }
        return Look.of(language, names).with(Theme.PAGE).with(shown).after(last);
    }

    /// For programs.
    public ShownJson json() {
        var drawn = Drawings.drawn(game, view, selection, look);
        var words = Vocabulary.of(look.language());
        var choices = selection.choices();
        boolean isAsked = !choices.isEmpty();
        var turns = turns(words);
        var asked = new AskedJson(
                drawn.status(),
                selection.words(),
                step(isAsked, !turns.isEmpty()),
                isAsked ? Optional.of(question(words, drawn)) : Optional.empty(),
                choices.size() == 1 ? Optional.of(words.only(game, view, selection.words())) : Optional.empty(),
                isAsked ? Optional.of(choices(words, drawn)) : Optional.empty(),
                turns.isEmpty() ? Optional.empty() : Optional.of(turns),
                selection.isComplete() ? Optional.of(String.join(" ", selection.words())) : Optional.empty());
        return new ShownJson(drawn.svg(), asked, players(drawn), explanation.map(Explanation::sheet));
    }

    /// Where the next turn takes the place of the last one, what was asked for last is still open.
    private Optional<String> step(boolean isAsked, boolean turns) {
        if (isAsked) {
            return Optional.of(view.step(selection.words()));
        }
        return turns ? Optional.of(view.step(before.words())) : Optional.empty();
    }

    private String question(Vocabulary words, Drawn drawn) {
        boolean isPointedAt = selection.choices().stream().anyMatch(drawn.labels()::containsKey);
        return words.question(game, view, selection.words(), isPointedAt);
    }

    private List<AskedJson.Choice> choices(Vocabulary words, Drawn drawn) {
        var endings = selection.endings();
        return selection.choices().stream()
                .map(word -> new AskedJson.Choice(word, label(words, drawn, word), endings.contains(word)))
                .toList();
    }

    private String label(Vocabulary words, Drawn drawn, String word) {
        var meaning = words.meaning(game, word);
        return meaning.isEmpty() ? drawn.labels().getOrDefault(word, words.shown(game, word)) : meaning;
    }

    /// In which ways that which lies in the chosen place can be turned, if that is asked, or was last.
    private List<String> turns(Vocabulary words) {
        var next = turns(words, selection);
        return next.isEmpty() ? turns(words, before) : next;
    }

    private List<String> turns(Vocabulary words, Selection asked) {
        var choices = asked.choices();
        var all = words.turns(game, view, asked.words());
        return choices.isEmpty() || !all.containsAll(choices)
                ? List.of()
                : all.stream().filter(choices::contains).toList();
    }

    private List<ShownJson.Part> players(Drawn drawn) {
        var players = new ArrayList<ShownJson.Part>();
        var projected = view.projected();
        for (int player = 0; player < view.scores().size(); player++) {
            int seat = player;
            players.add(new ShownJson.Part(
                    seat,
                    view.scores().get(seat),
                    projected.isEmpty() ? Optional.empty() : Optional.of(projected.get(seat)),
                    Optional.of(seat)
                            .filter(each -> each < drawn.notes().size())
                            .map(drawn.notes()::get)
                            .filter(notes -> !notes.isEmpty()),
                    explanation.map(each -> each.json(seat))));
        }
        return players;
    }
}
