package plateau.server.bots;

import java.util.function.Consumer;
import plateau.arena.Foul;
import plateau.bots.Bots;
import plateau.core.Blame;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.Result;
import plateau.core.Turn;
import plateau.server.tables.Thinkers;

/// Those who play for the house.
public final class House implements Thinkers, AutoCloseable {
    private final Pool pool;

    public House(Pool pool) {
        this.pool = pool;
    }

    @Override
    public void check(String bot, Game game) {
        var _ = Bots.parse(bot, game);
    }

    @Override
    public Thought think(Chair chair, Turn turn, Consumer<Answer> answer) {
        var reply =
                new Reply() {
                    @Override
                    public void chosen(int move, long nanos) {
                        answer.accept(new Chosen(move, nanos));
                    }

                    @Override
                    public void failed(RuntimeException why) {
                        answer.accept(failure(why));
                    }
                };
        var ticket = pool.submit(new Job(chair.player(), chair.seating(), turn, reply));
        return ticket::cancel;
    }

    private static Answer failure(Throwable why) {
        return switch (why) {
            case Foul foul -> new Failed(foul.ending(), String.valueOf(foul.getMessage()));
            default -> new Failed(Ending.CRASH, Blame.told(why));
        };
    }

    @Override
    public void ask(Chair chair, Turn turn) {}

    @Override
    public boolean isThere(String account) {
        return false;
    }

    @Override
    public void refuse(Chair chair, String reason) {}

    @Override
    public void end(Chair chair, Result result) {}

    @Override
    public void close() {
        pool.close();
    }
}
