import { expect, test } from 'vitest';
import { base, card, option, printed, prompt, seat, view } from '../../fixtures/views/build.ts';
import type { EventView } from '../../view/types.ts';
import { findCard, spots } from '../../view/where.ts';
import { lines, spoken } from './log.ts';
import { targets } from './targets.ts';
import { namer, stasisLabel } from './words.ts';

printed({ Walker: 2, Scout: 3 });

const table = () => {
  const stored = card('Howl', 0);
  const under = card('Invasion', 0);
  const here = base('Meadow', 20, [3, 2, 1], [[['Walker', { under: 1, stored: [stored] }]], []]);
  const seen = view({ seats: [seat(0, [], 0, 5, 15, []), seat(1, [], 0, 5, 15, [])], bases: [here] });
  const own = card('Letter', 0, { stasis: 2, under: 1, stored: [under] });
  const other = card('Almanac', 1, { stasis: 1 });
  seen.seats[0]!.stasis = [own];
  seen.seats[1]!.stasis = [other];
  return { seen, own, other, stored, under };
};

test('one’s own cards in stasis can be touched; those of others, and stored cards, can be read', () => {
  const { seen, own, other, stored, under } = table();
  const where = spots(seen);
  expect(where.get(own.id)).toMatchObject({ place: 'stasis', base: -1 });
  for (const card of [other, stored, under]) {
    expect(where.has(card.id)).toBe(false);
    expect(findCard(seen, card.id)).toBe(card);
  }
});

test('a card played or used from stasis is a target; a stored one is chosen from a list', () => {
  const { seen, own, under } = table();
  const where = spots(seen);
  const play = prompt('play', 'Play cards', {
    options: [option(0, 'Play Letter from stasis', { card: own.id, verb: 'play', from: 'stasis' })],
  });
  expect([...targets(play, { picked: [], armed: null, fork: [] }, where).ids.keys()]).toEqual([own.id]);
  const choose = prompt('cards', 'Play a card stored under it', {
    options: [option(0, 'Invasion', { card: under.id, name: 'Invasion', from: 'under' })],
  });
  const lit = targets(choose, { picked: [], armed: null, fork: [] }, where);
  expect([lit.ids.size, lit.away.map((one) => one.card)]).toEqual([0, [under.id]]);
});

test('the name of a card in stasis includes its counters and the cards on and under it', () => {
  expect(stasisLabel(card('Letter', 0, { stasis: 1, under: 2 }), '')).toBe(
    'Letter, in stasis, 1 counter left, 2 cards stored under it',
  );
  const scout = card('Scout', 0, { stasis: 0, counters: 1, on: [card('Medal', 1)], usable: true });
  expect(stasisLabel(scout, 'legal')).toBe(
    'Scout, in stasis, no counters left, 1 power counter, with Medal, ability ready, legal',
  );
});

test('the log reports counters placed and removed, stored cards, and cards leaving stasis', () => {
  const name = namer(view({}), ['Ines', 'Mina']);
  const said = (e: Omit<EventView, 'n' | 'turn'>): string[] =>
    lines({ n: 1, turn: 1, ...e }, name).map((line) => spoken(line, name));
  const letter = { id: 1, name: 'Letter' };
  expect(said({ type: 'stasis', seat: 1, card: letter, amount: 3, now: 3, cause: letter })).toEqual([
    'Letter got 3 stasis counters, now 3.',
  ]);
  expect(said({ type: 'stasis', seat: 1, card: letter, amount: -1, now: 2, cause: letter })).toEqual([
    'Letter lost a stasis counter, now 2.',
  ]);
  expect(said({ type: 'store', seat: 1, count: 1, host: letter })).toEqual(['Mina stored a card under Letter.']);
  expect(said({ type: 'play', seat: 1, card: letter, from: 'stasis' })).toEqual(['Mina played Letter from stasis.']);
  expect(said({ type: 'leave', seat: 1, card: letter, to: 'discard' })).toEqual(['Letter went to the discard pile.']);
  // Cards of a scored base go to the discard pile by rule, so the log says nothing.
  expect(said({ type: 'leave', card: letter, to: 'discard', base: { id: 2, name: 'Meadow' } })).toEqual([]);
});
