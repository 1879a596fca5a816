import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { view } from '../../fixtures/views/build.ts';
import { loadCatalogue } from '../../i18n/languages.ts';
import { ENGLISH } from '../../i18n/say.ts';
import { loadSentences, setSentences } from '../../i18n/sentences.ts';
import type { EventView } from '../../view/types.ts';
import { withoutEmptyHeadings } from './headings.ts';
import { lines, newest, spoken } from './log.ts';
import { namer } from './words.ts';

const name = namer(view({}), ['Ines', 'Mina']);
const said = (e: Partial<EventView> & { type: EventView['type'] }): string[] =>
  lines({ n: 1, turn: 1, ...e }, name).map((one) => spoken(one, name));
const card = { id: 5, name: 'King Rex' };
const base = { id: 6, name: 'Tortuga' };
const cause = { id: 7, name: 'Seal the Tomb' };

test('hidden things are logged as far as the viewer may know', () => {
  expect(said({ type: 'bury', seat: 1, count: 1, base, cause })).toEqual([
    'Mina buried a card at Tortuga · Seal the Tomb.',
  ]);
  expect(said({ type: 'bury', seat: 0, count: 1, base, card })).toEqual(['You buried King Rex at Tortuga.']);
  expect(said({ type: 'store', seat: 1, count: 1, host: card })).toEqual(['Mina stored a card under King Rex.']);
  expect(said({ type: 'play', seat: 1, card, base, from: 'buried' })).toEqual([
    'Mina played King Rex on Tortuga, uncovered.',
  ]);
});

test('a heading that nothing follows is not shown, unless it says what is going on', () => {
  const events: EventView[] = [
    { n: 1, turn: 1, type: 'turn', seat: 0 },
    { n: 2, turn: 1, type: 'play', seat: 0, card, toBase: base },
    { n: 3, turn: 1, type: 'scoring', base },
    { n: 4, turn: 1, type: 'scored', base, ranks: [{ seat: 0, power: 5, place: 1, vp: 3, now: 3, cards: [] }] },
    { n: 5, turn: 2, type: 'turn', seat: 1 },
  ];
  const shown = withoutEmptyHeadings(events.flatMap((event) => lines(event, name))).map((line) => spoken(line, name));
  expect(shown).toEqual([
    'Turn 1 · You.',
    'You played King Rex on Tortuga.',
    'Tortuga scores.',
    'You 1st with 5, +3 VP (now 3).',
    'Turn 2 · Mina.',
  ]);
});

test('the newest events come first, and of a scored base the winner', () => {
  const ranks = [
    { seat: 1, power: 7, place: 1, vp: 3, now: 14, cards: [] },
    { seat: 0, power: 5, place: 2, vp: 1, now: 10, cards: [] },
  ];
  const events: EventView[] = [
    { n: 1, turn: 1, type: 'scoring', base },
    { n: 2, turn: 1, type: 'play', seat: 0, card, base, now: 7 },
    { n: 3, turn: 1, type: 'scored', base, ranks },
  ];
  const told = (some: EventView[], count: number) =>
    newest(some, name, count).map(({ text, res, brief = res }) => `${text} | ${brief}`);
  expect(told(events, 3)).toEqual([
    'Mina 1st with 7 on Tortuga | +3 VP',
    'You 2nd with 5 on Tortuga | +1 VP',
    'You played King Rex on Tortuga | now 7',
  ]);
  expect(told(events, 1)).toEqual(['Mina 1st with 7 on Tortuga | +3 VP']);
  // With room for only a few lines, a play comes before the cards drawn after it, unless those belong to another turn.
  const draw: EventView = { n: 4, turn: 1, type: 'draw', seat: 0, count: 2 };
  const few = (some: EventView[], count: number) => newest(some, name, count, true).map(({ text }) => text);
  expect(few([events[1]!, draw], 1)).toEqual(['You played King Rex on Tortuga']);
  expect(few([events[1]!, draw], 2)).toEqual(['You played King Rex on Tortuga', 'You drew 2 cards']);
  expect(few([events[1]!, { ...draw, turn: 2 }], 1)).toEqual(['You drew 2 cards']);
  expect(few([draw], 1)).toEqual(['You drew 2 cards']);
  expect(few(events, 2)).toEqual(['Mina 1st with 7 on Tortuga', 'You 2nd with 5']);
  // As long as there is nothing else, the heading is shown.
  expect(told(events.slice(0, 1), 2)).toEqual(['Me First · Tortuga | ']);
  expect(told([], 2)).toEqual([]);
});

test('in German a line has no person, and its subject comes first', async () => {
  i18n.loadAndActivate({ locale: 'de', messages: await loadCatalogue('de') });
  const twice = (e: Partial<EventView> & { type: EventView['type'] }) => [0, 1].flatMap((seat) => said({ ...e, seat }));
  expect(twice({ type: 'play', card, base, now: 7 })).toEqual([
    'Du: King Rex auf Tortuga gespielt, jetzt 7.',
    'Mina: King Rex auf Tortuga gespielt, jetzt 7.',
  ]);
  expect(said({ type: 'destroy', seat: 0, other: 1, card, base, cause })).toEqual([
    'Du: King Rex von Mina auf Tortuga zerstört · Seal the Tomb.',
  ]);
  expect(said({ type: 'vp', seat: 1, amount: 3, now: 9 })).toEqual(['Mina: Punkte bekommen, +3 SP (jetzt 9).']);
  i18n.activate(ENGLISH);
});

test('a line in the words of its verb is translated as a whole, with what it names', async () => {
  const chose = { type: 'told', line: 'chose “{text}” for {card}', text: '+1 power', card } as const;
  expect(said({ ...chose, seat: 1, cause })).toEqual(['Mina chose “+1 power” for King Rex · Seal the Tomb.']);
  expect(
    said({ type: 'told', line: '{other} will draw {amount} fewer: {cards}', other: 1, amount: 2, count: 3 }),
  ).toEqual(['Mina will draw 2 fewer: 3 cards.']);
  i18n.loadAndActivate({ locale: 'de', messages: await loadCatalogue('de') });
  setSentences(await loadSentences('de'));
  expect(said({ ...chose, seat: 0 })).toEqual(['Du: „+1 Stärke“ für King Rex gewählt.']);
  setSentences({});
  i18n.activate(ENGLISH);
});

test('shared decks, and cards that wait', () => {
  const treasures = [card, { id: 8, name: 'Tiger Steed' }];
  expect(said({ type: 'madness', seat: 0, count: 2 })).toEqual(['You drew 2 Madness.']);
  expect(said({ type: 'treasure', seat: 1, count: 2 })).toEqual(['Mina drew 2 treasures.']);
  expect(said({ type: 'treasure', seat: 0, cards: treasures })).toEqual(['You drew King Rex, Tiger Steed.']);
  expect(said({ type: 'place', other: 1, card, to: 'hand', cause: base })).toEqual(['Mina got King Rex · Tortuga.']);
  expect(said({ type: 'place', seat: 1, other: 1, card, to: 'hand' })).toEqual(['Mina put King Rex into the hand.']);
  expect(said({ type: 'shuffle', to: 'monsterDeck' })).toEqual(['The monster deck was shuffled.']);
  expect(said({ type: 'shuffle' })).toEqual(['The base deck was shuffled.']);
  expect(said({ type: 'stasis', seat: 1, card, amount: 3, now: 3 })).toEqual([
    'King Rex got 3 stasis counters, now 3.',
  ]);
  expect(said({ type: 'stasis', seat: 1, card, amount: -1, now: 2 })).toEqual([
    'King Rex lost a stasis counter, now 2.',
  ]);
  expect(said({ type: 'swap', seat: 1, card, host: cause, base })).toEqual([
    'King Rex replaced Seal the Tomb on Tortuga.',
  ]);
});

test('an event nobody chose is attributed to its cause (T-19)', () => {
  const home = { id: 8, name: 'Jungle Oasis' };
  expect(said({ type: 'move', card, base, toBase: home, cause: home })).toEqual([
    'Jungle Oasis moved King Rex from Tortuga to Jungle Oasis.',
  ]);
  expect(said({ type: 'destroy', other: 1, card, base, cause: base })).toEqual([
    'Tortuga destroyed Mina’s King Rex on Tortuga.',
  ]);
  expect(said({ type: 'attach', card, host: home })).toEqual(['The game put King Rex on Jungle Oasis.']);
  expect(said({ type: 'play', card, base, now: 4 })).toEqual(['King Rex came into play on Tortuga, now 4.']);
  expect(said({ type: 'reveal', card })).toEqual(['Revealed: King Rex.']);
  expect(said({ type: 'destroy', seat: 0, card, cause: base })).toEqual(['You destroyed King Rex · Tortuga.']);
});

test('the destination of a common deck’s card has a name (T-19)', () => {
  expect(said({ type: 'place', card, to: 'monsterDeck', cause: base })).toEqual([
    'Tortuga put King Rex into the monster deck.',
  ]);
  expect(said({ type: 'place', card, to: 'monsterDeck', text: 'bottom', cause: base })).toEqual([
    'Tortuga put King Rex on the bottom of the monster deck.',
  ]);
  expect(said({ type: 'return', seat: 1, card, to: 'treasureDiscard' })).toEqual([
    'Mina returned King Rex into the discard pile of the treasures.',
  ]);
  expect(said({ type: 'return', seat: 1, card, to: 'hand' })).toEqual(['Mina returned King Rex to hand.']);
  expect(said({ type: 'lost', card, to: 'hand' })).toEqual(['King Rex went into the hand.']);
});

test('a line says in whole words what has changed, and what it comes to', () => {
  expect(said({ type: 'play', seat: 1, card, base, now: 10 })).toEqual(['Mina played King Rex on Tortuga, now 10.']);
  expect(said({ type: 'play', seat: 1, card: cause, host: card, base, now: 8 })).toEqual([
    'Mina played Seal the Tomb on King Rex, Tortuga now 8.',
  ]);
  expect(said({ type: 'power', text: 'power', card, amount: 1, cause })).toEqual([
    'King Rex got +1 power · Seal the Tomb.',
  ]);
  expect(said({ type: 'power', text: 'total', seat: 1, card: base, amount: 2 })).toEqual([
    'Mina got +2 power at Tortuga.',
  ]);
  expect(said({ type: 'power', text: 'breakpoint', card: base, amount: -3, cause })).toEqual([
    'Tortuga got -3 to its breakpoint · Seal the Tomb.',
  ]);
  expect(said({ type: 'power', text: 'starting', card: base, amount: 12 })).toEqual([
    'The breakpoint of Tortuga starts at 12.',
  ]);
});
