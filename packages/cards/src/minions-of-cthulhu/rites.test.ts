import { at as moment, playExtraMinion } from '@smash/engine/script';
import { A, at, B, minionCard, now, offered, type Play, play, refused } from '@smash/testkit/play';
import { latecomer } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];

/** Minions come before or after the Play Cards phase too. */
const herald = minionCard(
  'Herald',
  1,
  'Ongoing: At the start of your turn, you may play an extra minion.',
  moment('turnStart', { may: true, when: (q, me) => q.s.current === me.seat }, function* (me) {
    yield* playExtraMinion(me.seat, {});
  }),
);

describe('Altar to Cthulhu: Put this on a base. Ongoing: Each time you play a minion here, you may play an extra action that turn.', () => {
  it('altar-to-cthulhu/1 each time: for two minions two actions, in addition to the regular one (EXT-2)', () =>
    play({
      seats: { A: { hand: ['Altar to Cthulhu', 'Filler', 'Filler', 'Howl', 'Howl', 'Howl', 'Summon'], deck } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Altar to Cthulhu', 'Meadow'),
        refused(A.plays('Howl')),
        A.plays('Filler', 'Meadow'),
        A.plays('Summon'),
        now({ asked: null, cannot: [A.plays('Howl')] }),
        A.plays('Filler', 'Meadow'),
        A.plays('Howl'),
        now({ asked: null, hand: { A: ['Howl', 'Howl'] }, cannot: [A.plays('Howl')] }),
      ],
    }));

  it('not for a minion at another base, one that moves here, or one of another player (TERM-6)', () =>
    play({
      seats: { A: { hand: ['Filler', 'Bear Rides You', 'Howl'], deck }, B: { hand: ['Filler', 'Howl', 'Howl'], deck } },
      bases: [at('Meadow', 'A Altar to Cthulhu'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Filler', 'Moor'),
        A.plays('Bear Rides You'),
        A.answers('Walker'),
        now(at('Meadow', 'A Walker', 'A Altar to Cthulhu'), { cannot: [A.plays('Howl')] }),
        A.ends(),
        B.plays('Filler', 'Meadow'),
        B.plays('Howl'),
        now({ cannot: [B.plays('Howl')] }),
      ],
    }));

  it('is for that turn: one from Start Turn waits for the Play Cards phase, unused it lapses (EXT-3)', () =>
    play({
      cards: [herald],
      phase: 'start',
      seats: { A: { hand: ['Filler', 'Howl', 'Howl', 'Howl'], deck }, B: { deck } },
      bases: [at('Meadow', 'A Altar to Cthulhu', 'A Herald'), at('Moor')],
      steps: [
        A.answers('Herald', 'Meadow'),
        A.plays('Howl'),
        A.plays('Howl'),
        now({ cannot: [A.plays('Howl')] }),
        A.ends(),
        B.ends(),
        A.answers('pass'),
        A.plays('Howl'),
      ],
    }));

  it('EXT-3 in another player’s turn the action is played immediately, without waiting for your own turn', () =>
    play({
      cards: [latecomer],
      turn: 'B',
      seats: { A: { hand: ['Filler', 'Howl', 'Howl'], deck }, B: { deck } },
      bases: [at('Meadow', 'A Altar to Cthulhu', 'B Filler +9'), at('Moor', 'A Latecomer')],
      steps: [
        B.ends(),
        A.answers('Latecomer', 'Meadow'),
        offered('A', ['Howl#1', 'Howl#2', 'no']),
        A.answers('Howl'),
        now({ turn: 'A', asked: null, discard: { A: ['Altar to Cthulhu', 'Filler', 'Howl'] } }),
        A.plays('Howl'),
        now({ plays: { A: { actions: 0 } } }),
      ],
    }));
});

describe("Complete the Ritual: Put this on a base where you have at least one minion. Ongoing: At the start of your turn, place every minion and action on this base on the bottom of its owner's deck, and swap this base with the top card of the base deck.", () => {
  const ritual = 'Complete the Ritual';

  it('goes only on a base where you have a minion (PLAY-4)', () =>
    play({
      seats: { A: { hand: [ritual] } },
      bases: [at('Meadow', 'B Filler'), at('Moor', 'A Filler'), at('Marsh')],
      steps: [
        refused(A.plays(ritual, 'Meadow')),
        refused(A.plays(ritual, 'Marsh')),
        A.plays(ritual, 'Moor'),
        now(at('Moor', 'A Filler', `A ${ritual}`), { asked: null }),
      ],
    }));

  it('a treasure of nobody goes to its pile, with what it was on (MON-1)', () =>
    play({
      phase: 'start',
      baseDeck: ['Fen', 'Heath'],
      seats: { A: { deck: ['Filler'] } },
      bases: [at('Meadow', `A ${ritual}`, 'A Walker with A Boots of Butt-Kicking'), at('Moor')],
      steps: [A.answers(ritual, 'Walker'), now(at('Fen'), { treasureDiscard: ['Boots of Butt-Kicking'] })],
    }));

  it('complete-the-ritual/1 minions and actions, including those on minions, go under their owners’ decks, each owner says how (RES-9)', () =>
    play({
      phase: 'start',
      baseDeck: ['Fen', 'Heath'],
      seats: { A: { deck: ['Filler'] }, B: { deck: ['Filler'] } },
      bases: [at('Meadow', `A ${ritual}`, 'A Walker with B Poison', 'B Invader', 'B Overrun'), at('Moor', 'B Scout')],
      steps: [
        offered('A', ['Walker', ritual], ['Poison', 'no']),
        A.answers(ritual, 'Walker'),
        offered('B', ['Poison', 'Invader', 'Overrun'], ['Scout', 'no']),
        B.answers('Invader', 'Overrun', 'Poison'),
        now(at('Fen'), at('Moor', 'B Scout'), {
          phase: 'play',
          asked: null,
          bases: { Meadow: 'gone' },
          baseCount: 2,
          baseDeck: ['Heath', 'Meadow'],
          deck: {
            A: { bottom: ['Filler', ritual, 'Walker'] },
            B: { bottom: ['Filler', 'Invader', 'Overrun', 'Poison'] },
          },
          discard: { A: [], B: [] },
        }),
      ],
    }));

  it('complete-the-ritual/2 your own cards go the same way, a card of another player that you control to its owner (TERM-5)', () =>
    play({
      phase: 'start',
      seats: { A: { deck: ['Filler'] }, B: { deck: ['Filler'] } },
      bases: [at('Meadow', `A ${ritual}`, 'A Walker of B'), at('Moor')],
      steps: [
        now(at('Heath'), {
          asked: null,
          deck: { A: { bottom: ['Filler', ritual] }, B: { bottom: ['Filler', 'Walker'] } },
        }),
      ],
    }));

  it('complete-the-ritual/3 unaffected cards are discarded, and nobody orders them (CAN-1, RES-9)', () =>
    play({
      phase: 'start',
      seats: { A: { deck: ['Filler'] }, B: { deck: ['Filler'] } },
      bases: [at('Meadow', `A ${ritual}`, 'B Walker with B Smoke Bomb', 'B Scout'), at('Moor')],
      steps: [
        offered('B', ['Smoke Bomb', 'Scout'], ['Walker']),
        B.answers('Smoke Bomb', 'Scout'),
        now(at('Heath'), at('Moor'), {
          asked: null,
          discard: { B: ['Walker'] },
          deck: { B: { bottom: ['Filler', 'Smoke Bomb', 'Scout'] } },
        }),
      ],
    }));

  it('complete-the-ritual/3 even a minion that another card would keep from it: it is placed (RES-7)', () =>
    play({
      phase: 'start',
      seats: { A: { deck: ['Filler'] }, B: { deck: ['Filler'] } },
      bases: [at('Meadow', `A ${ritual}`, 'B Walker with B Tooth and Claw... and Guns'), at('Moor')],
      steps: [
        B.answers('Walker', 'Tooth and Claw... and Guns'),
        now(at('Heath'), { asked: null, discard: { B: ['Walker'] }, deck: { A: 2, B: 2 } }),
      ],
    }));

  it('complete-the-ritual/3 an action on the base, too (SWAP-2)', () =>
    play({
      phase: 'start',
      seats: { A: { deck: ['Filler'] }, B: { deck: ['Filler'] } },
      bases: [at('Meadow', `A ${ritual}`, 'B Overrun'), at('Moor', 'B Steam Queen')],
      steps: [now(at('Heath'), at('Moor', 'B Steam Queen'), { discard: { B: ['Overrun'] }, deck: { B: ['Filler'] } })],
    }));

  it('complete-the-ritual/4 a monster goes to its own discard pile (MON-1)', () =>
    play({
      cards: [{ ...minionCard('Critter', 3, ''), deck: 'monsters' }],
      phase: 'start',
      seats: { A: { deck: ['Filler'] } },
      bases: [at('Meadow', `A ${ritual}`, 'B Critter'), at('Moor')],
      steps: [now(at('Heath'), { asked: null, deck: { A: 2, B: 10 }, monsterDiscard: ['Critter'] })],
    }));

  it('complete-the-ritual/5 a titan leaves play, too: it is set aside, not destroyed, and loses its counters (TIT-1)', () =>
    play({
      phase: 'start',
      seats: { A: { deck: ['Filler'] } },
      bases: [at('Meadow', `A ${ritual}`, 'A Megabot', 'B Major Ursa +2'), at('Moor', 'C Mergacon')],
      steps: [
        now(at('Heath'), at('Moor', 'C Mergacon'), {
          titans: { A: ['Megabot'], B: ['Major Ursa'], C: [] },
          bases: { Heath: { total: 0 } },
        }),
      ],
    }));

  it('waits for your own turn, and is over with the base that scores first (TURN-2)', () =>
    play({
      seats: { A: { hand: [ritual], deck }, B: { deck } },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [
        A.plays(ritual, 'Meadow'),
        A.ends(),
        now(at('Meadow', 'A Walker', `A ${ritual}`), { turn: 'B', phase: 'play' }),
        B.ends(),
        A.answers('Walker', ritual),
        now(at('Heath'), { turn: 'A', bases: { Meadow: 'gone' } }),
      ],
    }));

  it('an empty base deck is rebuilt from the discard pile; without any other base this one stays, cleared (SCORE-10, RES-3)', () => {
    const given: Omit<Play, 'steps'> = {
      phase: 'start',
      seats: { A: { deck: ['Filler'] } },
      baseDeck: [],
      bases: [at('Meadow', `A ${ritual}`), at('Moor')],
    };
    play({ ...given, baseDiscard: ['Fen'], steps: [now(at('Fen'), { baseDiscard: [], baseDeck: ['Meadow'] })] });
    play({ ...given, steps: [now(at('Meadow'), { deck: { A: ['Filler', ritual] } })] });
  });

  it('the new base takes effect immediately, even at this start of turn (SWAP-2, TURN-3)', () =>
    play({
      phase: 'start',
      seats: { A: { deck: ['Filler'] } },
      baseDeck: ['Mushroom Kingdom'],
      bases: [at('Meadow', `A ${ritual}`), at('Moor', 'B Walker')],
      steps: [
        A.answers('Mushroom Kingdom'),
        now(at('Mushroom Kingdom', 'B Walker'), at('Moor'), { asked: null, phase: 'play' }),
      ],
    }));
});

describe("Furthering the Cause: Put this on a base. Ongoing: At the end of each turn, if another player's minion was destroyed here that turn, gain 1 VP.", () => {
  const cause = 'Furthering the Cause';
  const table = (...cards: string[]) => [at('Meadow', `A ${cause}`, ...cards), at('Moor', 'B Filler', 'A Filler')];

  it('furthering-the-cause/1 1 VP, however many were destroyed (RES-9)', () =>
    play({
      seats: { A: { hand: ['Time Loop', 'Seeing Stars', 'Seeing Stars'], deck }, B: { deck } },
      bases: table('B Walker', 'B Scout', 'A Filler'),
      steps: [
        A.plays('Time Loop'),
        A.plays('Seeing Stars'),
        A.answers('Walker'),
        A.plays('Seeing Stars'),
        A.answers('Scout'),
        now({ vp: { A: 0 } }),
        A.ends(),
        now({ turn: 'B', vp: { A: 1, B: 0 } }),
        B.ends(),
        now({ turn: 'A', vp: { A: 1 } }),
      ],
    }));

  it('in any player’s turn, whoever destroyed it, and whatever happened to it afterwards', () =>
    play({
      turn: 'B',
      seats: { A: { deck }, B: { hand: ['Seeing Stars'], deck }, C: { deck } },
      bases: [at('Meadow', `A ${cause}`, 'C Walker', 'B Filler'), at('Moor')],
      steps: [B.plays('Seeing Stars'), B.answers('Walker'), B.ends(), now({ turn: 'C', vp: { A: 1, B: 0, C: 0 } })],
    }));

  it.each([
    ['one of your own', 'Filler@Meadow/A'],
    ['one at another base', 'Filler@Moor/B'],
    ['one that cannot be destroyed', 'Warbot'],
  ])('not for %s', (_what, target) =>
    play({
      seats: { A: { hand: ['Corruption'], deck }, B: { deck } },
      bases: table('A Filler', 'B Warbot'),
      steps: [A.plays('Corruption'), A.answers(target), A.ends(), now({ turn: 'B', vp: { A: 0, B: 0 } })],
    }),
  );

  it('for one destroyed before this card came, too: the whole turn counts (TERM-11)', () =>
    play({
      seats: { A: { hand: ['Time Loop', 'Seeing Stars', cause], deck }, B: { deck } },
      bases: [at('Meadow', 'B Walker', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Seeing Stars'),
        A.answers('Walker'),
        A.plays(cause, 'Meadow'),
        A.ends(),
        now({ turn: 'B', vp: { A: 1 } }),
      ],
    }));

  it('in time for the end of the game (TURN-7, WIN-1)', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'], vp: 14, deck }, B: { deck } },
      bases: table('B Walker'),
      steps: [
        A.plays('Seeing Stars'),
        A.answers('Walker'),
        A.ends(),
        now({ over: true, winners: ['A'], vp: { A: 15 } }),
      ],
    }));

  it('not once it has left with its base (ATT-6)', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'], deck }, B: { deck } },
      bases: table('B Walker', 'A Filler +9'),
      steps: [A.plays('Seeing Stars'), A.answers('Walker'), A.ends(), now({ turn: 'B', vp: { A: 3 } })],
    }));
});
