package plateau.server.storage.rows;

import java.sql.ResultSet;
import java.sql.SQLException;

/// Makes something of the columns of a row, in their order.
public interface RowReading<T> {
    T read(ResultSet result) throws SQLException;
}
