package plateau.reports;

import java.io.StringReader;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/// A page as a program reads it; one that is not well-formed is a failure.
public final class ReadPage {
    private final Element root;

    private ReadPage(Element root) {
        this.root = root;
    }

    public static ReadPage of(String html) throws Exception {
        var builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
        builder.setErrorHandler(null);
        return new ReadPage(
                builder.parse(new InputSource(new StringReader(html))).getDocumentElement());
    }

    public Stream<Element> all(String element) {
        return all(root, element);
    }

    public static Stream<Element> all(Element within, String element) {
        return elements(within.getElementsByTagName(element));
    }

    private static Stream<Element> elements(NodeList list) {
        return IntStream.range(0, list.getLength()).mapToObj(i -> (Element) list.item(i));
    }

    /// The part of the page with some name; empty if there is none.
    public List<Element> section(String id) {
        return all("section").filter(each -> each.getAttribute("id").equals(id)).toList();
    }

    public List<String> sections() {
        return all("section").map(each -> each.getAttribute("id")).toList();
    }

    /// What the cells of a section's first table say, row by row.
    public List<List<String>> table(String id) {
        var table = all(section(id).getFirst(), "table").findFirst().orElseThrow();
        var body = all(table, "tbody").findFirst().orElseThrow();
        return all(body, "tr").map(ReadPage::cells).toList();
    }

    private static List<String> cells(Element row) {
        return Stream.concat(all(row, "th"), all(row, "td"))
                .map(Element::getTextContent)
                .toList();
    }

    /// The names of links that do not begin with what can be read there: who says that does not find them.
    public Stream<String> misnamed() {
        return all("a").filter(link -> link.hasAttribute("aria-label"))
                .filter(link -> !link.getAttribute("aria-label").startsWith(link.getTextContent()))
                .map(link -> link.getAttribute("aria-label"));
    }

    public String text() {
        return root.getTextContent();
    }

    public String language() {
        return root.getAttribute("lang");
    }
}
