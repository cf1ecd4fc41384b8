package plateau.server.bots;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import plateau.arena.match.Foul;
import plateau.arena.match.Untold;
import plateau.arena.outside.Limits;
import plateau.arena.series.Entrant;
import plateau.arena.tournament.plan.TournamentPlan;
import plateau.bots.Bots;
import plateau.bots.Residents;
import plateau.core.Blame;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.Result;
import plateau.core.Seating;
import plateau.core.Turn;
import plateau.core.text.BadInput;
import plateau.server.tables.Thinkers;

/// Those who play without being people: our own bots think in the [Pool], those that the operator brought
/// in processes of their own ([Outsiders]), and those that run elsewhere are asked by their lines
/// ([Remotes]).
public final class House implements Thinkers, AutoCloseable {
    private final Pool pool;
    private final Outsiders outsiders;
    private final Remotes remotes;
    private final Bounds bounds;
    private final Adviser adviser;

    /// @param outside the bots that the operator brought
    /// @param most how long a program may think about a move, whatever the clock says
    /// @param bounds of what the bots of the house may be asked for
    public House(Pool pool, List<OutsideBot> outside, Duration most, Remotes remotes, Bounds bounds) {
        this.pool = pool;
        adviser = new Adviser(pool);
        this.bounds = bounds;
        this.remotes = remotes;
        var usual = Limits.USUAL;
        outsiders = new Outsiders(outside, new Limits(usual.start(), most, usual.farewell(), usual.memory()));
    }

    /// The bots that the operator brought and that play a game.
    public List<String> outsiders(Game game) {
        return outsiders.names(game);
    }

    /// Who gives hints.
    public Adviser adviser() {
        return adviser;
    }

    public Remotes remotes() {
        return remotes;
    }

    @Override
    public void check(String bot, Game game) {
        outsiders.find(bot).ifPresentOrElse(den -> den.check(game), () -> bounds.check(bot, game));
    }

    /// Refuses bots that cannot take part in a tournament: such as there are not, that do not play the
    /// game, or that are too much; and one that would meet itself in more processes than it may have.
    ///
    /// @param entrants with names of their own or without
    public void checkEntrants(List<String> entrants, Game game) {
        var times = new HashMap<String, Integer>();
        for (var each : entrants) {
            var bot = Entrant.of(each).bot();
            int time = times.merge(bot, 1, Integer::sum);
            outsiders
                    .find(bot)
                    .ifPresentOrElse(
                            den -> den.checkEntrant(game, time),
                            () -> bounds.inTournaments().check(bot, game));
        }
    }

    /// Asks the bots that the operator brought whether they play the games of a tournament; refuses one that declines.
    public void ask(TournamentPlan plan) {
        for (var debut : plan.debuts()) {
            ask(debut.firstBot(), debut.firstSeating(new Residents()));
        }
    }

    @Override
    public void ask(String bot, Seating seating) {
        outsiders.find(bot).ifPresent(den -> den.ask(seating));
    }

    /// Refuses a bot that cannot play many games one after the other: one that is not of the house, or that is
    /// too much.
    public void checkOwn(String bot, Game game) {
        bounds.inTournaments().check(bot, game);
    }

    /// How many bots at tables think, or wait until they can.
    public int wanted() {
        var figures = pool.figures();
        return figures.busy() + figures.waiting();
    }

    /// There may be no room for a program when it is needed.
    @Override
    public void checkStandIn(String bot, Game game) {
        if (outsiders.find(bot).isPresent()) {
            throw new BadInput(
                    "bot.no-stand-in",
                    "%s cannot play for others; name one of %s",
                    bot,
                    String.join(", ", Bots.ids(game)));
        }
        check(bot, game);
    }

    @Override
    public void admit(String table, Map<Integer, String> bots) {
        outsiders.admit(table, bots);
    }

    @Override
    public void invite(String account, String name, Game game) {
        remotes.invite(account, name, game);
    }

    @Override
    public Thought think(Chair chair, Turn turn, Consumer<Answer> answer) {
        var den = outsiders.find(chair.player());
        if (den.isPresent()) {
            return den.get().think(chair, turn, answer);
        }
        var reply = new Reply() {
            @Override
            public void chosen(int move, long nanos) {
                answer.accept(new Chosen(move, nanos));
            }

            @Override
            public void failed(RuntimeException why) {
                answer.accept(failure(why));
            }
        };
        var ticket = pool.submit(new Job(chair.player(), chair.seating(), turn, reply, chair.maker()));
        return ticket::cancel;
    }

    /// Has somebody look at a position in a thread of the bots, in turn with those who want moves.
    public Ticket inquire(Job job) {
        return pool.submit(job);
    }

    private static Answer failure(Throwable why) {
        return switch (why) {
            case Foul foul -> new Failed(foul.ending(), String.valueOf(foul.getMessage()));
            default -> new Failed(Ending.CRASH, Blame.told(why));
        };
    }

    @Override
    public void begin(Chair chair) {
        remotes.line(chair.player()).ifPresent(line -> line.begin(chair));
    }

    @Override
    public void ask(Chair chair, Turn turn) {
        remotes.line(chair.player()).ifPresent(line -> line.ask(chair, turn));
    }

    @Override
    public boolean isThere(String account) {
        return remotes.line(account).isPresent();
    }

    @Override
    public void refuse(Chair chair, String reason) {
        remotes.line(chair.player()).ifPresent(line -> line.refuse(chair, reason));
        outsiders.find(chair.player()).ifPresent(den -> den.refuse(TableSeat.of(chair), reason));
    }

    @Override
    public void end(Chair chair, Result result, Supplier<Untold> whole) {
        remotes.line(chair.player()).ifPresent(line -> line.end(chair, result, whole.get()));
        outsiders.find(chair.player()).ifPresent(den -> den.end(TableSeat.of(chair), result, whole.get()));
    }

    @Override
    public void asleep(String table) {
        outsiders.asleep(table);
    }

    @Override
    public void close() {
        outsiders.close();
        pool.close();
    }
}
