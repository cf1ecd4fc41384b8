/* A bot that costs nearly nothing: first WANTS. With the legal moves it plays the first of them; without
   them it goes round the cells of a board of Piles, all of which may be played on. */
#include <stdio.h>
#include <string.h>

static char line[1 << 20];

int main(int count, char **words) {
    int turn = 0;
    while (fgets(line, sizeof line, stdin)) {
        char *legal;
        if (strncmp(line, "{\"type\":\"turn\"", 14) == 0) {
            legal = strstr(line, "\"legal\":[\"");
            if (legal) {
                legal += 10;
                *strchr(legal, '"') = 0;
                printf("{\"type\":\"move\",\"move\":\"%s\"}\n", legal);
            } else {
                printf("{\"type\":\"move\",\"move\":\"%d,%d\"}\n", turn % 5 + 1, turn / 5 % 5 + 1);
                turn++;
            }
        } else if (strncmp(line, "{\"type\":\"start\"", 15) == 0) {
            printf("{\"type\":\"ready\"}\n");
        } else if (strncmp(line, "{\"type\":\"hello\"", 15) == 0) {
            printf("{\"type\":\"hello\",\"name\":\"First\",\"wants\":%s}\n", count > 1 ? words[1] : "[]");
        } else if (strncmp(line, "{\"type\":\"bye\"", 13) == 0) {
            return 0;
        }
        fflush(stdout);
    }
    return 0;
}
