// Reads and writes JSON. What is not there is null, and so is whatever is looked for in it.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

class Json {
public:
    static Json parse(const std::string &text) {
        std::size_t at = 0;
        return read(text, at);
    }

    const Json &operator[](const std::string &name) const {
        const auto found = members_.find(name);
        return found == members_.end() ? none() : found->second;
    }

    const std::map<std::string, Json> &members() const { return members_; }
    const std::vector<Json> &items() const { return items_; }
    const std::string &text() const { return text_; }
    double number() const { return number_; }
    bool isTrue() const { return isTrue_; }

    // A text as JSON writes it.
    static std::string quoted(const std::string &text) {
        std::string quoted = "\"";
        for (const char each : text) {
            if (each == '"' || each == '\\') {
                quoted += '\\';
                quoted += each;
            } else if (static_cast<unsigned char>(each) < ' ') {
                char code[7];
                std::snprintf(code, sizeof code, "\\u%04x", static_cast<unsigned>(each));
                quoted += code;
            } else {
                quoted += each;
            }
        }
        return quoted + '"';
    }

private:
    std::map<std::string, Json> members_;
    std::vector<Json> items_;
    std::string text_;
    double number_ = 0;
    bool isTrue_ = false;

    static const Json &none() {
        static const Json json;
        return json;
    }

    static char next(const std::string &from, std::size_t &at) {
        at = from.find_first_not_of(" \t\r\n", at);
        if (at == std::string::npos) {
            throw std::invalid_argument("the JSON breaks off: " + from);
        }
        return from[at];
    }

    static Json read(const std::string &from, std::size_t &at) {
        Json json;
        switch (next(from, at)) {
        case '{':
            for (at++; next(from, at) != '}';) {
                if (from[at] == ',') {
                    at++;
                    next(from, at);
                }
                std::string name = readText(from, at);
                next(from, at);
                at++; // the colon
                json.members_.emplace(std::move(name), read(from, at));
            }
            at++;
            break;
        case '[':
            for (at++; next(from, at) != ']';) {
                if (from[at] == ',') {
                    at++;
                }
                json.items_.push_back(read(from, at));
            }
            at++;
            break;
        case '"':
            json.text_ = readText(from, at);
            break;
        default: {
            const std::size_t end = from.find_first_of(",]} \t\r\n", at);
            const std::string word = from.substr(at, end - at);
            json.isTrue_ = word == "true";
            json.number_ = std::strtod(word.c_str(), nullptr);
            at = end == std::string::npos ? from.size() : end;
        }
        }
        return json;
    }

    static std::string readText(const std::string &from, std::size_t &at) {
        std::string text;
        for (at++; at < from.size() && from[at] != '"'; at++) {
            if (from[at] != '\\' || at + 1 == from.size()) {
                text += from[at];
                continue;
            }
            switch (from[++at]) {
            case 'b': text += '\b'; break;
            case 'f': text += '\f'; break;
            case 'n': text += '\n'; break;
            case 'r': text += '\r'; break;
            case 't': text += '\t'; break;
            case 'u': append(text, readCode(from, at)); break;
            default: text += from[at];
            }
        }
        at++;
        return text;
    }

    // The four digits after u, and those of the other half where two make one character.
    static unsigned long readCode(const std::string &from, std::size_t &at) {
        unsigned long code = std::strtoul(from.substr(at + 1, 4).c_str(), nullptr, 16);
        at += 4;
        if (code >> 10 == 0x36 && from.compare(at + 1, 2, "\\u") == 0) {
            const unsigned long low = std::strtoul(from.substr(at + 3, 4).c_str(), nullptr, 16);
            code = 0x10000 + ((code & 0x3ff) << 10) + (low & 0x3ff);
            at += 6;
        }
        return code;
    }

    // A character in UTF-8.
    static void append(std::string &text, unsigned long code) {
        if (code < 0x80) {
            text += static_cast<char>(code);
            return;
        }
        const int more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
        const unsigned long first[] = {0, 0xc0, 0xe0, 0xf0};
        text += static_cast<char>(first[more] | code >> 6 * more);
        for (int left = more - 1; left >= 0; left--) {
            text += static_cast<char>(0x80 | (code >> 6 * left & 0x3f));
        }
    }
};
