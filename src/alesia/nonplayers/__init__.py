"""The frame of every game's non-players: an agent that remembers one turn, a mind with dice and priorities, charts.

A game brings its boxes, priorities and words; whoever plays by them answers questions like anybody else.
"""
