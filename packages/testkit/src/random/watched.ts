import type { Def, Registry } from '@smash/engine';
import { byKey, type Step } from '@smash/engine/script';

type Ability = Def['abilities'][number];
type Run = Generator<Step, unknown, unknown>;

/** One thing that has to happen at least once. */
export interface Need {
  card: string;
  /** 'played', 'scored' (a base), 'refused', 'misplaced' (a place that does not fit it), or 'ability'. */
  what: string;
  /** Number and kind of the ability. */
  ability: number;
  kind: string;
  /** The member that has to be called: `run`, `when`, `of`, `blocks` …; 'chosen' if the ability is pure data. */
  member: string;
}

const keyOf = (card: string, what: string, ability = -1, member = ''): string =>
  [card, what, ability, member].join('|');

/**
 * A library whose abilities report that they took effect: a script that did something, a condition that held, a number
 * other than zero. All functions of an ability are watched, so a new kind of ability needs no line here.
 */
export class Watched {
  readonly registry: Registry;
  readonly needs: Need[] = [];
  /** How often each need still has to be met, by key; one game counts once. */
  private readonly open = new Map<string, { need: Need; left: number }>();
  private readonly seen = new Set<string>();
  private readonly times: number;

  constructor(library: Registry, id: string, times: number) {
    this.times = times;
    this.registry = { ...library, id, defs: byKey(Object.values(library.defs).map((def) => this.watch(def))) };
  }

  /** What has not happened often enough. */
  missing(): Need[] {
    return [...this.open.values()].map(({ need }) => need);
  }
  /** Called after each game: counts what it has shown. */
  count(): void {
    for (const key of this.seen) {
      const open = this.open.get(key);
      if (open && --open.left === 0) this.open.delete(key);
    }
    this.seen.clear();
  }

  played(card: string): void {
    this.seen.add(keyOf(card, 'played'));
    // Where it goes is not asked: the base is new.
    for (const [n, { kind }] of this.registry.defs[card]!.abilities.entries())
      if (kind === 'ownBase') this.chosen(card, n);
  }
  scored(base: string): void {
    this.seen.add(keyOf(base, 'scored'));
  }
  refused(card: string): void {
    this.seen.add(keyOf(card, 'refused'));
  }
  isRefused(card: string): boolean {
    return this.seen.has(keyOf(card, 'refused'));
  }
  /** A permission was used. */
  chosen(card: string, ability: number): void {
    this.seen.add(keyOf(card, 'ability', ability, 'chosen'));
  }

  /** A limited ability was used; it counts if it is a standing permission. */
  granted(card: string, ability: number): void {
    if (this.registry.defs[card]?.abilities[ability]?.kind === 'grants') this.chosen(card, ability);
  }

  private need(need: Need): () => void {
    const key = keyOf(need.card, need.what, need.ability, need.member);
    this.open.set(key, { need, left: this.times });
    this.needs.push(need);
    return () => this.seen.add(key);
  }

  private watch(def: Def): Def {
    // Cards without a faction (the blank minion of tests) are bystanders.
    if (def.faction === '' && def.deck === '') return def;
    const need = { card: def.name, ability: -1, kind: def.type, member: '' };
    this.need({ ...need, what: def.type === 'base' ? 'scored' : 'played' });
    this.need({ ...need, what: 'refused' });
    const { target } = def;
    return {
      ...def,
      // A play-on action that can be put anywhere has no condition that could fail.
      target: target && watch(target, this.need({ ...need, what: 'misplaced' }), (answer) => answer === false),
      abilities: def.abilities.map((ability, n) => this.watchAbility(def, ability, n)),
    };
  }

  private watchAbility(def: Def, ability: Ability, n: number): Ability {
    if (ability.kind === 'gives')
      return { ...ability, ability: this.watchAbility(def, ability.ability, n) as typeof ability.ability };
    const need = { card: def.name, what: 'ability', ability: n, kind: ability.kind };
    const functions = Object.entries(ability).filter(([, value]) => typeof value === 'function');
    if (functions.length === 0) this.need({ ...need, member: 'chosen' });
    const counts = SETS.has(ability.kind) ? isSet : isSomething;
    const watched = functions.map(([member, fn]) => {
      const tell = this.need({ ...need, member });
      return [member, watch(fn, tell, counts, DOES_NOTHING.test(def.text))] as const;
    });
    return Object.assign({ ...ability }, Object.fromEntries(watched));
  }
}

/** Kinds that set a number, which may be zero; null sets none. */
const SETS: ReadonlySet<Ability['kind']> = new Set(['printed', 'starting', 'startingBreakpoint']);
const DOES_NOTHING = /\bDo nothing\b/;

/** `idle`: for this ability, a run that does nothing counts. */
function watch<A extends unknown[], R>(
  fn: (...args: A) => R,
  tell: () => void,
  counts: (answer: unknown) => boolean,
  idle = false,
): (...args: A) => R {
  return (...args) => {
    const answer = fn(...args);
    if (isRun(answer)) return watchRun(answer, tell, idle) as R;
    if (counts(answer)) tell();
    return answer;
  };
}

const isSomething = (answer: unknown): boolean => (Array.isArray(answer) ? answer.length > 0 : Boolean(answer));
const isSet = (answer: unknown): boolean => answer !== null;
const isRun = (answer: unknown): answer is Run =>
  typeof answer === 'object' && answer !== null && Symbol.iterator in answer && 'next' in answer;

/** It ran to the end and did something, showed something, or replaced an event. */
function* watchRun(run: Run, tell: () => void, idle: boolean): Run {
  let did = idle;
  let next = run.next();
  while (!next.done) {
    did ||= does(next.value);
    next = run.next(yield next.value);
  }
  if (did || next.value === true) tell();
  return next.value;
}

function does(step: Step): boolean {
  if (step.y === 'act') return step.of.length > 0;
  if (step.y === 'ask') return (step.of.shown ?? []).length > 0;
  return step.y !== 'look' && step.y !== 'chance';
}
