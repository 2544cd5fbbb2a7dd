"""Importing this module registers the ids `farshore/<Game>-v1` with Gymnasium.

Gymnasium imports it by itself for an id with a module name:
`gymnasium.make("farshore.envs.gym:farshore/Antarctica-v1")`.
"""

from farshore.envs.registration import register_gymnasium

register_gymnasium()
