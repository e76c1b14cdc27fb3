"""A bot that is sent an invitation like anybody else: python examples/bot.py 'LINK' NAME"""

import json
import random
import sys
import urllib.request
from typing import Any

from websockets.sync.client import connect

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
    while not (message := json.loads(socket.recv())).get("outcome"):
        if seat in message.get("to_act", []) and message["legal"]:
            socket.send(json.dumps({"type": "command", "id": 1, "command": random.choice(message["legal"])}))
