package plateau.terminal.commands;

import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import plateau.arena.tournament.Discipline;
import plateau.arena.tournament.Plan;
import plateau.core.Game;
import plateau.core.text.BadInput;
import plateau.terminal.options.SeriesOptions;
import plateau.terminal.options.TableOptions;
import plateau.terminal.screen.Screen;
import plateau.terminal.tournament.Folder;
import plateau.terminal.tournament.TournamentOptions;
import plateau.terminal.tournament.TournamentRun;

/// `plateau tournament`: bots meet, and the standings say who is best.
@Command(
        name = "tournament",
        description = "Have bots meet in a tournament and print the standings.",
        footer = {
            "",
            "A group plays one seed once for every seat, so that everybody has every seat with the same",
            "luck. A round robin plays all groups, as many cycles of them as have N games; where N is",
            "less than one cycle, a balanced choice. In a gauntlet the first meets all others. A Swiss",
            "tournament has whoever did equally well meet, a knockout sends home all but the winner of",
            "each table; N games are shared out among their groups.",
            "",
            "DIR gets the records of all games and the standings, written as it goes. Whatever ends it,",
            "--resume --out DIR goes on and comes to the same standings, unless a bot thinks by the",
            "clock. Without --out nothing is kept. There are never more games at once than --threads.",
            "",
            "Exit code 0 if all games were played, 1 if not or if something could not be written.",
            "",
            "Examples:",
            "  plateau tournament carcassonne --players random,greedy,bottom-left --games 60 --out cup",
            "  plateau tournament --resume --out cup",
            "  plateau tournament piles tilings -n 2,3 --players easy,medium,hard,random --json",
            "  plateau tournament piles --format swiss --rounds 5 --players a,b,c,d,e,f"
        })
public final class TournamentCommand implements Runnable {
    @Mixin private final TournamentOptions asked = new TournamentOptions();
    @Mixin private final SeriesOptions series = new SeriesOptions();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description =
                    "The folder in which the tournament is kept; nothing is kept if left out.")
    private Optional<String> out = Optional.empty();

    @Option(
            names = "--resume",
            description = "Go on with the tournament in DIR; the rest can be left out.")
    private boolean resume;

    private final Screen screen;
    private final House house = new House();

    public TournamentCommand(Screen screen) {
        this.screen = screen;
    }

    @Override
    public void run() {
        if (resume) {
            goOn(out.orElseThrow(TournamentCommand::noFolder));
            return;
        }
        var plan = asked.plan(TournamentCommand::admit);
        if (out.isEmpty()) {
            play(plan, Optional.empty());
            return;
        }
        try (var folder = Folder.begin(out.get(), plan)) {
            play(plan, Optional.of(folder));
        }
    }

    private static BadInput noFolder() {
        return new BadInput("tournament.no-out", "--resume needs --out DIR");
    }

    private void goOn(String name) {
        try (var folder = Folder.resume(name)) {
            asked.checkSame(folder.plan());
            folder.plan().disciplines().forEach(each -> checkBots(folder.plan(), each));
            play(folder.plan(), Optional.of(folder));
        }
    }

    /// The bots may have come from a jar that is not there today.
    private void checkBots(Plan plan, Discipline discipline) {
        var game = house.game(discipline.game(), discipline.options());
        admit("--resume", plan.entrants(), game);
    }

    private static void admit(String option, List<String> names, Game game) {
        names.forEach(name -> TableOptions.bot(option, name, game));
    }

    private void play(Plan plan, Optional<Folder> folder) {
        new TournamentRun(screen, series, house, plan, folder)
                .run("plateau tournament --resume --out " + out.orElse(""));
    }
}
