import { look, onPlay, playNow } from '@smash/engine/script';
import { A, actionCard, at, B, now, play } from '@smash/testkit/play';
import { hermit } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

describe('Out in the Woods: Before this base scores, every minion here gets +1 power this turn.', () => {
  it('each minion here, whoever has it, before VP are awarded; none elsewhere (SCORE-6)', () =>
    play({
      bases: [at('Out in the Woods', 'A King Rex +11', 'B Filler', 'B Filler', 'B Filler'), at('Moor', 'A Walker')],
      steps: [A.ends(), now({ vp: { A: 3, B: 2 }, cards: { Walker: { power: 2 } } })],
    }));

  it('may turn a tie: two minions get two in all', () =>
    play({
      bases: [at('Out in the Woods', 'A King Rex +3', 'B King Rex +2', 'B Filler'), at('Moor')],
      steps: [A.ends(), now({ vp: { A: 2, B: 3 } })],
    }));

  it('+1 each, no more', () =>
    play({
      bases: [at('Out in the Woods', 'A King Rex +5', 'B King Rex', 'B Filler', 'B Filler'), at('Moor')],
      steps: [A.ends(), now({ vp: { A: 3, B: 2 } })],
    }));

  it('not when another base scores', () =>
    play({
      bases: [at('Meadow', 'A King Rex +3'), at('Out in the Woods', 'A King Rex +10'), at('Moor')],
      steps: [A.ends(), now(at('Out in the Woods', 'A King Rex'), { turn: 'B' })],
    }));

  it('a monster that nobody controls gets it, too, so that the breakpoint rises; the base scores all the same (SCORE-4)', () =>
    play({
      bases: [at('Out in the Woods', 'A King Rex +18', '- Bigfoot'), at('Moor')],
      steps: [A.ends(), A.answers('?A', '?pass'), now({ vp: { A: 3 } })],
    }));

  it('minions of a player who ignores it get nothing (TERM-13)', () =>
    play({
      cards: [hermit],
      bases: [at('Out in the Woods', 'A Hermit +7', 'B King Rex +2'), at('Moor')],
      steps: [A.ends(), now({ vp: { A: 2, B: 3 } })],
    }));
});

const treat = actionCard(
  'Treat',
  'standard',
  'Another player plays a minion from the hand on the last base.',
  onPlay(function* (me) {
    const other = yield* look((q) => q.otherPlayers(me.seat)[0]!);
    const [card, base] = yield* look((q) => [q.hand(other)[0]!, q.bases().at(-1)!]);
    yield* playNow({ card: card!, at: base!, seat: other });
  }),
);

describe('Under the Bed: On your turn, if you have played at least one minion at another base this turn, you may play a minion with power 2 or less here as an extra minion.', () => {
  const bases = [at('Under the Bed'), at('Moor')];

  it('after a minion played elsewhere this turn, one of 2 or less from the hand comes here, once a turn (ABL-6)', () =>
    play({
      seats: { A: { hand: ['Scout', 'Filler', 'Walker', 'Invader'] } },
      bases,
      steps: [
        A.plays('Scout', 'Moor'),
        now({
          can: [A.plays('Walker', 'Under the Bed')],
          cannot: [A.plays('Invader', 'Under the Bed'), A.plays('Filler', 'Moor')],
        }),
        A.plays('Filler', 'Under the Bed'),
        now(at('Under the Bed', 'A Filler'), at('Moor', 'A Scout'), {
          plays: { A: { minions: 0 } },
          cannot: [A.plays('Walker', 'Under the Bed')],
        }),
      ],
    }));

  it('the narrower play is used first, once it is there; a minion played before takes the regular one (EXT-4, EXT-5)', () =>
    play({
      seats: { A: { hand: ['Filler', 'Scout', 'Walker'] } },
      bases: [at('Under the Bed', 'A Archmage'), at('Moor')],
      steps: [
        A.plays('Filler', 'Under the Bed'),
        now({ plays: { A: { minions: 0 } }, cannot: [A.plays('Scout', 'Moor'), A.plays('Walker', 'Under the Bed')] }),
      ],
    }));

  it('a minion that another player has played this turn does not count', () =>
    play({
      cards: [treat],
      seats: { A: { hand: ['Treat', 'Filler'] }, B: { hand: ['Scout'] } },
      bases,
      steps: [
        A.plays('Treat'),
        now(at('Moor', 'B Scout'), { plays: { A: { minions: 1 } } }),
        A.plays('Filler', 'Under the Bed'),
        now({ plays: { A: { minions: 0 } } }),
      ],
    }));

  it('not after one played here only, nor for one another player has played elsewhere', () => {
    play({
      seats: { A: { hand: ['Scout', 'Filler'] } },
      bases,
      steps: [A.plays('Scout', 'Under the Bed'), now({ cannot: [A.plays('Filler', 'Under the Bed')] })],
    });
    play({
      seats: { A: { hand: ['Scout', 'Filler'] }, B: { hand: ['Filler', 'Filler'] } },
      bases,
      steps: [
        A.plays('Scout', 'Moor'),
        A.ends(),
        now({ plays: { B: { minions: 1 } } }),
        B.plays('Filler', 'Moor'),
        B.plays('Filler', 'Under the Bed'),
        now(at('Under the Bed', 'B Filler'), { plays: { B: { minions: 0 } } }),
      ],
    });
  });
});
