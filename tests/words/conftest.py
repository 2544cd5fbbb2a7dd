"""Words must never fail silently in tests: an unknown key or a missing parameter is an error."""

from collections.abc import Mapping

import pytest

from farshore.localization.messages import Words


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on every message must exist and get all its parameters."""

    def fill(self: Words, key: str, params: Mapping[str, str | int]) -> str:
        found = self._pattern(key)
        assert found is not None, f"no message {key}"
        bundle, pattern = found
        text, errors = bundle.format(pattern, params)
        assert not errors, f"{key}: {errors}"
        return text

    monkeypatch.setattr(Words, "fill", fill)
