package plateau.server.lab;

import plateau.core.wire.Else;
import plateau.core.wire.Kept;

/// How far an evaluation has come.
///
/// @param played how many games
/// @param planned of how many, as far as that is known
/// @param ended how many cells
/// @param cells of how many that are played
/// @param millis how long it has been played in all
@Kept
record Progress(
        @Else("0") long played,
        @Else("0") long planned,
        @Else("0") long ended,
        @Else("0") long cells,
        @Else("0") long millis) {
    /// What the server remembers of it while nobody plays.
    static final String FILE = ".progress.json";
}
