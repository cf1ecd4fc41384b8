/// Series of games played on Apache Spark. What is sent to the machines of a cluster is named so: an errand, and
/// what came of it.
package plateau.spark;
