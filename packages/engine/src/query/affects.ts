import type { CardIx, Seat } from '../model/index.ts';
import type { Def } from '../script/definition.ts';
import type { Query } from './query.ts';
import { leadsTo, type Reaches } from './rehearsal.ts';
import { minionsAffected } from './standard.ts';

/** Does it directly affect that minion (TERM-3)? */
export const affecting =
  (q: Query, minion: CardIx): Reaches =>
  (op) =>
    minionsAffected(q, op).includes(minion);

/** Could this action, played there, directly affect that minion? One that is put on it does. */
export const canAffect = (q: Query, seat: Seat, action: CardIx, at: CardIx, minion: CardIx): boolean =>
  at === minion || leadsTo(q, seat, action, at, affecting(q, minion));

/*
 * "An action that directly affects a minion" (TERM-3) describes an action in any zone, before its target is known and
 * whether or not it could be played now. So it is read from its text.
 */

/** Text that works only later, while the card is in play. */
const LATER = /\b(?:Ongoing|Talent):.*/s;
/** Mentions of minions that are not in play, are yet to be played, are only counted, or only identify a place. */
const ELSEWHERE: readonly RegExp[] = [
  /\b(?:instead|in place) of [^.;,]*/gi,
  /\bif this card was played from [^.;,]*/gi,
  /\bsearch[^.;]*/gi,
  /\b(?:find|draw|reveal)s?\b[^.;,]*\bminions?\b[^.;]*/gi,
  /\bextra minions?\b[^.;,]*/gi,
  /\bplay (?:a|any|that|one|up to \w+) (?:revealed )?minions?\b[^.;]*/gi,
  /\bfor each\b[^.,;]*\bminions?\b(?=[^.;]*, draw)/gi,
  /\bwhere [^.,;:]*?\bminions?\b/gi,
  /[^.;,]*\bminions?\b[^.;,]*?\b(?:in|of|from) (?:\w+ ){0,3}(?:discard piles?|hand|deck)\b/gi,
  /[^.;,]*\bfrom (?:\w+ ){0,3}(?:discard pile|deck)\b[^.;]*\bminions?\b/gi,
  /\bminions\b[^.;,]*\bstay\b/gi,
];
const AFFECTS =
  /\b(?:destroy|move|return|shuffle|get|gain|give|take|control|transfer|swap|cancel|bury|buries|buried|place|lose|has|have|reduce|double|remove|becomes?)/i;

const known = new WeakMap<Def, boolean>();

/** Does playing this action affect a minion in play? One put on a minion does. */
export function affectsMinions(def: Def): boolean {
  let answer = known.get(def);
  if (answer === undefined) {
    answer = def.subtype === 'minion' || saysSo(def);
    known.set(def, answer);
  }
  return answer;
}

function saysSo({ text, fusion }: Def): boolean {
  const played = (fusion ? text.slice(text.indexOf('Action: ')) : text).replace(LATER, '').replaceAll(' OR ', '. ');
  const left = ELSEWHERE.reduce((rest, pattern) => rest.replace(pattern, ''), played);
  return /\bminions?\b/i.test(left) && AFFECTS.test(left);
}
