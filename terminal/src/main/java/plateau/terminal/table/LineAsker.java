package plateau.terminal.table;

import java.util.List;
import plateau.core.Player;
import plateau.core.text.Text;
import plateau.terminal.prompt.Answers;
import plateau.terminal.screen.Departures;
import plateau.terminal.screen.Screen;

/// Asks line by line.
public record LineAsker(Screen screen, Answers answers) implements Interview.Asker {
    @Override
    public int pick(String question, List<String> names, List<String> texts, int usual) {
        screen.out().println(question);
        var padded = MenuAsker.padded(names);
        for (int i = 0; i < names.size(); i++) {
            screen.out().println(Text.format("%3d %s  %s", i + 1, padded.get(i), texts.get(i)));
        }
        while (true) {
            var answer = line(screen.words().get("interview.pick"), names.get(usual));
            var number = Text.wholeNumber(answer);
            int index = number.isPresent() ? (int) number.getAsLong() - 1 : names.indexOf(answer);
            if (index >= 0 && index < names.size()) {
                return index;
            }
            var all = screen.words().list(names);
            refuse(screen.words().get("interview.pick.wrong", answer, names.size(), all));
        }
    }

    @Override
    public String line(String question, String usual) {
        screen.out().print(question + (usual.isEmpty() ? "" : " [" + usual + "]") + " > ");
        screen.out().flush();
        var words = answers.next().orElseThrow(() -> new Player.Leaving(Departures.INPUT_ENDED));
        return words.isEmpty() ? usual : String.join(" ", words);
    }

    @Override
    public void refuse(String why) {
        screen.out().println(why);
    }
}
