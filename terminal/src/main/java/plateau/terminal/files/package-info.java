/// Files of records and texts, read and written so that nothing is lost.
package plateau.terminal.files;
