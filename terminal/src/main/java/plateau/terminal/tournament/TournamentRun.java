package plateau.terminal.tournament;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import plateau.arena.folder.Folder;
import plateau.arena.folder.Unwritten;
import plateau.arena.series.Engine;
import plateau.arena.series.Played;
import plateau.arena.series.PlayingWork;
import plateau.arena.series.Series;
import plateau.arena.series.Worker;
import plateau.arena.tournament.Tournament;
import plateau.arena.tournament.plan.TournamentPlan;
import plateau.arena.tournament.standings.Standings;
import plateau.arena.tournament.standings.StandingsJson;
import plateau.core.Roster;
import plateau.core.wire.Wire;
import plateau.reports.TournamentFiles;
import plateau.reports.TournamentPlay;
import plateau.terminal.files.RecordFile;
import plateau.terminal.options.SeriesOptions;
import plateau.terminal.screen.Failure;
import plateau.terminal.screen.ProgressLine;
import plateau.terminal.screen.Screen;
import plateau.terminal.screen.Shutdown;

/// Plays a tournament, or the rest of one, keeps it in its folder, and prints what came of it.
public final class TournamentRun {
    private final Screen screen;
    private final SeriesOptions series;
    private final Optional<Folder> folder;
    private final Optional<RecordFile> file;
    private final Tournament tournament;
    private final TournamentPlay play;
    private final TournamentTable table;

    /// Why games can be played no more where they were.
    private Engine.@Nullable Breakdown broken;

    /// @param engine where games are played
    /// @param folder where it is kept; nothing where nothing is
    /// @param file which gets the records, too, if somebody asked
    public TournamentRun(
            Screen screen,
            SeriesOptions series,
            Roster roster,
            Engine engine,
            TournamentPlan plan,
            Optional<Folder> folder,
            Optional<RecordFile> file) {
        this.screen = screen;
        this.series = series;
        this.folder = folder;
        this.file = file;
        table = new TournamentTable(screen.words());
        var pages = new TournamentFiles(screen.words().vocabulary(), roster);
        var extras = extras(folder.isPresent() || file.isPresent());
        play = new TournamentPlay(plan, folder, pages, this::record, engine.desks(new PlayingWork(extras)));
        tournament = play.tournament();
    }

    /// A game has ended.
    private void record(Played game) {
        file.ifPresent(each -> game.record().ifPresent(each::add));
    }

    private static Set<Worker.Extra> extras(boolean isKept) {
        var extras = EnumSet.of(Worker.Extra.TIMES);
        if (isKept) {
            extras.add(Worker.Extra.RECORDS);
        }
        return extras;
    }

    /// Plays to the end, or until Ctrl-C.
    ///
    /// @param resume how people go on with it
    public void run(String resume) {
        Standings standings;
        try (var _ = new Shutdown(play::stop)) {
            begin();
            standings = play();
            print(standings);
            if (standings.isPartial()) {
                tellHow(resume);
            }
        } catch (Failure | Unwritten | Engine.Breakdown unwritten) {
            tellHow(resume);
            throw broken == null ? unwritten : broken;
        }
        if (broken != null) {
            throw broken;
        }
        file.ifPresent(RecordFile::checkLost);
        if (standings.isPartial()) {
            throw new Failure(
                    "tournament.incomplete",
                    "the tournament is not complete: %d of %d games",
                    standings.games(),
                    standings.planned());
        }
    }

    private void tellHow(String resume) {
        if (folder.isPresent()) {
            screen.err().println(screen.words().get("tournament.resume", resume));
        }
    }

    private void begin() {
        if (!series.json()) {
            table.titles(tournament.standings()).forEach(screen.out()::println);
            if (tournament.resumed() > 0) {
                screen.say("tournament.resumed", tournament.resumed(), tournament.games());
            }
            screen.out().flush();
        }
        if (folder.isEmpty() && !series.quiet()) {
            screen.err().println(screen.words().get("tournament.not-kept"));
        }
    }

    private Standings play() {
        var standings = play.play(this::playGames, tournament::rated);
        play.finish(standings);
        return standings;
    }

    /// What was played before an engine broke down counts.
    private void playGames(Series<?> games) {
        try (var _ = progress()) {
            games.run();
        } catch (Engine.Breakdown ended) {
            broken = ended;
        }
    }

    private ProgressLine progress() {
        return series.progress(screen, () -> table.leader(tournament.leader()), tournament::games, tournament::played);
    }

    private void print(Standings standings) {
        if (series.json()) {
            screen.out().println(Wire.write(StandingsJson.of(standings)));
        } else {
            table.lines(standings).forEach(screen.out()::println);
        }
        screen.out().flush();
    }
}
