import { A, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const really = '"... Really?"';

describe(`"... Really?": Destroy one of your minions. Play a minion with the same or lower power from your discard pile as an extra minion.`, () => {
  it('takes a minion of the power the destroyed one had in play, or less (CALC-1, TERM-9)', () =>
    play({
      seats: { A: { hand: [really], discard: ['Archmage', 'Scout', 'Howl', 'Pirate King', 'War Raptor'] } },
      bases: [at('Meadow', 'A Filler +2', 'A Zapbot', 'B Filler'), at('Moor')],
      steps: [
        A.plays(really),
        offered('A', ['Filler/A', 'Zapbot'], ['Filler/B', 'no']),
        A.answers('Filler/A'),
        offered('A', ['Scout', 'War Raptor', 'Filler'], ['Archmage', 'Pirate King', 'Howl', 'Zapbot', 'no']),
        A.answers('Scout'),
        offered('A', ['Meadow', 'Moor']),
        A.answers('Moor'),
        now(at('Meadow', 'A Zapbot', 'B Filler'), at('Moor', 'A Scout'), {
          asked: null,
          plays: { A: { minions: 1, actions: 0 } },
        }),
      ],
    }));

  it('does nothing without a minion of yours (RES-13)', () =>
    play({
      seats: { A: { hand: [really], discard: ['Mimic'] } },
      bases: [at('Meadow', 'B Filler'), at('Moor')],
      steps: [A.plays(really), now(at('Meadow', 'B Filler'), { asked: null, discard: { A: ['Mimic', really] } })],
    }));

  it('a minion that cannot be destroyed stays, and one is played anyway (RES-3, CAN-1)', () =>
    play({
      seats: { A: { hand: [really], discard: ['Scout', 'Pirate King'] } },
      bases: [at('Meadow', 'A Warbot'), at('Moor')],
      steps: [
        A.plays(really),
        A.answers('Moor'),
        now(at('Meadow', 'A Warbot'), at('Moor', 'A Scout'), { asked: null, discard: { A: ['Pirate King', really] } }),
      ],
    }));

  it('really/1 the minion just destroyed may be played (RES-3)', () =>
    play({
      seats: { A: { hand: [really] } },
      bases: [at('Meadow', 'A Archmage with B Poison'), at('Moor')],
      steps: [
        A.plays(really),
        // With the poison it had power 0, printed 4.
        now(at('Meadow'), { asked: null, discard: { A: ['Archmage', really], B: ['Poison'] } }),
      ],
    }));

  it('really/1 if it was no weaker in play than printed (TERM-9)', () =>
    play({
      seats: { A: { hand: [really] } },
      bases: [at('Meadow', 'A Scout'), at('Moor')],
      steps: [
        A.plays(really),
        A.answers('Moor'),
        now(at('Meadow'), at('Moor', 'A Scout'), { asked: null, discard: { A: [really] } }),
      ],
    }));

  it('really/2 a Mimic can always be played: outside play its power is 0 (TERM-9)', () =>
    play({
      seats: { A: { hand: [really], discard: ['Mimic', 'Scout'] } },
      bases: [at('Meadow', 'A Archmage with B Poison'), at('Moor', 'B King Rex')],
      steps: [
        A.plays(really),
        A.answers('Meadow'),
        now(at('Meadow', 'A Mimic'), { asked: null, cards: { Mimic: { power: 7 } } }),
      ],
    }));
});

describe("Bacta the Future: Destroy a minion. That minion's owner may play an extra minion at once.", () => {
  it('offers every minion; the owner may play a minion, or not (RES-13, EXT-3)', () =>
    play({
      seats: { A: { hand: ['Bacta the Future', 'Scout'] }, B: { hand: ['War Raptor', 'Howl', 'Pirate King'] } },
      bases: [at('Meadow', 'A Filler', 'B Scout'), at('Moor', '- Bigfoot')],
      steps: [
        A.plays('Bacta the Future'),
        offered('A', ['Filler', 'Scout', 'Bigfoot'], ['no']),
        A.answers('Scout@Meadow'),
        offered('B', ['War Raptor', 'Pirate King', 'no'], ['Howl']),
        B.answers('Pirate King', 'Moor'),
        now(at('Meadow', 'A Filler'), at('Moor', 'B Pirate King', '- Bigfoot'), {
          asked: null,
          hand: { A: ['Scout'], B: ['War Raptor', 'Howl'] },
        }),
      ],
    }));

  it('the owner may decline (TERM-14)', () =>
    play({
      seats: { A: { hand: ['Bacta the Future'] }, B: { hand: ['War Raptor'] } },
      bases: [at('Meadow', 'B Scout'), at('Moor')],
      steps: [
        A.plays('Bacta the Future'),
        B.answers('no'),
        now(at('Meadow'), { asked: null, hand: { B: ['War Raptor'] }, discard: { B: ['Scout'] } }),
      ],
    }));

  it('the owner plays, whoever controlled the minion; a monster has none (TERM-8, MON-1)', () =>
    play({
      seats: {
        A: { hand: ['Time Loop', 'Bacta the Future', 'Bacta the Future', 'Filler'] },
        B: { hand: ['War Raptor'] },
      },
      bases: [at('Meadow', 'A Scout of B', '- Bigfoot'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Bacta the Future'),
        A.answers('Scout'),
        B.answers('War Raptor', 'Moor'),
        A.plays('Bacta the Future'),
        A.answers('Bigfoot'),
        now(at('Meadow'), at('Moor', 'B War Raptor'), { asked: null, hand: { B: [] }, discard: { B: ['Scout'] } }),
      ],
    }));

  it('bacta-the-future/1 a protected minion stays, and its owner may play anyway (RES-3, CAN-1)', () =>
    play({
      seats: { A: { hand: ['Bacta the Future'] }, B: { hand: ['War Raptor'] } },
      bases: [at('Meadow', 'B Warbot'), at('Moor')],
      steps: [
        A.plays('Bacta the Future'),
        B.answers('War Raptor', 'Moor'),
        now(at('Meadow', 'B Warbot'), at('Moor', 'B War Raptor'), { asked: null }),
      ],
    }));

  it('bacta-the-future/2 the extra minion is played immediately or not at all, in your own turn, too (EXT-3)', () =>
    play({
      seats: { A: { hand: ['Bacta the Future', 'War Raptor', 'Scout'] } },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Bacta the Future'),
        A.answers('no'),
        now({ asked: null, plays: { A: { minions: 1 } } }),
        A.plays('Scout', 'Moor'),
        refused(A.plays('War Raptor', 'Moor')),
      ],
    }));
});

describe('Genetic Shift: Each of your minions gets +1 power this turn OR one of your minions gets +3 power this turn.', () => {
  it('+1 for each of yours, wherever it is, until the turn ends; not for the others (CALC-2, TERM-11)', () =>
    play({
      seats: { A: { hand: ['Genetic Shift'] } },
      bases: [at('Meadow', 'A Filler', 'B Filler'), at('Moor', 'A Scout')],
      steps: [
        A.plays('Genetic Shift'),
        offered('A', ['all', 'one'], ['no']),
        A.answers('all'),
        now({ asked: null, cards: { 'Filler/A': { power: 2 }, 'Filler/B': { power: 1 }, Scout: { power: 4 } } }),
        A.ends(),
        now({ cards: { 'Filler/A': { power: 1 }, Scout: { power: 3 } } }),
      ],
    }));

  it('or +3 for one of yours, not both (RES-14)', () =>
    play({
      seats: { A: { hand: ['Genetic Shift'] } },
      bases: [at('Meadow', 'A Filler', 'B Filler'), at('Moor', 'A Scout')],
      steps: [
        A.plays('Genetic Shift'),
        A.answers('one'),
        offered('A', ['Filler/A', 'Scout'], ['Filler/B', 'no']),
        A.answers('Scout'),
        now({ asked: null, cards: { 'Filler/A': { power: 1 }, Scout: { power: 6 } } }),
        A.ends(),
        now({ cards: { Scout: { power: 3 } } }),
      ],
    }));

  it('asks nothing where you have no minion (RES-13)', () =>
    play({
      seats: { A: { hand: ['Genetic Shift'] } },
      bases: [at('Meadow', 'B Filler'), at('Moor')],
      steps: [A.plays('Genetic Shift'), now({ asked: null, cards: { Filler: { power: 1 } } })],
    }));

  it('genetic-shift/1 a minion played afterwards gets nothing (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Genetic Shift', 'Scout'] } },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Genetic Shift'),
        A.answers('all'),
        A.plays('Scout', 'Moor'),
        now({ cards: { Filler: { power: 2 }, Scout: { power: 3 } } }),
      ],
    }));
});

describe('Mitosis: Choose one of your minions in play. Play another copy of it from your hand as an extra minion.', () => {
  it('plays a card of the same name from the hand, on any base, in addition to the regular play (EXT-1, TERM-10)', () =>
    play({
      seats: { A: { hand: ['Mitosis', 'Scout', 'Zapbot'], discard: ['Filler'] } },
      bases: [at('Meadow', 'A Scout', 'A Filler', 'B Zapbot'), at('Moor')],
      steps: [
        A.plays('Mitosis'),
        offered('A', ['Scout@Meadow', 'Filler'], ['Zapbot', 'no']),
        A.answers('Scout@Meadow', 'Moor'),
        now(at('Meadow', 'A Scout', 'A Filler', 'B Zapbot'), at('Moor', 'A Scout'), {
          asked: null,
          hand: { A: ['Zapbot'] },
          plays: { A: { minions: 1, actions: 0 } },
        }),
      ],
    }));

  it('must be played immediately; of two copies one (EXT-3)', () =>
    play({
      seats: { A: { hand: ['Mitosis', 'Scout', 'Scout'] } },
      bases: [at('Meadow', 'A Scout'), at('Moor')],
      steps: [
        A.plays('Mitosis'),
        offered('A', ['Scout', 'Scout'], ['no']),
        A.answers('Scout@hand', 'Moor'),
        now(at('Moor', 'A Scout'), { asked: null, hand: { A: ['Scout'] } }),
      ],
    }));

  it('without a copy in the hand nothing is played; one in the discard pile does not serve (RES-13)', () =>
    play({
      seats: { A: { hand: ['Mitosis', 'Filler'], discard: ['Scout'] } },
      bases: [at('Meadow', 'A Scout'), at('Moor')],
      steps: [A.plays('Mitosis'), now(at('Meadow', 'A Scout'), at('Moor'), { asked: null, hand: { A: ['Filler'] } })],
    }));

  it('if no base accepts the copy it stays in the hand (PLAY-4)', () =>
    play({
      seats: { A: { hand: ['Mitosis', 'Scout'] } },
      bases: [at('The Vats', 'A Scout')],
      steps: [A.plays('Mitosis'), now(at('The Vats', 'A Scout'), { asked: null, hand: { A: ['Scout'] } })],
    }));
});

describe('Shell Game: Put this on a minion. Ongoing: This minion cannot be destroyed.', () => {
  it('keeps any minion from destruction, no matter by whom, and from nothing else (TERM-1, RES-13)', () =>
    play({
      seats: { A: { hand: ['Time Loop', 'Shell Game', 'Bacta the Future', 'Beam Up'] } },
      bases: [at('Meadow', 'B Filler with A Shell Game', 'A Filler'), at('Moor')],
      steps: [
        now({ can: [A.plays('Shell Game', 'Filler/A'), A.plays('Shell Game', 'Filler/B')] }),
        A.plays('Time Loop'),
        A.plays('Bacta the Future'),
        A.answers('Filler/B'),
        now(at('Meadow', 'B Filler with A Shell Game', 'A Filler'), { asked: null }),
        A.plays('Beam Up'),
        A.answers('Filler/B'),
        now(at('Meadow', 'A Filler'), { asked: null, hand: { B: ['Filler'] } }),
      ],
    }));

  it('the minion is discarded with its base anyway (SCORE-9)', () =>
    play({
      bases: [at('Meadow', 'A Filler +9 with A Shell Game'), at('Moor')],
      steps: [A.ends(), now(at('Heath'), { turn: 'B', discard: { A: ['Filler', 'Shell Game'] } })],
    }));
});

describe('Splice as Nice: Put this on a minion. Ongoing: This minion has +2 power.', () => {
  it('on any minion; two add up, and it ends when it leaves (ATT-5, ABL-3)', () =>
    play({
      seats: { A: { hand: ['Time Loop', 'Splice as Nice', 'Splice as Nice'] } },
      bases: [at('Meadow', 'B Filler', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Splice as Nice', 'Filler/B'),
        A.plays('Splice as Nice', 'Filler/B'),
        now({ cards: { 'Filler/B': { power: 5 }, 'Filler/A': { power: 1 } } }),
      ],
    }));

  it('without it the power is as before (ABL-3)', () =>
    play({
      seats: { A: { hand: ['Disenchant'] } },
      bases: [at('Meadow', 'A Scout with B Splice as Nice'), at('Moor')],
      steps: [
        now({ cards: { Scout: { power: 5 } } }),
        A.plays('Disenchant'),
        now(at('Meadow', 'A Scout'), { cards: { Scout: { power: 3 } } }),
      ],
    }));
});

describe('Transmogrify: Destroy one of your minions. Search your deck for a minion with equal or lower power, play it as an extra minion and shuffle your deck.', () => {
  it('finds a minion of the power the destroyed one had in play, or less, and plays it anywhere (CALC-1, DECK-2)', () =>
    play({
      seats: { A: { hand: ['Transmogrify'], deck: ['Archmage', 'Scout', 'Howl', 'War Raptor', 'Filler'] } },
      bases: [at('Meadow', 'A Filler +2', 'A Zapbot', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Transmogrify'),
        offered('A', ['Filler/A', 'Zapbot'], ['Filler/B', 'no']),
        A.answers('Filler/A'),
        offered('A', ['Scout', 'War Raptor', 'Filler'], ['Archmage', 'Howl', 'no']),
        A.answers('Scout'),
        offered('A', ['Meadow', 'Moor']),
        A.answers('Moor'),
        now(at('Meadow', 'A Zapbot', 'B Filler'), at('Moor', 'A Scout'), {
          asked: null,
          deck: { A: 4 },
          discard: { A: ['Filler', 'Transmogrify'] },
          plays: { A: { minions: 1, actions: 0 } },
        }),
        ({ events }) => expect(events.filter((e) => e.type === 'shuffle')).toHaveLength(1),
      ],
    }));

  it('does not search without a minion of yours, nor find anything without a weak one in the deck (RES-13)', () =>
    play({
      seats: { A: { hand: ['Time Loop', 'Transmogrify', 'Transmogrify'], deck: ['Pirate King', 'Howl'] } },
      bases: [at('Meadow', 'A Filler', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Transmogrify'),
        now(at('Meadow', 'B Filler'), { asked: null, deck: { A: 2 } }),
        A.plays('Transmogrify'),
        now(at('Meadow', 'B Filler'), { asked: null, deck: { A: 2 } }),
        ({ events }) => expect(events.filter((e) => e.type === 'shuffle').length).toBeLessThan(2),
      ],
    }));

  it('a minion that can be played nowhere is discarded (PLAY-4)', () =>
    play({
      cards: [{ ...minionCard('Shy', 1, 'You can play it only on your birthday.'), condition: () => false }],
      seats: { A: { hand: ['Transmogrify'], deck: ['Shy', 'Howl'] } },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Transmogrify'),
        now(at('Meadow'), { asked: null, discard: { A: ['Filler', 'Shy', 'Transmogrify'] }, deck: { A: ['Howl'] } }),
      ],
    }));

  it('transmogrify/1 a minion that cannot be destroyed stays, and one is played anyway (RES-3, CAN-1)', () =>
    play({
      seats: { A: { hand: ['Transmogrify'], deck: ['Archmage', 'Pirate King'] } },
      bases: [at('Meadow', 'A Warbot'), at('Moor')],
      steps: [
        A.plays('Transmogrify'),
        A.answers('Moor'),
        now(at('Meadow', 'A Warbot'), at('Moor', 'A Archmage'), { asked: null, deck: { A: ['Pirate King'] } }),
      ],
    }));

  it('transmogrify/2 destroying a Doppelgänger, first it brings a minion, then that one another (RES-4)', () =>
    play({
      seats: { A: { hand: ['Transmogrify'], deck: ['Scout', 'Howl', 'Pirate King'] } },
      bases: [at('Meadow', 'A Doppelgänger'), at('Moor')],
      steps: [
        A.plays('Transmogrify'),
        A.answers('Scout', 'Meadow'),
        offered('A', ['Meadow', 'Moor']),
        A.answers('Moor'),
        now(at('Meadow', 'A Scout'), at('Moor', 'A Pirate King'), { asked: null, deck: { A: ['Howl'] } }),
      ],
    }));

  it('transmogrify/3 a Mimic can always be found: in the deck its power is 0 (TERM-9)', () =>
    play({
      seats: { A: { hand: ['Transmogrify'], deck: ['Mimic', 'Filler'] } },
      bases: [at('Meadow', 'A Archmage with B Poison'), at('Moor', 'B King Rex')],
      steps: [
        A.plays('Transmogrify'),
        A.answers('Meadow'),
        now(at('Meadow', 'A Mimic'), { asked: null, cards: { Mimic: { power: 7 } }, deck: { A: ['Filler'] } }),
      ],
    }));
});
