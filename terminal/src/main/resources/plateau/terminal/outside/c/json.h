/* Reads JSON where it stands: a value is the piece of a line that it is written with. What is not
 * there has length 0, and so has whatever is looked for in it. */
#ifndef JSON_H
#define JSON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

struct json {
    const char *begin;
    size_t length;
};

static inline const char *json_blank(const char *at) {
    return at + strspn(at, " \t\r\n");
}

/* Where a text ends that begins here. */
static inline const char *json_text_end(const char *at) {
    for (at++; *at != '\0' && *at != '"'; at++) {
        if (*at == '\\' && at[1] != '\0') {
            at++;
        }
    }
    return *at == '"' ? at + 1 : at;
}

/* Where the value ends that begins here. */
static inline const char *json_end(const char *at) {
    int depth = 0;
    do {
        switch (*at) {
        case '"':
            at = json_text_end(at);
            break;
        case '{':
        case '[':
            depth++;
            at++;
            break;
        case '}':
        case ']':
            depth--;
            at++;
            break;
        case ',':
        case ':':
            at++;
            break;
        default: /* a number, true, false or null, or what is between values */
            at += strcspn(at, ",:]}[{\" \t\r\n");
            at = depth > 0 ? json_blank(at) : at;
        }
    } while (depth > 0 && *at != '\0');
    return at;
}

/* The value at the beginning of a line. */
static inline struct json json_of(const char *line) {
    struct json value = {"", 0};
    if (line != NULL) {
        value.begin = json_blank(line);
        value.length = (size_t)(json_end(value.begin) - value.begin);
    }
    return value;
}

/* What follows a value in its list or object: the next one, or nothing. */
static inline struct json json_next(const char *at) {
    at = json_blank(at);
    struct json none = {"", 0};
    return *at == ',' ? json_of(at + 1) : none;
}

/* The first value in a list, or the first name in an object. */
static inline struct json json_first(struct json value) {
    struct json none = {"", 0};
    if (value.length < 2 || (*value.begin != '[' && *value.begin != '{')) {
        return none;
    }
    const char *at = json_blank(value.begin + 1);
    return *at == ']' || *at == '}' ? none : json_of(at);
}

/* The number of values in a list. */
static inline size_t json_length(struct json list) {
    size_t length = 0;
    for (struct json each = json_first(list); each.length > 0; length++) {
        each = json_next(each.begin + each.length);
    }
    return length;
}

/* A value of a list, from 0. */
static inline struct json json_item(struct json list, size_t index) {
    struct json each = json_first(list);
    for (; index > 0 && each.length > 0; index--) {
        each = json_next(each.begin + each.length);
    }
    return each;
}

/* Whether a value is a text. It is compared as it is written: names and types have no escapes. */
static inline bool json_is(struct json value, const char *text) {
    size_t length = strlen(text);
    return value.length == length + 2 && *value.begin == '"' &&
           memcmp(value.begin + 1, text, length) == 0;
}

/* The value that an object has under a name. */
static inline struct json json_member(struct json object, const char *name) {
    struct json key = json_first(object);
    while (key.length > 0 && *object.begin == '{') {
        struct json value = json_of(json_blank(key.begin + key.length) + 1);
        if (json_is(key, name)) {
            return value;
        }
        key = json_next(value.begin + value.length);
    }
    struct json none = {"", 0};
    return none;
}

/* A whole number that is not negative; "ply" and "random" are. */
static inline unsigned long long json_number(struct json value) {
    return value.length > 0 ? strtoull(value.begin, NULL, 10) : 0;
}

#endif
