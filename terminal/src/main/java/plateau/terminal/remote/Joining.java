package plateau.terminal.remote;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import plateau.arena.match.Foul;
import plateau.arena.outside.Greeting.Want;
import plateau.arena.outside.Limits;
import plateau.arena.outside.Relay;
import plateau.bots.Bots;
import plateau.core.text.BadInput;
import plateau.games.Games;
import plateau.hosting.Outside;
import plateau.hosting.Programs;
import plateau.words.Names;

/// What a local bot is, and what it wants to be told.
public final class Joining {
    private final LocalBot.Maker maker;
    private final List<String> games;
    private final Set<Want> wants;

    private Joining(LocalBot.Maker maker, List<String> games, Set<Want> wants) {
        this.maker = maker;
        this.games = games;
        this.wants = wants;
    }

    /// Refuses a bot that there is not, and a program that does not greet.
    public static Joining of(String bot) {
        return Outside.of(bot).isPresent() ? program(bot) : own(Names.meantSeat(bot));
    }

    private static Joining program(String bot) {
        var program = Programs.of(bot);
        try (var met = Relay.open(program, Limits.USUAL)) {
            var greeting = met.greeting();
            return new Joining(
                    () -> new ProgramBot(program, Limits.USUAL),
                    greeting.games().stream()
                            .filter(Games.ids()::contains)
                            .sorted()
                            .toList(),
                    greeting.wants());
        } catch (Foul foul) {
            throw new BadInput("outside.unfit", "%s: '%s' %s", "BOT", bot, foul.inWords());
        }
    }

    private static Joining own(String bot) {
        var games = new ArrayList<String>();
        var refused = Optional.<BadInput>empty();
        for (var options : Games.all()) {
            try {
                var _ = Bots.parse(bot, options.defaults());
                games.add(options.defaults().id());
            } catch (BadInput other) {
                refused = Optional.of(other);
            }
        }
        if (games.isEmpty() && refused.isPresent()) {
            throw refused.get();
        }
        return new Joining(() -> new OwnBot(bot), games, Set.of(Want.MOVES));
    }

    /// Comes to a server.
    ///
    /// @param most how many games it plays at the same time
    public BotConnection connect(String address, String token, int most, BotConnection.Reporter reporter) {
        var query = new StringBuilder("?most=" + most);
        if (!games.isEmpty()) {
            query.append("&games=").append(String.join(",", games));
        }
        for (var want : Want.values()) {
            query.append('&').append(want.name().toLowerCase(Locale.ROOT));
            query.append('=').append(wants.contains(want));
        }
        return new BotConnection(new Server(address, token), query.toString(), maker, most, reporter);
    }
}
