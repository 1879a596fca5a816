import { testLibrary } from '../library.ts';
import { isKnown, parseRef, ZONES } from './refs.ts';

/**
 * The first card, base or faction of a file that is not built yet, or else the first mechanic the engine does not have
 * yet; null when all is known. Looks at the file as it is written, in its order.
 */
export function firstUnbuilt(json: unknown): string | null {
  const found: { card: string | null; mechanic: string | null } = { card: null, mechanic: null };
  walk(
    json,
    '',
    (name) => {
      found.card ??= name;
    },
    (mechanic) => {
      found.mechanic ??= mechanic;
    },
  );
  return found.card ?? found.mechanic;
}

type Tell = (what: string) => void;

/** Members whose value is a name, a list of names, or an object with names as keys. */
const NAMES = new Set([
  'hand',
  'deck',
  'discard',
  'baseDeck',
  'baseDiscard',
  'monsters',
  'monsterDeck',
  'treasureDeck',
]);
const NAME = new Set(['card', 'play', 'use', 'at']);
const MECHANICS = new Set([
  'madness',
  'monsterDeck',
  'monsterDiscard',
  'treasureDeck',
  'treasureDiscard',
  'stasis',
  'titans',
  'monsters',
  'under',
  'buried',
]);
/** Texts of another kind: keys of options, seats, words. */
const OTHER = new Set(['answer', 'sees', 'asked', 'rules', 'winners', 'options', 'name', 'why', 'named']);

function walk(value: unknown, key: string, unknown: Tell, mechanic: Tell): void {
  if (Array.isArray(value)) {
    for (const one of value) walk(one, key, unknown, mechanic);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [member, inner] of Object.entries(value)) {
    if (MECHANICS.has(member) && !isEmpty(inner)) mechanic(member);
    if (member === 'bases' && !Array.isArray(inner)) namesIn(Object.keys(inner as object), unknown);
    if (member === 'bases' && Array.isArray(inner))
      namesIn(
        inner.map((base) => base?.name),
        unknown,
      );
    if (member === 'cards' && !Array.isArray(inner)) namesIn(Object.keys(inner as object), unknown);
    if (member === 'factions' || member === 'pool' || (key === 'setup' && member === 'seats'))
      factionsIn(inner, unknown);
    if (NAME.has(member)) namesIn([inner], unknown);
    if (NAMES.has(member)) namesIn(stringsIn(inner), unknown);
    if (['on', 'under', 'titans', 'minions', 'actions', 'has', 'lacks'].includes(member) && key !== 'sees')
      namesIn(stringsIn(inner), unknown);
    if (!OTHER.has(member)) walk(inner, member, unknown, mechanic);
  }
}

/** All texts in a value that is a text, a list, or an object of these. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((one) => (typeof one === 'string' ? [one] : []));
  if (typeof value === 'object' && value !== null)
    return Object.values(value).flatMap((one) => (Array.isArray(one) || typeof one === 'object' ? stringsIn(one) : []));
  return [];
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'number') return value === 0;
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every((one) => isEmpty(one) && typeof one !== 'string');
}

function namesIn(list: unknown[], unknown: Tell): void {
  for (const text of list) {
    if (typeof text !== 'string') continue;
    for (const part of isKnown(text) ? [text] : text.split('>')) {
      const ref = parseRef(part);
      if (!isKnown(ref.name)) unknown(ref.name);
      else if (ref.at !== '' && !ZONES.has(ref.at) && !isKnown(ref.at)) unknown(ref.at);
    }
  }
}

function factionsIn(value: unknown, unknown: Tell): void {
  const list = Array.isArray(value) ? value : Object.values(value as object).flat();
  for (const name of list)
    if (typeof name === 'string' && !testLibrary.factions.some((f) => f.name === name)) unknown(name);
}
