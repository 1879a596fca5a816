import { act, after, carriedOutBy, here, look, onPlay, ops, talent } from '@smash/engine/script';
import { A, actionCard, at, B, C, minionCard, now, offered, play, titanCard } from '@smash/testkit/play';
import { swapper } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

/** Black Sheep's text: its controller moves it. */
const wanderer = minionCard(
  'Wanderer',
  3,
  'Ongoing: After another minion has been played here, move this minion to a different base.',
  after(
    'play',
    { when: (q, me, played) => q.isMinionCard(played.card) && played.to === here(q, me) && played.card !== me.self },
    function* (me) {
      yield* act(ops.move(me.self, yield* look((q) => q.otherBases(here(q, me))[0]!)));
    },
  ),
);

describe("Incorporeal: Put this on one of your minions. Ongoing: Other players' cards do not affect this minion.", () => {
  const guarded = at('Meadow', 'A Invader with A Incorporeal', 'A Walker');

  it('goes only on your own minions', () =>
    play({
      seats: { A: { hand: ['Incorporeal'] } },
      bases: [at('Meadow', 'A Walker', 'B Invader'), at('Moor', 'A Scout')],
      steps: [
        now({
          can: [A.plays('Incorporeal', 'Walker'), A.plays('Incorporeal', 'Scout')],
          cannot: [A.plays('Incorporeal', 'Invader'), A.plays('Incorporeal', 'Meadow')],
        }),
        A.plays('Incorporeal', 'Walker'),
        now(at('Meadow', 'A Walker with A Incorporeal', 'B Invader'), { asked: null, cards: { Walker: { power: 2 } } }),
      ],
    }));

  it('keeps off minions, actions and titans of others, but only from this minion (TERM-2, CAN-1)', () =>
    play({
      cards: [
        titanCard(
          'Giant',
          'Talent: Destroy all minions here.',
          talent(function* (me) {
            yield* act(...(yield* look((q) => q.minionsAt(here(q, me)).slice())).map(ops.destroy));
          }),
        ),
      ],
      turn: 'B',
      seats: { B: { hand: ['Ninja Master', 'Seeing Stars'] } },
      bases: [at('Meadow', 'A Invader with A Incorporeal', 'A Walker', 'B Giant'), at('Moor', 'B Pirate King')],
      steps: [
        B.plays('Ninja Master', 'Meadow'),
        B.answers('Invader'),
        B.plays('Seeing Stars'),
        B.answers('Invader'),
        now(at('Meadow', 'A Invader with A Incorporeal', 'A Walker', 'B Giant', 'B Ninja Master'), {
          asked: null,
          discard: { A: [] },
        }),
        B.uses('Giant'),
        now(at('Meadow', 'A Invader with A Incorporeal', 'B Giant'), { asked: null, discard: { A: ['Walker'] } }),
      ],
    }));

  it('does not keep off your own cards, nor bases (TERM-15)', () =>
    play({
      seats: { A: { hand: ['Ninja Master', 'Poison'] } },
      bases: [at('The Central Brain', 'A Invader with A Incorporeal'), at('Moor')],
      steps: [
        now({ cards: { Invader: { power: 4 } } }),
        A.plays('Poison', 'Invader'),
        A.answers('done'),
        now({ cards: { Invader: { power: 0, on: ['Incorporeal', 'Poison'] } } }),
        A.plays('Ninja Master', 'The Central Brain'),
        A.answers('Invader'),
        now(at('The Central Brain', 'A Ninja Master'), { discard: { A: ['Invader', 'Incorporeal', 'Poison'] } }),
      ],
    }));

  it('destroys others’ actions on the minion, and discards ones they put there later (ATT-3)', () =>
    play({
      seats: { A: { hand: ['Incorporeal'] }, B: { hand: ['Assassination'] } },
      bases: [at('Meadow', 'A Pirate King with B Poison, A Poison', 'A Invader with B Poison'), at('Moor')],
      steps: [
        A.plays('Incorporeal', 'Pirate King'),
        now(at('Meadow', 'A Pirate King with A Poison, A Incorporeal', 'A Invader with B Poison'), {
          asked: null,
          cards: { 'Pirate King': { power: 1 } },
          discard: { A: [], B: ['Poison'] },
        }),
        A.ends(),
        B.plays('Assassination', 'Pirate King'),
        now(at('Meadow', 'A Pirate King with A Poison, A Incorporeal', 'A Invader with B Poison'), {
          discard: { B: ['Poison', 'Assassination'] },
        }),
      ],
    }));

  it('is itself open to the cards of others; without it the minion is, too (TERM-2)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Disenchant', 'Ninja Master'] } },
      bases: [guarded, at('Moor')],
      steps: [
        B.plays('Disenchant'),
        now(at('Meadow', 'A Invader', 'A Walker'), { asked: null, discard: { A: ['Incorporeal'] } }),
        B.plays('Ninja Master', 'Meadow'),
        B.answers('Invader'),
        now(at('Meadow', 'A Walker', 'B Ninja Master'), { asked: null }),
      ],
    }));

  it('moves with its minion and is discarded if it leaves; rules are not blocked by it (ATT-2, SCORE-9)', () =>
    play({
      seats: { A: { hand: ['Way of Deception'] } },
      bases: [at('Meadow', 'A Invader +7 with A Incorporeal'), at('Moor')],
      steps: [
        A.plays('Way of Deception'),
        now(at('Meadow'), at('Moor', 'A Invader with A Incorporeal'), { asked: null }),
        A.ends(),
        now({ turn: 'B', vp: { A: 3 }, discard: { A: ['Way of Deception', 'Invader', 'Incorporeal'] } }),
      ],
    }));

  it('incorporeal/1 protects from all but its own player, even from a new controller of the minion (TERM-5)', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'] }, B: { hand: ['Way of Deception'] } },
      bases: [at('Meadow', 'B Invader of A with A Incorporeal'), at('Moor')],
      turn: 'B',
      steps: [
        B.plays('Way of Deception'),
        now(at('Meadow', 'B Invader with A Incorporeal'), at('Moor'), { asked: null }),
        B.ends(),
        A.plays('Seeing Stars'),
        now(at('Meadow'), { asked: null, discard: { A: ['Seeing Stars', 'Invader', 'Incorporeal'] } }),
      ],
    }));

  it('incorporeal/1 transferred, it keeps off the very player who has the minion (ATT-4)', () =>
    play({
      cards: [swapper],
      turn: 'B',
      seats: { B: { hand: ['Swapper'] }, C: { hand: ['Seeing Stars'] } },
      bases: [at('Meadow', 'A Pirate King with A Incorporeal', 'B Invader with B Poison'), at('Moor')],
      steps: [
        B.plays('Swapper'),
        B.answers('Incorporeal', '?Invader'),
        now(at('Meadow', 'A Pirate King', 'B Invader with A Incorporeal'), {
          asked: null,
          discard: { B: ['Swapper', 'Poison'] },
        }),
        B.ends(),
        C.plays('Seeing Stars'),
        now(at('Meadow', 'A Pirate King', 'B Invader with A Incorporeal'), { asked: null }),
      ],
    }));

  it('incorporeal/2 others may choose the minion; what they do to it does nothing (PLAY-5, RES-13)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Augmentation'] } },
      bases: [guarded, at('Moor', 'B Scout')],
      steps: [
        B.plays('Augmentation'),
        offered('B', ['Invader', 'Walker', 'Scout'], ['no']),
        B.answers('Invader'),
        now({
          asked: null,
          cards: { Invader: { power: 3 }, Walker: { power: 2 }, Scout: { power: 3 } },
          discard: { B: ['Augmentation'] },
        }),
      ],
    }));

  it('incorporeal/3 the minion’s effects on itself happen, even if another player triggered them (TERM-2)', () =>
    play({
      cards: [wanderer],
      turn: 'B',
      seats: { B: { hand: ['Scout'] } },
      bases: [at('Meadow', 'A Wanderer with A Incorporeal'), at('Moor')],
      steps: [
        B.plays('Scout', 'Meadow'),
        now(at('Meadow', 'B Scout'), at('Moor', 'A Wanderer with A Incorporeal'), { asked: null }),
      ],
    }));

  it('it stops what a card of another player has its controller do (TERM-15)', () =>
    play({
      cards: [
        actionCard(
          'Exodus',
          'standard',
          'Every player moves one of their minions to another base. Then return all minions of other players.',
          onPlay(function* (me) {
            for (const seat of yield* look((q) => q.clockwise())) {
              const minion = (yield* look((q) => q.minionsOf(seat)[0] ?? null)) as number;
              const to = yield* look((q) => q.otherBases(q.base(minion))[0]!);
              yield* act(...carriedOutBy(seat, ops.move(minion, to)));
            }
            const theirs = yield* look((q) => q.minions((ix) => q.controller(ix) !== me.seat));
            yield* act(...theirs.map(ops.returnToHand));
          }),
        ),
      ],
      turn: 'B',
      seats: { B: { hand: ['Exodus'] } },
      bases: [at('Meadow', 'A Invader with A Incorporeal', 'B Scout', 'A Walker'), at('Moor')],
      steps: [
        B.plays('Exodus'),
        now(at('Meadow', 'A Invader with A Incorporeal'), at('Moor', 'B Scout'), {
          asked: null,
          hand: { A: ['Walker'] },
        }),
      ],
    }));

  it('two minions: each has its own, and one without is not spared (CAN-1)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Crop Circles'] } },
      bases: [at('Meadow', 'A Invader with A Incorporeal', 'A Scout with A Incorporeal', 'A Walker'), at('Moor')],
      steps: [
        B.plays('Crop Circles'),
        B.answers('Meadow'),
        now(at('Meadow', 'A Invader with A Incorporeal', 'A Scout with A Incorporeal'), {
          asked: null,
          hand: { A: ['Walker'] },
        }),
      ],
    }));
});
