import { act, look, onPlay } from '@smash/engine/script';
import { A, actionCard, at, B, now, offered, play, queryOf, refused } from '@smash/testkit/play';
import { smite } from '@smash/testkit/test-cards';
import { describe, expect, it } from 'vitest';

describe('Leader Two: Talent: Another minion of yours gains +2 power this turn.', () => {
  it('offers each other minion of yours, and gives one +2 until the turn ends (RES-13, TERM-11)', () =>
    play({
      bases: [at('Jungle Oasis', 'A Leader Two', 'A Walker', 'B Filler'), at('Moor', 'A Invader')],
      steps: [
        A.uses('Leader Two'),
        offered('A', ['Walker', 'Invader'], ['Leader Two', 'Filler', 'no']),
        A.answers('Invader'),
        now({ cards: { 'Leader Two': { power: 6 }, Walker: { power: 2 }, Invader: { power: 5 } } }),
        refused(A.uses('Leader Two')),
        A.ends(),
        now({ cards: { Invader: { power: 3 } } }),
      ],
    }));

  it('takes another one of the same name, and can be used to no effect when alone (RES-13)', () =>
    play({
      bases: [at('Jungle Oasis', 'A Leader Two', 'B Filler'), at('Moor')],
      steps: [A.uses('Leader Two'), now({ asked: null, cards: { 'Leader Two': { power: 6 } } })],
    }));
});

describe('Solarshout: Talent: Play an extra action. Then give this minion -2 power this turn.', () => {
  it('grants an extra action to be played at any time in the phase, and has -2 power immediately (EXT-2)', () =>
    play({
      seats: { A: { hand: ['Howl', 'Howl', 'Howl', 'Filler'] } },
      bases: [at('Meadow', 'A Solarshout', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Howl'),
        refused(A.plays('Howl')),
        A.uses('Solarshout'),
        now({ asked: null, cards: { Solarshout: { power: 3 }, Walker: { power: 3 } } }),
        A.plays('Filler', 'Moor'),
        A.plays('Howl'),
        refused(A.plays('Howl')),
        refused(A.uses('Solarshout')),
        A.ends(),
        now({ cards: { Solarshout: { power: 4 }, Walker: { power: 2 } } }),
      ],
    }));

  it('has -2 power without an action to play, too; the other one is left as it is (RES-3)', () =>
    play({
      bases: [at('Meadow', 'A Solarshout', 'A Solarshout'), at('Moor')],
      steps: [
        A.uses('Solarshout#1'),
        now({ asked: null, cards: { 'Solarshout#1': { power: 2 }, 'Solarshout#2': { power: 4 } } }),
      ],
    }));

  it('solarshout/1 keeps -2 power when it then loses the ability (TERM-4)', () =>
    play({
      seats: { A: { hand: ['Howl', 'Upgrade', 'Upgrade'] } },
      bases: [at('Meadow', 'A Solarshout with A The Touch'), at('Moor')],
      steps: [
        A.uses('Solarshout', 1),
        A.uses('Solarshout'),
        now({ cards: { Solarshout: { power: 5 } }, plays: { A: { actions: 1 } } }),
        // The extra action was given and stays.
        A.plays('Upgrade', 'Solarshout'),
        A.plays('Upgrade', 'Solarshout'),
      ],
    }));
});

describe('Bruiser: Ongoing: This minion cannot be destroyed. Talent: This minion gains +2 power and loses its Ongoing ability and every other ability until the start of your next turn.', () => {
  it('cannot be destroyed by anybody, but can leave otherwise (TERM-1, CONF-1)', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'] }, B: { hand: ['Smite', 'Beam Up'] } },
      bases: [at('Meadow', 'A Bruiser', 'B Archmage'), at('Moor')],
      steps: [
        A.plays('Smite'),
        A.answers('Bruiser'),
        now(at('Meadow', 'A Bruiser', 'B Archmage'), { asked: null }),
        A.ends(),
        B.plays('Smite'),
        B.answers('Bruiser'),
        now(at('Meadow', 'A Bruiser', 'B Archmage')),
        B.plays('Beam Up'),
        B.answers('Bruiser'),
        now(at('Meadow', 'B Archmage')),
      ],
    }));

  it('is stronger and can be destroyed until your next turn starts, after which it is as before (TERM-11, ABL-5)', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'] }, B: { hand: ['Smite'] } },
      bases: [at('Meadow', 'A Bruiser'), at('Moor', 'A Bruiser')],
      steps: [
        A.uses('Bruiser@Meadow'),
        A.uses('Bruiser@Moor'),
        now({ cards: { 'Bruiser@Meadow': { power: 4 }, 'Bruiser@Moor': { power: 4 } } }),
        refused(A.uses('Bruiser@Meadow')),
        A.ends(),
        now({ turn: 'B', cards: { 'Bruiser@Meadow': { power: 4 } } }),
        B.plays('Smite'),
        B.answers('Bruiser@Meadow'),
        now(at('Meadow'), at('Moor', 'A Bruiser'), { discard: { A: ['Bruiser'] } }),
        B.ends(),
        now({ turn: 'A', cards: { Bruiser: { power: 2 } } }),
        A.plays('Smite'),
        now(at('Moor', 'A Bruiser')),
        A.uses('Bruiser'),
        now({ cards: { Bruiser: { power: 4 } } }),
      ],
    }));

  const laden = 'A Bruiser with A The Touch, A Passengers, A Flighterizer, A Cesium Armor, A Matrix of Bossiness';
  it('bruiser/1 loses what actions have granted to it, and keeps what actions do to it themselves (ABL-9)', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'] } },
      bases: [at('Jungle Oasis', laden), at('Moor')],
      steps: [
        now({ cards: { Bruiser: { power: 6 } } }),
        A.uses('Bruiser', 1),
        now({ cards: { Bruiser: { power: 8 } } }),
        refused(A.uses('Bruiser')),
        A.plays('Smite'),
        now(at('Jungle Oasis', laden)),
      ],
    }));

  it('bruiser/2 does not lose what it gains later (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Flighterizer'] } },
      bases: [at('Meadow', 'A Bruiser with A The Touch'), at('Moor')],
      steps: [
        A.uses('Bruiser', 1),
        refused(A.uses('Bruiser')),
        A.plays('Flighterizer', 'Bruiser'),
        A.uses('Bruiser'),
        now(at('Moor', 'A Bruiser with A The Touch, A Flighterizer'), { cards: { Bruiser: { power: 3 } } }),
        refused(A.uses('Bruiser')),
      ],
    }));

  it('bruiser/3 losing an ability works like having it cancelled (TERM-4)', () =>
    play({
      bases: [at('Meadow', 'A Bruiser', 'A Bruiser'), at('Moor')],
      steps: [
        A.uses('Bruiser#1'),
        ({ state }) => {
          const q = queryOf(state);
          expect(q.minions().map((ix) => q.isCancelled(ix))).toEqual([true, false]);
        },
      ],
    }));

  it('bruiser/4 a copy of the talent that ends leaves its effect running (IO-2)', () =>
    play({
      cards: [
        actionCard(
          'Echo',
          'standard',
          'Until the end of the turn your first minion has the abilities of the second one, too.',
          onPlay(function* (me) {
            const [mine, model, turn] = yield* look((q) => [...q.minionsOf(me.seat), q.s.turn]);
            const until = { t: 'turnEnd' as const, turn: turn! };
            yield* act({ verb: 'copy', card: mine!, seat: me.seat, to: model!, n: 0, until });
          }),
        ),
      ],
      seats: { A: { hand: ['Echo'] }, B: { hand: ['Filler', 'Filler'] } },
      bases: [at('Tar Pits', 'A Leprechaun'), at('Moor', 'A Bruiser')],
      steps: [
        A.plays('Echo'),
        A.uses('Leprechaun'),
        now({ cards: { Leprechaun: { power: 7 }, Bruiser: { power: 2 } } }),
        A.ends(),
        B.plays('Filler', 'Tar Pits'),
        now(at('Tar Pits', 'A Leprechaun', 'B Filler'), { cards: { Leprechaun: { power: 7 } } }),
        B.ends(),
        now({ cards: { Leprechaun: { power: 5 } } }),
        A.ends(),
        B.plays('Filler', 'Tar Pits'),
        now(at('Tar Pits', 'A Leprechaun', 'B Filler')),
      ],
    }));
});

describe('Huffie: Talent: Move this minion to another base; it has -1 power this turn.', () => {
  it('goes to another base of your choice with what is on it, and has -1 power until the turn ends (TERM-6)', () =>
    play({
      bases: [at('Meadow', 'A Huffie with B Upgrade', 'A Walker'), at('Moor'), at('Marsh')],
      steps: [
        A.uses('Huffie'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Marsh'),
        now(at('Meadow', 'A Walker'), at('Marsh', 'A Huffie with B Upgrade'), { cards: { Huffie: { power: 4 } } }),
        refused(A.uses('Huffie')),
        A.ends(),
        now({ cards: { Huffie: { power: 5 } } }),
      ],
    }));

  it('has -1 power even where it cannot go (RES-3)', () =>
    play({
      bases: [at('Meadow', 'A Huffie', 'A Huffie')],
      steps: [
        A.uses('Huffie#1'),
        now(at('Meadow', 'A Huffie', 'A Huffie'), {
          asked: null,
          cards: { 'Huffie#1': { power: 2 }, 'Huffie#2': { power: 3 } },
        }),
      ],
    }));
});
