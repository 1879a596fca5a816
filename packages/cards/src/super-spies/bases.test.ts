import { act, after, ops, wasOffTheTop } from '@smash/engine/script';
import { A, at, B, minionCard, now, offered, play } from '@smash/testkit/play';
import { hermit } from '@smash/testkit/test-cards';
import { describe, expect, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler'];

describe("ISI's Swingin' Pad: After this base scores, the winner may look at the top three cards of their deck and place them on the top and/or bottom of it in any order.", () => {
  const seats = { A: { hand: [], deck: ['Scout', 'Walker', 'Howl', 'Invader', 'Filler'] }, B: { deck } };

  it('the winner, before drawing (SCORE-8)', () =>
    play({
      seats,
      bases: [at("ISI's Swingin' Pad", 'A King Rex +14', 'B Filler'), at('Moor')],
      steps: [
        A.ends(),
        offered('A', ["ISI's Swingin' Pad", 'pass']),
        A.answers("ISI's Swingin' Pad"),
        offered('A', ['Scout', 'Walker', 'Howl', 'done'], ['Invader']),
        A.answers('Howl', 'done', 'Walker', 'Scout'),
        now({ turn: 'B', hand: { A: ['Howl', 'Invader'] }, deck: { A: ['Filler', 'Walker', 'Scout'] } }),
      ],
    }));

  it('may be declined; not for another base (SCORE-13)', () => {
    play({
      seats,
      bases: [at("ISI's Swingin' Pad", 'A King Rex +14'), at('Moor')],
      steps: [A.ends(), A.answers('pass'), now({ turn: 'B', hand: { A: ['Scout', 'Walker'] } })],
    });
    play({
      seats,
      bases: [at("ISI's Swingin' Pad", 'B Filler'), at('Moor', 'A King Rex +3')],
      steps: [A.ends(), now({ turn: 'B', hand: { A: ['Scout', 'Walker'] } })],
    });
  });
});

describe('Secret Volcano Headquarters: Before this base scores, each player reveals the top card of their deck. Every minion revealed is played here.', () => {
  const base = 'Secret Volcano Headquarters';

  it('secret-volcano-headquarters/1 what is not played returns to the top of its deck (DECK-3)', () =>
    play({
      seats: { A: { hand: [], deck: ['Overrun', 'Cannon', 'Filler'] }, B: { deck: ['Filler', 'Scout'] } },
      bases: [at(base, 'A King Rex +9', 'B Filler +1'), at('Moor')],
      steps: [
        A.ends(),
        now({
          turn: 'B',
          vp: { A: 4, B: 3 },
          hand: { A: ['Overrun', 'Cannon'] },
          deck: { A: ['Filler'], B: ['Scout'] },
          discard: { B: ['Filler', 'Filler'] },
        }),
      ],
    }));

  it('secret-volcano-headquarters/1 a minion that cannot be played here returns, too (TOP-3)', () =>
    play({
      seats: { A: { hand: [], deck }, B: { deck: ['Walker', 'Scout'] } },
      bases: [at(base, 'A King Rex +9', 'B Filler +1', 'A Dangerous Ground'), at('Moor')],
      steps: [A.ends(), now({ turn: 'B', deck: { B: ['Walker', 'Scout'] } })],
    }));

  it('secret-volcano-headquarters/2 it is played off the top of a deck (TOP-3)', () => {
    const watcher = minionCard(
      'Watcher',
      1,
      'Ongoing: After a minion is played off the top, draw a card.',
      after('play', { when: (_q, _me, played) => wasOffTheTop(played) }, function* (me) {
        yield* act(ops.draw(me.seat, 1));
      }),
    );
    for (const [top, cards] of [
      ['Filler', 3],
      ['Howl', 2],
    ] as const)
      play({
        cards: [watcher],
        seats: { A: { hand: [], deck: ['Howl', ...deck] }, B: { deck: [top, ...deck] } },
        bases: [at(base, 'A King Rex +11'), at('Moor', 'A Watcher')],
        steps: [A.ends(), now({ turn: 'B', hand: { A: cards } })],
      });
  });

  it('secret-volcano-headquarters/3 clockwise from the current player, once all are revealed (ME-6)', () =>
    play({
      turn: 'B',
      seats: {
        A: { deck: ['Filler', ...deck] },
        B: { hand: [], deck: ['Scout', ...deck] },
        C: { deck: ['Filler', ...deck] },
      },
      bases: [at(base, 'B King Rex +11', 'C Filler'), at('Moor')],
      steps: [
        B.ends(),
        ({ events }) => {
          const told = events.filter((e) => e.type === 'reveal' || e.type === 'play');
          expect(told.map((e) => `${e.type} ${'ABC'[e.seat!]}`)).toEqual([
            'reveal B',
            'reveal C',
            'reveal A',
            'play B',
            'play C',
            'play A',
          ]);
        },
      ],
    }));

  it('secret-volcano-headquarters/4 as an extra minion, in the Score Bases phase, with its ability (EXT-1)', () =>
    play({
      seats: { A: { hand: ['Filler'], deck: ['Cut Lass', ...deck] }, B: { deck: ['Howl', ...deck] } },
      bases: [at(base, 'A King Rex +9', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Filler', base),
        A.ends(),
        offered('A', ['Filler', 'Walker', 'no'], ['King Rex']),
        A.answers('Walker'),
        now({ turn: 'B', vp: { A: 4, B: 0 }, discard: { A: { has: ['Cut Lass'] }, B: ['Walker'] } }),
      ],
    }));

  it('nobody who ignores it, and not when another base scores (TERM-13)', () => {
    play({
      cards: [hermit],
      seats: { A: { hand: [], deck: ['Howl', ...deck] }, B: { deck: ['Scout', ...deck] } },
      bases: [at(base, 'A King Rex +9', 'B Hermit'), at('Moor')],
      steps: [A.ends(), now({ turn: 'B', deck: { B: 5 } })],
    });
    play({
      seats: { A: { hand: [], deck }, B: { deck: ['Scout', ...deck] } },
      bases: [at(base, 'B Filler'), at('Moor', 'A King Rex +3')],
      steps: [A.ends(), now(at(base, 'B Filler'), { turn: 'B', deck: { B: 5 } })],
    });
  });
});
