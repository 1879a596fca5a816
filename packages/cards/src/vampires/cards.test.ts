import { chooseMinion, onPlay, ownPower } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('The Count: Ongoing: After a minion of another player is destroyed, place a +1 power counter on this minion.', () => {
  it('once for each, wherever it was and whoever destroyed it (RES-9)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Cannon'] } },
      bases: [at('Meadow', 'A The Count'), at('Moor', 'B Filler', 'C Walker', 'A Filler')],
      steps: [
        B.plays('Cannon'),
        B.answers('Filler#1', 'Walker', '?done'),
        now(at('Meadow', 'A The Count'), at('Moor', 'A Filler'), {
          asked: null,
          cards: { 'The Count': { power: 7, counters: 2 } },
        }),
      ],
    }));

  it('not for your own minions, wherever they come from, nor for actions (TERM-5)', () =>
    play({
      seats: { A: { hand: ['Time Loop', 'Cannon', 'Bear Necessities'] } },
      bases: [at('Meadow', 'A The Count'), at('Moor', 'A Filler', 'A Walker of B', 'B Overrun')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Cannon'),
        A.answers('Filler', 'Walker', '?done'),
        A.plays('Bear Necessities'),
        now(at('Moor'), {
          asked: null,
          discard: { B: ['Walker', 'Overrun'] },
          cards: { 'The Count': { counters: 0 } },
        }),
      ],
    }));

  it('not for what is returned, or discarded from a scored base (TERM-1, SCORE-9)', () =>
    play({
      seats: { A: { hand: ['Beam Up'] } },
      bases: [at('Meadow', 'A King Rex', 'B Scout'), at('Moor', 'A The Count', 'B Walker')],
      steps: [
        A.plays('Beam Up'),
        A.answers('Walker'),
        A.ends(),
        B.answers('?pass'),
        now(at('Moor', 'A The Count'), { asked: null, turn: 'B', cards: { 'The Count': { counters: 0 } } }),
      ],
    }));

  it('not when the destruction is replaced (RES-5, RES-7)', () =>
    play({
      seats: { A: { hand: ['Big Gulp'] } },
      bases: [at('Meadow', 'A The Count', 'B Buccaneer'), at('Moor')],
      steps: [
        A.plays('Big Gulp'),
        now(at('Moor', 'B Buccaneer'), { asked: null, cards: { 'The Count': { counters: 0 } } }),
      ],
    }));

  const stake = actionCard(
    'Stake',
    'standard',
    'Choose an undead minion.',
    onPlay(function* (me) {
      yield* chooseMinion(me, 'Choose an undead minion', (q, ix) => q.def(ix).undead, { may: true });
    }),
  );
  const ghast = { ...minionCard('Ghast', 2, ''), undead: true };

  it('the-count/1 a minion of this faction is not undead (MON-6)', () =>
    play({
      cards: [stake, ghast],
      seats: { A: { hand: ['Stake'] } },
      bases: [at('Meadow', 'A The Count', 'B Nightstalker', 'B Fledgling Vampire', 'B Heavy Drinker', 'A Ghast')],
      steps: [
        A.plays('Stake'),
        offered('A', ['Ghast', 'no'], ['The Count', 'Nightstalker', 'Fledgling Vampire', 'Heavy Drinker']),
        A.answers('no'),
      ],
    }));
});

describe('Nightstalker: Destroy a minion here with power 2 or less to place a +1 power counter on this minion.', () => {
  const seats = { A: { hand: ['Nightstalker'] } };

  it('nightstalker/2 the counter comes for the minion destroyed here (RES-3)', () =>
    play({
      seats,
      bases: [at('Meadow', 'B Walker', 'B Invader', 'A Filler', 'B Walker +1'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Nightstalker', 'Meadow'),
        offered('A', ['Walker#1', 'Filler@Meadow', 'no'], ['Walker#2', 'Invader', 'Nightstalker', 'Filler@Moor']),
        A.answers('Walker#1'),
        now(at('Meadow', 'A Nightstalker', 'B Invader', 'A Filler', 'B Walker'), {
          asked: null,
          cards: { Nightstalker: { power: 5, counters: 1 } },
          discard: { B: ['Walker'] },
        }),
      ],
    }));

  it('nightstalker/1 it may be left: then there is no counter (RES-11)', () =>
    play({
      seats,
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Nightstalker', 'Meadow'),
        A.answers('no'),
        now(at('Meadow', 'A Nightstalker', 'B Walker'), { asked: null, cards: { Nightstalker: { counters: 0 } } }),
      ],
    }));

  it('nightstalker/3 no counter without a legal minion, or when it is not destroyed (RES-3, RES-7, CAN-1)', () => {
    play({
      seats,
      bases: [at('Meadow', 'B Invader'), at('Moor', 'B Filler')],
      steps: [A.plays('Nightstalker', 'Meadow'), now({ asked: null, cards: { Nightstalker: { counters: 0 } } })],
    });
    play({
      seats,
      bases: [at('Meadow', 'B Filler', 'B General Ivan'), at('Moor')],
      steps: [
        A.plays('Nightstalker', 'Meadow'),
        A.answers('Filler'),
        now(at('Meadow', 'A Nightstalker', 'B Filler', 'B General Ivan'), {
          asked: null,
          cards: { Nightstalker: { counters: 0 } },
        }),
      ],
    });
    const rabbit = minionCard('Rabbit', 2, '');
    play({
      cards: [rabbit],
      seats,
      bases: [at('Meadow', 'B Rabbit', 'B Drone +1'), at('Moor')],
      steps: [
        A.plays('Nightstalker', 'Meadow'),
        A.answers('Rabbit'),
        B.answers('yes'),
        now({ asked: null, cards: { Nightstalker: { counters: 0 }, Drone: { counters: 0 } } }),
      ],
    });
  });

  const mirror = minionCard(
    'Mirror',
    0,
    'Ongoing: This minion has as much power as the strongest other minion here.',
    ownPower((q, me) =>
      Math.max(0, ...q.minions((ix) => ix !== me.self && q.base(ix) === q.base(me.self)).map((ix) => q.power(ix))),
    ),
  );
  const alone = { cards: [mirror], seats, bases: [at('Meadow', 'B Mirror'), at('Moor')] };

  it('nightstalker/4 one that has as much power as the strongest has 4 as soon as it is there (RES-1)', () =>
    play({
      ...alone,
      steps: [
        A.plays('Nightstalker', 'Meadow'),
        now(at('Meadow', 'A Nightstalker', 'B Mirror'), { asked: null, cards: { Mirror: { power: 4 } } }),
      ],
    }));

  it('nightstalker/5 that it had power 0 just before does not help (CALC-2, RES-1)', () =>
    play({
      ...alone,
      steps: [
        now({ cards: { Mirror: { power: 0 } } }),
        A.plays('Nightstalker', 'Meadow'),
        now(at('Meadow', 'A Nightstalker', 'B Mirror'), { asked: null, cards: { Nightstalker: { counters: 0 } } }),
      ],
    }));
});

describe('Heavy Drinker: You may destroy a minion of yours to place a +1 power counter on this minion.', () => {
  const seats = { A: { hand: ['Heavy Drinker'] } };
  const bases = [at('Meadow', 'B Filler', 'A Walker of B'), at('Moor', 'A King Rex', 'B Scout of A')];

  it('any minion of yours, of any power, on any base (RES-13)', () =>
    play({
      seats,
      bases,
      steps: [
        A.plays('Heavy Drinker', 'Meadow'),
        offered('A', ['Walker', 'King Rex', 'Heavy Drinker', 'no'], ['Filler', 'Scout']),
        A.answers('King Rex'),
        now(at('Meadow', 'A Heavy Drinker', 'B Filler', 'A Walker'), at('Moor', 'B Scout'), {
          asked: null,
          cards: { 'Heavy Drinker': { power: 4, counters: 1 } },
          discard: { A: ['King Rex'] },
        }),
      ],
    }));

  it('or none; or itself, which gets nothing (TERM-14, RES-3)', () => {
    play({
      seats,
      bases,
      steps: [
        A.plays('Heavy Drinker', 'Meadow'),
        A.answers('no'),
        now(at('Moor', 'A King Rex', 'B Scout'), { asked: null, cards: { 'Heavy Drinker': { counters: 0 } } }),
      ],
    });
    play({
      seats,
      bases,
      steps: [
        A.plays('Heavy Drinker', 'Meadow'),
        A.answers('Heavy Drinker'),
        now(at('Meadow', 'B Filler', 'A Walker'), { asked: null, discard: { A: ['Heavy Drinker'] } }),
      ],
    });
  });

  it('no counter when it is not destroyed (RES-3, RES-7)', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Buccaneer'), at('Moor')],
      steps: [
        A.plays('Heavy Drinker', 'Meadow'),
        A.answers('Buccaneer'),
        now(at('Moor', 'A Buccaneer'), { asked: null, cards: { 'Heavy Drinker': { counters: 0 } } }),
      ],
    }));
});

describe('Fledgling Vampire: After you play this minion, place a +1 power counter on it if another player has more power here than you.', () => {
  it.each([
    // It brings two of its own.
    [['B Invader'], 1],
    [['B Walker'], 0],
    [['A Filler', 'B Invader'], 0],
    [['B Walker', 'C Filler'], 0],
    [['B Filler', 'C Invader'], 1],
    [[], 0],
  ])('among %j it gets %i (CALC-1)', (cards, counters) =>
    play({
      seats: { A: { hand: ['Fledgling Vampire'] } },
      bases: [at('Meadow', ...cards), at('Moor', 'B King Rex')],
      steps: [
        A.plays('Fledgling Vampire', 'Meadow'),
        now({ asked: null, cards: { 'Fledgling Vampire': { power: 2 + counters, counters } } }),
      ],
    }),
  );

  it('power that no minion has counts as well (NPW-1)', () =>
    play({
      seats: { A: { hand: ['Fledgling Vampire'] } },
      bases: [at('Meadow', 'B Major Ursa +3'), at('Moor')],
      steps: [
        A.plays('Fledgling Vampire', 'Meadow'),
        now({ asked: null, cards: { 'Fledgling Vampire': { counters: 1 } } }),
      ],
    }));

  it('only when it is played: later, or moved, it gets none (ABL-2)', () =>
    play({
      seats: { A: { hand: ['Bear Rides You'] } },
      bases: [at('Meadow', 'A Fledgling Vampire'), at('Moor', 'B King Rex')],
      steps: [
        A.plays('Bear Rides You'),
        A.answers('?Fledgling Vampire', '?Moor'),
        now(at('Moor', 'A Fledgling Vampire', 'B King Rex'), {
          asked: null,
          cards: { 'Fledgling Vampire': { counters: 0 } },
        }),
      ],
    }));
});
