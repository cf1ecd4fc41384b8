/// Where random numbers come from: the luck of a match, by seed, ply and seat, and lots for all else.
package plateau.core.luck;
