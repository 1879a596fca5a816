import { openName, RULE } from '../../core/cause.ts';
import { type Game, pickOne } from '../../core/game.ts';
import { openMoment, openWindow } from '../../core/open-window.ts';
import { applyStateBasedActions } from '../../core/state-based-actions.ts';
import { collect, keep } from '../../core/triggers.ts';
import { put } from '../../core/zones/zones.ts';
import { type CardIx, type DuelFrame, type DuelSide, NOBODY, type Op, type Option } from '../../model/index.ts';
import { opOf } from '../../model/shape.ts';
import { cardOption } from '../../query/plays.ts';
import { ownerOr } from '../../query/whose.ts';
import { defineFrame } from '../../registry/frame.ts';
import { DUEL_CARD } from '../../registry/rules.ts';

/** Two minions duel: the script that asked for it gets winners and losers; in a tie both are both (DUEL-2). */
export function pushDuel(g: Game, source: CardIx, challenger: CardIx, challenged: CardIx): void {
  const side = (minion: CardIx): DuelSide => ({
    minion,
    stamp: g.s.cards[minion]!.stamp,
    seat: g.q.controller(minion),
    card: NOBODY,
  });
  g.push({
    f: 'duel',
    step: 'begin',
    source,
    sides: [side(challenger), side(challenged)],
    turn: 0,
    base: g.q.base(challenger),
    truce: false,
    triggers: [],
  });
}

/** DUEL-1 to DUEL-5, step by step. */
function stepDuel(g: Game, frame: DuelFrame): void {
  if (applyStateBasedActions(g)) return;
  if (frame.triggers.length > 0) return openWindow(g, frame.triggers.splice(0));
  switch (frame.step) {
    case 'begin':
      return begin(g, frame);
    case 'place':
      return place(g, frame);
    case 'placed':
      frame.step = 'reveal';
      return openMoment(g, 'inDuel', {});
    case 'reveal':
      return reveal(g, frame);
    case 'play':
      return playCard(g, frame);
    case 'end':
      return end(g, frame);
  }
}

function begin(g: Game, frame: DuelFrame): void {
  const [challenger, challenged] = frame.sides as [DuelSide, DuelSide];
  // DUEL-4: no duel inside a duel.
  const busy = g.s.stack.some((other) => other.f === 'duel' && other !== frame);
  if (busy || !together(g, frame)) return g.ret({ winners: [], losers: [] });
  tell(g, frame, 'begins', { card: g.named(challenger.minion), host: g.named(challenged.minion) });
  const op: Op = opOf('duel', { card: challenger.minion, seat: challenger.seat, to: challenged.minion });
  collect(g, op, RULE, frame.triggers);
  frame.step = 'place';
}

/** The next player allowed to place a card, or none. */
function place(g: Game, frame: DuelFrame): void {
  const side = frame.sides[frame.turn];
  if (!side) {
    frame.turn = 0;
    frame.step = 'placed';
    return;
  }
  const state = side.seat === NOBODY ? undefined : g.s.seats[side.seat]!;
  if (!state || state.out || state.hand.length === 0) {
    frame.turn++;
    return;
  }
  // The number of cards in a hand is public, so who is asked reveals nothing (INFO-4).
  const title = `Place a card face down for ${g.q.name(side.minion)}`.slice(0, 60);
  const ask = pickOne(side.seat, 'commit', title, state.hand.map(cardOption));
  ask.min = 0;
  ask.source = frame.source;
  ask.skip = 'Place none';
  g.ask(ask);
}

/** DUEL-3: any card from the hand; it is now in no zone. */
function takeDuelCard(g: Game, frame: DuelFrame, picked: Option | undefined): void {
  const side = frame.sides[frame.turn++]!;
  if (!picked) return tell(g, frame, 'none', { seat: side.seat });
  side.card = picked.card;
  const card = g.named(picked.card);
  put(g, picked.card, 'duel', side.seat);
  if (g.muted()) return;
  g.emit(
    'duel',
    { seat: side.seat, count: 1, text: 'placed', cause: openName(g, frame.source) },
    { seats: [side.seat], fields: { card } },
  );
}

/** The challenger's first. It has been revealed, but is still in no zone. */
function reveal(g: Game, frame: DuelFrame): void {
  const side = frame.sides[frame.turn];
  if (!side) {
    frame.step = 'end';
    return;
  }
  if (side.card === NOBODY || g.s.cards[side.card]!.zone !== 'duel') {
    frame.turn++;
    return;
  }
  put(g, side.card, 'limbo', side.seat);
  if (!g.muted()) g.emit('reveal', { seat: side.seat, cards: [g.named(side.card)], text: 'duel' });
  frame.step = 'play';
  openMoment(g, 'inDuel', {});
}

/** An action is played as usual; everything else returns to its owner's hand, because everybody sees it (DECK-3). */
function playCard(g: Game, frame: DuelFrame): void {
  const { card, seat } = frame.sides[frame.turn++]!;
  frame.step = 'reveal';
  if (g.s.cards[card]!.zone !== 'limbo') return;
  if (g.q.isActionCard(card)) {
    g.resolve({ card, def: NOBODY, ix: DUEL_CARD }, seat, {});
    return;
  }
  const name = g.named(card);
  const owner = ownerOr(g.q, card, seat);
  put(g, card, 'hand', owner);
  if (!g.muted()) g.emit('place', { seat, other: owner, card: name, to: 'hand' });
}

/** Are the two still minions at one base? Who controls them does not matter (DUEL-5). */
function together(g: Game, { sides }: DuelFrame): boolean {
  const bases = sides.map(({ minion, stamp }) =>
    g.q.isMinion(minion) && g.s.cards[minion]!.stamp === stamp ? g.q.base(minion) : NOBODY,
  );
  return bases[0] !== NOBODY && bases[0] === bases[1];
}

/** DUEL-2. Triggers of the win wait until the card that started the duel is done (RES-8). */
function end(g: Game, frame: DuelFrame): void {
  const [one, other] = frame.sides.map((side) => side.minion) as [CardIx, CardIx];
  const counts = together(g, frame);
  const [a, b] = [g.q.power(one), g.q.power(other)];
  const beats = (mine: number, yours: number): boolean => counts && mine >= yours;
  const winners = [...(beats(a, b) ? [one] : []), ...(beats(b, a) ? [other] : [])];
  const losers = [...(beats(b, a) ? [one] : []), ...(beats(a, b) ? [other] : [])];
  if (!counts) tell(g, frame, 'stopped', { rule: 'DUEL-5' });
  else {
    const first = winners[0]!;
    const second = first === one ? other : one;
    tell(g, frame, a === b ? 'tied' : 'won', {
      card: g.named(first),
      host: g.named(second),
      amount: Math.max(a, b),
      now: Math.min(a, b),
      winners: winners.map((card) => g.q.controller(card)),
      other: g.q.controller(second),
    });
  }
  g.ret({ winners, losers });
  const found: DuelFrame['triggers'] = [];
  for (const card of winners) {
    const op: Op = opOf('winDuel', { card, seat: g.q.controller(card), to: card === one ? other : one });
    collect(g, op, RULE, found);
  }
  keep(g, found);
}

type Fields = NonNullable<Parameters<Game['emit']>[1]>;
function tell(g: Game, frame: DuelFrame, text: string, fields: Fields): void {
  if (!g.muted()) g.emit('duel', { text, cause: openName(g, frame.source), ...fields });
}

defineFrame('duel', { step: stepDuel, answer: (g, frame, _ask, picked) => takeDuelCard(g, frame, picked[0]) });
