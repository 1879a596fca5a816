import { act, cannotPlay, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, baseCard, now, offered, play } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

/** Swaps a base in play with the top of the base deck. */
const quake = actionCard(
  'Quake',
  'standard',
  'Swap a base with the top card of the base deck.',
  onPlay(function* () {
    const [old, next] = yield* look((q) => [q.bases()[0]!, q.s.baseDeck.at(-1)!]);
    yield* act(ops.swapBase(old!, next!));
  }),
);

describe('Secret Grove: On your turn, you may play here one extra minion with power 2 or less.', () => {
  it('one extra minion of power 2 or less, only here, in addition to the regular one (EXT-1, EXT-4)', () =>
    play({
      seats: { A: { hand: ['Walker', 'Collector', 'Filler', 'Invader', 'Scout'] } },
      bases: [at('Secret Grove', 'A Archmage'), at('Moor')],
      steps: [
        A.plays('Invader', 'Moor'),
        now({
          plays: { A: { minions: 0 } },
          can: [A.plays('Collector', 'Secret Grove'), A.plays('Filler', 'Secret Grove')],
          cannot: [A.plays('Scout', 'Secret Grove'), A.plays('Collector', 'Moor')],
        }),
        A.plays('Filler', 'Secret Grove'),
        now(at('Secret Grove', 'A Archmage', 'A Filler'), { asked: null, cannot: [A.plays('Walker', 'Secret Grove')] }),
      ],
    }));

  it('the narrower play is used first: the regular one is still there (EXT-4)', () =>
    play({
      seats: { A: { hand: ['Filler', 'King Rex'] } },
      bases: [at('Secret Grove'), at('Moor')],
      steps: [
        A.plays('Filler', 'Secret Grove'),
        now({ plays: { A: { minions: 1 } } }),
        A.plays('King Rex', 'Secret Grove'),
        now(at('Secret Grove', 'A Filler', 'A King Rex'), { asked: null }),
      ],
    }));

  it('secret-grove/1 you need no minion here to use it', () =>
    play({
      seats: { A: { hand: ['Filler', 'Invader'] } },
      bases: [at('Secret Grove', 'B King Rex'), at('Moor')],
      steps: [
        A.plays('Invader', 'Moor'),
        A.plays('Filler', 'Secret Grove'),
        now(at('Secret Grove', 'A Filler', 'B King Rex'), { asked: null }),
      ],
    }));

  it('secret-grove/2 once in each Play Cards phase, of every player in turn, and nothing is kept (ABL-6, EXT-2)', () =>
    play({
      seats: {
        A: { hand: ['Filler', 'Scout'], deck: ['Walker', 'Cannon'] },
        B: { hand: ['Filler', 'Filler', 'Filler'] },
      },
      bases: [at('Secret Grove'), at('Moor')],
      steps: [
        A.ends(),
        B.plays('Filler', 'Moor'),
        B.plays('Filler', 'Secret Grove'),
        now({ cannot: [B.plays('Filler', 'Secret Grove')] }),
        B.ends(),
        A.plays('Scout', 'Moor'),
        A.plays('Filler', 'Secret Grove'),
        now(at('Secret Grove', 'A Filler', 'B Filler'), { turn: 'A', cannot: [A.plays('Walker', 'Secret Grove')] }),
      ],
    }));

  it('secret-grove/2 not in the Start Turn phase: an extra play there is another one (EXT-3)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Filler', 'Filler'], deck: ['Zapbot', 'Cannon'] } },
      bases: [at('Secret Grove', 'A Sprout'), at('Moor')],
      steps: [
        B.ends(),
        A.answers('yes'),
        A.answers('Filler', 'Moor'),
        now({ turn: 'A', phase: 'play', asked: null, plays: { A: { minions: 1 } } }),
        A.plays('Filler', 'Secret Grove'),
        now(at('Secret Grove', 'A Zapbot', 'A Filler'), { plays: { A: { minions: 1 } } }),
      ],
    }));

  it('a base that enters play mid-turn can be used immediately; a player who must ignore it cannot use it (TERM-13)', () =>
    play({
      cards: [quake],
      baseDeck: ['Secret Grove'],
      seats: { A: { hand: ['Quake', 'Filler', 'Invader'] }, B: { hand: ['Jammed Signal', 'Filler', 'Invader'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Invader', 'Moor'),
        A.plays('Quake'),
        A.plays('Filler', 'Secret Grove'),
        A.ends(),
        B.plays('Jammed Signal', 'Secret Grove'),
        B.ends(),
        A.ends(),
        B.plays('Invader', 'Moor'),
        now({ turn: 'B', cannot: [B.plays('Filler', 'Secret Grove')] }),
      ],
    }));

  it('"cannot" beats it (CONF-1)', () =>
    play({
      seats: { A: { hand: ['Filler', 'Invader'] } },
      bases: [at('Secret Grove', 'B Overrun'), at('Moor')],
      steps: [A.plays('Invader', 'Moor'), now({ cannot: [A.plays('Filler', 'Secret Grove')] })],
    }));
});

describe('The Greenhouse: After this base scores, its winner may search their deck for a minion and play it on the base that replaces this one.', () => {
  const decks = { A: { deck: ['Cannon', 'King Rex', 'Scout', 'Probe', 'King Rex', 'Dinghy'] } };
  const scores = at('The Greenhouse', 'A Filler +22', 'B Walker');

  it('the-greenhouse/1 its winner searches once the new base is there, for a minion of any power (SCORE-10)', () =>
    play({
      baseDeck: ['Fen'],
      seats: decks,
      bases: [scores, at('Moor')],
      steps: [
        A.ends(),
        now(at('Fen'), { bases: { 'The Greenhouse': 'gone' }, vp: { A: 4, B: 2 }, phase: 'score' }),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        offered('A', ['King Rex', 'Scout'], ['Cannon', 'Filler', 'no']),
        now({ sees: { B: { lacks: ['King Rex', 'Scout', 'Dinghy'] } } }),
        A.answers('King Rex'),
        now(at('Fen', 'A King Rex'), at('Moor'), {
          turn: 'B',
          asked: null,
          hand: { A: 2 },
          deck: { A: 3 },
          sees: { B: { has: ['King Rex'], lacks: ['Dinghy'] } },
        }),
        ({ events }) => expect(events.filter((event) => event.type === 'shuffle').map((e) => e.seat)).toEqual([0]),
      ],
    }));

  it('may be declined: nothing is seen or shuffled (RES-11)', () =>
    play({
      baseDeck: ['Fen'],
      seats: decks,
      bases: [scores, at('Moor')],
      steps: [
        A.ends(),
        A.answers('no'),
        now(at('Fen'), at('Moor'), { turn: 'B', asked: null, deck: { A: ['Scout', 'Probe', 'King Rex', 'Dinghy'] } }),
      ],
    }));

  it("in another player's turn, too; plays the minion grants are used immediately or lost (EXT-3)", () =>
    play({
      baseDeck: ['Fen'],
      turn: 'B',
      seats: {
        A: { hand: ['Filler', 'Invader'], deck: ['Zapbot', 'Cannon'] },
        B: { deck: ['Scout', 'Scout', 'Scout'] },
      },
      bases: [scores, at('Moor')],
      steps: [
        B.ends(),
        A.answers('yes'),
        offered('A', ['Filler', 'no'], ['Invader']),
        A.answers('Filler', 'Moor'),
        now(at('Fen', 'A Zapbot'), at('Moor', 'A Filler'), { asked: null, turn: 'A', phase: 'play' }),
      ],
    }));

  it('tied winners both search, clockwise from the current player (VP-4)', () =>
    play({
      baseDeck: ['Fen'],
      turn: 'B',
      seats: { A: { deck: ['Scout', 'Cannon'] }, B: { deck: ['Probe', 'Probe', 'Warbot', 'Probe'] }, C: {} },
      bases: [at('The Greenhouse', 'A Filler +11', 'B Filler +11', 'C Filler +1'), at('Moor')],
      steps: [
        B.ends(),
        B.answers('yes'),
        now(at('Fen', 'B Warbot'), { asked: { seat: 'A', has: ['yes'] }, vp: { A: 4, B: 4, C: 1 } }),
        A.answers('yes'),
        now(at('Fen', 'A Scout', 'B Warbot'), { asked: null, turn: 'C' }),
      ],
    }));

  it('without a winner nobody searches (VP-3)', () =>
    play({
      baseDeck: ['Fen'],
      turn: 'B',
      seats: { A: { deck: ['Scout', 'Scout', 'Scout'] } },
      bases: [at('The Greenhouse', 'A Overgrowth'), at('Moor')],
      steps: [B.ends(), A.ends(), now(at('Fen'), { asked: null, turn: 'B', vp: { A: 0, B: 0 } })],
    }));

  it('a winner without a minion in the deck may search it all the same, and finds none (INFO-2)', () =>
    play({
      baseDeck: ['Fen'],
      seats: { B: { deck: ['Cannon', 'Probe'] } },
      bases: [at('The Greenhouse', 'B Filler +23'), at('Moor')],
      steps: [A.ends(), B.answers('yes'), now(at('Fen'), { asked: null, turn: 'B' })],
    }));

  it('a winner who has to ignore the base is not asked (TERM-13)', () =>
    play({
      baseDeck: ['Fen'],
      seats: { A: { deck: ['Scout', 'Scout', 'Scout'] } },
      bases: [at('The Greenhouse', 'A Filler +23', 'B Jammed Signal'), at('Moor')],
      steps: [A.ends(), now(at('Fen'), { asked: null, turn: 'B' })],
    }));

  it('only a minion that can be played on the new base is found (PLAY-4)', () =>
    play({
      cards: [
        baseCard(
          'Fortress',
          'No minion with power 4 or more can be played here.',
          cannotPlay((q, me, { card, at, as }) => at === me.self && as === 'minion' && q.power(card) >= 4),
        ),
      ],
      baseDeck: ['Fortress'],
      seats: { A: { deck: ['Cannon', 'Probe', 'King Rex', 'Scout', 'Warbot'] } },
      bases: [scores, at('Moor')],
      steps: [A.ends(), A.answers('yes'), now(at('Fortress', 'A Scout'), { asked: null, turn: 'B' })],
    }));

  it('another base that scores gives nothing (SCORE-13)', () =>
    play({
      baseDeck: ['Fen'],
      seats: decks,
      bases: [at('The Greenhouse', 'A Walker'), at('Moor', 'A Filler +10')],
      steps: [A.ends(), now(at('Fen'), at('The Greenhouse', 'A Walker'), { asked: null, turn: 'B' })],
    }));
});
