import { view } from '@smash/engine';
import {
  act,
  after,
  drawOffTheTop,
  isAction,
  onPlay,
  ops,
  playOffTheTop,
  returnInAnyOrder,
  revealTop,
  wasOffTheTop,
} from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, actionCard, at, minionCard, now, offered, play } from '../play.ts';
import type { Playthrough } from '../scenario/playthrough.ts';

const summon = (n: number) =>
  actionCard(
    'Call Up',
    'standard',
    `Play ${n} minion(s) off the top of your deck.`,
    onPlay(function* (me) {
      yield* playOffTheTop(me.seat, (q, ix) => q.isMinionCard(ix), { n });
    }),
  );
const spell = actionCard(
  'Call On',
  'standard',
  'Play an action off the top of your deck.',
  onPlay(function* (me) {
    yield* playOffTheTop(me.seat, isAction);
  }),
);
const learn = actionCard(
  'Learn Up',
  'standard',
  'Draw two actions off the top of your deck.',
  onPlay(function* (me) {
    yield* drawOffTheTop(me.seat, isAction, 2);
  }),
);
/** "Each time you have played a card off the top of a deck, gain 1 VP." */
const watcher = minionCard(
  'Lookout',
  1,
  'Each time you have played a card off the top of a deck, gain 1 VP.',
  after('play', { when: (_q, me, played) => played.seat === me.seat && wasOffTheTop(played) }, function* (me) {
    yield* act(ops.gainVp(me.seat, 1));
  }),
);
const peek = actionCard(
  'Peek',
  'standard',
  'Reveal the top two cards of your deck and return them in any order.',
  onPlay(function* (me) {
    yield* returnInAnyOrder(me.seat, yield* revealTop(me.seat, 2), me.seat);
  }),
);

const revealed = ({ events }: Playthrough): string[][] =>
  events.filter((event) => event.type === 'reveal').map((event) => event.cards!.map((card) => card.name));
const shuffles = ({ events }: Playthrough): number => events.filter((e) => e.type === 'shuffle' && !e.from).length;

describe('off the top of the deck', () => {
  it('TOP-1 reveals until a card matches, plays it, and shuffles the others into the deck; cards it draws are not among them', () =>
    play({
      cards: [summon(1), watcher],
      seats: { A: { hand: ['Call Up'], deck: ['Howl', 'Overrun', 'Enchantress', 'Scout', 'Walker'] } },
      bases: [at('Meadow', 'A Lookout'), at('Moor')],
      steps: [
        A.plays('Call Up'),
        // Revealed cards are in no zone: everybody sees them, and no deck holds them.
        offered('A', ['Meadow', 'Moor']),
        (table) => {
          expect(view(table.state, 1).resolving.map((card) => card.name)).toEqual([
            'Call Up',
            'Howl',
            'Overrun',
            'Enchantress',
          ]);
          expect(view(table.state, 1).seats[0]!.deck).toBe(2);
        },
        A.answers('Moor'),
        // Enchantress draws Scout, the top card while the two others are in no zone.
        now(at('Meadow', 'A Lookout'), at('Moor', 'A Enchantress'), {
          asked: null,
          hand: { A: ['Scout'] },
          deck: { A: { count: 3, has: ['Howl', 'Overrun', 'Walker'] } },
          discard: { A: ['Call Up'] },
          plays: { A: { minions: 1, actions: 0 } },
          vp: { A: 1 },
        }),
        (table) => expect([revealed(table), shuffles(table)]).toEqual([[['Howl', 'Overrun', 'Enchantress']], 1]),
      ],
    }));

  it('TOP-1 twice for two, and shuffles once at the end', () =>
    play({
      cards: [summon(2)],
      seats: { A: { hand: ['Call Up'], deck: ['Howl', 'Walker', 'Overrun', 'Invader', 'Filler'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Call Up'),
        A.answers('?Meadow', 'return', '?Meadow'),
        now(at('Meadow', 'A Walker', 'A Invader'), {
          vp: { A: 1 },
          deck: { A: { count: 3, has: ['Howl', 'Overrun', 'Filler'] } },
        }),
        (table) =>
          expect([revealed(table), shuffles(table)]).toEqual([
            [
              ['Howl', 'Walker'],
              ['Overrun', 'Invader'],
            ],
            1,
          ]),
      ],
    }));

  it('TOP-1 draws instead of playing if the text says so', () =>
    play({
      cards: [learn],
      seats: { A: { hand: ['Learn Up'], deck: ['Walker', 'Howl', 'Overrun', 'Filler'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Learn Up'),
        now({
          asked: null,
          hand: { A: ['Howl', 'Overrun'] },
          deck: { A: { count: 2, has: ['Walker', 'Filler'] } },
        }),
        (table) => expect(revealed(table)).toEqual([['Walker', 'Howl'], ['Overrun']]),
      ],
    }));

  it('TOP-1 without anything unused there is nothing to shuffle', () =>
    play({
      cards: [summon(1)],
      seats: { A: { hand: ['Call Up'], deck: ['Invader', 'Howl'] } },
      bases: [at('Meadow')],
      steps: [A.plays('Call Up'), now({ deck: { A: ['Howl'] } }), (table) => expect(shuffles(table)).toBe(0)],
    }));

  it('TOP-2 an empty deck is first rebuilt from the discard pile; one that runs out on the way stops it (DECK-1)', () =>
    play({
      cards: [summon(2)],
      seats: { A: { hand: ['Call Up'], deck: [], discard: ['Howl', 'Invader', 'Overrun'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Call Up'),
        // There is no second minion: all revealed cards go back, and the discard pile is not shuffled in again.
        now(at('Meadow', 'A Invader'), {
          asked: null,
          deck: { A: { count: 2, has: ['Howl', 'Overrun'] } },
          discard: { A: ['Call Up'] },
        }),
      ],
    }));

  it('TOP-2 it also stops if there are cards in the discard pile', () =>
    play({
      cards: [summon(1)],
      seats: { A: { hand: ['Call Up'], deck: ['Howl', 'Overrun'], discard: ['Invader'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Call Up'),
        now(at('Meadow'), {
          deck: { A: { count: 2, has: ['Howl', 'Overrun'] } },
          discard: { A: ['Invader', 'Call Up'] },
        }),
        (table) => expect(shuffles(table)).toBe(1),
      ],
    }));

  it('TOP-2 with no card at all it does nothing', () =>
    play({
      cards: [learn],
      seats: { A: { hand: ['Learn Up'], deck: [] } },
      bases: [at('Meadow')],
      steps: [A.plays('Learn Up'), now({ asked: null, hand: { A: [] }, discard: { A: ['Learn Up'] } })],
    }));

  it.each([
    ['a Special out of its time', 'Hidden Ninja'],
    ['an action for which there is no minion', 'Upgrade'],
    ['an action no base may have', 'Overrun'],
  ])('TOP-3 %s cannot be played: it is discarded (PLAY-4)', (_what, name) =>
    play({
      cards: [spell, watcher],
      seats: { A: { hand: ['Call On'], deck: ['Walker', name, 'Howl'] } },
      bases: [at('The Dread Gazebo')],
      steps: [
        A.plays('Call On'),
        now(at('The Dread Gazebo'), {
          asked: null,
          discard: { A: [name, 'Call On'] },
          deck: { A: { count: 2, has: ['Walker', 'Howl'] } },
          vp: { A: 0 },
        }),
      ],
    }),
  );

  it('TOP-3 a card of a group revealed by another text is played off the top, too; one from the hand is not', () =>
    play({
      cards: [watcher],
      seats: { A: { hand: ['Raiding Party', 'Invader'] }, B: { deck: ['Filler', 'Scout', 'Howl'] } },
      bases: [at('Meadow', 'A Lookout'), at('Moor')],
      steps: [
        A.plays('Raiding Party'),
        A.answers('Scout', 'Moor', 'Howl', 'Filler'),
        now(at('Moor', 'A Scout'), { vp: { A: 1 }, deck: { B: { top: ['Howl', 'Filler'] } } }),
        A.plays('Invader', 'Moor'),
        // Its own.
        now({ vp: { A: 2 } }),
      ],
    }));

  it('TOP-1 a player who concedes midway leaves revealed cards of others on their decks (WIN-3)', () =>
    play({
      seats: { A: { hand: ['Raiding Party'] }, B: { deck: ['Filler', 'Scout', 'Howl', 'Walker'] }, C: {} },
      bases: [at('Meadow', 'C Filler'), at('Moor')],
      steps: [
        A.plays('Raiding Party'),
        A.answers('B'),
        offered('A', ['Filler', 'Scout', 'Howl', 'no']),
        { by: 'A', concede: true },
        now({
          turn: 'B',
          deck: { B: { top: ['Filler', 'Scout', 'Howl', 'Walker'] } },
          discard: { A: [], B: [] },
          asked: null,
        }),
      ],
    }));

  it('TOP-1 returned in a secret order (INFO-1)', () =>
    play({
      cards: [peek],
      seats: { A: { hand: ['Peek'], deck: ['Walker', 'Scout', 'Filler'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Peek'),
        A.answers('Scout', 'Walker'),
        now({ deck: { A: { top: ['Scout', 'Walker', 'Filler'] } } }),
        ({ events }) => expect(events.map((e) => e.type).filter((type) => type === 'place')).toEqual([]),
      ],
    }));
});
