"""Everything a script can do, over real sockets."""

from typing import Any

import pytest

import saucer.games  # noqa: F401 - makes the games known, for reading logs
from saucer.core.log import read
from tests.web.server import GAME, Person


def code(response: Any) -> str:
    found: str = response.json()["refusal"]["code"]
    return found


def test_a_new_identity_comes_as_a_token_and_as_a_cookie(stranger: Person) -> None:
    assert stranger.get("/me") == {"known": False}
    response = stranger.http.post("/me")
    assert response.status_code == 201
    token = response.json()["token"]
    cookie = response.headers["set-cookie"]
    assert cookie.startswith(f"saucer={token};")
    assert {"HttpOnly", "SameSite=strict", "Path=/"} <= set(cookie.split("; "))
    assert stranger.get("/me") == {"known": True}
    assert stranger.post("/tables", {"game": GAME})["seat"] == 0


def test_a_bearer_is_known_and_another_is_not(ada: Person) -> None:
    assert ada.get("/me") == {"known": True}
    assert ada.get("/me", headers={"Authorization": f"bearer {ada.token}"}) == {"known": True}
    assert ada.get("/me", headers={"Authorization": "Bearer somebody"}) == {"known": False}
    assert ada.get("/me", headers={"Authorization": ""}) == {"known": False}


def test_games_describe_themselves(ada: Person) -> None:
    (game,) = (game for game in ada.get("/games")["games"] if game["slug"] == GAME)
    assert game["seats"] == [1, 1]
    assert "random" in game["bots"]
    assert game["options"]["hard"] == []
    assert game["schema"]["$defs"]["NineCardOptions"]["properties"].keys() == game["options"].keys()


def test_a_table_to_be_can_be_looked_at(stranger: Person) -> None:
    easy = stranger.post(f"/games/{GAME}/scenery", {"options": {}})
    hard = stranger.post(f"/games/{GAME}/scenery", {"options": {"hard": ["sky-1"]}})
    assert easy["view"]["phase"] == "roll"
    assert easy["scenery"] != hard["scenery"]
    assert hard["scenery"]["hard_cards"] == ["sky-1"]


def test_a_new_table_is_ready_to_play(ada: Person) -> None:
    snapshot = ada.new_table(options={"hard": ["sky-2"]})
    assert (snapshot["type"], snapshot["v"], snapshot["game"], snapshot["seat"]) == ("snapshot", 1, GAME, 0)
    assert (snapshot["ply"], snapshot["to_act"], snapshot["outcome"], snapshot["undo"]) == (1, [0], None, False)
    assert snapshot["options"]["hard"] == ["sky-2"]
    assert snapshot["scenery"]["hard_cards"] == ["sky-2"]
    assert all(command["do"] == "place" for command in snapshot["legal"])
    assert ada.get(f"/tables/{snapshot['table']}") == snapshot


def test_a_command_is_played_once(ada: Person) -> None:
    table = ada.new_table()
    asked = {"command": table["legal"][0], "ply": 1}
    answer = ada.post(f"/tables/{table['table']}/commands", asked)
    assert answer["ply"] == 2
    (step,) = answer["steps"]
    assert (step["ply"], step["seat"], step["command"], step["counts"]) == (1, 0, asked["command"], True)
    assert step["events"][0]["event"] == "die_placed"
    assert step["events"][0]["rule"].startswith("UFS-")
    again = ada.http.post(f"/tables/{table['table']}/commands", json=asked)
    assert (again.status_code, code(again)) == (409, "stale-version")


def test_the_rules_say_no_with_a_reason(ada: Person) -> None:
    table = ada.new_table()["table"]
    response = ada.http.post(f"/tables/{table}/commands", json={"command": {"do": "finish"}})
    assert (response.status_code, code(response)) == (422, "not-now")
    response = ada.http.post(f"/tables/{table}/commands", json={"command": {"do": "rolled", "values": [6, 6, 6, 6, 6]}})
    assert response.status_code == 422
    assert ada.get(f"/tables/{table}")["ply"] == 1


def test_only_the_owner_plays_and_everybody_watches(ada: Person, bob: Person, stranger: Person) -> None:
    table = ada.new_table()
    for watcher in (bob, stranger):
        seen = watcher.get(f"/tables/{table['table']}")
        assert (seen["seat"], seen["legal"], seen["undo"]) == (None, [], False)
        assert seen["view"] == table["view"]
        for path, body in (
            ("commands", {"command": table["legal"][0]}),
            ("undo", {}),
            ("preview", {"command": table["legal"][0]}),
            ("imagine", {}),
        ):
            response = watcher.http.post(f"/tables/{table['table']}/{path}", json=body)
            assert (response.status_code, code(response)) == (403, "not-your-seat")


def test_undo_and_steps(ada: Person) -> None:
    table = ada.new_table()
    path = f"/tables/{table['table']}"
    black = next(command for command in table["legal"] if command["die"] == 0)
    ada.post(f"{path}/commands", {"command": black})
    assert ada.get(path)["undo"]
    assert ada.post(f"{path}/undo", {"ply": 2})["ply"] == 3
    after = ada.get(path)
    assert (after["view"], after["legal"], after["undo"]) == (table["view"], table["legal"], False)
    assert [step["counts"] for step in ada.get(f"{path}/steps")["steps"]] == [True, False, True]
    assert [step["ply"] for step in ada.get(f"{path}/steps", params={"from": 2})["steps"]] == [2]
    response = ada.http.post(f"{path}/undo", json={})
    assert (response.status_code, code(response)) == (422, "nothing-to-undo")


def test_a_preview_is_what_then_happens(ada: Person) -> None:
    table = ada.new_table()
    path = f"/tables/{table['table']}"
    for command in table["legal"][:5]:
        ada.post(f"{path}/preview", {"command": command})
    assert ada.get(path) == table
    black = next(command for command in table["legal"] if command["die"] == 0)
    preview = ada.post(f"{path}/preview", {"command": black})
    (step,) = ada.post(f"{path}/commands", {"command": black})["steps"]
    assert preview["events"] == step["events"]
    assert preview["view"] == ada.get(path)["view"]


def test_any_ply_can_be_looked_at_and_forked(ada: Person, bob: Person) -> None:
    table = ada.new_table()
    path = f"/tables/{table['table']}"
    last = ada.play(table["table"], 12)
    past = bob.get(path, params={"at": 1})
    assert (past["ply"], past["view"]) == (1, table["view"])
    steps = ada.get(f"{path}/steps")["steps"]
    ply = max(step["ply"] for step in steps if step["seat"] == 0)  # before a person's command, not before a roll
    fork = bob.post(f"{path}/fork", {"ply": ply})
    assert (fork["ply"], fork["seat"]) == (ply, 0)
    assert fork["view"] == ada.get(path, params={"at": ply})["view"]
    bob.play(fork["table"], 3)
    assert ada.get(path)["ply"] == last
    for ply in (last + 1, 10**6):
        response = bob.http.post(f"{path}/fork", json={"ply": ply})
        assert (response.status_code, code(response)) == (404, "no-such-ply")


def test_a_fork_before_a_roll_rolls_anew(ada: Person, bob: Person) -> None:
    table = ada.new_table()["table"]
    fork = bob.post(f"/tables/{table}/fork", {"ply": 0})
    assert (fork["ply"], fork["view"]["phase"]) == (1, "place")


def test_a_log_can_be_taken_out_and_brought_in(ada: Person, bob: Person) -> None:
    table = ada.new_table()["table"]
    ply = ada.play(table, 20)
    response = ada.http.get(f"/tables/{table}/log")
    assert response.headers["content-type"].startswith("application/jsonl")
    assert read(response.text.splitlines()).ply == ply
    copy = bob.http.post("/tables/import", content=response.content)
    assert copy.status_code == 201
    assert (copy.json()["ply"], copy.json()["seat"]) == (ply, 0)
    assert copy.json()["view"] == ada.get(f"/tables/{table}")["view"]
    assert bob.http.get(f"/tables/{copy.json()['table']}/log").content == response.content


def test_a_table_can_begin_with_any_position(ada: Person) -> None:
    table = ada.new_table()["table"]
    ada.play(table, 4)
    position = ada.get(f"/tables/{table}")["view"]
    twin = ada.new_table(start=position)
    assert (twin["view"], twin["ply"]) == (position, 0)


def test_my_tables_are_mine_the_latest_first(ada: Person, bob: Person) -> None:
    first, second = ada.new_table()["table"], ada.new_table(options={"hard": ["sky-1"]})["table"]
    bob.new_table()
    ply = ada.play(first, 3)
    tables = ada.get("/tables")["tables"]
    assert [table["table"] for table in tables] == [first, second]
    assert (tables[0]["ply"], tables[0]["game"], tables[0]["outcome"]) == (ply, GAME, None)
    assert tables[1]["options"]["hard"] == ["sky-1"]
    assert tables[0]["created"] <= tables[1]["created"] <= tables[0]["changed"]


def test_a_whole_game_by_script(ada: Person) -> None:
    table = ada.new_table()["table"]
    ada.play(table, 1000)
    snapshot = ada.get(f"/tables/{table}")
    assert (snapshot["legal"], snapshot["to_act"]) == ([], [])
    assert snapshot["outcome"] == {"shares": [0.0], "reason": snapshot["view"]["ending"]}
    assert ada.get("/tables")["tables"][0]["outcome"] == snapshot["outcome"]


def test_a_bot_plays_for_us(ada: Person) -> None:
    table = ada.new_table(bots={"0": "random"})
    assert (table["company"]["seats"][0]["bot"], table["seat"]) == ("random", None)
    with ada.socket(table["table"]) as socket:
        heard = socket.hello()
        while heard["outcome"] is None:
            heard = socket.hear()
    assert ada.get("/tables")["tables"][0]["outcome"] == heard["outcome"]


@pytest.mark.parametrize(
    ("body", "status", "refusal"),
    [
        ({"game": "ludo"}, 404, "no-such-game"),
        ({"game": GAME, "options": {"hard": ["sky-77"]}}, 422, "bad-options"),
        ({"game": GAME, "options": {"easy": True}}, 422, "bad-options"),
        ({"game": GAME, "options": []}, 422, "bad-options"),
        ({"game": GAME, "seats": 2}, 422, "bad-seats"),
        ({"game": GAME, "bots": {"0": "grandmaster"}}, 422, "no-such-bot"),
        ({"game": GAME, "bots": {"7": "random"}}, 422, "bad-seats"),
        ({"game": GAME, "bots": {"me": "random"}}, 400, "bad-message"),
        ({"game": GAME, "start": {}}, 422, "bad-position"),
        ({"game": GAME, "start": 7}, 422, "bad-position"),
    ],
)
def test_what_cannot_be_set_up_is_refused(ada: Person, body: Any, status: int, refusal: str) -> None:
    response = ada.http.post("/tables", json=body)
    assert (response.status_code, code(response)) == (status, refusal)
    assert ada.get("/tables")["tables"] == []


def test_who_is_nobody_makes_no_tables(ada: Person, stranger: Person) -> None:
    table = ada.new_table()["table"]
    log = ada.http.get(f"/tables/{table}/log").content
    for response in (
        stranger.http.post("/tables", json={"game": GAME}),
        stranger.http.post(f"/tables/{table}/fork", json={"ply": 1}),
        stranger.http.post("/tables/import", content=log),
    ):
        assert (response.status_code, code(response)) == (401, "no-identity")
    assert stranger.get("/tables") == {"tables": []}
