import { type Ask, NOBODY, type Option, type State } from '../model/index.ts';
import { groupOf } from '../query/group.ts';
import type { Query } from '../query/query.ts';

/** Numbers from 0 up to, but not including, 1. */
type Random = () => number;

/** How many multi-pick answers of each size are tried. */
const TRIES = 6;
const PAIRS = 15;

/**
 * Legal answers worth considering, as option numbers: all distinct single picks, and a random sample of the larger
 * ones. At most `most`, at least one. Ending the turn is always included.
 */
export function candidates(q: Query, ask: Ask, most: number, random: Random): number[][] {
  if (ask.max === 0 || ask.options.length === 0) return [[]];
  const list: number[][] = ask.min === 0 ? [[]] : [];
  const groups = groupsOf(q, ask);
  if (ask.max === 1) for (const group of groups) for (const one of different(q, ask, group)) list.push([one]);
  else for (const group of groups) addPicks(list, ask, group, random);
  const found = unique(list);
  if (found.length <= most) return found;
  const isKept = ([i]: number[], at: number): boolean =>
    at === 0 || (i !== undefined && ask.options[i]!.verb === 'end');
  const kept = found.filter(isKept);
  const rest = found.filter((pick, at) => !isKept(pick, at));
  return [...sample(rest, Math.max(0, most - kept.length), random), ...kept].slice(0, Math.max(1, most));
}

/** All distinct legal answers, as option numbers; null if there are more than `most`. */
export function everyAnswer(q: Query, ask: Ask, most: number): number[][] | null {
  const { options, min, max, ordered } = ask;
  if (max === 0 || options.length === 0) return [[]];
  const keys = options.map((option) => answerKey(q.s, option));
  const found = new Map<string, number[]>();
  const add = (picks: number[]): void => {
    const names = picks.map((i) => keys[i]!);
    const key = (ordered ? names : names.sort()).join();
    if (!found.has(key)) found.set(key, picks);
  };
  const extend = (group: readonly number[], picks: number[], from: number): void => {
    if (found.size > most) return;
    if (picks.length >= min) add(picks);
    if (picks.length === max) return;
    for (let at = ordered ? 0 : from; at < group.length; at++)
      if (!picks.includes(group[at]!)) extend(group, [...picks, group[at]!], at + 1);
  };
  for (const group of groupsOf(q, ask)) extend(group, [], 0);
  return found.size > most ? null : [...found.values()];
}

/** Options that may be picked together. */
function groupsOf(q: Query, { group, min, options }: Ask): number[][] {
  const all = [...options.keys()];
  if (group === '') return [all];
  const groups = new Map<number, number[]>();
  for (const i of all) {
    const key = groupOf(q, group, options[i]!.card);
    const list = groups.get(key);
    if (list) list.push(i);
    else groups.set(key, [i]);
  }
  return [...groups.values()].filter((list) => list.length >= min);
}

/** One of each kind: two copies of a card in a hand are the same choice. */
function different(q: Query, ask: Ask, group: readonly number[]): number[] {
  const seen = new Set<string>();
  return group.filter((i) => {
    const key = answerKey(q.s, ask.options[i]!);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function addPicks(list: number[][], { min, max, ordered }: Ask, group: readonly number[], random: Random): void {
  const most = Math.min(max, group.length);
  if (min <= 1) for (const one of group) list.push([one]);
  for (let size = Math.max(2, min); size <= most; size++) {
    if (size === group.length && !ordered) {
      list.push(group.slice());
      continue;
    }
    const tries = size === 2 && group.length <= TRIES ? PAIRS : TRIES;
    for (let n = 0; n < tries; n++) {
      const picks = sample(group, size, random);
      list.push(ordered ? picks : picks.sort((a, b) => a - b));
    }
  }
}

/** `count` of them in random order. */
function sample<T>(list: readonly T[], count: number, random: Random): T[] {
  const copy = list.slice();
  for (let i = 0; i < count; i++) {
    const j = i + Math.floor(random() * (copy.length - i));
    const t = copy[i]!;
    copy[i] = copy[j]!;
    copy[j] = t;
  }
  return copy.slice(0, count);
}

function unique(list: number[][]): number[][] {
  const seen = new Set<string>();
  return list.filter((picks) => {
    const key = picks.join();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Equal for the same choice in every deal: a card out of play is identified by name, one in play by its place. */
export function answerKey({ cards }: State, { card, at, seat, key, verb, via, def, ix }: Option): string {
  const which = card === NOBODY ? '' : OUT_OF_PLAY.has(cards[card]!.zone) ? `n${cards[card]!.def}` : `i${card}`;
  return `${verb}${which}@${at}#${key}s${seat}v${via}d${def}.${ix}`;
}
const OUT_OF_PLAY = new Set<string>(['hand', 'deck', 'discard', 'baseDeck', 'monsterDeck', 'treasureDeck', 'aside']);
