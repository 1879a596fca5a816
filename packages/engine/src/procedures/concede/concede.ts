import { RULE } from '../../core/cause.ts';
import { takeDelayed } from '../../core/delayed.ts';
import { type Game, OPEN, VOID } from '../../core/game.ts';
import { recountPasses } from '../../core/open-window.ts';
import { leavePlay } from '../../core/zones/leave-play.ts';
import { attachments, put, putHome } from '../../core/zones/zones.ts';
import { type CardIx, NOBODY, type Seat, STOPPED, type State, type Zone } from '../../model/index.ts';
import { paidScoring } from '../../query/under-way.ts';
import { isControlledBy, isHeldBy, isOwnedBy, isSomebody, ownerOr } from '../../query/whose.ts';
import { endTurnOfRound } from '../big-base/end-turn.ts';
import { passFirst } from '../big-base/round.ts';
import { vacate } from '../big-base/slots.ts';
import { takeAnswer } from '../loop/answer.ts';
import { answerOfLeaver, lapse } from '../loop/resolve.ts';
import { run } from '../loop/run.ts';
import { REACTIONS } from '../play/play.ts';
import { leaveNothingBehind } from '../score/score.ts';
import { askToDiscard, enterPhase, expireTurn, turnFrame } from '../turn/turn.ts';
import { nextPlayer } from '../turn/turn-order.ts';

/** WIN-3: a player concedes. All cards that player owns leave the game; the rest continues. */
export function concede(g: Game, seat: Seat): void {
  const s = g.s;
  s.seats[seat]!.out = true;
  g.emit('concede', { seat });
  const before = { zones: s.cards.map((card) => card.zone), replaced: beingReplaced(s) };
  clearCards(g, seat);
  voidPending(s, before.zones);
  const left = g.q.clockwise(0);
  if (left.length === 1) {
    s.asks = [];
    s.over = { winners: left, how: 'last' };
    g.emit('over', { winners: left, text: 'last' });
    return;
  }
  if (endIfAgreed(g)) return;
  const [bottom, turn] = [s.stack[0]!.f, s.current === seat ? s.turn + 1 : s.turn];
  if (bottom === 'draft' || bottom === 'setup') {
    if (s.current === seat) nextPlayer(g);
    if (bottom === 'draft') s.asks = [];
    // A base asks for the consequences of its entry (SET-8).
    else if (g.top().f === 'script') releaseAsks(g, seat, before);
    else s.asks = s.asks.filter((a) => a.seat !== seat);
  } else if (s.current === seat && (!s.big || s.stack.some((frame) => frame.f === 'turn'))) endTurnAtOnce(g);
  else {
    if (s.big?.first === seat) passFirst(g);
    stopPlays(g, seat);
    releaseAsks(g, seat, before);
  }
  passDeadlines(g, seat, turn);
  run(g);
}

/** Deadlines in turns the leaver will not have pass when the next player begins a turn later than `turn`. */
function passDeadlines(g: Game, leaver: Seat, turn: number): void {
  const seat = g.q.clockwise(leaver)[0]!;
  g.s.modifiers = g.s.modifiers.map((mod) => {
    const { until } = mod;
    if ((until.t !== 'turnStart' && until.t !== 'turnOf') || until.seat !== leaver) return mod;
    return { ...mod, until: { t: 'turnStart', seat, after: turn } };
  });
}

/** IO-1: an effect that waits for an answer can no longer happen to a card that has left: it is a new card now. */
function voidPending({ stack, cards }: State, before: readonly Zone[]): void {
  for (const frame of stack) {
    if (frame.f !== 'event') continue;
    const { ops, out } = frame;
    ops.forEach(({ card }, i) => {
      if (card !== undefined && out[i] === OPEN && cards[card]?.zone !== before[card]) out[i] = VOID;
    });
  }
}

function clearCards(g: Game, seat: Seat): void {
  const s = g.s;
  // Attachments of leaving cards go to their owners; so do cards of others under that player's control.
  for (const ix of s.inPlay.slice()) {
    const card = s.cards[ix]!;
    const host = card.zone === 'on' || card.zone === 'under' ? card.at : NOBODY;
    if (isOwnedBy(g.q, ix, seat) || !(isControlledBy(g.q, ix, seat) || (host !== NOBODY && isOwnedBy(g.q, host, seat))))
      continue;
    leavePlay(g, ix, 'discard', 'lost', RULE);
  }
  for (let ix = 0; ix < s.cards.length; ix++) {
    if (!isOwnedBy(g.q, ix, seat) || s.cards[ix]!.zone === 'box') continue;
    for (const on of attachments(s, ix)) leavePlay(g, on, 'discard', 'lost', RULE);
    put(g, ix, 'box', seat);
  }
  // Cards due to return to that player later go to their owner instead.
  s.modifiers = s.modifiers.filter((mod) => !(mod.kind === 'control' && mod.seat === seat));
  s.cards.forEach(({ zone, owner }, ix) => {
    if (zone === 'base' && isHeldBy(g.q, ix, seat)) g.edit(ix).controller = owner;
  });
  g.q.touchTable();
  // Remaining cards belong to others, or are treasures, which have no owner (MON-1).
  const { hand, deck } = s.seats[seat]!;
  const placed = s.cards.flatMap(({ zone }, ix) => (zone === 'duel' && isHeldBy(g.q, ix, seat) ? [ix] : []));
  const limbo = s.limbo.filter((ix) => isHeldBy(g.q, ix, seat));
  for (const ix of [...hand, ...deck, ...limbo, ...placed]) putHome(g, ix, 'discard');
  if (s.big) vacate(g);
  s.extraPlays = s.extraPlays.filter((a) => a.seat !== seat);
  s.delayedTriggers = s.delayedTriggers.filter((d) => d.seat !== seat);
  for (const frame of s.stack) if (frame.f === 'window') recountPasses(g, frame);
}

/** Conceding during one's own turn ends it immediately, and the next player starts. */
function endTurnAtOnce(g: Game): void {
  const s = g.s;
  s.asks = [];
  endDuel(g);
  const paid = paidScoring(s);
  const played = new Set(s.stack.map((frame) => (frame.f === 'play' ? frame.card : NOBODY)));
  // Cards revealed off a deck go back (TOP-1).
  for (const ix of s.limbo.slice().reverse()) {
    const { controller } = s.cards[ix]!;
    for (const on of attachments(s, ix)) leavePlay(g, on, 'discard', 'lost', RULE);
    if (played.has(ix) || !isSomebody(controller)) putHome(g, ix, 'discard');
    else putHome(g, ix, 'top', controller);
  }
  for (const ix of s.inPlay) if (s.cards[ix]!.fresh) g.edit(ix).fresh = false;
  if (!paid) {
    // An unfinished scoring leaves nothing behind: neither choices for its cards nor for its new base.
    leaveNothingBehind(g, s.scoring);
    g.setScoring(NOBODY);
    takeDelayed(s, 'replaced');
  }
  if (s.big) return endTurnOnBoard(g);
  enterPhase(g, 'end');
  if (paid) {
    // SCORE-6, SCORE-9, SCORE-10: a base that has paid goes first, or it would pay again.
    s.stack = [turnFrame('expire'), { ...paid, step: 'clear', triggers: [] }];
    return;
  }
  s.stack = [turnFrame('begin')];
  expireTurn(g);
  nextPlayer(g);
}

/** The round continues with the next player's turn. */
function endTurnOnBoard(g: Game): void {
  const s = g.s;
  s.stack.length = 2;
  s.extraPlays = [];
  endTurnOfRound(g);
  if (s.seats[s.big!.first]!.out) passFirst(g);
}

/** What the leaver was playing had not begun to do anything yet (RES-6): nobody can react to the play any more. */
function stopPlays({ s }: Game, seat: Seat): void {
  for (const [i, frame] of s.stack.entries()) {
    if (frame.f !== 'play' || frame.seat !== seat || frame.step !== REACTIONS) continue;
    frame.stamp = STOPPED;
    if (i !== s.stack.length - 2 || s.stack[i + 1]!.f !== 'window') continue;
    s.stack.pop();
    s.asks = [];
  }
}

/**
 * Cards that others have placed for a duel and not yet played return to their hands (DUEL-3); one that everybody has
 * seen, to its owner's (DECK-3).
 */
function endDuel(g: Game): void {
  for (const frame of g.s.stack) {
    if (frame.f !== 'duel') continue;
    for (const [i, { card, seat }] of frame.sides.entries()) {
      const shown = frame.step === 'play' && i === frame.turn;
      if (card === NOBODY || g.s.cards[card]!.zone !== (shown ? 'limbo' : 'duel')) continue;
      put(g, card, 'hand', shown ? ownerOr(g.q, card, seat) : seat);
    }
  }
}

/** The table before the leaver's cards left it. */
interface Before {
  zones: readonly Zone[];
  /** The card whose fate the "instead" on top would replace; NOBODY: none. */
  replaced: CardIx;
}
function beingReplaced({ stack }: State): CardIx {
  const event = stack[stack.length - 2];
  return event?.f === 'event' && event.waiting && event.out[event.i] === OPEN ? event.ops[event.i]!.card : NOBODY;
}

/**
 * Open questions when a player leaves: rules ask afresh; an ability's question to somebody else loses the cards that
 * are gone and is answered if no choice is left; the leaver's own is answered with the permitted minimum. An "instead"
 * with nothing left to replace ends (RES-7).
 */
function releaseAsks(g: Game, seat: Seat, { zones, replaced }: Before): void {
  const s = g.s;
  const top = g.top();
  if (top.f !== 'script' || s.asks.some((ask) => ask.kind === 'slot')) {
    const discarding = s.asks.find((ask) => ask.kind === 'discard' && ask.seat !== seat);
    s.asks = [];
    // The phase has gone on to its next step by then.
    if (discarding) askToDiscard(g, discarding.seat);
    return;
  }
  const ask = s.asks[0]!;
  const isGone = (ix: CardIx): boolean => s.cards[ix]!.zone !== zones[ix];
  if ((ask.seat === seat && top.seat === seat) || (replaced !== NOBODY && isGone(replaced))) {
    s.asks = [];
    g.ret(null);
    return;
  }
  if (ask.about === seat) {
    s.asks = [];
    lapse(top);
    return;
  }
  const options = ask.options.filter((o) => (o.card === NOBODY ? o.seat !== seat : !isGone(o.card)));
  const least = Math.min(ask.min, options.length);
  const theirs = ask.seat === seat ? answerOfLeaver(ask, options, least) : null;
  const min = theirs?.length ?? least;
  // A decoy stays open while the question it stands in for would (INFO-4).
  const isForced = !ask.decoy && (options.length === 0 || (options.length === min && !ask.ordered));
  if (theirs || isForced) {
    s.asks = [{ ...ask, options, min, max: Math.max(min, Math.min(ask.max, options.length)), group: '' }];
    takeAnswer(g, { type: 'answer', seat: ask.seat, prompt: ask.id, pick: theirs ?? options.map((_, n) => n) });
  } else s.asks = [{ ...ask, options, min, max: Math.min(ask.max, options.length) }];
}

/** WIN-3: when all agree the game ends now; the most VP wins, ties shared. */
export function agree(g: Game, seat: Seat, yes: boolean): void {
  const s = g.s;
  s.seats[seat]!.agrees = yes;
  g.emit('agree', { seat, text: yes ? 'yes' : 'no' });
  endIfAgreed(g);
}
/** Do all who are left agree? The last one who did not may just have left. */
function endIfAgreed(g: Game): boolean {
  const s = g.s;
  const left = g.q.clockwise(0);
  if (!left.every((i) => s.seats[i]!.agrees)) return false;
  const best = Math.max(...left.map((i) => s.seats[i]!.vp));
  const winners = left.filter((i) => s.seats[i]!.vp === best);
  s.asks = [];
  s.over = { winners, how: 'agreed' };
  g.emit('over', { winners, text: 'agreed' });
  return true;
}
