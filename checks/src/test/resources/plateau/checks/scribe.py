"""A bot that writes down what it is told and what it says, with a mark before each line.

Its answers are those in the file that its second argument names, or else any legal moves.
"""
import json, random, sys

log = open(sys.argv[1], "a")
script = open(sys.argv[2]).read().splitlines() if len(sys.argv) > 2 else None
random.seed(1)

def answer(message):
    if script is not None:
        return script.pop(0)
    if message["type"] == "hello":
        return json.dumps({"type": "hello", "name": "scribe"})
    if message["type"] == "start":
        return json.dumps({"type": "ready"})
    return json.dumps({"type": "move", "move": random.choice(message["legal"])})

def note(mark, line):
    log.write(mark + " " + line.rstrip("\n") + "\n")
    log.flush()

for line in sys.stdin:
    note(">", line)
    if json.loads(line)["type"] in ("hello", "start", "turn"):
        said = answer(json.loads(line))
        note("<", said)
        print(said, flush=True)
