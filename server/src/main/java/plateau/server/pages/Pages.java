package plateau.server.pages;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import plateau.server.api.forms.Lists;
import plateau.server.http.Endpoint;
import plateau.server.http.problem.Problem;
import plateau.server.lab.Lab;
import plateau.server.replays.Replays;
import plateau.server.tables.Tables;
import plateau.server.tournaments.Tournaments;
import plateau.words.Language;

/// Everything that is shown to people in a browser.
public final class Pages {
    private final Assets assets = new Assets();
    private final Shell shell;
    private final Lists lists;
    private final Tables tables;
    private final Replays replays;
    private final Tournaments tournaments;
    private final Lab lab;
    private final boolean isSecure;

    /// @param isSecure whether browsers come over TLS
    public Pages(Lists lists, Tables tables, Replays replays, Tournaments tournaments, Lab lab, boolean isSecure) {
        this.lists = lists;
        this.tables = tables;
        this.replays = replays;
        this.tournaments = tournaments;
        this.lab = lab;
        shell = new Shell(assets, lab.areHeld());
        this.isSecure = isSecure;
    }

    public List<Endpoint> endpoints() {
        return Stream.of(
                        assets.all(),
                        new HomePage(shell, assets, lists).all(),
                        new TablePage(shell, tables).all(),
                        new ReplayPages(shell, assets, replays).all(),
                        new ArenaPages(shell, tournaments).all(),
                        new LabPages(shell, lab).all(),
                        new HelpPages(shell, isSecure).all())
                .flatMap(List::stream)
                .toList();
    }

    /// A problem as a page.
    public byte[] problem(Problem problem, String detail, Language language, UnaryOperator<String> cookies) {
        return new ProblemPage(shell).html(problem, detail, language, cookies);
    }
}
