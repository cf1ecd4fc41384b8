package plateau.terminal.pictures;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import plateau.drawing.raster.Gif;
import plateau.drawing.raster.Raster;

/// Drawings, one after the other, as a GIF. All are of the same size.
final class Animation {
    /// The last position stands so many times as long.
    private static final int REST = 4;

    private final List<String> drawings;
    private final double scale;

    Animation(List<String> drawings, double scale) {
        this.drawings = drawings;
        this.scale = scale;
    }

    byte[] gif(Duration delay, Runnable drawn) {
        var out = new ByteArrayOutputStream();
        try (var gif = new Gif(out)) {
            for (int i = 0; i < drawings.size(); i++) {
                boolean isLast = i == drawings.size() - 1;
                var image = Raster.image(drawings.get(i), scale);
                gif.add(image, isLast ? delay.multipliedBy(REST) : delay);
                drawn.run();
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return out.toByteArray();
    }
}
