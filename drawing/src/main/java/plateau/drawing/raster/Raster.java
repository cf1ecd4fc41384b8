package plateau.drawing.raster;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.DocumentLimits;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.renderer.NullPlatformSupport;
import com.github.weisj.jsvg.view.FloatSize;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Dimension;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import javax.imageio.ImageIO;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/// Makes pictures of dots from drawings whose colours stand where they are used.
public final class Raster {
    static {
        // No window is ever opened.
        System.setProperty("java.awt.headless", "true");
    }

    /// The drawings are our own, however many shapes a large board has.
    private static final LoaderContext CONTEXT = LoaderContext.builder()
            .documentLimits(new DocumentLimits(
                    DocumentLimits.DEFAULT_MAX_NESTING_DEPTH,
                    DocumentLimits.DEFAULT_MAX_USE_NESTING_DEPTH,
                    Integer.MAX_VALUE))
            .build();

    private Raster() {}

    /// A drawing as a PNG file.
    ///
    /// @param scale dots for each unit of the drawing
    public static byte[] png(String svg, double scale) {
        var out = new ByteArrayOutputStream();
        // In memory: a file in between could not be had on Ctrl-C, when the process is about to
        // end.
        try (var stream = new MemoryCacheImageOutputStream(out)) {
            if (!ImageIO.write(image(svg, scale), "png", stream)) {
                throw new IllegalStateException("this Java runtime writes no PNG");
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return out.toByteArray();
    }

    private static Dimension size(FloatSize size, double scale) {
        return new Dimension((int) Math.ceil(size.width * scale), (int) Math.ceil(size.height * scale));
    }

    private static SVGDocument document(String svg) {
        var stream = new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8));
        var document = new SVGLoader().load(stream, null, CONTEXT);
        if (document == null) {
            throw new IllegalArgumentException("this is no drawing");
        }
        return document;
    }

    /// A drawing as dots.
    public static BufferedImage image(String svg, double scale) {
        var document = document(svg);
        var dots = size(document.size(), scale);
        var image = new BufferedImage(dots.width, dots.height, BufferedImage.TYPE_INT_RGB);
        var graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        var size = document.size();
        // So that the drawing reaches the last line and column of dots, however it is scaled.
        graphics.scale(image.getWidth() / size.width, image.getHeight() / size.height);
        document.renderWithPlatform(NullPlatformSupport.INSTANCE, graphics, new ViewBox(size));
        graphics.dispose();
        return image;
    }
}
