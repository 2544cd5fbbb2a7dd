"""Importing this module makes the ids `farshore/<Game>-v1` known to Gymnasium.

That is how Gymnasium finds them by a text alone:
`gymnasium.make("farshore.envs.gym:farshore/Antarctica-v1")`.
"""

from farshore.envs.registration import register_gymnasium

register_gymnasium()
