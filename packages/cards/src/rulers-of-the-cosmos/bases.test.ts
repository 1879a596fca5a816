import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { hermit, swapper } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];

describe('Power Castle: Once per turn, after a minion here has had an action played on it or transferred to it, you may place a +1 power counter on that minion.', () => {
  it('after an action has been played on a minion here, whoever’s; once per turn', () =>
    play({
      seats: { A: { hand: ['Magic Weapon', 'Armor of Battle'], deck } },
      bases: [at('Power Castle', 'B Walker', 'A Andko'), at('Moor', 'A Filler')],
      steps: [
        A.plays('Magic Weapon', 'Walker'),
        offered('A', ['Power Castle', 'pass']),
        A.answers('Power Castle'),
        now({ asked: null, cards: { Walker: { counters: 1 }, Andko: { counters: 0 } } }),
        A.uses('Andko'),
        A.plays('Armor of Battle', 'Andko'),
        now({ asked: null, cards: { Andko: { counters: 0 } } }),
      ],
    }));

  it('declined, it may be used later in the turn', () =>
    play({
      seats: { A: { hand: ['Magic Weapon', 'Armor of Battle'], deck } },
      bases: [at('Power Castle', 'B Walker', 'A Andko'), at('Moor', 'A Filler')],
      steps: [
        A.uses('Andko'),
        A.plays('Magic Weapon', 'Walker'),
        A.answers('pass'),
        A.plays('Armor of Battle', 'Andko'),
        A.answers('Power Castle'),
        now({ asked: null, cards: { Andko: { counters: 1 }, Walker: { counters: 0 } } }),
      ],
    }));

  it('after one has been transferred to a minion here, from anywhere, by whatever means', () => {
    play({
      cards: [swapper],
      seats: { A: { hand: ['Swapper'], deck } },
      bases: [at('Power Castle', 'A Walker'), at('Moor', 'A Filler with A Armor of Battle')],
      steps: [
        A.plays('Swapper'),
        A.answers('Power Castle'),
        now({ asked: null, cards: { Walker: { counters: 1, on: 1 } } }),
      ],
    });
    play({
      cards: [swapper],
      seats: { A: { hand: ['Swapper'], deck } },
      bases: [at('Power Castle', 'A Walker with A Armor of Battle'), at('Moor', 'A Filler')],
      steps: [A.plays('Swapper'), now({ asked: null, cards: { Filler: { on: 1, counters: 0 } } })],
    });
    play({
      seats: { A: { hand: ['Tinx'], deck } },
      bases: [at('Power Castle'), at('Moor', 'A Filler with A Armor of Battle')],
      steps: [
        A.plays('Tinx', 'Power Castle'),
        A.answers('?Armor of Battle', '?Power Castle'),
        now({ asked: null, cards: { Tinx: { counters: 1, on: 1 } } }),
      ],
    });
  });

  it('for the current player; not for one who ignores the base (ABL-8, TERM-13)', () => {
    play({
      seats: { A: { deck }, B: { hand: ['Magic Weapon'], deck } },
      bases: [at('Power Castle', 'A Walker'), at('Moor')],
      steps: [
        A.ends(),
        B.plays('Magic Weapon', 'Walker'),
        B.answers('Power Castle'),
        now({ cards: { Walker: { counters: 1 } } }),
      ],
    });
    play({
      cards: [hermit],
      seats: { A: { hand: ['Magic Weapon'], deck } },
      bases: [at('Power Castle', 'A Walker', 'A Hermit'), at('Moor')],
      steps: [A.plays('Magic Weapon', 'Walker'), now({ asked: null, cards: { Walker: { counters: 0 } } })],
    });
  });

  it('not for an action played on a minion elsewhere, or on the base', () =>
    play({
      seats: { A: { hand: ['Overrun', 'Magic Weapon'], deck } },
      bases: [at('Power Castle', 'A Walker', 'A Andko'), at('Moor', 'A Filler')],
      steps: [
        A.uses('Andko'),
        A.plays('Overrun', 'Power Castle'),
        A.plays('Magic Weapon', 'Filler'),
        now({ asked: null, cards: { Filler: { counters: 0 } } }),
      ],
    }));

  it('power-castle/1 a draw by Monet does not trigger it', () =>
    play({
      seats: { A: { deck } },
      bases: [at('Power Castle', 'A Monet', 'A Walker'), at('Moor')],
      steps: [A.uses('Monet'), now({ asked: null, hand: { A: ['Filler'] }, cards: { Monet: { counters: 0 } } })],
    }));
});

describe('Slime Pool: You may, instead of your regular action play, play a play-on-minion action off the top of your deck on a minion here.', () => {
  const top = ['Filler', 'Overrun', 'Magic Weapon', 'Poison'];

  it('reveals until such an action shows, and plays it on a minion here; the regular play is spent (TOP-1)', () =>
    play({
      seats: { A: { hand: ['Poison'], deck: top } },
      bases: [at('Slime Pool', 'A Walker', 'B Invader'), at('Moor', 'A Scout')],
      steps: [
        A.uses('Slime Pool'),
        offered('A', ['Walker', 'Invader'], ['Scout', 'no']),
        A.answers('Invader'),
        now(at('Slime Pool', 'A Walker', 'B Invader with A Magic Weapon'), {
          asked: null,
          plays: { A: { minions: 1, actions: 0 } },
          hand: { A: ['Poison'] },
          deck: { A: { has: ['Filler', 'Overrun', 'Poison'], count: 3 } },
        }),
        refused(A.plays('Poison', 'Walker')),
        refused(A.uses('Slime Pool')),
        A.ends(),
        B.uses('Slime Pool'),
      ],
    }));

  it('slime-pool/1 an action that cannot be played on a minion here is discarded (TOP-3)', () => {
    play({
      seats: { A: { deck: ['Filler', 'Fearless Friend', 'Poison'] } },
      bases: [at('Slime Pool', 'B Invader'), at('Moor', 'A Scout')],
      steps: [
        A.uses('Slime Pool'),
        now(at('Slime Pool', 'B Invader'), at('Moor', 'A Scout'), {
          asked: null,
          plays: { A: { actions: 0 } },
          discard: { A: ['Fearless Friend'] },
          deck: { A: { has: ['Filler', 'Poison'], count: 2 } },
        }),
      ],
    });
    play({
      seats: { A: { deck: ['Filler', 'Magic Weapon'] } },
      bases: [at('Slime Pool'), at('Moor', 'A Scout')],
      steps: [A.uses('Slime Pool'), now({ asked: null, discard: { A: ['Magic Weapon'] } })],
    });
  });

  it('not once the regular action is played, whatever extra ones there are; nor with no card to reveal', () => {
    play({
      seats: { A: { hand: ['Flip Kick'], deck: top } },
      bases: [at('Slime Pool', 'A Walker'), at('Moor')],
      steps: [A.plays('Flip Kick'), refused(A.uses('Slime Pool'))],
    });
    play({
      seats: { A: { deck: [], discard: [] } },
      bases: [at('Slime Pool', 'A Walker'), at('Moor')],
      steps: [refused(A.uses('Slime Pool'))],
    });
    play({
      seats: { A: { deck: [], discard: ['Poison'] } },
      bases: [at('Slime Pool', 'A Walker'), at('Moor')],
      steps: [A.uses('Slime Pool'), now(at('Slime Pool', 'A Walker with A Poison'))],
    });
  });

  it('an extra action is still there; a player who ignores the base has no such choice (TERM-13)', () => {
    play({
      seats: { A: { hand: ['Poison', 'Armor of Battle'], deck: top } },
      bases: [at('Slime Pool', 'A Andko'), at('Moor', 'A Scout')],
      steps: [
        A.uses('Andko'),
        A.uses('Slime Pool'),
        refused(A.plays('Poison', 'Andko')),
        A.plays('Poison', 'Scout'),
        refused(A.plays('Armor of Battle', 'Andko')),
      ],
    });
    play({
      cards: [hermit],
      seats: { A: { deck: top } },
      bases: [at('Slime Pool', 'A Hermit'), at('Moor')],
      steps: [refused(A.uses('Slime Pool'))],
    });
  });

  it('any minion here will do, whoever has it', () =>
    play({
      seats: { A: { deck: top }, B: { deck: top } },
      bases: [at('Slime Pool', 'A Walker'), at('Moor', 'B Scout')],
      steps: [A.ends(), B.uses('Slime Pool'), now(at('Slime Pool', 'A Walker with B Magic Weapon'), { asked: null })],
    }));
});
