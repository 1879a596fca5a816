import { blankRng, sameRng } from '../core/chance/rng.ts';
import { cloneCard, cloneState } from '../core/clone.ts';
import { Game } from '../core/game.ts';
import { queryOf } from '../core/kept.ts';
import { isKnown, isUnseen } from '../core/sight.ts';
import type { Ask, CardIx, Seat, State } from '../model/index.ts';
import { NOBODY } from '../model/index.ts';
import { acceptAnswer } from '../procedures/loop/answer.ts';
import { step } from '../procedures/loop/run.ts';
import type { Query } from '../query/query.ts';
import { didNothing } from './pointless.ts';

/** How an answer would change a base: the numbers that would be displayed then. */
export interface BaseForecast {
  id: number;
  /** Total power now, and then. */
  before: number;
  total: number;
  breakpoint: number;
  /** It would score (SCORE-1). */
  ready: boolean;
  /** Places then, if the base scored (VP-1 to VP-3). */
  ranks: { seat: Seat; place: number; vp: number }[];
}

/** What an answer would do, as far as the asked seat can know in advance. */
export interface Forecast {
  /** The bases whose numbers change, by position. */
  bases: BaseForecast[];
  /** VP gained or lost immediately. */
  vp: { seat: Seat; n: number }[];
  /** More may follow: a question, chance, or a card that this seat does not know. */
  more: boolean;
  /** It would certainly have no effect now except being spent. */
  pointless?: true;
}

/** Only for the player's own decision, with nobody else asked: who is asked in a window may reveal a hand (INFO-4). */
const KINDS: ReadonlySet<Ask['kind']> = new Set([
  'play',
  'cards',
  'base',
  'slot',
  'player',
  'option',
  'number',
  'yesno',
]);

/**
 * What an answer would do to the numbers on the table, as far as this seat can know now: up to the first question,
 * random event or look at a card it does not know. Null if nothing can be said.
 * @param option number of an option of the seat's open prompt
 */
export function forecast(state: State, seat: Seat, option: number): Forecast | null {
  const ask = state.asks.find((a) => a.seat === seat);
  const chosen = ask?.options[option];
  if (!ask || !chosen || state.asks.length > 1 || ask.hidden || !KINDS.has(ask.kind)) return null;
  if (chosen.verb === 'end' || ask.min > 1) return null;
  // An ability of another player may have recorded secrets so far.
  if (state.stack.some((f) => f.f === 'script' && f.seat !== seat)) return null;
  const before = tableOf(queryOf(state));
  const { after, more, left } = tryOut(state, ask, option);
  const bases = after.bases.filter((base, i) => JSON.stringify(base) !== JSON.stringify(before.bases[i]));
  const vp = after.vp.flatMap((n, who) => (n === before.vp[who] ? [] : [{ seat: who, n: n - before.vp[who]! }]));
  if (bases.length === 0 && vp.length === 0) {
    const pointless = !more && chosen.verb !== '' && didNothing(state, left, seat, chosen.card);
    return pointless ? { bases: [], vp, more, pointless } : null;
  }
  const was = new Map(before.bases.map((base) => [base.id, base.total]));
  return { bases: bases.map((base) => ({ ...base, before: was.get(base.id) ?? 0 })), vp, more };
}

interface Numbers {
  bases: Omit<BaseForecast, 'before'>[];
  vp: number[];
}

function tableOf(q: Query): Numbers {
  return {
    bases: q.bases().map((ix) => ({
      id: q.card(ix).id,
      total: q.total(ix),
      breakpoint: q.breakpoint(ix),
      ready: !q.s.big && q.ready(ix),
      ranks: q
        .ranks(ix)
        .filter((rank) => rank.place > 0)
        .map(({ seat, place, vp }) => ({ seat, place, vp })),
    })),
    vp: q.s.seats.map((seat) => seat.vp),
  };
}

/** `left`: the resulting state, which knows no more than the seat. */
function tryOut(state: State, ask: Ask, option: number): { after: Numbers; more: boolean; left: State } {
  const g = new Game(blindCopy(state, ask), { shares: false });
  g.quiet = true;
  g.q.knowsNamesOf(queryOf(state));
  const untouched = blankRng();
  let after = tableOf(g.q);
  try {
    acceptAnswer(g, { type: 'answer', seat: ask.seat, prompt: ask.id, pick: [option] });
    for (;;) {
      if (!sameRng(g.s.rng, untouched)) return { after, more: true, left: g.s };
      after = tableOf(g.q);
      if (g.s.asks.length > 0 || g.s.over) break;
      step(g);
    }
  } catch {
    // The trial needed something this seat does not know, or the card has a bug. A bug is reported when the card is
    // played, not when somebody points at it.
    return { after, more: true, left: g.s };
  }
  const more = g.s.over !== null || !g.s.asks.every((a) => a.seat === ask.seat && a.kind === 'play');
  return { after, more, left: g.s };
}

/**
 * The state for somebody who knows only what this seat knows, so that a forecast cannot depend on anything else: a hidden
 * card points to no definition, so reading its face throws, and chance starts from a fixed key. Plain values, because
 * an accessor would give these cards and this state a shape of their own, and slow all later games down.
 */
function blindCopy(state: State, ask: Ask): State {
  const s = cloneState(state);
  const q = queryOf(state);
  const shown = new Set<CardIx>([ask.source, ...ask.shown]);
  for (const o of ask.options) if (o.card !== NOBODY && !isUnseen(q, o.card, ask.seat)) shown.add(o.card);
  s.cards.forEach((card, ix) => {
    const copy = cloneCard(card);
    // A number of its own, because equal numbers would mean equal cards.
    if (!shown.has(ix) && !isKnown(q, ix, ask.seat)) copy.def = s.names.length + ix;
    s.cards[ix] = copy;
  });
  s.rng = blankRng();
  // Keep waiting abilities even if unknown: where the forecast stops would reveal who holds them.
  for (const frame of s.stack)
    if ('triggers' in frame)
      frame.triggers = frame.triggers.filter(({ card }) => card === NOBODY || isKnown(q, card, ask.seat));
  return s;
}
