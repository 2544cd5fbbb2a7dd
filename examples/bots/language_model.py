"""A language model as a player, behind any interface that speaks OpenAI's chat completions.

    export FARSHORE_LM_URL=http://127.0.0.1:8080/v1   # llama.cpp, vLLM, Ollama, or a service
    export FARSHORE_LM_MODEL=my-model
    export FARSHORE_LM_KEY=…                          # if it wants one
    cd examples/bots
    farshore arena aquatica --bots py:language_model:LanguageModel,random --matches 2

It sees each decision in words (`farshore.external.text`) and answers with a move. Answers that name
no legal move are asked for again; after three, `greedy` decides and the arena counts a forfeit.
Only Python's own library is used.
"""

from __future__ import annotations

import json
import os
import urllib.request
from http.client import HTTPException

from farshore.external.text import ChatMessage, TextBot

SECONDS = 120.0


class LanguageModel(TextBot):
    """Asks the model at FARSHORE_LM_URL, at temperature 0."""

    def answer(self, conversation: list[ChatMessage]) -> str:
        body = {
            "model": os.environ.get("FARSHORE_LM_MODEL", "default"),
            "messages": conversation,
            "temperature": 0,
            "max_tokens": int(os.environ.get("FARSHORE_LM_TOKENS", "1000")),
        }
        url = os.environ.get("FARSHORE_LM_URL", "http://127.0.0.1:8080/v1")
        request = urllib.request.Request(
            f"{url.rstrip('/')}/chat/completions",
            json.dumps(body).encode(),
            {"Content-Type": "application/json"},
        )
        key = os.environ.get("FARSHORE_LM_KEY")
        if key:
            request.add_header("Authorization", f"Bearer {key}")
        try:
            with urllib.request.urlopen(request, timeout=SECONDS) as reply:
                document = json.load(reply)
        except HTTPException as error:
            raise OSError(f"the reply is broken or cut off: {error!r}") from error
        except ValueError as error:
            raise OSError(f"the reply is not JSON: {error}") from error
        try:
            return str(document["choices"][0]["message"]["content"])
        except (KeyError, IndexError, TypeError) as error:
            raise OSError(f"not a chat completion: {document}") from error
