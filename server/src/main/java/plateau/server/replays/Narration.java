package plateau.server.replays;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plateau.api.ReplayJson;
import plateau.api.ReplaySceneJson;
import plateau.api.ShownJson;
import plateau.core.Ask;
import plateau.core.Result;
import plateau.core.State;
import plateau.core.records.GameRecord;
import plateau.core.records.Replay;
import plateau.core.text.Text;
import plateau.drawing.Look;
import plateau.drawing.Places;
import plateau.drawing.Players;
import plateau.games.Games;
import plateau.server.scenes.Scene;
import plateau.words.Language;
import plateau.words.Names;
import plateau.words.Sentences;
import plateau.words.Vocabulary;

/// A whole game in the reader's language: who played, and what every move did.
public final class Narration {
    private static final String PERSON = "human";

    private final Film film;
    private final Language language;
    private final Players players;
    private final Sentences sentences;

    public Narration(Film film, Language language) {
        this.film = film;
        this.language = language;
        players = new Players(look(film, language), film.game().firstNumber());
        sentences = film.record().names().size() < film.record().players()
                ? new Sentences(film.game(), language, players::name)
                : Sentences.named(film.game(), language, players::name);
    }

    /// How the positions of a film are drawn, before anything else is said.
    public static Look look(Film film, Language language) {
        return Look.of(language, names(film.record(), language));
    }

    private static List<String> names(GameRecord record, Language language) {
        var names = record.names();
        return IntStream.range(0, names.size())
                .mapToObj(seat -> called(record, seat, names.get(seat), language))
                .toList();
    }

    /// A person by the name that was given for the seat, a level by what the language calls it.
    private static String called(GameRecord record, int seat, String name, Language language) {
        boolean isAsked =
                seat < record.seats().size() && record.seats().get(seat).equals(name);
        var named = name.startsWith(PERSON + "=")
                ? name.substring(PERSON.length() + 1)
                : isAsked ? Names.seat(language, name) : name;
        return Text.shorten(Text.printable(named), 60);
    }

    /// What a player is called.
    public String name(int player) {
        return players.name(player);
    }

    public ReplayJson json() {
        var record = film.record();
        return new ReplayJson(
                film.id(),
                record.game(),
                Games.named(record.game()).json(film.game()),
                IntStream.range(0, record.players()).mapToObj(this::player).toList(),
                film.plies(),
                moves(),
                film.result().map(this::result),
                film.isTable() ? Optional.of(film.id()) : Optional.empty());
    }

    private ReplayJson.Who player(int seat) {
        var bot = film.record().seats().stream().skip(seat).findFirst().filter(Narration::isBot);
        return new ReplayJson.Who(name(seat), bot);
    }

    private static boolean isBot(String seat) {
        return !seat.equals(PERSON) && !seat.startsWith(PERSON + "=") && !seat.isBlank();
    }

    private List<ReplayJson.Move> moves() {
        var moves = new ArrayList<ReplayJson.Move>();
        var state = film.at(0);
        for (int ply = 0; ply < film.plies(); ply++) {
            moves.add(move(state, ply));
        }
        return moves;
    }

    /// Tells of a move, and plays it.
    private ReplayJson.Move move(State state, int ply) {
        var reel = film.reel();
        boolean isChance = reel.mover(ply) == State.CHANCE;
        var events = state.events(reel.move(ply));
        var told = sentences.tell(events, !isChance && reel.choices(ply) == 0);
        reel.advance(state, ply);
        return new ReplayJson.Move(
                ply,
                isChance ? Optional.of(true) : Optional.empty(),
                isChance ? Optional.empty() : Optional.of(reel.mover(ply)),
                isChance ? Optional.empty() : Optional.of(reel.begins(ply)),
                film.record().moves().get(ply),
                told,
                events.stream().map(Places::of).flatMap(List::stream).distinct().toList(),
                Result.scores(state));
    }

    /// A position as a page shows it.
    ///
    /// @param layers some of [Scene#LAYERS]
    public ReplaySceneJson scene(int ply, List<String> layers) {
        var state = film.at(ply);
        var look = Scene.look(language, names(film.record(), language), layers, film.lastTurn(ply))
                .within(film.spans(ply))
                .without(left(ply));
        var scene = Scene.of(film.game(), Ask.view(state, State.ALL_SEEING), look);
        var shown = layers.contains(Scene.SCORES) ? explained(scene, ply) : scene.json();
        return new ReplaySceneJson(ply, mover(state.mover()), shown);
    }

    private Set<Integer> left(int ply) {
        return IntStream.range(0, film.record().players())
                .filter(player -> film.reel().hasLeft(player, ply))
                .boxed()
                .collect(Collectors.toSet());
    }

    /// To explain scores the game is played again.
    private ShownJson explained(Scene scene, int ply) {
        var replay = new Replay(film.game(), film.record());
        return scene.explained(replay, ply, State.ALL_SEEING).json();
    }

    private static Object mover(int mover) {
        return switch (mover) {
            case State.CHANCE -> "chance";
            case State.NOBODY -> "nobody";
            default -> mover;
        };
    }

    private ReplayJson.Outcome result(Result result) {
        return new ReplayJson.Outcome(
                result.scores(), result.payoffs(), result.ending(), result.reason(), ending(result));
    }

    /// How the game ended, as a sentence.
    private String ending(Result result) {
        var words = Vocabulary.of(language);
        var cause = words.cause(film.game(), result.reason());
        return cause.isEmpty() ? words.ending(result.ending()) : cause;
    }
}
