package plateau.server.api;

import java.util.List;
import java.util.stream.Stream;
import plateau.server.accounts.Accounts;
import plateau.server.api.forms.AccountCaller;
import plateau.server.api.forms.EvaluationPlans;
import plateau.server.api.forms.Lists;
import plateau.server.api.forms.TablePlans;
import plateau.server.api.forms.TournamentPlans;
import plateau.server.bots.House;
import plateau.server.history.Archive;
import plateau.server.http.Endpoint;
import plateau.server.http.message.Audience;
import plateau.server.http.message.Hooks;
import plateau.server.lab.Lab;
import plateau.server.replays.Replays;
import plateau.server.scenes.TableScenes;
import plateau.server.storage.Storage;
import plateau.server.tables.Tables;
import plateau.server.tournaments.Tournaments;
import plateau.words.Vocabulary;

/// Everything that can be asked for.
public final class Api {
    private final Storage storage;
    private final Accounts accounts;
    private final Tables tables;
    private final TableScenes scenes;
    private final Replays replays;
    private final House house;
    private final Tournaments tournaments;
    private final Lab lab;
    private final boolean isSecure;
    private final int mostTables;
    private final Audience audience = new Audience();
    private final Faults faults;

    /// @param isSecure whether browsers come over TLS
    /// @param mostTables how many tables that are not over one account may have
    public Api(
            Storage storage,
            Accounts accounts,
            Tables tables,
            TableScenes scenes,
            Replays replays,
            House house,
            Tournaments tournaments,
            Lab lab,
            boolean isSecure,
            int mostTables) {
        this.storage = storage;
        this.accounts = accounts;
        this.tables = tables;
        this.scenes = scenes;
        this.replays = replays;
        this.house = house;
        this.tournaments = tournaments;
        this.lab = lab;
        this.isSecure = isSecure;
        this.mostTables = mostTables;
        faults = new Faults(storage::complain);
    }

    public List<Endpoint> endpoints() {
        var experiments = new ProjectEndpoints<>(lab, "evaluation", "an", EvaluationEndpoints.CLOSED);
        var lists = new Lists(storage, tables, mostTables);
        var cups = new ProjectEndpoints<>(tournaments, "tournament", "a", "");
        return Stream.of(
                        new GameEndpoints().all(),
                        new AccountEndpoints(accounts, tables, replays, storage, house.remotes(), audience, isSecure)
                                .all(),
                        new SessionEndpoints(accounts, isSecure).all(),
                        new TableEndpoints(tables, new TablePlans(tables, replays), lists).all(),
                        new OfferEndpoints(tables, lists).all(),
                        new SeatEndpoints(tables).all(),
                        new PlayEndpoints(tables, scenes).all(),
                        new ListenEndpoints(tables, scenes).all(),
                        new BotEndpoints(tables, storage, house, faults).all(),
                        new BoardEndpoints(tables, scenes).all(),
                        new SceneEndpoints(tables, scenes).all(),
                        new ReplayEndpoints(replays).all(),
                        new ReplayPictureEndpoints(replays).all(),
                        new HintEndpoint(tables, house.adviser()).all(),
                        new HistoryEndpoints(tables, storage, new Archive(storage)).all(),
                        new TournamentActions(tournaments, cups, new TournamentPlans(house), replays).all(),
                        new TournamentEndpoints(tournaments, cups, storage).all(),
                        new TournamentFileEndpoints(cups).all(),
                        new EvaluationEndpoints(lab, experiments, new EvaluationPlans(house, lab.settings()), storage)
                                .all(),
                        new ServerEndpoints(storage::isWell).all())
                .flatMap(List::stream)
                .toList();
    }

    /// Who is who, in which language, and what is said of what goes wrong.
    public Hooks hooks() {
        return Hooks.NONE
                .withCallers(token -> accounts.find(token).map(AccountCaller::new))
                .withSpeech((message, language) -> Vocabulary.of(language).text(message))
                .withFaults(faults::problem)
                .withAudience(audience)
                .withGroups(Groups.ALL);
    }
}
