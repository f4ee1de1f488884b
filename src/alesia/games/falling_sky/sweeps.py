"""What may be answered at once: pieces that are alike, and everybody of a group."""

from alesia.games.falling_sky.commands.rally import warband_limit
from alesia.games.falling_sky.commands.recruit import auxilia_limit
from alesia.games.falling_sky.components import PIECES, REGION, Faction, Region
from alesia.games.falling_sky.state import State
from alesia.kernel.ask import Option
from alesia.kernel.sweep import NO_SWEEPS, NUMBER, Asked, Sweep, Sweeps

_PIECE = {piece.name: piece for piece in PIECES}
_BANDS = {  # 3.2.1, 3.3.1 the most Warbands or Auxilia, and nothing beside them
    **{"rally": ("place_warbands",), "warbands": (NUMBER,), "rally_more": ("done",)},
    **{"recruit": ("place_auxilia",), "auxilia": (NUMBER,)},
}
_MARCH, _QUARTERS = {"march_number": (NUMBER,)}, {"quarters_number": (NUMBER,)}
_PAY_HERE = {"pay_or_roll": ("stay", "pay", "done")}
_PAY = {**_PAY_HERE, "quarters_region": ("region", "done")}
_GROUPS = {"march_to": _MARCH, "quarters_to": _QUARTERS, "to_provincia": _QUARTERS}


def sweeps(s: State, faction: Faction, ask: Asked) -> Sweeps:
    if ask.key == "command":
        return Sweeps(tuple(each for option in ask.options if (each := _muster(s, faction, option))))
    if ask.key in _GROUPS:
        regions = [option for option in ask.options if option.verb == "region"]
        return Sweeps(tuple(Sweep("group", option, _GROUPS[ask.key]) for option in regions))
    if ask.key in ("march_number", "quarters_number"):
        return Sweeps((Sweep("rest", ask.options[-1], {ask.key: (NUMBER,)}, alone=True),))
    if ask.key in _PAY:
        name, way = ("pay_here", _PAY_HERE) if ask.key in _PAY_HERE else ("pay", _PAY)
        first = Sweep(name, ask.options[0], way).answer(ask)
        return Sweeps((Sweep(name, first, way, alone=True),)) if first is not None else NO_SWEEPS
    return Sweeps(times=_losses(s, ask)) if ask.key == "loss" else NO_SWEEPS


def _muster(s: State, faction: Faction, option: Option) -> Sweep | None:
    """As many Warbands or Auxilia as can be placed there."""
    region = REGION.get(str(option.noun))
    if region is None or option.verb not in ("rally", "recruit"):
        return None
    most = warband_limit(s, faction, region) if option.verb == "rally" else auxilia_limit(s, region)
    return Sweep(f"most_{option.verb}", option, _BANDS, (most,)) if most else None


def _losses(s: State, ask: Asked) -> dict[Option, int]:
    """3.2.4 Pieces of a kind, as far as there are Losses to take."""
    region, n = ask.about[:2]
    assert isinstance(region, Region)
    assert isinstance(n, int)
    there = {option: _PIECE[str(option.noun)] for option in ask.options if option.verb == "piece"}
    most = {option: min(n, s.pieces[region.base + piece]) for option, piece in there.items()}
    return {option: times for option, times in most.items() if times > 1}
