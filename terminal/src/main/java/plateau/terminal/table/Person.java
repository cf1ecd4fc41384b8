package plateau.terminal.table;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import plateau.core.Ask;
import plateau.core.Interrupted;
import plateau.core.Moves;
import plateau.core.Player;
import plateau.core.State;
import plateau.core.Turn;
import plateau.terminal.console.Inks;
import plateau.terminal.prompt.Handover;

/// A person at the keyboard who sees the whole screen. The moves of a turn that takes several decisions
/// are held back until the turn is over, on copies of the position: so they can be taken back, and nobody
/// else has seen them.
final class Person implements Player {
    /// A position in the course of a turn, and the move made in it.
    private record Step(State position, Moves legal, int move) {}

    private final SharedTable table;
    private final Onlookers onlookers;
    private final Handover handover;

    /// What is decided of a turn, but not yet made.
    private final Deque<Integer> planned = new ArrayDeque<>();

    Person(SharedTable table, Onlookers onlookers, Handover handover) {
        this.table = table;
        this.onlookers = onlookers;
        this.handover = handover;
    }

    @Override
    public int choose(Turn turn) {
        if (planned.isEmpty() || !turn.legal().contains(planned.getFirst())) {
            planned.clear();
            onlookers.beginAsking();
            try {
                if (handover.isDue(turn)) {
                    var name = table.narrator().name(turn.player());
                    table.pages().cover(table.words().get("handover", name));
                }
                planned.addAll(new Deliberation(turn).moves());
            } finally {
                onlookers.endAsking();
            }
        }
        return planned.removeFirst();
    }

    /// One turn, from its first question to its last.
    private final class Deliberation {
        private final int player;
        private final Deque<Step> steps = new ArrayDeque<>();
        private State position;
        private Moves legal;
        private int refused;

        private Deliberation(Turn turn) {
            player = turn.player();
            position = turn.position();
            legal = turn.legal();
        }

        private List<Integer> moves() {
            var note = List.<String>of();
            while (true) {
                var question =
                        new Question(table, position, legal, player, onlookers.lastWords(), !steps.isEmpty(), note);
                note = List.of();
                var answer = question.answer();
                if (answer.isUndo()) {
                    takeBack();
                } else if (!isMeant(question, answer)) {
                    if (table.hesitations().areSpent(++refused)) {
                        return loseTurn();
                    }
                    note = List.of(table.words().get("table.again"));
                } else if (isOver(answer.moves())) {
                    return steps.reversed().stream().map(Step::move).toList();
                }
            }
        }

        private void takeBack() {
            var last = steps.pop();
            position = last.position;
            legal = last.legal;
        }

        /// Makes moves on a copy; says whether the turn is over then.
        private boolean isOver(List<Integer> moves) {
            for (int move : moves) {
                steps.push(new Step(position, legal, move));
                var after = position.copy();
                after.play(move);
                if (after.mover() != player || !after.isMidTurn()) {
                    return true;
                }
                position = after;
                legal = new Moves();
                position.legalMoves(legal);
            }
            return false;
        }

        /// Whether a move is to be made: where the game wants to be sure it is shown from near first, as
        /// long as its player may still hesitate.
        private boolean isMeant(Question question, Question.Answer answer) {
            if (answer.moves().size() > 1) {
                return true;
            }
            var notation = Ask.notation(position, answer.moves().getFirst());
            var closeUp = Ask.view(position, player).closeUp(notation);
            if (closeUp.isEmpty()) {
                return true;
            }
            return answer.confirmed().isPresent()
                    ? answer.confirmed().get()
                    : !table.hesitations().areAsked() || question.confirms(notation, closeUp);
        }

        /// Who has hesitated too often loses its turn to the rules' idle move, or the game stops.
        private List<Integer> loseTurn() {
            var words = table.words();
            if (table.hesitations().stops()) {
                table.narrator().stopping(words.get("confirm.stop"));
                table.stop().run();
                throw new Interrupted();
            }
            int idle = position.idleMove(legal);
            var lost = words.get("confirm.lost", Ask.notation(position, idle));
            table.screen().chronicle().add(lost, Inks.ALERT);
            steps.push(new Step(position, legal, idle));
            return steps.reversed().stream().map(Step::move).toList();
        }
    }
}
