"""@NAME@: a bot for Plateau. Its answer to a turn is one of turn["legal"], as in docs/protocol.md."""
import json, random, sys

def choose(turn, match):  # your idea: turn["state"] is the position, match["seat"] is our seat
    return random.Random(turn["random"]).choice(turn["legal"])  # the same luck, the same game

match = {}
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "hello", "name": "@NAME@", "version": "1"}
    elif message["type"] == "start":
        match, answer = message, {"type": "ready"}
    elif message["type"] == "turn":
        answer = {"type": "move", "move": choose(message, match), "ply": message["ply"]}
    elif message["type"] == "bye":
        break
    else:  # "refused" and "end" want no answer; another "start" may follow
        continue
    print(json.dumps(answer), flush=True)
