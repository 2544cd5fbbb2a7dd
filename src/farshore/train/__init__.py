"""A first learner: a small network learns from games that the search plays against itself.

Each round plays games with what was learned so far, fits the network to all recent games, and
measures it in a duel with the search that has no network. Everything is in one folder, which
`farshore train` goes on with after a stop:

    config.json       what was asked for, with the seed
    games-001.npz     the positions of a round's games, and how they ended
    net-001.json      the network after a round; net.json is the last one
    log.jsonl         a line for each round
    report.html       the learning curve; curve.svg is its picture alone

    from farshore.train import TrainingConfig, train
    train(TrainingConfig("antarctica", players=2), Path("run"), words("en"))
"""

from farshore.train.loop import train
from farshore.train.plan import TrainingConfig, TrainingRound

__all__ = ["TrainingConfig", "TrainingRound", "train"]
