import { queryOf } from '../core/kept.ts';
import type { Viewer } from '../core/sight.ts';
import { type Ask, type CardIx, isFaceDown, NOBODY, type Seat, type State } from '../model/index.ts';
import { nextSeat } from '../procedures/turn/turn-order.ts';
import { limitText } from '../query/limits.ts';
import type { Query } from '../query/query.ts';
import { gained, type Rank } from '../query/rank.ts';
import { isControlledBy } from '../query/whose.ts';
import { bigBaseView } from './big.ts';
import { cardName, cardView, NOTHING_USABLE, type Sight, watching } from './card.ts';
import { duelView } from './duel.ts';
import { again, type LastViews, sameList } from './last.ts';
import { promptView } from './prompt.ts';
import { isShared, sharingView } from './sharing.ts';
import type {
  AllowanceView,
  BaseView,
  BuriedView,
  CardView,
  DraftView,
  LaneView,
  OverView,
  PilesView,
  SeatView,
  View,
} from './types.ts';

/**
 * All that players get (INFO-2): what this seat, or any spectator, may know. Stack, journal, seed, deck order and other
 * hands are never included. Plain JSON; the same bytes for all deals of hidden cards.
 */
export const view = (state: State, viewer: Viewer): View => views(state, [viewer])[0]!;

/**
 * The same for several viewers of one state. Parts that look the same to all are built once and shared between the
 * views, so never modify them.
 * @param last of an earlier call for this game; this call updates it.
 */
export function views(state: State, viewers: readonly Viewer[], last: LastViews = {}): View[] {
  const q = queryOf(state);
  const common = watching(q, last);
  const open = openView(q, common, last);
  last.seats = open.seats;
  last.bases = open.bases;
  return viewers.map((viewer) => {
    if (viewer === 'spectator') return viewOf(q, common, undefined, open);
    const ask = state.asks.find((a) => a.seat === viewer);
    const sight: Sight = { ...common, viewer, usable: usableBy(ask) };
    return viewOf(q, sight, ask, openTo(q, sight, open));
  });
}

function usableBy(ask: Ask | undefined): ReadonlySet<CardIx> {
  if (ask?.kind !== 'play') return NOTHING_USABLE;
  const usable = new Set<CardIx>();
  for (const o of ask.options) if (o.verb === 'use' || o.from === 'aside') usable.add(o.card);
  return usable;
}

/** The public part of the table. */
type OpenView = Pick<View, 'seats' | 'bases' | 'baseDiscard' | 'piles' | 'bigBase' | 'sharing' | 'resolving'>;

/** `before`: the last public views, if this view is public as well. */
function openView(q: Query, sight: Sight, before?: LastViews): OpenView {
  const { s } = q;
  const seats = s.seats.map((_, seat) => seatView(q, seat, sight, before?.seats?.[seat]));
  const bases = s.table.map((ix, i) => baseView(q, ix, sight, before?.bases?.[i]));
  return {
    seats: sameList(seats, before?.seats),
    bases: sameList(bases, before?.bases),
    baseDiscard: s.baseDiscard.map((ix) => cardName(q, ix)),
    piles: pilesView(q, sight),
    bigBase: bigBaseView(q, sight.usable),
    sharing: sharingView(q, sight),
    resolving: s.limbo.filter((ix) => s.phase !== 'setup' && !isShared(q, ix)).map((ix) => cardView(q, ix, sight)),
  };
}

/** A seat sees what everybody sees, except for what it can use now, and its own face-down cards. */
function openTo(q: Query, sight: Sight, open: OpenView): OpenView {
  const { inPlay, cards, table } = q.s;
  const own = new Set(sight.usable);
  for (const ix of inPlay) if (isFaceDown(cards[ix]!.zone)) own.add(ix);
  if (own.size === 0) return open;
  const places = new Set(Array.from(own, (ix) => (cards[ix]!.zone === 'slot' ? NOBODY : q.base(ix))));
  if (places.has(NOBODY)) return openView(q, sight);
  return {
    ...open,
    bases: table.map((ix, i) => (places.has(ix) ? baseTo(q, ix, sight, open.bases[i]!) : open.bases[i]!)),
  };
}

function viewOf(q: Query, sight: Sight, ask: Ask | undefined, open: OpenView): View {
  const { s } = q;
  const { viewer } = sight;
  const view: View = {
    viewer,
    turn: s.turn,
    current: s.phase === 'draft' ? null : s.current,
    extraTurn: s.resumeFrom !== NOBODY,
    next: s.turn === 0 || s.over ? null : nextSeat(s),
    phase: s.phase,
    vpToWin: s.options.vpToWin,
    seats: open.seats,
    hand: viewer === 'spectator' ? [] : handView(q, viewer, sight),
    bases: open.bases,
    baseDeck: s.baseDeck.length,
    baseDiscard: open.baseDiscard,
    piles: open.piles,
    bigBase: open.bigBase,
    duel: duelView(q, viewer),
    sharing: open.sharing,
    resolving: open.resolving,
    prompt: ask ? promptView(q, ask) : null,
    waiting: waiting(s, viewer),
    draft: draftView(s),
    over: overView(q),
  };
  const top = s.big ? NOBODY : q.openBase();
  if (top !== NOBODY) view.openBase = { name: q.name(top), text: q.def(top).text };
  return view;
}

function handView(q: Query, seat: Seat, sight: Sight): CardView[] {
  const { hands } = sight.last;
  const hand = cardViews(q, q.s.seats[seat]!.hand, sight, hands[seat]);
  hands[seat] = hand;
  return hand;
}

const cardViews = (q: Query, cards: readonly CardIx[], sight: Sight, before?: CardView[]): CardView[] => {
  const views: CardView[] = [];
  for (let i = 0; i < cards.length; i++) views.push(cardView(q, cards[i]!, sight));
  return sameList(views, before);
};

function seatView(q: Query, seat: Seat, sight: Sight, before?: SeatView): SeatView {
  const state = q.s.seats[seat]!;
  const stasis = q.s.inPlay.filter((ix) => q.card(ix).zone === 'stasis' && isControlledBy(q, ix, seat));
  const view: SeatView = {
    seat,
    factions: sameList(state.factions.slice(), before?.factions),
    vp: state.vp,
    hand: state.hand.length,
    deck: state.deck.length,
    discard: cardViews(q, state.discard, sight, before?.discard),
    stasis: cardViews(q, stasis, sight, before?.stasis),
    titans: cardViews(q, state.aside, sight, before?.titans),
    plays: q.isPlaying(seat) ? allowanceViews(q, seat, before?.plays) : NO_PLAYS,
    out: state.out,
  };
  return again(view, before);
}
const NO_PLAYS: AllowanceView[] = [];

function allowanceViews(q: Query, seat: Seat, before: AllowanceView[] = NO_PLAYS): AllowanceView[] {
  const state = q.s.seats[seat]!;
  const list: AllowanceView[] = [
    { type: 'minion', regular: true, left: state.minions, limit: '', source: '' },
    { type: 'action', regular: true, left: state.actions, limit: '', source: '' },
  ];
  for (const a of q.extraPlays(seat)) {
    list.push({
      type: a.type,
      regular: false,
      left: 1,
      limit: limitText(q, a.limit).slice(2),
      source: q.defs[a.sourceDef]!.name,
    });
  }
  return sameList(
    list.map((one, i) => again(one, before[i])),
    before,
  );
}

function baseView(q: Query, ix: CardIx, sight: Sight, before?: BaseView): BaseView {
  const def = q.def(ix);
  const ranks = q.ranks(ix);
  const lanes = ranks.map((rank, i) => laneView(q, ix, rank, sight, before?.lanes[i]));
  const [total, breakpoint] = [q.total(ix), q.breakpoint(ix)];
  const view: BaseView = {
    ...cardName(q, ix),
    breakpoint,
    printedBreakpoint: def.breakpoint,
    // Of a base card on the Big Base board only the ability counts (BIG-3).
    vp: q.s.big ? BIG_VP : def.vp,
    total,
    ready: !q.s.big && total >= breakpoint && q.canScore(ix),
    scoring: q.s.scoring === ix,
    buried: sameList(
      q.buriedAt(ix).map((b, i) => again(buriedView(q, b, sight.viewer), before?.buried[i])),
      before?.buried,
    ),
    monsters: cardsOf(q, q.minionsAt(ix), NOBODY, sight, before?.monsters),
    actions: cardViews(q, q.actionsOn(ix), sight, before?.actions),
    lanes: sameList(lanes, before?.lanes),
  };
  const { counters } = q.card(ix);
  if (counters > 0) view.counters = counters;
  return again(view, before);
}
const BIG_VP = [1];

/** The same base for one seat, which sees its own face-down cards and what it can use. */
function baseTo(q: Query, ix: CardIx, sight: Sight, open: BaseView): BaseView {
  return {
    ...open,
    buried: q.buriedAt(ix).map((b) => buriedView(q, b, sight.viewer)),
    monsters: cardsOf(q, q.minionsAt(ix), NOBODY, sight),
    actions: cardViews(q, q.actionsOn(ix), sight),
    lanes: open.lanes.map((lane) => ({
      ...lane,
      minions: cardsOf(q, q.minionsAt(ix), lane.seat, sight),
      titans: cardsOf(q, q.titansAt(ix), lane.seat, sight),
    })),
  };
}

function laneView(q: Query, base: CardIx, { seat, power, place, vp }: Rank, sight: Sight, before?: LaneView): LaneView {
  const gains = gained(q, base, seat);
  const view: LaneView = {
    seat,
    total: power,
    rank: place || null,
    vp,
    ...(gains > 0 && { gains }),
    minions: cardsOf(q, q.minionsAt(base), seat, sight, before?.minions),
    titans: cardsOf(q, q.titansAt(base), seat, sight, before?.titans),
  };
  return again(view, before);
}

/** Views of those cards that this player controls. */
function cardsOf(q: Query, cards: readonly CardIx[], seat: Seat, sight: Sight, before?: CardView[]): CardView[] {
  const views: CardView[] = [];
  for (let i = 0; i < cards.length; i++) {
    const ix = cards[i]!;
    if (isControlledBy(q, ix, seat)) views.push(cardView(q, ix, sight));
  }
  return sameList(views, before);
}

function buriedView(q: Query, ix: CardIx, viewer: Viewer): BuriedView {
  const seat = q.controller(ix);
  const view: BuriedView = { id: q.card(ix).id, seat };
  if (seat === viewer) view.name = q.name(ix);
  return view;
}

function pilesView(q: Query, sight: Sight): PilesView {
  const { piles } = q.s;
  const has = (deck: string): boolean => q.defs.some((def) => def.deck === deck);
  const pair = (deck: readonly CardIx[], discard: readonly CardIx[]) => ({
    deck: deck.length,
    discard: discard.map((ix) => cardView(q, ix, sight)),
  });
  return {
    madness: has('madness') ? piles.madness.length : null,
    monsters: has('monsters') ? pair(piles.monsterDeck, piles.monsterDiscard) : null,
    treasures: has('treasures') ? pair(piles.treasureDeck, piles.treasureDiscard) : null,
  };
}

/** Whom everybody is waiting for. Withheld if being asked would reveal a hidden card (INFO-4). */
function waiting(s: State, viewer: Viewer): View['waiting'] {
  const others = s.asks.filter((a) => a.seat !== viewer);
  const hidden = s.asks.find((a) => a.hidden);
  // The same words no matter who is asked, even to the only one asked.
  if (hidden) return { seats: null, what: wordsFor(s, hidden) };
  if (others.length === 0) return null;
  const first = others[0]!;
  const told = { seats: others.map((a) => a.seat), what: WHAT[first.kind] ?? 'choosing' };
  const frame = s.stack.at(-1);
  // Cards in play are public: who was asked, and who has answered.
  if (frame?.f !== 'window' || frame.step === 'mandatory' || frame.asked.length < 2) return told;
  return { ...told, answered: { n: frame.asked.length - s.asks.length, of: frame.asked.length } };
}

/** The same for everybody asked. */
const wordsFor = (s: State, ask: Ask): string =>
  ask.kind === 'react' ? ask.title : s.phase === 'setup' ? 'Opening hands' : (WHAT[ask.kind] ?? 'choosing');

const WHAT: Partial<Record<string, string>> = {
  play: 'playing cards',
  base: 'choosing a base',
  slot: 'choosing a slot',
  cards: 'choosing cards',
  commit: 'placing a card or none',
  player: 'choosing a player',
  option: 'choosing',
  yesno: 'choosing',
  react: 'deciding what happens next',
  draft: 'choosing a faction',
  discard: 'discarding',
};

function overView(q: Query): View['over'] {
  const { over, seats } = q.s;
  if (!over) return null;
  const view: OverView = { winners: over.winners, how: over.how, vp: seats.map((seat) => seat.vp) };
  // WIN-2: everybody's Madness cards are counted openly.
  if (over.how === 'points' && q.defs.some((def) => def.deck === 'madness'))
    view.madness = seats.map((_, seat) => q.madnessOf(seat));
  return view;
}

function draftView(s: State): DraftView | null {
  const frame = s.stack[0];
  if (frame?.f !== 'draft') return null;
  return {
    mode: frame.mode,
    pool: frame.pool.slice(),
    order: frame.order.slice(),
    next: frame.next,
    picked: s.seats.map((seat) => seat.factions.slice()),
  };
}
