package plateau.checks;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/// The sources of small games from elsewhere, whole or broken in one place.
final class Outsider {
    private static final String EXTENSION = """
            package HOME;

            public final class Extra implements plateau.games.Games.Extension {
                @Override
                public java.util.List<Class<? extends plateau.core.Game>> games() {
                    return java.util.List.of(NAME.class);
                }
            }
            """;

    private static final String GAME = """
            package HOME;

            import plateau.core.*;
            import plateau.core.options.*;

            @Preset(name = "big", settings = "stones=9", help = "a big one")
            public record NAME(@Option(help = "stones", byDefault = "3", min = 1, max = 9) int stones)
                    implements Game {
                public String id() {
                    return "ID";
                }

                public String summary() {
                    return "a game of one move";
                }

                public String brief() {
                    return "Whoever moves wins.";
                }

                public State start(int players) {
                    return new Position();
                }

                static final class Position implements State {
                    private boolean over;

                    public int players() {
                        return 2;
                    }

                    public int mover() {
                        return over ? NOBODY : 0;
                    }

                    public void legalMoves(Moves moves) {
                        moves.addIf(!over, 1);
                    }

                    public void play(int move) {
                        over = true;
                    }

                    public int score(int player) {
                        return over && player == 0 ? 1 : 0;
                    }

                    public State copy() {
                        var copy = new Position();
                        copy.copyFrom(this);
                        return copy;
                    }

                    public void copyFrom(State other) {
                        over = ((Position) other).over;
                    }

                    public String notation(int move) {
                        return "go";
                    }

                    public View view(int viewer) {
                        return TextView.of(this, over ? "over" : "go!");
                    }
                }
            }
            """;

    private Outsider() {}

    /// A game of one move, in a package of its own: `package.Name` with its state and extension.
    static Sources game(String type) {
        return broken(type, "", "");
    }

    /// The same with one piece of its text replaced.
    static Sources broken(String type, String right, String wrong) {
        int dot = type.lastIndexOf('.');
        var home = type.substring(0, dot);
        var name = type.substring(dot + 1);
        var path = home.replace('.', '/') + "/";
        var text = GAME.replace("HOME", home).replace("NAME", name).replace("ID", name.toLowerCase(Locale.ROOT));
        if (!right.isEmpty() && !text.contains(right)) {
            throw new IllegalArgumentException("nothing to break: " + right);
        }
        return new Sources()
                .with(path + name + ".java", text.replace(right.isEmpty() ? "\0" : right, wrong))
                .with(path + "Extra.java", EXTENSION.replace("HOME", home).replace("NAME", name))
                .naming(home + ".Extra");
    }

    /// Runs a command with jars on its class path.
    ///
    /// @param named what `PLATEAU_JARS` says of them
    static Project.Ran run(String named, List<Path> jars, String... arguments)
            throws IOException, InterruptedException {
        var path = jars.stream().map(Path::toString).collect(Collectors.joining(":"));
        return Project.run(Map.of("PLATEAU_JARS", named), Project.plateauWith(path, arguments));
    }
}
