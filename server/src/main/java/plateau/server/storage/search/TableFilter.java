package plateau.server.storage.search;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import plateau.api.Phase;

/// Which tables are listed, the newest first.
///
/// @param game empty for all
/// @param openOnly whether tables that need a key are left out
/// @param account who sits there or has made them; empty for anybody
/// @param unseenSince with those, too, that ended after this time while the account was away, and at which it has
///   not looked since; 0 for without
/// @param before where the page before ended
public record TableFilter(
        String game,
        Set<Phase> phases,
        boolean openOnly,
        String account,
        long unseenSince,
        @Nullable Cursor before,
        int limit) {}
