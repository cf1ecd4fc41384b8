"""A bot for Plateau that plays any game, as yet by chance. Make choose() better."""
import json, random, time, urllib.error, urllib.request

SERVER = "@ADDRESS@"
TOKEN = "@TOKEN@"


def choose(turn):  # turn["legal"] has the moves, turn["state"] the position, turn["seat"] who we are
    return random.choice(turn["legal"])


def ask(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": "Bearer " + TOKEN, "Content-Type": "application/json"}
    return urllib.request.urlopen(urllib.request.Request(SERVER + path, data, headers), timeout=60)


def play():
    for line in ask("/api/bot"):  # all our games come down one stream, a line each
        message = json.loads(line) if line.strip() else {"type": "an empty line: the line holds"}
        if message["type"] == "turn":
            answer = {"table": message["table"], "ply": message["ply"], "move": choose(message)}
            ask("/api/bot", answer).close()
        elif message["type"] in ("start", "end"):
            print(message["type"], message["table"], message.get("scores", ""), flush=True)
        elif message["type"] == "bye":
            raise SystemExit("Somebody else plays with this token now.")


me = json.load(ask("/api/account"))
print("I am", me["name"], "and can be seated as account:" + me["id"], flush=True)
while True:
    try:
        play()
    except OSError as lost:  # the server restarts, or a move came too late: it tells us again
        print("lost the line:", lost, flush=True)
    time.sleep(1)
