/* A bot with a vice, in C: zoo VICE. It plays its first turn and shows the vice at its second. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char line[1 << 20];

static void answer(const char *text) {
    puts(text);
    fflush(stdout);
}

static void misbehave(const char *vice) {
    if (!strcmp(vice, "segfault")) {
        *(volatile int *)8 = 1;
    } else if (!strcmp(vice, "abort")) {
        abort();
    } else if (!strcmp(vice, "divides by zero")) {
        raise(SIGFPE);
    } else if (!strcmp(vice, "exit")) {
        exit(9);
    } else if (!strcmp(vice, "eats memory")) {
        for (;;) {
            char *eaten = malloc(16 << 20);
            if (!eaten) {
                fputs("cannot allocate memory\n", stderr);
                exit(1);
            }
            memset(eaten, 1, 16 << 20);
        }
    } else if (!strcmp(vice, "silent")) {
        signal(SIGTERM, SIG_IGN);
        for (;;) pause();
    } else if (!strcmp(vice, "floods")) {
        memset(line, 'x', sizeof line);
        for (;;) fwrite(line, 1, sizeof line, stdout);
    }
}

/* The first of the legal moves, which stand in brackets. */
static void play(void) {
    char *legal = strstr(line, "\"legal\":[\"");
    if (legal) {
        legal += strlen("\"legal\":[\"");
        *strchr(legal, '"') = 0;
        printf("{\"type\":\"move\",\"move\":\"%s\"}\n", legal);
        fflush(stdout);
    }
}

int main(int count, char **words) {
    int asked = 0;
    while (fgets(line, sizeof line, stdin)) {
        if (strstr(line, "\"type\":\"hello\"")) {
            answer("{\"type\":\"hello\",\"name\":\"C\",\"wants\":[\"legal\"]}");
        } else if (strstr(line, "\"type\":\"start\"")) {
            answer("{\"type\":\"ready\"}");
        } else if (strstr(line, "\"type\":\"turn\"")) {
            if (++asked > 1 && count > 1) misbehave(words[1]);
            play();
        } else if (strstr(line, "\"type\":\"bye\"")) {
            return 0;
        }
    }
    return 0;
}
