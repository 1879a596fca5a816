/** Hand-made views for looking at the table: compact notation in, plain View out. Never part of the game. */
import type { BaseView, CardView, EventView, LaneView, OptionView, PromptView, SeatView, View } from '../types.ts';

let next = 1;
const fresh = () => next++;

type Extra = Partial<CardView>;
const printedOf: Record<string, number> = {};
export const printed = (table: Record<string, number>) => Object.assign(printedOf, table);

/** A card: power undefined makes an action. */
export function card(name: string, owner: number, extra: Extra = {}): CardView {
  const power = printedOf[name];
  const base: CardView = {
    id: fresh(),
    name,
    type: power === undefined ? 'action' : 'minion',
    owner,
    controller: owner,
  };
  return power === undefined ? { ...base, ...extra } : { ...base, power, printed: power, ...extra };
}

type Mini = string | [string, Extra];
/** Lanes in seat order: one list of minions and titans per seat. */
export function base(
  name: string,
  breakpoint: number,
  vp: number[],
  lanes: Mini[][],
  extra: Partial<BaseView> = {},
): BaseView {
  const built: LaneView[] = lanes.map((here, seat) => {
    const cards = here.map((m) => (typeof m === 'string' ? card(m, seat) : card(m[0], seat, m[1])));
    return {
      seat,
      // Counters are part of a minion's power; those of a titan are power of their own.
      total: cards.reduce((n, c) => n + (c.power ?? c.counters ?? 0), 0),
      rank: null,
      vp: 0,
      minions: cards.filter((c) => c.type === 'minion'),
      titans: cards.filter((c) => c.type === 'titan'),
    };
  });
  for (const lane of built) {
    if (lane.total === 0 && lane.minions.length === 0) continue;
    const place = 1 + built.filter((l) => l.total > lane.total).length;
    if (lane.total > 0 && place <= 3) {
      lane.rank = place;
      lane.vp = vp[place - 1] ?? 0;
    }
  }
  const total = built.reduce((n, l) => n + l.total, 0);
  return {
    id: fresh(),
    name,
    breakpoint,
    printedBreakpoint: breakpoint,
    vp,
    total,
    lanes: built,
    buried: [],
    monsters: [],
    actions: [],
    ready: total >= breakpoint,
    scoring: false,
    ...extra,
  };
}

export const titan = (name: string, owner: number, extra: Extra = {}): CardView =>
  card(name, owner, { type: 'titan', ...extra });

export function seat(n: number, factions: string[], vp: number, hand: number, deck: number, pile: string[]): SeatView {
  return {
    seat: n,
    factions,
    vp,
    hand,
    deck,
    discard: pile.map((name) => card(name, n)),
    stasis: [],
    titans: [],
    plays: [],
    out: false,
  };
}

export function prompt(kind: PromptView['kind'], title: string, extra: Partial<PromptView>): PromptView {
  return {
    id: 1,
    seat: 0,
    kind,
    title,
    source: null,
    reason: [],
    options: [],
    min: 1,
    max: 1,
    optional: false,
    skip: 'Skip',
    ...extra,
  };
}

export const option = (id: number, label: string, extra: Partial<OptionView> = {}): OptionView => ({
  id,
  label,
  ...extra,
});

export function view(extra: Partial<View>): View {
  return {
    viewer: 0,
    turn: 7,
    current: 0,
    extraTurn: false,
    next: 1,
    phase: 'play',
    vpToWin: 15,
    seats: [],
    hand: [],
    bases: [],
    baseDeck: 7,
    piles: { madness: null, monsters: null, treasures: null },
    baseDiscard: [],
    bigBase: null,
    duel: null,
    sharing: null,
    resolving: [],
    prompt: null,
    waiting: null,
    draft: null,
    over: null,
    ...extra,
  };
}

export function log(rows: Omit<EventView, 'n' | 'turn'>[], from = 4): EventView[] {
  let turn = from - 1;
  return rows.map((row, n) => {
    if (row.type === 'turn') turn++;
    return { n, turn, ...row };
  });
}
