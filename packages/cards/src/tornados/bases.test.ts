import { act, at as atMoment, look, ops } from '@smash/engine/script';
import { A, at, B, baseCard, now, offered, play } from '@smash/testkit/play';
import { drifter, hermit } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const chute = baseCard(
  'Chute',
  'At the start of the turn, move every minion here to the first base.',
  atMoment('turnStart', {}, function* (me) {
    const [first, here] = yield* look((q) => [q.bases()[0]!, [...q.minionsAt(me.self)]] as const);
    yield* act(...here.map((ix) => ops.move(ix, first)));
  }),
);
const cards = [drifter, hermit, chute];
const hand = (...list: string[]) => ({ A: { hand: list }, B: {} });

describe('Tornado Alley: After you play your first minion here in a turn, you may move another minion from another base to here.', () => {
  it('any minion from elsewhere', () =>
    play({
      seats: hand('Filler'),
      bases: [at('Tornado Alley', 'B Huffie'), at('Moor', 'A Walker', 'B Walker')],
      steps: [
        A.plays('Filler', 'Tornado Alley'),
        A.answers('Tornado Alley'),
        offered('A', ['Walker/A', 'Walker/B'], ['Huffie', 'Filler', 'no']),
        A.answers('Walker/B'),
        now(at('Tornado Alley', 'B Huffie', 'A Filler', 'B Walker'), at('Moor', 'A Walker'), { asked: null }),
      ],
    }));

  it('after the first only, used or not; each player has their own', () =>
    play({
      seats: { A: { hand: ['Favor of Aphrodite', 'Filler', 'Huffie'] }, B: { hand: ['Filler'] } },
      bases: [at('Tornado Alley'), at('Moor', 'A Collector')],
      steps: [
        A.plays('Favor of Aphrodite'),
        A.plays('Filler', 'Tornado Alley'),
        A.answers('pass'),
        A.plays('Huffie', 'Tornado Alley'),
        now({ asked: null }),
        A.ends(),
        B.plays('Filler@hand', 'Tornado Alley'),
        B.answers('Tornado Alley'),
        now(at('Moor'), { asked: null }),
      ],
    }));

  it('not with nothing elsewhere, for another minion; not the one that has moved on itself', () => {
    play({
      seats: hand('Filler'),
      bases: [at('Tornado Alley', 'B Huffie'), at('Moor')],
      steps: [A.plays('Filler', 'Tornado Alley'), now({ asked: null })],
    });
    play({
      cards,
      seats: hand('Drifter'),
      bases: [at('Tornado Alley'), at('Moor', 'B Huffie')],
      steps: [
        A.plays('Drifter', 'Tornado Alley'),
        A.answers('Tornado Alley'),
        now(at('Tornado Alley', 'B Huffie'), at('Moor', 'A Drifter'), { asked: null }),
      ],
    });
  });
});

describe('Trailer Park: Place a +1 power counter on a minion after you move it to here.', () => {
  it('each minion that a player moves here, whoever has it', () =>
    play({
      seats: hand('Whirlwinds'),
      bases: [at('Trailer Park', 'B Walker'), at('Moor', 'A Filler', 'A Huffie')],
      steps: [
        A.plays('Whirlwinds'),
        A.answers('Filler', 'Huffie', '?done', '?Trailer Park', '?Trailer Park'),
        now({ asked: null, cards: { Filler: { counters: 1 }, Huffie: { counters: 1 }, Walker: { counters: 0 } } }),
      ],
    }));

  it("another player's minion moved by you; none for one moved away, played here, or moved by nobody", () => {
    play({
      seats: hand('Carried Away', 'Collector'),
      bases: [at('Trailer Park'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Carried Away'),
        now({ asked: null, cards: { Filler: { counters: 1 } } }),
        A.plays('Collector', 'Trailer Park'),
        A.answers('?no'),
        now({ asked: null, cards: { Collector: { counters: 0 } } }),
      ],
    });
    play({
      seats: hand('Carried Away'),
      bases: [at('Trailer Park', 'B Filler'), at('Moor')],
      steps: [A.plays('Carried Away'), now(at('Moor', 'B Filler'), { cards: { Filler: { counters: 0 } } })],
    });
    play({
      cards,
      phase: 'start',
      bases: [at('Trailer Park'), at('Chute', 'A Filler')],
      steps: [now(at('Trailer Park', 'A Filler'), { asked: null, cards: { Filler: { counters: 0 } } })],
    });
  });

  it('none for a player who must ignore it (TERM-13)', () =>
    play({
      cards,
      seats: hand('Carried Away'),
      bases: [at('Trailer Park', 'A Hermit'), at('Moor', 'B Filler')],
      steps: [A.plays('Carried Away'), A.answers('Filler'), now({ asked: null, cards: { Filler: { counters: 0 } } })],
    }));
  it('none for a titan (TIT-4)', () =>
    play({
      bases: [at('Trailer Park'), at('Moor', 'A Category 5')],
      steps: [
        A.uses('Category 5'),
        A.answers('move'),
        now(at('Trailer Park', 'A Category 5'), { asked: null, cards: { 'Category 5': { counters: 0 } } }),
      ],
    }));
});
