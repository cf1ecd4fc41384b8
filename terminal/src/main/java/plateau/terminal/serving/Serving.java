package plateau.terminal.serving;

import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.logging.Logger;
import org.jline.utils.Signals;
import plateau.server.Configuration;
import plateau.server.Site;
import plateau.server.SiteSettings;
import plateau.terminal.screen.Screen;

/// A server from its start to its end, which a signal brings.
public final class Serving {
    private static final Logger LOG = Logger.getLogger(Serving.class.getName());

    private final Screen screen;
    private final CountDownLatch end = new CountDownLatch(1);

    private Serving(Screen screen) {
        this.screen = screen;
    }

    /// Serves until a signal ends it.
    ///
    /// @param file of settings; empty for none
    /// @param given settings that win over the file, by their names
    public static void run(Screen screen, String file, Map<String, String> given) {
        var configuration = Settings.read(file, given);
        ServerLog.start(screen.err(), configuration.logsJson(), configuration.logsAccess());
        new Serving(screen).serve(configuration);
    }

    private void serve(Configuration configuration) {
        var settings = configuration.settings();
        // Before it starts, so that one who is impatient does not tear it apart.
        Signals.register("INT", end::countDown);
        Signals.register("TERM", end::countDown);
        var site = Site.open(settings);
        var ruin = site.ruin();
        try (site) {
            tellStart(settings, site.port());
            var _ = ruin.thenAccept(_ -> end.countDown());
            awaitEnd();
            screen.say("serve.stopping");
            screen.out().flush();
        }
        // Closing it may find that what it had is not where it was.
        if (ruin.isDone()) {
            throw ruin.join();
        }
        LOG.info("stopped");
        screen.say(site.wasWhole() ? "serve.stopped" : "serve.stopped-short");
        screen.out().flush();
    }

    private void tellStart(SiteSettings settings, int port) {
        var address = Address.of(settings.http(), port);
        screen.say("serve.at", address.url());
        if (address.isOpen()) {
            screen.say("serve.open", settings.http().host());
        }
        screen.say("serve.kept", settings.location());
        screen.say("serve.stop");
        screen.out().flush();
        LOG.info("listening at " + address.url() + ", data in " + settings.location());
    }

    private void awaitEnd() {
        try {
            end.await();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        // Whoever does not want to wait for the end says so once more.
        Signals.registerDefault("INT");
        Signals.registerDefault("TERM");
    }
}
