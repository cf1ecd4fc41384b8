package plateau.server.api;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import plateau.api.StandingJson;
import plateau.core.text.BadInput;
import plateau.core.text.Json;
import plateau.core.text.Message;
import plateau.core.text.Text;
import plateau.core.wire.Wire;
import plateau.server.api.forms.CommonFields;
import plateau.server.http.problem.Problem;
import plateau.server.storage.rows.AccountRow;
import plateau.server.tables.IllegalMove;
import plateau.server.tables.Tables;
import plateau.server.tables.terms.Refusal;
import plateau.words.Language;
import plateau.words.Vocabulary;

/// Takes the moves of bots that run elsewhere, one by one or many at once.
final class BotAnswers {
    private static final Logger LOG = Logger.getLogger(BotAnswers.class.getName());
    private static final int QUOTED = 60;

    private final Tables tables;
    private final Faults faults;

    BotAnswers(Tables tables, Faults faults) {
        this.tables = tables;
        this.faults = faults;
    }

    /// Plays a move; gives where the table stands then. Who comes too late, since a bot stood in, is here
    /// again nevertheless.
    StandingJson take(AccountRow bot, Language language, String table, int ply, String move) {
        try {
            return tables.move(table, bot, ply, move);
        } catch (IllegalMove illegal) {
            throw PlayEndpoints.problem(illegal, language);
        } catch (Refusal late) {
            if (late.kind() == Refusal.Kind.CONFLICT) {
                tables.arrived(table, bot.id());
            }
            throw late;
        }
    }

    /// Plays the moves of many tables at the same time, those of one table in their order; gives a line for
    /// each.
    List<String> take(AccountRow bot, Language language, List<String> lines) {
        var chains = new LinkedHashMap<String, FutureTask<Map<String, Object>>>();
        var answers = new ArrayList<FutureTask<Map<String, Object>>>();
        for (var line : lines) {
            var json = read(line);
            var before = chains.get(table(json));
            var answer = new FutureTask<>(() -> {
                if (before != null) {
                    var _ = before.get();
                }
                return answer(bot, language, line, json);
            });
            chains.put(table(json), answer);
            answers.add(answer);
            Thread.ofVirtual().name("bot-moves").start(answer);
        }
        return answers.stream().map(BotAnswers::result).map(Wire::write).toList();
    }

    /// Nothing for what is no JSON object.
    private static Map<String, Object> read(String line) {
        try {
            return Json.readObject(line);
        } catch (BadInput unreadable) {
            return Map.of();
        }
    }

    private static String table(Map<String, Object> json) {
        return String.valueOf(json.get("table"));
    }

    private static Map<String, Object> result(FutureTask<Map<String, Object>> answer) {
        try {
            return answer.get();
        } catch (ExecutionException broken) {
            throw new IllegalStateException(broken);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(stopped);
        }
    }

    private Map<String, Object> answer(AccountRow bot, Language language, String line, Map<String, Object> json) {
        var answer = new LinkedHashMap<String, Object>();
        for (var name : List.of("table", "ply")) {
            if (json.get(name) instanceof String || json.get(name) instanceof Number) {
                answer.put(name, json.get(name));
            }
        }
        try {
            var standing = take(bot, language, line);
            answer.put("status", 200);
            answer.put("standing", standing);
        } catch (RuntimeException thrown) {
            var problem = problem(thrown);
            answer.put("status", problem.status());
            answer.put("problem", problem.type());
            answer.put("detail", Vocabulary.of(language).text(problem.detail()));
            answer.putAll(problem.members());
        }
        return answer;
    }

    private StandingJson take(AccountRow bot, Language language, String line) {
        var json = Json.readObject(line);
        if (!json.getOrDefault("type", "move").equals("move")) {
            throw wrong("type", line);
        }
        return take(bot, language, text(json, "table", line), ply(json, line), text(json, "move", line));
    }

    private static String text(Map<String, Object> json, String name, String line) {
        if (json.get(name) instanceof String text && text.length() <= PlayEndpoints.LONGEST_MOVE) {
            return text;
        }
        throw wrong(name, line);
    }

    private static int ply(Map<String, Object> json, String line) {
        @Nullable Object given = json.get("ply");
        if (given instanceof Number number
                && number.doubleValue() == number.intValue()
                && number.intValue() >= 0
                && number.intValue() <= CommonFields.MOST_PLIES) {
            return number.intValue();
        }
        throw wrong("ply", line);
    }

    private static BadInput wrong(String field, String line) {
        return new BadInput(
                "bot.line",
                "a line must be like {\"table\":\"k3v9xw2m7q\",\"ply\":4,\"move\":\"2,3\"}; \"%s\" is"
                        + " missing or wrong in %s",
                field,
                Text.shorten(Text.printable(line), QUOTED));
    }

    private Problem problem(RuntimeException thrown) {
        return switch (thrown) {
            case Problem problem -> problem;
            case BadInput bad -> Problem.bad(bad);
            default -> faults.problem(thrown).orElseGet(() -> unexpected(thrown));
        };
    }

    private static Problem unexpected(RuntimeException thrown) {
        LOG.log(Level.SEVERE, "a move of a bot could not be taken", thrown);
        return Problem.of(500, Message.of("bot.fault", "something went wrong here"));
    }
}
