import { protect } from '@smash/engine/script';
import { A, actionCard, at, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const anchor = actionCard(
  'Anchor',
  'base',
  'Put this on a base. Ongoing: Minions here do not move.',
  protect((q, me, op) => op.verb === 'move' && q.base(op.card) === q.base(me.self)),
);

describe('"El Bandido": You may gain control of one action on this base. Talent: Play an extra action on a base OR choose an action on a base and transfer it to another base.', () => {
  const hand = (...cards: string[]) => ({ A: { hand: ['"El Bandido"', ...cards] } });

  it("el-bandido/1 another player's action on this base itself; not one on a minion, nor elsewhere (PLAY-3)", () =>
    play({
      seats: hand(),
      bases: [at('Meadow', 'B Convoy', 'B Dekotora', 'A Convoy', 'A Filler with B Poison'), at('Moor', 'B Convoy')],
      steps: [
        A.plays('"El Bandido"', 'Meadow'),
        offered('A', ['Convoy@Meadow/B', 'Dekotora', 'no'], ['Convoy@Meadow/A', 'Poison', 'Convoy@Moor']),
        A.answers('Dekotora'),
        now(at('Meadow', 'B Convoy', 'A Dekotora', 'A Convoy', 'A "El Bandido"', 'A Filler with B Poison'), {
          asked: null,
        }),
      ],
    }));

  it('may be declined; without one nobody is asked', () => {
    play({
      seats: hand(),
      bases: [at('Meadow', 'B Convoy'), at('Moor')],
      steps: [
        A.plays('"El Bandido"', 'Meadow'),
        A.answers('no'),
        now(at('Meadow', 'B Convoy', 'A "El Bandido"'), { asked: null }),
      ],
    });
    play({
      seats: hand(),
      bases: [at('Meadow', 'A Convoy'), at('Moor', 'B Convoy')],
      steps: [A.plays('"El Bandido"', 'Meadow'), now(at('Moor', 'B Convoy'), { asked: null })],
    });
  });

  it('talent: an extra action on a base, on no minion and no standard one; it may wait (EXT-2, EXT-4)', () =>
    play({
      seats: { A: { hand: ['Convoy', 'Poison', 'Hotwire', 'Dekotora'] } },
      bases: [at('Meadow', 'A "El Bandido"', 'B Cab-over Pete'), at('Moor')],
      steps: [
        A.uses('"El Bandido"'),
        offered('A', ['play', 'transfer'], ['no']),
        A.answers('play'),
        // The narrower play is used first (EXT-4).
        A.plays('Convoy', 'Moor'),
        now({ asked: null, plays: { A: { actions: 1 } } }),
        A.plays('Poison', '"El Bandido"'),
        now({ asked: null, cannot: [A.plays('Dekotora', 'Moor'), A.plays('Hotwire')] }),
        refused(A.uses('"El Bandido"')),
      ],
    }));

  it('talent: the regular action gone, the extra one takes only an action on a base', () =>
    play({
      seats: { A: { hand: ['Convoy', 'Poison', 'Poison', 'Hotwire'] } },
      bases: [at('Meadow', 'A "El Bandido"'), at('Moor')],
      steps: [
        A.plays('Poison#1', '"El Bandido"'),
        A.uses('"El Bandido"'),
        now({
          asked: null,
          can: [A.plays('Convoy', 'Meadow'), A.plays('Convoy', 'Moor')],
          cannot: [A.plays('Poison', '"El Bandido"'), A.plays('Hotwire')],
        }),
      ],
    }));

  it('el-bandido/1 talent: or any action on a base goes to another base, whoever has it (PLAY-3)', () =>
    play({
      bases: [at('Meadow', 'A "El Bandido" with A Poison', 'A Convoy'), at('Moor', 'B Dekotora'), at('Marsh')],
      steps: [
        A.uses('"El Bandido"'),
        A.answers('transfer'),
        offered('A', ['Convoy', 'Dekotora'], ['Poison', 'no']),
        A.answers('Dekotora'),
        offered('A', ['Meadow', 'Marsh'], ['Moor', 'no']),
        A.answers('Marsh'),
        now(at('Meadow', 'A "El Bandido" with A Poison', 'A Convoy'), at('Moor'), at('Marsh', 'B Dekotora'), {
          asked: null,
        }),
      ],
    }));

  it('talent: with a single base there is nowhere to transfer it', () =>
    play({
      seats: { A: { hand: ['Convoy', 'Convoy'] } },
      bases: [at('Meadow', 'A "El Bandido"', 'A Dekotora')],
      steps: [
        A.uses('"El Bandido"'),
        A.plays('Convoy#1', 'Meadow'),
        now({ asked: null, can: [A.plays('Convoy', 'Meadow')] }),
      ],
    }));
});

describe('"Rubber Chicken": Ongoing: This minion has +1 power for every action of yours on this base.', () => {
  it("rubber-chicken/1 counts yours on the base, not those on minions, another player's or elsewhere (PLAY-3)", () =>
    play({
      bases: [
        at('Meadow', 'A "Rubber Chicken" with A Poison', 'A Convoy', 'A Dekotora', 'B Convoy', 'A Filler'),
        at('Moor', 'A Convoy', 'B "Rubber Chicken"'),
      ],
      steps: [
        now({
          cards: {
            '"Rubber Chicken"/A': { power: 2 },
            '"Rubber Chicken"/B': { power: 4 },
            Filler: { power: 1 },
          },
        }),
      ],
    }));
});

describe('"Skinny Minnie": Talent: If this base has an action on it, move this minion to another base to transfer one of the actions on this base to the same place.', () => {
  it("moves, and takes one of the base's actions along, whoever has it", () =>
    play({
      bases: [
        at('Meadow', 'A "Skinny Minnie"', 'A Convoy', 'B Dekotora', 'B Filler'),
        at('Moor', 'B Convoy'),
        at('Marsh'),
      ],
      steps: [
        A.uses('"Skinny Minnie"'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Marsh'),
        offered('A', ['Convoy@Meadow', 'Dekotora'], ['Convoy@Moor', 'no']),
        A.answers('Dekotora'),
        now(
          at('Meadow', 'A Convoy', 'B Filler'),
          at('Moor', 'B Convoy'),
          at('Marsh', 'A "Skinny Minnie"', 'B Dekotora'),
          {
            asked: null,
          },
        ),
        refused(A.uses('"Skinny Minnie"')),
      ],
    }));

  it('skinny-minnie/1 not without an action on the base itself (PLAY-3), nor without another base', () => {
    play({
      bases: [at('Meadow', 'A "Skinny Minnie" with A Poison'), at('Moor', 'A Convoy')],
      steps: [refused(A.uses('"Skinny Minnie"'))],
    });
    play({ bases: [at('Meadow', 'A "Skinny Minnie"', 'A Convoy')], steps: [refused(A.uses('"Skinny Minnie"'))] });
  });

  it('if it cannot move, no action goes (RES-11)', () =>
    play({
      cards: [anchor],
      bases: [at('Meadow', 'A "Skinny Minnie"', 'B Anchor'), at('Moor')],
      steps: [
        A.uses('"Skinny Minnie"'),
        now(at('Meadow', 'A "Skinny Minnie"', 'B Anchor'), at('Moor'), { asked: null }),
      ],
    }));
});

describe('"Good Buddy": Draw a card if you have an action on this base.', () => {
  it('draws with an action of yours on the base, not otherwise', () => {
    for (const [cards, hand] of [
      [['A Convoy'], ['Cannon']],
      [['A Convoy', 'A Dekotora'], ['Cannon']],
      [['B Convoy'], []],
      [['A Filler with A Poison'], []],
    ] as const)
      play({
        seats: { A: { hand: ['"Good Buddy"'], deck: ['Cannon', 'Cannon'] } },
        bases: [at('Meadow', ...cards), at('Moor', 'A Convoy')],
        steps: [A.plays('"Good Buddy"', 'Meadow'), now({ asked: null, hand: { A: [...hand] } })],
      });
  });
  it('one action is enough', () =>
    play({
      cards: [actionCard('Plot', 'base', '')],
      seats: { A: { hand: ['"Good Buddy"'], deck: ['Cannon', 'Cannon'] } },
      bases: [at('Meadow', 'A Plot'), at('Moor')],
      steps: [A.plays('"Good Buddy"', 'Meadow'), now({ asked: null, hand: { A: ['Cannon'] } })],
    }));
});
