package plateau.terminal.commands;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import java.util.HexFormat;
import java.util.Locale;
import picocli.CommandLine.Command;
import plateau.arena.series.Simulation;
import plateau.bots.Bot;
import plateau.bots.Bots;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.core.records.GameRecord;
import plateau.games.Games;
import plateau.terminal.house.TerminalRoster;
import plateau.terminal.screen.Screen;

/// `plateau signatures`: a hash of fixed seeded games for every game and bot, so that a change of
/// behaviour does not go unnoticed.
@Command(
        name = "signatures",
        description = "Print a hash of fixed seeded games for every game and bot.",
        footer = {"", "Example:", "  plateau signatures | diff signatures.txt -"})
public final class SignaturesCommand implements Runnable {
    private static final int GAMES = 20;
    private static final int DIGITS = 16;

    private final Screen screen;

    public SignaturesCommand(Screen screen) {
        this.screen = screen;
    }

    @Override
    public void run() {
        for (var options : Games.all()) {
            var game = options.defaults();
            for (var bot : Bots.of(game)) {
                var name = name(bot);
                screen.out().printf(Locale.ROOT, "%-14s %-13s %s%n", game.id(), name, signature(options, game, name));
            }
        }
    }

    /// One that searches is asked to think little: its games are long in coming otherwise.
    private static String name(Options<Bot> bot) {
        var id = bot.defaults().id();
        boolean counts = bot.specs().stream().anyMatch(setting -> setting.name().equals("steps"));
        return counts ? id + ":steps=8" : id;
    }

    private static String signature(Options<Game> options, Game game, String bot) {
        var digest = sha256();
        var seats = Collections.nCopies(game.defaultPlayers(), bot);
        Simulation.recorded(
                        new TerminalRoster(),
                        TerminalRoster.pairing(options, game, seats),
                        1,
                        GAMES,
                        1,
                        record -> digest.update(played(record).getBytes(StandardCharsets.UTF_8)))
                .run();
        return HexFormat.of().formatHex(digest.digest()).substring(0, DIGITS);
    }

    /// The record without the name of the cause by which the game ended: moves, scores and shares of the
    /// win are what a signature stands for.
    private static String played(GameRecord record) {
        return record.toJson().replaceFirst(",\"reason\":\"[^\"]*\"", "");
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException(missing);
        }
    }
}
