/* A Carcassonne player as a shared library: what it must provide, and what it is told.
 *
 * The four functions below are called in this order, all in one thread, in a process that
 * belongs to this player alone:
 *
 *     get_player_name();               once or more, at any time
 *     initialize(my_number, players);  once
 *     play(card, previous, count);     at every turn
 *     finalize();                      once, when the game is over
 *
 * For each game the library is loaded anew: global variables need not be reset. What it
 * prints is kept with the record of the game. To build and run it:
 *
 *     gcc -std=c11 -Wall -fPIC -shared client.c -o client.so
 *     ./plateau watch carcassonne --seat lib:client.so --seat random
 *
 * docs/carcassonne-clients.md says more, and docs/rules/carcassonne.md has the rules. */
#ifndef PLATEAU_CLIENT_H
#define PLATEAU_CLIENT_H

#include <stddef.h>

/* Whether a move counts. */
enum check {
    VALID = 0,
    FAILED = 1 /* it was not legal: its tile is lost, and its player out of the game */
};

/* The kinds of tiles; in comments the letter and the number of copies of each. */
enum card_id {
    CARD_MONASTERY_ROAD,       /* A 2 */
    CARD_MONASTERY_ALONE,      /* B 4 */
    CARD_CITY_ALL_SIDES,       /* C 1 */
    CARD_ROAD_STRAIGHT_CITY,   /* D 4, one of which lies at 0,0 facing north from the beginning */
    CARD_CITY_ONE_SIDE,        /* E 5 */
    CARD_CITY_TUNNEL_SHLD,     /* F 2 */
    CARD_CITY_TUNNEL,          /* G 1 */
    CARD_PLAIN_TUNNEL,         /* H 3 */
    CARD_PLAIN_TWO_CITIES,     /* I 2 */
    CARD_ROAD_TURN_RIGHT_CITY, /* J 3 */
    CARD_ROAD_TURN_LEFT_CITY,  /* K 3 */
    CARD_JUNCTION_CITY,        /* L 3 */
    CARD_PLAIN_CITY_SHLD,      /* M 2 */
    CARD_PLAIN_CITY,           /* N 3 */
    CARD_PLAIN_CITY_ROAD_SHLD, /* O 2 */
    CARD_PLAIN_CITY_ROAD,      /* P 3 */
    CARD_CITY_THREE_SHLD,      /* Q 1 */
    CARD_CITY_THREE,           /* R 3 */
    CARD_CITY_THREE_ROAD_SHLD, /* S 2 */
    CARD_CITY_THREE_ROAD,      /* T 1 */
    CARD_ROAD_STRAIGHT,        /* U 8 */
    CARD_ROAD_TURN,            /* V 9 */
    CARD_JUNCTION_THREE,       /* W 4 */
    CARD_JUNCTION_FOUR,        /* X 1 */
    CARD_NONE                  /* no tile */
};

/* Where a tile's own north points. A tile that faces west was turned a quarter
 * counter-clockwise. */
enum direction { NORTH, WEST, SOUTH, EAST };

/* Where a follower goes: a place of the tile as it is before it is turned.
 *
 *          3   2   1
 *        +-----------+
 *      4 |           | 12
 *      5 |    13     | 11       0 is no follower
 *      6 |           | 10
 *        +-----------+
 *          7   8   9                                    */
enum place { NO_FOLLOWER = 0, CENTRE = 13 };

/* A tile laid, with or without a follower: seven fields of 32 bits. */
struct move {
    enum check check;
    unsigned int player; /* from 0 */
    enum card_id card;
    int x; /* to the east; in the dialect "history" to the south */
    int y; /* to the north; in the dialect "history" to the east */
    enum direction dir;
    unsigned int place;
};

/* What the player is called. */
const char *get_player_name(void);

/* A game begins. */
void initialize(unsigned int my_number, unsigned int players);

/* The move of this player with a card.
 *
 * previous holds count moves, the oldest first. In the dialect "standard" these are the
 * player's own last move and what the others have played since; on its first turn what
 * those before it have played. In the dialect "history" it is everything, and the tile that
 * lay first comes before it; positions given back are then 72 larger, in x and in y, than
 * positions told. A move that was not legal is there, too, marked FAILED.
 *
 * Of what is given back x, y, dir and place count. */
struct move play(enum card_id card, const struct move *previous, size_t count);

/* The game is over. */
void finalize(void);

#endif
