import all from '../../names.json' with { type: 'json' };
import { testLibrary } from '../library.ts';
import { ScenarioError } from './errors.ts';
import { isKnown, parseRef, ZONES } from './refs.ts';

/** Every card, base, titan and faction there is, built or not. A name in none of these lists is a typo. */
const printed = new Set<string>([...all.cards, ...all.factions]);

/**
 * The first card, base or faction in a file that is not built yet, in file order; null if all are known. Throws
 * ScenarioError for a name that does not exist at all.
 */
export function firstUnbuilt(json: unknown): string | null {
  const cards: string[] = [];
  const slips: string[] = [];
  const tell: Tell = {
    name: (name, place) => (printed.has(name) ? cards : slips).push(printed.has(name) ? name : `"${name}" at ${place}`),
  };
  walk(json, '', '', tell);
  if (slips.length > 0) throw new ScenarioError(`unknown card, base or faction ${slips.join(', ')}`);
  return cards[0] ?? null;
}

interface Tell {
  name: (name: string, place: string) => void;
}

/** Members whose value is a name, a list of names, or an object with names as keys. */
const NAMES = new Set([
  'hand',
  'deck',
  'discard',
  'baseDeck',
  'baseDiscard',
  'monsters',
  'monsterDeck',
  'monsterDiscard',
  'treasureDeck',
  'treasureDiscard',
]);
const NAME = new Set(['card', 'play', 'use', 'at']);
/** Other texts: option keys, seats, words. */
const OTHER = new Set(['answer', 'sees', 'asked', 'rules', 'winners', 'options', 'name', 'why', 'named', 'record']);

function walk(value: unknown, key: string, place: string, tell: Tell): void {
  if (Array.isArray(value)) {
    value.forEach((one, i) => {
      walk(one, key, `${place}[${i}]`, tell);
    });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [member, inner] of Object.entries(value)) {
    const at = place === '' ? member : `${place}.${member}`;
    // As lists, `bases` and `cards` are a position; as objects, expectations by name.
    if ((member === 'bases' || member === 'cards') && !Array.isArray(inner))
      namesIn(Object.keys(inner as object), at, tell);
    if (key === 'bases' && member === 'name') namesIn([inner], at, tell);
    if (member === 'factions' || member === 'pool' || (key === 'setup' && member === 'seats'))
      factionsIn(inner, at, tell);
    if (NAME.has(member)) namesIn([inner], at, tell);
    if (NAMES.has(member)) namesIn(stringsIn(inner), at, tell);
    else if (LISTS.has(member) && key !== 'sees') namesIn(stringsIn(inner), at, tell);
    if (!OTHER.has(member)) walk(inner, member, at, tell);
  }
}
/** Lists of names inside expectations. */
const LISTS = new Set(['on', 'under', 'titans', 'minions', 'actions']);

/** All texts in a text, list or object. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((one) => (typeof one === 'string' ? [one] : []));
  if (typeof value === 'object' && value !== null)
    return Object.values(value).flatMap((one) => (Array.isArray(one) || typeof one === 'object' ? stringsIn(one) : []));
  return [];
}

function namesIn(list: unknown[], place: string, tell: Tell): void {
  for (const text of list) {
    if (typeof text !== 'string') continue;
    for (const part of isKnown(text) || printed.has(text) ? [text] : text.split('>')) {
      const ref = printed.has(part) ? { name: part, at: '' } : parseRef(part);
      if (!isKnown(ref.name)) tell.name(ref.name, place);
      else if (ref.at !== '' && !ZONES.has(ref.at) && !isKnown(ref.at)) tell.name(ref.at, place);
    }
  }
}

function factionsIn(value: unknown, place: string, tell: Tell): void {
  const list = Array.isArray(value) ? value : Object.values(value as object).flat();
  for (const name of list)
    if (typeof name === 'string' && !testLibrary.factions.some((f) => f.name === name)) tell.name(name, place);
}
