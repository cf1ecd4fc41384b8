package plateau.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.core.Event;
import plateau.core.Game;
import plateau.core.Moves;
import plateau.core.PointShare;
import plateau.core.PointSheet;
import plateau.core.State;
import plateau.core.luck.Lot;
import plateau.games.Games;

/// Whatever happens in a game has its sentence in every language.
class SentencesTest {
    /// Every game with its defaults and in each of its presets.
    static Stream<Game> games() {
        return Games.all().stream()
                .flatMap(options -> Stream.concat(
                        Stream.of(options.defaults()),
                        options.presets().stream().map(preset -> options.parse(List.of(preset.settings())))));
    }

    /// Whatever a few games at random tell; in every other one somebody leaves.
    private static List<Event> events(Game game) {
        var told = new ArrayList<Event>();
        for (int seed = 0; seed < 6; seed++) {
            var state = game.begin(game.seats(3) ? 3 : game.defaultPlayers());
            play(state, new Lot(seed, 0), seed % 2 == 0 ? Integer.MAX_VALUE : 5 + seed, told);
        }
        return told;
    }

    /// @param from the first ply after which whoever is then to move leaves
    private static void play(State state, Lot lot, int from, List<Event> told) {
        var legal = new Moves();
        int gone = State.NOBODY;
        for (int ply = 0; ply < 400 && !state.isOver(); ply++) {
            if (ply >= from && gone == State.NOBODY && state.mover() >= 0) {
                gone = state.mover();
                state.leave(gone);
            }
            legal.clear();
            state.legalMoves(legal);
            int move = state.mover() == State.CHANCE
                    ? state.drawMove(lot, new Moves())
                    : state.mover() == gone ? state.idleMove(legal) : legal.get(lot.nextInt(legal.size()));
            told.addAll(state.events(move));
            state.play(move);
        }
    }

    @Test
    void theGamesPlayedHereTellOfThoseWhoLeft() {
        assertThat(events(Games.named("carcassonne").defaults()))
                .extracting(Event::key)
                .contains("lost", "skipped");
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyEventHasASentenceInEveryLanguage(Game game) {
        var events = events(game);
        for (var language : Language.values()) {
            var sentences = new Sentences(game, language, player -> "P" + player);
            var missing = new TreeSet<String>();
            for (var event : events) {
                if (!sentences.knows(event)) {
                    missing.add(event.key());
                } else {
                    assertThat(sentences.tell(event)).endsWith(".").doesNotContain("{", "}");
                }
            }
            assertThat(missing).as("events without a sentence in " + language).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyKindOfPointsIsCalledSomethingInEveryLanguage(Game game) {
        for (var language : Language.values()) {
            assertThat(game.sheet()).isNotEmpty();
            for (var kind : game.sheet()) {
                assertThat(Vocabulary.of(language).own(game, "kind." + kind.name()))
                        .as(kind.name())
                        .isNotBlank();
            }
        }
    }

    /// Whatever the positions of a few games at random show of points.
    private static List<PointShare> shares(Game game) {
        var shares = new ArrayList<PointShare>();
        for (int seed = 0; seed < 4; seed++) {
            var state = game.begin(game.seats(3) ? 3 : game.defaultPlayers());
            var lot = new Lot(seed, 0);
            var legal = new Moves();
            for (int ply = 0; ply < 400 && !state.isOver(); ply++) {
                legal.clear();
                state.legalMoves(legal);
                boolean isChance = state.mover() == State.CHANCE;
                state.play(isChance ? state.drawMove(lot, new Moves()) : legal.get(lot.nextInt(legal.size())));
                if (ply % 10 == 0 || state.isOver()) {
                    shares.addAll(state.view(State.ALL_SEEING).sheet());
                }
            }
        }
        return shares;
    }

    @ParameterizedTest
    @MethodSource("games")
    void whateverAPositionShowsOfPointsHasItsWordsInEveryLanguage(Game game) {
        for (var share : shares(game)) {
            for (var language : Language.values()) {
                var told =
                        Sentences.named(game, language, player -> "P" + player).share(share);
                assertThat(told)
                        .isNotBlank()
                        .doesNotContain("{", "}", share.what().values().toString());
            }
        }
    }

    @Test
    void thePositionsLookedAtHereShowAllKindsOfThings() {
        assertThat(games().flatMap(game -> shares(game).stream()))
                .extracting(share -> share.what().key())
                .contains(
                        "city", "road", "monastery", "field", "zone", "tiles", "single", "stack", "arrived", "builder");
    }

    @Test
    void pointsWithoutAKindAreJustPoints() {
        var game = Games.named("carcassonne").defaults();
        assertThat(Vocabulary.of(Language.FRENCH).kind(game, "city")).isEqualTo("villes");
        assertThat(Vocabulary.of(Language.FRENCH).kind(game, PointSheet.REST)).isEqualTo("autres");
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyTermOfAnEventIsTranslated(Language language) {
        for (var options : Games.all()) {
            var game = options.defaults();
            var terms = new TreeSet<String>();
            events(game).forEach(event -> event.values().values().forEach(v -> collect(v, terms)));
            var known = language.beside(game.getClass(), game.id());
            if (language != Language.ENGLISH) {
                assertThat(known.keySet())
                        .containsAll(terms.stream()
                                .map(term -> (Object) ("term." + term))
                                .toList());
            }
        }
    }

    private static void collect(Object value, Set<String> terms) {
        switch (value) {
            case Event.Term term -> terms.add(term.word());
            case List<?> list -> list.forEach(each -> collect(each, terms));
            default -> {}
        }
    }

    @Test
    void aPaymentIsToldInBothLanguages() {
        var game = Games.named("carcassonne").defaults();
        var event = Event.of(
                "paid.city",
                "cell",
                "1,0",
                "place",
                2,
                "tiles",
                3,
                "rate",
                2,
                "shields",
                1,
                "shieldRate",
                2,
                "points",
                8,
                "players",
                Event.players(0b101));
        assertThat(new Sentences(game, Language.ENGLISH, player -> "player " + player).tell(event))
                .isEqualTo("City at 1,0: 3 tiles × 2 + 1 shield × 2 = 8 points for player 0 and" + " player 2.");
        assertThat(new Sentences(game, Language.FRENCH, player -> "joueur " + player).tell(event))
                .isEqualTo("Ville en 1,0 : 3 tuiles × 2 + 1 blason × 2 = 8 points pour : joueur 0 et joueur 2.");
    }

    @Test
    void aFrenchPlayerHasAnArticleAfterAPreposition() {
        var game = Games.named("carcassonne").defaults();
        var event = Event.of(
                "paid.road",
                "cell",
                "-1,2",
                "place",
                8,
                "tiles",
                3,
                "rate",
                1,
                "points",
                3,
                "players",
                Event.players(0b10));
        assertThat(new Sentences(game, Language.FRENCH, player -> "joueur " + player).tell(event))
                .isEqualTo("Route en -1,2 : 3 tuiles × 1 = 3 points pour le joueur 1.");
        assertThat(Sentences.named(game, Language.FRENCH, _ -> "Anna").tell(event))
                .isEqualTo("Route en -1,2 : 3 tuiles × 1 = 3 points pour Anna.");
    }

    @Test
    void aGivenNameIsWrittenAsItWasGiven() {
        var game = Games.named("munificence").defaults();
        var event = Event.of("passed", "player", new Event.Who(0));
        assertThat(Sentences.named(game, Language.ENGLISH, _ -> "easy").tell(event))
                .isEqualTo("easy passes.");
        assertThat(new Sentences(game, Language.ENGLISH, _ -> "player 1").tell(event))
                .isEqualTo("Player 1 passes.");
    }

    @Test
    void lettersAreToldByTheirWords() {
        var game = Games.named("munificence").defaults();
        var event = Event.of("took", "player", new Event.Who(0), "count", 2, "tokens", List.of("GG", "RW"));
        assertThat(Sentences.named(game, Language.ENGLISH, _ -> "Anna").tell(event))
                .isEqualTo("Anna takes 2 tokens: green ×2 and red + white.");
        assertThat(Sentences.named(game, Language.FRENCH, _ -> "Anna").tell(event))
                .isEqualTo("Anna prend 2 jetons : vert ×2 et rouge + blanc.");
    }

    @Test
    void aTileIsToldByWhatIsOnIt() {
        var game = Games.named("carcassonne").defaults();
        var event = Event.of("drawn", "tile", "B");
        assertThat(new Sentences(game, Language.ENGLISH, _ -> "").tell(event))
                .isEqualTo("Tile B is drawn: a monastery in the fields.");
    }

    @Test
    void whatDidNotHappenIsNotTold() {
        assertThat(reaction(Language.ENGLISH, 2))
                .isEqualTo("A chain reaction changes 5 cells: P0 gains 3 cells and loses 2.");
        assertThat(reaction(Language.ENGLISH, 0)).isEqualTo("A chain reaction changes 5 cells: P0 gains 3 cells.");
        assertThat(reaction(Language.FRENCH, 2))
                .isEqualTo("Une réaction en chaîne change 5 cases : P0 en gagne 3 et en perd 2.");
        assertThat(reaction(Language.FRENCH, 0)).isEqualTo("Une réaction en chaîne change 5 cases : P0 en gagne 3.");
    }

    private static String reaction(Language language, int lost) {
        var event = Event.of("set-off", "player", new Event.Who(0), "cells", 5, "gained", 3, "lost", lost);
        var game = Games.named("piles").defaults();
        return new Sentences(game, language, player -> "P" + player).tell(event);
    }

    @Test
    void anEventWithoutWordsIsToldByItsKey() {
        var game = Games.named("piles").defaults();
        assertThat(new Sentences(game, Language.FRENCH, player -> "").tell(Event.of("unheard-of", "n", 1)))
                .isEqualTo("unheard-of {n=1}");
    }
}
