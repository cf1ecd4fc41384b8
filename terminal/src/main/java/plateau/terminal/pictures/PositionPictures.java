package plateau.terminal.pictures;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plateau.core.Ask;
import plateau.core.Game;
import plateau.core.Selection;
import plateau.core.records.GameRecord;
import plateau.core.records.Replay;
import plateau.drawing.Look;
import plateau.drawing.Still;
import plateau.drawing.raster.Raster;
import plateau.games.Games;
import plateau.terminal.screen.Words;

/// The positions of a recorded game as pictures, as somebody may see them.
final class PositionPictures {
    private final Game game;
    private final RecordPictureOptions options;
    private final Words words;
    private final int viewer;
    private final Look look;

    /// @param follows whether the pictures are to follow each other, and so all have room for any of them
    PositionPictures(GameRecord record, RecordPictureOptions options, Words words, int viewer, boolean follows) {
        game = Games.of(record);
        this.options = options;
        this.words = words;
        this.viewer = viewer;
        var names = record.names().stream().map(words::seat).toList();
        var first = Look.of(words.language(), names).with(options.layers());
        look = follows ? withRoomForAll(first, record) : first;
    }

    private Look withRoomForAll(Look first, GameRecord record) {
        var replay = new Replay(game, record);
        replay.advanceTo(record.moves().size());
        var stills = new ArrayList<Still>();
        if (options.format() != PictureFormat.TEXT) {
            RecordPictures.turns(record, each -> stills.add(still(each)));
        }
        return Still.together(game, first.without(left(replay)), still(replay), stills.stream());
    }

    private Still still(Replay replay) {
        return new Still(Ask.view(replay.state(), viewer), replay.lastTurn());
    }

    /// The position reached, as a file.
    byte[] file(Replay replay) {
        return switch (options.format()) {
            case TEXT -> text(replay).getBytes(StandardCharsets.UTF_8);
            case SVG -> svg(replay).getBytes(StandardCharsets.UTF_8);
            case PNG -> Raster.png(resolved(replay), options.picture().scale());
            case GIF -> throw new IllegalStateException("a GIF is made of several positions");
        };
    }

    private String text(Replay replay) {
        var picture = Ask.picture(replay.state(), viewer, Selection.NONE);
        return words.translate(game, picture).toString();
    }

    private String svg(Replay replay) {
        return still(replay).svg(game, themed(replay));
    }

    /// The drawing for those who know no variables.
    String resolved(Replay replay) {
        return still(replay).resolved(game, themed(replay));
    }

    private Look themed(Replay replay) {
        return look.with(options.picture().theme()).without(left(replay));
    }

    private static Set<Integer> left(Replay replay) {
        return IntStream.range(0, replay.state().players())
                .filter(replay::hasLeft)
                .boxed()
                .collect(Collectors.toSet());
    }
}
