package plateau.server.api;

import java.util.Map;

/// What is said of the headings under which requests are found.
final class Groups {
    static final Map<String, String> ALL = Map.ofEntries(
            Map.entry("Games", "What there is to play, with options, presets and bots."),
            Map.entry("Accounts", "Who one is: a name and a token."),
            Map.entry("Tables", "Where games are played: made, looked at, drawn."),
            Map.entry("Seats", "Sitting down, standing up, being ready."),
            Map.entry("Playing", "Moves, taking back, resigning, draws, pace, hints."),
            Map.entry("Listening and talking", "What happens at a table, as it happens."),
            Map.entry("Bots", "Which there are, and the line of those that run elsewhere."),
            Map.entry("Replays", "Games that are looked at again, move by move."),
            Map.entry("History", "Games that are over, and who is strong."),
            Map.entry("Tournaments", "Bots that meet, played by the server itself."),
            Map.entry("Evaluations", "What options change, played by the server itself."),
            Map.entry("Server", "How the server fares, and what can be asked."),
            Map.entry("Pages", "What people see in a browser."));

    private Groups() {}
}
