package plateau.server.tournaments;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import plateau.core.Game;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.records.GameRecord;
import plateau.core.records.Replay;
import plateau.drawing.Drawings;
import plateau.drawing.Look;
import plateau.drawing.Theme;
import plateau.games.Games;
import plateau.server.tables.terms.Refusal;
import plateau.words.Language;

/// The games of a tournament, as those see them who look on: one that is played as it was a moment ago, one
/// that has ended as it ended.
public final class Boards {
    private final Cup cup;

    public Boards(Cup cup) {
        this.cup = cup;
    }

    /// A small board of a game.
    ///
    /// @param number of the game, from 0
    public String svg(long number, Theme theme, Language language) {
        cup.stand().looked();
        var shown = sight(number);
        if (shown.isPresent()) {
            var seats = shown.get().task().pairing().seats();
            return svg(game(), shown.get().state(), seats, theme, language);
        }
        var record = record(number);
        var game = Games.of(record);
        var replay = new Replay(game, record);
        while (replay.hasNext()) {
            replay.next();
        }
        return svg(game, replay.state(), record.names(), theme, language);
    }

    private Optional<Booth.Sight> sight(long number) {
        return cup.run().stream()
                .flatMap(run -> run.sights().stream())
                .filter(sight -> sight.task().number() == number)
                .findFirst();
    }

    private Game game() {
        var discipline = cup.plan().disciplines().getFirst();
        return Games.named(discipline.game()).fromJson(discipline.options());
    }

    private String svg(Game game, State state, List<String> seats, Theme theme, Language language) {
        var look = Look.of(language, CupAnswers.names(cup, seats))
                .with(EnumSet.noneOf(Look.Layer.class))
                .with(theme);
        return Drawings.svg(game, state.view(State.NOBODY), Selection.NONE, look);
    }

    /// A game that has ended, as a record.
    public GameRecord record(long number) {
        return find(number)
                .orElseThrow(() -> Refusal.missing("cups.game", "game %d is not there, or not over yet", number));
    }

    /// The same, if it is there.
    Optional<GameRecord> find(long number) {
        try {
            return cup.index().record(number).map(GameRecord::parse);
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }
}
