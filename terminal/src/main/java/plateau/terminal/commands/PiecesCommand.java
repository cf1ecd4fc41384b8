package plateau.terminal.commands;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plateau.core.text.BadInput;
import plateau.drawing.Drawings;
import plateau.drawing.Look;
import plateau.drawing.raster.Raster;
import plateau.games.Games;
import plateau.terminal.options.GameSettings;
import plateau.terminal.pictures.PictureFile;
import plateau.terminal.pictures.PictureFormat;
import plateau.terminal.pictures.PictureOptions;
import plateau.terminal.screen.Screen;

/// `plateau pieces`: everything that a game is played with, on one sheet.
@Command(
        name = "pieces",
        description = "Draw every tile, token or piece of a game on one sheet.",
        footer = {
            "",
            "Examples:",
            "  plateau pieces carcassonne --out tiles.svg",
            "  plateau pieces mansuba --to png --theme dark --out pieces.png"
        })
public final class PiecesCommand implements Runnable {
    @Parameters(paramLabel = "GAME", description = "The game.")
    private String name = "";

    @Mixin
    private final GameSettings settings = new GameSettings();

    @Option(names = "--to", paramLabel = "FORMAT", description = "As what: svg or png; svg if left out.")
    private String format = "svg";

    @Mixin
    private final PictureOptions picture = new PictureOptions(() -> Optional.of(format));

    private final Screen screen;

    public PiecesCommand(Screen screen) {
        this.screen = screen;
    }

    @Override
    public void run() {
        var game = settings.apply(Games.named(name));
        if (!format.equals("svg") && !format.equals("png")) {
            throw new BadInput("pieces.format", "--to must be svg or png, not '%s'", format);
        }
        picture.check();
        var file = new PictureFile(screen, picture);
        file.check();
        var look = Look.of(screen.words().language(), List.of()).with(picture.theme());
        var svg = Drawings.pieces(game, look)
                .orElseThrow(() -> new BadInput("pieces.none", "%s has no sheet of its pieces", name));
        file.write(
                picture.format() == PictureFormat.PNG
                        ? Raster.png(svg, picture.scale())
                        : svg.getBytes(StandardCharsets.UTF_8));
    }
}
