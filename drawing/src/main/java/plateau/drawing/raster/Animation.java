package plateau.drawing.raster;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/// Drawings, one after the other, as a GIF. All are of the same size; none is kept longer than it takes to
/// draw the next.
public final class Animation {
    /// The last position stands so many times as long.
    private static final int REST = 4;

    private final double scale;
    private final Duration delay;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final Gif gif;

    /// It is added when the next one comes: how long it stands depends on whether there is one.
    private @Nullable BufferedImage waiting;

    /// @param scale dots for each unit of the drawings
    /// @param delay how long each stands
    public Animation(double scale, Duration delay) {
        this.scale = scale;
        this.delay = delay;
        try {
            gif = new Gif(out);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /// Adds a drawing whose colours stand where they are used.
    public void add(String drawing) {
        put(delay);
        waiting = Raster.image(drawing, scale);
    }

    private void put(Duration duration) {
        if (waiting == null) {
            return;
        }
        try {
            gif.add(waiting, duration);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /// The file; nothing can be added any more.
    public byte[] finish() {
        put(delay.multipliedBy(REST));
        waiting = null;
        try {
            gif.close();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return out.toByteArray();
    }
}
