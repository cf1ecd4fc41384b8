"""A bot for Plateau that plays any game, as yet by chance. Make choose() better."""
import json, random, time, urllib.request

SERVER = "@ADDRESS@"
TOKEN = "@TOKEN@"


def choose(turn):
    """One of turn["legal"]; turn["state"] is the position, turn["seat"] who we are."""
    return random.choice(turn["legal"])


def ask(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": "Bearer " + TOKEN, "Content-Type": "application/json"}
    request = urllib.request.Request(SERVER + path, data, headers)
    return urllib.request.urlopen(request, timeout=60)


def play():
    for line in ask("/api/bot"):  # all our games come down one stream, a line each
        message = json.loads(line) if line.strip() else {"type": "nothing new"}
        if message["type"] == "turn":
            answer = {"table": message["table"], "ply": message["ply"]}
            ask("/api/bot", {**answer, "move": choose(message)}).close()
        elif message["type"] in ("start", "end"):
            print(message["type"], message["table"], message.get("scores", ""), flush=True)
        elif message["type"] == "bye":
            raise SystemExit("Somebody else plays with this token now.")


me = json.load(ask("/api/account"))
print("I am", me["name"], "and can be seated as account:" + me["id"], flush=True)
while True:
    try:
        play()
    except OSError as lost:  # a restart, or a move too late: after a second all is told again
        print("lost the line:", lost, flush=True)
    time.sleep(1)
