package plateau.server.tables.terms;

import java.time.Duration;
import plateau.api.TableJson;
import plateau.core.Clock;
import plateau.core.options.Time;
import plateau.core.wire.Else;
import plateau.core.wire.Wire;

/// What the maker of a table chose besides the game itself.
///
/// @param patience how long a person is waited for who is away when it is to move, until the others may choose
/// @param isRated whether the game counts for ratings
public record TableTerms(Absence absence, Duration patience, boolean isRated) {
    /// Tables of earlier times had no patience.
    private record Kept(
            TableJson.AbsenceJson absence, @Else("\"\"") String patience, boolean isRated) {}

    public String json() {
        return Wire.write(new Kept(absence.json(), Time.write(patience), isRated));
    }

    /// Reads what [#json] wrote.
    public static TableTerms read(String text, Clock clock) {
        var kept = Wire.read(Kept.class, text);
        var patience = Time.read(kept.patience).orElseGet(() -> Absence.usualPatience(clock));
        return new TableTerms(Absence.read(kept.absence), patience, kept.isRated);
    }
}
