package plateau.terminal.commands;

import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import plateau.arena.folder.Folder;
import plateau.arena.folder.Unwritten;
import plateau.arena.series.Entrant;
import plateau.arena.tournament.plan.TournamentPlan;
import plateau.core.Game;
import plateau.core.text.BadInput;
import plateau.core.text.ShellWords;
import plateau.terminal.files.RecordFile;
import plateau.terminal.files.TextFile;
import plateau.terminal.house.TerminalRoster;
import plateau.terminal.options.EngineOption;
import plateau.terminal.options.OutsideOptions;
import plateau.terminal.options.SeriesOptions;
import plateau.terminal.screen.Failure;
import plateau.terminal.screen.Screen;
import plateau.terminal.screen.SeatNames;
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
            "NAME=BOT gives an entrant a name, so that one bot can meet itself; NAME@CLOCK=BOT also a clock",
            "of its own. --from starts games at positions of records, one after the other: each is played",
            "by everybody in every seat, as often as --games allows, once if that is left out.",
            "",
            "Exit code 0 if all games were played, 1 if not or if something could not be written.",
            "",
            "Examples:",
            "  plateau tournament carcassonne --players random,greedy,bottom-left --games 60 --out cup",
            "  plateau tournament --resume --out cup",
            "  plateau tournament piles tilings -n 2,3 --players easy,medium,hard,random --json",
            "  plateau tournament piles --format swiss --rounds 5 --players a,b,c,d,e,f",
            "  plateau tournament piles --player old=cmd:./fox1 --player new@500ms/move=cmd:./fox2",
            "  plateau tournament piles --players hard,medium --from openings.jsonl --ply 6"
        })
public final class TournamentCommand implements Runnable {
    @Mixin
    private final TournamentOptions asked = new TournamentOptions();

    @Mixin
    private final SeriesOptions series = new SeriesOptions();

    @Mixin
    private final OutsideOptions outside = new OutsideOptions();

    @Mixin
    private final EngineOption on = new EngineOption();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "The folder in which the tournament is kept; nothing is kept if left out.")
    private Optional<String> out = Optional.empty();

    @Option(
            names = "--record",
            paramLabel = "FILE",
            description = "Append a record of every game to another file, too.")
    private Optional<String> record = Optional.empty();

    @Option(names = "--resume", description = "Go on with the tournament in DIR; the rest can be left out.")
    private boolean resume;

    private final Screen screen;

    public TournamentCommand(Screen screen) {
        this.screen = screen;
    }

    @Override
    public void run() {
        try (var roster = new TerminalRoster(outside.stable())) {
            if (resume) {
                goOn(roster, out.orElseThrow(TournamentCommand::noFolder));
            } else {
                begin(roster);
            }
        } catch (Unwritten full) {
            throw new Failure(full.inWords());
        }
    }

    private void begin(TerminalRoster roster) {
        var plan = asked.plan(new Travel(roster));
        roster.ask(plan);
        if (out.isEmpty()) {
            play(roster, plan, Optional.empty());
            return;
        }
        try (var folder = Folder.begin(TextFile.path("--out", out.get()), plan)) {
            play(roster, plan, Optional.of(folder));
        }
    }

    static BadInput noFolder() {
        return new BadInput("tournament.no-out", "--resume needs --out DIR");
    }

    /// The bots may have come from a jar that is not there today.
    private void goOn(TerminalRoster roster, String name) {
        try (var folder = Folder.resume(TextFile.path("--out", name))) {
            var plan = folder.plan();
            asked.checkSame(plan);
            for (var discipline : plan.disciplines()) {
                var game = roster.game(discipline.game(), discipline.options());
                new Travel(roster).admit("--resume", plan.entrants(), game);
            }
            roster.ask(plan);
            play(roster, plan, Optional.of(folder));
        }
    }

    /// What to type to go on with the tournament of a folder.
    static String resumption(String folder) {
        return "plateau tournament --resume --out " + ShellWords.word(folder);
    }

    private void play(TerminalRoster roster, TournamentPlan plan, Optional<Folder> folder) {
        if (record.isEmpty()) {
            play(roster, plan, folder, Optional.empty());
            return;
        }
        try (var file = RecordFile.append(screen, record.get())) {
            play(roster, plan, folder, Optional.of(file));
        }
    }

    private void play(TerminalRoster roster, TournamentPlan plan, Optional<Folder> folder, Optional<RecordFile> file) {
        try (var engine = on.engine(screen, roster, series.threads())) {
            new TournamentRun(screen, series, roster, engine, plan, folder, file)
                    .run(out.map(TournamentCommand::resumption).orElse(""));
        }
    }

    /// Who is to be sent elsewhere must be able to travel, and is not started here to find out.
    private final class Travel implements TournamentOptions.Door {
        private final TerminalRoster roster;

        private Travel(TerminalRoster roster) {
            this.roster = roster;
        }

        @Override
        public void admit(String option, List<String> entrants, Game game) {
            var bots = entrants.stream().map(this::bot).toList();
            on.checkTravel(option, bots);
            roster.admit(option, bots, game);
        }

        /// A person is told that people do not take part.
        private String bot(String entrant) {
            return SeatNames.isHuman(entrant) ? entrant : Entrant.of(entrant).bot();
        }

        @Override
        public List<String> called(List<String> asked) {
            return roster.called(asked);
        }
    }
}
