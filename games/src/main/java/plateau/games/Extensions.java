package plateau.games;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plateau.core.Game;
import plateau.core.text.BadInput;
import plateau.core.text.Resource;
import plateau.core.text.Text;

/// The extensions that jars on the class path name. Each is made on its own, so that a broken one
/// stops no other.
final class Extensions {
    /// The file in which a jar names its extensions, a class a line.
    static final String FILE = "META-INF/services/" + Games.Extension.class.getName();

    private final ClassLoader loader;
    private final Admission admission;
    private final List<Games.Extension> made = new ArrayList<>();

    /// The jar or folder that named each class first.
    private final Map<String, String> named = new LinkedHashMap<>();

    private Extensions(ClassLoader loader, Admission admission) {
        this.loader = loader;
        this.admission = admission;
    }

    /// Makes all of them; what cannot be made is left out.
    static List<Games.Extension> load(ClassLoader loader, Admission admission) {
        var extensions = new Extensions(loader, admission);
        for (var file : Resource.everywhere(loader, FILE)) {
            extensions.read(file);
        }
        return List.copyOf(extensions.made);
    }

    private void read(Resource.Found file) {
        try {
            var names = names(file.text().get());
            if (names.isEmpty()) {
                admission.leaveOut(
                        FILE,
                        file.home(),
                        "it names no class; write the name of one that implements Games.Extension,"
                                + " with its package");
            }
            names.forEach(name -> add(name, file.home()));
        } catch (RuntimeException unreadable) {
            admission.leaveOut(FILE, file.home(), FailureReason.of(unreadable));
        }
    }

    /// The names in a file, a line each; some editors put an invisible mark before the first.
    private static List<String> names(String text) {
        return text.replaceFirst("^\uFEFF", "")
                .lines()
                .map(line -> line.replaceFirst("#.*", "").strip())
                .filter(name -> !name.isEmpty())
                .toList();
    }

    private void add(String name, String home) {
        var first = named.putIfAbsent(name, home);
        if (first == null) {
            make(name, home);
        } else if (!first.equals(home)) {
            admission.leaveOut(
                    name,
                    home,
                    Text.format(
                            "%s brings a class of this name too; leave one of them out, or move one to another package",
                            first));
        }
    }

    private void make(String name, String home) {
        try {
            made.add(instance(Class.forName(name, true, loader)));
        } catch (ClassNotFoundException missing) {
            admission.leaveOut(
                    name,
                    home,
                    Text.format(
                            "%s names it, but there is no such class; is it spelled with its package, and compiled?",
                            FILE));
        } catch (OutOfMemoryError full) {
            throw full;
        } catch (Throwable wrong) {
            admission.leaveOut(name, home, FailureReason.of(wrong));
        }
    }

    private static Games.Extension instance(Class<?> type) throws ReflectiveOperationException {
        if (!Games.Extension.class.isAssignableFrom(type)) {
            if (Game.class.isAssignableFrom(type)) {
                throw new BadInput(Text.format(
                        "it is a game; %s must name the class that implements Games.Extension and"
                                + " whose games() lists it",
                        FILE));
            }
            throw new BadInput(Text.format(
                    "it is no extension; write 'class %s implements Games.Extension'", type.getSimpleName()));
        }
        try {
            var constructor = type.getDeclaredConstructor();
            constructor.setAccessible(true);
            return (Games.Extension) constructor.newInstance();
        } catch (NoSuchMethodException | InstantiationException unmakeable) {
            throw new BadInput("it must be a class with a constructor without parameters");
        }
    }
}
