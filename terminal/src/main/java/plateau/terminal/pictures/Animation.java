package plateau.terminal.pictures;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import plateau.drawing.raster.Gif;
import plateau.drawing.raster.Raster;

/// Drawings, one after the other, as a GIF. Smaller ones stand in the middle.
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
        var sizes = drawings.stream().map(drawing -> Raster.size(drawing, scale)).toList();
        int width = sizes.stream().mapToInt(size -> size.width).max().orElseThrow();
        int height = sizes.stream().mapToInt(size -> size.height).max().orElseThrow();
        try (var gif = new Gif(out)) {
            for (int i = 0; i < drawings.size(); i++) {
                boolean isLast = i == drawings.size() - 1;
                var image = Raster.image(drawings.get(i), scale);
                gif.add(centred(image, width, height), isLast ? delay.multipliedBy(REST) : delay);
                drawn.run();
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return out.toByteArray();
    }

    private static BufferedImage centred(BufferedImage image, int width, int height) {
        if (image.getWidth() == width && image.getHeight() == height) {
            return image;
        }
        var canvas = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        var graphics = canvas.createGraphics();
        // The paper, which is at every corner.
        graphics.setColor(new Color(image.getRGB(0, 0)));
        graphics.fillRect(0, 0, width, height);
        int x = (width - image.getWidth()) / 2;
        int y = (height - image.getHeight()) / 2;
        graphics.drawImage(image, x, y, null);
        graphics.dispose();
        return canvas;
    }
}
