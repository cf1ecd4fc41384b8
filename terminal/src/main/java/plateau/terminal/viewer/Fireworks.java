package plateau.terminal.viewer;

import java.util.Arrays;
import java.util.List;
import plateau.core.picture.Ink;
import plateau.terminal.console.Frame;

/// Rockets that rise and burst in the winners' colours, beside whatever is written. What is to be seen
/// depends on the time alone.
///
/// @param players whose colours they have
record Fireworks(List<Integer> players) {
    /// After so many milliseconds the last one has gone out.
    static final long END = 9000;

    private static final int ROCKETS = 14;
    private static final long EVERY = 550;
    private static final long RISING = 700;
    private static final long BURSTING = 1100;
    private static final int RAYS = 14;
    private static final String SPARKS = "★✚●*·";

    void draw(Frame frame, long milliseconds) {
        var ends = new int[frame.rows()];
        Arrays.setAll(ends, row -> end(frame, row));
        for (int rocket = 0; rocket < ROCKETS; rocket++) {
            long age = milliseconds - rocket * EVERY;
            if (age >= 0 && age < RISING + BURSTING && !players.isEmpty()) {
                draw(frame, ends, rocket, age);
            }
        }
    }

    private void draw(Frame frame, int[] ends, int rocket, long age) {
        int middle = frame.columns() / 2;
        int column = middle + mixed(rocket, 1) % Math.max(1, middle - 4);
        int top = 2 + mixed(rocket, 2) % Math.max(1, frame.rows() / 2);
        var ink = Ink.ofPlayer(players.get(rocket % players.size()));
        if (age < RISING) {
            int bottom = frame.rows() - 3;
            int row = bottom - (int) ((bottom - top) * age / RISING);
            put(frame, ends, row, column, "│", ink);
            put(frame, ends, row + 1, column, "·", ink);
            return;
        }
        double spread = Math.sqrt((age - RISING) / (double) BURSTING);
        double reach = (4 + mixed(rocket, 3) % 4) * spread;
        double fall = 3 * spread * spread;
        int spark = (int) Math.min(SPARKS.length() - 1, SPARKS.length() * spread);
        var shape = SPARKS.substring(spark, spark + 1);
        for (int ray = 0; ray < RAYS; ray++) {
            double angle = 2 * Math.PI * ray / RAYS;
            double length = reach * (ray % 2 == 0 ? 1 : 0.6);
            int row = (int) Math.round(top + length * Math.sin(angle) + fall);
            int at = (int) Math.round(column + 2 * length * Math.cos(angle));
            put(frame, ends, row, at, shape, spread < 0.6 ? ink.inBold() : ink);
        }
    }

    /// The column after which a row is blank.
    private static int end(Frame frame, int row) {
        int column = frame.columns();
        while (column > 0 && frame.isBlank(row, column - 1)) {
            column--;
        }
        return column;
    }

    private static void put(Frame frame, int[] ends, int row, int column, String text, Ink ink) {
        boolean isInSky = row >= 0 && row < frame.rows() - 3 && column < frame.columns() - 1;
        if (isInSky && column > ends[row] + 1) {
            frame.put(row, column, text, ink);
        }
    }

    /// A number that looks like any other for each rocket.
    private static int mixed(int rocket, int salt) {
        int mixed = (rocket * 31 + salt) * 0x9E3779B9;
        return ((mixed ^ (mixed >>> 15)) >>> 8) & 0xFFFF;
    }
}
