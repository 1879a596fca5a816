import { A, at, B, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler'];

describe('Monkey Lab: Every minion here has +1 power for each action on it.', () => {
  it('anybody’s minions here, anybody’s actions on them; not those on the base (CALC-2)', () =>
    play({
      bases: [
        at(
          'Monkey Lab',
          'A Filler with A Missing Uplink, B Missing Uplink',
          'B Walker with A Missing Uplink',
          'A Overrun',
          'B Filler',
        ),
        at('Moor', 'A Scout with A Missing Uplink'),
      ],
      steps: [
        now({
          cards: { 'Filler/A': { power: 3 }, Walker: { power: 3 }, 'Filler/B': { power: 1 }, Scout: { power: 3 } },
        }),
      ],
    }));

  it('an action that a protection for weak minions would block does not put its minion beyond it (CALC-3)', () => {
    const bases = (filler: string) => [at('Monkey Lab', filler, 'B In Plain Sight'), at('Moor')];
    const playedOn = (filler: string, after: string) =>
      play({
        seats: { A: { hand: ['Shell Game'] } },
        bases: bases(filler),
        steps: [A.plays('Shell Game', 'Filler'), now(at('Monkey Lab', after, 'B In Plain Sight'), { asked: null })],
      });
    playedOn('B Filler +1', 'B Filler');
    playedOn('B Filler +2', 'B Filler with A Shell Game');
    playedOn('B Filler with B Upgrade', 'B Filler with B Upgrade, A Shell Game');
    // The same once the protection arrives later.
    play({
      turn: 'B',
      seats: { B: { hand: ['In Plain Sight'] } },
      bases: [at('Monkey Lab', 'B Filler +1 with A Shell Game'), at('Moor')],
      steps: [
        B.plays('In Plain Sight', 'Monkey Lab'),
        now(at('Monkey Lab', 'B Filler', 'B In Plain Sight'), { asked: null, discard: { A: ['Shell Game'] } }),
      ],
    });
  });
});

describe('Primate Park: After this base scores, the winner may return any number of their actions on minions here to their hand.', () => {
  const bases = [
    at(
      'Primate Park',
      'A King Rex with A Cyberevolution, A Juiced Up, B Missing Uplink',
      'B Invader with A Missing Uplink, B Cyberevolution',
      'A Overrun',
      'A King Rex',
    ),
    at('Moor', 'A Filler with A Flying Monkey'),
  ];
  const seats = { A: { hand: [], deck }, B: { hand: [], deck } };

  it('primate-park/1 some of the winner’s actions on minions here; the rest is discarded (RES-12)', () =>
    play({
      seats,
      bases,
      steps: [
        A.ends(),
        offered('A', ['Primate Park', 'pass']),
        A.answers('Primate Park'),
        offered(
          'A',
          ['Cyberevolution/A', 'Juiced Up', 'Missing Uplink/A', 'done'],
          ['Overrun', 'Flying Monkey', 'Cyberevolution/B'],
        ),
        A.answers('Juiced Up', 'Missing Uplink/A', 'done'),
        now(at('Moor', 'A Filler with A Flying Monkey'), {
          turn: 'B',
          hand: { A: { has: ['Juiced Up', 'Missing Uplink'] } },
          discard: {
            A: { has: ['Cyberevolution', 'Overrun'], lacks: ['Juiced Up', 'Missing Uplink'] },
            B: { has: ['Cyberevolution', 'Missing Uplink'] },
          },
        }),
      ],
    }));

  it('a single one is enough (ME-4)', () =>
    play({
      seats,
      bases: [at('Primate Park', 'A King Rex +9', 'A King Rex with A Cyberevolution'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Primate Park', 'Cyberevolution'),
        now({ turn: 'B', hand: { A: { has: ['Cyberevolution'] } } }),
      ],
    }));

  it('nobody is asked without such an action, for another base, or who has not won (SCORE-13)', () => {
    play({
      seats,
      bases: [
        at('Primate Park', 'A King Rex +9', 'A King Rex', 'B Filler with B Cyberevolution', 'A Overrun'),
        at('Moor'),
      ],
      steps: [A.ends(), now({ turn: 'B', asked: null, discard: { A: { has: ['Overrun'] } } })],
    });
    play({
      seats,
      bases: [at('Primate Park', 'A Filler with A Cyberevolution'), at('Moor', 'A King Rex', 'A Invader')],
      steps: [A.ends(), now({ turn: 'B', asked: null }), B.ends()],
    });
  });
});
