package plateau.terminal;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// What a terminal would show of what it is sent: as much of one as our program needs.
final class VirtualScreen {
    private int[][] cells;
    private int row;
    private int column;
    private boolean isOther;
    private final StringBuilder sequence = new StringBuilder();
    private boolean isInSequence;
    private final StringBuilder plain = new StringBuilder();

    VirtualScreen(int rows, int columns) {
        cells = blank(rows, columns);
    }

    private static int[][] blank(int rows, int columns) {
        var blank = new int[rows][columns];
        Arrays.stream(blank).forEach(line -> Arrays.fill(line, ' '));
        return blank;
    }

    void resize(int rows, int columns) {
        cells = blank(rows, columns);
    }

    void take(String shown) {
        shown.codePoints().forEach(this::take);
    }

    private void take(int character) {
        if (isInSequence) {
            sequence.appendCodePoint(character);
            boolean isEnd = sequence.length() > 1 && character >= '@' && character <= '~';
            if (isEnd || (sequence.length() == 1 && character != '[')) {
                isInSequence = false;
                obey(sequence.toString());
            }
            return;
        }
        switch (character) {
            case 27 -> {
                isInSequence = true;
                sequence.setLength(0);
            }
            case '\r' -> column = 0;
            case '\n' -> {
                row = Math.min(row + 1, cells.length - 1);
                plain.append('\n');
            }
            default -> put(character);
        }
    }

    private void put(int character) {
        if (!isOther) {
            plain.appendCodePoint(character);
        }
        if (row < cells.length && column < cells[row].length) {
            cells[row][column] = character;
        }
        column++;
    }

    private void obey(String code) {
        switch (code) {
            case "[?1049h" -> isOther = true;
            case "[?1049l" -> isOther = false;
            case "[2J" -> cells = blank(cells.length, cells[0].length);
            default -> {
                if (code.matches("\\[\\d+;\\d+H")) {
                    var numbers = code.substring(1, code.length() - 1).split(";");
                    row = Integer.parseInt(numbers[0]) - 1;
                    column = Integer.parseInt(numbers[1]) - 1;
                }
            }
        }
    }

    /// Whether the other screen is shown, as programs that take all of it do.
    boolean isOther() {
        return isOther;
    }

    /// What was printed line by line.
    String plain() {
        return plain.toString().replace("\r", "");
    }

    int columnOf(String text) {
        return IntStream.range(0, cells.length)
                .map(each -> line(each).indexOf(text))
                .filter(at -> at >= 0)
                .findFirst()
                .orElse(-1);
    }

    int rowOf(String text) {
        return IntStream.range(0, cells.length)
                .filter(each -> line(each).contains(text))
                .findFirst()
                .orElse(-1);
    }

    String line(int number) {
        var line = new StringBuilder();
        Arrays.stream(cells[number]).forEach(line::appendCodePoint);
        return line.toString().stripTrailing();
    }

    @Override
    public String toString() {
        return IntStream.range(0, cells.length).mapToObj(this::line).collect(Collectors.joining("\n"));
    }
}
