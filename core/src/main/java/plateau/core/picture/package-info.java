/// Drawings in characters, with colours and with spots that one can point at.
package plateau.core.picture;
