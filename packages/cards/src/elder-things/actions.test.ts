import { act, after, byYou, ops } from '@smash/engine/script';
import { A, at, B, C, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const madness = (n: number): string[] => Array.from({ length: n }, () => 'Madness');
const revealed = (events: readonly { type: string }[]): number => events.filter(({ type }) => type === 'reveal').length;

describe('Begin the Summoning: Choose a minion in your discard pile and place it on top of your deck. You may play an extra action this turn.', () => {
  it('any minion of your discard pile, no action; then an extra action (RES-3)', () =>
    play({
      seats: {
        A: { hand: ['Begin the Summoning', 'Insanity'], deck: ['Filler'], discard: ['Scout', 'Howl', 'Walker'] },
        B: { discard: ['Invader'] },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Begin the Summoning'),
        offered('A', ['Scout', 'Walker'], ['Howl', 'Invader', 'no']),
        A.answers('Walker'),
        now({ asked: null, deck: { A: ['Walker', 'Filler'] }, can: [A.plays('Insanity')] }),
      ],
    }));

  it('without a minion there, still the extra action (RES-3)', () =>
    play({
      seats: { A: { hand: ['Begin the Summoning', 'Insanity'], deck: [], discard: ['Howl'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Begin the Summoning'),
        now({ asked: null, discard: { A: ['Howl', 'Begin the Summoning'] }, can: [A.plays('Insanity')] }),
      ],
    }));
});

describe('Dunwich Horror: Put this on a minion. Ongoing: This minion has +5 power. At the end of the turn, destroy this minion.', () => {
  it('on anybody’s minion: 5 more power, and at the end of the turn it is destroyed (TURN-7)', () =>
    play({
      seats: { A: { hand: ['Dunwich Horror'] } },
      bases: [at('Meadow', 'A Filler', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Dunwich Horror', 'Walker'),
        now({ cards: { Walker: { power: 7 }, Filler: { power: 1 } } }),
        A.ends(),
        now(at('Meadow', 'A Filler'), { turn: 'B', discard: { A: ['Dunwich Horror'], B: ['Walker'] } }),
      ],
    }));

  it('at the end of anybody’s turn (TERM-11)', () =>
    play({
      turn: 'B',
      bases: [at('Meadow', 'A Filler with A Dunwich Horror', 'B Walker'), at('Moor')],
      steps: [B.ends(), now(at('Meadow', 'B Walker'), { turn: 'A', discard: { A: ['Filler', 'Dunwich Horror'] } })],
    }));

  it('dunwich-horror/1 both are Ongoing: neither works while its abilities are cancelled (TERM-4)', () =>
    play({
      seats: { A: { hand: ['Scout'] } },
      cards: [
        minionCard('Muffle', 1, 'Ongoing: The actions on minions are cancelled.', {
          kind: 'cancels',
          label: 'ongoing',
          who: (q, _me, ix) => q.name(ix) === 'Dunwich Horror',
        }),
      ],
      bases: [at('Meadow', 'A Filler with A Dunwich Horror', 'B Muffle'), at('Moor')],
      steps: [
        now({ cards: { Filler: { power: 1 } } }),
        A.ends(),
        now(at('Meadow', 'A Filler with A Dunwich Horror', 'B Muffle'), { turn: 'B' }),
      ],
    }));
});

describe('Insanity: All other players draw two Madness cards each.', () => {
  it('every other player, as far as they last, in turn order (MAD-1, ME-6)', () =>
    play({
      seats: { A: { hand: ['Insanity'] }, B: {}, C: {} },
      madness: 3,
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Insanity'), now({ madness: 0, hand: { A: [], B: madness(2), C: madness(1) } })],
    }));
});

describe('Power of Madness: Each other player reveals their hand and discards all Madness cards from it. Then each of them shuffles their discard pile into their deck.', () => {
  it('all their Madness goes, and every discard pile of theirs into their deck (RES-3)', () =>
    play({
      seats: {
        A: { hand: ['Power of Madness', 'Madness'], discard: ['Scout'], deck: [] },
        B: { hand: ['Madness', 'Walker', 'Madness'], discard: ['Howl'], deck: ['Filler'] },
        C: { hand: ['Invader'], discard: ['Walker', 'Walker'], deck: [] },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Power of Madness'),
        now({
          asked: null,
          hand: { A: ['Madness'], B: ['Walker'], C: ['Invader'] },
          discard: { A: ['Scout', 'Power of Madness'], B: [], C: [] },
          deck: { A: [], B: { has: ['Madness', 'Madness', 'Howl', 'Filler'], count: 4 }, C: 2 },
        }),
        ({ events }) => expect(revealed(events)).toBe(2),
      ],
    }));

  it('the deck is really shuffled: where the discarded cards lie is not known (DECK-2)', () => {
    const orders = new Set<string>();
    for (let seed = 1; seed <= 5; seed++)
      play({
        seed,
        seats: {
          A: { hand: ['Power of Madness'] },
          B: { discard: ['Howl', 'Scout', 'Walker', 'Invader', 'Filler'], deck: [] },
        },
        bases: [at('Meadow'), at('Moor')],
        steps: [
          A.plays('Power of Madness'),
          ({ state }) => void orders.add(state.seats[1]!.deck.map((ix) => state.cards[ix]!.def).join()),
        ],
      });
    expect(orders.size).toBeGreaterThan(1);
  });
});

describe('Spreading Horror: Each other player discards random cards from their hand one at a time until they discard one that is not a Madness card.', () => {
  it('one card that is no Madness; before it only Madness (RES-3)', () => {
    const left = new Set<number>();
    for (let seed = 1; seed <= 8; seed++)
      play({
        seed,
        seats: {
          A: { hand: ['Spreading Horror', 'Scout'] },
          B: { hand: ['Madness', 'Walker', 'Madness', 'Scout', 'Filler'] },
        },
        bases: [at('Meadow'), at('Moor')],
        steps: [
          A.plays('Spreading Horror'),
          now({ asked: null, hand: { A: ['Scout'] } }),
          ({ state }) => {
            const { hand, discard } = state.seats[1]!;
            const names = discard.map((ix) => state.names[state.cards[ix]!.def]);
            expect(names.filter((name) => name !== 'Madness')).toHaveLength(1);
            expect(names.at(-1)).not.toBe('Madness');
            expect(hand.length + discard.length).toBe(5);
            left.add(hand.length);
          },
        ],
      });
    expect(left.size).toBeGreaterThan(1);
  });

  it('every other player; with nothing but Madness the whole hand, with no cards nothing (RES-11)', () =>
    play({
      seats: { A: { hand: ['Spreading Horror'] }, B: { hand: madness(3) }, C: {} },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Spreading Horror'),
        now({ asked: null, hand: { B: [], C: [] }, discard: { B: madness(3), C: [] } }),
      ],
    }));
});

describe('Touch of Madness: Each other player draws a Madness card; you draw a card and may play an extra action this turn.', () => {
  it('others get Madness, you a card and an extra action (RES-3)', () =>
    play({
      seats: { A: { hand: ['Touch of Madness', 'Insanity'], deck: ['Scout', 'Filler'] }, B: {}, C: {} },
      madness: 9,
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Touch of Madness'),
        now({
          asked: null,
          madness: 7,
          hand: { A: ['Insanity', 'Scout'], B: madness(1), C: madness(1) },
          can: [A.plays('Insanity')],
        }),
      ],
    }));
});

describe('Unfathomable Goals: Each other player reveals their hand. Every player who reveals at least one Madness card must destroy one of their own minions.', () => {
  const grudge = minionCard(
    'Grudge',
    1,
    'Ongoing: After you destroy a minion, place a +1 power counter on this minion.',
    after('destroy', { when: (_q, me, destroyed) => byYou(me, destroyed) }, function* (me) {
      yield* act(ops.counters(me.self, 1));
    }),
  );

  it('who shows Madness chooses one of their own, wherever it is (ME-6)', () =>
    play({
      seats: {
        A: { hand: ['Unfathomable Goals', 'Madness'] },
        B: { hand: ['Madness', 'Scout'] },
        C: { hand: ['Scout'] },
      },
      bases: [at('Meadow', 'A Filler', 'B Filler', 'C Filler'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Unfathomable Goals'),
        ({ events }) => expect(revealed(events)).toBe(2),
        offered('B', ['Filler/B', 'Walker'], ['no', 'Filler/A', 'Filler/C']),
        B.answers('Walker'),
        now(at('Meadow', 'A Filler', 'B Filler', 'C Filler'), at('Moor'), { asked: null, discard: { B: ['Walker'] } }),
      ],
    }));

  it('several of them together, each the one who destroys it (TERM-2, RES-10)', () =>
    play({
      cards: [grudge],
      seats: { A: { hand: ['Unfathomable Goals'] }, B: { hand: madness(2) }, C: { hand: madness(1) } },
      bases: [at('Meadow', 'A Grudge', 'B Grudge', 'B Filler', 'C Walker', 'C Filler'), at('Moor')],
      steps: [
        A.plays('Unfathomable Goals'),
        B.answers('Filler/B'),
        C.answers('Walker'),
        now(at('Meadow', 'A Grudge', 'B Grudge', 'C Filler'), {
          asked: null,
          cards: { 'Grudge/A': { counters: 0 }, 'Grudge/B': { counters: 1 } },
        }),
      ],
    }));

  it('without a minion there is nothing to destroy (RES-13)', () =>
    play({
      seats: { A: { hand: ['Unfathomable Goals'] }, B: { hand: madness(2) } },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [A.plays('Unfathomable Goals'), now(at('Meadow', 'A Filler'), { asked: null, hand: { B: madness(2) } })],
    }));
});
