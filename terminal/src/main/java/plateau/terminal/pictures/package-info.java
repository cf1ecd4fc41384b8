/// Positions written as files that are looked at elsewhere: drawings, pictures of dots, text.
package plateau.terminal.pictures;
