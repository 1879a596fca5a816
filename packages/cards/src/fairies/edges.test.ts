import { A, at, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Tinx: You may transfer to this minion an action that is on another minion.', () => {
  it('one that is on it as it comes is on no other minion (SWAP-1)', () =>
    play({
      seats: { A: { hand: ['Gecko Rap', 'Tinx'] } },
      bases: [at('Meadow', 'A King Rex with A Upgrade', 'B Walker with B Poison')],
      steps: [
        A.plays('Gecko Rap'),
        A.answers('?King Rex', 'hand', '?Tinx'),
        offered('A', ['Poison', 'no'], ['Upgrade']),
        A.answers('Poison'),
        now(at('Meadow', 'A Tinx with A Upgrade, B Poison', 'B Walker'), { asked: null }),
      ],
    }));
});
