import { act, look, onPlay, ops } from '@smash/engine/script';
import { A, at, B, baseCard, now, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler'];
const seats = (...hand: string[]) => ({ A: { hand, deck }, B: { deck } });

describe('Hive of Scum and Villainy: After you play your first action in a turn that directly increases the power of one of your minions here, draw a card.', () => {
  const HIVE = 'Hive of Scum and Villainy';

  it('the first such action of the turn, for several minions one card', () =>
    play({
      seats: seats('Yield to Rage', 'Howl'),
      bases: [at(HIVE, 'A Walker', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Yield to Rage'),
        A.answers('Walker'),
        now({ hand: { A: ['Howl', 'Filler'] } }),
        A.plays('Howl'),
        now({ asked: null, hand: { A: ['Filler'] } }),
      ],
    }));

  it('not for minions elsewhere, nor for those of another player; such an action is not the first', () =>
    play({
      seats: seats('Yield to Rage', 'Howl'),
      bases: [at(HIVE, 'A Walker', 'B Invader'), at('Moor', 'A Filler')],
      steps: [
        A.plays('Yield to Rage'),
        A.answers('Filler'),
        now({ hand: { A: ['Howl'] } }),
        A.plays('Howl'),
        now({ asked: null, hand: { A: ['Filler'], B: 0 } }),
      ],
    }));

  it("another player's minion here is not one of yours", () =>
    play({
      seats: seats('Augmentation'),
      bases: [at(HIVE, 'A Walker', 'B Invader'), at('Moor')],
      steps: [A.plays('Augmentation'), A.answers('Invader'), now({ asked: null, hand: { A: 0, B: 0 } })],
    }));

  it('each player in their own turn', () =>
    play({
      seats: { A: { deck }, B: { hand: ['Howl'], deck } },
      turn: 'B',
      bases: [at(HIVE, 'A Walker', 'B Invader'), at('Moor')],
      steps: [B.plays('Howl'), now({ asked: null, hand: { A: 0, B: ['Filler'] } })],
    }));

  it('hive-of-scum-and-villainy/1 "+N power", a counter placed, a higher printed power', () => {
    for (const action of ['Howl', 'Jolt'])
      play({
        seats: seats(action),
        bases: [at(HIVE, 'A Walker'), at('Moor')],
        steps: [A.plays(action), now({ asked: null, hand: { A: ['Filler'] } })],
      });
    for (const action of ['Cyberevolution', 'Matrix of Bossiness'])
      play({
        seats: seats(action),
        bases: [at(HIVE, 'A Walker'), at('Moor')],
        steps: [A.plays(action, 'Walker'), now({ asked: null, hand: { A: ['Filler'] } })],
      });
  });

  it('hive-of-scum-and-villainy/2 neither a talent granted nor the end of a malus counts', () => {
    play({
      seats: seats('The Touch'),
      bases: [at(HIVE, 'A Walker'), at('Moor')],
      steps: [A.plays('The Touch', 'Walker'), now({ asked: null, hand: { A: 0 } })],
    });
    play({
      seats: seats('Disenchant'),
      bases: [at(HIVE, 'A Walker with B Ancient Curse'), at('Moor')],
      steps: [A.plays('Disenchant'), now({ asked: null, hand: { A: 0 }, cards: { Walker: { power: 2 } } })],
    });
  });

  it('hive-of-scum-and-villainy/3 an action that finds no minion in play increases none', () =>
    play({
      seats: seats('Full Moon', 'Invader'),
      bases: [at(HIVE, 'B Filler'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Full Moon', HIVE),
        A.plays('Invader', HIVE),
        now({ asked: null, hand: { A: 0 }, cards: { Invader: { power: 4 } } }),
      ],
    }));
});

const shrine = baseCard(
  'Shrine',
  'After this base enters play, a Walker is moved to here.',
  onPlay(function* (me) {
    const [walker] = yield* look((q) => q.minions((ix) => q.name(ix) === 'Walker'));
    yield* act(ops.move(walker!, me.self));
  }),
);

describe('No-Moon: Before this base scores, destroy another base at random; it is replaced as usual.', () => {
  const ready = ['A King Rex', 'A King Rex', 'A King Rex', 'B Walker +3'];

  it('another base goes with everything there, and the next of the base deck comes (ATT-6, SCORE-10)', () =>
    play({
      seats: seats(),
      baseDeck: ['Heath', 'Fen'],
      bases: [at('No-Moon', ...ready), at('Moor', 'B Invader', 'A Full Moon')],
      steps: [
        A.ends(),
        now(at('Fen'), at('Heath'), {
          turn: 'B',
          vp: { A: 5, B: 3 },
          baseDiscard: ['No-Moon', 'Moor'],
          discard: { A: { has: ['Full Moon'] }, B: { has: ['Invader'] } },
        }),
      ],
    }));

  it('one of several, by chance', () =>
    play({
      seats: seats(),
      baseDeck: ['Heath', 'Fen'],
      bases: [at('No-Moon', ...ready), at('Moor'), at('Marsh')],
      steps: [A.ends(), now({ turn: 'B', asked: null, baseCount: 3, baseDeck: 0 })],
    }));

  it('not before another base scores, and nothing without another base', () => {
    play({
      seats: seats(),
      baseDeck: ['Heath', 'Fen'],
      bases: [at('No-Moon', 'B Filler'), at('Moor', 'A King Rex', 'B Invader')],
      steps: [
        A.ends(),
        now(at('No-Moon', 'B Filler'), at('Heath'), { turn: 'B', vp: { A: 3, B: 2 }, baseDiscard: ['Moor'] }),
      ],
    });
    play({
      seats: seats(),
      baseDeck: ['Heath', 'Fen'],
      bases: [at('No-Moon', ...ready)],
      steps: [A.ends(), now(at('Heath'), { turn: 'B', baseDiscard: ['No-Moon'] })],
    });
  });

  it('no-moon/1 the base that comes in has been put into play by this ability', () =>
    play({
      cards: [shrine],
      seats: seats(),
      baseDeck: ['Shrine', 'Fen'],
      bases: [at('No-Moon', ...ready), at('Moor')],
      steps: [
        A.ends(),
        now(at('Shrine', 'B Walker'), at('Fen'), { turn: 'B', vp: { A: 5, B: 0 }, baseDiscard: ['Moor', 'No-Moon'] }),
      ],
    }));
});
