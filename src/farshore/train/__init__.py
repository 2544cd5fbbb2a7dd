"""Training a value network by self-play of the search.

Each round plays games with the latest network, fits a network to all recent games, and measures it
in a duel with the search without a network. Everything is in one folder, and `farshore train`
continues there after a stop:

    config.json       the configuration, with the seed
    games-001.npz     the positions of a round's games, and how they ended
    net-001.json      the network after a round; net.json is the last one
    log.jsonl         a line for each round
    report.html       the learning curve; curve.svg is its picture alone

    from farshore.train import TrainingConfig, train
    train(TrainingConfig("antarctica", players=2), Path("run"), words("en"))

    loop.py     rounds of playing, fitting and measuring
    config.py   what is asked for, and what a round has brought
    games.py    self-play
    fit.py      fitting a network, in numpy
    report.py   the learning curve
"""

from farshore.train.config import TrainingConfig, TrainingRound
from farshore.train.loop import train

__all__ = ["TrainingConfig", "TrainingRound", "train"]
