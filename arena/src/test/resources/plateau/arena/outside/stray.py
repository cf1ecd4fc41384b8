"""A bot that writes after its matches what nobody asked for, for the tests:
python3 stray.py COUNTER PLY AFTER DELAY MEANWHILE. Each match has another sequence of up to three lines."""
import itertools
import json
import fcntl
import sys
import threading
import time

counter, ply, after, delay, meanwhile = sys.argv[1:]
lines = ['{"type":"ready"}\n', '{"type":"move","move":"1,1"}\n', "good game\n", '{"type":"rea']
texts = ["".join(each) for count in range(4) for each in itertools.product(lines, repeat=count)]


def write(text):
    sys.stdout.write(text)
    sys.stdout.flush()


def next_text():
    with open(counter, "r+") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        number = int(file.read())
        file.seek(0)
        file.write(str(number + 1))
    return texts[number % len(texts)]


def stray():
    text = next_text()
    if meanwhile == "true":
        threading.Timer(float(delay), write, [text]).start()
        return
    time.sleep(float(delay))
    write(text)


turns = 0
for line in sys.stdin:
    message = json.loads(line)
    told = message["type"]
    if told == "hello":
        write('{"type":"hello"}\n')
    elif told == "start":
        turns = 0
        write('{"type":"ready"}\n')
    elif told == "turn":
        turns += 1
        legal = message["legal"]
        move = "9,9" if after == "refused" and turns == 2 else legal[message["random"] % len(legal)]
        answer = {"type": "move", "move": move}
        if ply == "true":
            answer["ply"] = message["ply"]
        write(json.dumps(answer) + "\n")
    elif told == after and counter:
        stray()
    elif told == "bye":
        break
