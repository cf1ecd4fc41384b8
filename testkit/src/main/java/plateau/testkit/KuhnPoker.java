package plateau.testkit;

import plateau.core.Game;
import plateau.core.State;

/// The smallest poker: three cards, one of them in each hand, one bet.
public record KuhnPoker() implements Game {
    @Override
    public String id() {
        return "kuhn";
    }

    @Override
    public String summary() {
        return "poker with three cards: bet on the one you hold";
    }

    @Override
    public String brief() {
        return """
                Each of two players puts in a chip and gets a card, J, Q or K, that only it sees.
                In turn they check or bet a chip; a bet is called or folded.
                Whoever does not fold, or else has the higher card, takes the chips.
                """;
    }

    @Override
    public State start(int players) {
        return new KuhnState();
    }
}
