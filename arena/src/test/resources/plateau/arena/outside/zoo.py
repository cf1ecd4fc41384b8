"""A bot with a vice, for the tests: python3 zoo.py VICE. It plays its first turn well and shows the vice
at its second, unless the vice is about something else."""
import json
import os
import signal
import subprocess
import sys
import time

vice = sys.argv[1]
asked = 0
started = 0


def say(message):
    raw((message if isinstance(message, str) else json.dumps(message)) + "\n")


def raw(text):
    sys.stdout.buffer.write(text if isinstance(text, bytes) else text.encode())
    sys.stdout.buffer.flush()


def listen():
    line = sys.stdin.readline()
    if not line:
        if vice == "ignores bye":
            time.sleep(1000)
        sys.exit(0)
    return json.loads(line)


def move(notation, **more):
    return dict(type="move", move=notation, **more)


def sleep():
    time.sleep(1000)


def fork(children, then=sleep):
    for _ in range(children):
        if os.fork() == 0:
            then()
            os._exit(0)


def daemon():
    """A child of a child, in a session of its own, with the mark of its environment wiped out."""
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            os.execve(sys.executable, [sys.executable, "-c", "import time; time.sleep(1000)"], {})
        os._exit(0)


def deaf():
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    sleep()


def eat():
    eaten = []
    while True:
        eaten.append(bytearray(b"x" * (16 << 20)))


def drip(text):
    for byte in text:
        raw(bytes([byte]))
        time.sleep(0.1)


def good_move(turn):
    """Who does nothing wrong before the end says which turn it answers."""
    between = "the end" in vice or "start" in vice or vice == "never ready again"
    return move(turn["legal"][0], **({"ply": turn["ply"]} if between else {}))


def answer(turn):
    good = good_move(turn)
    if vice == "silent":
        sleep()
    elif vice == "slow":
        time.sleep(2)
        say(good)
    elif vice in ("exits", "says and exits"):
        sys.exit(3)
    elif vice == "exits with words":
        sys.exit("no idea \x1b[31mwhat\x07 to do")
    elif vice == "raises":
        raise ValueError("lost my mind")
    elif vice == "mid-line":
        raw('{"type":"mo')
        sys.exit(0)
    elif vice == "garbage":
        say("\x1b[2J\x1b]0;owned\x07 hello?")
    elif vice == "10 MB":
        raw("x" * (10 << 20))
        sleep()
    elif vice == "2 MB line":
        say(json.dumps(move("x" * (2 << 20))))
    elif vice == "illegal":
        say(move("99,99"))
    elif vice == "escapes in a move":
        say(move("\x1b[31m1,1\nfoo"))
    elif vice == "other ply":
        say(dict(good, ply=turn["ply"] - 1))
    elif vice == "ply is a text":
        say(dict(good, ply="one"))
    elif vice == "ply wraps round":
        say(dict(good, ply=turn["ply"] + (1 << 32)))
    elif vice == "closes stdout":
        os.close(1)
        sleep()
    elif vice == "closes stdin":
        os.close(0)
        say(good)
        sleep()
    elif vice == "no newline":
        raw(json.dumps(good))
        sleep()
    elif vice == "twice":
        raw(2 * (json.dumps(good) + "\n"))
    elif vice == "invalid UTF-8":
        raw(b'{"type":"move","move":"\xff\xfe"}\n')
    elif vice == "deep":
        say('{"type":"move","move":' + "[" * 200000 + "]" * 200000 + "}")
    elif vice == "deep value":
        say('{"type":"move","move":"1,1","value":' + "[" * 400 + "]" * 400 + "}")
    elif vice == "duplicate keys":
        say('{"type":"move","move":"1,1","move":"2,2"}')
    elif vice == "torn":
        say('{"type":"move","move":"1,1"')
    elif vice == "a list":
        say("[1,2]")
    elif vice == "empty lines":
        raw("\n\r\n  \n" + json.dumps(good) + "\n\n")
    elif vice == "byte order mark":
        say("\ufeff" + json.dumps(good))
    elif vice == "NaN":
        say(dict(good, say="a \"NaN", value=float("nan")))
    elif vice == "Infinity":
        say(dict(good, value=float("-inf")))
    elif vice == "NaN in a text":
        say('{"type":"move","say":"NaN","value":maybe}')
    elif vice == "no type":
        say('{"move":"1,1"}')
    elif vice == "type is a number":
        say('{"type":7}')
    elif vice == "no move":
        say('{"type":"move"}')
    elif vice == "move is a number":
        say('{"type":"move","move":7}')
    elif vice == "says a number":
        say(dict(good, say=7))
    elif vice == "orphans hold the pipes":
        daemon()
        time.sleep(0.3)
        sys.exit(4)
    elif vice == "forks and exits":
        fork(3)
        sys.exit(5)
    elif vice == "forks and is silent":
        fork(5, deaf)
        subprocess.Popen(["sh", "-c", "trap '' TERM; sleep 1000 & sleep 1000"])
        sleep()
    elif vice == "bomb":
        fork(7, lambda: (fork(6), sleep()))
        sleep()
    elif vice == "ignores SIGTERM":
        deaf()
    elif vice == "stops itself":
        os.kill(os.getpid(), signal.SIGSTOP)
    elif vice == "kills itself":
        os.kill(os.getpid(), signal.SIGKILL)
    elif vice == "eats memory":
        eat()
    elif vice == "drips":
        drip(json.dumps(good).encode())
    elif vice == "100 MB of errors":
        for number in range(1600):
            os.write(2, b"%060d\n" % number * 1070)
        os.write(2, b"the last words\n")
        sys.exit(6)
    else:
        say(good)


def after_the_end():
    if vice == "talks after the end":
        say("good game")
    elif vice == "floods after the end":
        for number in range(2000):
            say({"type": "move", "move": "1,1", "ply": number})
    elif vice == "long line after the end":
        fork(1, lambda: say("x" * (3 << 20)))
        os.wait()
    elif vice == "bytes after the end":
        raw(b"\xff\xfe\n")
    elif vice == "half a line after the end":
        raw("good ")
    elif vice == "half a long line after the end":
        fork(1, lambda: raw("x" * (3 << 20)))
        os.wait()
    elif vice == "half an object after the end":
        raw('{"type": "mo')
    elif vice == "ready after the end":
        say({"type": "ready"})
    elif vice == "is tired after the end":
        say({"type": "decline", "reason": "tired"})
    elif vice == "exits after the end":
        sys.exit(0)


def greet():
    if vice == "late hello":
        time.sleep(60)
    if vice == "no hello":
        say({"type": "move", "move": "1,1"})
    hello = {"type": "hello", "name": "Zoo", "version": "1"}
    if vice == "name is a number":
        hello["name"] = 7
    elif vice == "wants a text":
        hello["wants"] = "moves"
    elif vice == "wants the moon":
        hello["wants"] = ["moon"]
    elif vice == "restart is a text":
        hello["restart"] = "yes"
    elif vice == "escapes in its name":
        hello["name"] = "\x1b[2J\x1b]0;owned\x07 " + "\U0001F98A" * 100
    raw(json.dumps(hello) + "\n" + ("anyone" if vice == "talks without being asked" else ""))


def serve():
    global asked, started
    while True:
        message = listen()
        if message["type"] == "hello":
            greet()
        elif message["type"] == "start":
            started += 1
            if started > 1 and vice == "talks at the next start":
                say("good game")
            elif started > 1 and vice == "exits at the next start":
                sys.exit("that was all")
            elif started > 1 and vice == "talks at all other starts":
                say({"type": "error"})
                continue
            elif started > 1 and vice == "never ready again":
                continue
            if vice == "not ready":
                say({"type": "hello"})
            elif vice == "declines three":
                say({"type": "decline", "reason": "two at most"} if message["players"] > 2 else {"type": "ready"})
            elif vice.startswith("declines"):
                say({"type": "decline", **({"reason": " two\nare {enough "} if vice == "declines" else {})})
                continue
            elif vice == "never ready":
                sleep()
            elif vice == "answers before being asked":
                say(json.dumps({"type": "ready"}) + "\n" + json.dumps(move("1,1")))
            else:
                say({"type": "ready"})
            if vice == "never reads":
                time.sleep(1000)
        elif message["type"] == "turn":
            asked += 1
            if asked == 1 and vice == "says and exits":
                say(move(message["legal"][0], say="all is well", value=0.5))
            elif asked == 1:
                say(good_move(message))
            else:
                answer(message)
        elif message["type"] == "end":
            after_the_end()
        elif message["type"] == "bye":
            if vice != "ignores bye":
                sys.exit(0)


serve()
