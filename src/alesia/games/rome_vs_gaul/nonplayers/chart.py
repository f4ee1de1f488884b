"""What stands in the charts of actions."""

from alesia.games.rome_vs_gaul.nonplayers.mind import Mind
from alesia.games.rome_vs_gaul.nonplayers.plans import Plan
from alesia.nonplayers.chart import Box as Action
from alesia.nonplayers.chart import Diamond as Question

Diamond = Question[Mind]
Box = Action[Mind, Plan]
Chart = dict[str, Diamond | Box]


def chart(*boxes: Diamond | Box) -> Chart:
    return {box.name: box for box in boxes}
