import { gameRecord } from '@smash/protocol';
import * as z from 'zod';
import { ScenarioError } from './errors.ts';

/** The scenario language as a strict schema: an unknown key is an error. */
const seat = z.enum(['A', 'B', 'C', 'D']);
const perSeat = <T extends z.ZodType>(value: T) => z.partialRecord(seat, value);
const names = z.array(z.string());
const count = z.int().min(0);

const attached = z.strictObject({
  seat,
  card: z.string(),
  owner: seat.optional(),
  counters: count.optional(),
  named: z.string().optional(),
});
const laid = attached.extend({ under: z.array(attached).optional() });
const placed = laid.extend({ on: z.array(attached).optional() });
/** A monster that nobody controls. */
const monster = placed.omit({ seat: true, owner: true });

const options = z.strictObject({
  vpToWin: z.int().min(1).optional(),
  mulligan: z.enum(['shuffle', 'discard', 'off']).optional(),
  duplicates: z.boolean().optional(),
  allBases: z.boolean().optional(),
  cover: z.boolean().optional(),
  coverChoices: z.boolean().optional(),
  titans: z.boolean().optional(),
  bigBase: z.boolean().optional(),
});

const base = z.strictObject({
  name: z.string(),
  cards: z.array(placed).optional(),
  actions: z.array(laid).optional(),
  buried: z.array(placed).optional(),
  monsters: z.array(z.union([z.string(), monster])).optional(),
});

const seatPosition = z.strictObject({
  factions: z.tuple([z.string(), z.string()]).optional(),
  hand: names.optional(),
  deck: names.optional(),
  discard: names.optional(),
  vp: count.optional(),
});

const phases = ['start', 'play', 'score', 'draw', 'end'] as const;

/** The Big Base board: its sides are the bases. By default, a player at a side uses the first free slot there. */
const bigBase = z.strictObject({
  card: z.string(),
  period: z.int().min(1).max(3).optional(),
  round: z.int().min(1).max(3).optional(),
  overtime: count.optional(),
  first: seat.optional(),
  slots: z.record(z.string(), seat).optional(),
});

const position = {
  turn: seat.optional(),
  phase: z.enum(phases).optional(),
  seats: perSeat(seatPosition),
  bases: z.array(base).optional(),
  bigBase: bigBase.optional(),
  baseDeck: names.optional(),
  baseDiscard: names.optional(),
  madness: count.optional(),
  monsterDeck: names.optional(),
  monsterDiscard: names.optional(),
  treasureDeck: names.optional(),
  treasureDiscard: names.optional(),
  stasis: z.array(attached).optional(),
  titans: z.array(attached).optional(),
  options: options.optional(),
};

const setup = z.union([
  z.strictObject({
    seats: perSeat(z.tuple([z.string(), z.string()])),
    options: options.optional(),
    first: seat.optional(),
  }),
  z.strictObject({
    draft: z.strictObject({
      mode: z.enum(['queensberry', 'free']),
      pool: names.optional(),
      firstChooser: seat.optional(),
    }),
    players: z.int().min(2).max(4),
    options: options.optional(),
    first: seat.optional(),
  }),
]);

const text = z.union([z.string(), z.int().transform(String)]);
const play = z.strictObject({
  by: seat,
  play: z.string(),
  at: z.string().optional(),
  as: z.enum(['minion', 'action']).optional(),
  from: z.string().optional(),
});
const use = z.strictObject({ by: seat, use: z.string(), ability: z.int().min(1).optional() });
const answer = z.strictObject({ by: seat, answer: z.array(text) });
const end = z.strictObject({ by: seat, end: z.literal(true) });
const concede = z.strictObject({ by: seat, concede: z.literal(true) });
const command = z.union([play, use, answer, end, concede]);

const hasLacks = { has: names.optional(), lacks: names.optional() };
const pile = z.union([count, names, z.strictObject(hasLacks)]);
const deck = z.union([
  count,
  names,
  z.strictObject({ ...hasLacks, top: names.optional(), bottom: names.optional(), count: count.optional() }),
]);
const countOrNames = z.union([count, names]);

const baseExpected = z.union([
  z.literal('gone'),
  z.strictObject({
    total: count.optional(),
    breakpoint: count.optional(),
    power: perSeat(count).optional(),
    minions: perSeat(countOrNames).optional(),
    actions: perSeat(countOrNames).optional(),
    buried: perSeat(countOrNames).optional(),
    monsters: names.optional(),
  }),
]);
const cardExpected = z.strictObject({
  power: count.optional(),
  counters: count.optional(),
  controller: seat.optional(),
  owner: seat.optional(),
  on: countOrNames.optional(),
  under: countOrNames.optional(),
  named: z.string().optional(),
});

const expected = z.strictObject({
  phase: z.enum(['draft', 'setup', ...phases]).optional(),
  turn: seat.optional(),
  over: z.boolean().optional(),
  winners: z.array(seat).optional(),
  vp: perSeat(count).optional(),
  hand: perSeat(pile).optional(),
  discard: perSeat(pile).optional(),
  deck: perSeat(deck).optional(),
  bases: z.record(z.string(), baseExpected).optional(),
  cards: z.record(z.string(), cardExpected).optional(),
  baseDiscard: z.union([count, names, z.strictObject(hasLacks)]).optional(),
  baseDeck: deck.optional(),
  baseCount: count.optional(),
  bigBase: bigBase
    .extend({ slots: z.record(z.string(), seat.nullable()).optional() })
    .partial()
    .optional(),
  madness: count.optional(),
  monsterDeck: deck.optional(),
  monsterDiscard: countOrNames.optional(),
  treasureDeck: deck.optional(),
  treasureDiscard: countOrNames.optional(),
  titans: perSeat(names).optional(),
  stasis: perSeat(z.record(z.string(), count)).optional(),
  asked: z.union([z.null(), z.strictObject({ seat, ...hasLacks })]).optional(),
  plays: perSeat(z.strictObject({ minions: count.optional(), actions: count.optional() })).optional(),
  can: z.array(command).optional(),
  cannot: z.array(command).optional(),
  sees: z.partialRecord(z.enum(['A', 'B', 'C', 'D', 'spectator']), z.strictObject(hasLacks)).optional(),
});

const step = z.union([
  play,
  use,
  answer,
  end,
  concede,
  z.strictObject({ expect: expected }),
  z.strictObject({ refused: command }),
]);

const head = {
  name: z.string(),
  why: z.string().optional(),
  rules: names.optional(),
  seed: z.union([z.int(), z.string()]).optional(),
  steps: z.array(step),
};
const withPosition = z.strictObject({ ...head, ...position });
const withSetup = z.strictObject({ ...head, setup });
/** Begins after the last command of a recorded game, exactly as it was: for moments that players reported. */
const withRecord = z.strictObject({ ...head, record: gameRecord });

export type Position = z.infer<z.ZodObject<typeof position>>;
export type Laid = z.infer<typeof laid>;
export type Placed = z.infer<typeof placed>;
export type Monster = z.infer<typeof monster>;
export type Attached = z.infer<typeof attached>;
export type Setup = z.infer<typeof setup>;
export type Command = z.infer<typeof command>;
export type PlayStep = z.infer<typeof play>;
export type UseStep = z.infer<typeof use>;
export type Expected = z.infer<typeof expected>;
export type Step = z.infer<typeof step>;
export type Recorded = z.infer<typeof withRecord>['record'];
export type Scenario = z.infer<typeof withPosition> | z.infer<typeof withSetup> | z.infer<typeof withRecord>;

/** Validates the shape of a scenario. Throws ScenarioError with every problem and its place in the file. */
export function parseScenario(json: unknown): Scenario {
  const has = (key: string): boolean => typeof json === 'object' && json !== null && key in json;
  const result = (has('record') ? withRecord : has('setup') ? withSetup : withPosition).safeParse(json);
  if (result.success) return result.data;
  throw new ScenarioError(result.error.issues.map((issue) => problem(issue)).join('; '));
}

type Issue = z.core.$ZodIssue;
/** Members keyed by seat. */
const SEATS = new Set('seats vp hand discard deck power minions actions buried titans stasis plays sees'.split(' '));
const where = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}${text ? '.' : ''}${String(key)}`),
    '',
  ) || 'the file';

/** Of several possible shapes (a step is a play, a use, an answer …), report on the closest one. */
function problem(issue: Issue, above: readonly PropertyKey[] = []): string {
  const path = [...above, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    const kind = SEATS.has(String(path.at(-1))) ? 'seat' : 'key';
    return `unknown ${kind} ${issue.keys.map((k) => `"${k}"`).join(', ')} in ${where(path)}`;
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const nearest = issue.errors.reduce((best, next) => (cost(next) < cost(best) ? next : best));
    return nearest.map((one) => problem(one, path)).join('; ');
  }
  return `${issue.message} at ${where(path)}`;
}

/** A missing or misplaced member counts more against a shape than an unknown key. */
const cost = (issues: readonly Issue[]): number =>
  issues.reduce(
    (sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : issue.path.length > 1 ? 0.5 : 2),
    0,
  );
