// @NAME@: a bot for Plateau. Its answer to a turn is one of the legal moves, as in docs/protocol.md.
#include <iostream>
#include <string>

#include "json.hpp"

// Your idea: one of turn["legal"]. turn["state"] is the position, match["seat"] is our seat.
static std::string choose(const Json &turn, const Json &) {
    const auto &legal = turn["legal"].items();
    // A number below 2^53: the same luck, the same game.
    return legal[static_cast<unsigned long long>(turn["random"].number()) % legal.size()].text();
}

int main() {
    Json match;
    for (std::string line; std::getline(std::cin, line);) {
        const Json message = Json::parse(line);
        const std::string type = message["type"].text();
        if (type == "hello") {
            std::cout << R"({"type":"hello","name":"@NAME@","version":"1"})" << std::endl;
        } else if (type == "start") {
            match = message;
            std::cout << R"({"type":"ready"})" << std::endl;
        } else if (type == "turn") {
            const auto ply = static_cast<unsigned long long>(message["ply"].number());
            std::cout << R"({"type":"move","move":)" << Json::quoted(choose(message, match))
                      << R"(,"ply":)" << ply << "}" << std::endl;
        } else if (type == "bye") {
            break;
        } // "refused" and "end" want no answer; another "start" may follow
    }
}
