package plateau.terminal.pictures;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import plateau.core.Ask;
import plateau.core.Game;
import plateau.core.Selection;
import plateau.core.records.GameRecord;
import plateau.core.records.Replay;
import plateau.drawing.Drawings;
import plateau.drawing.Extent;
import plateau.drawing.Look;
import plateau.drawing.raster.Raster;
import plateau.games.Games;
import plateau.terminal.screen.Words;

/// The positions of a recorded game as pictures, as somebody may see them.
final class Pictures {
    private final Game game;
    private final RecordPictureOptions options;
    private final Words words;
    private final int viewer;
    private final Look look;

    /// @param follows whether the pictures are to follow each other, and so all have room for any of them
    Pictures(
            GameRecord record,
            RecordPictureOptions options,
            Words words,
            int viewer,
            boolean follows) {
        game = Games.of(record);
        this.options = options;
        this.words = words;
        this.viewer = viewer;
        var names = record.names().stream().map(words::seat).toList();
        var first = Look.of(words.language(), names).with(options.layers());
        look = follows ? withRoomForAll(first, record) : first;
    }

    /// Nothing may jump from one picture to the next: the board reaches as far in all of them, and the
    /// largest says how large they are.
    private Look withRoomForAll(Look first, GameRecord record) {
        var replay = new Replay(game, record);
        replay.advanceTo(record.moves().size());
        var grown = first.within(Ask.view(replay.state(), viewer).spans());
        var extents = new ArrayList<Extent>();
        if (options.format() != Format.TEXT) {
            RecordPictures.turns(record, each -> extents.add(extent(each, grown)));
        }
        return grown.within(extents.stream().reduce(Extent.NONE, Extent::or));
    }

    private Extent extent(Replay replay, Look grown) {
        var view = Ask.view(replay.state(), viewer);
        return Drawings.extent(game, view, Selection.NONE, grown.after(replay.lastTurn()));
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
        var view = Ask.view(replay.state(), viewer);
        return Drawings.svg(game, view, Selection.NONE, at(replay));
    }

    /// The drawing for those who know no variables.
    String resolved(Replay replay) {
        var view = Ask.view(replay.state(), viewer);
        return Drawings.resolved(game, view, Selection.NONE, at(replay));
    }

    private Look at(Replay replay) {
        return look.with(options.picture().theme()).after(replay.lastTurn());
    }
}
