"""A bot with the fault that its first argument names."""
import json, os, subprocess, sys, time

fault = sys.argv[1]

def say(answer):
    print(answer if isinstance(answer, str) else json.dumps(answer), flush=True)

turns = starts = 0
if fault == "deaf":
    sys.exit(3)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        hello = {"type": "hello", "name": "bad", "games": ["piles"]}
        if fault == "elsewhere":
            hello["games"] = ["chess"]
        if fault == "restless":
            hello["restart"] = "yes"
        say("Hello!" if fault == "rude" else hello)
    elif message["type"] == "start":
        starts += 1
        if fault == "counting":
            sys.stderr.write("start %d\n" % starts)
            sys.stderr.flush()
        if fault == "lazy" or fault == "picky" and message["players"] > 2:
            say({"type": "decline", "reason": "I play with one other at most"})
        elif fault == "unready":
            say({"type": "move", "move": "1,1"})
        elif fault == "once" and starts > 1:
            sys.stderr.write("I play only once\n")
            sys.exit(5)
        else:
            say({"type": "ready"})
    elif message["type"] == "turn":
        turns += 1
        if fault == "illegal" and turns == 2:
            say({"type": "move", "move": "9,9"})
        elif fault == "lost":
            say({"type": "move", "move": message["legal"][0], "ply": message["ply"] + 1})
        elif fault == "slow" and message["clock"]:
            time.sleep(2.5)
            say({"type": "move", "move": message["legal"][0]})
        elif fault == "babble":
            sys.stdout.write(json.dumps({"type": "move", "move": message["legal"][0]}) + "\nthinking")
            sys.stdout.flush()
        elif fault == "crash" and turns == 2:
            raise ValueError("no idea")
        elif fault == "counting":
            say({"type": "move", "move": message["legal"][0], "ply": message["ply"]})
        else:
            say({"type": "move", "move": message["legal"][0]})
    elif message["type"] == "end" and fault == "chatty":
        say({"type": "thanks"})
    elif message["type"] == "bye":
        if fault == "parent":
            subprocess.Popen(["sleep", "600"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        elif fault == "lingering":
            time.sleep(600)
        break
