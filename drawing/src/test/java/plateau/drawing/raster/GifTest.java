package plateau.drawing.raster;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadataNode;
import org.junit.jupiter.api.Test;

class GifTest {
    private static BufferedImage paper(Rectangle... spots) {
        var image = new BufferedImage(40, 30, BufferedImage.TYPE_INT_RGB);
        var graphics = image.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, 40, 30);
        graphics.setColor(Color.RED);
        for (var spot : spots) {
            graphics.fill(spot);
        }
        graphics.dispose();
        return image;
    }

    private static byte[] gif(BufferedImage... images) throws IOException {
        var out = new ByteArrayOutputStream();
        try (var gif = new Gif(out)) {
            for (var image : images) {
                gif.add(image, Duration.ofMillis(100));
            }
        }
        return out.toByteArray();
    }

    /// Which part of the whole each picture of a GIF replaces.
    private static List<Rectangle> parts(byte[] gif) throws IOException {
        var parts = new ArrayList<Rectangle>();
        try (var stream = ImageIO.createImageInputStream(new ByteArrayInputStream(gif))) {
            ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
            reader.setInput(stream);
            for (int i = 0; i < reader.getNumImages(true); i++) {
                var root = reader.getImageMetadata(i).getAsTree("javax_imageio_gif_image_1.0");
                var found = ((IIOMetadataNode) root).getElementsByTagName("ImageDescriptor");
                var place = (IIOMetadataNode) found.item(0);
                int x = Integer.parseInt(place.getAttribute("imageLeftPosition"));
                int y = Integer.parseInt(place.getAttribute("imageTopPosition"));
                parts.add(new Rectangle(x, y, reader.getWidth(i), reader.getHeight(i)));
            }
        }
        return parts;
    }

    @Test
    void onlyWhatChangesIsWritten() throws IOException {
        var one = new Rectangle(5, 7, 4, 3);
        var other = new Rectangle(20, 1, 2, 2);
        assertThat(parts(gif(paper(), paper(one), paper(other), paper(other))))
                .containsExactly(new Rectangle(40, 30), one, one.union(other), new Rectangle(0, 0, 1, 1));
    }

    /// How long each picture of a GIF stands, in hundredths of a second.
    private static List<Integer> delays(byte[] gif) throws IOException {
        var delays = new ArrayList<Integer>();
        try (var stream = ImageIO.createImageInputStream(new ByteArrayInputStream(gif))) {
            ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
            reader.setInput(stream);
            for (int i = 0; i < reader.getNumImages(true); i++) {
                var root = reader.getImageMetadata(i).getAsTree("javax_imageio_gif_image_1.0");
                var found = ((IIOMetadataNode) root).getElementsByTagName("GraphicControlExtension");
                delays.add(Integer.valueOf(((IIOMetadataNode) found.item(0)).getAttribute("delayTime")));
            }
        }
        return delays;
    }

    @Test
    void everyPictureStandsAsLongAsItShallButNoneTooShortForAnEye() throws IOException {
        var out = new ByteArrayOutputStream();
        try (var gif = new Gif(out)) {
            for (int millis : new int[] {1, 100, 60_000}) {
                gif.add(paper(new Rectangle(millis % 7, 1, 2, 2)), Duration.ofMillis(millis));
            }
        }
        assertThat(delays(out.toByteArray())).containsExactly(2, 10, 6000);
    }
}
