import { act, ops, talent } from '@smash/engine/script';
import { A, at, B, minionCard, now, offered, play, refused, titanCard } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Creampuff Man: Special: On your turn, you may play this titan if you have no cards in your hand. Ongoing: You have +5 power here, less 1 for each card in your hand, to a minimum of +0. Talent: Discard a card to play a standard action from your discard pile as an extra action. That action goes to the bottom of your deck instead of the discard pile.', () => {
  const aside = [{ seat: 'A' as const, card: 'Creampuff Man' }];
  const inPlay = [at('Meadow', 'A Creampuff Man', 'B Walker'), at('Moor')];

  it('may be played on any base with an empty hand, and uses up no play (TIT-2)', () =>
    play({
      titans: aside,
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [
        now({ can: [A.plays('Creampuff Man', 'Moor')], cannot: [B.plays('Creampuff Man', 'Moor')] }),
        A.plays('Creampuff Man', 'Meadow'),
        now(at('Meadow', 'A Creampuff Man', 'B Walker'), {
          asked: null,
          titans: { A: [] },
          plays: { A: { minions: 1, actions: 1 } },
          bases: { Meadow: { power: { A: 5, B: 2 }, total: 7 } },
        }),
      ],
    }));

  it('not with one card in hand, but as soon as that is gone; in your own turn only (TIT-2, TURN-4)', () =>
    play({
      titans: aside,
      seats: { A: { hand: ['Filler'], deck: [] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        refused(A.plays('Creampuff Man', 'Meadow')),
        A.plays('Filler', 'Moor'),
        now({ can: [A.plays('Creampuff Man', 'Meadow')] }),
        A.ends(),
        now({ turn: 'B', hand: { A: [] }, cannot: [A.plays('Creampuff Man', 'Meadow')] }),
      ],
    }));

  it('not while you control another titan (TIT-3)', () =>
    play({
      cards: [titanCard('Golem', '')],
      titans: aside,
      bases: [at('Meadow', 'A Golem'), at('Moor')],
      steps: [refused(A.plays('Creampuff Man', 'Moor'))],
    }));

  it('creampuff-man/2 with Séance as the last card the draw comes first; then the hand is not empty (TIT-2)', () =>
    play({
      titans: aside,
      seats: { A: { hand: ['Séance'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        refused(A.plays('Creampuff Man', 'Meadow')),
        A.plays('Séance'),
        now({ asked: null, hand: { A: 5 } }),
        refused(A.plays('Creampuff Man', 'Meadow')),
        now(at('Meadow'), { titans: { A: ['Creampuff Man'] } }),
      ],
    }));

  it.each([
    [0, 5],
    [1, 4],
    [4, 1],
    [5, 0],
    [7, 0],
  ])(
    'with %i cards in hand you have %i power here, at no other base, and no minion has it (NPW-1, TIT-5)',
    (count, power) =>
      play({
        seats: { A: { hand: Array(count).fill('Filler') }, B: { hand: ['Filler'] } },
        bases: [at('Meadow', 'A Creampuff Man', 'A Walker', 'B Walker'), at('Moor', 'A Scout')],
        steps: [
          now({
            bases: { Meadow: { power: { A: 2 + power, B: 2 } }, Moor: { power: { A: 3 } } },
            cards: { 'Walker/A': { power: 2 } },
          }),
        ],
      }),
  );

  it('follows the hand at every moment, and ranks without a minion (CALC-2, VP-2)', () =>
    play({
      seats: { A: { hand: ['Mystic Studies', 'Filler'] } },
      bases: [at('Meadow', 'A Creampuff Man', 'B Filler +6'), at('Moor')],
      steps: [
        now({ bases: { Meadow: { power: { A: 3, B: 7 } } } }),
        A.plays('Mystic Studies'),
        now({ bases: { Meadow: { power: { A: 2 } } } }),
        A.plays('Filler', 'Moor'),
        now({ bases: { Meadow: { power: { A: 3, B: 7 } } } }),
        A.ends(),
        now({ turn: 'B', vp: { A: 2, B: 3 }, titans: { A: ['Creampuff Man'] }, bases: { Meadow: 'gone' } }),
      ],
    }));

  it('discards first: the discarded card may be the one played; it goes under the deck (RES-3)', () =>
    play({
      seats: { A: { hand: ['Mystic Studies', 'Shady Deal', 'Filler'], discard: ['Summon', 'Walker'] } },
      bases: inPlay,
      steps: [
        A.uses('Creampuff Man'),
        offered('A', ['Mystic Studies', 'Shady Deal', 'Filler'], ['no', 'Summon']),
        A.answers('Shady Deal'),
        offered('A', ['Shady Deal', 'Summon'], ['Walker', 'Mystic Studies', 'no']),
        A.answers('Shady Deal'),
        now({
          asked: null,
          vp: { A: 1 },
          hand: { A: ['Mystic Studies', 'Filler'] },
          discard: { A: ['Summon', 'Walker'] },
          deck: { A: { count: 11, bottom: ['Shady Deal'] } },
          plays: { A: { minions: 1, actions: 1 } },
        }),
        A.plays('Mystic Studies'),
        refused(A.uses('Creampuff Man')),
      ],
    }));

  it('creampuff-man/1 plays no action that is put on a base or minion, and none that begins with Special (PLAY-6)', () =>
    play({
      seats: {
        A: {
          hand: ['Filler'],
          discard: ['Incorporeal', 'Door to the Beyond', 'Hidden Ninja', 'Full Sail', 'Mystic Studies'],
        },
      },
      bases: [at('Meadow', 'A Creampuff Man', 'A Walker'), at('Moor')],
      steps: [
        A.uses('Creampuff Man'),
        offered('A', ['Full Sail', 'Mystic Studies'], ['Incorporeal', 'Door to the Beyond', 'Hidden Ninja', 'Filler']),
        A.answers('Mystic Studies'),
        now({ asked: null, hand: { A: 2 }, deck: { A: { count: 9, bottom: ['Mystic Studies'] } } }),
      ],
    }));

  it('must play the only one there is, and only discards if there is none (EXT-3, RES-11)', () =>
    play({
      seats: { A: { hand: ['Filler'], discard: ['Shady Deal'] }, B: { hand: ['Filler'], discard: ['Poison'] } },
      bases: [at('Meadow', 'A Creampuff Man'), at('Moor', 'B Creampuff Man')],
      steps: [
        A.uses('Creampuff Man'),
        now({ asked: null, vp: { A: 1 }, hand: { A: [] }, discard: { A: ['Filler'] } }),
        A.ends(),
        B.uses('Creampuff Man'),
        now({ asked: null, vp: { B: 0 }, hand: { B: [] }, discard: { B: ['Poison', 'Filler'] }, deck: { B: 10 } }),
      ],
    }));

  it('has nothing to use with an empty hand, nor for anybody else (ABL-5)', () =>
    play({
      seats: { A: { discard: ['Shady Deal'] }, B: { hand: ['Filler'], discard: ['Shady Deal'] } },
      bases: inPlay,
      steps: [
        refused(A.uses('Creampuff Man')),
        A.ends(),
        now({ turn: 'B' }),
        refused(B.uses('Creampuff Man')),
        refused(A.uses('Creampuff Man')),
      ],
    }));

  it('the action resolves completely before it goes under the deck, including a deck rebuilt meanwhile (PLAY-2, DECK-1)', () =>
    play({
      seats: { A: { hand: ['Filler', 'Scout'], deck: [], discard: ['Mystic Studies'] } },
      bases: inPlay,
      steps: [
        A.uses('Creampuff Man'),
        A.answers('Filler'),
        now({ asked: null, hand: { A: ['Scout', 'Filler'] }, deck: { A: ['Mystic Studies'] }, discard: { A: [] } }),
      ],
    }));

  it('plays granted by the action may be kept as usual: two more actions of Time Loop (EXT-2)', () =>
    play({
      seats: {
        A: { hand: ['Filler', 'Shady Deal', 'Shady Deal', 'Shady Deal', 'Shady Deal'], discard: ['Time Loop'] },
      },
      bases: inPlay,
      steps: [
        A.uses('Creampuff Man'),
        A.answers('Filler'),
        A.plays('Shady Deal'),
        A.plays('Shady Deal'),
        A.plays('Shady Deal'),
        refused(A.plays('Shady Deal')),
        now({ vp: { A: 2 }, deck: { A: { bottom: ['Time Loop'] } } }),
      ],
    }));

  it('a player who may play no actions only discards (CONF-1)', () =>
    play({
      seats: { A: { hand: ['Mark of Sleep'] }, B: { hand: ['Filler'], discard: ['Shady Deal', 'Summon'] } },
      bases: [at('Meadow', 'B Creampuff Man'), at('Moor')],
      steps: [
        A.plays('Mark of Sleep'),
        A.answers('B'),
        A.ends(),
        B.uses('Creampuff Man'),
        now({ asked: null, vp: { B: 0 }, discard: { B: ['Shady Deal', 'Summon', 'Filler'] }, deck: { B: 10 } }),
      ],
    }));

  it('may use its talent in the turn it was played, once, and again in the next (ABL-5)', () =>
    play({
      cards: [
        minionCard(
          'Sage',
          2,
          'Talent: Draw two cards.',
          talent(function* (me) {
            yield* act(ops.draw(me.seat, 2));
          }),
        ),
      ],
      titans: aside,
      seats: { A: { discard: ['Shady Deal', 'Shady Deal'] } },
      bases: [at('Meadow', 'A Sage'), at('Moor')],
      steps: [
        A.plays('Creampuff Man', 'Moor'),
        A.uses('Sage'),
        A.uses('Creampuff Man'),
        A.answers('Filler', 'Shady Deal'),
        now({ asked: null, vp: { A: 1 }, hand: { A: 1 } }),
        refused(A.uses('Creampuff Man')),
        A.ends(),
        B.ends(),
        A.uses('Creampuff Man'),
        A.answers('Filler'),
        now({ asked: null, vp: { A: 2 } }),
      ],
    }));
});
