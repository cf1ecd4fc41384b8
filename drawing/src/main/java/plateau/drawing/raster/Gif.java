package plateau.drawing.raster;

import java.awt.image.BufferedImage;
import java.awt.image.RenderedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;

/// Writes pictures as a GIF that moves, over and over. All must be of the same size.
public final class Gif implements AutoCloseable {
    private final ImageWriter writer;
    private final ImageOutputStream out;
    private boolean hasBegun;

    public Gif(OutputStream stream) throws IOException {
        writer = ImageIO.getImageWritersByFormatName("gif").next();
        out = ImageIO.createImageOutputStream(stream);
        writer.setOutput(out);
        writer.prepareWriteSequence(null);
    }

    /// Adds a picture that stands for so long.
    public void add(BufferedImage image, Duration duration) throws IOException {
        var metadata =
                writer.getDefaultImageMetadata(
                        ImageTypeSpecifier.createFromRenderedImage(image), null);
        describe(metadata, duration);
        writer.writeToSequence(new IIOImage((RenderedImage) image, null, metadata), null);
        hasBegun = true;
    }

    private void describe(IIOMetadata metadata, Duration duration) throws IOException {
        var format = metadata.getNativeMetadataFormatName();
        var root = (IIOMetadataNode) metadata.getAsTree(format);
        var control = child(root, "GraphicControlExtension");
        control.setAttribute("disposalMethod", "none");
        control.setAttribute("userInputFlag", "FALSE");
        control.setAttribute("transparentColorFlag", "FALSE");
        control.setAttribute("transparentColorIndex", "0");
        control.setAttribute("delayTime", Long.toString(Math.max(2, duration.toMillis() / 10)));
        if (!hasBegun) {
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
        if (hasBegun) {
            writer.endWriteSequence();
        }
        out.close();
        writer.dispose();
    }
}
