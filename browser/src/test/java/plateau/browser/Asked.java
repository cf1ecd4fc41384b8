package plateau.browser;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;

/// What a window asks the API for, from now on: `GET /api/tables/x/scene?words=1,1`.
final class Asked {
    private final List<String> all = new ArrayList<>();

    Asked(Window window) {
        window.page().onRequest(request -> {
            var address = URI.create(request.url());
            if (address.getPath().startsWith("/api/")) {
                var query = address.getQuery();
                all.add(request.method() + " " + address.getPath() + (query == null ? "" : "?" + query));
            }
        });
    }

    List<String> all() {
        return List.copyOf(all);
    }
}
