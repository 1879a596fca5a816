import { act, chooseMinion, look, at as moment, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, baseCard, logged, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const gust = actionCard(
  'Gust',
  'standard',
  "Place a minion of another player on the bottom of its owner's deck.",
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Choose', (q, ix) => q.controller(ix) !== me.seat);
    yield* act(ops.place(minion!, 'bottom'));
  }),
);
const whirl = actionCard(
  'Whirl',
  'standard',
  "Shuffle a minion of another player into its owner's deck.",
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Choose', (q, ix) => q.controller(ix) !== me.seat);
    const owner = yield* look((q) => q.owner(minion!));
    yield* act(ops.place(minion!, 'deck'));
    yield* act(ops.shuffle(owner));
  }),
);
const landslide = baseCard(
  'Landslide',
  'At the start of each turn, destroy the first minion at each base.',
  moment('turnStart', {}, function* () {
    const first = yield* look((q) => q.bases().flatMap((base) => q.minionsAt(base).slice(0, 1)));
    yield* act(...first.map(ops.destroy));
  }),
);

describe("Superiority: Put this on a base. Ongoing: Other players' cards cannot destroy your minions here, move them, or return them to your hand or deck.", () => {
  const guarded = at('Meadow', 'B Superiority', 'B Walker', 'B Scout', 'C Walker');

  it('from being destroyed, by minions and actions: yours here alone; they may be chosen (CAN-1, RES-13)', () =>
    play({
      seats: { A: { hand: ['Cannon', 'Cut Lass'] } },
      bases: [guarded, at('Moor', 'B Walker')],
      steps: [
        A.plays('Cannon'),
        offered('A', ['Walker@Meadow/B', 'Walker/C', 'Walker@Moor', 'done'], ['Scout']),
        A.answers('Walker@Meadow/B', 'Walker/C'),
        now(at('Meadow', 'B Superiority', 'B Walker', 'B Scout'), { asked: null, discard: { B: [], C: ['Walker'] } }),
        A.plays('Cut Lass', 'Meadow'),
        A.answers('Walker'),
        now(at('Meadow', 'B Superiority', 'B Walker', 'B Scout', 'A Cut Lass'), { asked: null, discard: { B: [] } }),
      ],
    }));

  it('not at another base', () =>
    play({
      seats: { A: { hand: ['Cannon'] } },
      bases: [guarded, at('Moor', 'B Walker')],
      steps: [
        A.plays('Cannon'),
        A.answers('Walker@Moor', 'done'),
        now(guarded, at('Moor'), { asked: null, discard: { B: ['Walker'] } }),
      ],
    }));

  it('from being moved and returned; not a minion that comes from elsewhere', () =>
    play({
      seats: { A: { hand: ['Bear Cavalry', 'Crop Circles'] } },
      bases: [guarded, at('Moor')],
      steps: [
        A.plays('Bear Cavalry', 'Meadow'),
        offered('A', ['Walker/B', 'Scout', 'Walker/C']),
        A.answers('Scout'),
        now(at('Meadow', 'B Superiority', 'B Walker', 'B Scout', 'C Walker', 'A Bear Cavalry'), { asked: null }),
        A.plays('Crop Circles'),
        A.answers('Meadow'),
        now(at('Meadow', 'B Superiority', 'B Walker', 'B Scout'), {
          asked: null,
          hand: { A: ['Bear Cavalry'], B: [], C: ['Walker'] },
        }),
      ],
    }));

  it('your own cards still destroy and move them (TERM-10)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Way of Deception', 'Ninja Master'] } },
      bases: [guarded, at('Moor')],
      steps: [
        B.plays('Way of Deception'),
        B.answers('Scout'),
        B.plays('Ninja Master', 'Meadow'),
        B.answers('Walker/B'),
        now(at('Meadow', 'B Superiority', 'B Ninja Master', 'C Walker'), at('Moor', 'B Scout'), { asked: null }),
      ],
    }));

  it('a malus is not one of the three (TERM-1)', () =>
    play({
      seats: { A: { hand: ['Poison'] } },
      bases: [guarded, at('Moor')],
      steps: [
        A.plays('Poison', 'Scout'),
        now(at('Meadow', 'B Superiority', 'B Walker', 'B Scout with A Poison', 'C Walker'), {
          cards: { Scout: { power: 0 } },
        }),
      ],
    }));

  it('checks who controls the minion and who the card (TERM-5)', () =>
    play({
      seats: { A: { hand: ['Cannon'] } },
      bases: [at('Meadow', 'B Superiority', 'B Walker of A', 'A Walker of B'), at('Moor')],
      steps: [
        A.plays('Cannon'),
        A.answers('Walker/A', 'Walker/B'),
        now(at('Meadow', 'B Superiority', 'B Walker'), { asked: null, discard: { A: ['Cannon'], B: ['Walker'] } }),
      ],
    }));

  it('a base destroys, and moves, in spite of it (TERM-15)', () =>
    play({
      cards: [landslide],
      bases: [at('Meadow', 'B Superiority', 'B Walker', 'B Scout'), at('Landslide'), at('Mushroom Kingdom')],
      turn: 'B',
      steps: [
        B.ends(),
        A.answers('Landslide', 'Mushroom Kingdom'),
        now(at('Meadow', 'B Superiority'), at('Mushroom Kingdom', 'B Scout'), {
          turn: 'A',
          phase: 'play',
          discard: { B: { has: ['Walker'] } },
        }),
      ],
    }));

  it('nor does it hold back what is discarded with a scored base (SCORE-9)', () =>
    play({
      bases: [at('Meadow', 'B Superiority', 'B Filler +9'), at('Moor')],
      steps: [A.ends(), now({ turn: 'B', discard: { B: ['Filler', 'Superiority'] } })],
    }));

  it('superiority/1 a minion can be placed on its deck (TERM-1)', () =>
    play({
      cards: [gust],
      seats: { A: { hand: ['Gust'] }, B: { deck: ['Probe'] } },
      bases: [at('Meadow', 'B Superiority', 'B Walker'), at('Moor')],
      steps: [A.plays('Gust'), now(at('Meadow', 'B Superiority'), { deck: { B: { bottom: ['Walker'], count: 2 } } })],
    }));

  it('superiority/1 or shuffled into it', () =>
    play({
      cards: [whirl],
      seats: { A: { hand: ['Whirl'] }, B: { deck: ['Probe'] } },
      bases: [at('Meadow', 'B Superiority', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Whirl'),
        now(at('Meadow', 'B Superiority'), { deck: { B: { has: ['Walker'], count: 2 } } }),
        logged('B shuffled the deck'),
      ],
    }));

  it('it stops Bear Hug, another player’s card, although its own player has to carry that out (TERM-15)', () =>
    play({
      seats: { A: { hand: ['Bear Hug'] } },
      bases: [at('Meadow', 'B Superiority', 'B Walker', 'B Scout'), at('Moor')],
      steps: [
        A.plays('Bear Hug'),
        now(at('Meadow', 'B Superiority', 'B Walker', 'B Scout'), { asked: null, discard: { B: [] } }),
      ],
    }));
});
