package plateau.drawing;

import java.io.IOException;
import java.io.StringReader;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/// Drawings read again.
public final class Svgs {
    private Svgs() {}

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
