import { type EventView, describe as sentenceOf } from '@smash/engine';
import { describe, expect, it } from 'vitest';

type Told = Partial<EventView>;

const named = (name: string, id = 1) => ({ id, name });
const [walker, poison, moor, fen] = [named('Walker'), named('Poison', 2), named('The Moor', 3), named('The Fen', 4)];
const cause = poison;

/** The log's sentence, with seats as letters. */
const say = (type: EventView['type'], told: Told): string =>
  sentenceOf({ n: 1, turn: 1, type, ...told })
    .map((part) => (typeof part === 'string' ? part : 'seat' in part ? 'ABCD'[part.seat] : `[${part.name}]`))
    .join('');

/** Every possible sentence, by what the event contains. */
const SENTENCES: Record<Exclude<EventView['type'], 'saved' | 'pass'>, [told: Told, sentence: string][]> = {
  draft: [[{ seat: 0, faction: 'Zombies' }, 'A chose Zombies']],
  mulligan: [
    [
      { seat: 1, cards: [poison, walker] },
      'B showed a hand without minions and drew five new cards: [Poison], [Walker]',
    ],
  ],
  begin: [[{ seat: 2 }, 'C goes first']],
  turn: [[{ seat: 0, turn: 7 }, 'Turn 7: A']],
  phase: [
    [{ seat: 0, phase: 'draft' }, 'A: Draft'],
    [{ seat: 0, phase: 'setup' }, 'A: Set-up'],
    [{ seat: 0, phase: 'start' }, 'A: Start Turn'],
    [{ seat: 0, phase: 'play' }, 'A: Play Cards'],
    [{ seat: 0, phase: 'score' }, 'A: Score Bases'],
    [{ seat: 0, phase: 'draw' }, 'A: Draw 2 Cards'],
    [{ seat: 0, phase: 'end' }, 'A: End Turn'],
  ],
  play: [
    [{ seat: 0, card: walker }, 'A played [Walker]'],
    [{ seat: 0, card: walker, base: moor }, 'A played [Walker] on [The Moor]'],
    [{ seat: 0, card: poison, host: walker }, 'A played [Poison] on [Walker]'],
    [{ seat: 0, card: walker, base: moor, from: 'hand' }, 'A played [Walker] on [The Moor]'],
    [{ seat: 0, card: walker, base: moor, from: 'discard' }, 'A played [Walker] on [The Moor] from the discard pile'],
    [{ seat: 0, card: walker, base: moor, from: 'buried' }, 'A played [Walker] on [The Moor], uncovered'],
  ],
  use: [
    [{ seat: 0, card: walker }, 'A used [Walker]'],
    [{ seat: 0, card: walker, host: poison }, 'A used [Walker] with [Poison]'],
  ],
  clash: [
    [
      { base: moor, card: walker, host: poison, amount: 9, now: 4 },
      'Clash on [The Moor]: [Walker] beat [Poison], 9 against 4',
    ],
  ],
  immune: [[{ card: walker, cause }, '[Walker] is not affected, thanks to [Poison]']],
  scoring: [[{ base: moor, amount: 21, now: 20 }, '[The Moor] scores: 21 of 20']],
  scored: [
    [
      {
        base: moor,
        ranks: [
          { seat: 1, power: 12, place: 1, vp: 4, now: 9, cards: [] },
          { seat: 0, power: 8, place: 2, vp: 0, now: 3, cards: [] },
          { seat: 2, power: 5, place: 3, vp: 1, now: 1, cards: [] },
        ],
      },
      '[The Moor] scored: B +4 VP, now 9, C +1 VP, now 1',
    ],
    [{ base: moor }, '[The Moor] scored: '],
  ],
  stopped: [
    [{ base: moor, text: 'cannot' }, 'The scoring of [The Moor] stopped: it cannot score'],
    [{ base: moor, text: 'gone' }, 'The scoring of [The Moor] stopped: it is gone'],
  ],
  loop: [[{ card: walker }, '[Walker] has had enough: an endless loop was cut (LOOP-1)']],
  concede: [[{ seat: 1 }, 'B conceded']],
  agree: [
    [{ seat: 1, text: 'yes' }, 'B agrees to end the game now'],
    [{ seat: 1, text: 'no' }, 'B wants to play on'],
  ],
  over: [
    [{ winners: [2] }, 'The game is over. Won by C'],
    [{ winners: [0, 1] }, 'The game is over. Won by A and B'],
  ],
  duel: [
    [{ text: 'begins', card: walker, host: poison }, '[Walker] challenged [Poison] to a duel'],
    [
      { text: 'begins', card: walker, host: poison, cause: moor },
      '[Walker] challenged [Poison] to a duel ([The Moor])',
    ],
    [{ text: 'placed', seat: 0 }, 'A placed a card face down for the duel'],
    [{ text: 'placed', seat: 0, card: walker }, 'A placed [Walker] face down for the duel'],
    [{ text: 'none', seat: 0 }, 'A placed no card for the duel'],
    [{ text: 'stopped' }, 'The duel ended without a result'],
    [{ text: 'tied', card: walker, host: poison, amount: 5 }, '[Walker] and [Poison] tied their duel, 5 each'],
    [
      { text: 'won', card: walker, host: poison, amount: 5, now: 3 },
      '[Walker] won the duel with [Poison], 5 against 3',
    ],
  ],
  round: [[{ seat: 0, now: 2, amount: 3 }, 'Period 2, round 3: A is First Player']],
  period: [
    [
      { amount: 2, ranks: [{ seat: 0, power: 12, place: 1, vp: 5, now: 6, cards: [] }] },
      'Period 2 scored: A +5 VP, now 6',
    ],
  ],
  bury: [[{ seat: 0, card: walker, base: moor, cause }, 'A buried [Walker] at [The Moor] ([Poison])']],
  control: [
    [{ card: walker }, '[Walker] is without a controller again'],
    [{ seat: 0, card: walker, text: 'again', cause }, 'A regained control of [Walker]'],
    [{ seat: 0, card: walker, text: 'turn' }, 'A gained control of [Walker] for this turn'],
    [{ seat: 0, card: walker, cause }, 'A gained control of [Walker] ([Poison])'],
  ],
  copy: [[{ card: walker, cards: [moor], cause }, '[Walker] has the abilities of [The Moor] ([Poison])']],
  counter: [
    [{ card: walker, amount: 1, now: 1 }, '[Walker] got a power counter, now 1'],
    [{ card: walker, amount: 1, now: 2, text: 'plain' }, '[Walker] got a counter, now 2'],
    [{ card: walker, amount: -2, now: 0, text: 'plain' }, '[Walker] lost 2 counters, now 0'],
    [{ card: walker, amount: 2, now: 3, cause }, '[Walker] got 2 power counters, now 3 ([Poison])'],
    [{ card: walker, amount: -1, now: 0 }, '[Walker] lost a power counter, now 0'],
    [{ card: walker, amount: -3, now: 1 }, '[Walker] lost 3 power counters, now 1'],
    [{ card: walker, now: 1 }, '[Walker] got 0 power counters, now 1'],
  ],
  destroy: [
    [{ card: walker, cause }, '[Walker] was destroyed ([Poison])'],
    [{ card: walker, to: 'aside' }, '[Walker] was destroyed and set aside'],
  ],
  discard: [[{ seat: 0, card: walker, cause }, 'A discarded [Walker] ([Poison])']],
  draw: [
    [{ seat: 0, count: 1 }, 'A drew a card'],
    [{ seat: 0, count: 2, cause }, 'A drew 2 cards ([Poison])'],
    [{ seat: 0, cards: [walker, poison] }, 'A drew [Walker], [Poison]'],
    [{ seat: 0 }, 'A drew 0 cards'],
  ],
  extraTurn: [
    [{ seat: 0, text: 'gained', cause }, 'A will take another turn ([Poison])'],
    [{ seat: 0 }, 'A takes an extra turn'],
  ],
  choose: [
    [{ seat: 0, card: walker, toBase: fen }, 'A will have [Walker] go to [The Fen] instead of the discard pile'],
    [
      { seat: 0, card: walker, to: 'bottom', cause },
      'A will have [Walker] go to the bottom of the deck instead of the discard pile ([Poison])',
    ],
  ],
  leave: [
    [{ card: walker, to: 'discard', cause }, '[Walker] went to the discard pile ([Poison])'],
    [{ card: walker, to: 'aside' }, '[Walker] was set aside'],
  ],
  lost: [
    [{ card: walker, to: 'box' }, '[Walker] went to the box'],
    [{ card: walker, to: 'aside', cause }, '[Walker] was set aside ([Poison])'],
  ],
  look: [
    [{ seat: 0, other: 1, from: 'hand', count: 3 }, 'A looked at the hand of B: 3 cards'],
    [{ seat: 0, other: 1, from: 'deck', cards: [walker], cause }, 'A looked at the deck of B: [Walker] ([Poison])'],
  ],
  madness: [[{ seat: 0, count: 2, cause }, 'A drew 2 Madness ([Poison])']],
  move: [[{ card: walker, base: moor, toBase: fen, cause }, '[Walker] moved from [The Moor] to [The Fen] ([Poison])']],
  occupy: [[{ seat: 0, card: moor }, 'A came to [The Moor]']],
  place: [
    [{ to: 'top' }, 'a card was placed: the top of the deck'],
    [{ card: walker, to: 'hand', seat: 0, other: 1, cause }, '[Walker] was placed: hand of B ([Poison])'],
    [{ card: walker, to: 'hand', seat: 1, other: 1 }, '[Walker] was placed: hand'],
    [{ card: walker, to: 'deck' }, '[Walker] was placed: the deck'],
    [{ card: walker, to: 'madness' }, '[Walker] was placed: the Madness deck'],
    [{ card: walker, to: 'monsterDeck' }, '[Walker] was placed: the monster deck'],
    [{ card: walker, to: 'monsterDeck', text: 'bottom' }, '[Walker] was placed: the bottom of the monster deck'],
    [{ card: walker, to: 'monsterDiscard' }, '[Walker] was placed: the discard pile of the monsters'],
    [{ card: walker, to: 'treasureDeck' }, '[Walker] was placed: the treasure deck'],
    [{ card: walker, to: 'treasureDiscard' }, '[Walker] was placed: the discard pile of the treasures'],
    [{ card: moor, to: 'baseDeck' }, '[The Moor] was placed: the base deck'],
  ],
  base: [
    [{ base: moor }, '[The Moor] was dealt'],
    [{ base: moor, card: fen, cause }, '[The Moor] replaced [The Fen] ([Poison])'],
    [{ base: moor, card: fen, text: 'swapped' }, '[The Moor] was swapped with [The Fen]'],
  ],
  power: [
    [{ seat: 0, text: 'extra minion', cause }, 'A may play an extra minion ([Poison])'],
    [{ seat: 0, card: moor, text: 'total', amount: 2 }, 'A got +2 power at [The Moor]'],
    [{ card: walker, text: 'power', amount: 3, cause }, '[Walker] +3 power ([Poison])'],
    [{ card: moor, text: 'breakpoint', amount: -4 }, '[The Moor] -4 breakpoint'],
    [{ card: walker, text: 'power', amount: 0 }, '[Walker] +0 power'],
  ],
  return: [
    [{ card: walker, to: 'aside', cause }, '[Walker] was set aside ([Poison])'],
    [{ card: walker, to: 'monsterDiscard', cause }, '[Walker] went to the discard pile of the monsters ([Poison])'],
    [{ card: walker, to: 'hand', other: 1 }, '[Walker] returned to B (hand)'],
  ],
  reveal: [[{ seat: 0, cards: [walker], cause }, 'A revealed [Walker] ([Poison])']],
  shuffle: [
    [{}, 'The base deck was shuffled'],
    [{ to: 'monsterDeck' }, 'The monster deck was shuffled'],
    [{ to: 'treasureDeck' }, 'The treasure deck was shuffled'],
    [{ seat: 0 }, 'A shuffled the deck'],
    [{ seat: 0, from: 'discard' }, 'A made a new deck of the discard pile'],
  ],
  stasis: [
    [{ card: walker, amount: 1, now: 1 }, '[Walker]: 1 stasis counter added, now 1'],
    [{ card: walker, amount: -2, now: 0, cause }, '[Walker]: 2 stasis counters removed, now 0 ([Poison])'],
  ],
  store: [[{ seat: 0, card: walker, host: moor, cause }, 'A stored [Walker] under [The Moor] ([Poison])']],
  swap: [
    [{ card: walker, host: fen, base: moor, cause }, '[Walker] took the place of [The Fen] on [The Moor] ([Poison])'],
  ],
  attach: [[{ card: poison, host: walker }, '[Poison] went onto [Walker]']],
  treasure: [[{ seat: 0, count: 1, cause }, 'A drew treasure: a card ([Poison])']],
  coin: [
    [{ seat: 0, text: 'heads', cause }, 'A flipped a coin: heads ([Poison])'],
    [{ seat: 0, from: 'tails', text: 'heads', cause }, 'The coin of A was turned from tails to heads ([Poison])'],
  ],
  told: [
    [
      { seat: 0, line: 'chose “{text}” for {card}', text: 'Ninjas', card: walker, cause },
      'A chose “Ninjas” for [Walker] ([Poison])',
    ],
    [
      { line: '{other} will draw {amount} fewer from {base}: {cards}', other: 1, amount: 2, base: moor, count: 2 },
      'B will draw 2 fewer from [The Moor]: 2 cards',
    ],
  ],
  useAgain: [[{ card: walker, cause }, '[Walker] may use its talent again ([Poison])']],
  vp: [
    [{ seat: 0, amount: 2, now: 5, cause }, 'A gained 2 VP, now 5 ([Poison])'],
    [{ seat: 0, amount: -1, now: 4, rule: 'WIN-2' }, 'A lost 1 VP, now 4 (Madness)'],
  ],
};

describe('the log describes each event in one sentence (INFO-1)', () => {
  for (const [type, sentences] of Object.entries(SENTENCES))
    it(type, () => {
      for (const [told, sentence] of sentences) expect(say(type as EventView['type'], told)).toBe(sentence);
    });

  it('without a subject it is the table; a card the viewer does not know is a card', () => {
    expect(say('draw', { count: 2 })).toBe('The table drew 2 cards');
    expect(say('discard', { seat: 0 })).toBe('A discarded a card');
  });
});
