package plateau.games.munificence;

import java.util.List;
import java.util.stream.Collectors;
import plateau.core.Selection;
import plateau.core.picture.Ink;
import plateau.core.picture.Picture;
import plateau.core.picture.Signs;
import plateau.core.text.Text;

/// Munificence in text (rules 11.1): the market with its path, guild and players. What one points at
/// depends on the words chosen before: a number is a slot after `take2`, and a builder after `hire`. What
/// is chosen has a star.
final class MunificencePicture {
    private static final int SLOT_WIDTH = 8;

    /// A builder's number, points, three powers and spaces; its colours come on top.
    private static final int BUILDER_WIDTH = 18;

    /// xterm-256 codes of the colours, in their order.
    private static final int[] XTERM = {244, 33, 40, 196, 255, 220, 225, 80, 129, 130};

    /// Where the hands begin.
    private static final int HAND = 4;

    private static final Ink FAINT = Ink.of(240);

    /// What the number that comes next stands for.
    private enum Pointed {
        NOTHING,
        SLOT,
        LEVEL,
        BUILDER,
        TOKEN,
        PLAYER
    }

    private final MunificenceView view;
    private final Selection selection;
    private final Pointed pointed;
    private final Picture picture = new Picture();

    MunificencePicture(MunificenceView view, Selection selection) {
        this.view = view;
        this.selection = selection;
        pointed = pointed(selection.words());
    }

    /// Rules 10.1.
    private static Pointed pointed(List<String> words) {
        return switch (words.isEmpty() ? "" : words.getFirst()) {
            case "return", "take1", "take2", "take3", "call", "panic" -> Pointed.SLOT;
            case "renew" -> Pointed.LEVEL;
            case "hire", "oust" -> Pointed.BUILDER;
            case "pay" -> Pointed.TOKEN;
            case "rob" -> words.size() == 1 ? Pointed.PLAYER : Pointed.TOKEN;
            case "favor" -> Pointed.PLAYER;
            default -> Pointed.NOTHING;
        };
    }

    Picture draw() {
        if (view.links() == Munificence.Links.PATH) {
            drawPath();
        }
        view.market().forEach(this::drawSlot);
        int row = 2 * view.side() + 1;
        for (var level : view.guild()) {
            drawLevel(row++, level);
        }
        row++;
        for (int player = 0; player < view.players().size(); player++) {
            drawPlayer(row, player);
            row += 2;
        }
        return picture;
    }

    /// The line from slot to slot, along which tokens are taken.
    private void drawPath() {
        for (int i = 1; i < view.market().size(); i++) {
            var from = view.market().get(i - 1);
            var to = view.market().get(i);
            int column = SLOT_WIDTH * Math.min(from.column(), to.column());
            int row = 2 * Math.min(from.line(), to.line());
            if (from.line() == to.line()) {
                picture.put(row, column + 3, "─".repeat(SLOT_WIDTH - 3), FAINT);
            } else {
                picture.put(row + 1, column + 1, "│", FAINT);
            }
        }
    }

    /// What stands between a number and what it is the number of: a star if it is chosen.
    private String mark(Pointed what, int number, String otherwise) {
        var words = selection.words();
        boolean isChosen = what == pointed
                && words.subList(Math.min(1, words.size()), words.size()).contains(String.valueOf(number));
        return isChosen ? "*" : otherwise;
    }

    /// Names what was drawn on a row from one column to another, if that is what one points at now.
    private void spot(Pointed what, int number, int row, int column, int end) {
        if (what == pointed) {
            picture.spot(String.valueOf(number), row, column, 1, end - column);
        }
    }

    /// A slot with its number and what lies there; a token with powers is marked.
    private void drawSlot(MunificenceView.Slot slot) {
        int row = 2 * slot.line();
        int column = SLOT_WIDTH * slot.column();
        var number = Text.format("%2d%s", slot.slot(), mark(Pointed.SLOT, slot.slot(), " "));
        picture.put(row, column, number, FAINT);
        int end = column + 4;
        for (var token : slot.tokens()) {
            end = drawSet(row, column + 3, token.worth());
            picture.put(row, end, " ");
            drawPowers(row + 1, column + 3, token.powers());
        }
        if (slot.tokens().isEmpty()) {
            picture.put(row, column + 3, "· ", FAINT);
        }
        spot(Pointed.SLOT, slot.slot(), row, column, end);
    }

    /// Draws a set; gives the column after it.
    private int drawSet(int row, int column, String set) {
        if (set.isEmpty()) {
            picture.put(row, column, "-");
            return column + 1;
        }
        for (int i = 0; i < set.length(); i++) {
            int colour = colour(set.charAt(i));
            picture.put(row, column + i, set.substring(i, i + 1), Ink.of(colour).inBold());
        }
        return column + set.length();
    }

    /// The xterm-256 code of a colour's letter.
    static int colour(char letter) {
        return XTERM[Resources.LETTERS.indexOf(letter)];
    }

    /// Draws the marks of powers: `mp gp`; gives the column after them.
    private int drawPowers(int row, int column, List<Power> powers) {
        var marks = powers.stream().map(power -> power.mark).collect(Collectors.joining(" "));
        picture.put(row, column, marks, Ink.of(208));
        return column + marks.length();
    }

    private void drawLevel(int row, MunificenceView.Level level) {
        var label = Text.format("L%d +%d", level.level(), level.waiting().size());
        picture.put(row, 0, label);
        spot(Pointed.LEVEL, level.level(), row, 0, label.length());
        int width = BUILDER_WIDTH + 2 * view.guild().size();
        for (var offer : level.offers()) {
            drawBuilder(row, 8 + offer.place() * width, offer.builder());
        }
    }

    /// `3:RW>R 5 to`: number, required, provided, points, powers.
    private void drawBuilder(int row, int column, MunificenceView.Builder builder) {
        var label = builder.builder() + mark(Pointed.BUILDER, builder.builder(), ":");
        picture.put(row, column, label, Ink.PLAIN.inBold());
        int at = drawSet(row, column + label.length(), builder.required());
        picture.put(row, at, ">");
        at = drawSet(row, at + 1, builder.provided()) + 1;
        var points = String.valueOf(builder.points());
        picture.put(row, at, points);
        at += points.length();
        if (!builder.powers().isEmpty()) {
            at = drawPowers(row, at + 1, builder.powers());
        }
        spot(Pointed.BUILDER, builder.builder(), row, column, at);
    }

    /// What a player has: a line for favors and builders, and one for its tokens.
    private void drawPlayer(int row, int player) {
        var patron = view.players().get(player);
        var name = Text.format("%s%s player %d", view.turnOf() == player ? ">" : " ", Signs.of(player), player);
        var text = Text.format("%s: favors %d, provided ", name, patron.favors());
        picture.put(row, 0, text, Ink.ofPlayer(player));
        spot(Pointed.PLAYER, player, row, 1, name.length());
        int at = drawSet(row, text.length(), patron.provided());
        var hired = patron.builders().stream()
                .map(builder -> String.valueOf(builder.builder()))
                .collect(Collectors.joining(" "));
        picture.put(row, at, ", hired " + (hired.isEmpty() ? "-" : hired));
        drawTokens(row + 1, patron.tokens());
    }

    private void drawTokens(int row, List<MunificenceView.Token> tokens) {
        picture.put(row, HAND, tokens.isEmpty() ? "tokens -" : "tokens");
        int at = HAND + 7;
        for (var token : tokens) {
            var number = token.token() + mark(Pointed.TOKEN, token.token(), ":");
            picture.put(row, at, number, FAINT);
            int end = drawSet(row, at + number.length(), token.worth());
            spot(Pointed.TOKEN, token.token(), row, at, end);
            at = end + 1;
        }
    }
}
