package plateau.server;

import java.time.Duration;
import java.util.List;
import plateau.server.bots.Bounds;
import plateau.server.bots.OutsideBot;
import plateau.server.http.limits.HttpSettings;
import plateau.server.lab.LabSettings;
import plateau.server.storage.file.Location;
import plateau.server.tables.terms.TableBounds;
import plateau.server.tournaments.TournamentSettings;

/// What a [Site] is told.
///
/// @param location where everything is kept
/// @param http where it listens, and how much it bears
/// @param workers how many bots of the house think at the same time
/// @param thinking how long one may think about a move
/// @param idle how long a table that nobody needs stays in memory
/// @param isSecure whether browsers come over TLS, by a proxy
/// @param tables how many tables that are not over one account may have
/// @param times how short those of a table may be
/// @param bots from outside that may play here
/// @param bounds of what the bots of the house may be asked for
/// @param tournaments where they are kept, and how many games are played at once
/// @param lab the same of evaluations, and how large they may be
public record SiteSettings(
        Location location,
        HttpSettings http,
        int workers,
        Duration thinking,
        Duration idle,
        boolean isSecure,
        int tables,
        TableBounds times,
        List<OutsideBot> bots,
        Bounds bounds,
        TournamentSettings tournaments,
        LabSettings lab) {
    static final Duration USUAL_THINKING = Duration.ofSeconds(60);
    static final Duration USUAL_IDLE = Duration.ofMinutes(5);
    static final int USUAL_TABLES = 200;

    public SiteSettings {
        bots = List.copyOf(bots);
    }

    /// With the usual bounds for times and for bots of the house, the usual tournaments and the usual lab.
    public SiteSettings(
            Location location,
            HttpSettings http,
            int workers,
            Duration thinking,
            Duration idle,
            boolean isSecure,
            int tables,
            List<OutsideBot> bots) {
        this(
                location,
                http,
                workers,
                thinking,
                idle,
                isSecure,
                tables,
                TableBounds.USUAL,
                bots,
                Bounds.USUAL,
                TournamentSettings.usual(location),
                LabSettings.usual(location));
    }

    /// With the usual numbers.
    public SiteSettings(Location location, HttpSettings http) {
        this(
                location,
                http,
                Runtime.getRuntime().availableProcessors(),
                USUAL_THINKING,
                USUAL_IDLE,
                false,
                USUAL_TABLES,
                List.of());
    }

    /// The same with some bots from outside.
    public SiteSettings withBots(List<OutsideBot> more) {
        return new SiteSettings(
                location, http, workers, thinking, idle, isSecure, tables, times, more, bounds, tournaments, lab);
    }

    /// The same with other tournaments.
    public SiteSettings withTournaments(TournamentSettings others) {
        return new SiteSettings(
                location, http, workers, thinking, idle, isSecure, tables, times, bots, bounds, others, lab);
    }

    /// The same with another lab.
    public SiteSettings withLab(LabSettings other) {
        return new SiteSettings(
                location, http, workers, thinking, idle, isSecure, tables, times, bots, bounds, tournaments, other);
    }

    /// The same with other bounds for the times of tables.
    public SiteSettings withTimes(TableBounds others) {
        return new SiteSettings(
                location, http, workers, thinking, idle, isSecure, tables, others, bots, bounds, tournaments, lab);
    }
}
