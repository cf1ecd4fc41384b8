package plateau.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.core.Moves;
import plateau.core.State;
import plateau.core.text.Json;
import plateau.games.Games;
import plateau.words.Language;

class LessonsTest {
    /// What a lesson says besides what its game asks and tells.
    private static final Set<String> OWN = Set.of("welcome", "told.ended");

    static List<String> games() {
        return HelpTextTest.games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void bothLanguagesSayTheSameThings(String game) {
        var english = Lessons.words(Language.ENGLISH, game);
        assertThat(Lessons.words(Language.FRENCH, game)).containsOnlyKeys(english.keySet());
        assertThat(english).containsKeys("lesson.all.title", "lesson.all.next", "lesson.all.stop");
        assertThat(english.values()).noneMatch(String::isBlank);
    }

    /// Keys of the texts beside a game, without what they begin with.
    private static Set<String> keys(String game, String prefix) {
        var texts = Language.ENGLISH
                .beside(Games.named(game).defaults().getClass(), game)
                .keySet();
        return texts.stream()
                .map(Object::toString)
                .filter(key -> key.startsWith(prefix) && !key.endsWith(".only"))
                .map(key -> key.substring(prefix.length()))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyStepThatAFirstGameAsksForIsExplained(String game) {
        var steps = keys(game, "step.");
        steps.remove("captured"); // only where trying to free a piece is a move
        steps.removeIf(step -> step.contains(".")); // another way to ask for the same step
        for (var step : steps) {
            assertThat(Lessons.words(Language.ENGLISH, game)).containsKey("lesson." + game + "." + step);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatIsExplainedCanBeAskedOrTold(String game) {
        var steps = keys(game, "step.");
        var events = keys(game, "event.");
        var prefix = "lesson." + game + ".";
        for (var key : Lessons.words(Language.ENGLISH, game).keySet()) {
            var name = key.replace(prefix, "");
            if (key.startsWith(prefix) && !OWN.contains(name)) {
                boolean isKnown = name.startsWith("told.")
                        ? events.stream().anyMatch(event -> begins(event, name.substring(5)))
                        : steps.contains(name);
                assertThat(isKnown).as(key).isTrue();
            }
        }
    }

    private static boolean begins(String event, String key) {
        return event.equals(key) || event.startsWith(key + ".");
    }

    @ParameterizedTest
    @MethodSource("games")
    void theTableOfALessonIsOneThatCanBeMade(String game) {
        var lesson = Lessons.of(game);
        var options = Json.readObject(Json.write(lesson.options()));
        var state = Games.named(game).fromJson(options).begin(2);
        assertThat(state.players()).isEqualTo(2);
    }

    /// Who has never seen a game wants to see some of it.
    @ParameterizedTest
    @MethodSource("games")
    void nobodyWinsAFirstGameBeforeBothHaveMoved(String game) {
        var options = Json.readObject(Json.write(Lessons.of(game).options()));
        var state = Games.named(game).fromJson(options).begin(2);
        while (state.mover() == State.CHANCE) {
            var legal = new Moves();
            state.legalMoves(legal);
            state.play(legal.get(0));
        }
        assertThat(canEnd(state, 2)).isFalse();
    }

    private static boolean canEnd(State state, int turns) {
        if (turns == 0 || state.isOver()) {
            return state.isOver();
        }
        var legal = new Moves();
        state.legalMoves(legal);
        return IntStream.range(0, legal.size()).anyMatch(each -> {
            var next = state.copy();
            next.play(legal.get(each));
            return canEnd(next, turns - 1);
        });
    }
}
