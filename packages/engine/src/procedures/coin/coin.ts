import { openName } from '../../core/cause.ts';
import { chance } from '../../core/chance/rng.ts';
import type { Game } from '../../core/game.ts';
import { openWindow } from '../../core/open-window.ts';
import { collect, keep } from '../../core/triggers.ts';
import type { CardIx, CoinFrame, Seat, Trigger } from '../../model/index.ts';
import { opOf } from '../../model/shape.ts';
import { causeOf } from '../../query/cause.ts';
import { flipsKey } from '../../query/limit.ts';
import { defineFrame } from '../../registry/frame.ts';

const word = (heads: boolean): string => (heads ? 'heads' : 'tails');

/** A player flips a coin: the script that asked for it gets whether it shows heads. */
export function pushCoin(g: Game, source: CardIx, seat: Seat): void {
  g.push({ f: 'coin', step: 'flip', source, seat, heads: false });
}

/**
 * COIN-1: it lands; abilities that change or repeat the flip act; then the result is final, and abilities after a flip
 * wait (RES-4).
 */
function stepCoin(g: Game, frame: CoinFrame): void {
  if (frame.step === 'flip') {
    frame.step = 'stands';
    frame.heads = chance(g.s, 2) === 0;
    g.emit('coin', { seat: frame.seat, text: word(frame.heads), cause: openName(g, frame.source) });
    const found = setOff(g, frame, 'flip');
    if (found.length > 0) openWindow(g, found);
    return;
  }
  g.use(flipsKey(frame.seat), frame.source);
  const found = setOff(g, frame, 'flipped');
  g.ret(frame.heads);
  keep(g, found);
}

function setOff(g: Game, { source, seat, heads }: CoinFrame, verb: 'flip' | 'flipped'): Trigger[] {
  const found: Trigger[] = [];
  collect(g, opOf(verb, { seat, n: heads ? 1 : 0 }), causeOf(g.q, source), found);
  return found;
}

defineFrame('coin', { step: stepCoin });
