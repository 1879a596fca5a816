import {
  act,
  atStartOfYourTurn,
  host,
  look,
  onPlay,
  ops,
  playExtraMinion,
  protect,
  talent,
} from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play, refused, titanCard } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const aside = [{ seat: 'A' as const, card: 'Fort Titanosaurus' }];

describe("Fort Titanosaurus: Special: On your turn, if you have played no minion yet, you may destroy one of your minions to play this titan at that minion's base. Place as many +1 power counters on it as the minion had power. Ongoing: Once per turn, after an action you play directly affects any minions, you may place a +1 power counter on one of them and/or on this titan. Talent: Draw a card if this titan has at least four +1 power counters.", () => {
  it('is played where one of its player’s minions is destroyed, with its power in counters, in addition to the regular plays (TIT-2, CTR-3)', () =>
    play({
      seats: { A: { hand: ['Walker'] } },
      titans: aside,
      bases: [at('Meadow', 'A Invader', 'A Walker', 'B Filler'), at('Moor', 'B Filler'), at('Marsh', 'A Scout')],
      steps: [
        now({
          can: [A.plays('Fort Titanosaurus', 'Meadow'), A.plays('Fort Titanosaurus', 'Marsh')],
          cannot: [A.plays('Fort Titanosaurus', 'Moor')],
        }),
        A.plays('Fort Titanosaurus', 'Meadow'),
        offered('A', ['Invader', 'Walker'], ['Filler', 'Scout', 'no']),
        A.answers('Invader'),
        now(at('Meadow', 'A Walker', 'B Filler', 'A Fort Titanosaurus'), at('Marsh', 'A Scout'), {
          asked: null,
          discard: { A: ['Invader'] },
          titans: { A: [] },
          cards: { 'Fort Titanosaurus': { counters: 3 } },
          bases: { Meadow: { power: { A: 5, B: 1 } } },
          plays: { A: { minions: 1, actions: 1 } },
        }),
      ],
    }));

  it('comes only while its player has played no minion in this phase; an action is no obstacle', () =>
    play({
      seats: { A: { hand: ['Walker', 'Howl'] } },
      titans: aside,
      bases: [at('Meadow', 'A Invader'), at('Moor')],
      steps: [
        A.plays('Howl'),
        now({ can: [A.plays('Fort Titanosaurus', 'Meadow')] }),
        A.plays('Walker', 'Moor'),
        A.answers('?return'),
        refused(A.plays('Fort Titanosaurus', 'Meadow')),
        refused(A.plays('Fort Titanosaurus', 'Moor')),
      ],
    }));

  it('does not come, and nobody dies, while its player controls another titan, nor in another turn (TIT-3)', () =>
    play({
      cards: [titanCard('Helper', '')],
      titans: [...aside, { seat: 'B', card: 'Fort Titanosaurus' }],
      bases: [at('Meadow', 'A Invader', 'B Invader'), at('Moor', 'A Helper')],
      steps: [
        refused(A.plays('Fort Titanosaurus', 'Meadow')),
        refused(B.plays('Fort Titanosaurus', 'Meadow')),
        now(at('Meadow', 'A Invader', 'B Invader')),
      ],
    }));

  it('does not come when the minion is not destroyed: it moves instead, or cannot be (RES-3, RES-7)', () =>
    play({
      cards: [
        minionCard(
          'Rock',
          2,
          'Cannot be destroyed.',
          protect((_q, me, op) => op.verb === 'destroy' && op.card === me.self),
        ),
      ],
      titans: aside,
      bases: [at('Meadow', 'A Buccaneer'), at('Moor', 'A Rock')],
      steps: [
        A.plays('Fort Titanosaurus', 'Moor'),
        now(at('Moor', 'A Rock'), { asked: null, titans: { A: ['Fort Titanosaurus'] } }),
        A.plays('Fort Titanosaurus', 'Meadow'),
        now(at('Meadow'), at('Moor', 'A Rock', 'A Buccaneer'), { titans: { A: ['Fort Titanosaurus'] } }),
      ],
    }));

  it('comes with one for a minion of power 1, and grows no more by what an action does after its play (TERM-3)', () =>
    play({
      cards: [
        actionCard(
          'Whetstone',
          'minion',
          'Talent: Place a +1 power counter on this minion.',
          talent(function* (me) {
            yield* act(ops.counters(yield* look((q) => host(q, me)), 1));
          }),
        ),
      ],
      titans: aside,
      bases: [at('Meadow', 'A Filler', 'A Walker with A Whetstone')],
      steps: [
        A.plays('Fort Titanosaurus', 'Meadow'),
        A.answers('Filler'),
        now({ cards: { 'Fort Titanosaurus': { counters: 1 } } }),
        A.uses('Whetstone'),
        now({ asked: null, cards: { Walker: { counters: 1 }, 'Fort Titanosaurus': { counters: 1 } } }),
      ],
    }));

  it('comes without a counter for a minion of power 0 (CONF-1)', () =>
    play({
      titans: aside,
      bases: [at('Meadow', 'A Filler with B Poison')],
      steps: [
        A.plays('Fort Titanosaurus', 'Meadow'),
        now(at('Meadow', 'A Fort Titanosaurus'), { cards: { 'Fort Titanosaurus': { counters: 0 } } }),
      ],
    }));

  it('clashes before it gets its counters: its text is still resolving (TIT-6)', () =>
    play({
      cards: [titanCard('Rival', '')],
      titans: aside,
      bases: [at('Meadow', 'A Invader', 'B Filler', 'B Rival')],
      steps: [
        A.plays('Fort Titanosaurus', 'Meadow'),
        now(at('Meadow', 'B Filler', 'B Rival'), { asked: null, titans: { A: ['Fort Titanosaurus'] } }),
      ],
    }));

  it('fort-titanosaurus/1 a minion played at the start of the turn does not count, an extra one of the phase does', () =>
    play({
      phase: 'start',
      cards: [
        minionCard(
          'Early Bird',
          1,
          'At the start of your turn, you may play an extra minion.',
          atStartOfYourTurn(function* (me) {
            yield* playExtraMinion(me.seat, {});
          }),
        ),
        actionCard(
          'Hurry',
          'standard',
          'Play an extra minion now.',
          onPlay(function* (me) {
            yield* playExtraMinion(me.seat, {});
          }),
        ),
      ],
      seats: { A: { hand: ['Scout', 'Filler', 'Hurry'] } },
      titans: aside,
      bases: [at('Meadow', 'A Early Bird')],
      steps: [
        A.answers('Scout'),
        now(at('Meadow', 'A Early Bird', 'A Scout'), { asked: null, can: [A.plays('Fort Titanosaurus', 'Meadow')] }),
        A.plays('Hurry'),
        now(at('Meadow', 'A Early Bird', 'A Scout', 'A Filler'), { asked: null }),
        refused(A.plays('Fort Titanosaurus', 'Meadow')),
      ],
    }));

  it('fort-titanosaurus/2 the power is that in play: counters, actions and bonuses of this turn included (CALC-1)', () =>
    play({
      seats: { A: { hand: ['Howl'] } },
      titans: aside,
      bases: [at('Meadow', 'A Walker +2 with A Upgrade')],
      steps: [
        A.plays('Howl'),
        A.plays('Fort Titanosaurus', 'Meadow'),
        now(at('Meadow', 'A Fort Titanosaurus'), {
          cards: { 'Fort Titanosaurus': { counters: 7 } },
          discard: { A: ['Howl', 'Upgrade', 'Walker'] },
        }),
      ],
    }));

  it('grows after its player’s action affects minions: one of those, whoever controls it, itself, or both (TERM-2, TERM-3)', () => {
    const run = (answers: string[], minion: number, titan: number): void =>
      play({
        seats: { A: { hand: ['Augmentation'] } },
        bases: [at('Meadow', 'A Fort Titanosaurus'), at('Moor', 'B Invader', 'A Walker')],
        steps: [
          A.plays('Augmentation'),
          A.answers('Invader'),
          offered('A', ['Fort Titanosaurus', 'pass']),
          A.answers('Fort Titanosaurus'),
          offered('A', ['Invader', 'no'], ['Walker']),
          A.answers(...answers),
          now({
            asked: null,
            cards: { Invader: { counters: minion }, 'Fort Titanosaurus': { counters: titan }, Walker: { counters: 0 } },
          }),
        ],
      });
    run(['no'], 0, 1);
    run(['Invader', 'no'], 1, 0);
    run(['Invader', 'yes'], 1, 1);
  });

  it('offers all minions that one action affected, without those that are gone, once (RES-9, RES-10)', () =>
    play({
      seats: { A: { hand: ['Howl', 'Time Loop', 'Powderkeg'] } },
      bases: [at('Meadow', 'A Fort Titanosaurus', 'A Walker', 'A Invader', 'B Scout'), at('Moor', 'A Scout')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Powderkeg'),
        A.answers('Walker'),
        offered('A', ['Fort Titanosaurus', 'pass']),
        A.answers('pass'),
        A.plays('Howl'),
        A.answers('Fort Titanosaurus'),
        offered(
          'A',
          ['Invader', 'Scout/A', 'B Scout', 'no'].filter((x) => x !== 'B Scout'),
          ['Walker'],
        ),
        A.answers('Scout/A', 'yes'),
        now({ asked: null, cards: { 'Scout/A': { counters: 1 }, 'Fort Titanosaurus': { counters: 1 } } }),
      ],
    }));

  it('places one on itself alone when every affected minion is gone', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'] } },
      bases: [at('Meadow', 'A Fort Titanosaurus'), at('Moor', 'B Invader')],
      steps: [
        A.plays('Seeing Stars'),
        A.answers('Fort Titanosaurus'),
        now({ asked: null, cards: { 'Fort Titanosaurus': { counters: 1 } } }),
      ],
    }));

  it('an action put on a minion affects it; one on a base, or that takes an action off a minion, does not (TERM-2)', () =>
    play({
      seats: { A: { hand: ['Time Loop', 'Enshrouding Mist', 'Disenchant', 'Upgrade'] } },
      bases: [at('Meadow', 'A Fort Titanosaurus', 'B Invader with B Poison', 'B Walker')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Enshrouding Mist', 'Meadow'),
        now({ asked: null }),
        A.answers('?pass'),
        now({ cards: { 'Fort Titanosaurus': { counters: 0 } } }),
      ],
    }));

  it('an action put on a minion affects it (TERM-2)', () =>
    play({
      seats: { A: { hand: ['Upgrade'] } },
      bases: [at('Meadow', 'A Fort Titanosaurus', 'B Invader', 'B Walker')],
      steps: [
        A.plays('Upgrade', 'Invader'),
        A.answers('Fort Titanosaurus'),
        offered('A', ['Invader', 'no'], ['Walker']),
        A.answers('Invader', 'yes'),
        now({ asked: null, cards: { Invader: { power: 6, counters: 1 }, 'Fort Titanosaurus': { counters: 1 } } }),
      ],
    }));

  it('is once a turn, and again in the next one', () =>
    play({
      cards: [
        actionCard(
          'Cheer',
          'standard',
          'Place a +1 power counter on each of your minions.',
          onPlay(function* (me) {
            yield* act(...(yield* look((q) => q.minionsOf(me.seat))).map((ix) => ops.counters(ix, 1)));
          }),
        ),
      ],
      seats: { A: { hand: ['Time Loop', 'Cheer', 'Cheer', 'Cheer'] } },
      bases: [at('Meadow', 'A Fort Titanosaurus', 'A Filler')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Cheer'),
        A.answers('Fort Titanosaurus', 'no'),
        A.plays('Cheer'),
        now({ asked: null, cards: { Filler: { counters: 2 }, 'Fort Titanosaurus': { counters: 1 } } }),
        A.ends(),
        B.ends(),
        A.plays('Cheer'),
        A.answers('Fort Titanosaurus', 'no'),
        now({ asked: null, cards: { Filler: { counters: 3 }, 'Fort Titanosaurus': { counters: 2 } } }),
      ],
    }));

  it('does not grow from what minions do, from actions of others, or from one that affects no minion', () =>
    play({
      seats: { A: { hand: ['Ninja Master', 'Mystic Studies'] }, B: { hand: ['Howl'] } },
      bases: [at('Meadow', 'A Fort Titanosaurus', 'B Invader', 'B Walker')],
      steps: [
        A.plays('Ninja Master', 'Meadow'),
        A.answers('Invader'),
        now({ asked: null }),
        A.plays('Mystic Studies'),
        now({ asked: null }),
        A.ends(),
        B.plays('Howl'),
        now({ asked: null, cards: { 'Fort Titanosaurus': { counters: 0 }, Walker: { power: 3 } } }),
      ],
    }));

  it('does not grow when the minion was not affected after all (CAN-1)', () =>
    play({
      seats: { A: { hand: ['Augmentation'] } },
      bases: [at('Meadow', 'A Fort Titanosaurus', 'B Invader with B Smoke Bomb')],
      steps: [A.plays('Augmentation'), now({ asked: null, cards: { Invader: { power: 3 } } })],
    }));

  it('talent: draws a card with four counters, not with three (ABL-5)', () => {
    const run = (counters: number): void =>
      play({
        bases: [at('Meadow', `A Fort Titanosaurus +${counters}`)],
        steps: [
          now({ can: [A.uses('Fort Titanosaurus')] }),
          A.uses('Fort Titanosaurus'),
          now({ hand: { A: 1 }, cannot: [A.uses('Fort Titanosaurus')] }),
        ],
      });
    run(4);
    run(5);
    play({
      bases: [at('Meadow', 'A Fort Titanosaurus +3', 'B Fort Titanosaurus +4')],
      steps: [now({ cannot: [A.uses('Fort Titanosaurus')] })],
    });
  });
});
