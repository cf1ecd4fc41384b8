package plateau.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import plateau.contract.Breach;
import plateau.contract.Clause;
import plateau.contract.Contract;
import plateau.core.Game;
import plateau.core.State;
import plateau.core.options.Option;
import plateau.core.options.Options;
import plateau.core.options.Preset;
import plateau.core.text.BadInput;
import plateau.core.text.Message;

/// The clauses on what a game says of itself find games that say too little, or what is not so.
class ListingClausesTest {
    interface Plain extends Game {
        @Override
        default String id() {
            return "plain";
        }

        @Override
        default String summary() {
            return "a plain game";
        }

        @Override
        default String brief() {
            return "Play on.\n";
        }

        @Override
        default State start(int players) {
            return new CardsState(this, 1, players);
        }
    }

    record Shouted() implements Plain {
        @Override
        public String id() {
            return "Shouted Game";
        }
    }

    record Rambling() implements Plain {
        @Override
        public String summary() {
            return "one line\nand another";
        }
    }

    record Silent() implements Plain {
        @Override
        public String brief() {
            return " ";
        }
    }

    record Unbroken() implements Plain {
        @Override
        public String brief() {
            return "Play on.";
        }
    }

    record CountedFromTwo() implements Plain {
        @Override
        public int firstNumber() {
            return 2;
        }
    }

    record Unexplained(@Option(help = "", byDefault = "1") int size) implements Plain {}

    @Preset(name = "odd", settings = "size=3", help = "")
    record UnexplainedPreset(
            @Option(help = "how large", byDefault = "1") int size) implements Plain {}

    @Preset(name = "odd", settings = "sise=3", help = "odd")
    record Misspelt(
            @Option(help = "how large", byDefault = "1") int size) implements Plain {}

    @Preset(name = "full", settings = "size=3", help = "nobody fits")
    record Crowded(
            @Option(help = "how large", byDefault = "1") int size) implements Plain {
        @Override
        public State start(int players) {
            if (size == 3) {
                throw new BadInput("no room");
            }
            return Plain.super.start(players);
        }
    }

    record Forgetful(
            @Option(help = "how large", byDefault = "1") int size) implements Plain {
        @Override
        public boolean equals(Object other) {
            return this == other;
        }

        @Override
        public int hashCode() {
            return size;
        }
    }

    record Inverted() implements Plain {
        @Override
        public int maxPlayers() {
            return 1;
        }

        @Override
        public int defaultPlayers() {
            return 2;
        }
    }

    record Unseated() implements Plain {
        @Override
        public int maxPlayers() {
            return 3;
        }

        @Override
        public Optional<Message> refusal(int players) {
            return players == 2 ? Optional.of(Message.of("few", "two are too few")) : Plain.super.refusal(players);
        }
    }

    record TurnedAway() implements Plain {
        @Override
        public int maxPlayers() {
            return 3;
        }

        @Override
        public State start(int players) {
            if (players == 3) {
                throw new BadInput("three are too many");
            }
            return Plain.super.start(players);
        }
    }

    record Failing() implements Plain {
        @Override
        public String summary() {
            throw new UnsupportedOperationException("not written yet");
        }
    }

    private static List<String> breaches(Class<? extends Game> type) {
        var broken = new ArrayList<String>();
        for (var clause : Contract.clauses()) {
            try {
                if (clause instanceof Clause.OfListing listing) {
                    listing.check(Options.of(type));
                }
            } catch (Breach breach) {
                broken.add(breach.getMessage());
            }
        }
        return broken;
    }

    private static void finds(Class<? extends Game> type, String... words) {
        assertThat(breaches(type)).hasSize(1).first().asString().contains(words);
    }

    @Test
    void aRightGameIsRight() {
        assertThat(breaches(Cards.class)).isEmpty();
    }

    @Test
    void aNameThatIsNoWordIsFound() {
        finds(Shouted.class, "its name is one word: id() is 'Shouted Game', expected lower-case");
    }

    @Test
    void whatIsNotDescribedIsFound() {
        finds(Rambling.class, "summary() is 'one line\nand another', expected one line");
        finds(Silent.class, "brief() is empty, expected the rules in a few short paragraphs");
        finds(Unbroken.class, "brief() does not end with a line break, expected '\\n' at its end");
        finds(Unexplained.class, "the help of option size is '', expected one line");
        finds(UnexplainedPreset.class, "the help of preset odd is '', expected one line");
    }

    @Test
    void aPresetThatCannotBePlayedIsFound() {
        finds(Misspelt.class, "preset odd is refused: no option 'sise'");
        finds(Crowded.class, "preset full can seat no number of players from 2 to 2");
    }

    @Test
    void optionsThatDoNotComeBackAreFound() {
        finds(Forgetful.class, "the game read from its own options: Forgetful[size=1]");
    }

    @Test
    void numbersOfPlayersThatMakeNoSenseAreFound() {
        finds(Inverted.class, "at least 2, at most 1, by default 2 players; expected 1 ≤ least");
        finds(CountedFromTwo.class, "firstNumber() is 2, expected 0 or 1");
        finds(Unseated.class, "defaultPlayers() is 2, of which refusal says: two are too few");
        finds(TurnedAway.class, "refusal(3) is empty, but start(3) refuses: three are too many");
    }

    @Test
    void aGameThatFailsToDescribeItselfIsToldByClassAndMethod() {
        finds(
                Failing.class,
                "ListingClausesTest$Failing.summary threw UnsupportedOperationException"
                        + " (not written yet) in line ");
    }

    @Test
    void aClauseIsBrokenOnlyByAGame() {
        assertThatThrownBy(() -> breaches(BrokenCards.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("has no @Option");
    }
}
