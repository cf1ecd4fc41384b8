package plateau.games.munificence;

import java.util.List;
import java.util.Locale;
import plateau.core.picture.Ink;
import plateau.core.picture.Picture;
import plateau.core.text.Text;

/// Munificence's second picture: how the turn stands, and in numbers what each player has. Of each colour
/// it tells how many tokens lie in the market, how many a player holds and, after a plus, how many its
/// builders provide.
final class MunificenceStatistics {
    private final MunificenceView view;
    private final Picture picture = new Picture();
    private int row;

    private MunificenceStatistics(MunificenceView view) {
        this.view = view;
    }

    static Picture draw(MunificenceView view) {
        var statistics = new MunificenceStatistics(view);
        statistics.drawTurn();
        statistics.drawPlayers();
        statistics.drawColours();
        statistics.drawBuilders();
        return statistics.picture;
    }

    private void line(String text) {
        picture.put(row++, 0, text);
    }

    private void drawTurn() {
        var phase = view.phase().name().toLowerCase(Locale.ROOT).replace('_', ' ');
        line(Text.format("phase: %s", phase));
        if (!view.powers().isEmpty()) {
            line(Text.format("powers: %s", marks(view.powers())));
        }
        if (view.skipsNext()) {
            line("next turn: skipped");
        }
        row++;
    }

    private void drawPlayers() {
        line("player  points  favors  tokens  builders");
        for (int player = 0; player < view.players().size(); player++) {
            var patron = view.players().get(player);
            var mark = view.turnOf() == player ? ">" : " ";
            var text = Text.format(
                    "%s%5d  %6d  %6d  %6d  %8d",
                    mark,
                    player,
                    patron.points(),
                    patron.favors(),
                    patron.tokens().size(),
                    patron.builders().size());
            picture.put(row++, 0, text, Ink.ofPlayer(player));
        }
        row++;
    }

    private void drawColours() {
        line("colour  market");
        for (int player = 0; player < view.players().size(); player++) {
            picture.put(row - 1, 16 + 8 * player, Text.format("%6d", player), Ink.ofPlayer(player));
        }
        for (char colour : view.colours().toCharArray()) {
            var inMarket = view.market().stream()
                    .flatMap(slot -> slot.tokens().stream())
                    .toList();
            int code = MunificencePicture.colour(colour);
            picture.put(row, 0, Text.format("%6s", colour), Ink.of(code).inBold());
            picture.put(row, 8, Text.format("%6d", count(inMarket, colour)));
            for (int player = 0; player < view.players().size(); player++) {
                var patron = view.players().get(player);
                int provided = count(patron.provided(), colour);
                var text = Text.format("%6s", count(patron.tokens(), colour) + (provided == 0 ? "" : "+" + provided));
                picture.put(row, 16 + 8 * player, text, Ink.ofPlayer(player));
            }
            row++;
        }
        row++;
    }

    private static int count(List<MunificenceView.Token> tokens, char colour) {
        return tokens.stream().mapToInt(token -> count(token.worth(), colour)).sum();
    }

    private static int count(String set, char colour) {
        return (int) set.chars().filter(each -> each == colour).count();
    }

    /// Those who were hired, by whom, and what each provides.
    private void drawBuilders() {
        line("player  builder  provided  points");
        for (int player = 0; player < view.players().size(); player++) {
            for (var builder : view.players().get(player).builders()) {
                drawBuilder(player, builder);
            }
        }
    }

    private void drawBuilder(int player, MunificenceView.Builder builder) {
        var text = Text.format(
                "%6d  %7d  %8s  %6d  %s",
                player,
                builder.builder(),
                builder.provided().isEmpty() ? "-" : builder.provided(),
                builder.points(),
                marks(builder.powers()));
        picture.put(row++, 0, text, Ink.ofPlayer(player));
    }

    private static String marks(List<Power> powers) {
        return String.join(" ", powers.stream().map(power -> power.mark).toList());
    }
}
