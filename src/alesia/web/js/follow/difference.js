/**
 * What moved, came and went between two views: told by what stood where before and after, whatever was done.
 * @typedef {{place: string, owner: string|null, what: string, count: number, stays?: boolean, turns?: boolean, name?: string, strength?: number}} Standing
 *   stays: it does not move by itself (a marker, an Ally); turns: it may change sides; name, strength: of a piece that is known, and can be weakened
 * @typedef {{kind: "move"|"gain"|"loss"|"turn"|"weaker"|"stronger", owner: string|null, loser?: string|null, count: number, from?: string, to?: string, place?: string}} Trace
 */

/**
 * @param {Standing[]} before
 * @param {Standing[]} after
 * @returns {Trace[]}
 */
export function tracesOf(before, after) {
  const kinds = new Map();
  for (const each of before) count(kinds, each, -each.count);
  for (const each of after) count(kinds, each, each.count);
  return merged([...turned([...kinds.values()].flatMap(movesOf)), ...weakened(before, after)]);
}

/** How many more of each kind there are at each place. */
function count(kinds, { place, owner, what, stays = false, turns = stays }, by) {
  const key = `${owner} ${what}`;
  if (!kinds.has(key)) kinds.set(key, { owner, what, stays, turns, places: new Map() });
  const { places } = kinds.get(key);
  places.set(place, (places.get(place) ?? 0) + by);
}

/** What is missing in one place and is more in another has moved; the rest has come or gone. */
function movesOf({ owner, what, stays, turns, places }) {
  const left = [...places].filter(([, by]) => by < 0).map(([place, by]) => ({ place, count: -by }));
  const come = [...places].filter(([, by]) => by > 0).map(([place, by]) => ({ place, count: by }));
  const moves = stays ? [] : come.flatMap((to) => left.map((from) => moved(from, to, owner)));
  const marks = (kind, sites) => sites.map(({ place, count: n }) => ({ kind, owner, count: n, place, what, stays, turns }));
  return [...moves, ...marks("loss", left), ...marks("gain", come)].filter((trace) => trace.count > 0);
}

function moved(from, to, owner) {
  const n = Math.min(from.count, to.count);
  from.count -= n;
  to.count -= n;
  return { kind: "move", owner, count: n, from: from.place, to: to.place };
}

/** What one side loses and another gains in the same place has changed sides; what a side loses and gains there was replaced. */
function turned(traces) {
  const marks = traces.filter(({ turns }) => turns);
  const lostFor = (gain) => marks.find((loss) => loss.kind === "loss" && gain.kind === "gain" && loss.place === gain.place
    && loss.count === gain.count && (loss.owner === gain.owner ? gain.stays : loss.what === gain.what));
  const pairs = new Map(marks.map((gain) => [gain, lostFor(gain)]).filter(([, loss]) => loss));
  const lost = new Set(pairs.values());
  return traces.filter((trace) => !lost.has(trace)).map((trace) => turn(trace, pairs.get(trace)?.owner));
}

const turn = (gain, loser) => (loser === undefined || loser === gain.owner ? gain : { ...gain, kind: "turn", loser });

/** Pieces that are known before and after, and have lost or gained strength. */
function weakened(before, after) {
  const then = new Map(before.filter(({ name }) => name).map((each) => [each.name, each.strength]));
  return after.filter(({ name, strength }) => name && then.has(name) && then.get(name) !== strength).map(({ place, owner, name, strength }) => {
    const by = strength - then.get(name);
    return { kind: by < 0 ? "weaker" : "stronger", owner, count: Math.abs(by), place };
  });
}

/** Several pieces of one side that go the same way are one trace. */
function merged(traces) {
  const byWay = Map.groupBy(traces, ({ kind, owner, from, to, place }) => [kind, owner, from, to, place].join());
  return [...byWay.values()].map((same) => told(same[0], same.reduce((sum, each) => sum + each.count, 0)));
}

const told = ({ what, stays, turns, ...trace }, count) => ({ ...trace, count });
