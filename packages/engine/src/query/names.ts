import type { AlsoNamed } from '../abilities/also-named.ts';
import type { CardIx, Limit } from '../model/index.ts';
import type { AbilityContext } from '../registry/ability.ts';
import type { Query } from './query.ts';

/** Is it treated as also having a name that fits? */
export function isAlsoNamed(q: Query, ix: CardIx, fits: (name: string) => boolean): boolean {
  for (const { ability, me } of q.active().alsoNamed)
    if (bearer(ability, me) === ix && [...ability.which(q, me)].some(fits)) return true;
  return false;
}
/** The card that has the names: one that was given them temporarily, or the card itself. */
const bearer = ({ given }: AlsoNamed, me: AbilityContext) => (given ? me.args.given : me.self);

/** All its names: its own first (TERM-10). */
export function namesOf(q: Query, ix: CardIx): string[] {
  const names = new Set([q.name(ix)]);
  for (const { ability, me } of q.active().alsoNamed)
    if (bearer(ability, me) === ix) for (const name of ability.which(q, me)) names.add(name);
  return [...names];
}

/** The names that another card must have to share one with it, as a limit on plays keeps them. */
export function nameLimit(q: Query, ix: CardIx): NonNullable<Limit['name']> {
  const own = q.card(ix).def;
  const names = q.catalogue.names ? namesOf(q, ix) : [];
  if (names.length < 2) return own;
  return [own, ...names.slice(1).map((name) => q.defs.findIndex((def) => def.name === name))];
}

/**
 * Do the card's current abilities mention this name? A longer name that contains it does not count. A fusion in play
 * has only its ability as a minion (FUS-1).
 */
export function mentions(q: Query, ix: CardIx, name: string): boolean {
  const texts = new Set<string>();
  q.eachAbility(ix, (_ability, def) => {
    const { fusion, text } = q.defs[def]!;
    texts.add(fusion ? text.split(' Action: ')[0]! : text);
  });
  const longer = q.defs.map((def) => def.name).filter((other) => other !== name && other.includes(name));
  return [...texts].some((text) =>
    hasWords(
      longer.reduce((rest, other) => rest.replaceAll(other, ''), text),
      name,
    ),
  );
}

const LETTER = /\p{L}/u;
/** Are these words in the text, not just parts of words? */
function hasWords(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (!LETTER.test(text.charAt(at - 1)) && !LETTER.test(text.charAt(at + words.length))) return true;
  return false;
}
