import { type CardIx, type Cause, type CoinFrame, NOBODY, type Op, type Seat, type Trigger } from '../model/index.ts';
import { causeOf } from '../query/power.ts';
import { causeName, openName } from './commit.ts';
import type { Game } from './game.ts';
import { collect, keep } from './gate.ts';
import { chance } from './rng.ts';
import { openWindow } from './window.ts';

const word = (heads: boolean): string => (heads ? 'heads' : 'tails');

/** A player flips a coin. Answers whether it shows heads. */
export function pushCoin(g: Game, source: CardIx, seat: Seat): void {
  g.push({ f: 'coin', step: 'flip', source, seat, heads: false });
}

/** COIN-1: it falls; what changes or repeats the flip acts; then the result stands, and what comes after a flip waits (RES-4). */
export function stepCoin(g: Game, frame: CoinFrame): void {
  if (frame.step === 'flip') {
    frame.step = 'stands';
    frame.heads = chance(g.s, 2) === 0;
    g.emit('coin', { seat: frame.seat, text: word(frame.heads), cause: openName(g, frame.source) });
    const found = setOff(g, frame, 'flip');
    if (found.length > 0) openWindow(g, found);
    return;
  }
  const found = setOff(g, frame, 'flipped');
  g.ret(frame.heads);
  keep(g, found);
}

function setOff(g: Game, { source, seat, heads }: CoinFrame, verb: 'flip' | 'flipped'): Trigger[] {
  const op: Op = { verb, card: NOBODY, seat, to: NOBODY, n: heads ? 1 : 0 };
  const found: Trigger[] = [];
  collect(g, op, causeOf(g.q, source), found);
  return found;
}

/** The coin that has fallen shows its other side. */
export function turnCoin(g: Game, cause: Cause): void {
  const coin = g.s.stack.findLast((frame) => frame.f === 'coin');
  if (!coin) return;
  coin.heads = !coin.heads;
  g.emit('coin', { seat: coin.seat, text: word(coin.heads), from: word(!coin.heads), cause: causeName(g, cause) });
}

/** It is flipped again, as soon as the ability that wants it has resolved: nothing more is done about the former flip. */
export function flipAgain(g: Game): void {
  const { stack } = g.s;
  const at = stack.findLastIndex((frame) => frame.f === 'coin');
  const coin = stack[at];
  const window = stack[at + 1];
  if (coin?.f !== 'coin') return;
  coin.step = 'flip';
  if (window?.f !== 'window') return;
  window.list = [];
  window.passes = g.s.seats.length;
}
