import { view } from '@smash/engine';
import { act, after, cannotPlay, endOfTurn, look, onPlay, ops, playedAt, wasOffTheTop } from '@smash/engine/script';
import { A, actionCard, at, B, C, minionCard, now, offered, play, shown } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

describe('Juice Bar: Before this base scores, each player with a minion here gets +2 power here for every Special ability that player uses before the scoring.', () => {
  it('two for each Special its player uses in that window, in addition to its effect (NPW-1, SCORE-3)', () =>
    play({
      bases: [at('Juice Bar', 'A Beta 6', 'A Beta 6', 'B Archmage +10', 'C Filler +2'), at('Moor', 'C Pirate King')],
      steps: [
        A.ends(),
        offered('C', ['Pirate King', 'pass']),
        // 3 and 3, and twice 2.
        now({ bases: { 'Juice Bar': { power: { A: 10, B: 14, C: 3 } } } }),
        C.answers('Pirate King'),
        // 3, the king with 5, and 2: second with 10 each.
        now({ asked: null, vp: { A: 2, B: 3, C: 2 }, turn: 'B' }),
      ],
    }));

  it('a minion that comes by that Special counts; without one here there is nothing (RES-5)', () => {
    for (const [by, vp] of [
      ['Green Trooper', { A: 2, B: 3 }],
      ['Hush', { A: 0, B: 3 }],
    ] as const)
      play({
        cards: [
          actionCard(
            'Hush',
            'special',
            'Special: Before a base scores, nothing.',
            playedAt('beforeScore', function* () {}),
          ),
        ],
        seats: { A: { hand: [by] } },
        bases: [at('Juice Bar', 'B Archmage +16'), at('Moor')],
        steps: [A.ends(), A.answers(by), now({ asked: null, vp })],
      });
  });

  it('not for Specials used at another time, or before another base scores (SCORE-13)', () => {
    play({
      titans: [{ seat: 'A', card: 'Megabot' }],
      bases: [at('Juice Bar', 'A Filler', 'A Filler', 'A Filler'), at('Moor')],
      steps: [A.plays('Megabot', 'Juice Bar'), now({ bases: { 'Juice Bar': { power: { A: 6 } } } })],
    });
    play({
      bases: [at('Meadow', 'A Blue Trooper +6'), at('Juice Bar', 'A Filler'), at('Moor')],
      steps: [A.ends(), now({ asked: null, turn: 'B', bases: { 'Juice Bar': { power: { A: 1 } } } })],
    });
  });

  it('not for who ignores it (TERM-13)', () =>
    play({
      bases: [at('Juice Bar', 'A Beta 6 +10', 'B Jammed Signal', 'B Archmage +6'), at('Moor', 'C Pirate King')],
      steps: [
        A.ends(),
        now({ asked: { seat: 'C', has: ['Pirate King'] }, bases: { 'Juice Bar': { power: { A: 13 } } } }),
      ],
    }));
});

describe("Moon Dumpster: After this base is played, each player reveals their deck's top card. A player who reveals a minion may play it here as an extra minion.", () => {
  /** Levels the first base, which is then replaced. */
  const level = actionCard(
    'Level',
    'standard',
    'Destroy the first base.',
    onPlay(function* () {
      yield* act(ops.destroyBase(yield* look((q) => q.bases()[0]!)));
    }),
  );
  const decks = {
    A: { deck: ['Invader', 'Filler'] },
    B: { hand: ['Level'], deck: ['Scout', 'Filler'] },
    C: { deck: ['Stomp', 'Filler'] },
  };
  const start = {
    cards: [level],
    turn: 'B' as const,
    bases: [at('Meadow'), at('Moor', 'C Filler')],
    baseDeck: ['Moon Dumpster'],
  };

  it('moon-dumpster/1 the current player first, then the others in order; each may play a minion here (ME-6, EXT-3)', () =>
    play({
      ...start,
      seats: decks,
      steps: [
        B.plays('Level'),
        offered('B', ['yes', 'no']),
        now({ sees: { A: { has: ['Scout'], lacks: ['Stomp', 'Invader'] } } }),
        B.answers('yes'),
        // Nothing to be done about the action of C.
        offered('A', ['yes', 'no']),
        now({ sees: { B: { has: ['Stomp', 'Invader'] } } }),
        A.answers('yes'),
        now(at('Moon Dumpster', 'A Invader', 'B Scout'), {
          asked: null,
          vp: { A: 1 },
          plays: { B: { minions: 1, actions: 0 } },
          deck: { A: ['Filler'], B: ['Filler'], C: ['Stomp', 'Filler'] },
        }),
      ],
    }));

  it('a question while it replaces a base that is back in the base deck does not name that base (INFO-2, SCORE-10)', () => {
    // Which of the two comes is up to chance: in one of these games it is Moon Dumpster, in another it is not.
    const came = [1, 2, 3, 4, 5, 6].map((seed) => {
      let asked = false;
      play({
        seed,
        seats: { A: { deck: ['Invader', 'Filler', 'Filler', 'Filler'] }, B: { deck: ['Stomp', 'Filler'] } },
        bases: [at('Asylum', 'A King Rex +9'), at('Moor')],
        baseDeck: [],
        baseDiscard: ['Moon Dumpster'],
        steps: [
          A.ends(),
          ({ state }) => {
            const ask = state.asks.find(({ kind }) => kind === 'yesno');
            asked = ask !== undefined;
            if (ask) expect(view(state, 0).prompt?.reason).toEqual(['Score Bases']);
          },
        ],
      });
      return asked;
    });
    expect(new Set(came).size).toBe(2);
  });

  it('may be declined: the card stays where it is (TERM-14)', () =>
    play({
      ...start,
      seats: decks,
      steps: [
        B.plays('Level'),
        B.answers('no'),
        A.answers('no'),
        now(at('Moon Dumpster'), { asked: null, deck: { A: ['Invader', 'Filler'], B: ['Scout', 'Filler'] } }),
      ],
    }));

  it('when a scored base is replaced by it, too; an empty deck is rebuilt from the discard pile, a player without any card is left out (PLAY-8, DECK-1)', () =>
    play({
      seats: { A: { deck: [] }, B: { deck: [], discard: ['Invader'] } },
      bases: [at('Meadow', 'C Filler +12'), at('Moor')],
      baseDeck: ['Moon Dumpster'],
      turn: 'A',
      steps: [
        A.ends(),
        offered('B', ['yes', 'no']),
        B.answers('yes'),
        C.answers('?no'),
        now(at('Moon Dumpster', 'B Invader'), { asked: null, vp: { B: 1, C: 3 }, deck: { B: [] }, turn: 'B' }),
      ],
    }));

  it('moon-dumpster/3 the minion is played off the top of the deck (TOP-3)', () =>
    play({
      ...start,
      cards: [
        level,
        minionCard(
          'Watcher',
          1,
          'Ongoing: This minion gets +1 power this turn after a minion is played off the top of a deck.',
          after(
            'play',
            { when: (q, _me, played) => wasOffTheTop(played) && q.isMinionCard(played.card) },
            function* (me) {
              yield* act(ops.power(me.self, 1, yield* endOfTurn()));
            },
          ),
        ),
      ],
      bases: [at('Meadow'), at('Moor', 'C Watcher')],
      seats: decks,
      steps: [
        B.plays('Level'),
        B.answers('yes'),
        A.answers('yes'),
        now({ asked: null, cards: { Watcher: { power: 3 } } }),
      ],
    }));
  it('the minion is shown with the question; not asked for one that cannot be played here', () =>
    play({
      ...start,
      cards: [
        level,
        minionCard(
          'Gate',
          1,
          'Ongoing: Invaders cannot be played.',
          cannotPlay((q, _me, { card }) => q.name(card) === 'Invader'),
        ),
      ],
      bases: [at('Meadow'), at('Moor', 'C Gate')],
      seats: decks,
      steps: [
        B.plays('Level'),
        shown('B', 'Scout'),
        B.answers('no'),
        now(at('Moon Dumpster'), { asked: null, deck: { A: ['Invader', 'Filler'] } }),
      ],
    }));
});
