package plateau.reports;

import java.util.List;
import java.util.stream.Collectors;
import plateau.reports.text.Sheet;

/// The figures of a tournament as tables.
final class TournamentSheets {
    private final TournamentData data;

    TournamentSheets(TournamentData data) {
        this.data = data;
    }

    List<Sheet> all() {
        return List.of(
                entrants(),
                ratings(),
                cross(),
                seats(),
                scores(),
                lengths(),
                endings(),
                causes(),
                departures(),
                games());
    }

    /// All disciplines together, with times; [StandingsSheet] has each for itself, without.
    Sheet entrants() {
        var sheet = new Sheet(
                "entrants",
                ("rank,name,games,points,share,low,high,wins,draws,losses,score,left," + "mean-ms,slowest-ms")
                        .split(","));
        for (var each : data.entrants()) {
            sheet.add(
                    each.rank(),
                    each.name(),
                    each.games(),
                    each.points(),
                    each.share().value(),
                    each.share().low(),
                    each.share().high(),
                    each.wins(),
                    each.draws(),
                    each.losses(),
                    each.meanScore(),
                    each.left(),
                    each.thinking().mean(),
                    each.thinking().slowest());
        }
        return sheet;
    }

    Sheet ratings() {
        var sheet = new Sheet("ratings", "name", "players", "rating", "low", "high", "anchor", "held");
        for (var entrant : data.entrants()) {
            for (var rating : entrant.ratings()) {
                var estimate = rating.estimate();
                sheet.add(
                        entrant.name(),
                        rating.players(),
                        estimate.value(),
                        estimate.low(),
                        estimate.high(),
                        rating.isAnchor(),
                        rating.held());
            }
        }
        return sheet;
    }

    Sheet cross() {
        var sheet = new Sheet("cross", "name", "against", "share", "games");
        for (int row = 0; row < data.cross().size(); row++) {
            for (int column = 0; column < data.cross().size(); column++) {
                var cell = data.cross().get(row).get(column);
                if (row != column && cell.games() > 0) {
                    sheet.add(name(row), name(column), cell.share(), cell.games());
                }
            }
        }
        return sheet;
    }

    private String name(int entrant) {
        return data.entrants().get(entrant).name();
    }

    Sheet seats() {
        var sheet = new Sheet("seats", "players", "seat", "share", "low", "high", "games");
        for (var each : data.seats()) {
            var share = each.share();
            sheet.add(each.players(), each.seat() + 1, share.value(), share.low(), share.high(), each.games());
        }
        return sheet;
    }

    Sheet scores() {
        var sheet = new Sheet("scores", "name", "score", "games");
        for (var entrant : data.entrants()) {
            entrant.scores().forEach(each -> sheet.add(entrant.name(), each.value(), each.count()));
        }
        return sheet;
    }

    Sheet lengths() {
        var sheet = new Sheet("lengths", "decisions", "games");
        data.lengths().forEach(each -> sheet.add(each.value(), each.count()));
        return sheet;
    }

    Sheet endings() {
        var sheet = new Sheet("endings", "ending", "games");
        data.endings().forEach(each -> sheet.add(each.ending(), each.count()));
        return sheet;
    }

    Sheet causes() {
        var sheet = new Sheet("causes", "cause", "games");
        data.causes().forEach(each -> sheet.add(each.name(), each.count()));
        return sheet;
    }

    Sheet departures() {
        var sheet = new Sheet("departures", "name", "ending", "times", "reasons");
        for (var entrant : data.entrants()) {
            for (var left : entrant.departures()) {
                var reasons = String.join(" | ", left.reasons());
                sheet.add(entrant.name(), left.ending(), left.count(), reasons);
            }
        }
        return sheet;
    }

    Sheet games() {
        var sheet = new Sheet("games", "number", "game", "seats", "result", "ending", "record");
        for (var each : data.list()) {
            var seats = each.seats().stream().map(this::name).collect(Collectors.joining(" | "));
            sheet.add(each.number(), each.game(), seats, each.result(), each.ending(), each.record());
        }
        return sheet;
    }
}
