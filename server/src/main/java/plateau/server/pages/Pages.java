package plateau.server.pages;

import java.util.List;
import java.util.stream.Stream;
import plateau.server.http.Endpoint;
import plateau.server.storage.Storage;

/// Everything that is shown to people in a browser.
public final class Pages {
    private final Assets assets = new Assets();
    private final Shell shell = new Shell(assets);
    private final Storage storage;
    private final boolean isSecure;

    /// @param isSecure whether browsers come over TLS
    public Pages(Storage storage, boolean isSecure) {
        this.storage = storage;
        this.isSecure = isSecure;
    }

    public List<Endpoint> endpoints() {
        return Stream.of(
                        List.of(assets.endpoint()),
                        new HomePage(shell, storage, isSecure).all(),
                        new HelpPages(shell, isSecure).all())
                .flatMap(List::stream)
                .toList();
    }
}
