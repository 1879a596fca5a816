import { act, chooseCard, insteadOfAction, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler'];
const breakOne = actionCard(
  'Break',
  'standard',
  'Destroy an action or a minion.',
  onPlay(function* (me) {
    const all = yield* look((q) => [...q.actions(), ...q.minions()]);
    const one = yield* chooseCard(me.seat, 'Destroy an action or a minion', all);
    yield* act(ops.destroy(one!));
  }),
);

describe('Cyberback: Ongoing: When you play an action on this minion, you may play it from your discard pile instead of from your hand.', () => {
  it('an action for minions from the discard pile, onto it alone, with the regular play (PLAY-7)', () =>
    play({
      seats: { A: { hand: ['Juiced Up'], discard: ['Cyberevolution', 'Howl', 'German Engineering', 'Filler'] } },
      bases: [at('Meadow', 'A Cyberback', 'A Filler'), at('Moor')],
      steps: [
        now({
          can: [A.plays('Cyberevolution', 'Cyberback', 'discard'), A.plays('Juiced Up', 'Filler')],
          cannot: [
            A.plays('Cyberevolution', 'Filler', 'discard'),
            A.plays('Howl', undefined, 'discard'),
            A.plays('German Engineering', 'Meadow', 'discard'),
            A.plays('Filler', 'Meadow', 'discard'),
          ],
        }),
        A.plays('Cyberevolution', 'Cyberback', 'discard'),
        now(at('Meadow', 'A Cyberback with A Cyberevolution', 'A Filler'), {
          asked: null,
          plays: { A: { actions: 0 } },
          cards: { Cyberback: { power: 8 } },
          discard: { A: ['Howl', 'German Engineering', 'Filler'] },
        }),
      ],
    }));

  it('with extra plays, too, as often as there are plays (EXT-2)', () =>
    play({
      seats: { A: { hand: ['Whispers in Darkness'], discard: ['Cyberevolution', 'Juiced Up'] } },
      madness: 5,
      bases: [at('Meadow', 'A Cyberback'), at('Moor')],
      steps: [
        A.plays('Whispers in Darkness'),
        A.plays('Cyberevolution', 'Cyberback', 'discard'),
        A.plays('Juiced Up', 'Cyberback', 'discard'),
        now({ asked: null, cards: { Cyberback: { power: 12 } } }),
      ],
    }));

  it('its conditions hold; others do not use it; not without a play (PLAY-4, ABL-8)', () => {
    play({
      seats: { A: { hand: ['Howl'], discard: ['Missing Uplink', 'Cyberevolution'] } },
      bases: [at('Meadow', 'A Cyberback of B', 'B Cyberback of A'), at('Moor')],
      steps: [
        now({
          can: [A.plays('Missing Uplink', 'Cyberback/A', 'discard')],
          cannot: [A.plays('Cyberevolution', 'Cyberback/B', 'discard')],
        }),
        A.plays('Howl'),
        refused(A.plays('Cyberevolution', 'Cyberback/A', 'discard')),
      ],
    });
  });
});

describe('Clyde 2.0: Ongoing: If one of your actions on a minion here would go to the discard pile, you may place it into your hand instead.', () => {
  it('your destroyed action on a minion here returns; elsewhere, or one of others, does not (RES-7)', () => {
    for (const [prey, hand, discard] of [
      ['Cyberevolution@Meadow/A', ['Cyberevolution'], { A: ['Break'], B: [] }],
      ['Cyberevolution@Moor', [], { A: ['Break', 'Cyberevolution'], B: [] }],
      ['Cyberevolution@Meadow/B', [], { A: ['Break'], B: ['Cyberevolution'] }],
      ['Overrun', [], { A: ['Break', 'Overrun'], B: [] }],
    ] as const)
      play({
        cards: [breakOne],
        seats: { A: { hand: ['Break'] } },
        bases: [
          at('Meadow', 'A Clyde 2.0', 'B Filler with A Cyberevolution, B Cyberevolution', 'A Overrun'),
          at('Moor', 'A Filler with A Cyberevolution'),
        ],
        steps: [
          A.plays('Break'),
          A.answers(prey),
          ...(hand.length > 0 ? [A.answers('Cyberevolution')] : []),
          now({ asked: null, hand: { A: [...hand], B: [] }, discard: { A: [...discard.A], B: [...discard.B] } }),
        ],
      });
  });

  it('clyde-20/1 those on itself, when it goes: its ability still works (RES-4)', () =>
    play({
      cards: [breakOne],
      seats: { A: { hand: ['Break'] } },
      bases: [at('Meadow', 'A Clyde 2.0 with A Cyberevolution, B Juiced Up', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Break'),
        A.answers('Clyde 2.0'),
        A.answers('Cyberevolution'),
        now(at('Meadow', 'A Filler'), {
          asked: null,
          hand: { A: ['Cyberevolution'] },
          discard: { A: ['Break', 'Clyde 2.0'], B: ['Juiced Up'] },
        }),
      ],
    }));

  it('may: any of several that go at once, the others are discarded (TERM-14)', () =>
    play({
      cards: [breakOne],
      seats: { A: { hand: ['Break'] } },
      bases: [at('Meadow', 'A Clyde 2.0', 'A Filler with A Cyberevolution, A Missing Uplink, B Juiced Up'), at('Moor')],
      steps: [
        A.plays('Break'),
        A.answers('Filler'),
        offered('A', ['Cyberevolution', 'Missing Uplink', 'done']),
        A.answers('Missing Uplink'),
        now(at('Meadow', 'A Clyde 2.0'), {
          asked: null,
          hand: { A: ['Missing Uplink'] },
          discard: { A: ['Break', 'Filler', 'Cyberevolution'], B: ['Juiced Up'] },
        }),
      ],
    }));

  it('clyde-20/2 when the cards of its base are discarded after scoring (SCORE-9)', () =>
    play({
      seats: { A: { hand: [], deck }, B: { deck } },
      bases: [at('Meadow', 'A Clyde 2.0', 'A Invader with A Cyberevolution', 'B Filler'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Cyberevolution'),
        now({
          turn: 'B',
          hand: { A: { has: ['Cyberevolution'] } },
          discard: { A: ['Clyde 2.0', 'Invader'], B: ['Filler'] },
        }),
      ],
    }));
});

describe('Baboom: Talent: You may play an extra action, but only on this minion.', () => {
  it('one more action, on it alone (EXT-4)', () =>
    play({
      seats: { A: { hand: ['Cyberevolution', 'Juiced Up', 'Howl', 'Overrun'] } },
      bases: [at('Meadow', 'A Baboom', 'A Filler'), at('Moor')],
      steps: [
        A.uses('Baboom'),
        A.plays('Howl'),
        now({
          can: [A.plays('Cyberevolution', 'Baboom')],
          cannot: [A.plays('Cyberevolution', 'Filler'), A.plays('Overrun', 'Meadow'), A.uses('Baboom')],
        }),
        A.plays('Cyberevolution', 'Baboom'),
        now({ asked: null, cannot: [A.plays('Juiced Up', 'Baboom')], cards: { Baboom: { power: 7 } } }),
      ],
    }));

  it('baboom/1 an Argonaut cannot be played in place of it', () =>
    play({
      seats: { A: { hand: ['Filler', 'Howl', 'Argonaut'] } },
      bases: [at('Meadow', 'A Baboom'), at('Moor')],
      steps: [
        A.plays('Filler', 'Meadow'),
        A.plays('Howl'),
        A.uses('Baboom'),
        refused(A.plays('Argonaut', 'Meadow')),
        now({ asked: null, hand: { A: ['Argonaut'] } }),
      ],
    }));

  it('what stands for any action stands for this one, too: it is of a kind (monet/1)', () =>
    play({
      cards: [
        minionCard(
          'Stand-in',
          2,
          'Ongoing: Whenever you could play an action, you may draw a card instead.',
          insteadOfAction(function* (me) {
            yield* act(ops.draw(me.seat, 1));
          }),
        ),
      ],
      seats: { A: { hand: ['Howl', 'Cyberevolution'], deck } },
      bases: [at('Meadow', 'A Baboom', 'A Stand-in'), at('Moor')],
      steps: [
        A.uses('Baboom'),
        now({ can: [A.uses('Stand-in')] }),
        A.plays('Howl'),
        now({ can: [A.uses('Stand-in'), A.plays('Cyberevolution', 'Baboom')] }),
        A.uses('Stand-in'),
        now({ cannot: [A.uses('Stand-in'), A.plays('Cyberevolution', 'Baboom')] }),
      ],
    }));

  it('why another card does not fit is said (EXT-4)', () =>
    play({
      seats: { A: { hand: ['Howl', 'Howl'] } },
      bases: [at('Meadow', 'A Baboom'), at('Moor')],
      steps: [A.uses('Baboom'), A.plays('Howl'), refused(A.plays('Howl')), A.ends(), B.ends()],
    }));
});

describe('Furious George: Ongoing: Each action on this minion gives it +1 power.', () => {
  it('anybody’s actions, on it alone (CALC-2)', () =>
    play({
      bases: [
        at('Meadow', 'A Furious George with A Missing Uplink, B Missing Uplink', 'A Furious George', 'A Overrun'),
        at('Moor'),
      ],
      steps: [now({ cards: { 'Furious George#1': { power: 4 }, 'Furious George#2': { power: 2 } } })],
    }));
});
