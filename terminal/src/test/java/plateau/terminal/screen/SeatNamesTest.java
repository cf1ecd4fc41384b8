package plateau.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.core.text.BadInput;

class SeatNamesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "random|random",
                "a, b ,c|a;b;c",
                ",easy,|;easy;",
                "mcts:steps=1:time=2s,human=Ann|mcts:steps=1:time=2s;human=Ann",
                "easy,cmd:./fox --with 'a,b:c'|easy;cmd:./fox --with 'a,b:c'",
                "cmd:./fox --with \"a,b\" \\, c|cmd:./fox --with \"a,b\" \\, c",
                "lib:./a.so,greedy|lib:./a.so;greedy",
                "random,jar:x.jar?player=Hen, lib:b.so ,human|random;jar:x.jar?player=Hen;lib:b.so;human",
                "lib:c.so?dialect=history,stack=128m,lib:d.so,x|lib:c.so?dialect=history,stack=128m;lib:d.so;x",
                "jar:x.jar?player=Hen,memory=1g,cmd:./fox -n 3|jar:x.jar?player=Hen,memory=1g;cmd:./fox -n 3",
                "jar:x.jar,memory=1g|jar:x.jar;memory=1g",
                "command,cmd|command;cmd",
            })
    void aListIsSplitAtItsCommasButNotInsideACommand(String list, String names) {
        assertThat(SeatNames.split(list, "--seat")).isEqualTo(List.of(names.split(";", -1)));
    }

    @Test
    void aFileMayHaveCommasInItsNameWhereThatIsClear(@TempDir Path folder) throws IOException {
        var both = Files.createFile(folder.resolve("a,b.jar")).toString();
        assertThat(SeatNames.split("easy,jar:" + both + ",random", "--seat"))
                .containsExactly("easy", "jar:" + both, "random");
        Files.createFile(folder.resolve("a"));
        assertThatThrownBy(() -> SeatNames.split("easy,jar:" + both + ",random", "--seat"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("whose the commas of 'jar:" + both + ",random' are is not");
    }

    @Test
    void whereItIsNotClearWhoseACommaIsItIsSaidHowToWriteIt() {
        assertThatThrownBy(() -> SeatNames.split("easy,cmd:python3 fox.py,greedy", "--seat"))
                .isInstanceOf(BadInput.class)
                .hasMessageEndingWith("such as --seat easy --seat 'cmd:python3 fox.py' --seat greedy");
        assertThatThrownBy(() -> SeatNames.split("cmd:fox,cmd:hen", "--player"))
                .hasMessageEndingWith("such as --player cmd:fox --player cmd:hen");
        assertThatThrownBy(() -> SeatNames.split("cmd:fox 'a,b',hen", "--seat"))
                .hasMessageEndingWith("such as --seat 'cmd:fox '\\''a,b'\\''' --seat hen");
        assertThatThrownBy(() -> SeatNames.split("cmd:fox,cmd:hen", ""))
                .hasMessageEndingWith("put those of a command in quotes");
    }

    @Test
    void entrantsOfAListMayHaveNames() {
        assertThat(SeatNames.entrants("a=greedy, b@5s/move=lib:./x.so, c=cmd:sh 'x,y'", "--player"))
                .containsExactly("a=greedy", "b@5s/move=lib:./x.so", "c=cmd:sh 'x,y'");
        assertThatThrownBy(() -> SeatNames.entrants("a=easy,b=cmd:fox,c=cmd:hen", "--player"))
                .hasMessageContaining("--player a=easy --player b=cmd:fox --player c=cmd:hen");
    }

    @Test
    void aPersonMayHaveAName() {
        assertThat(SeatNames.isHuman("human")).isTrue();
        assertThat(SeatNames.isHuman("human=Ann")).isTrue();
        assertThat(SeatNames.isHuman("humanoid")).isFalse();
        assertThat(SeatNames.called("human=Ann")).isEqualTo("Ann");
        assertThat(SeatNames.called("human")).isEqualTo("human");
        assertThat(SeatNames.called("mcts:steps=1")).isEqualTo("mcts:steps=1");
    }
}
