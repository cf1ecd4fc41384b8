package plateau.drawing.raster;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.RenderedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.Arrays;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;
import org.jspecify.annotations.Nullable;

/// Writes pictures as a GIF that moves, over and over. All must be of the same size; of each only
/// what differs from the one before it is kept.
public final class Gif implements AutoCloseable {
    private final ImageWriter writer;
    private final ImageOutputStream out;
    private @Nullable BufferedImage last;

    public Gif(OutputStream stream) throws IOException {
        writer = ImageIO.getImageWritersByFormatName("gif").next();
        out = ImageIO.createImageOutputStream(stream);
        writer.setOutput(out);
        writer.prepareWriteSequence(null);
    }

    /// Adds a picture that stands for so long.
    public void add(BufferedImage image, Duration duration) throws IOException {
        var changed = last == null ? whole(image) : changed(last, image);
        var part = image.getSubimage(changed.x, changed.y, changed.width, changed.height);
        var metadata = writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(part), null);
        describe(metadata, changed, duration);
        writer.writeToSequence(new IIOImage((RenderedImage) part, null, metadata), null);
        last = image;
    }

    private static Rectangle whole(BufferedImage image) {
        return new Rectangle(image.getWidth(), image.getHeight());
    }

    /// What holds all dots that are not as they were; a dot where nothing changed.
    private static Rectangle changed(BufferedImage before, BufferedImage after) {
        int width = after.getWidth();
        var old = new int[width];
        var now = new int[width];
        var changed = new Rectangle(-1, -1);
        for (int y = 0; y < after.getHeight(); y++) {
            before.getRGB(0, y, width, 1, old, 0, width);
            after.getRGB(0, y, width, 1, now, 0, width);
            int first = Arrays.mismatch(old, now);
            if (first >= 0) {
                int end = width;
                while (old[end - 1] == now[end - 1]) {
                    end--;
                }
                changed.add(new Rectangle(first, y, end - first, 1));
            }
        }
        return changed.isEmpty() ? new Rectangle(1, 1) : changed;
    }

    private void describe(IIOMetadata metadata, Rectangle part, Duration duration) throws IOException {
        var format = metadata.getNativeMetadataFormatName();
        var root = (IIOMetadataNode) metadata.getAsTree(format);
        var descriptor = child(root, "ImageDescriptor");
        descriptor.setAttribute("imageLeftPosition", Integer.toString(part.x));
        descriptor.setAttribute("imageTopPosition", Integer.toString(part.y));
        var control = child(root, "GraphicControlExtension");
        control.setAttribute("disposalMethod", "none");
        control.setAttribute("userInputFlag", "FALSE");
        control.setAttribute("transparentColorFlag", "FALSE");
        control.setAttribute("transparentColorIndex", "0");
        control.setAttribute("delayTime", Long.toString(Math.max(2, duration.toMillis() / 10)));
        if (last == null) {
            var loop = new IIOMetadataNode("ApplicationExtension");
            loop.setAttribute("applicationID", "NETSCAPE");
            loop.setAttribute("authenticationCode", "2.0");
            // Sub-block 1: for ever.
            loop.setUserObject(new byte[] {1, 0, 0});
            child(root, "ApplicationExtensions").appendChild(loop);
        }
        metadata.setFromTree(format, root);
    }

    private static IIOMetadataNode child(IIOMetadataNode root, String name) {
        var found = root.getElementsByTagName(name);
        if (found.getLength() > 0) {
            return (IIOMetadataNode) found.item(0);
        }
        var made = new IIOMetadataNode(name);
        root.appendChild(made);
        return made;
    }

    @Override
    public void close() throws IOException {
        if (last != null) {
            writer.endWriteSequence();
        }
        out.close();
        writer.dispose();
    }
}
