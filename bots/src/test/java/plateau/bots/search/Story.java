package plateau.bots.search;

import java.util.List;
import plateau.core.Moves;
import plateau.core.State;

/// A toy game told as a tree: a move is the number of the branch taken.
final class Story implements Toy {
    /// A place in the story.
    sealed interface Page {}

    /// Somebody, or chance, has these branches; those of chance are equally likely.
    record Fork(int mover, List<Page> branches) implements Page {}

    /// The end, with everybody's share.
    record End(List<Double> payoffs) implements Page {}

    private final int players;
    private Page page;

    Story(int players, Page first) {
        this.players = players;
        this.page = first;
    }

    static Page fork(int mover, Page... branches) {
        return new Fork(mover, List.of(branches));
    }

    static Page chance(Page... branches) {
        return fork(CHANCE, branches);
    }

    static Page end(Double... payoffs) {
        return new End(List.of(payoffs));
    }

    @Override
    public int players() {
        return players;
    }

    @Override
    public int mover() {
        return page instanceof Fork fork ? fork.mover() : NOBODY;
    }

    @Override
    public void legalMoves(Moves moves) {
        if (page instanceof Fork fork) {
            for (int i = 0; i < fork.branches().size(); i++) {
                moves.add(i);
            }
        }
    }

    @Override
    public void play(int move) {
        page = ((Fork) page).branches().get(move);
    }

    @Override
    public int score(int player) {
        return page instanceof End end ? (int) Math.round(end.payoffs().get(player)) : 0;
    }

    @Override
    public double payoff(int player) {
        return ((End) page).payoffs().get(player);
    }

    @Override
    public State copy() {
        return new Story(players, page);
    }

    @Override
    public void copyFrom(State other) {
        page = ((Story) other).page;
    }
}
