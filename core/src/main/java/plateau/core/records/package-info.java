/// Games written down: the format, reading it, and playing a record again.
package plateau.core.records;
