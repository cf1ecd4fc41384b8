/* Plays games of client.c with itself, for those who look for faults of memory: `make asan` and
 * `make valgrind` run it. It is no referee: whether a tile fits is looked at, followers are not.
 *
 * Each player is a process of its own, as at Plateau's table, which answers through a pipe. */
#define _POSIX_C_SOURCE 200809L
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "plateau_client.h"

enum { PLAYERS = 3, TILES = 71, REACH = 72, SIZE = 2 * REACH + 1, SIDES = 4, SHIFT = 72 };

static const char *const edges[CARD_NONE] = {
    "FFRF", "FFFF", "CCCC", "RFRC", "CFFF", "FCFC", "CFCF", "FCFC",
    "FFCC", "CFRR", "RRFC", "RRRC", "CCFF", "CCFF", "CCRR", "CCRR",
    "CCFC", "CCFC", "CCRC", "CCRC", "RFRF", "FRRF", "FRRR", "RRRR",
};

/* How many of each kind there are to draw: one of D lies already. */
static const int copies[CARD_NONE] = {2, 4, 1, 3, 5, 2, 1, 3, 2, 3, 3, 3,
                                      2, 3, 2, 3, 1, 3, 2, 1, 8, 9, 4, 1};

static const int step_x[SIDES] = {0, -1, 0, 1};
static const int step_y[SIDES] = {1, 0, -1, 0};

/* What lies on a cell: the tile and its direction, or CARD_NONE. */
static struct move land[SIZE][SIZE];

/* All that was played, by our own count of cells; the first tile comes first. */
static struct move played[TILES + 1];
static size_t plays;

static struct move *at(int x, int y) {
    return &land[x + REACH][y + REACH];
}

static char edge(struct move tile, int side) {
    return edges[tile.card][(side + SIDES - (int)tile.dir) % SIDES];
}

static bool fits(struct move tile) {
    int touched = 0;
    if (tile.x <= -REACH || tile.x >= REACH || tile.y <= -REACH || tile.y >= REACH ||
        (int)tile.dir < 0 || (int)tile.dir >= SIDES || at(tile.x, tile.y)->card != CARD_NONE) {
        return false;
    }
    for (int side = 0; side < SIDES; side++) {
        struct move other = *at(tile.x + step_x[side], tile.y + step_y[side]);
        if (other.card != CARD_NONE) {
            touched++;
            if (edge(tile, side) != edge(other, (side + 2) % SIDES)) {
                return false;
            }
        }
    }
    return touched > 0;
}

static bool fits_somewhere(enum card_id card) {
    for (int x = 1 - REACH; x < REACH; x++) {
        for (int y = 1 - REACH; y < REACH; y++) {
            for (int dir = 0; dir < SIDES; dir++) {
                if (fits((struct move){.card = card, .x = x, .y = y, .dir = (enum direction)dir})) {
                    return true;
                }
            }
        }
    }
    return false;
}

static void lay(struct move move) {
    *at(move.x, move.y) = move;
    played[plays++] = move;
}

/* As the client is told it. */
static struct move told(struct move move) {
#ifdef HISTORY
    int east = move.x;
    move.x = -move.y;
    move.y = east;
#endif
    return move;
}

/* As the client said it. */
static struct move said(struct move move) {
#ifdef HISTORY
    int south = move.x;
    move.x = move.y - SHIFT;
    move.y = SHIFT - south;
#endif
    return move;
}

/* The moves that a player is told: they are exactly as long as they are, so that who reads behind
 * their end is found out. */
static struct move *previous(unsigned int player, size_t *count) {
    size_t from = 0;
#ifndef HISTORY
    for (from = plays - 1; from > 1 && played[from].player != player; from--) {
    }
    from = plays == 1 ? 1 : from;
#else
    (void)player;
#endif
    *count = plays - from;
    struct move *moves = malloc(*count * sizeof *moves + (*count == 0));
    for (size_t i = 0; i < *count; i++) {
        moves[i] = told(played[from + i]);
    }
    return moves;
}

static bool read_all(int from, void *bytes, size_t size) {
    for (size_t done = 0; done < size;) {
        ssize_t count = read(from, (char *)bytes + done, size - done);
        if (count <= 0) {
            return false;
        }
        done += (size_t)count;
    }
    return true;
}

static bool write_all(int to, const void *bytes, size_t size) {
    return write(to, bytes, size) == (ssize_t)size;
}

/* What a player's process does: it is told a card and the moves before it, and answers. */
static void serve(unsigned int player, int in, int out) {
    enum card_id card;
    size_t count;
    printf("%s is player %u\n", get_player_name(), player);
    initialize(player, PLAYERS);
    while (read_all(in, &card, sizeof card) && read_all(in, &count, sizeof count)) {
        struct move *moves = malloc(count * sizeof *moves + (count == 0));
        if (!read_all(in, moves, count * sizeof *moves)) {
            exit(2);
        }
        struct move answer = play(card, moves, count);
        free(moves);
        if (!write_all(out, &answer, sizeof answer)) {
            exit(2);
        }
    }
    finalize();
    exit(0);
}

struct player {
    pid_t process;
    int to;
    int from;
};

static struct player sit_down(unsigned int number, const struct player *others) {
    int down[2], up[2];
    if (pipe(down) != 0 || pipe(up) != 0) {
        exit(2);
    }
    pid_t process = fork();
    if (process == 0) {
        close(down[1]);
        close(up[0]);
        for (unsigned int i = 0; i < number; i++) {
            close(others[i].to);
            close(others[i].from);
        }
        serve(number, down[0], up[1]);
    }
    close(down[0]);
    close(up[1]);
    return (struct player){.process = process, .to = down[1], .from = up[0]};
}

/* Asks a player for its move; false if it failed. */
static bool ask(struct player player, unsigned int number, enum card_id card) {
    size_t count;
    struct move move, *moves = previous(number, &count);
    bool answered = write_all(player.to, &card, sizeof card) &&
                    write_all(player.to, &count, sizeof count) &&
                    write_all(player.to, moves, count * sizeof *moves) &&
                    read_all(player.from, &move, sizeof move);
    free(moves);
    if (!answered) {
        fprintf(stderr, "player %u ended in play()\n", number);
        return false;
    }
    move = said(move);
    move.check = VALID;
    move.player = number;
    move.card = card;
    if (!fits(move)) {
        fprintf(stderr, "player %u laid card %d where it does not fit: x %d, y %d, dir %d\n", number,
                (int)card, move.x, move.y, (int)move.dir);
        return false;
    }
    lay(move);
    return true;
}

static void shuffle(enum card_id *deck) {
    int size = 0;
    for (int card = 0; card < CARD_NONE; card++) {
        for (int i = 0; i < copies[card]; i++) {
            deck[size++] = (enum card_id)card;
        }
    }
    for (int i = size - 1; i > 0; i--) {
        int other = rand() % (i + 1);
        enum card_id swapped = deck[i];
        deck[i] = deck[other];
        deck[other] = swapped;
    }
}

int main(int count, char **words) {
    struct player players[PLAYERS];
    enum card_id deck[TILES];
    bool fine = true;
    signal(SIGPIPE, SIG_IGN); /* who has ended is told of by name */
    srand(count > 1 ? (unsigned int)atoi(words[1]) : 1);
    for (int x = 0; x < SIZE; x++) {
        for (int y = 0; y < SIZE; y++) {
            land[x][y].card = CARD_NONE;
        }
    }
    lay((struct move){.card = CARD_ROAD_STRAIGHT_CITY});
    shuffle(deck);
    for (unsigned int i = 0; i < PLAYERS; i++) {
        players[i] = sit_down(i, players);
    }
    unsigned int mover = 0;
    for (int i = 0; fine && i < TILES; i++) {
        if (fits_somewhere(deck[i])) {
            fine = ask(players[mover], mover, deck[i]);
            mover = (mover + 1) % PLAYERS;
        }
    }
    for (unsigned int i = 0; i < PLAYERS; i++) {
        int status = 0;
        close(players[i].to);
        waitpid(players[i].process, &status, 0);
        close(players[i].from);
        fine &= status == 0;
    }
    printf("%zu tiles laid: %s\n", plays, fine ? "no fault found" : "FAULT");
    return fine ? 0 : 1;
}
