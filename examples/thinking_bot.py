"""A bot that thinks with Saucer's own rules and players: python examples/thinking_bot.py 'LINK' NAME"""

import json
import random
import sys
import urllib.request
from typing import Any

import msgspec
from websockets.sync.client import connect

import saucer.games  # noqa: F401 - makes the games known
from saucer import bots
from saucer.core.door import legal
from saucer.core.registry import find
from saucer.core.rng import Rng

link, name = sys.argv[1:]
server, _, rest = link.partition("/table/")
table, _, invite = rest.partition("#invite=")
headers = dict[str, str]()


def post(path: str, **body: object) -> Any:
    request = urllib.request.Request(f"{server}/api{path}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


headers["Authorization"] = "Bearer " + post("/me")["token"]
seat = post(f"/tables/{table}/ask", do="sit", invite=invite, name=name)["company"]["me"]["seats"][0]
post(f"/tables/{table}/ask", do="ready", ready=True)
with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket", additional_headers=headers) as socket:
    socket.send('{"type": "hello", "v": 1}')
    while not (told := json.loads(socket.recv())).get("outcome"):
        if seat in told.get("to_act", []) and told["legal"]:
            socket.send('{"type": "imagine", "id": 1}')
        elif told["type"] == "imagined":
            game = find(told["game"])
            state = game.restore(msgspec.convert(told["options"], game.options), told["seats"], told["position"])
            if not legal(state, seat):
                continue  # others were quicker: an update tells what comes next
            action = bots.find(game, "rollout", playouts=100).choose(state, seat, Rng(random.getrandbits(64)))
            said = {"type": "command", "id": 2, "command": game.codec.command(action)}
            if len(state.to_act()) == 1:  # where all act at once, others may go on while it thinks
                said["ply"] = told["ply"]
            socket.send(msgspec.json.encode(said), text=True)
