package plateau.server.tables.terms;

import plateau.api.TableJson;
import plateau.core.wire.Wire;

/// What the maker of a table chose besides the game itself.
///
/// @param isRated whether the game counts for ratings
public record TableTerms(Absence absence, boolean isRated) {
    private record Kept(TableJson.AbsenceJson absence, boolean isRated) {}

    public String json() {
        return Wire.write(new Kept(absence.json(), isRated));
    }

    /// Reads what [#json] wrote.
    public static TableTerms read(String text) {
        var kept = Wire.read(Kept.class, text);
        return new TableTerms(Absence.read(kept.absence), kept.isRated);
    }
}
