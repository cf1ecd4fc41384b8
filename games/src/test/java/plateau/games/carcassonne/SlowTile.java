package plateau.games.carcassonne;

import java.util.ArrayList;
import java.util.List;
import plateau.core.text.Text;

/// A kind of tile for [SlowCarcassonne], written down a second time: the twelve places of the edge in
/// a ring, each by the letter of its segment.
///
/// Fields are `f g h i`, roads `r s t u`, cities `c d`, a monastery `m`.
///
/// @param turns the quarter turns to choose from: of those that look the same the first
record SlowTile(String letter, int copies, String ring, List<Segment> segments, List<Integer> turns) {
    record Segment(char name, int place, boolean hasShield, boolean touchesCity) {}

    private static final String TABLE = """
            A 2 fffffffrffff f@2 r@8 m@13
            B 4 ffffffffffff f@2 m@13
            C 1 cccccccccccc c@13*
            D 4 grfffffrgccc r@13 c@11 f@5 g@1~
            E 5 cccfffffffff c@2 f@13~
            F 2 fffcccgggccc c@13* f@2~ g@8~
            G 1 cccfffcccggg c@13 f@5~ g@11~
            H 3 fffcccfffddd c@5 d@11 f@13~
            I 2 ffffffcccddd c@8 d@11 f@13~
            J 3 cccffffrggrf c@2 r@8 f@5~ g@9
            K 3 grffrggggccc c@11 r@2 f@3 g@8~
            L 3 hrffsggthccc c@11 r@2 s@5 t@8 f@3 g@7 h@1~
            M 2 ccccccffffff c@2* f@8~
            N 3 ccccccffffff c@2 f@8~
            O 2 ccccccfrggrf c@2* r@8 f@7~ g@9
            P 3 ccccccfrggrf c@2 r@8 f@7~ g@9
            Q 1 ccccccfffccc c@13* f@8~
            R 3 ccccccfffccc c@13 f@8~
            S 2 ccccccfrgccc c@13* r@8 f@7~ g@9~
            T 1 ccccccfrgccc c@13 r@8 f@7~ g@9~
            U 8 grfffffrgggg r@13 f@5 g@11
            V 9 ggggrffrgggg r@5 f@7 g@1
            W 4 ffffrggshhtf r@5 s@8 t@11 f@2 g@7 h@9
            X 1 irffsggthhui r@2 s@5 t@8 u@11 f@3 g@7 h@9 i@1
            """;

    static final List<SlowTile> ALL = TABLE.lines().map(SlowTile::parse).toList();

    private static SlowTile parse(String line) {
        var words = List.of(line.split(" ", -1));
        var segments = words.stream().skip(3).map(SlowTile::segment).toList();
        var tile = new SlowTile(words.get(0), Integer.parseInt(words.get(1)), words.get(2), segments, List.of());
        return new SlowTile(tile.letter, tile.copies, tile.ring, tile.segments, tile.differentTurns());
    }

    private static Segment segment(String word) {
        int place = Integer.parseInt(word.substring(2).replaceAll("[*~]", ""));
        return new Segment(word.charAt(0), place, word.endsWith("*"), word.endsWith("~"));
    }

    static SlowTile lettered(String letter) {
        return ALL.stream()
                .filter(tile -> tile.letter.equals(letter))
                .findFirst()
                .orElseThrow();
    }

    static String terrain(char name) {
        return switch (name) {
            case 'f', 'g', 'h', 'i' -> "field";
            case 'r', 's', 't', 'u' -> "road";
            case 'c', 'd' -> "city";
            default -> "monastery";
        };
    }

    Segment segment(char name) {
        return segments.stream().filter(each -> each.name == name).findFirst().orElseThrow();
    }

    /// The ring after quarter turns counter-clockwise.
    String ring(int turns) {
        return ring.substring(12 - 3 * turns) + ring.substring(0, 12 - 3 * turns);
    }

    /// All that can be seen of the tile after quarter turns, whatever its segments are called.
    private List<String> look(int turns) {
        var look = new ArrayList<String>();
        for (char name : ring(turns).toCharArray()) {
            var segment = segment(name);
            look.add(Text.format(
                    "%s from %d, shield %s, at a city %s",
                    terrain(name), ring(turns).indexOf(name), segment.hasShield, segment.touchesCity));
        }
        return look;
    }

    private List<Integer> differentTurns() {
        var different = new ArrayList<Integer>();
        for (int turn = 0; turn < 4; turn++) {
            var look = look(turn);
            if (different.stream().noneMatch(before -> look(before).equals(look))) {
                different.add(turn);
            }
        }
        return different;
    }
}
