package plateau.terminal.outside;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.core.text.Message;
import plateau.core.text.Text;
import plateau.hosting.Outside;
import plateau.terminal.screen.Words;

/// What was found in one step of an examination.
///
/// @param ordeal the game that was played; none for the greeting and the farewell
/// @param fault what the bot did wrong, if anything
/// @param log the end of what it wrote to its error stream
public record Verdict(
        ProtocolPhase phase,
        Optional<Ordeal> ordeal,
        int moves,
        Optional<Message> fault,
        List<String> legal,
        String log)
        implements ExaminationStep {
    /// So many lines of an error stream are shown.
    private static final int LOG_LINES = 5;

    private static final String INDENT = "       ";

    /// A step without a game.
    static Verdict of(ProtocolPhase phase, Optional<Message> fault) {
        return new Verdict(phase, Optional.empty(), 0, fault, List.of(), "");
    }

    boolean isFault() {
        return fault.isPresent();
    }

    /// The step in a line, and below it what was wrong, what was expected, and how to see it again.
    @Override
    public List<String> lines(Words words, String seat) {
        var lines = new ArrayList<String>();
        boolean isLibrary = Outside.of(seat).equals(Optional.of(Outside.LIBRARY));
        var tongue = isLibrary ? "library." : "";
        lines.add(words.get(isFault() ? "outsider.fault" : "outsider.ok", what(words, tongue)));
        fault.ifPresent(why -> {
            lines.add(INDENT + words.get("outsider.found", words.text(why)));
            lines.add(INDENT + words.get("outsider.expect." + tongue + phase.id()));
            // What a library may return it was told in its own words.
            if (!legal.isEmpty() && !isLibrary) {
                lines.add(INDENT + words.get("outsider.legal", String.join(", ", legal)));
            }
            logLines().forEach(line -> lines.add(INDENT + words.get("outsider.log", line)));
            command(seat).ifPresent(line -> lines.add(INDENT + words.get("outsider.again", line)));
        });
        return lines;
    }

    /// Who is not ready, but was for the first game, has to play twice to show it.
    private Optional<String> command(String seat) {
        return ordeal.map(
                played -> played.command(seat, phase == ProtocolPhase.START && played.twist() != Ordeal.Twist.FIRST));
    }

    private List<String> logLines() {
        var all = log.strip().lines().toList();
        return all.subList(Math.max(0, all.size() - LOG_LINES), all.size());
    }

    /// @param tongue where the words of steps are for whoever is no program
    private String what(Words words, String tongue) {
        return ordeal.map(played -> words.get("outsider.ordeal", played.game().id(), twist(words, played), moves))
                .orElseGet(() -> words.get("outsider.phase." + tongue + phase.id()));
    }

    private static String twist(Words words, Ordeal ordeal) {
        var settings =
                ordeal.settings().stream().filter(word -> !word.startsWith("-")).toList();
        return words.get("outsider.twist." + ordeal.twist().id(), String.join(" ", settings), ordeal.players());
    }

    @Override
    public Map<String, Object> json(String seat) {
        var json = new LinkedHashMap<String, Object>();
        json.put("step", phase.id());
        ordeal.ifPresent(played -> json.putAll(played.json()));
        json.put("ok", !isFault());
        json.put("moves", moves);
        fault.ifPresent(why -> {
            json.put("fault", Text.printable(why.toString()));
            json.put("legal", legal);
            json.put("log", log);
            command(seat).ifPresent(line -> json.put("command", line));
        });
        return json;
    }
}
