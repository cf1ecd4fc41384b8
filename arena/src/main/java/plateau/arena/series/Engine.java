package plateau.arena.series;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import plateau.core.Roster;
import plateau.core.text.Message;

/// Where the games of a series are played: in threads of this process, or on many machines.
public interface Engine extends AutoCloseable {
    /// How many desks there are.
    int desks();

    /// As many desks as can be busy at the same time. The results are the same wherever they stand.
    <R> List<Series.Desk<R>> desks(Work<R> work);

    @Override
    void close();

    /// The threads of this process.
    static Engine here(Roster roster, int threads) {
        return new Engine() {
            @Override
            public int desks() {
                return threads;
            }

            @Override
            public <R> List<Series.Desk<R>> desks(Work<R> work) {
                return Stream.generate(() -> work.desk(roster)).limit(threads).toList();
            }

            @Override
            public void close() {
                // Series close the desks themselves.
            }
        };
    }

    /// Opens engines elsewhere; found as a service, since what they need is not on every class path.
    interface Provider {
        /// The engine at an address such as `spark://host:7077` or `local[*]`; refuses others.
        ///
        /// @param news gets what people should know while they wait; from any thread
        Engine open(String address, Consumer<Message> news);
    }

    /// An engine can play no more games. What it played so far counts.
    final class Breakdown extends RuntimeException {
        private final transient Message message;

        public Breakdown(Message message, Throwable cause) {
            super(message.toString(), cause);
            this.message = message;
        }

        public Message inWords() {
            return message;
        }
    }
}
