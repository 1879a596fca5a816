import { A, at, now, play, shown } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Factory 436-1337: When this base scores, for every 5 power they have here the winner gains 1 VP.', () => {
  it('9 power are one five: 1 VP more', () =>
    play({
      bases: [at('Factory 436-1337', 'A Filler +8', 'B Filler +7', 'C Filler +7'), at('Moor')],
      steps: [A.ends(), now({ asked: null, vp: { A: 3, B: 2, C: 2 } })],
    }));
});

describe('Hoverbot: Reveal the top card of your deck. You may play it as an extra minion if it is a minion; a card not played returns to the top.', () => {
  it('the question shows the revealed card', () =>
    play({
      seats: { A: { hand: ['Hoverbot'], deck: ['Walker', 'Scout'] } },
      bases: [at('Meadow')],
      steps: [A.plays('Hoverbot', 'Meadow'), shown('A', 'Walker')],
    }));

  it('a fusion is played as a minion, whatever else could be played (FUS-3)', () =>
    play({
      seats: { A: { hand: ['Hoverbot'], deck: ['K.C. Smith'] } },
      bases: [at('Meadow')],
      steps: [A.plays('Hoverbot', 'Meadow'), A.answers('yes'), now(at('Meadow', 'A Hoverbot', 'A K.C. Smith'))],
    }));
});
