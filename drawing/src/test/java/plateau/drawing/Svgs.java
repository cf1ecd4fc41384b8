package plateau.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.weisj.jsvg.parser.DocumentLimits;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/// Drawings read again.
public final class Svgs {
    /// Letters may be drawn wider by another font, shapes may not be wider than they are.
    private static final double SLACK = 0.5;

    private static final LoaderContext CONTEXT =
            LoaderContext.builder().documentLimits(new DocumentLimits(30, 15, 100_000)).build();

    private Svgs() {}

    /// Fails if anything, shapes or texts, reaches beyond the picture's rim.
    public static void requireWithin(String resolved) {
        var stream = new ByteArrayInputStream(resolved.getBytes(StandardCharsets.UTF_8));
        var document = new SVGLoader().load(stream, null, CONTEXT);
        assertThat(document).isNotNull();
        var size = document.size();
        var all = document.computeShape().getBounds2D();
        assertThat(all.getMinX()).isGreaterThan(-SLACK);
        assertThat(all.getMinY()).isGreaterThan(-SLACK);
        assertThat(all.getMaxX()).isLessThan(size.width + SLACK);
        assertThat(all.getMaxY()).isLessThan(size.height + SLACK);
    }

    /// A drawing as a tree; one that is not well-formed fails.
    public static Document parse(String svg) {
        try {
            var builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
            return builder.parse(new InputSource(new StringReader(svg)));
        } catch (SAXException | IOException | ParserConfigurationException broken) {
            throw new AssertionError(broken);
        }
    }
}
