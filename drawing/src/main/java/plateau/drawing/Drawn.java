package plateau.drawing;

import java.util.List;
import java.util.Map;

/// A position as SVG, and what a page tells beside it.
///
/// @param status what is to be done, or how the game stands, in one line
/// @param notes what each player has besides points, in a few words; empty for none
/// @param labels what choosing each word does that may be chosen by pointing at something
public record Drawn(String svg, String status, List<String> notes, Map<String, String> labels) {}
