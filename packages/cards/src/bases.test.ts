import { at, B, C, now, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('All bases with something to do when or after they score', () => {
  it.each([
    'The Grey Opal',
    'Tortuga',
    'Ninja Dojo',
    'Temple of Goju',
    'The Mothership',
    'Evans City Cemetery',
    'Rhodes Plaza Mall',
  ])('%s: another base that scores is none of its business (SCORE-13)', (name) =>
    play({
      seats: { A: { hand: ['Cannon'], deck: ['Scout'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Filler +6', 'B Filler +4'), at(name, 'A Walker', 'B Walker'), at('Moor', 'B Invader')],
      steps: [
        B.ends(),
        now(at(name, 'A Walker', 'B Walker'), at('Heath'), at('Moor', 'B Invader'), {
          asked: null,
          turn: 'A',
          vp: { A: 3, B: 2 },
          hand: { A: ['Cannon'] },
        }),
      ],
    }),
  );

  it.each([
    ['The Grey Opal', 3, 1],
    ['Tortuga', 4, 3],
    ['Ninja Dojo', 2, 3],
    ['Temple of Goju', 2, 3],
    ['The Mothership', 4, 2],
    ['Evans City Cemetery', 5, 3],
    ['Rhodes Plaza Mall', 0, 0],
  ])('%s: under Jammed Signal it pays its places and does nothing else (TERM-13)', (name, first, second) =>
    play({
      seats: { A: { hand: ['Cannon'] }, B: { hand: ['Dinghy'] } },
      turn: 'C',
      bases: [
        at(name, 'A Filler +21', 'A Collector', 'B Walker', 'C Jammed Signal'),
        at('Moor', 'A Walker', 'B Walker'),
      ],
      steps: [
        C.ends(),
        now(at('Moor', 'A Walker', 'B Walker'), at('Heath'), {
          asked: null,
          turn: 'A',
          vp: { A: first, B: second },
          hand: { A: ['Cannon'], B: ['Dinghy'] },
          discard: { A: ['Filler', 'Collector'], B: ['Walker'], C: ['Jammed Signal'] },
        }),
      ],
    }),
  );
});
