package plateau.arena.tournament.plan;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import plateau.arena.ratings.Hypotheses;
import plateau.arena.series.Entrant;
import plateau.arena.series.Pairing;
import plateau.arena.series.Task;
import plateau.arena.tournament.draw.Combinations;
import plateau.arena.tournament.draw.Cycles;
import plateau.arena.tournament.draw.Draw;
import plateau.arena.tournament.draw.Knockout;
import plateau.arena.tournament.draw.Meetings;
import plateau.arena.tournament.draw.Swiss;
import plateau.core.Clock;
import plateau.core.text.BadInput;
import plateau.core.text.Message;
import plateau.core.text.Text;
import plateau.core.wire.Else;
import plateau.core.wire.Kept;
import plateau.core.wire.Least;
import plateau.core.wire.Name;

/// What a tournament is to be, in full: the same plan, played by bots who do not look at a clock, comes to
/// the same standings wherever and however often it is interrupted.
///
/// @param disciplines each is played for itself, and counts for the standings of all
/// @param entrants the names of those who take part, as they were asked for, the strongest first where a
///     format wants to know
/// @param names what they are called, in the same order
/// @param rounds of a Swiss tournament; 0 in other formats
/// @param games how many to play in each discipline; see [Draw#games]
/// @param clock as it was asked for; empty where nobody looks at one
/// @param anchor the entrant by whom the others are measured, if somebody said
/// @param sprt what is tested of two entrants, as [Hypotheses] reads it: it ends as soon as that is known
@Kept
public record TournamentPlan(
        List<Discipline> disciplines,
        List<String> entrants,
        List<String> names,
        @Name("kind") Format format,
        @Least(0) int rounds,
        @Least(0) long games,
        @Least(0) long seed,
        String clock,
        @Else("\"\"") Optional<String> anchor,
        @Else("\"\"") Optional<String> sprt) {
    /// Who is the anchor, if it takes part, unless somebody says.
    private static final String USUAL_ANCHOR = "random";

    /// More groups are not all played unless somebody says how many games there are to be.
    private static final long MOST_GROUPS = 10_000;

    /// Refuses what cannot be played.
    public TournamentPlan {
        disciplines = List.copyOf(disciplines);
        entrants = List.copyOf(entrants);
        names = List.copyOf(names);
        entrants.forEach(each -> Entrant.of(each).check());
        checkEntrants(entrants);
        checkEntrants(names);
        if (names.size() != entrants.size()) {
            throw new BadInput("tournament.names", "%d names for %d entrants", names.size(), entrants.size());
        }
        for (var discipline : disciplines) {
            checkNumber(format, entrants.size(), discipline.players());
        }
        checkRounds(format, rounds);
        var _ = Clock.parse(clock);
        sprt.ifPresent(Hypotheses::parse);
        if (sprt.isPresent() && !isPair(disciplines, entrants, format)) {
            throw new BadInput(
                    "tournament.sprt",
                    "%s tests 2 entrants at tables of 2 in one GAME and %s round-robin",
                    Message.field("sprt"),
                    Message.field("format"));
        }
        if (anchor.isPresent() && place(anchor.get(), entrants, names) < 0) {
            throw new BadInput(
                    "tournament.anchor",
                    "%s: '%s' does not take part; there are %s",
                    Message.field("anchor"),
                    anchor.get(),
                    String.join(", ", names));
        }
    }

    /// A plan in which entrants are called as they were asked for, and nothing is tested.
    public TournamentPlan(
            List<Discipline> disciplines,
            List<String> entrants,
            Format format,
            int rounds,
            long games,
            long seed,
            String clock,
            Optional<String> anchor) {
        this(
                disciplines,
                entrants,
                entrants.stream().map(each -> Entrant.of(each).called()).toList(),
                format,
                rounds,
                games,
                seed,
                clock,
                anchor,
                Optional.empty());
    }

    private static void checkEntrants(List<String> entrants) {
        if (entrants.size() < 2) {
            throw new BadInput("tournament.few", "a tournament takes 2 entrants or more, not %d", entrants.size());
        }
        var names = new HashSet<String>();
        for (var name : entrants) {
            if (name.isBlank()) {
                throw new BadInput("tournament.nobody", "an entrant has no name");
            }
            if (!names.add(name)) {
                throw new BadInput(
                        "tournament.twice",
                        "'%s' is entered twice; standings tell entrants apart by their names, such as"
                                + " 'a=%s' and 'b=%s'",
                        name,
                        Entrant.of(name).bot(),
                        Entrant.of(name).bot());
            }
        }
    }

    private static void checkNumber(Format format, int entrants, int seats) {
        if (seats < 2) {
            throw new BadInput("tournament.alone", "%s must be 2 or more, not %d", Message.field("players"), seats);
        }
        if (entrants < seats) {
            throw new BadInput("tournament.seats", "%d entrants cannot fill a table of %d", entrants, seats);
        }
        if (format == Format.KNOCKOUT && (entrants - 1) % (seats - 1) != 0) {
            int fewer = entrants - (entrants - 1) % (seats - 1);
            throw new BadInput(
                    "tournament.knockout",
                    "a knockout at tables of %d takes %d or %d entrants, not %d",
                    seats,
                    fewer,
                    fewer + seats - 1,
                    entrants);
        }
    }

    private static void checkRounds(Format format, int rounds) {
        if (format != Format.SWISS && rounds != 0) {
            throw new BadInput(
                    "tournament.rounds",
                    "%s goes with %s swiss, not with %s",
                    Message.field("rounds"),
                    Message.field("format"),
                    format.text());
        }
        if (format == Format.SWISS && rounds < 1) {
            throw new BadInput("tournament.no-rounds", "a Swiss tournament takes 1 round or more, not %d", rounds);
        }
    }

    private static boolean isPair(List<Discipline> disciplines, List<String> entrants, Format format) {
        return disciplines.size() == 1
                && disciplines.getFirst().players() == 2
                && entrants.size() == 2
                && format == Format.ROUND_ROBIN;
    }

    /// What the entrant is called by whom the others are measured: `random`, or else the first, unless
    /// somebody says.
    public String anchorName() {
        var bots = entrants.stream().map(each -> Entrant.of(each).bot()).toList();
        int usual = Math.max(0, bots.indexOf(USUAL_ANCHOR));
        return names.get(anchor.map(each -> place(each, entrants, names)).orElse(usual));
    }

    /// Where an entrant is in the list, by how it was asked for or by its name; −1 if nowhere.
    private static int place(String who, List<String> entrants, List<String> names) {
        int asked = entrants.indexOf(who);
        return asked >= 0 ? asked : names.indexOf(who);
    }

    /// How many rounds a Swiss tournament has unless somebody says: one more than a knockout of pairs
    /// would take.
    public static int usualRounds(int entrants) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(1, entrants - 1)) + 1;
    }

    /// How many games it takes until everybody has met everybody, in every seat and at every position; as many
    /// as usual in formats in which not everybody meets, and where these would be too many.
    public static long wholeCycles(Format format, int entrants, int seats, long positions, long usual) {
        long groups = switch (format) {
            case ROUND_ROBIN -> Combinations.count(entrants, seats);
            case GAUNTLET -> Combinations.count(entrants - 1, seats - 1);
            case SWISS, KNOCKOUT -> 0;
        };
        return groups == 0 || groups > MOST_GROUPS ? usual : positions * seats * groups;
    }

    /// Entrants who meet.
    public Pairing pairing(Discipline discipline, List<String> seats) {
        return new Pairing(discipline.game(), discipline.options(), seats, clock);
    }

    /// A game of each entrant in each discipline, in its first seat, of which it can be asked beforehand whether it
    /// plays such games.
    public List<Pairing> debuts() {
        return disciplines.stream()
                .flatMap(each -> entrants.stream().map(entrant -> debut(each, entrant)))
                .toList();
    }

    private Pairing debut(Discipline discipline, String entrant) {
        var others = entrants.stream().filter(each -> !each.equals(entrant));
        var seats = Stream.concat(Stream.of(entrant), others)
                .limit(discipline.players())
                .toList();
        return pairing(discipline, seats);
    }

    /// What a task of this tournament is of, by its place in the list.
    public int disciplineOf(Task task) {
        return (int) Text.wholeNumber(task.group()).orElseThrow();
    }

    /// The discipline of a task's group; nothing where there is none.
    Optional<Discipline> discipline(String group) {
        var index = Text.wholeNumber(group);
        return index.isPresent() && index.getAsLong() >= 0 && index.getAsLong() < disciplines.size()
                ? Optional.of(disciplines.get((int) index.getAsLong()))
                : Optional.empty();
    }

    /// How each discipline is drawn.
    public List<Draw> draws() {
        return disciplines.stream().map(this::draw).toList();
    }

    private Draw draw(Discipline discipline) {
        int seats = discipline.players();
        return switch (format) {
            case ROUND_ROBIN -> new Cycles(Meetings.of(entrants.size(), seats, 0, games, seed));
            case GAUNTLET -> new Cycles(Meetings.of(entrants.size(), seats, 1, games, seed));
            case SWISS -> new Swiss(entrants.size(), seats, rounds, games);
            case KNOCKOUT -> new Knockout(entrants.size(), seats, games);
        };
    }
}
