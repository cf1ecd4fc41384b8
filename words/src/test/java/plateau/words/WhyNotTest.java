package plateau.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.core.Ask;
import plateau.core.Event;
import plateau.core.Game;
import plateau.core.Moves;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.luck.Lot;
import plateau.games.Games;

/// What is said of a move that the rules do not allow.
class WhyNotTest {
    private static final List<String> STRANGE =
            List.of("", "x", "-1,2", "0,99999999999", "3,", "take9 1", "free", "city@99", "pay x");

    /// Asks, in positions of random games, about all that somebody has typed in any of them.
    @ParameterizedTest
    @MethodSource("plateau.words.SentencesTest#games")
    void noReasonIsGivenForWhatIsLegalAndEveryReasonIsASentence(Game game) {
        var typed = new LinkedHashSet<>(STRANGE);
        var reasons = new ArrayList<Event>();
        for (int seed = 0; seed < 2; seed++) {
            var state = game.begin(game.defaultPlayers());
            var lot = new Lot(seed, 0);
            for (int ply = 0; ply < 60 && !state.isOver(); ply++) {
                if (ply % 5 < 2) {
                    var legal = some(Ask.notations(state), lot, 8);
                    ask(state, legal, some(List.copyOf(typed), lot, 25), reasons);
                    typed.addAll(legal);
                }
                state.play(drawn(state, lot));
            }
        }
        for (var language : Language.values()) {
            var sentences = new Sentences(game, language, player -> "P" + player);
            var known = language.beside(game.getClass(), game.id());
            for (var reason : reasons) {
                assertThat(known).containsKey("why." + reason.key());
                assertThat(sentences.why(reason)).endsWith(".").doesNotContain("{", "}");
            }
        }
    }

    /// A few of many: asking takes long.
    private static Set<String> some(List<String> all, Lot lot, int most) {
        var some = new LinkedHashSet<String>();
        for (int i = 0; i < most && !all.isEmpty(); i++) {
            some.add(all.get(lot.nextInt(all.size())));
        }
        return some;
    }

    private static int drawn(State state, Lot lot) {
        var legal = new Moves();
        state.legalMoves(legal);
        return state.mover() == State.CHANCE ? state.drawMove(lot, new Moves()) : legal.get(lot.nextInt(legal.size()));
    }

    private static void ask(State state, Set<String> legal, Set<String> typed, List<Event> reasons) {
        for (var line : typed) {
            var words = List.of(line.split(" ", -1));
            for (int length = 1; length <= words.size(); length++) {
                var begun = words.subList(0, length);
                Ask.whyNot(state, begun).ifPresent(reasons::add);
            }
        }
        for (var notation : legal) {
            assertThat(Ask.whyNot(state, List.of(notation.split(" ")))).isEmpty();
            assertThat(Ask.whyNot(state, List.of(notation.split(" ")[0]))).isEmpty();
        }
    }

    /// A line of moves, what was typed then, and what is answered in both languages.
    @ParameterizedTest(name = "{0}, {2}: {3}")
    @CsvSource(delimiter = '|', textBlock = """
                    carcassonne|U 0,1_north none V|0,1|A tile lies on 0,1 already.|Il y a déjà une tuile en 0,1.
                    carcassonne|U|5,5|No tile lies beside 5,5.|Il n'y a pas de tuile à côté de 5,5.
                    carcassonne|B|0,1|Tile B does not fit on 0,1, whichever way it is turned.|La tuile B ne va pas en 0,1, de quelque façon qu'on la tourne.
                    carcassonne|U|0,1 west|To the south it would have a field against a road.|Vers le sud elle aurait le champ contre la route.
                    carcassonne|U|0,1 south|The tile looks the same in another direction that is offered; south is left out.|La tuile est la même dans une autre direction offerte ; le sud est laissé de côté.
                    carcassonne|U 0,1_north road@13 U|0,2 north road@13|The road is taken: P0 stands there.|Il y a quelqu'un sur la route : P0.
                    carcassonne|U 0,1_north|city@4|Tile U has no city@4.|La tuile U n'a pas ville@4.
                    mansuba|first0|3,3|No piece stands on 3,3.|Il n'y a pas de pièce en 3,3.
                    mansuba|first0|5,0|The piece on 5,0 belongs to P1.|La pièce en 5,0 est à un autre : P1.
                    mansuba|first0|0,0 0,1|A piece of your own stands on 0,1.|Une de vos pièces est en 0,1.
                    mansuba|first0|0,1 5,1|5,1 is a start place: nobody is captured there.|5,1 est une place de départ : personne n'y est capturé.
                    mansuba|first0|0,2 4,4|An elephant goes up to 2 steps north, south, east or west.|Un éléphant va à au plus 2 pas vers le nord, le sud, l'est ou l'ouest.
                    mansuba|first0|pass|You can move and have to.|Vous pouvez bouger, il le faut.
                    mansuba|first0|free 1,1|Captured pieces come back by lot (50 %), not by a move.|Les pièces capturées reviennent par le sort (50 %), pas par un coup.
                    tilings|kind2|0,0|The first tile goes on 5,5.|La première tuile va en 5,5.
                    tilings|kind2 5,5 kind2|5,5|A tile lies on 5,5 already.|Il y a déjà une tuile en 5,5.
                    tilings|kind2 5,5 kind2|0,0|No tile lies beside 0,0.|Il n'y a pas de tuile à côté de 0,0.
                    tilings|kind2 5,5 kind2|5,6|On 5,6 the west side would be violet against red.|En 5,6, le côté ouest serait violet contre rouge.
                    tilings|kind2 5,5 kind3|skip|Your tile fits somewhere: it has to be laid.|Votre tuile va quelque part : il faut la poser.
                    munificence|first0|hire|Nothing can be paid: no builder on offer is within your means.|Rien ne peut être payé : aucun architecte offert n'est dans vos moyens.
                    munificence|first0|hire 0|Builder 0 cannot be paid (black + blue missing).|L'architecte 0 ne peut être payé (il manque noir + bleu).
                    munificence|first0|hire 9|Builder 9 is not on offer.|L'architecte 9 n'est pas offert.
                    munificence|first0|keep|You have no favor.|Vous n'avez pas de faveur.
                    munificence|first0 take1_3|take1 5|First say what becomes of your favor: keep, return or renew.|Dites d'abord ce que devient votre faveur : garder, réclamer ou renouveler.
                    munificence|first0 take1_3 keep|take1 3|Slot 3 is empty.|La case 3 est vide.
                    munificence|first0|take2 3 7|Slot 7 is not in a row of tokens with the others.|La case 7 ne forme pas une suite de jetons avec les autres.
                    piles size=2 cell-limit=1|1,1|1,1|1,1 has taken its 1 token by hand and takes no more.|1,1 a reçu à la main son jeton et n'en prend plus.
                    carcassonne followers=1|U 0,1_north road@13 B -1,0_north none E 1,0_west|city@2|You have no follower left.|Vous n'avez plus de partisan.
                    mansuba|first0|0,0 4,4|A pawn takes up to 1 step in a direction of its place (octagonal ground), or jumps over a piece to the free place behind it; a jump does not capture.|Un pion fait un pas dans une direction de sa place (terrain octogonal), ou saute une pièce vers la place libre derrière ; un saut ne capture pas.
                    mansuba|first0|0,1 3,3|A tower slides north, south, east or west, if its place has that direction (octagonal ground) and as far as nothing stands in the way.|Une tour glisse vers le nord, le sud, l'est ou l'ouest, si sa place a cette direction (terrain octogonal) et tant que rien ne la gêne.
                    mansuba kings=1 towers=0 elephants=0|first0|0,5 1,0|A king goes to places with a prime number; 1,0 has 10.|Un roi va sur les places de numéro premier ; 1,0 a le 10.
                    mansuba kings=1 towers=0 elephants=0|first0|0,5 5,3|A king never captures.|Un roi ne capture jamais.
                    mansuba capture=off|first0|0,1 5,1|Nobody captures in this game.|Personne ne capture dans cette partie.
                    mansuba release-cost=turn|first0|free|No piece of yours is captured.|Aucune de vos pièces n'est capturée.
                    mansuba release-cost=turn|first0|free 1,1|No piece of yours was captured there.|Aucune de vos pièces n'a été capturée là.
                    mansuba release-cost=turn sanctuary=off victory=complex|first0 0,1_5,1|free 5,1|5,1 is not empty: nobody can come back there.|5,1 n'est pas vide : personne ne peut y revenir.
                    mansuba surface=flat terrain=triangular|first0|0,1|The piece on 0,1 cannot move.|La pièce en 0,1 ne peut pas bouger.
                    tilings rotations=on|kind0 5,5_turn0 kind1|5,6|On 5,6 the tile fits in no turn.|En 5,6 la tuile ne va dans aucun sens.
                    munificence|first0 take1_3 keep|renew 1|A favor is used before anything else, and once a turn.|On use d'une faveur avant tout le reste, et une fois par tour.
                    munificence turns=100 points=1000|first0 take3_0_1_2 keep pass take3_4_5_6 keep pass take3_7_8_9 keep pass|take2 13 14|Your hand has room for 1 token only.|Votre main n'a de place que pour 1 jeton.
                    munificence turns=100 points=1000|first0 take3_0_1_2 keep pass take3_4_5_6 keep pass take3_7_8_9 keep pass take1_13 keep pass|take1 14|Your hand is full: 10 tokens.|Votre main est pleine : 10 jetons.
                    munificence turns=100 points=1000|first0 take3_0_1_2 keep pass take3_4_5_6 keep pass hire_0|pay 3|Token 3 is not in your hand.|Le jeton 3 n'est pas dans votre main.
                    munificence turns=100 points=1000|first0 take3_0_1_2 keep pass take3_4_5_6 keep pass hire_0|pay 2|Token 2 pays for nothing here.|Le jeton 2 ne paie rien ici.
                    munificence turns=100 points=1000|first0 take3_0_1_2 keep pass take3_4_5_6 keep pass hire_0|pay 0 5|Token 5 could be left out of this payment, or comes before the others.|On pourrait se passer du jeton 5 dans ce paiement, ou il vient avant les autres.
                    munificence tokens=4|first0 take1_1 keep|take3 0|Nowhere do so many tokens lie in a row.|Nulle part autant de jetons ne se suivent.
                    """)
    void aReasonIsTold(String id, String moves, String typed, String english, String french) {
        var settings = List.of(id.split(" "));
        var game = Games.named(settings.getFirst()).parse(settings.subList(1, settings.size()));
        var state = game.begin(2);
        for (var move : moves.split(" ")) {
            var legal = new Moves();
            state.legalMoves(legal);
            state.play(Selection.find(state, legal, move.replace('_', ' ')));
        }
        assertThat(told(game, Language.ENGLISH, state, typed)).isEqualTo(english);
        assertThat(told(game, Language.FRENCH, state, typed)).isEqualTo(french);
    }

    private static String told(Game game, Language language, State state, String typed) {
        var sentences = new Sentences(game, language, player -> "P" + player);
        return Ask.whyNot(state, List.of(typed.split(" "))).map(sentences::why).orElse("");
    }
}
