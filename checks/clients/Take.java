import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.openapitools.client.ApiClient;
import org.openapitools.client.api.*;
import org.openapitools.client.model.*;

/// Takes a game that is over home in every form there is, and says how each begins.
void main(String[] arguments) throws Exception {
    var client = new ApiClient();
    client.updateBaseUri(arguments[0]);
    var ben = new AccountsApi(client).openAccount(new OpenAccountRequest().name("Ben"), null);
    client.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + ben.getToken()));
    var history = new HistoryApi(client);
    var found = history.searchHistory("piles", null, null, null, null, null, null, null, null, null);
    var id = found.getTables().getFirst().getId();

    var tables = new TablesApi(client);
    show("board", tables.drawBoard(id, null, null, null, null, null, null));
    show("board as svg", tables.drawBoard(id, "svg", null, null, null, null, null));
    var replays = new ReplaysApi(client);
    show("picture", replays.drawReplay(id, null, null, null, null, null, null));
    show("picture as png", replays.drawReplay(id, null, "png", null, null, null, null));
    show("picture as text", replays.drawReplay(id, null, "text", null, null, null, null));
    show("film", replays.filmReplay(id, null, null, null, null, null, null, null));
    show("records", history.exportRecords("piles", null, null, null, null, null, null, null));
    var record = replays.readReplay(id, null, null);
    IO.println("record: " + record.getFormat().getValue() + " of " + record.getGame());
    var kept = replays.bringReplay(record, null).getId();
    var plies = replays.lookAtReplay(kept, null, null).getPlies();
    IO.println("kept: " + (plies == record.getMoves().size() ? "every move" : plies + " moves"));
    show("page", new PagesApi(client).home(null));
}

/// The beginning of a file, without signs that cannot be shown.
void show(String what, File file) throws Exception {
    var text = new String(Files.readAllBytes(file.toPath()), StandardCharsets.ISO_8859_1);
    IO.println(what + ": " + text.substring(0, 60).replaceAll("[^!-~]+", " ").strip());
}
