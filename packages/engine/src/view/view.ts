import { isFaceDown } from '../kernel/face-down.ts';
import { Game } from '../kernel/game.ts';
import { nextSeat } from '../kernel/turn-order.ts';
import { type Ask, type CardIx, NOBODY, type Seat, type State } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { bigBaseView } from './big.ts';
import { cardName, cardView, NOTHING_USABLE, type Sight } from './card.ts';
import { duelView } from './duel.ts';
import { limitText } from './limit.ts';
import { promptView } from './prompt.ts';
import { isShared, sharingView } from './sharing.ts';
import type {
  AllowanceView,
  BaseView,
  BuriedView,
  DraftView,
  OverView,
  PilesView,
  SeatView,
  View,
  Viewer,
} from './types.ts';

/**
 * The only door to players (INFO-2): what this seat, or anybody watching, may know. Stack, journal, seed, deck order and
 * other hands never pass it. Plain JSON; the same bytes for all deals of what is hidden from the viewer.
 */
export const view = (state: State, viewer: Viewer): View => views(state, [viewer])[0]!;

/**
 * The same for several viewers of one state. What all of them see alike is made once, and the views hold the same objects
 * there: they are to be read, not changed.
 */
export function views(state: State, viewers: readonly Viewer[]): View[] {
  const { q } = new Game(state);
  const watching: Sight = { viewer: 'spectator', usable: NOTHING_USABLE, alike: new Map() };
  const open = openView(q, watching);
  return viewers.map((viewer) => {
    if (viewer === 'spectator') return viewOf(q, watching, undefined, open);
    const ask = state.asks.find((a) => a.seat === viewer);
    const sight: Sight = { viewer, usable: usableBy(ask), alike: watching.alike };
    return viewOf(q, sight, ask, openTo(q, sight, open));
  });
}

function usableBy(ask: Ask | undefined): ReadonlySet<CardIx> {
  if (ask?.kind !== 'play') return NOTHING_USABLE;
  const usable = new Set<CardIx>();
  for (const o of ask.options) if (o.verb === 'use' || o.from === 'aside') usable.add(o.card);
  return usable;
}

/** What lies open on the table. */
type OpenView = Pick<View, 'seats' | 'bases' | 'baseDiscard' | 'piles' | 'bigBase' | 'sharing' | 'resolving'>;

function openView(q: Query, sight: Sight): OpenView {
  const { s } = q;
  return {
    seats: s.seats.map((_, seat) => seatView(q, seat, sight)),
    bases: s.table.map((ix) => baseView(q, ix, sight)),
    baseDiscard: s.baseDiscard.map((ix) => cardName(q, ix)),
    piles: pilesView(q, sight),
    bigBase: bigBaseView(q, sight.usable),
    sharing: sharingView(q, sight),
    resolving: s.limbo.filter((ix) => s.phase !== 'setup' && !isShared(q, ix)).map((ix) => cardView(q, ix, sight)),
  };
}

/** A seat sees what all see, but for what it can use now, and for cards face down, some of which are its own. */
function openTo(q: Query, sight: Sight, open: OpenView): OpenView {
  const { inPlay, cards, table } = q.s;
  const own = new Set(sight.usable);
  for (const ix of inPlay) if (isFaceDown(cards[ix]!.zone)) own.add(ix);
  if (own.size === 0) return open;
  const places = new Set(Array.from(own, (ix) => (cards[ix]!.zone === 'slot' ? NOBODY : q.base(ix))));
  if (places.has(NOBODY)) return openView(q, sight);
  return { ...open, bases: table.map((ix, i) => (places.has(ix) ? baseView(q, ix, sight) : open.bases[i]!)) };
}

function viewOf(q: Query, sight: Sight, ask: Ask | undefined, open: OpenView): View {
  const { s } = q;
  const { viewer } = sight;
  return {
    viewer,
    turn: s.turn,
    current: s.phase === 'draft' ? null : s.current,
    extraTurn: s.resumeFrom !== NOBODY,
    next: s.turn === 0 || s.over ? null : nextSeat(s),
    phase: s.phase,
    vpToWin: s.options.vpToWin,
    seats: open.seats,
    hand: viewer === 'spectator' ? [] : s.seats[viewer]!.hand.map((ix) => cardView(q, ix, sight)),
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
}

function seatView(q: Query, seat: Seat, sight: Sight): SeatView {
  const state = q.s.seats[seat]!;
  return {
    seat,
    factions: state.factions.slice(),
    vp: state.vp,
    hand: state.hand.length,
    deck: state.deck.length,
    discard: state.discard.map((ix) => cardView(q, ix, sight)),
    stasis: q.s.inPlay
      .filter((ix) => q.card(ix).zone === 'stasis' && q.controller(ix) === seat)
      .map((ix) => cardView(q, ix, sight)),
    titans: state.aside.map((ix) => cardView(q, ix, sight)),
    plays: q.isPlaying(seat) ? allowanceViews(q, seat) : [],
    out: state.out,
  };
}

function allowanceViews(q: Query, seat: Seat): AllowanceView[] {
  const state = q.s.seats[seat]!;
  const list: AllowanceView[] = [
    { type: 'minion', regular: true, left: state.minions, limit: '', source: '' },
    { type: 'action', regular: true, left: state.actions, limit: '', source: '' },
  ];
  for (const a of q.s.allowances) {
    if (a.seat === seat)
      list.push({
        type: a.type,
        regular: false,
        left: 1,
        limit: limitText(q, a.limit).slice(2),
        source: q.defs[a.sourceDef]!.name,
      });
  }
  return list;
}

function baseView(q: Query, ix: CardIx, sight: Sight): BaseView {
  const def = q.def(ix);
  const ranks = q.ranks(ix);
  return {
    ...cardName(q, ix),
    breakpoint: q.breakpoint(ix),
    printedBreakpoint: def.breakpoint,
    // Of a base card on the Big Base board only the ability counts (BIG-3).
    vp: q.s.big ? [1] : def.vp,
    total: q.total(ix),
    ready: !q.s.big && q.ready(ix),
    scoring: q.s.scoring === ix,
    buried: q.buriedAt(ix).map((b) => buriedView(q, b, sight.viewer)),
    monsters: q
      .minionsAt(ix)
      .filter((m) => q.controller(m) === NOBODY)
      .map((m) => cardView(q, m, sight)),
    actions: q
      .actionsOn(ix)
      .slice()
      .map((a) => cardView(q, a, sight)),
    lanes: ranks.map((r) => ({
      seat: r.seat,
      total: r.power,
      rank: r.place || null,
      vp: r.vp,
      minions: q
        .minionsAt(ix)
        .filter((m) => q.controller(m) === r.seat)
        .map((m) => cardView(q, m, sight)),
      titans: q
        .titansAt(ix)
        .filter((t) => q.controller(t) === r.seat)
        .map((t) => cardView(q, t, sight)),
    })),
  };
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

/** Whom everybody waits for. Not told where being asked would betray a hidden card (INFO-4). */
function waiting(s: State, viewer: Viewer): View['waiting'] {
  const others = s.asks.filter((a) => a.seat !== viewer);
  const hidden = s.asks.find((a) => a.hidden);
  // Said in the same words whoever is asked, also to the only one who is.
  if (hidden) return { seats: null, what: hidden.kind === 'react' ? hidden.title : 'Opening hands' };
  if (others.length === 0) return null;
  const first = others[0]!;
  const told = { seats: others.map((a) => a.seat), what: WHAT[first.kind] ?? 'choosing' };
  const frame = s.stack.at(-1);
  // What is in play is open to all: who was asked, and who has answered.
  if (frame?.f !== 'window' || frame.step === 'mandatory' || frame.asked.length < 2) return told;
  return { ...told, answered: { n: frame.asked.length - s.asks.length, of: frame.asked.length } };
}

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
  // WIN-2: all of them are counted in front of everybody.
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
