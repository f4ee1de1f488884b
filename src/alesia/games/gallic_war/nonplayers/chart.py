"""Charts of cards: what stands in them."""

from alesia.games.gallic_war.nonplayers.mind import Mind
from alesia.games.gallic_war.nonplayers.plans import Plan
from alesia.nonplayers.chart import Box as Action
from alesia.nonplayers.chart import Diamond as Question

Diamond = Question[Mind]
Box = Action[Mind, Plan]
Chart = dict[str, Diamond | Box]


def chart(*boxes: Diamond | Box) -> Chart:
    return {box.name: box for box in boxes}
