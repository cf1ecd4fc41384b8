package plateau.terminal.options;

import java.util.List;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.function.Consumer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import plateau.arena.series.Engine;
import plateau.core.Roster;
import plateau.core.text.BadInput;
import plateau.core.text.Message;
import plateau.terminal.screen.Screen;
import plateau.terminal.screen.SeatNames;

/// The part of a command line that says where games are played.
public final class EngineOption {
    private static final String THREADS = "--threads";

    @Option(
            names = "--on",
            paramLabel = "MASTER",
            description = "Play on Apache Spark instead of in threads here: local[*], local[N] or"
                    + " spark://HOST:PORT; see docs/spark.md.")
    private Optional<String> master = Optional.empty();

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command = CommandSpec.create();

    /// Whether games are played elsewhere than in threads of this process.
    public boolean isElsewhere() {
        return master.isPresent();
    }

    /// Refuses those who cannot be sent to where games are played.
    ///
    /// @param option by which they were named
    public void checkTravel(String option, List<String> seats) {
        if (!isElsewhere()) {
            return;
        }
        for (var seat : seats) {
            if (SeatNames.isOutside(seat)) {
                throw new BadInput(
                        "engine.outside",
                        "%s: '%s' is a program of this machine, which --on %s cannot send to others;"
                                + " bots by name can be sent, also those of PLATEAU_JARS",
                        option,
                        seat,
                        master.orElseThrow());
            }
        }
    }

    /// Where games are played: as many threads here, or elsewhere.
    public Engine engine(Screen screen, Roster roster, int threads) {
        return master.map(address -> elsewhere(screen, address)).orElseGet(() -> Engine.here(roster, threads));
    }

    private Engine elsewhere(Screen screen, String address) {
        if (command.commandLine().getParseResult().hasMatchedOption(THREADS)) {
            throw new BadInput(
                    "engine.threads",
                    "%s and --on cannot be given together: the cluster has the threads it has, local[N]" + " has N",
                    THREADS);
        }
        Consumer<Message> news =
                message -> screen.err().println("plateau: " + screen.words().text(message));
        try {
            return ServiceLoader.load(Engine.Provider.class)
                    .findFirst()
                    .orElseThrow(() -> missing(address))
                    .open(address, news);
        } catch (ServiceConfigurationError | NoClassDefFoundError incomplete) {
            throw missing(address);
        }
    }

    private static BadInput missing(String address) {
        return new BadInput(
                "engine.missing",
                "--on %s: Apache Spark is not there; ./plateau adds it by itself, other launchers need"
                        + " all jars of spark/target/lib on the class path",
                address);
    }
}
