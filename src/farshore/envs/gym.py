"""Importing this module registers the ids `farshore/<Game>-v2` with Gymnasium, and older ones.

Gymnasium imports it by itself for an id with a module name:
`gymnasium.make("farshore.envs.gym:farshore/Antarctica-v2")`.
"""

from farshore.envs.registration import register_gymnasium

register_gymnasium()
