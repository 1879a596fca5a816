import { act, fromAnothersCard, look, onPlay, ops, unaffected, yourMinionHere } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

/** Worded like the protection of weak minions that the rulings speak of. */
const thicket = actionCard(
  'Thicket',
  'base',
  "Put this on a base. Ongoing: Your minions here with power 2 or less are not affected by other players' cards.",
  unaffected(fromAnothersCard, (q, me, ix) => yourMinionHere(q, me, ix) && q.power(ix) <= 2),
);
const sprinter = minionCard(
  'Sprinter',
  2,
  'Move this minion to another base.',
  onPlay(function* (me) {
    const [to] = yield* look((q) => q.otherBases(q.base(me.self)));
    yield* act(ops.move(me.self, to!));
  }),
);

describe('Sleep Spores: Put this on a base. Ongoing: Minions of other players here have -1 power, to a minimum of 0.', () => {
  it("-1 for every minion of the other players here; yours and those elsewhere keep theirs; a player's total falls with it (CALC-1)", () =>
    play({
      seats: { A: { hand: ['Sleep Spores'] } },
      bases: [at('Meadow', 'A Walker', 'B Scout', 'B Filler', 'C Invader +1'), at('Moor', 'B Collector')],
      steps: [
        now({ bases: { Meadow: { total: 10 } } }),
        A.plays('Sleep Spores', 'Meadow'),
        now({
          asked: null,
          cards: {
            Walker: { power: 2 },
            Scout: { power: 2 },
            'Filler@Meadow': { power: 0 },
            Invader: { power: 3 },
            Collector: { power: 2 },
          },
          bases: { Meadow: { total: 7, power: { A: 2, B: 2, C: 3 } }, Moor: { total: 2 } },
        }),
        A.ends(),
        now({ turn: 'B', vp: { A: 0, B: 0, C: 0 }, cards: { Scout: { power: 2 } } }),
      ],
    }));

  it('power does not fall below 0, even under two of them; bonuses come first (CONF-1, CALC-1)', () =>
    play({
      bases: [
        at(
          'Meadow',
          'B Filler',
          'B Scout',
          'B Filler +1',
          'B Walker with A Poison, B Upgrade',
          'A Sleep Spores',
          'A Sleep Spores',
        ),
      ],
      steps: [
        now({
          cards: { 'Filler#1': { power: 0 }, Scout: { power: 1 }, 'Filler#2': { power: 0 }, Walker: { power: 0 } },
          bases: { Meadow: { total: 1 } },
        }),
      ],
    }));

  it('a minion has it from coming here to leaving, and no longer than the card is there (ABL-3, CALC-2)', () =>
    play({
      cards: [sprinter],
      turn: 'B',
      seats: { B: { hand: ['Scout', 'Summon', 'Sprinter', 'Way of Deception', 'Disenchant'] } },
      bases: [at('Meadow', 'A Sleep Spores'), at('Moor', 'B Archmage', 'B Archmage')],
      steps: [
        B.plays('Scout', 'Meadow'),
        now({ cards: { Scout: { power: 2 } } }),
        B.plays('Way of Deception'),
        B.answers('Scout'),
        now({ cards: { 'Scout@Moor': { power: 3 } } }),
        B.plays('Summon'),
        B.plays('Sprinter', 'Moor'),
        now(at('Meadow', 'B Sprinter', 'A Sleep Spores'), { cards: { Sprinter: { power: 1 } } }),
        B.plays('Disenchant'),
        now(at('Meadow', 'B Sprinter'), { asked: null, cards: { Sprinter: { power: 2 } } }),
      ],
    }));

  it('a search for power 2 or less finds a minion of 3 here, but not one of 4 (CALC-1)', () =>
    play({
      seats: { A: { hand: ['Sleep Spores', 'Cannon'] } },
      bases: [at('Meadow', 'B Scout', 'B Warbot', 'A Archmage'), at('Moor', 'B Invader')],
      steps: [
        A.plays('Sleep Spores', 'Meadow'),
        A.plays('Cannon'),
        offered('A', ['Scout', 'done'], ['Warbot', 'Invader']),
      ],
    }));

  it('the minions’ current controller (TERM-5)', () =>
    play({
      bases: [at('Meadow', 'A Scout of B', 'B Invader of A', 'A Sleep Spores')],
      steps: [now({ cards: { Scout: { power: 3 }, Invader: { power: 2 } } })],
    }));

  it("sleep-spores/1 it affects them: minions that other players' actions do not affect keep their power (TERM-2, CAN-1)", () =>
    play({
      bases: [
        at('Meadow', 'B Scout', 'C Scout', 'B Wildlife Preserve', 'A Sleep Spores'),
        at('Moor', 'B Invader with B Smoke Bomb', 'B Invader', 'A Sleep Spores'),
      ],
      steps: [
        now({
          cards: {
            'Scout/B': { power: 3 },
            'Scout/C': { power: 2 },
            'Invader#1': { power: 3 },
            'Invader#2': { power: 2 },
          },
        }),
      ],
    }));

  it('sleep-spores/1 it triggers what guards a minion once, for the rest of the turn (RES-7)', () =>
    play({
      seats: { A: { hand: ['Sleep Spores'] } },
      bases: [at('Meadow', 'B Scout with B Tooth and Claw... and Guns', 'B Invader')],
      steps: [
        A.plays('Sleep Spores', 'Meadow'),
        now(at('Meadow', 'B Scout', 'B Invader', 'A Sleep Spores'), {
          asked: null,
          cards: { Scout: { power: 3 }, Invader: { power: 2 } },
          discard: { B: ['Tooth and Claw... and Guns'] },
        }),
        A.ends(),
        now({ turn: 'B', cards: { Scout: { power: 2 }, Invader: { power: 2 } } }),
      ],
    }));

  const table = {
    cards: [thicket],
    bases: [at('Meadow', 'B Scout', 'B Zapbot', 'B Warbot', 'B Thicket', 'A Sleep Spores')],
  };

  // The house rule would leave the Scout at 3; CALC-3 follows the 2018 rules, and it has 2.
  it('sleep-spores/2 gives way to CALC-3: a minion of 3 does not get back to 3 under the protection of 2 or less (CALC-3)', () =>
    play({
      ...table,
      steps: [now({ cards: { Scout: { power: 2 } }, bases: { Meadow: { total: 7 } } })],
    }));

  it('sleep-spores/3 the reduction itself brings it into the protected range: 3 becomes 2, 2 stays 2, 4 becomes 3 (CALC-3)', () =>
    play({
      ...table,
      seats: { A: { hand: ['Seeing Stars'] } },
      steps: [
        now({ cards: { Scout: { power: 2 }, Zapbot: { power: 2 }, Warbot: { power: 3 } } }),
        A.plays('Seeing Stars'),
        A.answers('Scout'),
        now(at('Meadow', 'B Scout', 'B Zapbot', 'B Warbot', 'B Thicket', 'A Sleep Spores'), { asked: null }),
      ],
    }));

  it('sleep-spores/3 whichever of the two cards came first (CALC-3)', () =>
    play({
      cards: [thicket],
      seats: { A: { hand: ['Sleep Spores', 'Sleep Spores'] } },
      bases: [at('Meadow', 'B Scout', 'B Warbot', 'B Thicket', 'A Archmage')],
      steps: [
        A.plays('Sleep Spores', 'Meadow'),
        now({ cards: { Scout: { power: 2 }, Warbot: { power: 3 } } }),
        // The second one takes the Warbot from 3 to 2, and no longer touches the Scout.
        A.plays('Sleep Spores', 'Meadow'),
        now({ asked: null, cards: { Scout: { power: 2 }, Warbot: { power: 2 } } }),
      ],
    }));
});
