/* @NAME@: a bot for Plateau. Its answer to a turn is one of the legal moves, as in docs/protocol.md. */
#define _POSIX_C_SOURCE 200809L
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include "json.h"

/* Your idea: one of turn's "legal". With "state" among what it wants (below) the turn has the position,
 * too, and match, the line that began the match, says "game", "options" and our "seat". */
static struct json choose(struct json turn, struct json match) {
    struct json legal = json_member(turn, "legal");
    (void)match;
    return json_item(legal, json_number(json_member(turn, "random")) % json_length(legal));
}

int main(void) {
    char *line = NULL, *match = NULL;
    size_t size = 0;
    while (getline(&line, &size, stdin) > 0) {
        struct json message = json_of(line);
        struct json type = json_member(message, "type");
        if (json_is(type, "hello")) {
            printf("{\"type\":\"hello\",\"name\":\"@NAME@\",\"version\":\"1\",\"wants\":[\"legal\"]}\n");
        } else if (json_is(type, "start")) {
            free(match);
            match = line; /* kept: the next line gets a place of its own */
            line = NULL;
            size = 0;
            printf("{\"type\":\"ready\"}\n");
        } else if (json_is(type, "turn")) {
            struct json move = choose(message, json_of(match));
            printf("{\"type\":\"move\",\"move\":%.*s,\"ply\":%llu}\n", (int)move.length, move.begin,
                   json_number(json_member(message, "ply")));
        } else if (json_is(type, "bye")) {
            break;
        } /* "refused" and "end" want no answer; another "start" may follow */
        fflush(stdout);
    }
    free(line);
    free(match);
    return 0;
}
