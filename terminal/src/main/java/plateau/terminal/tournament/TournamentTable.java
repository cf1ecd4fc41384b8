package plateau.terminal.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import plateau.arena.ratings.Rating;
import plateau.arena.series.Entrant;
import plateau.arena.tournament.plan.TournamentPlan;
import plateau.arena.tournament.standings.Section;
import plateau.arena.tournament.standings.SequentialTestReport;
import plateau.arena.tournament.standings.Standing;
import plateau.arena.tournament.standings.Standings;
import plateau.core.text.Text;
import plateau.reports.text.ReportWording;
import plateau.terminal.screen.Words;

/// Standings for people: a table for each discipline, and one of all of them, 80 columns wide.
final class TournamentTable {
    private static final int NAME = 17;
    private static final String ROW = "%4s  %-17s %7s %8s  %-20s %5s %10s";

    private final Words words;

    TournamentTable(Words words) {
        this.words = words;
    }

    /// What is going to be played, a line for each discipline.
    List<String> titles(Standings standings) {
        return standings.sections().stream().map(each -> title(standings, each)).toList();
    }

    private String title(Standings standings, Section section) {
        var plan = standings.plan();
        return words.get(
                "tournament.title",
                section.discipline().game(),
                section.discipline().players(),
                plan.entrants().size(),
                ReportWording.in(words.language()).get("format." + plan.format().text()),
                section.planned(),
                section.planned() == plan.games() ? "" : words.get("tournament.rounded", plan.games()),
                Long.toString(plan.seed()));
    }

    List<String> lines(Standings standings) {
        var lines = new ArrayList<String>();
        for (var section : standings.sections()) {
            lines.add("");
            lines.add(words.get(
                    "tournament.section",
                    section.discipline().game(),
                    section.discipline().players(),
                    section.games(),
                    section.games() < section.planned() ? words.get("tournament.partial", section.planned()) : ""));
            add(section.standings(), lines);
        }
        if (standings.sections().size() > 1) {
            lines.add("");
            lines.add(words.get("tournament.overall", standings.games()));
            add(standings.overall(), lines);
        }
        lines.add("");
        standings.overall().forEach(each -> addDepartures(each, lines));
        addByes(standings.overall(), lines);
        addClocks(standings.plan(), lines);
        standings.test().ifPresent(test -> lines.add(test(standings.plan(), test)));
        lines.add(words.get("tournament.reading"));
        if (standings.overall().stream().anyMatch(each -> each.rating().isPresent())) {
            lines.add(words.get("tournament.anchor", cut(standings.plan().anchorName())));
        }
        if (standings.sections().stream()
                .flatMap(each -> each.standings().stream())
                .anyMatch(TournamentTable::isBound)) {
            lines.add(words.get("tournament.bounds"));
        }
        return lines;
    }

    /// Those who have a clock of their own.
    private void addClocks(TournamentPlan plan, List<String> lines) {
        for (int i = 0; i < plan.entrants().size(); i++) {
            var clock = Entrant.of(plan.entrants().get(i)).clock();
            if (!clock.isEmpty()) {
                lines.add(words.get("tournament.clock", plan.names().get(i), clock));
            }
        }
    }

    private String test(TournamentPlan plan, SequentialTestReport test) {
        return words.get(
                "tournament.sprt." + test.verdict().name(),
                words.seat(plan.names().getFirst()),
                words.seat(plan.names().getLast()),
                test.test(),
                test.pairs(),
                words.decimal(2, test.llr()),
                words.decimal(2, test.lower()),
                words.decimal(2, test.upper()));
    }

    /// The last column, of ratings, is there when somebody has one.
    private void add(List<Standing> standings, List<String> lines) {
        boolean rated = standings.stream().anyMatch(each -> each.rating().isPresent());
        var columns = words.get("tournament.columns").split("\\|", -1);
        lines.add(row(rated, columns));
        standings.forEach(each -> lines.add(row(rated, cells(each))));
    }

    private static String row(boolean rated, String[] cells) {
        Object[] shown = cells.clone();
        shown[shown.length - 1] = rated ? cells[cells.length - 1] : "";
        return Text.format(ROW, shown).stripTrailing();
    }

    private String[] cells(Standing standing) {
        return new String[] {
            Integer.toString(standing.rank()),
            cut(standing.name()),
            Long.toString(standing.games()),
            words.decimal(2, standing.wholePoints()),
            share(standing),
            Long.toString(standing.left()),
            standing.rating().map(this::rating).orElse("–")
        };
    }

    /// The rating and how far it may be off; the anchor's own is given. One that games hold from one side
    /// only is a bound.
    private String rating(Rating rating) {
        double off = (rating.interval().high() - rating.interval().low()) / 2;
        var told = words.decimal(0, rating.told());
        return switch (rating.held()) {
            case BOTH_SIDES -> off == 0 ? told : told + " ±" + words.decimal(0, off);
            case FROM_BELOW -> "≥ " + told;
            case FROM_ABOVE -> "≤ " + told;
            case NOT -> "–";
        };
    }

    private static boolean isBound(Standing standing) {
        return standing.rating().filter(each -> isOneSided(each.held())).isPresent();
    }

    private static boolean isOneSided(Rating.Held held) {
        return held == Rating.Held.FROM_BELOW || held == Rating.Held.FROM_ABOVE;
    }

    /// A name in its column.
    private String cut(String name) {
        return cut(name, NAME - 1);
    }

    private String cut(String name, int most) {
        var printable = Text.printable(words.seat(name));
        return printable.length() <= most ? printable : Text.shorten(printable, most - 1);
    }

    private String share(Standing standing) {
        if (standing.games() == 0) {
            return "–";
        }
        var interval = standing.interval();
        return Text.format(
                "%s %% (%s–%s)", percent(standing.share()), percent(interval.low()), percent(interval.high()));
    }

    private String percent(double share) {
        return words.decimal(1, 100 * share);
    }

    private void addDepartures(Standing standing, List<String> lines) {
        standing.departures()
                .forEach((ending, times) ->
                        lines.add(words.get("tournament.departure", words.seat(standing.name()), times, ending)));
    }

    private void addByes(List<Standing> standings, List<String> lines) {
        var byes = standings.stream()
                .filter(each -> each.byes() > 0)
                .map(each -> words.get("tournament.bye", words.seat(each.name()), each.byes()))
                .collect(Collectors.joining(", "));
        if (!byes.isEmpty()) {
            lines.add(words.get("tournament.byes", byes));
        }
    }

    /// Who leads, always of the same length; a long name leaves room for the share.
    String leader(Standing standing) {
        int room = NAME - 1 - leader("", standing).length();
        return Text.format("%-" + NAME + "s", leader(cut(standing.name(), room), standing));
    }

    private String leader(String name, Standing standing) {
        return words.get("tournament.leader", name, 100 * standing.share());
    }
}
