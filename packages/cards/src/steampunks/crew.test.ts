import { act, controlsHost, ops, talent } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];

describe('Steam Man: Ongoing: This minion has +1 power while at least one of your actions is on this base.', () => {
  it('counts your actions on its own base only: none on a minion, elsewhere or of another player (PLAY-3, CALC-1)', () =>
    play({
      bases: [
        at('Meadow', 'A Steam Man', 'A Walker', 'B Walker', 'A Zeppelin'),
        at('Moor', 'A Steam Man', 'B Steam Man', 'B Zeppelin'),
        at('Marsh', 'A Steam Man with A Upgrade', 'C Overrun'),
      ],
      steps: [
        now({
          cards: {
            'Steam Man@Meadow': { power: 4 },
            'Walker@Meadow/A': { power: 2 },
            'Walker@Meadow/B': { power: 2 },
            'Steam Man@Moor/A': { power: 3 },
            'Steam Man@Moor/B': { power: 4 },
            'Steam Man@Marsh': { power: 5 },
          },
          bases: { Meadow: { power: { A: 6, B: 2 } } },
        }),
      ],
    }));

  it('steam-man/1 more than one of them still gives +1', () =>
    play({
      bases: [at('Meadow', 'A Steam Man', 'A Zeppelin', 'A Zeppelin', 'A Difference Engine')],
      steps: [now({ cards: { 'Steam Man': { power: 4 } } })],
    }));

  it("from the moment it is there until it is gone, in other players' turns too (ABL-3)", () =>
    play({
      seats: { A: { hand: ['Zeppelin'] }, B: { hand: ['Disenchant'], deck } },
      bases: [at('Meadow', 'A Steam Man'), at('Moor', 'A Steam Man')],
      steps: [
        A.plays('Zeppelin', 'Meadow'),
        now({ cards: { 'Steam Man@Meadow': { power: 4 }, 'Steam Man@Moor': { power: 3 } } }),
        A.ends(),
        now({ turn: 'B', cards: { 'Steam Man@Meadow': { power: 4 } } }),
        B.plays('Disenchant'),
        now({ cards: { 'Steam Man@Meadow': { power: 3 } } }),
      ],
    }));

  it('yours means controlled by you, whoever owns it (TERM-5)', () =>
    play({
      bases: [at('Meadow', 'A Steam Man', 'A Overrun of B'), at('Moor', 'A Steam Man', 'B Overrun of A')],
      steps: [now({ cards: { 'Steam Man@Meadow': { power: 4 }, 'Steam Man@Moor': { power: 3 } } })],
    }));

  it('each of them has it separately, and gains it where it moves (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Way of Deception'] } },
      bases: [at('Meadow', 'A Steam Man', 'A Steam Man', 'A Zeppelin'), at('Moor', 'A Steam Man')],
      steps: [
        A.plays('Way of Deception'),
        A.answers('Steam Man@Moor', '?Meadow'),
        now({ asked: null, bases: { Meadow: { power: { A: 12 } }, Moor: { power: { A: 0 } } } }),
      ],
    }));
});

describe('Captain Ahab: Talent: Move this minion to any base with one of your actions on it.', () => {
  const sea = [
    at('Meadow', 'A Captain Ahab with B Poison', 'A Difference Engine'),
    at('Moor', 'A Zeppelin', 'B Scout'),
    at('Marsh', 'A Infiltrate', 'A Zeppelin'),
    at('Heath', 'B Overrun'),
    at('Fen', 'A Invader with A Upgrade'),
  ];

  it('offers the other bases with an action of yours, and goes there with all that is on it (TERM-6, ATT-2)', () =>
    play({
      bases: sea,
      steps: [
        A.uses('Captain Ahab'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'Heath', 'Fen', 'no']),
        A.answers('Moor'),
        now(
          at('Meadow', 'A Difference Engine'),
          at('Moor', 'A Captain Ahab with B Poison', 'B Scout', 'A Zeppelin'),
          at('Marsh', 'A Infiltrate', 'A Zeppelin'),
          { asked: null, plays: { A: { minions: 1, actions: 1 } } },
        ),
      ],
    }));

  it('once a turn, in your own turns, not in those of others (ABL-5)', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', 'A Captain Ahab', 'A Difference Engine'), at('Moor', 'A Zeppelin')],
      steps: [
        A.uses('Captain Ahab'),
        now(at('Moor', 'A Captain Ahab', 'A Zeppelin'), { asked: null }),
        refused(A.uses('Captain Ahab')),
        A.ends(),
        refused(A.uses('Captain Ahab')),
        now({ cannot: [B.uses('Captain Ahab')] }),
        B.ends(),
        A.uses('Captain Ahab'),
        now(at('Meadow', 'A Captain Ahab', 'A Difference Engine'), { asked: null, turn: 'A' }),
      ],
    }));

  it('even in the turn in which it is played; each of two has its own (ABL-5)', () =>
    play({
      seats: { A: { hand: ['Captain Ahab'] } },
      bases: [at('Meadow', 'A Captain Ahab'), at('Moor', 'A Zeppelin')],
      steps: [
        A.uses('Captain Ahab'),
        A.plays('Captain Ahab', 'Meadow'),
        A.uses('Captain Ahab@Meadow'),
        now(at('Meadow'), at('Moor', 'A Captain Ahab', 'A Captain Ahab', 'A Zeppelin'), { asked: null }),
      ],
    }));

  it('not without another base with such an action (RES-13)', () =>
    play({
      bases: [
        at('Meadow', 'A Captain Ahab', 'A Zeppelin'),
        at('Moor', 'B Overrun', 'A Invader with A Upgrade'),
        at('Marsh', 'B Difference Engine of A'),
      ],
      steps: [refused(A.uses('Captain Ahab'))],
    }));

  it('is no play: a base where minions cannot be played is open to it, and nobody reacts (TERM-1)', () =>
    play({
      bases: [at('Meadow', 'A Captain Ahab'), at('Moor', 'A Overrun of B', 'B Leprechaun', 'B Flame Trap')],
      steps: [
        A.uses('Captain Ahab'),
        now(at('Moor', 'A Captain Ahab', 'A Overrun', 'B Leprechaun', 'B Flame Trap'), { asked: null }),
      ],
    }));

  const harpoon = actionCard(
    'Harpoon',
    'minion',
    'Put this on a minion. Talent: Draw a card.',
    talent(function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }),
  );

  it('captain-ahab/1 a talent of an action on it is for that player alone who controls the action (ABL-9)', () =>
    play({
      cards: [harpoon],
      seats: { A: { hand: [], deck }, B: { hand: [], deck } },
      bases: [at('Meadow', 'A Captain Ahab with B Harpoon'), at('Moor', 'A Zeppelin')],
      steps: [
        refused(A.uses('Harpoon')),
        A.uses('Captain Ahab'),
        A.ends(),
        now({ turn: 'B', hand: { B: 0 } }),
        B.uses('Harpoon'),
        now({ asked: null, hand: { B: 1 }, cannot: [B.uses('Captain Ahab'), B.uses('Harpoon')] }),
      ],
    }));

  it('captain-ahab/1 the minion’s controller has the minion’s talent (TERM-5)', () =>
    play({
      cards: [
        harpoon,
        actionCard('Press Gang', 'minion', 'Put this on a minion. Ongoing: You control it.', controlsHost()),
      ],
      seats: { A: { hand: [], deck }, B: { hand: [], deck } },
      bases: [
        at('Meadow', 'A Captain Ahab with A Harpoon, B Press Gang'),
        at('Moor', 'A Zeppelin'),
        at('Marsh', 'B Zeppelin'),
      ],
      steps: [
        refused(A.uses('Captain Ahab')),
        A.uses('Harpoon'),
        now({ hand: { A: 1 } }),
        A.ends(),
        refused(B.uses('Harpoon')),
        B.uses('Captain Ahab'),
        now(at('Marsh', 'B Captain Ahab with A Harpoon, B Press Gang', 'B Zeppelin'), { asked: null }),
      ],
    }));

  it('a protected Ahab stays where it is, its talent used (CAN-1)', () =>
    play({
      cards: [
        minionCard('Anchor', 2, 'Ongoing: No minion can be moved.', {
          kind: 'protect',
          label: 'ongoing',
          blocks: (_q, _me, op) => op.verb === 'move',
        }),
      ],
      bases: [at('Meadow', 'A Captain Ahab', 'B Anchor'), at('Moor', 'A Zeppelin')],
      steps: [
        A.uses('Captain Ahab'),
        now(at('Meadow', 'A Captain Ahab', 'B Anchor'), { asked: null, cannot: [A.uses('Captain Ahab')] }),
      ],
    }));
});
