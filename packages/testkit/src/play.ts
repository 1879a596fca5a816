/** Inline scenarios for tests of single cards: a table, what the players do, and what must be true. */
import { type Def, type EventView, installLibrary } from '@smash/engine';
import { testLibrary } from './library.ts';
import { buildStart } from './position.ts';
import { say } from './scenario/commands.ts';
import { StepFailed } from './scenario/errors.ts';
import { names, type Playthrough, printAsks, questionOf } from './scenario/playthrough.ts';
import { queryOf } from './scenario/refs.ts';
import {
  type Command,
  type Expected,
  type Monster,
  type Placed,
  type Position,
  parseScenario,
  type Scenario,
  type Step,
} from './scenario/schema.ts';
import { playSteps } from './scenario/steps.ts';
import { unasked } from './scenario/unasked.ts';
import { sentences } from './told.ts';

type Letter = 'A' | 'B' | 'C' | 'D';
type Named = { seat: string; card: string };
type Check = (table: Playthrough) => void;
interface BaseHere {
  name: string;
  /** Minions, and actions on the base. */
  cards: Placed[];
  buried: Placed[];
  /** Monsters that nobody controls (MON-2), by name or with what is on them. */
  monsters: (Monster | string)[];
}

/** Commands of one seat. */
export const seat = (by: Letter) => ({
  plays: (card: string, at?: string, from?: string): Command => ({ by, play: card, at, from }),
  /** `ability`: which of the card's usable abilities, from 1: printed ones first, then in order of attachment. */
  uses: (card: string, ability?: number): Command => ({ by, use: card, ability }),
  answers: (...answer: string[]): Command => ({ by, answer }),
  ends: (): Command => ({ by, end: true }),
});
export const A = seat('A');
export const B = seat('B');
export const C = seat('C');

export { actionCard, baseCard, minionCard, titanCard } from './made.ts';
export { queryOf };

export const refused = (command: Command): Step => ({ refused: command });

/**
 * A base and what is there: 'B Invader', 'B Invader +2' (counters), 'B Invader with A Poison, B Poison', 'A Overrun' (an
 * action on the base), 'A Invader of B' (owned by B), 'A buried Invader', '- Bigfoot' (a monster that nobody controls).
 */
export function at(name: string, ...cards: string[]): BaseHere {
  const base: BaseHere = { name, cards: [], buried: [], monsters: [] };
  for (const text of cards) {
    const [, by = '', buried, card = '', owner, counters, on] =
      /^([A-D-]) (buried )?(.+?)(?: of ([A-D]))?(?: \+(\d+))?(?: with (.+))?$/.exec(text) ?? [];
    const monster: Monster = {
      card,
      ...(counters ? { counters: Number(counters) } : {}),
      ...(on
        ? { on: on.split(/, (?=[A-D] )/).map((one) => ({ seat: one.slice(0, 1) as Letter, card: one.slice(2) })) }
        : {}),
    };
    if (by === '-') base.monsters.push(monster);
    else
      base[buried ? 'buried' : 'cards'].push({
        seat: by as Letter,
        ...(owner ? { owner: owner as Letter } : {}),
        ...monster,
      });
  }
  return base;
}

/**
 * These bases hold exactly these cards (counters are not compared), and everything else stated is true. A deck given as a
 * list lies in that order, the top card first; other piles may be listed in any order.
 */
export function now(...facts: (BaseHere | Expected)[]): (Check | Step)[] {
  return facts.map((fact) =>
    'name' in fact && typeof fact.name === 'string' ? holds(fact as BaseHere) : { expect: inOrder(fact as Expected) },
  );
}

type Deck = Expected['baseDeck'];
const ordered = (deck: Deck): Deck => (Array.isArray(deck) ? { top: deck, count: deck.length } : deck);

function inOrder({ deck, baseDeck, monsterDeck, treasureDeck, ...rest }: Expected): Expected {
  return {
    ...rest,
    baseDeck: ordered(baseDeck),
    monsterDeck: ordered(monsterDeck),
    treasureDeck: ordered(treasureDeck),
    deck: deck && Object.fromEntries(Object.entries(deck).map(([seat, one]) => [seat, ordered(one)])),
  };
}

function holds(base: BaseHere): Check {
  const say = (card: Named, on: Named[] = []): string =>
    `${card.seat} ${card.card}${on.length > 0 ? ` with ${on.map((one) => say(one)).join(', ')}` : ''}`;
  const monsters = base.monsters
    .map((one) => (typeof one === 'string' ? { card: one } : one) as Monster)
    .map((card) => say({ seat: '-', card: card.card }, card.on));
  const wanted = [
    ...base.cards.map((card) => say(card, card.on)),
    ...base.buried.map((card) => say({ ...card, card: `buried ${card.card}` })),
    ...monsters,
  ];
  return ({ state }) => {
    const q = queryOf(state);
    const ix = q.bases().find((one) => q.name(one) === base.name);
    if (ix === undefined) throw new StepFailed(`${base.name} is not in play`);
    const named = (card: number): Named => ({ seat: 'ABCD'[q.controller(card)] ?? '-', card: q.name(card) });
    const found = [
      ...q.minionsAt(ix).map((card) => say(named(card), q.actionsOn(card).map(named))),
      ...q.titansAt(ix).map((card) => say(named(card))),
      ...q.actionsOn(ix).map((card) => say(named(card))),
      ...q.buriedAt(ix).map((card) => say({ ...named(card), card: `buried ${q.name(card)}` })),
    ];
    const [a, b] = [wanted, found].map((list) => list.toSorted().join(' | '));
    if (a !== b) throw new StepFailed(`${base.name} holds ${b || 'nothing'}, expected ${a || 'nothing'}`);
  };
}

/**
 * The seat is asked, and has exactly these options. 'no', 'done' or 'pass' among them means that it may pick nothing. The
 * second list names options that a reader might expect, but that must not be offered.
 */
export function offered(by: Letter, options: string[], not: string[] = []): Check {
  const isSkip = (text: string): boolean => ['no', 'done', 'pass'].includes(text);
  return ({ state }) => {
    const ask = questionOf(state, 'ABCD'.indexOf(by));
    if (!ask) throw new StepFailed(`${by} should be asked something, apart from what to play; but ${printAsks(state)}`);
    const left = ask.options.slice();
    for (const text of options) {
      const i = left.findIndex((option) => names(state, option, text));
      if (i >= 0) left.splice(i, 1);
      else if (!isSkip(text) || ask.min > 0) throw new StepFailed(`no option "${text}": ${printAsks(state)}`);
    }
    if (left.length > 0) throw new StepFailed(`there are more options than ${options.join(', ')}: ${printAsks(state)}`);
    const wrong = not.find((text) => (isSkip(text) ? ask.min === 0 : ask.options.some((o) => names(state, o, text))));
    if (wrong) throw new StepFailed(`"${wrong}" should not be offered: ${printAsks(state)}`);
  };
}

/** The log tells everybody this, in these words, with seats as letters. */
export const logged =
  (...wanted: string[]): Check =>
  (table) => {
    const log = sentences(table);
    const missing = wanted.find((sentence) => !log.includes(sentence));
    if (missing) throw new StepFailed(`the log does not say "${missing}", but: ${log.slice(-20).join('; ')}`);
  };

/** The question that the seat is asked shows exactly these cards beside its options, in this order. */
export function shown(by: Letter, ...cards: string[]): Check {
  return ({ state }) => {
    const q = queryOf(state);
    const found = (questionOf(state, 'ABCD'.indexOf(by))?.shown ?? []).map((ix) => q.name(ix));
    if (found.join() !== cards.join())
      throw new StepFailed(`${by} is shown [${found.join(', ')}], expected [${cards.join(', ')}]`);
  };
}

/** The seat is asked a question with exactly this title. */
export function titled(by: Letter, title: string): Check {
  return ({ state }) => {
    const found = questionOf(state, 'ABCD'.indexOf(by))?.title;
    if (found !== title) throw new StepFailed(`${by} is asked "${found}", expected "${title}"`);
  };
}

/** The seat must choose at least `least` and at most `most` of its options. */
export function picks(by: Letter, least: number, most: number): Check {
  return ({ state }) => {
    const { min, max } = questionOf(state, 'ABCD'.indexOf(by)) ?? {};
    if (min !== least || max !== most) throw new StepFailed(`${by} chooses ${min} to ${max}, not ${least} to ${most}`);
  };
}

/** Nothing of this type has happened so far. */
export function never(type: EventView['type']): Check {
  return ({ events }) => {
    const found = events.find((event) => event.type === type);
    if (found) throw new StepFailed(`this should not have happened: ${JSON.stringify(found)}`);
  };
}

/** A play() as data. */
export interface Played {
  /** The scenario without the checks that are functions. */
  scenario: Position & Pick<Scenario, 'seed' | 'steps'>;
  /** Cards made for this test. */
  cards: readonly Def[];
  /** The number of checks that are functions. */
  checked: number;
}
let told: ((played: Played) => void) | null = null;
/**
 * From now on every play() that succeeds is handed over instead of being checked further: for displaying tests as
 * examples.
 */
export const watchPlays = (watcher: (played: Played) => void): void => {
  told = watcher;
};

export interface Play extends Partial<Omit<Position, 'seats' | 'bases'>> {
  /** Cards made for this test. */
  cards?: Def[];
  seed?: number;
  seats?: Position['seats'];
  bases: BaseHere[];
  steps: (Step | Check | (Check | Step)[])[];
}

const isAction = (card: Placed): boolean => testLibrary.defs[card.card]?.type === 'action';

/** Runs with these cards added to the library, and removes them afterwards, even if the run throws. */
function withCards(cards: readonly Def[], run: () => void): void {
  const { defs } = testLibrary;
  const hidden = cards.map(({ name }) => [name, defs[name]] as const);
  for (const def of cards) defs[def.name] = def;
  // A test may have installed another library under this name.
  installLibrary(testLibrary);
  try {
    run();
  } finally {
    for (const [name, def] of hidden)
      if (def) defs[name] = def;
      else delete defs[name];
  }
}

/**
 * Plays the scenario. Throws StepFailed for the first step that goes wrong, or if one of the runner's own checks fails at
 * the end. The test's own cards are removed afterwards, so that test files can share a process.
 */
export function play({ cards = [], ...what }: Play): void {
  withCards(cards, () => playWith(what, cards));
}

const answersPlay = (step: Step, next: Step | Check | undefined): boolean =>
  'play' in step && next !== undefined && 'answer' in next && next.by === step.by;

function playWith({ seats = {}, steps, bases, ...rest }: Omit<Play, 'cards'>, cards: readonly Def[]): void {
  const words = JSON.stringify([bases, Object.keys(seats), steps]);
  const letters = (['A', 'B', 'C', 'D'] as const).filter((letter, i) => i < 2 || words.includes(`"${letter}"`));
  const scenario = parseScenario({
    name: 'inline',
    baseDeck: ['Heath'],
    ...rest,
    seats: Object.fromEntries(letters.map((letter) => [letter, seats[letter] ?? {}])),
    bases: bases.map(({ cards: all, ...base }) => ({
      ...base,
      cards: all.filter((card) => !isAction(card)),
      actions: all.filter(isAction),
    })),
    steps: [],
  });
  const { state, events } = buildStart(scenario);
  let table: Playthrough = { start: state, state, commands: [], events };
  const all = steps.flat();
  let answered = -1;
  all.forEach((step, i) => {
    if (i === answered) return;
    try {
      if (typeof step === 'function') step(table);
      else if (answersPlay(step, all[i + 1])) {
        // The next answer may determine which play the card uses (EXT-4).
        table = playSteps(table, [step, all[i + 1] as Step], true);
        answered = i + 1;
      } else table = playSteps(table, [step], true);
    } catch (error) {
      if (!(error instanceof StepFailed)) throw error;
      const what =
        typeof step === 'function' || 'expect' in step ? 'a check' : 'refused' in step ? 'a refusal' : say(step);
      throw new StepFailed(`number ${i + 1}, ${what}: ${error.message}`);
    }
  });
  if (told) {
    const { name: _, ...shown } = scenario as Position & Scenario;
    const said = steps.flat().filter((step) => typeof step !== 'function');
    return told({ scenario: { ...shown, steps: said }, cards, checked: steps.flat().length - said.length });
  }
  const wrong = unasked(table);
  if (wrong !== null) throw new StepFailed(wrong);
}
