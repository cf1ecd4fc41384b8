package plateau.terminal.commands;

import picocli.CommandLine.Command;
import picocli.CommandLine.ScopeType;
import plateau.core.Version;

/// The command `plateau` itself; without a subcommand it shows what there is.
@Command(
        name = "plateau",
        mixinStandardHelpOptions = true,
        scope = ScopeType.INHERIT,
        version = "plateau " + Plateau.VERSION,
        description = "Turn-based board games, played by people and bots, recorded and simulated.",
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "Examples:",
            "  plateau games piles                  the rules in brief, options, presets",
            "  plateau play piles                   two people at this keyboard",
            "  plateau watch tilings --seats greedy,random",
            "  plateau simulate piles --games 20000 --seed 7 --json",
            "",
            "For games and bots of your own: ./plateau javac | jar | mvn | classpath | install",
            "For developers: ./plateau test | format | golden | bench | build | coverage | docs"
        })
public final class Plateau {
    static final String VERSION = Version.PLATEAU;
}
