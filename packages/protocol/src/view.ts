/** Schemas of what the engine shows to one viewer; the types themselves are the engine's (View, EventView). */
import type { EventView, View } from '@smash/engine';
import * as z from 'zod/mini';
import { idOf } from './marks.ts';

const seat = z.int().check(z.gte(0), z.lte(3));
const viewer = z.union([seat, z.literal('spectator')]);
const phase = z.enum(['draft', 'setup', 'start', 'play', 'score', 'draw', 'end']);
const text = z.string();
const opt = z.optional;
const int = z.int();
/** Marked, so that everything a viewer may ask about can be found in its view (see eachField). */
const cardId = idOf('card', z.int());

const cardName = z.object({ id: cardId, name: text });

export const cardView = z.object({
  id: cardId,
  name: text,
  type: z.enum(['minion', 'action', 'titan', 'base']),
  owner: z.nullable(seat),
  controller: z.nullable(seat),
  power: opt(int),
  printed: opt(int),
  counters: opt(int),
  get on() {
    return opt(z.array(cardView));
  },
  stasis: opt(int),
  under: opt(int),
  get stored() {
    return opt(z.array(cardView));
  },
  usable: opt(z.boolean()),
  cancelled: opt(z.boolean()),
  copied: opt(z.array(text)),
});

const lane = z.object({
  seat,
  total: int,
  rank: z.nullable(int),
  vp: int,
  minions: z.array(cardView),
  titans: z.array(cardView),
});

const base = z.object({
  id: cardId,
  name: text,
  breakpoint: int,
  printedBreakpoint: int,
  vp: z.array(int),
  total: int,
  lanes: z.array(lane),
  buried: z.array(z.object({ id: cardId, seat, name: opt(text) })),
  monsters: z.array(cardView),
  actions: z.array(cardView),
  counters: opt(int),
  ready: z.boolean(),
  scoring: z.boolean(),
});

const pile = z.nullable(z.object({ deck: int, discard: z.array(cardView) }));

const allowance = z.object({
  type: z.enum(['minion', 'action', 'card']),
  regular: z.boolean(),
  left: int,
  limit: text,
  source: text,
});

const seatView = z.object({
  seat,
  factions: z.array(text),
  vp: int,
  hand: int,
  deck: int,
  discard: z.array(cardView),
  stasis: z.array(cardView),
  titans: z.array(cardView),
  plays: z.array(allowance),
  out: z.boolean(),
});

const option = z.object({
  id: idOf('option', z.int()),
  label: text,
  card: opt(cardId),
  name: opt(text),
  at: opt(int),
  seat: opt(seat),
  key: opt(text),
  verb: opt(z.enum(['play', 'use', 'end', 'choose'])),
  from: opt(text),
  hint: opt(text),
  alternative: opt(z.boolean()),
});

const kinds = [
  'play',
  'cards',
  'base',
  'slot',
  'player',
  'option',
  'number',
  'order',
  'yesno',
  'react',
  'draft',
  'commit',
  'discard',
  'reveal',
] as const;

const windowView = z.object({
  kind: z.enum(['turnStart', 'beforeScore', 'afterScore', 'trigger', 'turnEnd']),
  opened: int,
  base: z.nullable(int),
});

const prompt = z.object({
  id: idOf('prompt', z.int()),
  seat,
  kind: z.enum(kinds),
  title: text,
  source: z.nullable(cardName),
  reason: z.array(text),
  options: z.array(option),
  min: int,
  max: int,
  optional: z.boolean(),
  skip: text,
  shown: opt(z.array(cardView)),
  decoy: opt(z.boolean()),
  window: opt(windowView),
});

const draft = z.object({
  mode: z.enum(['queensberry', 'free']),
  pool: z.array(text),
  order: z.array(seat),
  next: int,
  picked: z.array(z.array(text)),
});

const bigBase = z.object({
  card: z.object({ id: cardId, name: text, text }),
  next: z.nullable(z.object({ name: text, text })),
  round: int,
  rounds: int,
  period: int,
  periods: int,
  overtime: int,
  first: seat,
  vp: z.array(z.array(int)),
  slots: z.array(z.array(z.object({ id: cardId, name: text, text, seat: z.nullable(seat), usable: opt(z.boolean()) }))),
  totals: z.array(z.object({ seat, power: int, place: z.nullable(int), vp: int, sides: int })),
});

export const gameView = z.object({
  viewer,
  turn: int,
  current: z.nullable(seat),
  extraTurn: z.boolean(),
  next: z.nullable(seat),
  phase,
  vpToWin: int,
  seats: z.array(seatView),
  hand: z.array(cardView),
  bases: z.array(base),
  baseDeck: int,
  openBase: opt(z.object({ name: text, text })),
  baseDiscard: z.array(cardName),
  piles: z.object({ madness: z.nullable(int), monsters: pile, treasures: pile }),
  bigBase: z.nullable(bigBase),
  duel: z.nullable(
    z.object({
      challenger: z.nullable(int),
      challenged: z.nullable(int),
      source: text,
      cards: z.array(
        z.object({
          seat: z.nullable(seat),
          is: z.enum(['open', 'none', 'down', 'shown', 'played', 'back']),
          name: opt(text),
        }),
      ),
    }),
  ),
  sharing: z.nullable(z.object({ cards: z.array(cardView), order: z.array(seat) })),
  resolving: z.array(cardView),
  prompt: z.nullable(prompt),
  waiting: z.nullable(
    z.object({ seats: z.nullable(z.array(seat)), what: text, answered: opt(z.object({ n: int, of: int })) }),
  ),
  draft: z.nullable(draft),
  over: z.nullable(
    z.object({
      winners: z.array(seat),
      vp: z.array(int),
      how: z.enum(['points', 'agreed', 'last']),
      madness: opt(z.array(int)),
    }),
  ),
}) satisfies z.ZodMiniType<View>;

const rank = z.object({
  seat,
  power: int,
  place: z.nullable(int),
  vp: int,
  now: int,
  cards: z.array(z.object({ name: text, power: int })),
});

/** Every type of line the engine can log: one missing here, or declared by no effect, is a type error. */
const eventTypes = {
  draft: true,
  mulligan: true,
  begin: true,
  turn: true,
  phase: true,
  play: true,
  use: true,
  attach: true,
  move: true,
  destroy: true,
  discard: true,
  return: true,
  leave: true,
  place: true,
  shuffle: true,
  draw: true,
  reveal: true,
  look: true,
  vp: true,
  power: true,
  immune: true,
  scoring: true,
  scored: true,
  stopped: true,
  base: true,
  choose: true,
  loop: true,
  concede: true,
  agree: true,
  over: true,
  counter: true,
  bury: true,
  store: true,
  stasis: true,
  madness: true,
  treasure: true,
  swap: true,
  clash: true,
  extraTurn: true,
  round: true,
  occupy: true,
  period: true,
  duel: true,
  lost: true,
  control: true,
  copy: true,
  coin: true,
  useAgain: true,
  told: true,
} satisfies Record<EventView['type'], true>;

export const eventView = z.object({
  n: int,
  turn: int,
  type: z.enum(Object.keys(eventTypes) as EventView['type'][]),
  seat: opt(seat),
  other: opt(seat),
  card: opt(cardName),
  cards: opt(z.array(cardName)),
  count: opt(int),
  base: opt(cardName),
  from: opt(text),
  to: opt(text),
  toBase: opt(cardName),
  host: opt(cardName),
  amount: opt(int),
  now: opt(int),
  cause: opt(cardName),
  ranks: opt(z.array(rank)),
  winners: opt(z.array(seat)),
  phase: opt(phase),
  faction: opt(text),
  rule: opt(text),
  text: opt(text),
  line: opt(text),
}) satisfies z.ZodMiniType<EventView>;
