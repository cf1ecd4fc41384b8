package plateau.terminal.outside;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plateau.arena.match.Foul;
import plateau.arena.match.Onlooker;
import plateau.arena.match.Referee;
import plateau.arena.outside.Greeting;
import plateau.arena.outside.Program;
import plateau.arena.outside.Stable;
import plateau.bots.Bots;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.Player;
import plateau.core.options.Options;
import plateau.core.text.Message;
import plateau.terminal.outside.Omission.Cause;
import plateau.terminal.outside.Ordeal.Twist;

/// Looks whether a bot from outside keeps the protocol: has it greet, play many games, and leave.
public final class Examination {
    /// The others leave when so many moves have been made.
    private static final int LEAVING = 3;

    private final Stable stable;
    private final Program program;
    private final Consumer<ExaminationStep> tell;
    private final List<ExaminationStep> steps = new ArrayList<>();

    /// What it did between two games, each told once.
    private final Set<Message> lapses = new HashSet<>();

    private boolean tellsPly = true;
    private long moves;
    private long total;
    private long slowest;

    /// @param stable where the bot is kept between its games
    /// @param tell is told every step when it is done
    public Examination(Stable stable, Program program, Consumer<ExaminationStep> tell) {
        this.stable = stable;
        this.program = program;
        this.tell = tell;
    }

    /// Has the bot started and say what it is, if it does.
    public Optional<Greeting> greet() {
        try {
            var greeting = stable.meet(program);
            note(Verdict.of(ProtocolPhase.HELLO, Optional.empty()));
            return Optional.of(greeting);
        } catch (Foul foul) {
            note(Verdict.of(ProtocolPhase.HELLO, Optional.of(foul.inWords())));
            return Optional.empty();
        }
    }

    /// Has it play a game in all its ways. Where it fails at the usual one, takes too long or is not ready,
    /// the others would tell the same. What is left out is told.
    ///
    /// @param seed of the first game; the others follow
    /// @param isStrange whether options may be strange: a client in C is not told of them
    public void play(Options<Game> options, long seed, boolean isStrange) {
        var ordeals = Ordeals.of(options, seed, isStrange);
        int left = ordeals.list().size();
        for (var ordeal : ordeals.list()) {
            left--;
            if (isHopeless(ordeal, play(ordeal))) {
                if (left > 0) {
                    note(new Omission(Cause.FAULT, ordeal.game().id(), List.of(), left));
                }
                return;
            }
        }
        ordeals.omissions().forEach(this::note);
    }

    private static boolean isHopeless(Ordeal ordeal, Witness witness) {
        boolean isUsual = ordeal.twist() == Twist.FIRST || witness.phase() == ProtocolPhase.START;
        return witness.foul()
                .filter(foul -> !foul.isDecline() && (isUsual || isLate(foul)))
                .isPresent();
    }

    private static boolean isLate(Foul foul) {
        return foul.ending() == Ending.TIMEOUT;
    }

    /// Plays a game.
    private Witness play(Ordeal ordeal) {
        var witness = new Witness(stable.player(program), ordeal.twist() == Twist.REFUSED);
        try (var referee = referee(ordeal, witness)) {
            referee.play(ordeal.seed(), Onlooker.NONE);
        }
        moves += witness.moves();
        total += witness.total();
        slowest = Math.max(slowest, witness.slowest());
        tellsPly &= witness.tellsPly();
        witness.lapse().ifPresent(this::noteLapse);
        var declined = witness.foul().filter(Foul::isDecline);
        if (declined.isPresent()) {
            note(declined(ordeal, declined.get()));
            return witness;
        }
        var fault = witness.foul().map(Foul::inWords);
        note(new Verdict(
                witness.phase(),
                Optional.of(ordeal),
                witness.moves(),
                fault,
                witness.legal(),
                fault.isPresent() ? witness.log() : ""));
        return witness;
    }

    private static Omission declined(Ordeal ordeal, Foul why) {
        var words = new ArrayList<>(ordeal.settings());
        words.addAll(List.of("--players", Integer.toString(ordeal.players())));
        return new Omission(Cause.DECLINED, ordeal.game().id(), words, 1, Optional.of(why.inWords()));
    }

    /// What it does after every game is told once.
    private void noteLapse(Foul lapse) {
        if (lapses.add(lapse.inWords())) {
            note(Verdict.of(ProtocolPhase.END, Optional.of(lapse.inWords())));
        }
    }

    private Referee referee(Ordeal ordeal, Witness witness) {
        var others = Bots.parse("random", ordeal.game());
        var players = new ArrayList<Player>();
        for (int player = 0; player < ordeal.players(); player++) {
            players.add(
                    player == ordeal.seat()
                            ? witness
                            : ordeal.twist() == Twist.ALONE ? leaving(others.player()) : others.player());
        }
        var names = IntStream.range(0, ordeal.players())
                .mapToObj(player -> player == ordeal.seat() ? program.name() : "random")
                .toList();
        return new Referee(ordeal.game(), players, names, ordeal.clock());
    }

    private static Player leaving(Player player) {
        return turn -> {
            if (turn.ply() >= LEAVING) {
                throw new Player.Leaving("had to go");
            }
            return player.choose(turn);
        };
    }

    /// Says goodbye; the bot is to go by itself, with all that it has started.
    public void leave() {
        try {
            if (!tellsPly) {
                note(Advice.PLY);
            }
            // Somebody has to be there to be sent home.
            stable.meet(program);
            var fouls = stable.sendHome(program);
            var first = fouls.stream().map(Foul::inWords).filter(foul -> !lapses.contains(foul));
            note(Verdict.of(ProtocolPhase.BYE, first.findFirst()));
        } catch (Foul foul) {
            note(Verdict.of(ProtocolPhase.HELLO, Optional.of(foul.inWords())));
        }
    }

    private void note(ExaminationStep step) {
        steps.add(step);
        tell.accept(step);
    }

    private Stream<Verdict> findings() {
        return steps.stream().filter(Verdict.class::isInstance).map(Verdict.class::cast);
    }

    /// How many steps went wrong.
    public int faults() {
        return (int) findings().filter(Verdict::isFault).count();
    }

    /// How many games were played.
    public int games() {
        return (int) findings().filter(each -> each.ordeal().isPresent()).count();
    }

    /// How many moves the bot made.
    public long moves() {
        return moves;
    }

    /// How long it thought about a move on average, in milliseconds.
    public double mean() {
        return moves == 0 ? 0 : total / 1e6 / moves;
    }

    /// How long it thought about a move at most, in milliseconds.
    public double slowest() {
        return slowest / 1e6;
    }

    /// All that was found, for programs.
    public Map<String, Object> json(String seat, Optional<Greeting> greeting) {
        var json = new LinkedHashMap<String, Object>();
        json.put("seat", seat);
        greeting.map(Greeting::identity).ifPresent(identity -> {
            json.put("name", identity.name());
            json.put("version", identity.version());
        });
        json.put("ok", faults() == 0);
        json.put("faults", faults());
        json.put("games", games());
        json.put("moves", moves);
        json.put("meanMillis", mean());
        json.put("slowestMillis", slowest());
        json.put("steps", steps.stream().map(each -> each.json(seat)).toList());
        return json;
    }
}
