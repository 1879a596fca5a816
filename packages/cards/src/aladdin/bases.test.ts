import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Agrabah Bazaar: On your turn, you may discard an action from your hand to place on your minions here up to two +1 power counters in all.', () => {
  const table = {
    seats: { A: { hand: ['Howl', 'Filler', 'Cannon'] }, B: { hand: ['Howl'] } },
    bases: [at('Agrabah Bazaar', 'A Filler', 'A Walker', 'B Filler'), at('Moor', 'A Invader')],
  };

  it.each([
    [['Filler/A', 'Walker'], 1, 1],
    [['Walker', 'Walker'], 0, 2],
    [['Filler/A', 'no'], 1, 0],
    [['no'], 0, 0],
  ])('two counters, one or none: %j', (answers, filler, walker) =>
    play({
      ...table,
      steps: [
        A.uses('Agrabah Bazaar'),
        offered('A', ['Howl', 'Cannon', 'no'], ['Filler']),
        A.answers('Howl'),
        offered('A', ['Filler/A', 'Walker', 'no'], ['Filler/B', 'Invader']),
        A.answers(...answers),
        now({
          asked: null,
          cards: { 'Filler/A': { counters: filler }, Walker: { counters: walker } },
          hand: { A: ['Filler', 'Cannon'] },
        }),
        refused(A.uses('Agrabah Bazaar')),
      ],
    }),
  );

  it('declined it costs nothing; not without an action, nor in the turn of another', () => {
    play({
      ...table,
      steps: [
        refused(B.uses('Agrabah Bazaar')),
        A.uses('Agrabah Bazaar'),
        A.answers('no'),
        now({ asked: null, hand: { A: ['Howl', 'Filler', 'Cannon'] } }),
      ],
    });
    play({
      ...table,
      seats: { A: { hand: ['Filler'] }, B: { hand: ['Howl'] } },
      steps: [refused(A.uses('Agrabah Bazaar')), A.ends(), B.uses('Agrabah Bazaar'), B.answers('Howl')],
    });
  });
});

describe("Sultan's Palace: In each turn, draw a card after the first minion that you play here.", () => {
  it('after your first here in a turn, not the second; nor elsewhere; again in the next turn', () =>
    play({
      seats: {
        A: { hand: ['Zapbot', 'Zapbot', 'Filler'], deck: ['Howl', 'Cannon', 'Walker', 'Scout'] },
        B: { hand: ['Filler'], deck: ['Invader', 'Cannon'] },
      },
      bases: [at("Sultan's Palace"), at('Moor')],
      steps: [
        A.plays('Zapbot', 'Moor'),
        now({ hand: { A: ['Zapbot', 'Filler'] } }),
        A.plays('Zapbot', "Sultan's Palace"),
        now({ asked: null, hand: { A: ['Filler', 'Howl'] } }),
        A.plays('Filler', "Sultan's Palace"),
        now({ asked: null, hand: { A: ['Howl'] } }),
        A.ends(),
        B.plays('Filler', "Sultan's Palace"),
        now({ asked: null, hand: { B: ['Invader'] } }),
      ],
    }));
});
