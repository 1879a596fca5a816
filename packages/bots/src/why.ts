import type { Ask, CardIx, Playout, Seat, Standing } from '@smash/engine/seal';
import { type Counter, play } from './counter.ts';
import { type Policy, settle } from './policy.ts';
import type { Random } from './random.ts';

/** A base of the view: its public id and its name. */
interface Base {
  id: number;
  name: string;
}

/**
 * What an answer changes for the seat that gives it, in one game consistent with what the seat knows. Numbers are VP,
 * power or cards.
 */
export type Reason =
  /** The game ends, and it wins. */
  | { kind: 'wins' }
  /** The base scores at the end of this turn, or has just scored, and gives the seat this many more VP than before. */
  | { kind: 'scores'; base: Base; vp: number }
  /** Another player would get this many fewer VP from the base. */
  | { kind: 'denies'; base: Base; seat: Seat; vp: number }
  /** The seat would get this many more VP from the base, which does not score yet. */
  | { kind: 'leads'; base: Base; vp: number }
  /** Another player's minions there lose this much power. */
  | { kind: 'weakens'; base: Base; seat: Seat; power: number }
  /** Its own power at the base grows. */
  | { kind: 'builds'; base: Base; power: number }
  /** It gains this many more cards than it plays. */
  | { kind: 'draws'; cards: number }
  /** Somebody else has this many fewer cards. */
  | { kind: 'robs'; seat: Seat; cards: number }
  /** It keeps its cards for later. */
  | { kind: 'keeps'; cards: number }
  /** Nothing that it counts changes. */
  | { kind: 'even' };

/** How much a reason weighs, in VP. */
type Weighed = [weight: number, reason: Reason];

const POWER = 0.1;
const CARD = 0.3;
/** Effects on others count for less than effects for oneself. */
const FOREIGN = 0.9;
const MOST = 2;

interface Facts {
  vp: number[];
  hands: number[];
  bases: Map<CardIx, Standing>;
}

/** Why that answer: the most important reason first, at least one. Based on one deal. */
export function reasonsFor(
  playout: Playout,
  ask: Ask,
  pick: readonly number[],
  onTheWay: Policy,
  random: Random,
): Reason[] {
  const me = ask.seat;
  const before = factsOf(playout);
  const fork = playout.fork();
  const counter: Counter = { nodes: 0, steps: 0 };
  const first = ask.options[pick[0]!];
  const isPassive = pick.length === 0 || first?.verb === 'end';
  play(fork, ask, [...pick], counter);
  settle(fork, onTheWay.pick, random, counter);
  if (fork.state.over?.winners.includes(me)) return [{ kind: 'wins' }];
  const after = factsOf(fork);
  const found: Weighed[] = [];
  for (const [ix, standing] of before.bases) {
    const base = { id: playout.state.cards[ix]!.id, name: playout.query.name(ix) };
    const now = after.bases.get(ix);
    if (now) atBase(found, base, standing, now, me);
    else if (after.vp[me]! > before.vp[me]!) {
      const vp = after.vp[me]! - before.vp[me]!;
      if (standing.power[me]! > 0) found.push([vp, { kind: 'scores', base, vp }]);
    }
  }
  const isPlayed = first?.verb === 'play' && playout.state.cards[first.card]?.zone === 'hand';
  if (first?.verb !== 'end') ofCards(found, before.hands, after.hands, me, isPlayed ? 1 : 0);
  const heavy = found.filter(([weight]) => weight > 0).sort(([a], [b]) => b - a);
  if (heavy.length > 0) return heavy.slice(0, MOST).map(([, reason]) => reason);
  return [isPassive && before.hands[me]! > 0 ? { kind: 'keeps', cards: before.hands[me]! } : { kind: 'even' }];
}

const factsOf = (playout: Playout): Facts => ({
  vp: playout.state.seats.map(({ vp }) => vp),
  hands: playout.state.seats.map(({ hand }) => hand.length),
  bases: new Map(playout.standings().map((one) => [one.base, one])),
});

const fullness = ({ total, breakpoint }: Standing): number =>
  breakpoint > 0 ? Math.min(1, Math.max(0, total) / breakpoint) : 1;

function atBase(found: Weighed[], base: Base, before: Standing, after: Standing, me: Seat): void {
  const full = after.ready ? 1 : fullness(after) ** 2;
  const more = after.vp[me]! - (after.ready && !before.ready ? 0 : before.vp[me]!);
  if (more > 0) found.push([more * full, { kind: after.ready ? 'scores' : 'leads', base, vp: more }]);
  const power = after.power[me]! - before.power[me]!;
  if (power > 0) found.push([power * POWER, { kind: 'builds', base, power }]);
  for (let seat = 0; seat < after.power.length; seat++) {
    if (seat === me) continue;
    const vp = before.vp[seat]! - after.vp[seat]!;
    if (vp > 0) found.push([vp * full * FOREIGN, { kind: 'denies', base, seat, vp }]);
    const lost = before.power[seat]! - after.power[seat]!;
    if (lost > 0) found.push([lost * POWER * FOREIGN, { kind: 'weakens', base, seat, power: lost }]);
  }
}

function ofCards(found: Weighed[], before: number[], after: number[], me: Seat, played: number): void {
  for (let seat = 0; seat < after.length; seat++) {
    const more = after[seat]! - before[seat]!;
    if (seat === me && more + played > 0 && more >= 0)
      found.push([(more + played) * CARD, { kind: 'draws', cards: more + played }]);
    else if (seat !== me && more < 0) found.push([-more * CARD * FOREIGN, { kind: 'robs', seat, cards: -more }]);
  }
}
