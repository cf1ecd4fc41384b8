package plateau.terminal.commands;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plateau.core.text.BadInput;
import plateau.terminal.outside.NewBot;
import plateau.terminal.outside.Starter;
import plateau.terminal.screen.Screen;

/// `plateau bot new`: writes a small bot that works.
@Command(
        name = "new",
        description = "Write a small bot that works, with a page that says how to go on.",
        footer = {
            "",
            "It is written into a new folder of its name, and makes any legal move: your idea goes into",
            "one function. c-library is a shared library that plays Carcassonne; the others are programs,",
            "and a jar, that play every game, with nothing but what their language has.",
            "",
            "Examples:",
            "  plateau bot new python mybot",
            "  plateau bot new rust fox --in bots",
            "  plateau bot new c-library mason"
        })
public final class BotNewCommand implements Runnable {
    @Parameters(
            index = "0",
            paramLabel = "LANGUAGE",
            description = "In which language: python, java, javascript, c, c++, rust, go or c-library.")
    private String language = "";

    @Parameters(index = "1", paramLabel = "NAME", description = "What it is called.")
    private String name = "";

    @Option(names = "--in", paramLabel = "DIR", description = "Where its folder is made; here if left out.")
    private String parent = "";

    private final Screen screen;

    public BotNewCommand(Screen screen) {
        this.screen = screen;
    }

    @Override
    public void run() {
        var starter = Starter.named(language);
        var folder = NewBot.write(starter, name, parent());
        screen.say("outsider.made", folder);
        screen.say("outsider.read", folder.resolve("README.md"));
        screen.say("outsider.try", NewBot.checkCommand(starter, folder));
    }

    private Path parent() {
        try {
            return Path.of(parent);
        } catch (InvalidPathException unusable) {
            throw new BadInput("file.unusable", "%s: '%s' cannot be a file's name here", "--in", parent);
        }
    }
}
