import { protect } from '@smash/engine/script';
import { A, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const four = minionCard('Four', 4, 'No effect.');
const five = minionCard('Five', 5, 'No effect.');
const three = minionCard('Three', 3, 'No effect.');
const fast = minionCard(
  'Fast',
  1,
  'Ongoing: This minion cannot be moved.',
  protect((_q, me, op) => op.verb === 'move' && op.card === me.self),
);
const cards = [three, four, five, fast];
const hand = (...list: string[]) => ({ A: { hand: list }, B: {} });

describe('Monster Tornado: Talent: Move a minion with power 4 or less to here from another base, or to another base from here.', () => {
  const bases = [
    at('Meadow', 'A Monster Tornado', 'B Four', 'B Five'),
    at('Moor', 'A Filler', 'B Five', 'B Four'),
    at('Marsh'),
  ];

  it('from here to any other base', () =>
    play({
      cards,
      bases,
      steps: [
        A.uses('Monster Tornado'),
        offered('A', ['Four@Meadow', 'Filler', 'Four@Moor'], ['Five@Meadow', 'Five@Moor', 'Monster Tornado', 'no']),
        A.answers('Four@Meadow'),
        offered('A', ['Moor', 'Marsh'], ['Meadow']),
        A.answers('Marsh'),
        now(at('Marsh', 'B Four'), { asked: null }),
        refused(A.uses('Monster Tornado')),
      ],
    }));

  it('to here from any other', () =>
    play({
      cards,
      bases,
      steps: [
        A.uses('Monster Tornado'),
        A.answers('Filler'),
        now(at('Meadow', 'A Monster Tornado', 'B Four', 'B Five', 'A Filler'), { asked: null }),
      ],
    }));

  it('not with one base only, nor without such a minion', () => {
    play({
      cards,
      bases: [at('Meadow', 'A Monster Tornado', 'B Four')],
      steps: [refused(A.uses('Monster Tornado'))],
    });
    play({
      cards,
      bases: [at('Meadow', 'A Monster Tornado', 'B Five'), at('Moor')],
      steps: [refused(A.uses('Monster Tornado'))],
    });
  });

  it('itself, while it has power 4 or less', () =>
    play({
      cards,
      bases: [at('Meadow', 'A Monster Tornado with B Poison'), at('Moor')],
      steps: [A.uses('Monster Tornado'), now(at('Moor', 'A Monster Tornado with B Poison'), { asked: null })],
    }));
  it('with one of power 4 alone', () =>
    play({
      cards,
      bases: [at('Meadow', 'A Monster Tornado', 'B Four'), at('Moor')],
      steps: [A.uses('Monster Tornado'), now(at('Moor', 'B Four'), { asked: null })],
    }));
});

describe('Cyclone: Talent: This minion moves to another base.', () => {
  it('wherever its player likes, once a turn', () =>
    play({
      bases: [at('Meadow', 'A Cyclone'), at('Moor'), at('Marsh')],
      steps: [
        A.uses('Cyclone'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Marsh'),
        now(at('Marsh', 'A Cyclone'), { asked: null }),
        refused(A.uses('Cyclone')),
      ],
    }));

  it('not without another base', () =>
    play({ bases: [at('Meadow', 'A Cyclone')], steps: [refused(A.uses('Cyclone'))] }));
});

describe('Twister: You may move a minion with power 3 or less to here from another base, or to another base from here.', () => {
  it('twister/1 any of power 3 or less, itself among them', () =>
    play({
      cards,
      seats: hand('Twister'),
      bases: [at('Meadow', 'B Four', 'B Three'), at('Moor', 'A Filler', 'B Four'), at('Marsh')],
      steps: [
        A.plays('Twister', 'Meadow'),
        offered('A', ['Three', 'Filler', 'Twister', 'no'], ['Four@Meadow', 'Four@Moor']),
        A.answers('Twister'),
        offered('A', ['Moor', 'Marsh'], ['Meadow']),
        A.answers('Moor'),
        now(at('Moor', 'A Filler', 'B Four', 'A Twister'), { asked: null }),
      ],
    }));

  it('one to here; declined; with a single base nothing is asked', () => {
    for (const answer of ['Filler', 'no'])
      play({
        cards,
        seats: hand('Twister'),
        bases: [at('Meadow', 'B Three'), at('Moor', 'B Filler')],
        steps: [
          A.plays('Twister', 'Meadow'),
          A.answers(answer),
          now(at('Meadow', 'B Three', 'A Twister', ...(answer === 'no' ? [] : ['B Filler'])), { asked: null }),
        ],
      });
    play({
      seats: hand('Twister'),
      bases: [at('Meadow')],
      steps: [A.plays('Twister', 'Meadow'), now({ asked: null })],
    });
  });

  it('twister/2 playing it and moving one to its base with it is one thing for Forgotten Horrors', () =>
    play({
      seats: { A: { hand: ['Twister'], deck: ['Probe', 'Probe', 'Probe'] }, B: {} },
      bases: [at('Meadow', 'A Forgotten Horrors'), at('Moor', 'A Filler')],
      steps: [
        A.plays('Twister', 'Meadow'),
        A.answers('Filler'),
        now(at('Meadow', 'A Twister', 'A Filler'), at('Moor', 'A Forgotten Horrors'), {
          asked: null,
          hand: { A: ['Probe'] },
        }),
      ],
    }));
});

describe('Dust Devil: Special: You may move this minion to a base before that base scores.', () => {
  it('from another base, or not', () => {
    for (const moves of [true, false])
      play({
        bases: [at('Meadow', 'B Invader +9'), at('Moor', 'A Dust Devil', 'B Dust Devil')],
        steps: [
          A.ends(),
          offered('A', ['Dust Devil', 'pass']),
          A.answers(moves ? 'Dust Devil' : 'pass'),
          B.answers('pass'),
          now(
            { turn: 'B', vp: { A: moves ? 2 : 0, B: 3 } },
            at('Moor', ...(moves ? [] : ['A Dust Devil']), 'B Dust Devil'),
          ),
        ],
      });
  });

  it('not the one that is there', () =>
    play({
      bases: [at('Meadow', 'A Dust Devil +9'), at('Moor')],
      steps: [A.ends(), now({ turn: 'B', vp: { A: 3 } })],
    }));
});
