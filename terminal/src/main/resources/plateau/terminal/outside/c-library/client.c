/* A small Carcassonne player: it lays its tile where it touches most others, and puts a
 * follower on every monastery. Begin with choose() to make it better.
 *
 * It speaks both dialects: compiled with -DHISTORY it is run by
 * lib:client-history.so?dialect=history, without by lib:client.so. */
#include <stdbool.h>
#include <stdio.h>

#include "plateau_client.h"

enum { SIDES = 4, REACH = 72, SIZE = 2 * REACH + 1, FOLLOWERS = 7 };

/* What each kind of tile has at its north, west, south and east: a field, a road or a city. */
static const char *const edges[CARD_NONE] = {
    "FFRF", "FFFF", "CCCC", "RFRC", "CFFF", "FCFC", "CFCF", "FCFC",
    "FFCC", "CFRR", "RRFC", "RRRC", "CCFF", "CCFF", "CCRR", "CCRR",
    "CCFC", "CCFC", "CCRC", "CCRC", "RFRF", "FRRF", "FRRR", "RRRR",
};

/* One step to the north, west, south and east. */
static const int step_x[SIDES] = {0, -1, 0, 1};
static const int step_y[SIDES] = {1, 0, -1, 0};

/* A cell of the land; follower is whether one of ours waits on its monastery. */
struct cell {
    bool taken;
    enum card_id card;
    enum direction dir;
    bool follower;
};

static struct cell land[SIZE][SIZE];
static unsigned int me;
static int followers = FOLLOWERS;

/* x and y go from -REACH to REACH. */
static struct cell *at(int x, int y) {
    return &land[x + REACH][y + REACH];
}

static bool is_on_land(int x, int y) {
    return -REACH <= x && x <= REACH && -REACH <= y && y <= REACH;
}

/* What a tile has at a side once it is turned. */
static char edge(enum card_id card, enum direction dir, int side) {
    return edges[card][(side + SIDES - (int)dir) % SIDES];
}

/* How many tiles a tile would touch; 0 if it does not fit. */
static int touches(enum card_id card, int x, int y, enum direction dir) {
    int count = 0;
    if (at(x, y)->taken) {
        return 0;
    }
    for (int side = 0; side < SIDES; side++) {
        int other_x = x + step_x[side];
        int other_y = y + step_y[side];
        if (is_on_land(other_x, other_y) && at(other_x, other_y)->taken) {
            const struct cell *other = at(other_x, other_y);
            if (edge(card, dir, side) != edge(other->card, other->dir, (side + 2) % SIDES)) {
                return 0;
            }
            count++;
        }
    }
    return count;
}

static bool has_monastery(enum card_id card) {
    return card == CARD_MONASTERY_ROAD || card == CARD_MONASTERY_ALONE;
}

/* Whether all eight cells around a cell are taken. */
static bool is_surrounded(int x, int y) {
    int taken = 0;
    for (int i = x - 1; i <= x + 1; i++) {
        for (int j = y - 1; j <= y + 1; j++) {
            taken += is_on_land(i, j) && at(i, j)->taken;
        }
    }
    return taken == 9;
}

/* The followers whose monasteries are complete come home. */
static void welcome_followers(void) {
    for (int x = -REACH; x <= REACH; x++) {
        for (int y = -REACH; y <= REACH; y++) {
            if (at(x, y)->follower && is_surrounded(x, y)) {
                at(x, y)->follower = false;
                followers++;
            }
        }
    }
}

static void lay(enum card_id card, int x, int y, enum direction dir, bool follower) {
    *at(x, y) = (struct cell){.taken = true, .card = card, .dir = dir, .follower = follower};
    followers -= follower;
    welcome_followers();
}

/* Turns a move that was told into x to the east and y to the north. */
static struct move told(struct move move) {
#ifdef HISTORY
    int south = move.x;
    move.x = move.y;
    move.y = -south;
#endif
    return move;
}

/* The other way round. */
static struct move answered(struct move move) {
#ifdef HISTORY
    int north = move.y;
    move.y = move.x + REACH;
    move.x = REACH - north;
#endif
    return move;
}

/* Lays whatever was told and does not lie yet. */
static void listen(const struct move *previous, size_t count) {
    for (size_t i = 0; i < count; i++) {
        struct move move = told(previous[i]);
        if (move.check == VALID && !at(move.x, move.y)->taken) {
            bool is_mine = move.player == me && move.place == CENTRE && has_monastery(move.card);
            lay(move.card, move.x, move.y, move.dir, is_mine);
        }
    }
}

static struct move choose(enum card_id card) {
    struct move best = {.check = VALID, .player = me, .card = card, .place = NO_FOLLOWER};
    int most = 0;
    for (int x = -REACH; x <= REACH; x++) {
        for (int y = -REACH; y <= REACH; y++) {
            for (int dir = 0; dir < SIDES; dir++) {
                int count = touches(card, x, y, (enum direction)dir);
                if (count > most) {
                    most = count;
                    best.x = x;
                    best.y = y;
                    best.dir = (enum direction)dir;
                }
            }
        }
    }
    if (has_monastery(card) && followers > 0) {
        best.place = CENTRE;
    }
    return best;
}

const char *get_player_name(void) {
    return "Mason";
}

void initialize(unsigned int my_number, unsigned int players) {
    me = my_number;
    printf("player %u of %u\n", my_number, players);
#ifndef HISTORY
    lay(CARD_ROAD_STRAIGHT_CITY, 0, 0, NORTH, false);
#endif
}

struct move play(enum card_id card, const struct move *previous, size_t count) {
    listen(previous, count);
    return answered(choose(card));
}

void finalize(void) {
    printf("%d followers at home\n", followers);
}
