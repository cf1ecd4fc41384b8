/// What many games come to: counts, means and distributions that merge exactly in any order.
package plateau.arena.statistics;
