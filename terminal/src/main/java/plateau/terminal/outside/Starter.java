package plateau.terminal.outside;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import plateau.core.text.BadInput;
import plateau.core.text.Resource;
import plateau.core.text.ShellWords;
import plateau.core.text.Text;

/// A small bot that works, in one language, for others to begin with. Its files are beside this class;
/// in them stand marks such as `@NAME@` for what differs from bot to bot.
public enum Starter {
    PYTHON("python", "bot.py"),
    JAVA("java", "bot.jar"),
    JAVASCRIPT("javascript", "bot.mjs"),
    C("c", "bot"),
    CPP("c++", "bot"),
    RUST("rust", "bot"),
    GO("go", "bot"),
    /// A client for Carcassonne alone.
    C_LIBRARY("c-library", "client.so");

    private final String id;
    private final String program;

    /// @param id its name on the command line
    /// @param program the file that runs
    Starter(String id, String program) {
        this.id = id;
        this.program = program;
    }

    /// The folder of its files, beside this class.
    private String home() {
        return id.replace("+", "p");
    }

    /// The files in its folder.
    private List<String> sources() {
        return switch (this) {
            case PYTHON, JAVASCRIPT -> List.of(program, "README.md");
            case JAVA -> List.of("Bot.java.txt", "services", "README.md");
            case C -> List.of("bot.c", "json.h", "Makefile", "README.md");
            case CPP -> List.of("bot.cpp", "json.hpp", "Makefile", "README.md");
            case RUST -> List.of("main.rs", "json.rs", "Cargo.toml", "README.md");
            case GO -> List.of("main.go.txt", "go.mod.txt", "README.md");
            case C_LIBRARY ->
                List.of("client.c", "plateau_client.h", "trial.c", "Makefile", "CMakeLists.txt", "README.md");
        };
    }

    /// The language of this name; refuses one in which there is none.
    public static Starter named(String name) {
        var names = Arrays.stream(values()).map(Starter::id).toList();
        return Arrays.stream(values())
                .filter(each -> each.id().equals(name))
                .findFirst()
                .orElseThrow(() -> new BadInput(
                        "bot.language",
                        "no bot in '%s'; there are %s%s",
                        name,
                        String.join(", ", names),
                        Text.didYouMean(name, names)));
    }

    /// Its name on the command line.
    public String id() {
        return id;
    }

    /// How a bot in a folder is named at a table.
    public String seat(Path folder) {
        var path = folder.resolve(program).toString();
        return switch (this) {
            case PYTHON -> "cmd:python3 " + ShellWords.word(path);
            case JAVASCRIPT -> "cmd:node " + ShellWords.word(path);
            case JAVA -> "jar:" + path;
            case C, CPP, RUST, GO -> "cmd:" + ShellWords.word(path);
            case C_LIBRARY -> "lib:" + path;
        };
    }

    /// The bot's files by their names, for a bot of a name in a folder.
    Map<String, String> files(String name, Path folder) {
        var marks = Map.of(
                "@NAME@", name,
                // The library in C compiles as it stands, and so has a name of its own.
                "\"Mason\"", "\"" + name + "\"",
                "@CLASS@", type(name),
                "@SEAT@", ShellWords.word(seat(folder)),
                "@SEATS@", ShellWords.word("random," + seat(folder)));
        var texts = new LinkedHashMap<String, String>();
        for (var file : sources()) {
            var text = Resource.text(Starter.class, home() + "/" + file);
            for (var mark : marks.entrySet()) {
                text = text.replace(mark.getKey(), mark.getValue());
            }
            texts.put(called(file, name), text);
        }
        return texts;
    }

    /// What a file is called when it is written: some languages have their own mind of that.
    private static String called(String file, String name) {
        return switch (file) {
            case "Bot.java.txt" -> type(name) + ".java";
            case "services" -> "META-INF/services/plateau.core.Player";
            case "main.rs", "json.rs" -> "src/" + file;
            case "main.go.txt" -> "main.go";
            case "go.mod.txt" -> "go.mod";
            default -> file;
        };
    }

    /// The name of a class: `MyBot` for `my-bot`, and for `my`, so that it is like no other class.
    private static String type(String name) {
        var words = Arrays.stream(name.split("[-_]+"))
                .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
                .collect(Collectors.joining());
        return words.toLowerCase(Locale.ROOT).endsWith("bot") ? words : words + "Bot";
    }
}
