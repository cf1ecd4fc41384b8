/// How strong bots are: pairs of them, the rungs of a ladder, and what is printed of it.
package plateau.terminal.ladder;
