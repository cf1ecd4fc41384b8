package plateau.terminal.table;

import java.util.List;
import java.util.stream.IntStream;
import plateau.core.Player;
import plateau.core.text.Text;
import plateau.terminal.prompt.AnswerLines;
import plateau.terminal.screen.Departures;
import plateau.terminal.screen.Screen;

/// Asks line by line.
public record LineAsker(Screen screen, AnswerLines answers) implements Interview.Asker {
    @Override
    public int pick(String question, List<Interview.Item> items, int usual) {
        screen.out().println(question);
        var names = items.stream().map(Interview.Item::shown).toList();
        var padded = MenuAsker.padded(names);
        for (int i = 0; i < names.size(); i++) {
            var text = items.get(i).text();
            screen.out().println(Text.format("%3d %s  %s", i + 1, padded.get(i), text));
        }
        while (true) {
            var answer = line(screen.words().get("interview.pick"), names.get(usual));
            var number = Text.wholeNumber(answer);
            int index = number.isPresent() ? (int) number.getAsLong() - 1 : meant(items, answer);
            if (index >= 0 && index < names.size()) {
                return index;
            }
            var all = screen.words().list(names);
            refuse(screen.words().get("interview.pick.wrong", answer, names.size(), all));
        }
    }

    private static int meant(List<Interview.Item> items, String answer) {
        return IntStream.range(0, items.size())
                .filter(i -> items.get(i).isMeantBy(answer))
                .findFirst()
                .orElse(-1);
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
