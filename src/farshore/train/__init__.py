"""Training a network by self-play: chances of the seats, and which moves are good.

Each round plays games with the latest network (`self_play.py`: seats look one step ahead, in
compiled code), moves the network towards the targets of the last few rounds, and now and then
measures it in a duel with the search without a network. Everything is in one folder, and
`farshore train` continues there after a stop:

    config.json          the configuration, with the seed
    positions-0001.npz   the positions of a round's games and their targets; the last few rounds
    checkpoint-0001.npz  weights and optimizer after a round; the last two
    net-0001.json        the network after a round; net.json is the mean of the last ones
    log.jsonl            a line for each round: the learning curve
    report.html          its picture; curve.svg is the picture alone

    from farshore.train import TrainingConfig, train
    train(TrainingConfig("antarctica", players=2), Path("run"), words("en"))

    recipes.py    which trainings, one after the other, make a good network of each game
    loop.py       rounds of playing, learning and measuring
    config.py     what is asked for, and what a round has brought
    folder.py     whose folder it is, and the rounds that are in it
    positions.py  batches of self-play, and positions to learn from
    self_play.py  a game against itself, and the targets of its positions (compiled)
    fit.py        the network in training, in numpy
    report.py     the learning curve
"""

from farshore.train.config import TrainingConfig, TrainingRound
from farshore.train.loop import train
from farshore.train.recipes import follow, recipe

__all__ = ["TrainingConfig", "TrainingRound", "follow", "recipe", "train"]
