// EXT-4: which of several plays a card uses.
import { view } from '@smash/engine';
import { chooseMinion, extraAction, look, onPlay } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, actionCard, at, now, play } from '../play.ts';
import type { Playthrough } from '../scenario/playthrough.ts';

/** "Choose a minion. You may play an extra action, which must directly affect it." */
const orders = actionCard(
  'Orders',
  'standard',
  'Choose a minion. You may play an extra action, which must directly affect it, and another extra action.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Choose the minion');
    if (minion !== null) yield* extraAction(me.seat, { affects: yield* look((q) => q.card(minion).stamp) });
    yield* extraAction(me.seat);
  }),
);
const cards = [orders];

/** All ways to play that card: label, hint, and whether it only uses a different play. */
const waysToPlay =
  (card: string, ways: [string, string | undefined, boolean?][]) =>
  ({ state }: Playthrough): void =>
    expect(
      view(state, 0)
        .prompt?.options.filter(({ name, verb }) => name === card && verb === 'play')
        .map(({ label, hint, alternative = false }) => [label, hint, alternative]),
    ).toEqual(ways.map(([label, hint, alternative = false]) => [label, hint, alternative]));

describe('EXT-4 the player chooses which play an action uses', () => {
  it('one bound to a minion, or one for any: what it does then differs, so both are offered', () => {
    const start = {
      cards,
      seats: { A: { hand: ['Orders', 'Big Gulp', 'Seeing Stars'] } },
      bases: [at('Meadow', 'B Filler', 'B Walker'), at('Moor')],
    };
    play({
      ...start,
      steps: [
        A.plays('Orders'),
        A.answers('Walker'),
        waysToPlay('Big Gulp', [
          ['Play Big Gulp to affect Walker on Meadow', 'Uses the extra play of Orders, that directly affects Walker'],
          ['Play Big Gulp', 'Uses the extra play of Orders'],
        ]),
        A.plays('Big Gulp'),
        A.answers('Filler'),
        now(at('Meadow', 'B Walker'), { can: [A.plays('Seeing Stars')] }),
        A.plays('Seeing Stars'),
        now(at('Meadow'), { asked: null }),
      ],
    });
    play({
      ...start,
      steps: [
        A.plays('Orders'),
        A.answers('Walker'),
        A.plays('Big Gulp'),
        A.answers('Walker'),
        now(at('Meadow', 'B Filler'), { can: [A.plays('Seeing Stars')] }),
      ],
    });
  });

  it('of several bound to different minions, the one for the minion it is meant for', () => {
    for (const [minion, other] of [
      ['Filler', 'Walker'],
      ['Walker', 'Filler'],
    ] as const)
      play({
        cards,
        seats: { A: { hand: ['Orders', 'Orders', 'Poison', 'Seeing Stars', 'Big Gulp'] } },
        bases: [at('Meadow', 'B Filler', 'B Walker', 'B Scout'), at('Moor')],
        steps: [
          A.plays('Orders'),
          A.answers('Filler'),
          A.plays('Orders'),
          A.answers('Walker'),
          // One play is left for each of the two minions, and one for any.
          A.plays('Poison', 'Scout'),
          A.plays('Big Gulp'),
          A.answers(minion),
          now(at('Meadow', `B ${other}`, 'B Scout with A Poison'), { can: [A.plays('Seeing Stars')] }),
          A.plays('Seeing Stars'),
          now(at('Meadow', 'B Scout with A Poison'), { asked: null }),
        ],
      });
  });

  it('an action put on a minion fits that minion’s: using a wider one is only another way to pay', () =>
    play({
      cards,
      seats: { A: { hand: ['Orders', 'Poison'] } },
      bases: [at('Meadow', 'B Filler', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Orders'),
        A.answers('Walker'),
        waysToPlay('Poison', [
          ['Play Poison on Filler', undefined],
          ['Play Poison on Walker', 'Uses the extra play of Orders, that directly affects Walker'],
          ['Play Poison on Walker', 'Uses the extra play of Orders', true],
        ]),
      ],
    }));
});

describe('EXT-4 the player chooses which play a minion uses', () => {
  it('the regular one, or one of several that must share a name', () =>
    play({
      seats: { A: { hand: ['Blossom', 'Filler', 'Walker', 'Walker', 'Walker'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Blossom'),
        waysToPlay('Filler', [
          ['Play Filler on Meadow', 'Uses the extra play of Blossom'],
          ['Play Filler on Meadow', 'Uses your regular play', true],
          ['Play Filler on Moor', 'Uses the extra play of Blossom'],
          ['Play Filler on Moor', 'Uses your regular play', true],
        ]),
      ],
    }));

  it('the regular one or an extra one where a card tells them apart; otherwise nobody has to choose', () => {
    for (const [deck, more] of [
      ['Snazzy Penguin', true],
      ['Scout', false],
    ] as const)
      play({
        seats: { A: { hand: ['Insta-Grow', 'Filler'], deck: [deck] } },
        bases: [at('Meadow')],
        steps: [
          A.plays('Insta-Grow'),
          waysToPlay('Filler', [
            ['Play Filler on Meadow', more ? 'Uses the extra play of Insta-Grow' : undefined],
            ...(more ? [['Play Filler on Meadow', 'Uses your regular play', true] as [string, string, boolean]] : []),
          ]),
        ],
      });
  });
});
