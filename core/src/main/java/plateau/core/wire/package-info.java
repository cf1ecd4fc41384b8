/// Plain data as it goes over a wire or onto a disk: records are what is read, written and described.
package plateau.core.wire;
