package plateau.spark;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.List;
import plateau.core.text.BadInput;

/// Looks whether somebody is at home where a master should be: Spark itself would try for a minute and then
/// end without a word.
final class Knock {
    private static final int PATIENCE_MILLIS = 5000;

    private Knock() {}

    /// The address of this machine by which it reaches the first master that answers; refuses when none does.
    static InetAddress at(String address, List<MasterUrl.Door> doors) {
        var why = "";
        for (var door : doors) {
            try (var socket = new Socket()) {
                socket.connect(new InetSocketAddress(door.host(), door.port()), PATIENCE_MILLIS);
                return socket.getLocalAddress();
            } catch (IOException absent) {
                why = reason(door, absent);
            }
        }
        throw new BadInput(
                "spark.unreached",
                "--on %s: nobody answers there (%s); is the master running, and is this its host and"
                        + " port as the top of its page has them?",
                address,
                why);
    }

    private static String reason(MasterUrl.Door door, IOException absent) {
        return absent instanceof java.net.UnknownHostException
                ? "no host " + door.host()
                : String.valueOf(absent.getMessage());
    }
}
