import { NOBODY, type Query, seatLetter } from '@smash/engine';
import { differ } from './differ.ts';
import { pileMismatches } from './piles.ts';
import { cardInPlay, findCards, seatOf } from './refs.ts';
import type { Expected } from './schema.ts';

type BaseExpected = NonNullable<Expected['bases']>[string];
type CardExpected = NonNullable<Expected['cards']>[string];

export function baseMismatches(q: Query, name: string, wanted: BaseExpected): string[] {
  const ix = findCards(q, name).find((one) => q.isBase(one)) ?? NOBODY;
  if (wanted === 'gone') return ix === NOBODY ? [] : [`${name} should be gone`];
  if (ix === NOBODY) return [`${name} is not in play`];
  const list = [
    ...differ(`total of ${name}`, wanted.total, q.total(ix)),
    ...differ(`breakpoint of ${name}`, wanted.breakpoint, q.breakpoint(ix)),
  ];
  for (const [letter, power] of Object.entries(wanted.power ?? {}))
    list.push(...differ(`power of ${letter} at ${name}`, power, q.total(ix, seatOf(letter))));
  const groups = { minions: q.minionsAt(ix), actions: q.actionsOn(ix), buried: q.buriedAt(ix) };
  if (wanted.monsters !== undefined) {
    const monsters = q.minionsAt(ix).filter((card) => q.controller(card) === NOBODY);
    list.push(
      ...pileMismatches(
        `monsters at ${name}`,
        wanted.monsters,
        monsters.map((card) => q.name(card)),
      ),
    );
  }
  for (const [group, cards] of Object.entries(groups)) {
    for (const [letter, some] of Object.entries(wanted[group as keyof typeof groups] ?? {})) {
      const theirs = cards.filter((card) => q.controller(card) === seatOf(letter)).map((card) => q.name(card));
      list.push(...pileMismatches(`${group} of ${letter} at ${name}`, some, theirs));
    }
  }
  return list;
}

export function cardMismatches(q: Query, name: string, wanted: CardExpected): string[] {
  const ix = cardInPlay(q, name);
  if (ix === NOBODY) return [`${name} is not in play`];
  const card = q.card(ix);
  const attached = (zone: 'on' | 'under'): string[] =>
    q.s.inPlay.filter((one) => q.card(one).zone === zone && q.card(one).at === ix).map((one) => q.name(one));
  return [
    ...differ(`power of ${name}`, wanted.power, q.power(ix)),
    ...differ(`counters on ${name}`, wanted.counters, card.counters),
    ...differ(`controller of ${name}`, wanted.controller, seatLetter(q.controller(ix))),
    ...differ(`owner of ${name}`, wanted.owner, seatLetter(card.owner)),
    ...differ(`what ${name} names`, wanted.named, card.named),
    ...(wanted.on === undefined ? [] : pileMismatches(`on ${name}`, wanted.on, attached('on'))),
    ...(wanted.under === undefined ? [] : pileMismatches(`under ${name}`, wanted.under, attached('under'))),
  ];
}
