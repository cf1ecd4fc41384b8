package plateau.server.live;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Opens accounts.
public final class People {
    /// @param token what it shows to be let in
    public record Person(String id, String token) {}

    private People() {}

    public static List<Person> open(int port, int count) throws IOException {
        var people = new ArrayList<Person>();
        try (var client = new Client(port)) {
            for (int each = 0; each < count; each++) {
                var body = Map.<String, Object>of("name", "Player " + each);
                var json = client.post("", "/api/accounts", body).expect(201).json();
                people.add(new Person((String) json.get("id"), (String) json.get("token")));
            }
        }
        return people;
    }
}
