"""What is wrong with a request, as a key and parameters instead of the library's English words."""

from __future__ import annotations

from typing import Any, Final

from farshore.core.errors import Param

PROBLEMS: Final = {
    "missing": "missing",
    "extra_forbidden": "unknown",
    "string_type": "text",
    "string_pattern_mismatch": "characters",
    "string_unicode": "characters",
    "int_type": "number",
    "int_parsing": "number",
    "int_from_float": "number",
    "bool_type": "truth",
    "bool_parsing": "truth",
    "list_type": "list",
    "dict_type": "object",
    "model_type": "object",
    "model_attributes_type": "object",
    "string_too_short": "short",
    "too_short": "short",
    "string_too_long": "long",
    "too_long": "long",
    "greater_than_equal": "small",
    "less_than_equal": "large",
    "literal_error": "choice",
}
"""The variant of the message `bad-request` for each type of error of pydantic."""
LIMITS: Final = ("min_length", "max_length", "ge", "le", "expected")
"""Where pydantic says what would have been right."""


def described(fault: Any) -> dict[str, Param]:
    """The parameters of `bad-request` for one error of pydantic."""
    context = fault.get("ctx", {})
    limits = [str(context[name]) for name in LIMITS if name in context]
    return {
        "path": ".".join(str(part) for part in fault["loc"]),
        "problem": PROBLEMS.get(fault["type"], "other"),
        "limit": limits[0].replace(" or ", ", ").replace("'", "") if limits else "",
    }
