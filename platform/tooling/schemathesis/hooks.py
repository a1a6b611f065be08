"""What schemathesis cannot read from the OpenAPI document: how somebody signs in here, and what is theirs.

Read by `run.ts` beside this file, which says through SCHEMATHESIS_GIVEN who asks:

- `visitor`: without a session; changing calls carry the token of a visitor.
- `user`: one person of the highest plan with a finished analysis. Calls that change an account (sign out, change the
  password, delete it, ...) each get a person of their own, and a new one as soon as the session has ended, so that
  nothing has to be left out and no call is refused for what another one did.
"""

import atexit
import base64
import json
import os
import random
import threading
import uuid
from collections import Counter

import requests
import schemathesis

GIVEN = json.loads(os.environ["SCHEMATHESIS_GIVEN"])
URL: str = GIVEN["url"]
AS_USER: bool = GIVEN["who"] == "user"
PASSWORD: str = GIVEN["password"]
SESSION = "adjudge_session"
NEW_PASSWORD = "another-horse-8"

dice = random.Random(20261121)
lock = threading.Lock()


def visitor() -> dict[str, str]:
    """Cookies of a browser that saw the site once."""
    return requests.get(f"{URL}/api/session", timeout=30).cookies.get_dict()


def stranger() -> dict[str, str]:
    """Cookies of a new person who just signed up."""
    cookies = visitor()
    answer = requests.post(
        f"{URL}/api/auth/signup",
        json={"email": f"schema.{uuid.uuid4()}@example.test", "password": PASSWORD, "name": "Schema"},
        headers={"origin": URL},
        cookies=cookies,
        timeout=30,
    )
    answer.raise_for_status()
    return {**cookies, **answer.cookies.get_dict()}


def changes_an_account(operation) -> bool:
    return operation.path.startswith("/api/auth/") and operation.method.upper() != "GET"


class Browsers:
    """Who asks: the main person, or one of its own for each operation that changes an account."""

    def __init__(self) -> None:
        self.main = GIVEN["cookies"] if AS_USER else visitor()
        self.own: dict[str, dict[str, str]] = {}

    def of(self, operation) -> dict[str, str]:
        if not AS_USER or not changes_an_account(operation):
            return self.main
        with lock:
            if operation.label not in self.own:
                self.own[operation.label] = stranger()
            return self.own[operation.label]

    def ended(self, operation) -> None:
        with lock:
            self.own.pop(operation.label, None)


browsers = Browsers()


@schemathesis.auth(refresh_interval=None)
class Browser:
    def get(self, case, ctx):
        return browsers.of(ctx.operation)

    def set(self, case, cookies, ctx):
        case.cookies = {**(case.cookies or {}), **cookies}
        if ctx.operation.method.upper() != "GET":
            case.headers = {**(case.headers or {}), "origin": URL}


statuses: Counter[str] = Counter()
succeeded: set[str] = set()
operations: set[str] = set()


@schemathesis.hook
def after_call(context, case, response):
    """Counts what was answered. A session that was ended or replaced is not used again."""
    with lock:
        statuses[str(response.status_code)] += 1
        operations.add(case.operation.label)
        if response.status_code < 400 and case.method.upper() == case.operation.method.upper():
            succeeded.add(case.operation.label)
    cookies = " ".join(response.headers.get("set-cookie", []))
    if SESSION in cookies or response.status_code == 401:
        browsers.ended(case.operation)


# Refusals of calls the document does not describe; every other code is about what a call means.
OF_THE_FORM = {"invalid_input", "malformed_body", "unsupported_media_type", "payload_too_large"}
refused_for_meaning: Counter[str] = Counter()


@schemathesis.hook
def filter_failure(context, failure, case, response) -> bool:
    """A call the document allows may be refused all the same, for what no schema can say: a wrong password, a link that
    was used. That is no finding where the document lists the code for this status."""
    if type(failure).__name__ != "RejectedPositiveData":
        return True
    answer = case.operation.definition.raw["responses"].get(str(response.status_code), {})
    code = response.json().get("code")
    if code in OF_THE_FORM or code not in answer.get("description", "").split(", "):
        return True
    with lock:
        refused_for_meaning[code] += 1
    return False


def own_session(operation) -> str:
    answer = requests.get(f"{URL}/api/auth/sessions", cookies=browsers.of(operation), timeout=30)
    return answer.json()["sessions"][0]["id"] if answer.ok else str(uuid.uuid4())


def is_positive(case) -> bool:
    return case.meta is None or case.meta.generation.mode.value == "positive"


@schemathesis.hook
def map_case(context, case):
    """Of sound calls, two in three are about something that is there: an id of the main person, the right password, a
    file that is a picture."""
    if not is_positive(case) or dice.random() < 1 / 3:
        return case
    path = case.operation.path
    for name, values in given_parameters(case).items():
        if name in (case.path_parameters or {}):
            case.path_parameters[name] = dice.choice(values)
    if isinstance(case.body, dict):
        for field, value in SOUND.items():
            if field in case.body:
                case.body[field] = value
        if path in ("/api/auth/signup", "/api/auth/register"):
            case.body["email"] = f"schema.{uuid.uuid4()}@example.test"
        if path == "/api/analyze" and "file" in case.body:
            case.body["file"] = PICTURE
    return case


SOUND = {"password": PASSWORD, "currentPassword": PASSWORD, "newPassword": NEW_PASSWORD}
PICTURE = base64.b64decode(GIVEN["picture"])


def given_parameters(case) -> dict[str, list[str]]:
    if not AS_USER:
        return {}
    path = case.operation.path
    if path == "/api/auth/sessions/{id}":
        return {"id": [own_session(case.operation)]}
    return GIVEN["parameters"].get(f"{case.method.upper()} {path}") or GIVEN["parameters"].get(path.split("{")[0], {})


@atexit.register
def tell():
    with open(GIVEN["answers"], "w", encoding="utf-8") as file:
        json.dump(
            {
                "statuses": dict(sorted(statuses.items())),
                "succeeded": sorted(succeeded),
                "operations": sorted(operations),
                "refusedForMeaning": dict(sorted(refused_for_meaning.items())),
            },
            file,
        )
