"""Engines that others wrote, in random play, and a plain loop: what this machine does today."""

from random import Random
from time import process_time
from typing import Any

import chess
import pyspiel


def measure() -> dict[str, float]:
    figures = of_chess(10) | of_perft(5) | of_loop()
    return figures | of_openspiel("backgammon", 60) | of_openspiel("chess", 60)


def of_chess(games: int) -> dict[str, float]:
    random, moves, began = Random(1), 0, process_time()
    for _ in range(games):
        board = chess.Board()
        while not board.is_game_over():
            board.push(random.choice(list(board.legal_moves)))
            moves += 1
    seconds = process_time() - began
    return {"chess_moves_per_second": moves / seconds, "chess_games_per_second": games / seconds}


def of_perft(times: int) -> dict[str, float]:
    began = process_time()
    nodes = sum(perft(chess.Board(), 3) for _ in range(times))
    return {"chess_perft_nodes_per_second": nodes / (process_time() - began)}


def perft(board: chess.Board, depth: int) -> int:
    """How many lines of this many moves there are: the usual test of move generators."""
    if depth == 0:
        return 1
    nodes = 0
    for move in board.legal_moves:
        board.push(move)
        nodes += perft(board, depth - 1)
        board.pop()
    return nodes


def of_openspiel(name: str, games: int) -> dict[str, float]:
    """Random games of OpenSpiel: the rules in C++, the players in Python."""
    game, random, began = pyspiel.load_game(name), Random(1), process_time()
    moves = sum(random_play(game.new_initial_state(), random) for _ in range(games))
    seconds = process_time() - began
    return {
        f"openspiel_{name}_games_per_second": games / seconds,
        f"openspiel_{name}_moves_per_second": moves / seconds,
    }


def random_play(state: Any, random: Random) -> int:
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            moves += 1
    return moves


def of_loop() -> dict[str, float]:
    began, total = process_time(), 0
    for n in range(2_000_000):
        total += n & 7
    return {"loop_millions_per_second": 2 / (process_time() - began)}
