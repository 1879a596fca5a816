import { act, after, chooseCard, look, ops, protect } from '@smash/engine/script';
import { A, at, B, baseCard, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const mourner = minionCard(
  'Mourner',
  1,
  'Ongoing: Each time a minion has been destroyed, gain 1 VP.',
  after('destroy', {}, function* (me) {
    yield* act(ops.gainVp(me.seat, 1));
  }),
);

describe('Broadside: Choose a player and a base where you have a minion. Destroy all of that player’s minions there with power 2 or less.', () => {
  const hand = { A: { hand: ['Broadside'] } };

  it('destroys the weak minions of one player at one base and nobody else (RES-10)', () =>
    play({
      seats: hand,
      bases: [
        at('Meadow', 'A Walker', 'B Walker', 'B Collector', 'B Invader', 'B Walker +1', 'C Walker'),
        at('Moor', 'B Walker'),
        at('Marsh', 'A Walker'),
      ],
      steps: [
        A.plays('Broadside'),
        offered('A', ['A', 'B', 'C']),
        A.answers('B'),
        offered('A', ['Meadow', 'Marsh'], ['Moor']),
        A.answers('Meadow'),
        now(at('Meadow', 'A Walker', 'B Invader', 'B Walker', 'C Walker'), at('Moor', 'B Walker'), {
          asked: null,
          discard: { A: ['Broadside'], B: ['Walker', 'Collector'] },
        }),
      ],
    }));

  it('may be aimed at your own minions, and at a player who has none there (RES-13)', () =>
    play({
      seats: { A: { hand: ['Broadside'] } },
      bases: [at('Meadow', 'A Walker', 'A Invader', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Broadside'),
        A.answers('A', '?Meadow'),
        now(at('Meadow', 'A Invader', 'B Walker'), { asked: null, discard: { A: ['Walker', 'Broadside'], B: [] } }),
      ],
    }));

  it('does nothing when you have no minion in play (PLAY-5)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [A.plays('Broadside'), now(at('Meadow', 'B Walker'), { asked: null, discard: { A: ['Broadside'] } })],
    }));

  it('spares the protected one alone (CAN-1, RES-10)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'A Invader', 'B Walker with B Smoke Bomb', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Broadside'),
        A.answers('B', '?Meadow'),
        now(at('Meadow', 'A Invader', 'B Walker with B Smoke Bomb'), { discard: { B: ['Walker'] } }),
      ],
    }));
});

describe('Cannon: Choose up to two minions with power 2 or less and destroy them.', () => {
  const hand = { A: { hand: ['Cannon'] } };
  const targets = [at('Meadow', 'A Walker', 'B Invader', 'B Collector'), at('Moor', 'B Tenacious Z', 'B Walker +1')];

  it('offers all minions of power 2 or less anywhere and destroys the two chosen', () =>
    play({
      seats: hand,
      bases: targets,
      steps: [
        A.plays('Cannon'),
        offered('A', ['Walker/A', 'Collector', 'Tenacious Z'], ['Invader', 'Walker/B']),
        A.answers('Collector', 'Tenacious Z'),
        now(at('Meadow', 'A Walker', 'B Invader'), at('Moor', 'B Walker'), {
          asked: null,
          discard: { A: ['Cannon'], B: ['Collector', 'Tenacious Z'] },
        }),
      ],
    }));

  it('may take one or none (RES-12)', () =>
    play({
      seats: { A: { hand: ['Cannon'] }, B: { hand: ['Cannon'] } },
      bases: targets,
      steps: [
        A.plays('Cannon'),
        A.answers('Walker/A', 'done'),
        now(at('Meadow', 'B Invader', 'B Collector'), { asked: null, discard: { A: ['Walker', 'Cannon'], B: [] } }),
        A.ends(),
        B.plays('Cannon'),
        B.answers('done'),
        now(at('Meadow', 'B Invader', 'B Collector'), at('Moor', 'B Tenacious Z', 'B Walker'), { asked: null }),
      ],
    }));

  it('asks nothing without a weak minion', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Invader'), at('Moor')],
      steps: [A.plays('Cannon'), now(at('Meadow', 'B Invader'), { asked: null, discard: { A: ['Cannon'] } })],
    }));

  it('destroys both at once: what reacts does so once for each (RES-9, RES-10)', () =>
    play({
      cards: [mourner],
      seats: hand,
      bases: [at('Meadow', 'B Walker', 'B Mourner'), at('Moor', 'A Mourner')],
      steps: [
        A.plays('Cannon'),
        A.answers('Walker', 'Mourner/B', '?Mourner', '?Mourner', '?Mourner'),
        now({ asked: null, vp: { A: 2, B: 2 } }),
      ],
    }));

  it('may choose a protected minion, which stays (RES-13, CAN-1)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Walker with B Smoke Bomb', 'B Collector'), at('Moor')],
      steps: [
        A.plays('Cannon'),
        A.answers('Walker', 'Collector'),
        now(at('Meadow', 'B Walker with B Smoke Bomb'), { asked: null, discard: { B: ['Collector'] } }),
      ],
    }));
});

describe('Dinghy: Choose up to two of your minions and move each to another base.', () => {
  const hand = { A: { hand: ['Dinghy'] } };

  it('dinghy/1 moves two of your minions, to different bases if you like', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'A Invader', 'A Walker', 'A Scout', 'B Walker'), at('Moor'), at('Marsh')],
      steps: [
        A.plays('Dinghy'),
        offered('A', ['Invader', 'Walker/A', 'Scout'], ['Walker/B']),
        A.answers('Invader', 'Walker/A', 'Moor', 'Marsh'),
        now(at('Meadow', 'A Scout', 'B Walker'), at('Moor', 'A Invader'), at('Marsh', 'A Walker'), {
          asked: null,
          vp: { A: 0 },
          discard: { A: ['Dinghy'] },
        }),
      ],
    }));

  it('moves one or none (RES-12)', () =>
    play({
      seats: { A: { hand: ['Dinghy'] }, B: { hand: ['Dinghy'] } },
      bases: [at('Meadow', 'A Invader', 'A Walker'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Dinghy'),
        A.answers('Invader', 'done'),
        now(at('Meadow', 'A Walker'), at('Moor', 'A Invader', 'B Walker'), { asked: null }),
        A.ends(),
        B.plays('Dinghy'),
        B.answers('done'),
        now(at('Moor', 'A Invader', 'B Walker'), { asked: null }),
      ],
    }));

  it('asks nothing when you have no minions', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [A.plays('Dinghy'), now(at('Meadow', 'B Walker'), { asked: null, discard: { A: ['Dinghy'] } })],
    }));

  it('dinghy/2 two that go to a base where one may follow a mover bring one follower only (RES-9)', () =>
    play({
      cards: [
        baseCard(
          'Green',
          'Once each turn, after a minion has moved here, another one of its player may follow it.',
          after(
            'move',
            { limit: 'turn', when: (_q, me, h) => h.to === me.self, seats: (_q, me) => [me.args.controller as number] },
            function* (me) {
              const from = me.args.base as number;
              const mine = yield* look((q) => q.minionsAt(from).filter((ix) => q.controller(ix) === me.seat));
              const follower = yield* chooseCard(me.seat, 'Choose who follows', mine, { may: true });
              if (follower !== null) yield* act(ops.move(follower, me.self));
            },
          ),
        ),
      ],
      seats: hand,
      bases: [at('Meadow', 'A Invader', 'A Walker', 'A Scout', 'A Collector'), at('Green')],
      steps: [
        A.plays('Dinghy'),
        A.answers('Invader', 'Walker'),
        A.answers('Scout'),
        now(at('Meadow', 'A Collector'), at('Green', 'A Invader', 'A Walker', 'A Scout'), { asked: null }),
      ],
    }));
});

describe('Full Sail: Choose any number of your minions and move each to another base. Special: You may also play this card before a base scores.', () => {
  const hand = { A: { hand: ['Full Sail'] } };

  it('full-sail/1 moves any number of your minions, to different bases (RES-12)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'A Invader', 'A Walker', 'B Walker'), at('Moor', 'A Scout'), at('Marsh', 'A Collector')],
      steps: [
        A.plays('Full Sail'),
        offered('A', ['Invader', 'Walker/A', 'Scout', 'Collector'], ['Walker/B']),
        A.answers('Invader', 'Walker/A', 'Scout', 'Moor', 'Marsh', 'Meadow'),
        now(at('Meadow', 'A Scout', 'B Walker'), at('Moor', 'A Invader'), at('Marsh', 'A Walker', 'A Collector'), {
          asked: null,
          vp: { A: 0 },
          discard: { A: ['Full Sail'] },
        }),
      ],
    }));

  it('moves nobody if you like (RES-12)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'A Invader'), at('Moor')],
      steps: [A.plays('Full Sail'), A.answers('done'), now(at('Meadow', 'A Invader'), at('Moor'), { asked: null })],
    }));

  it('full-sail/2 takes everything away before the base scores, which it still does (SCORE-4, PLAY-6)', () =>
    play({
      turn: 'B',
      seats: hand,
      bases: [at('Meadow', 'A Invader', 'A Walker', 'B Filler +4'), at('Moor', 'A Scout')],
      steps: [
        B.ends(),
        A.answers('Full Sail', 'Invader', 'Walker', 'done'),
        now(at('Moor', 'A Invader', 'A Walker', 'A Scout'), at('Heath'), {
          asked: null,
          turn: 'A',
          vp: { A: 0, B: 3 },
          discard: { A: ['Full Sail'] },
        }),
      ],
    }));

  it('may be kept back (ME-2)', () =>
    play({
      turn: 'B',
      seats: hand,
      bases: [at('Meadow', 'A Invader', 'B Filler +6'), at('Moor')],
      steps: [
        B.ends(),
        offered('A', ['Full Sail', 'pass']),
        A.answers('pass'),
        now(at('Moor'), { vp: { A: 2, B: 3 }, hand: { A: ['Full Sail'] }, discard: { A: ['Invader'] } }),
      ],
    }));

  it('cannot be played in another player’s Play Cards phase (ABL-4)', () =>
    play({
      turn: 'B',
      seats: hand,
      bases: [at('Meadow', 'A Invader'), at('Moor')],
      steps: [now({ cannot: [A.plays('Full Sail')] })],
    }));

  it('full-sail/3 brings one card where moving minions draws a card once a turn (RES-9)', () =>
    play({
      cards: [
        baseCard(
          'Cellar',
          'Once each turn, after minions have moved here, the current player draws a card.',
          after('move', { limit: 'turn', when: (_q, me, h) => h.to === me.self }, function* (me) {
            yield* act(ops.draw(me.seat, 1));
          }),
        ),
      ],
      seats: { A: { hand: ['Full Sail'], deck: ['Scout', 'Collector', 'Walker'] } },
      bases: [at('Meadow', 'A Invader', 'A Walker', 'A Cut Lass'), at('Cellar')],
      steps: [
        A.plays('Full Sail'),
        A.answers('Invader', 'Walker', 'Cut Lass'),
        now(at('Cellar', 'A Invader', 'A Walker', 'A Cut Lass'), { asked: null, hand: { A: ['Scout'] } }),
      ],
    }));
});

describe('Powderkeg: Choose one of your minions. Destroy it and every minion at its base with power equal to or less than its power.', () => {
  const hand = { A: { hand: ['Powderkeg'] } };

  it('destroys it and all of its power or less at its base, yours too; stronger and distant ones stay', () =>
    play({
      seats: hand,
      bases: [
        at('Meadow', 'A Invader', 'A Walker', 'B Scout', 'B Grave Digger', 'C Collector'),
        at('Moor', 'A Scout', 'B Walker'),
      ],
      steps: [
        A.plays('Powderkeg'),
        offered('A', ['Invader', 'Walker/A', 'Scout/A'], ['Scout/B', 'Grave Digger', 'Collector', 'Walker/B']),
        A.answers('Invader'),
        now(at('Meadow', 'B Grave Digger'), at('Moor', 'A Scout', 'B Walker'), {
          asked: null,
          discard: { A: ['Invader', 'Walker', 'Powderkeg'], B: ['Scout'], C: ['Collector'] },
        }),
      ],
    }));

  it('does nothing without a minion of yours', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [A.plays('Powderkeg'), now(at('Meadow', 'B Walker'), { asked: null, discard: { A: ['Powderkeg'] } })],
    }));

  it('counts counters and actions, and spares the protected one (CALC-1, CAN-1)', () =>
    play({
      seats: hand,
      bases: [
        at('Meadow', 'A Walker +1', 'B Walker +2', 'B Grave Digger with B Poison', 'B Scout with B Smoke Bomb'),
        at('Moor'),
      ],
      steps: [
        A.plays('Powderkeg'),
        now(at('Meadow', 'B Walker', 'B Scout with B Smoke Bomb'), {
          discard: { A: ['Walker', 'Powderkeg'], B: ['Grave Digger', 'Poison'] },
        }),
      ],
    }));

  it('powderkeg/1 destroys the others although the chosen minion cannot be destroyed (RES-11)', () =>
    play({
      cards: [
        minionCard(
          'Rock',
          3,
          'Ongoing: This minion cannot be destroyed.',
          protect((_q, me, op) => op.verb === 'destroy' && op.card === me.self),
        ),
      ],
      seats: hand,
      bases: [at('Meadow', 'A Rock', 'B Rock', 'B Invader', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Powderkeg'),
        now(at('Meadow', 'A Rock', 'B Rock'), { asked: null, discard: { A: ['Powderkeg'], B: ['Invader', 'Walker'] } }),
      ],
    }));

  it('powderkeg/2 destroys all at the same moment: nobody orders it, and those who die see each other die (RES-4, RES-10)', () =>
    play({
      cards: [mourner],
      seats: hand,
      bases: [at('Meadow', 'A Invader', 'B Mourner', 'C Mourner'), at('Moor')],
      steps: [
        A.plays('Powderkeg'),
        now(at('Meadow')),
        A.answers('?Mourner', '?Mourner', '?Mourner', '?Mourner', '?Mourner'),
        now({ asked: null, vp: { A: 0, B: 3, C: 3 } }),
      ],
    }));
});

describe('Sea Dogs: Name a faction and choose a base. All minions of that faction that other players control there move to one other base.', () => {
  const hand = { A: { hand: ['Sea Dogs'] } };

  it('sea-dogs/1 moves them all from one base to one base; yours, other factions and other bases stay (RES-10)', () =>
    play({
      seats: hand,
      bases: [
        at('Meadow', 'B Walker', 'C Grave Digger', 'A Walker', 'B Invader'),
        at('Moor', 'B Walker'),
        at('Marsh', 'B Scout'),
      ],
      steps: [
        A.plays('Sea Dogs'),
        offered('A', ['Zombies', 'Aliens'], ['Ninjas']),
        A.answers('Zombies'),
        offered('A', ['Meadow', 'Moor', 'Marsh']),
        A.answers('Meadow'),
        offered('A', ['Moor', 'Marsh'], ['Meadow']),
        A.answers('Marsh'),
        now(
          at('Meadow', 'A Walker', 'B Invader'),
          at('Moor', 'B Walker'),
          at('Marsh', 'B Walker', 'C Grave Digger', 'B Scout'),
          { asked: null },
        ),
      ],
    }));

  it('does nothing where none of them is (RES-13)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Walker', 'A Scout'), at('Moor', 'B Invader'), at('Marsh')],
      steps: [
        A.plays('Sea Dogs'),
        A.answers('Aliens', 'Meadow'),
        now(at('Meadow', 'B Walker', 'A Scout'), { asked: null, discard: { A: ['Sea Dogs'] } }),
      ],
    }));

  it('leaves a protected one behind (CAN-1)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Walker with B Smoke Bomb', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Sea Dogs'),
        A.answers('?Zombies', 'Meadow'),
        now(at('Meadow', 'B Walker with B Smoke Bomb'), at('Moor', 'B Walker'), { asked: null }),
      ],
    }));
});

describe('Shanghai: Choose a minion of another player and move it to another base.', () => {
  const hand = { A: { hand: ['Shanghai'] } };

  it('moves any minion of another player where you want, without playing it (ABL-2)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Invader +2 with B Poison', 'A Walker'), at('Moor', 'C Walker'), at('Marsh')],
      steps: [
        A.plays('Shanghai'),
        offered('A', ['Invader', 'Walker/C'], ['Walker/A']),
        A.answers('Invader'),
        offered('A', ['Moor', 'Marsh'], ['Meadow']),
        A.answers('Marsh'),
        now(at('Meadow', 'A Walker'), at('Moor', 'C Walker'), at('Marsh', 'B Invader with B Poison'), {
          asked: null,
          vp: { B: 0 },
          cards: { Invader: { counters: 2, power: 1 } },
        }),
      ],
    }));

  it('has to move one, and does nothing without any (RES-11, RES-13)', () =>
    play({
      seats: { A: { hand: ['Shanghai'] }, B: { hand: ['Shanghai'] } },
      bases: [at('Meadow', 'B Invader'), at('Moor')],
      steps: [
        A.plays('Shanghai'),
        now(at('Moor', 'B Invader'), { asked: null }),
        A.ends(),
        B.plays('Shanghai'),
        now(at('Moor', 'B Invader'), { asked: null, discard: { B: ['Shanghai'] } }),
      ],
    }));

  it('shanghai/1 affects the minion: one under Smoke Bomb may be chosen but does not move (RES-13, TERM-2)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Invader with B Smoke Bomb', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Shanghai'),
        A.answers('Invader'),
        now(at('Meadow', 'B Invader with B Smoke Bomb', 'B Walker'), at('Moor'), {
          asked: null,
          discard: { A: ['Shanghai'] },
        }),
      ],
    }));
});

describe('Swashbuckling: Each of your minions has +1 power this turn.', () => {
  it('swashbuckling/1 helps your minions in play now, at every base, not later ones and no others (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Swashbuckling', 'Pirate King'] } },
      bases: [at('Meadow', 'A Walker', 'B Walker'), at('Moor', 'A Invader')],
      steps: [
        A.plays('Swashbuckling'),
        A.plays('Pirate King', 'Meadow'),
        now({
          bases: { Meadow: { total: 10, power: { A: 8, B: 2 } }, Moor: { total: 4 } },
          cards: { 'Walker/A': { power: 3 }, Invader: { power: 4 }, 'Pirate King': { power: 5 } },
        }),
      ],
    }));

  it('swashbuckling/2 lasts from the discard pile through scoring until the end of the turn (TURN-7)', () =>
    play({
      seats: { A: { hand: ['Swashbuckling'] } },
      bases: [at('Meadow', 'A Filler +4', 'B Filler +3'), at('Moor', 'A Invader')],
      steps: [
        A.plays('Swashbuckling'),
        now({ discard: { A: ['Swashbuckling'] }, bases: { Meadow: { total: 10 }, Moor: { total: 4 } } }),
        A.ends(),
        now({ turn: 'B', vp: { A: 3, B: 2 }, bases: { Meadow: 'gone', Moor: { total: 3 } } }),
      ],
    }));

  it('is lost by a minion that leaves play and is played again (IO-1)', () =>
    play({
      seats: { A: { hand: ['Swashbuckling'] } },
      bases: [at('Meadow', 'A Ninja Acolyte'), at('Moor')],
      steps: [
        A.plays('Swashbuckling'),
        now({ cards: { 'Ninja Acolyte': { power: 3 } } }),
        A.uses('Ninja Acolyte'),
        now(at('Meadow', 'A Ninja Acolyte'), { cards: { 'Ninja Acolyte': { power: 2 } } }),
      ],
    }));
});
