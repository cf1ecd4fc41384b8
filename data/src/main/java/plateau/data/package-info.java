/// The tables of evaluations by DuckDB: Parquet files, and answers in SQL. On the class path of those who need
/// them only.
package plateau.data;
