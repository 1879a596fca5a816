import { act, after, cannotPlay, ops, playExtraMinion } from '@smash/engine/script';
import { A, at, B, baseCard, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Assassination: Put this on a minion. Ongoing: At the end of the turn, destroy the minion.', () => {
  const hand = { A: { hand: ['Assassination'] } };

  it('assassination/1 goes on any minion and destroys it in the End Turn phase, after scoring and drawing (TURN-7)', () =>
    play({
      seats: { A: { hand: ['Assassination'], deck: ['Scout', 'Walker', 'Invader'] } },
      bases: [at('Meadow', 'B Pirate King', 'A Walker'), at('Moor', 'B Filler +9')],
      steps: [
        now({ can: [A.plays('Assassination', 'Pirate King'), A.plays('Assassination', 'Walker')] }),
        A.plays('Assassination', 'Pirate King'),
        now(at('Meadow', 'B Pirate King with A Assassination', 'A Walker'), { asked: null }),
        A.ends(),
        B.answers('Pirate King'),
        now(at('Meadow', 'A Walker'), { turn: 'B', vp: { B: 3 }, discard: { A: ['Assassination'] } }),
      ],
    }));

  it('destroys the minion wherever it is by then (ATT-2)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Invader', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Assassination', 'Invader'),
        now(at('Meadow', 'B Invader with A Assassination', 'B Walker')),
        A.ends(),
        now(at('Meadow', 'B Walker'), {
          asked: null,
          turn: 'B',
          discard: { A: ['Assassination'], B: ['Invader'] },
        }),
      ],
    }));

  it('works at the end of any turn, and is discarded from a protected minion (ATT-3)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Assassination'] } },
      bases: [at('Meadow', 'B Invader with A Assassination', 'B Scout with B Smoke Bomb'), at('Moor')],
      steps: [
        B.ends(),
        now(at('Meadow', 'B Scout with B Smoke Bomb'), {
          turn: 'A',
          discard: { A: ['Assassination'], B: ['Invader'] },
        }),
        A.plays('Assassination', 'Scout'),
        now(at('Meadow', 'B Scout with B Smoke Bomb'), { discard: { A: ['Assassination', 'Assassination'] } }),
        A.ends(),
        now(at('Meadow', 'B Scout'), { turn: 'B' }),
      ],
    }));

  it('assassination/2 the destroyed minion’s replacement is played immediately, in the End Turn phase (EXT-3)', () =>
    play({
      cards: [
        minionCard(
          'Twin',
          3,
          'Special: After this minion has been destroyed, you may play an extra minion.',
          after('destroy', { when: (_q, me, h) => h.card === me.self }, function* (me) {
            yield* playExtraMinion(me.seat, {}, { may: true });
          }),
        ),
      ],
      seats: { A: {}, B: { hand: ['Invader', 'Scout'], deck: ['Filler'] } },
      bases: [at('Meadow', 'B Twin with A Assassination'), at('Moor')],
      steps: [
        A.ends(),
        now({ phase: 'end', turn: 'A' }),
        offered('B', ['Invader', 'Scout']),
        B.answers('Invader', 'Moor'),
        now(at('Meadow'), at('Moor', 'B Invader'), { asked: null, turn: 'B', vp: { B: 1 }, discard: { B: ['Twin'] } }),
      ],
    }));
});

describe('Hidden Ninja: Special: Play a minion on a base before that base scores.', () => {
  const ready = [at('Meadow', 'A Filler +3', 'B Filler +5'), at('Moor')];

  it('hidden-ninja/1 is no regular action; it is played before a base scores (PLAY-6, SCORE-3)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Hidden Ninja', 'Invader', 'Pirate King'] }, B: { hand: ['Hidden Ninja'] } },
      bases: ready,
      steps: [
        now({ cannot: [B.plays('Hidden Ninja')] }),
        B.ends(),
        B.answers('pass'),
        A.answers('Hidden Ninja', 'Pirate King'),
        B.answers('pass'),
        now(at('Moor'), {
          asked: null,
          turn: 'A',
          vp: { A: 3, B: 2 },
          hand: { A: ['Invader'], B: { has: ['Hidden Ninja'] } },
          discard: { A: { has: ['Hidden Ninja', 'Pirate King'] } },
        }),
      ],
    }));

  it('hidden-ninja/2 allows a generic minion: any one from hand, whose ability works, on that base only (EXT-1)', () =>
    play({
      seats: { A: { hand: ['Hidden Ninja', 'Cut Lass', 'Collector'] } },
      bases: [at('Meadow', 'B Walker +7', 'B Walker', 'A Filler'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Hidden Ninja'),
        offered('A', ['Cut Lass', 'Collector']),
        A.answers('Cut Lass', 'Walker#2'),
        now({ asked: null, turn: 'B', vp: { A: 2, B: 3 }, discard: { A: { has: ['Cut Lass', 'Hidden Ninja'] } } }),
      ],
    }));

  it('may be kept; a minion that cannot be played here is not offered (CONF-1)', () =>
    play({
      seats: { A: { hand: ['Hidden Ninja', 'Invader'] } },
      bases: [at('Meadow', 'A Filler +3', 'B Filler +5', 'B Overrun'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('?Hidden Ninja'),
        now({ asked: null, turn: 'B', vp: { A: 2, B: 3 }, hand: { A: { has: ['Invader'] } } }),
      ],
    }));
});

describe("Infiltrate: Put this on a base. Destroy another action on this base. Ongoing: You may ignore this base's ability. At the start of your turn, destroy this card.", () => {
  it('destroys one other action on this base, not on its minions and not elsewhere (PLAY-3)', () =>
    play({
      seats: { A: { hand: ['Infiltrate'] } },
      bases: [
        at('Meadow', 'A Walker with A Poison', 'B Overrun', 'B Jammed Signal'),
        at('Moor', 'B Jammed Signal', 'B Scout'),
      ],
      steps: [
        A.plays('Infiltrate', 'Meadow'),
        offered('A', ['Overrun', 'Jammed Signal@Meadow'], ['Infiltrate', 'Poison', 'Jammed Signal@Moor', 'done']),
        A.answers('Overrun'),
        now(
          at('Meadow', 'A Walker with A Poison', 'B Jammed Signal', 'A Infiltrate'),
          at('Moor', 'B Jammed Signal', 'B Scout'),
          { asked: null, discard: { B: ['Overrun'] } },
        ),
      ],
    }));

  it('has to destroy your own action if it is the only one (RES-11, RES-13)', () =>
    play({
      seats: { A: { hand: ['Infiltrate'] } },
      bases: [at('Meadow', 'A Overrun'), at('Moor')],
      steps: [
        A.plays('Infiltrate', 'Meadow'),
        now(at('Meadow', 'A Infiltrate'), { asked: null, discard: { A: ['Overrun'] } }),
      ],
    }));

  it('infiltrate/1 you may ignore the ability of the base, the others still follow it (TERM-13)', () =>
    play({
      baseDeck: ['Heath'],
      bases: [at('Temple of Goju', 'A Filler +9', 'B Filler +9', 'A Infiltrate'), at('Moor')],
      steps: [
        A.ends(),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        now(at('Moor'), {
          asked: null,
          turn: 'B',
          discard: { A: { has: ['Filler'] }, B: [] },
          deck: { B: { bottom: ['Filler'], count: 11 } },
        }),
      ],
    }));

  it('infiltrate/1 you need not ignore it (TERM-13)', () =>
    play({
      bases: [at('Temple of Goju', 'A Pirate King +9', 'B Filler +9', 'A Infiltrate'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('?pass', 'no'),
        now({ turn: 'B', discard: { A: ['Infiltrate'], B: [] }, deck: { A: { bottom: ['Pirate King'] } } }),
      ],
    }));

  it('infiltrate/1 lifts a restriction of the base from you alone (TERM-13)', () =>
    play({
      cards: [
        baseCard(
          'Ice Hall',
          'Minions cannot be played here.',
          cannotPlay((_q, me, { at, as }) => at === me.self && as === 'minion'),
        ),
      ],
      seats: { A: { hand: ['Walker'] }, B: { hand: ['Walker'] } },
      bases: [at('Ice Hall', 'A Infiltrate'), at('Moor')],
      steps: [
        now({ can: [A.plays('Walker', 'Ice Hall')] }),
        A.ends(),
        now({ cannot: [B.plays('Walker', 'Ice Hall')], can: [B.plays('Walker', 'Moor')] }),
      ],
    }));

  it('infiltrate/2 does not destroy itself when played; it goes at the start of your next turn (TURN-2)', () =>
    play({
      seats: { A: { hand: ['Infiltrate'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Infiltrate', 'Meadow'),
        now(at('Meadow', 'A Infiltrate'), { asked: null }),
        A.ends(),
        now(at('Meadow', 'A Infiltrate'), { turn: 'B' }),
        B.ends(),
        now(at('Meadow'), { turn: 'A', discard: { A: ['Infiltrate'] } }),
      ],
    }));

  it('two of them: the second destroys the first', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Infiltrate'] } },
      bases: [at('Meadow', 'A Infiltrate'), at('Moor')],
      steps: [
        B.plays('Infiltrate', 'Meadow'),
        now(at('Meadow', 'B Infiltrate'), { asked: null, discard: { A: ['Infiltrate'] } }),
      ],
    }));
});

describe('Poison: Put this on a minion. Destroy any number of the actions on it. Ongoing: The minion has -4 power, to a minimum of 0.', () => {
  const hand = { A: { hand: ['Poison'] } };

  it('takes 4 power from the minion, whoever controls it, and from no other', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Pirate King', 'B Buccaneer'), at('Moor', 'A Pirate King')],
      steps: [
        now({ can: [A.plays('Poison', 'Pirate King/A')] }),
        A.plays('Poison', 'Pirate King/B'),
        now({
          asked: null,
          cards: {
            'Pirate King/B': { power: 1, on: ['Poison'] },
            'Pirate King/A': { power: 5 },
            Buccaneer: { power: 4 },
          },
          bases: { Meadow: { total: 5 } },
        }),
      ],
    }));

  it('poison/1 affects the minion: put on one under Smoke Bomb it is discarded without effect (ATT-3)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Pirate King with B Smoke Bomb'), at('Moor')],
      steps: [
        A.plays('Poison', 'Pirate King'),
        now(at('Meadow', 'B Pirate King with B Smoke Bomb'), {
          asked: null,
          cards: { 'Pirate King': { power: 5 } },
          discard: { A: ['Poison'] },
        }),
      ],
    }));

  it('poison/2 a poisoned Buccaneer that every base destroys bounces until LOOP-1 cuts it', () => {
    const sinks = after('move', { when: (q, me, h) => h.to === me.self && q.power(h.card) < 3 }, function* (me) {
      yield* act(ops.destroy(me.args.card));
    });
    play({
      cards: [baseCard('North Bog', 'Weak arrivals sink.', sinks), baseCard('South Bog', 'Weak arrivals sink.', sinks)],
      seats: { A: { hand: ['Poison', 'Tiger Assassin'] } },
      bases: [at('North Bog', 'B Buccaneer'), at('South Bog')],
      steps: [
        A.plays('Poison', 'Buccaneer'),
        A.plays('Tiger Assassin', 'North Bog'),
        A.answers('Buccaneer'),
        now(at('North Bog', 'A Tiger Assassin'), at('South Bog'), {
          asked: null,
          discard: { A: ['Poison'], B: ['Buccaneer'] },
        }),
      ],
    });
  });

  it('poison/3 destroys any number of the other actions on it, never itself (RES-12)', () =>
    play({
      seats: hand,
      bases: [
        at('Meadow', 'B Pirate King with B Poison, A Assassination, B Assassination', 'A Walker with B Poison'),
        at('Moor', 'B Overrun'),
      ],
      steps: [
        A.plays('Poison', 'Pirate King'),
        offered('A', ['Poison/B', 'Assassination/A', 'Assassination/B'], ['Poison/A', 'Overrun']),
        A.answers('Assassination/A', 'Assassination/B', 'done'),
        now(at('Meadow', 'B Pirate King with B Poison, A Poison', 'A Walker with B Poison'), {
          asked: null,
          discard: { A: ['Assassination'], B: ['Assassination'] },
        }),
      ],
    }));

  it('poison/4 the power is cut off at 0 after everything together, not card by card (CALC-1)', () =>
    play({
      seats: { A: { hand: ['Swashbuckling'] } },
      bases: [at('Meadow', 'A Walker with B Poison', 'A Invader +3 with B Poison, B Poison', 'B Scout'), at('Moor')],
      steps: [
        now({
          cards: { Walker: { power: 0 }, Invader: { power: 0 }, Scout: { power: 3 } },
          bases: { Meadow: { total: 3 } },
        }),
        A.plays('Swashbuckling'),
        now({ cards: { Walker: { power: 0 }, Invader: { power: 0 } } }),
      ],
    }));
});
