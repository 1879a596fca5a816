import { A, at, B, C, now, offered, play } from '@smash/testkit/play';
import { boost, cheer, grudge, tattoo } from '@smash/testkit/standard-actions';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];

describe('Roller: Ongoing: After a standard action directly affects this minion, place a +1 power counter on it if it had none when the action was played.', () => {
  it('a counter after the action has resolved, once for the action; the next one finds it there (RES-1, RES-9)', () =>
    play({
      cards: [boost],
      seats: { A: { hand: ['Boost', 'Boost', 'Celebration'] } },
      bases: [at('Meadow', 'B Roller', 'B Roller', 'A Filler')],
      steps: [
        A.plays('Celebration'),
        A.plays('Boost'),
        A.answers('Roller#1'),
        now({ asked: null, cards: { 'Roller#1': { counters: 1, power: 6 }, 'Roller#2': { counters: 0 } } }),
        A.plays('Boost'),
        A.answers('Roller#1'),
        now({ asked: null, cards: { 'Roller#1': { counters: 1, power: 9 }, 'Roller#2': { counters: 0 } } }),
      ],
    }));

  it('each of several separately, those without counters (RES-9)', () =>
    play({
      cards: [cheer],
      seats: { A: { hand: ['Cheer'] } },
      bases: [at('Meadow', 'A Roller', 'A Roller +1', 'B Roller')],
      steps: [
        A.plays('Cheer'),
        now({
          asked: null,
          cards: { 'Roller#1': { counters: 1 }, 'Roller#2': { counters: 1 }, 'Roller#3': { counters: 0 } },
        }),
      ],
    }));

  it('moved it gets one where it is then; destroyed it gets none (RES-4)', () =>
    play({
      seats: { A: { hand: ['Way of Deception', 'Seeing Stars', 'Celebration'] } },
      bases: [at('Meadow', 'A Roller'), at('Moor', 'B Roller')],
      steps: [
        A.plays('Celebration'),
        A.plays('Way of Deception'),
        now(at('Meadow'), { asked: null, cards: { 'Roller#1': { counters: 1 }, 'Roller#2': { counters: 0 } } }),
        A.plays('Seeing Stars'),
        A.answers('Roller#2'),
        now(at('Moor', 'A Roller'), { asked: null, discard: { B: ['Roller'] } }),
      ],
    }));

  it('not when it is affected only in the same way as another: that is not directly (TERM-3)', () =>
    play({
      cards: [boost],
      seats: { A: { hand: ['Boost'] } },
      bases: [at('Meadow', 'A Dancing King', 'A Roller', 'B Filler')],
      steps: [
        A.plays('Boost'),
        A.answers('Filler', 'Dancing King', 'Roller'),
        now({ asked: null, cards: { Roller: { power: 5, counters: 0 } } }),
      ],
    }));

  it('not when it is safe from the action (CAN-1)', () =>
    play({
      seats: { B: { hand: ['Beam Up'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Roller with A Smoke Bomb', 'B Filler')],
      steps: [
        B.plays('Beam Up'),
        B.answers('Roller'),
        now(at('Meadow', 'A Roller with A Smoke Bomb', 'B Filler'), {
          asked: null,
          cards: { Roller: { counters: 0 } },
        }),
      ],
    }));

  it('roller/1 Disco Inferno gives one, and then the Roller itself another (RES-1)', () =>
    play({
      seats: { A: { hand: ['Disco Inferno'], deck } },
      bases: [at('Meadow', 'A Roller', 'B Roller +1')],
      steps: [
        A.plays('Disco Inferno'),
        A.answers('Roller#1'),
        B.answers('Roller#2'),
        now({
          asked: null,
          cards: { 'Roller#1': { counters: 2 }, 'Roller#2': { counters: 2 } },
          hand: { A: ['Filler', 'Filler'] },
        }),
      ],
    }));

  it('roller/2 not of an action that is played on it (TERM-13)', () =>
    play({
      cards: [tattoo],
      seats: { A: { hand: ['Tattoo', 'Poison', 'Celebration'] } },
      bases: [at('Meadow', 'A Roller', 'A Roller')],
      steps: [
        A.plays('Celebration'),
        A.plays('Poison', 'Roller#1'),
        A.plays('Tattoo', 'Roller#2'),
        now({ asked: null, cards: { 'Roller#1': { counters: 0 }, 'Roller#2': { counters: 1 } } }),
      ],
    }));
});

describe('Last Dance: Each player may destroy one minion they control. For every minion actually destroyed, its controller gains 1 VP.', () => {
  it('each one of their own or none, in turn order, and 1 VP for it (ME-6)', () =>
    play({
      seats: { A: { hand: ['Last Dance'] }, B: {}, C: {} },
      bases: [at('Meadow', 'A Walker', 'A Invader', 'B Filler', 'B Collector', 'C Filler')],
      steps: [
        A.plays('Last Dance'),
        offered('A', ['Walker', 'Invader', 'no']),
        A.answers('Walker'),
        offered('B', ['Filler#1', 'Collector', 'no']),
        B.answers('no'),
        C.answers('Filler#2'),
        now(at('Meadow', 'A Invader', 'B Filler', 'B Collector'), {
          asked: null,
          vp: { A: 1, B: 0, C: 1 },
          discard: { A: ['Walker', 'Last Dance'], B: [], C: ['Filler'] },
        }),
      ],
    }));

  it('who destroys none is told of no VP (VP-6)', () =>
    play({
      seats: { A: { hand: ['Last Dance'], vp: 1 }, B: { vp: 1 } },
      bases: [at('Meadow', 'A Walker', 'B Filler')],
      steps: [A.plays('Last Dance'), A.answers('no'), B.answers('Filler'), now({ asked: null, vp: { A: 1, B: 2 } })],
    }));

  it('its controller gains the VP, its owner has the card (TERM-5)', () =>
    play({
      seats: { A: { hand: ['Last Dance'] } },
      bases: [at('Meadow', 'A Walker of B', 'B Filler')],
      steps: [
        A.plays('Last Dance'),
        A.answers('Walker'),
        B.answers('no'),
        now(at('Meadow', 'B Filler'), { asked: null, vp: { A: 1, B: 0 }, discard: { B: ['Walker'] } }),
      ],
    }));

  it('last-dance/1 it counts as destroyed by the player who chose it, not by the action’s (TERM-2)', () =>
    play({
      cards: [grudge],
      seats: { A: { hand: ['Last Dance'] } },
      bases: [at('Meadow', 'A Walker', 'B Filler'), at('Moor', 'A Grudge', 'B Grudge')],
      steps: [
        A.plays('Last Dance'),
        A.answers('no'),
        B.answers('Filler'),
        now({ asked: null, vp: { A: 0, B: 1 }, cards: { 'Grudge#1': { counters: 0 }, 'Grudge#2': { counters: 1 } } }),
      ],
    }));

  it('last-dance/1 the same for a copy: the player who chose that minion (TERM-2)', () =>
    play({
      cards: [grudge],
      seats: { A: { hand: ['Last Dance'] } },
      bases: [at('Meadow', 'A Walker', 'B Dancing King', 'A Filler'), at('Moor', 'A Grudge', 'B Grudge')],
      steps: [
        A.plays('Last Dance'),
        A.answers('Walker'),
        B.answers('no'),
        B.answers('Dancing King', 'Filler'),
        A.answers('Grudge#1'),
        now(at('Meadow', 'B Dancing King'), {
          asked: null,
          vp: { A: 2, B: 0 },
          cards: { 'Grudge#1': { counters: 1 }, 'Grudge#2': { counters: 1 } },
        }),
      ],
    }));

  it('last-dance/2 one that cannot be destroyed earns nothing (RES-13, CAN-1)', () =>
    play({
      seats: { A: { hand: ['Last Dance'] } },
      bases: [at('Meadow', 'A Warbot', 'B Filler')],
      steps: [
        A.plays('Last Dance'),
        offered('A', ['Warbot', 'no']),
        A.answers('Warbot'),
        B.answers('Filler'),
        now(at('Meadow', 'A Warbot'), { asked: null, vp: { A: 0, B: 1 } }),
      ],
    }));

  it('last-dance/3 a Diva that copies it is destroyed, too: 2 VP (TERM-3)', () =>
    play({
      seats: { A: { hand: ['Last Dance'] } },
      bases: [at('Meadow', 'A Walker', 'A Diva', 'B Filler')],
      steps: [
        A.plays('Last Dance'),
        A.answers('Walker'),
        B.answers('no'),
        A.answers('Diva'),
        now(at('Meadow', 'B Filler'), { asked: null, vp: { A: 2, B: 0 } }),
      ],
    }));
});

describe('Turn the Beat Around: Choose a minion; it gets +1 power this turn. For each minion this affects, a minion there that you choose gets -1 power this turn. Special: This may be played before a base scores.', () => {
  it('+1 to any minion, -1 to any at its base, this turn (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Turn the Beat Around'] } },
      bases: [at('Meadow', 'A Walker', 'B Invader'), at('Moor', 'A Invader')],
      steps: [
        A.plays('Turn the Beat Around'),
        offered('A', ['Walker', 'Invader#1', 'Invader#2']),
        A.answers('Walker'),
        offered('A', ['Walker', 'Invader#1'], ['Invader#2']),
        A.answers('Invader#1'),
        now({ asked: null, cards: { Walker: { power: 3 }, 'Invader#1': { power: 2 }, 'Invader#2': { power: 3 } } }),
        A.ends(),
        now({ cards: { Walker: { power: 2 }, 'Invader#1': { power: 3 } } }),
      ],
    }));

  it('nothing for one that is safe from it (CAN-1, RES-3)', () =>
    play({
      seats: { B: { hand: ['Turn the Beat Around'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Walker with A Smoke Bomb', 'B Filler')],
      steps: [
        B.plays('Turn the Beat Around'),
        B.answers('Walker'),
        now({ asked: null, cards: { Walker: { power: 2 }, Filler: { power: 1 } } }),
      ],
    }));

  it('before a base scores, which may cost the first place; in another player’s turn (SCORE-3, PLAY-6)', () =>
    play({
      seats: { B: { hand: ['Turn the Beat Around'] } },
      bases: [at('Meadow', 'A Invader +3', 'B Invader +2'), at('Moor', 'A Walker')],
      steps: [
        A.ends(),
        B.plays('Turn the Beat Around'),
        B.answers('Invader#2', 'Invader#1'),
        now({ vp: { A: 2, B: 3 }, discard: { B: ['Turn the Beat Around', 'Invader'] } }),
      ],
    }));

  it('not after it has scored (PLAY-6)', () =>
    play({
      seats: { A: { hand: ['Turn the Beat Around'] } },
      bases: [at('Meadow', 'A Scout', 'B Filler +9')],
      steps: [
        A.ends(),
        offered('A', ['Turn the Beat Around', 'pass']),
        A.answers('pass'),
        offered('A', ['Scout', 'pass'], ['Turn the Beat Around']),
      ],
    }));

  it('turn-the-beat-around/1 affected are those with the +1: a -1 for the Diva that copies it, none for a -1 (TERM-3)', () =>
    play({
      seats: { A: { hand: ['Turn the Beat Around'] } },
      bases: [at('Meadow', 'A Walker', 'A Diva', 'B Invader', 'B Filler')],
      steps: [
        A.plays('Turn the Beat Around'),
        A.answers('Walker', 'Diva'),
        A.answers('Invader'),
        offered('A', ['Walker', 'Diva', 'Invader', 'Filler']),
        A.answers('Filler'),
        now({
          asked: null,
          cards: { Walker: { power: 3 }, Diva: { power: 4 }, Invader: { power: 2 }, Filler: { power: 0 } },
        }),
      ],
    }));

  it('turn-the-beat-around/2 both losses may go to one minion (RES-10)', () =>
    play({
      seats: { A: { hand: ['Turn the Beat Around'] } },
      bases: [at('Meadow', 'A Walker', 'A Diva', 'B Invader')],
      steps: [
        A.plays('Turn the Beat Around'),
        A.answers('Walker', 'Diva', 'Invader', 'Invader'),
        now({ asked: null, cards: { Walker: { power: 3 }, Diva: { power: 4 }, Invader: { power: 1 } } }),
      ],
    }));
});
