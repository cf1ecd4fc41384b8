package plateau.games.munificence;

import java.util.StringJoiner;
import plateau.core.Ink;
import plateau.core.Picture;
import plateau.core.Text;

/// Munificence in text: the notation of moves, and a picture of market, guild and players.
final class MunificenceText {
    private static final int SLOT_WIDTH = 8;

    /// A builder's number, points, three powers and spaces; its colours come on top.
    private static final int BUILDER_WIDTH = 18;

    /// xterm-256 codes of the colours, in their order.
    private static final int[] XTERM = {244, 33, 40, 196, 255, 220, 225, 80, 129, 130};

    private MunificenceText() {}

    static String notation(MunificenceState state, int move) {
        int first = MunificenceMove.first(move);
        int second = MunificenceMove.second(move);
        return switch (MunificenceMove.sort(move)) {
            case MunificenceMove.FIRST -> "first" + first;
            case MunificenceMove.KEEP -> "keep";
            case MunificenceMove.RETURN -> "return " + first;
            case MunificenceMove.RENEW -> "renew " + first;
            case MunificenceMove.PASS -> "pass";
            case MunificenceMove.HIRE -> "hire " + first;
            case MunificenceMove.TAKE -> take(state.market.spans[MunificenceMove.concerned(move)]);
            case MunificenceMove.PAY -> payment(state, MunificenceMove.concerned(move));
            case MunificenceMove.ROB -> "rob " + second + " " + first;
            case MunificenceMove.FAVOR -> "favor " + first;
            case MunificenceMove.CALL -> "call " + first;
            case MunificenceMove.PANIC -> "panic " + first + " " + second;
            case MunificenceMove.OUST -> "oust " + first;
            default -> throw new IllegalArgumentException("no move: " + move);
        };
    }

    /// `take2 4 5`: how many, then each slot.
    private static String take(long span) {
        var text = new StringBuilder("take").append(Long.bitCount(span));
        for (long left = span; left != 0; left &= left - 1) {
            text.append(' ').append(Long.numberOfTrailingZeros(left));
        }
        return text.toString();
    }

    /// `pay 3 17`: the tokens given.
    private static String payment(MunificenceState state, int places) {
        var text = new StringBuilder("pay");
        for (int left = places; left != 0; left &= left - 1) {
            int place = Integer.numberOfTrailingZeros(left);
            text.append(' ').append(state.table.hands.token(state.turnOf(), place));
        }
        return text.toString();
    }

    static Picture picture(MunificenceState state) {
        var picture = new Picture();
        drawMarket(picture, state);
        int row = drawGuild(picture, state, 2 * state.market.side + 1);
        for (int player = 0; player < state.players(); player++) {
            drawPlayer(picture, state, row + player, player);
        }
        return picture;
    }

    /// Each slot with its number and what lies there; a token with powers is marked.
    private static void drawMarket(Picture picture, MunificenceState state) {
        int side = state.market.side;
        for (int place = 0; place < side * side; place++) {
            int slot = state.market.slotAt[place];
            int row = 2 * (place / side);
            int column = SLOT_WIDTH * (place % side);
            picture.put(row, column, Text.format("%2d", slot), Ink.of(240));
            if ((state.table.empty() & (1L << slot)) == 0) {
                int token = state.table.token(slot);
                drawSet(picture, row, column + 3, state.deck.tokens[token]);
                drawPowers(picture, row + 1, column + 3, state.deck.tokenPowers[token]);
            } else {
                picture.put(row, column + 3, "·", Ink.of(240));
            }
        }
    }

    private static void drawSet(Picture picture, int row, int column, long set) {
        int at = column;
        for (int colour = 0; colour < Resources.LETTERS.length(); colour++) {
            var letter = String.valueOf(Resources.LETTERS.charAt(colour));
            for (int i = 0; i < Resources.count(set, colour); i++) {
                picture.put(row, at++, letter, Ink.of(XTERM[colour]).inBold());
            }
        }
        if (at == column) {
            picture.put(row, at, "-");
        }
    }

    /// The colours of a set by their letters: `KB`.
    static String letters(long set) {
        var letters = new StringBuilder();
        for (int colour = 0; colour < Resources.LETTERS.length(); colour++) {
            letters.repeat(Resources.LETTERS.charAt(colour), Resources.count(set, colour));
        }
        return letters.isEmpty() ? "-" : letters.toString();
    }

    private static void drawPowers(Picture picture, int row, int column, int set) {
        if (set != 0) {
            picture.put(row, column, marks(set), Ink.of(208));
        }
    }

    /// The marks of the powers: `mp gp`.
    private static String marks(int set) {
        var marks = new StringJoiner(" ");
        for (int left = set; left != 0; left &= left - 1) {
            marks.add(Power.of(Integer.numberOfTrailingZeros(left)).mark);
        }
        return marks.toString();
    }

    /// A line for each level; gives the row after the last.
    private static int drawGuild(Picture picture, MunificenceState state, int row) {
        var guild = state.table.guild;
        int width = BUILDER_WIDTH + 2 * guild.levels();
        for (int level = 1; level <= guild.levels(); level++) {
            int line = row + level - 1;
            picture.put(line, 0, Text.format("L%d +%d", level, guild.waiting(level)));
            for (int i = 0; i < Guild.PLACES; i++) {
                int builder = guild.at((level - 1) * Guild.PLACES + i);
                if (builder != Guild.NONE) {
                    drawBuilder(picture, state, line, 8 + i * width, builder);
                }
            }
        }
        return row + guild.levels() + 1;
    }

    /// `3:RW>R 5 to`: number, required, provided, points, powers.
    private static void drawBuilder(
            Picture picture, MunificenceState state, int row, int column, int builder) {
        var label = builder + ":";
        var required = state.deck.required[builder];
        picture.put(row, column, label, Ink.PLAIN.inBold());
        int at = column + label.length();
        drawSet(picture, row, at, required);
        at += Math.max(1, Resources.total(required));
        picture.put(row, at, ">");
        drawSet(picture, row, at + 1, state.deck.provided[builder]);
        at += 2 + Math.max(1, Resources.total(state.deck.provided[builder]));
        var points = state.deck.points(builder) + " ";
        picture.put(row, at, points);
        drawPowers(picture, row, at + points.length(), state.deck.builderPowers[builder]);
    }

    private static void drawPlayer(Picture picture, MunificenceState state, int row, int player) {
        boolean moves = state.turnOf() == player;
        var text =
                Text.format(
                        "%splayer %d: points %d, favors %d, provided ",
                        moves ? ">" : " ",
                        player,
                        state.table.points[player],
                        state.table.favors[player]);
        picture.put(row, 0, text, Ink.ofPlayer(player));
        drawSet(picture, row, text.length(), state.table.provided[player]);
        int at = text.length() + Math.max(1, Resources.total(state.table.provided[player])) + 1;
        picture.put(row, at, "tokens");
        at += 7;
        for (int place = 0; place < state.table.hands.count(player); place++) {
            int token = state.table.hands.token(player, place);
            var number = token + ":";
            picture.put(row, at, number, Ink.of(240));
            drawSet(picture, row, at + number.length(), state.deck.tokens[token]);
            at += number.length() + Resources.total(state.deck.tokens[token]) + 1;
        }
    }
}
