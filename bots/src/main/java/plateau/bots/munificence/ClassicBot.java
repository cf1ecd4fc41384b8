package plateau.bots.munificence;

import plateau.bots.Bot;
import plateau.core.Game;
import plateau.core.Moves;
import plateau.core.Player;
import plateau.core.Turn;
import plateau.core.options.Option;
import plateau.games.munificence.Munificence;
import plateau.games.munificence.MunificenceMove;
import plateau.games.munificence.MunificenceState;

/// The simple player of Munificence's rules (5): throws dice over what to do, hires the first builder
/// it can.
public record ClassicBot(
        @Option(help = "how it pays: the first tokens, the least waste, or the most efficient", byDefault = "greedy")
        Payment pay)
        implements Bot {

    /// How a player picks among the ways to pay.
    public enum Payment {
        GREEDY,
        BEST,
        EFF
    }

    @Override
    public String id() {
        return "classic";
    }

    @Override
    public boolean plays(Game game) {
        return game instanceof Munificence;
    }

    @Override
    public Player player() {
        return this::choose;
    }

    private int choose(Turn turn) {
        var legal = turn.legal();
        return switch (MunificenceMove.sort(legal.get(0))) {
            case MunificenceMove.KEEP -> favor(turn);
            case MunificenceMove.HIRE, MunificenceMove.TAKE, MunificenceMove.PASS -> action(turn);
            case MunificenceMove.PAY -> payment(turn);
            default -> legal.get(turn.random().nextInt(legal.size()));
        };
    }

    /// Keep, return or renewal with equal chance; keep where the other cannot be had.
    private static int favor(Turn turn) {
        return switch (turn.random().nextInt(3)) {
            case 0 -> turn.legal().get(0);
            case 1 -> anyOf(MunificenceMove.RETURN, turn);
            default -> anyOf(MunificenceMove.RENEW, turn);
        };
    }

    /// A move of a sort, all equally likely; the first legal move when there is none.
    private static int anyOf(int sort, Turn turn) {
        var legal = turn.legal();
        int chosen = legal.get(0);
        int seen = 0;
        for (int i = 0; i < legal.size(); i++) {
            if (MunificenceMove.sort(legal.get(i)) == sort && turn.random().nextInt(++seen) == 0) {
                chosen = legal.get(i);
            }
        }
        return chosen;
    }

    /// Half of the time hire, if it can; else mostly take; one time in ten pass.
    private static int action(Turn turn) {
        var legal = turn.legal();
        int die = turn.random().nextInt(10);
        if (die < 5 && MunificenceMove.sort(legal.get(0)) == MunificenceMove.HIRE) {
            return legal.get(0);
        }
        return die < 9 ? take(turn, legal) : pass(legal);
    }

    /// One to three tokens, each number equally likely, from a random start; fewer where so many cannot
    /// be had, and nothing where none can.
    private static int take(Turn turn, Moves legal) {
        var position = (MunificenceState) turn.position();
        for (int tokens = 1 + turn.random().nextInt(3); tokens > 0; tokens--) {
            int chosen = anyTake(tokens, turn, position);
            if (chosen != pass(legal)) {
                return chosen;
            }
        }
        return pass(legal);
    }

    /// A take of so many tokens, all equally likely; a pass when there is none.
    private static int anyTake(int tokens, Turn turn, MunificenceState position) {
        var legal = turn.legal();
        int chosen = pass(legal);
        int seen = 0;
        for (int i = 0; i < legal.size(); i++) {
            int move = legal.get(i);
            if (MunificenceMove.sort(move) == MunificenceMove.TAKE
                    && position.tokensOf(move) == tokens
                    && turn.random().nextInt(++seen) == 0) {
                chosen = move;
            }
        }
        return chosen;
    }

    private static int pass(Moves legal) {
        return legal.get(legal.size() - 1);
    }

    /// Rules 5.3: the payment of the foremost tokens, or the one that wastes least, or whose efficiency is
    /// nearest 1, and then takes fewest tokens.
    private int payment(Turn turn) {
        var legal = turn.legal();
        int chosen = legal.get(0);
        if (pay == Payment.GREEDY) {
            return chosen;
        }
        var position = (MunificenceState) turn.position();
        for (int i = 1; i < legal.size(); i++) {
            if (badness(position, legal.get(i)) < badness(position, chosen)) {
                chosen = legal.get(i);
            }
        }
        return chosen;
    }

    private int badness(MunificenceState position, int payment) {
        int amiss = pay == Payment.EFF ? position.inefficiencyOf(payment) : position.wasteOf(payment);
        return 100 * amiss + position.tokensOf(payment);
    }
}
