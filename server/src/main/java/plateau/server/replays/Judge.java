package plateau.server.replays;

import java.util.List;
import java.util.stream.IntStream;
import plateau.api.ReplayJson.Judged;
import plateau.bots.search.Analysis;
import plateau.bots.search.Analyst;
import plateau.core.State;
import plateau.core.luck.Lot;

/// Judges the decisions of a game, one at a time: whoever decided is asked to know no more than it could.
final class Judge {
    /// The stream of the lot from which hidden things are dealt anew.
    private static final int DEALING = 1;

    /// A move that a search came to less often is looked at once more before it is called a mistake.
    private static final int SELDOM = 40;

    private static final double BLUNDER = 0.2;
    private static final double MISTAKE = 0.1;

    private final Film film;
    private final Analyst analyst;

    Judge(Film film, Analyst analyst) {
        this.film = film;
        this.analyst = analyst;
    }

    /// The position of a decision as its player may know it.
    State position(int ply) {
        var known = film.at(ply);
        known.redeal(known.mover(), new Lot(ply, DEALING));
        return known;
    }

    Judged judge(State position, int ply) {
        int seat = position.mover();
        var played = film.record().moves().get(ply);
        var analysis = analyse(position.copy(), ply);
        var best = analysis.candidates().getFirst();
        double loss = 0;
        if (!best.move().equals(played)) {
            loss = Math.max(0, best.payoff() - payoff(analysis, played, best.payoff()));
            if (loss >= MISTAKE && isSeldom(analysis, played)) {
                loss = Math.max(0, best.payoff() - after(position, ply, best.payoff() - loss));
            }
        }
        var kind = loss >= BLUNDER ? "blunder" : loss >= MISTAKE ? "mistake" : "";
        var payoffs = payoffs(position.players(), seat, best.payoff());
        return new Judged(ply, seat, payoffs, played, best.move(), rounded(loss), kind);
    }

    /// The share of each seat, as far as it is known: of two players one has what the other has not; of
    /// more, a search says only what its own player may expect.
    private static List<Double> payoffs(int players, int seat, double payoff) {
        return IntStream.range(0, players)
                .mapToObj(each -> each == seat ? rounded(payoff) : players == 2 ? rounded(1 - payoff) : Double.NaN)
                .toList();
    }

    private static double rounded(double share) {
        return Math.round(share * 1000) / 1000.0;
    }

    private Analysis analyse(State position, long seed) {
        return analyst.analyse(position, seed, _ -> !Thread.currentThread().isInterrupted());
    }

    private static double payoff(Analysis analysis, String move, double otherwise) {
        return analysis.candidates().stream()
                .filter(each -> each.move().equals(move))
                .findFirst()
                .map(Analysis.Candidate::payoff)
                .orElse(otherwise);
    }

    private static boolean isSeldom(Analysis analysis, String move) {
        return analysis.candidates().stream()
                .filter(each -> each.move().equals(move))
                .noneMatch(each -> each.certain() || each.visits() >= SELDOM);
    }

    /// What the move that was played leaves its player, by a search of its own, where that can say it.
    ///
    /// @param otherwise what is believed so far
    private double after(State position, int ply, double otherwise) {
        int seat = position.mover();
        var next = position.copy();
        next.play(film.reel().move(ply));
        if (next.isOver()) {
            return next.payoff(seat);
        }
        if (next.mover() < 0 || (next.mover() != seat && next.players() != 2)) {
            return otherwise;
        }
        int mover = next.mover();
        var candidates = analyse(next, ply).candidates();
        if (candidates.isEmpty()) {
            return otherwise;
        }
        double share = candidates.getFirst().payoff();
        return mover == seat ? share : 1 - share;
    }
}
