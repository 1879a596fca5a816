import { RULE } from '../../core/cause.ts';
import type { Game } from '../../core/game.ts';
import { perform } from '../../core/gate.ts';
import { openMoment } from '../../core/open-window.ts';
import { type Frame, NOBODY, type RoundFrame, type Seat } from '../../model/index.ts';
import { opOf } from '../../model/shape.ts';
import { defineFrame } from '../../registry/frame.ts';
import { settle } from '../loop/settle.ts';
import { askToDiscard, endEffects, enterPhase, forgetTurn, isOver, takeDiscard, turnFrame } from '../turn/turn.ts';
import { takeExtraTurn } from '../turn/turn-order.ts';
import { callFirst, turnUpNext } from './board.ts';

const ROUNDS = 3;

/** A game on the board begins with the first round. */
export function beginBoard(g: Game): Frame {
  if (g.s.seats[g.s.big!.first]!.out) passFirst(g);
  openRound(g);
  return { f: 'round', step: 'turns', seats: [], triggers: [] };
}

function openRound(g: Game): void {
  const big = g.s.big!;
  callFirst(g);
  big.toCome = g.q.clockwise();
  forgetTurn(
    g.s,
    g.s.seats.map((_, seat) => seat),
  );
  g.emit('round', { seat: big.first, amount: big.round, now: big.period });
}

/** Does the board score at the end of this round (BIG-2, BIG-6)? */
const isLast = (g: Game): boolean => g.s.big!.round === ROUNDS || g.s.big!.overtime > 0;

/** BIG-2: all players' turns, scoring in the last round, Draw 2 Cards, End Round. */
function stepRound(g: Game, frame: RoundFrame): void {
  g.endChain();
  switch (frame.step) {
    case 'turns':
      return nextTurn(g, frame);
    case 'score':
      frame.step = 'draw';
      enterPhase(g, 'score');
      g.push({ f: 'board', step: 'before', side: 0, awarded: false, abouts: [], fates: [], triggers: [] });
      return;
    case 'draw':
      return draw(g, frame);
    case 'late': // TURN-9: cards gained here count for the hand limit
      frame.step = 'discard';
      frame.seats = g.q.clockwise();
      openMoment(g, 'lateTurn', {});
      return;
    case 'discard':
      return discard(g, frame);
    case 'end':
      frame.step = 'expire';
      enterPhase(g, 'end');
      openMoment(g, 'turnEnd', {});
      return;
    case 'expire':
      frame.step = 'over';
      return endEffects(g);
    case 'over':
      if (isOver(g)) frame.step = 'base';
      return;
    case 'base':
      frame.step = 'close';
      turnUpNext(g);
      return;
    case 'close':
      frame.step = 'turns';
      advance(g);
      openRound(g);
  }
}

/** Extra turns come first (TURN-8), then players without a turn in this round. */
function nextTurn(g: Game, frame: RoundFrame): void {
  const { s } = g;
  const big = s.big!;
  const isIn = (seat: Seat): boolean => !s.seats[seat]!.out;
  big.toCome = big.toCome.filter(isIn);
  const extra = takeExtraTurn(g);
  const seat = extra === NOBODY ? big.toCome.shift() : extra;
  if (seat === undefined) {
    callFirst(g);
    frame.seats = g.q.clockwise();
    frame.step = isLast(g) ? 'score' : 'draw';
    return;
  }
  s.current = seat;
  big.took[seat] = s.turn + 1;
  g.push(turnFrame('begin'));
}

/** Each player draws two, starting with the First Player. */
function draw(g: Game, frame: RoundFrame): void {
  if (g.s.phase !== 'draw') enterPhase(g, 'draw');
  const seat = nextOf(g, frame);
  if (seat === undefined) frame.step = 'late';
  else perform(g, [opOf('draw', { seat, n: 2 })], RULE);
}

/** Then each discards down to ten (TURN-6). */
function discard(g: Game, frame: RoundFrame): void {
  const seat = nextOf(g, frame);
  if (seat === undefined) frame.step = 'end';
  else askToDiscard(g, seat);
}

function nextOf(g: Game, frame: RoundFrame): Seat | undefined {
  frame.seats = frame.seats.filter((seat) => !g.s.seats[seat]!.out);
  return frame.seats.shift();
}

/** The next round; in a new period the player with the lowest total power becomes First Player. */
function advance(g: Game): void {
  const big = g.s.big!;
  if (!isLast(g)) {
    big.round++;
    return;
  }
  big.first = g.s.seats[big.next]?.out ? g.q.clockwise(big.next)[0]! : big.next;
  if (big.period < 3) {
    big.period++;
    big.round = 1;
  } else big.overtime++;
}

/**
 * WIN-3: the First Player has conceded; the next player becomes First Player, and the current one if it is nobody's
 * turn.
 */
export function passFirst(g: Game): void {
  const big = g.s.big!;
  const isCurrent = g.s.current === big.first;
  big.first = g.q.clockwise(big.first)[0]!;
  if (isCurrent) callFirst(g);
}

/** "At the end of your turn" comes at the end of the round (BIG-2): each player is asked as if it were their turn. */
export function asOnTurn<T>(g: Game, seat: Seat, ask: () => T): T {
  const { s } = g;
  const current = s.current;
  s.current = seat;
  g.q.touch();
  const answer = ask();
  s.current = current;
  g.q.touch();
  return answer;
}

defineFrame('round', {
  step(g, frame) {
    if (settle(g, frame)) stepRound(g, frame);
  },
  answer: (g, _frame, { seat }, picked) => takeDiscard(g, seat, picked),
});
