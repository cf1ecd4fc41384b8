package plateau.games.piles;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import plateau.core.Moves;
import plateau.core.State;
import plateau.core.TextView;
import plateau.core.View;

/// Piles written down as the rules are told, to compare the quick one with: lists of tokens, and cells
/// set off one within the other, depth first.
final class SlowPiles implements State {
    /// A place on the board, both from 0.
    private record Cell(int line, int column) {
        Cell beside(int[] step) {
            return new Cell(line + step[0], column + step[1]);
        }
    }

    /// Up, left, right, down.
    static final List<int[]> STEPS = List.of(new int[] {-1, 0}, new int[] {0, -1}, new int[] {0, 1}, new int[] {1, 0});

    private final Piles game;
    private final int players;
    private final List<int[]> steps;
    private List<List<Integer>> stacks = new ArrayList<>();
    private List<Integer> placed = new ArrayList<>();
    private int turn;
    private int activations;
    private int longestChain;

    SlowPiles(Piles game, int players) {
        this(game, players, STEPS);
    }

    /// @param steps the order in which neighbours get their tokens
    SlowPiles(Piles game, int players, List<int[]> steps) {
        this.game = game;
        this.players = players;
        this.steps = steps;
        for (int i = 0; i < game.size() * game.size(); i++) {
            stacks.add(new ArrayList<>());
            placed.add(0);
        }
    }

    private boolean isOnBoard(Cell cell) {
        int size = game.size();
        return cell.line >= 0 && cell.line < size && cell.column >= 0 && cell.column < size;
    }

    private List<Integer> stack(Cell cell) {
        return stacks.get(cell.line * game.size() + cell.column);
    }

    @Override
    public int players() {
        return players;
    }

    @Override
    public int mover() {
        boolean full = stacks.stream().noneMatch(List::isEmpty);
        return full || isStopped() || turn == game.turnLimit() ? NOBODY : turn % players;
    }

    @Override
    public String cause() {
        if (!isOver()) {
            return "";
        }
        if (stacks.stream().noneMatch(List::isEmpty)) {
            return "board-full";
        }
        if (isStopped()) {
            return game.cellLimitStops() ? "cell-limit" : "cells-closed";
        }
        return "turn-limit";
    }

    /// Rules 4.2.
    private boolean isStopped() {
        return game.cellLimitStops() ? open().size() < placed.size() : open().isEmpty();
    }

    private List<Integer> open() {
        var open = new ArrayList<Integer>();
        for (int i = 0; i < placed.size(); i++) {
            if (game.cellLimit() == 0 || placed.get(i) < game.cellLimit()) {
                open.add(i);
            }
        }
        return open;
    }

    @Override
    public void legalMoves(Moves moves) {
        if (!isOver()) {
            open().forEach(moves::add);
        }
    }

    @Override
    public void play(int move) {
        placed.set(move, placed.get(move) + 1);
        int colour = turn % players + 1;
        var activated = new HashSet<Cell>();
        put(new Cell(move / game.size(), move % game.size()), colour, activated);
        activations += activated.size();
        longestChain = Math.max(longestChain, activated.size());
        turn++;
    }

    /// Rules 2.1 to 2.3.
    private void put(Cell cell, int colour, Set<Cell> activated) {
        var stack = stack(cell);
        stack.add(colour);
        int height = stack.size();
        if (height < 2 || !stack.get(height - 1).equals(stack.get(height - 2))) {
            return;
        }
        activated.add(cell);
        stack.removeLast();
        stack.removeLast();
        for (var step : steps) {
            var neighbour = cell.beside(step);
            if (isOnBoard(neighbour) && !activated.contains(neighbour)) {
                put(neighbour, colour, activated);
            }
        }
    }

    /// Lays a token down without a turn, to set up a position.
    void push(int cell, int colour) {
        stacks.get(cell).add(colour);
    }

    @Override
    public int score(int player) {
        return (int) stacks.stream()
                .filter(stack -> !stack.isEmpty() && stack.getLast() == player + 1)
                .count();
    }

    /// Rules 7.1.
    @Override
    public int figure(int index) {
        return switch (game.figures().get(index)) {
            case "activations" -> activations;
            case "longest-chain" -> longestChain;
            default -> (int) stacks.stream().filter(stack -> !stack.isEmpty()).count();
        };
    }

    @Override
    public State copy() {
        var copy = new SlowPiles(game, players, steps);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State other) {
        var source = (SlowPiles) other;
        stacks = new ArrayList<>();
        source.stacks.forEach(stack -> stacks.add(new ArrayList<>(stack)));
        placed = new ArrayList<>(source.placed);
        turn = source.turn;
        activations = source.activations;
        longestChain = source.longestChain;
    }

    @Override
    public String notation(int move) {
        return (move / game.size() + 1) + "," + (move % game.size() + 1);
    }

    @Override
    public View view(int viewer) {
        return TextView.of(this, stacks());
    }

    /// As [PilesText#stacks].
    String stacks() {
        return PilesText.text(
                game.size(),
                index -> stacks.get(index).stream().map(String::valueOf).collect(Collectors.joining()));
    }
}
