import { expect, it } from 'vitest';
import { card, option, prompt, seat, titan, view } from '../../fixtures/views/build.ts';
import { refusedCards, refusedThen, shortRefusal } from './useRefused.ts';

it('asks about titans set aside and cards in hand that no answer names, only while cards are played or used', () => {
  const hand = [card('Walker', 0), card('Howl', 0)];
  const seats = [seat(0, [], 0, 5, 15, []), seat(1, [], 0, 5, 15, [])];
  const [own, ready] = [titan('Sleeper', 0), titan('Giant', 0)];
  seats[0]!.titans = [own, ready];
  seats[1]!.titans = [titan('Lurker', 1)];
  const seen = view({ seats, hand, viewer: 0 });
  const options = [hand[1]!, ready].map(({ id, name }, n) => option(n, `Play ${name}`, { card: id, verb: 'play' }));
  expect(refusedCards({ ...seen, prompt: prompt('play', 'Play a card', { options }) })).toEqual([own, hand[0]]);
  expect(refusedCards({ ...seen, prompt: prompt('react', 'Act?', { options }) })).toEqual([own, hand[0]]);
  expect(refusedCards({ ...seen, prompt: prompt('cards', 'Choose a card', { options }) })).toEqual([]);
  expect(refusedCards({ ...seen, prompt: null })).toEqual([]);
});

it('asks about cards in stasis that have no counters left', () => {
  const seats = [seat(0, [], 0, 5, 15, [])];
  const [waits, ready] = [card('Walker', 0, { stasis: 2 }), card('Howl', 0, { stasis: 0 })];
  seats[0]!.stasis = [waits, ready];
  const seen = { ...view({ seats, viewer: 0 }), prompt: prompt('play', 'Play a card', { options: [] }) };
  expect(refusedCards(seen)).toEqual([ready]);
  expect(refusedThen({ ...seen, prompt: prompt('react', 'Act?', { options: [] }) }, new Map())).toEqual(
    new Map([[ready.id, 'noUse']]),
  );
});

it('says on cards as wide as those of a tablet which play is missing', () => {
  expect(shortRefusal('noMinionPlay', 'tablet')).toBe('no minion play');
  expect(shortRefusal('noActionPlay', 'tablet')).toBe('no action play');
  expect(shortRefusal('noMinionPlay', 'phone')).toBe('none left');
});

it('says in a window whether a card waits for another moment, or for none', () => {
  const hand = [card('Walker', 0), card('Howl', 0), card('Sail', 0), card('Gale', 0), card('Unread', 0)];
  const seats = [seat(0, [], 0, 5, 15, [])];
  const own = titan('Sleeper', 0);
  seats[0]!.titans = [own];
  const facts = new Map([
    ['Walker', { text: 'Draw a card.' }],
    ['Howl', { text: 'Draw a card. Special: After this base scores, draw another.' }],
    ['Gale', { text: 'Special: This may be played before or after a base scores.' }],
    ['Sail', { text: 'Special: Before a base scores, move a minion.' }],
  ]);
  const options = [option(0, 'Play Sail', { card: hand[2]!.id, verb: 'play' })];
  const window = { kind: 'beforeScore' as const, opened: 1, base: 1 };
  const seen = { ...view({ seats, hand, viewer: 0 }), prompt: prompt('react', 'Act?', { options, window }) };
  const codes = [...refusedThen(seen, facts).values()];
  expect(codes).toEqual(['noTitanPlay', 'noSpecial', 'beforeScore', 'noUse', 'notNow']);
  expect(codes.map((code) => shortRefusal(code, 'desktop'))).toEqual([
    'only by its text',
    'no Special',
    'not before scoring',
    'no use now',
    'not now',
  ]);
  expect(shortRefusal('beforeScore', 'phone')).toBe('another time');
  expect(refusedThen({ ...seen, prompt: prompt('play', 'Play a card', { options }) }, facts).size).toBe(0);
});
