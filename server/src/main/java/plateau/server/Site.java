package plateau.server;

import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import plateau.api.Phase;
import plateau.core.text.BadInput;
import plateau.server.accounts.Accounts;
import plateau.server.api.Api;
import plateau.server.api.forms.Lists;
import plateau.server.bots.House;
import plateau.server.bots.Pool;
import plateau.server.bots.Remotes;
import plateau.server.history.PlayerRatings;
import plateau.server.http.HttpServer;
import plateau.server.http.message.Metrics;
import plateau.server.lab.Lab;
import plateau.server.pages.Pages;
import plateau.server.replays.Replays;
import plateau.server.scenes.TableScenes;
import plateau.server.storage.Storage;
import plateau.server.storage.file.StorageDown;
import plateau.server.tables.Tables;
import plateau.server.tournaments.Tournaments;

/// A server with everything that belongs to it.
public final class Site implements AutoCloseable {
    private static final Set<Phase> UNFINISHED = EnumSet.of(Phase.GATHERING, Phase.RUNNING);

    private final Storage storage;
    private final House house;
    private final Tables tables;
    private final Tournaments tournaments;
    private final Lab lab;
    private final Replays replays;
    private final HttpServer http;

    /// @param opened takes what has to be closed, in reverse order
    private Site(SiteSettings settings, Storage storage, InstantSource time, Deque<Runnable> opened) {
        this.storage = storage;
        var remotes = new Remotes(account -> storage.countTablesOf(account, UNFINISHED));
        var pool = new Pool(settings.workers(), settings.thinking());
        house = new House(pool, settings.bots(), settings.thinking(), remotes, settings.bounds());
        opened.push(house::close);
        var accounts = new Accounts(storage, time);
        tables = new Tables(storage, time, settings.times(), house, new PlayerRatings(), settings.idle());
        opened.push(tables::close);
        tournaments = new Tournaments(settings.tournaments(), settings.bots(), time, house::wanted);
        opened.push(tournaments::close);
        lab = new Lab(settings.lab(), time, house::wanted);
        opened.push(lab::close);
        replays = new Replays(storage, time, house, tournaments::game);
        opened.push(replays::close);
        var scenes = new TableScenes();
        var api = new Api(
                storage,
                accounts,
                tables,
                scenes,
                replays,
                house,
                tournaments,
                lab,
                settings.isSecure(),
                settings.tables());
        var metrics = new Metrics();
        var gauges = new Gauges(metrics);
        gauges.add(tables);
        gauges.add(scenes);
        gauges.add(storage);
        gauges.add(pool);
        var endpoints = new ArrayList<>(api.endpoints());
        var pages = new Pages(
                new Lists(storage, tables, settings.tables()), tables, replays, tournaments, lab, settings.isSecure());
        endpoints.addAll(pages.endpoints());
        var hooks = api.hooks().withPages(pages::problem);
        http = HttpServer.start(settings.http().withTls(settings.isSecure()), endpoints, hooks, metrics);
        opened.push(http::close);
        tables.open();
        storage.started();
        tournaments.open();
        lab.open();
    }

    /// Starts a server; refuses in words if that is not possible.
    public static Site open(SiteSettings settings) {
        return open(settings, InstantSource.system());
    }

    /// Starts a server that goes by a time of its own.
    ///
    /// @param time that clocks go by
    public static Site open(SiteSettings settings, InstantSource time) {
        var storage = Storage.open(settings.location(), time);
        var opened = new ArrayDeque<Runnable>();
        opened.push(storage::close);
        try {
            return new Site(settings, storage, time, opened);
        } catch (StorageDown down) {
            opened.forEach(Runnable::run);
            throw storage.refusal(down);
        } catch (RuntimeException failed) {
            opened.forEach(Runnable::run);
            throw failed;
        }
    }

    /// Where it listens.
    public int port() {
        return http.port();
    }

    /// Lets time pass in which this server runs; see [Storage#pass].
    public void pass(Runnable passing) {
        storage.pass(passing);
    }

    /// Comes once the database is lost for good, with the reason: the server has to stop.
    public CompletableFuture<BadInput> ruin() {
        return storage.ruin();
    }

    /// The tables of this server.
    public Tables tables() {
        return tables;
    }

    /// Whether everything was on the disk when this was closed, and not only what was acknowledged.
    public boolean wasWhole() {
        return storage.wasWell() && tournaments.areWritten() && lab.areWritten();
    }

    /// Stops: what is at work is finished, and everything that can be is on the disk.
    @Override
    public void close() {
        http.close();
        tournaments.close();
        lab.close();
        replays.close();
        tables.close();
        house.close();
        storage.close();
    }
}
