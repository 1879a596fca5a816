import { act, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

/** Looks at the top of another player's deck, and shows a card of the own hand. */
const spy = actionCard(
  'Spy',
  'standard',
  "Look at another player's top card and reveal a card of your hand.",
  onPlay(function* (me) {
    const other = yield* look((q) => q.otherPlayers(me.seat)[0]!);
    yield* act(ops.look(me.seat, yield* look((q) => [q.topOf(other)]), other, 'deck'));
    yield* act(ops.reveal(me.seat, yield* look((q) => q.hand(me.seat).slice(0, 1))));
  }),
);
const titans = [{ seat: 'A' as const, card: 'Great Grandma' }];

describe('Great Grandma: Special: On your turn, while no titan of yours is in play, you may name either "action" or "minion" and reveal either the top two or the bottom two cards of your deck. If both are of the named type, play this titan. Put the cards back in the same order. Ongoing: After you look at or reveal one or more cards of your deck, you may give one of your minions +1 power this turn. Talent: Reveal your deck\'s bottom card. If it is a minion with power 3 or less, play it here as an extra minion; if not, put it back.', () => {
  it.each([
    ['minion', 'top', ['Scout', 'Walker', 'Dinghy', 'Cannon'], true],
    ['action', 'bottom', ['Scout', 'Walker', 'Dinghy', 'Cannon'], true],
    ['action', 'top', ['Scout', 'Walker', 'Dinghy', 'Cannon'], false],
    ['minion', 'bottom', ['Scout', 'Walker', 'Dinghy', 'Cannon'], false],
    ['minion', 'top', ['Scout', 'Dinghy', 'Walker', 'Walker'], false],
    ['action', 'bottom', ['Scout', 'Dinghy', 'Walker', 'Cannon'], false],
    ['minion', 'top', ['Rosie', 'Rosie'], true],
    ['action', 'top', ['Rosie', 'Rosie'], true],
    ['minion', 'top', ['Scout'], false],
  ] as const)('comes if both are of the named type: %s, %s of %j: %s; they stay in place', (type, end, deck, comes) =>
    play({
      titans,
      seats: { A: { deck: [...deck] } },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Great Grandma', 'Moor'),
        offered('A', ['action', 'minion'], ['no']),
        A.answers(type),
        offered('A', ['top', 'bottom'], ['no']),
        A.answers(end),
        now(at('Moor', ...(comes ? ['A Great Grandma'] : [])), {
          asked: null,
          deck: { A: [...deck] },
          titans: { A: comes ? [] : ['Great Grandma'] },
          plays: { A: { minions: 1, actions: 1 } },
          sees: { B: { has: [end === 'top' ? deck[0] : deck.at(-1)!] } },
        }),
        ...(comes ? [] : [refused(A.plays('Great Grandma', 'Moor'))]),
      ],
    }),
  );

  it('once a turn; not while you have a titan in play (ABL-6, TIT-3)', () => {
    play({
      titans,
      seats: { A: { deck: ['Scout', 'Dinghy', 'Cannon', 'Cannon', 'Cannon', 'Cannon', 'Cannon'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Great Grandma', 'Moor'),
        A.answers('minion', 'top'),
        refused(A.plays('Great Grandma', 'Moor')),
        A.ends(),
        B.ends(),
        A.plays('Great Grandma', 'Moor'),
        A.answers('action', 'top'),
        now(at('Moor', 'A Great Grandma'), { asked: null }),
      ],
    });
    play({
      titans,
      bases: [at('Meadow', 'A The Kraken'), at('Moor')],
      steps: [refused(A.plays('Great Grandma', 'Moor'))],
    });
  });

  it('after you look at or reveal cards of your deck, one of your minions may get +1 this turn', () =>
    play({
      seats: { A: { hand: ['Grandma'], deck: ['Scout', 'Walker'] } },
      bases: [at('Meadow', 'A Great Grandma', 'A Invader', 'B Filler'), at('Moor', 'A Matriarch')],
      steps: [
        A.plays('Grandma', 'Moor'),
        A.answers('top'),
        offered('A', ['Great Grandma', 'pass']),
        A.answers('Great Grandma'),
        offered('A', ['Invader', 'Matriarch', 'Grandma'], ['Filler', 'no']),
        A.answers('Invader'),
        now({ asked: null, cards: { Invader: { power: 4 } } }),
        A.uses('Matriarch'),
        A.answers('Great Grandma', 'Invader'),
        now({ asked: null, cards: { Invader: { power: 5 } }, hand: { A: ['Scout', 'Walker'] } }),
        A.ends(),
        now({ cards: { Invader: { power: 3 } } }),
      ],
    }));

  it('may be declined; without a minion of yours nobody is asked', () => {
    for (const [there, asks] of [
      [['A Granny'], true],
      [[], false],
    ] as const)
      play({
        seats: { A: { hand: ["Granny's Purse"], deck: ['Scout', 'Walker'] } },
        bases: [at('Meadow', 'A Great Grandma', 'B Filler'), at('Moor', ...there)],
        steps: [
          A.plays("Granny's Purse"),
          ...(asks ? [offered('A', ['Great Grandma', 'pass']), A.answers('pass')] : []),
          now({ asked: null, deck: { A: ['Walker', 'Scout'] } }),
        ],
      });
  });

  it('not for another player’s deck or hand, nor when another player sees yours', () => {
    play({
      turn: 'B',
      seats: { B: { hand: ['Grandma'], deck: ['Scout', 'Walker'] } },
      bases: [at('Meadow', 'A Great Grandma', 'A Filler'), at('Moor')],
      steps: [B.plays('Grandma', 'Moor'), B.answers('top'), now({ asked: null })],
    });
    for (const [turn, seats] of [
      ['A', { A: { hand: ['Spy', 'Scout'], deck: ['Filler'] }, B: { deck: ['Walker'] } }],
      ['B', { A: { deck: ['Walker'] }, B: { hand: ['Spy', 'Scout'], deck: ['Filler'] } }],
    ] as const)
      play({
        cards: [spy],
        turn,
        seats: JSON.parse(JSON.stringify(seats)),
        bases: [at('Meadow', 'A Great Grandma', 'A Filler'), at('Moor')],
        steps: [(turn === 'A' ? A : B).plays('Spy'), now({ asked: null, cards: { Filler: { power: 1 } } })],
      });
  });

  it.each([
    ['Invader', ['A Invader'], ['Cannon']],
    ['Four', [], ['Cannon', 'Four']],
    ['King Rex', [], ['Cannon', 'King Rex']],
    ['Dinghy', [], ['Cannon', 'Dinghy']],
  ] as const)('talent: the bottom card %s: %j comes here, %j is the deck', (bottom, there, deck) =>
    play({
      cards: [minionCard('Four', 4, '')],
      seats: { A: { deck: ['Cannon', bottom] } },
      bases: [at('Meadow', 'A Great Grandma'), at('Moor')],
      steps: [
        A.uses('Great Grandma'),
        A.answers('?pass'),
        now(at('Meadow', 'A Great Grandma', ...there), {
          asked: null,
          deck: { A: [...deck] },
          plays: { A: { minions: 1 } },
          sees: { B: { has: [bottom], lacks: ['Cannon'] } },
        }),
        refused(A.uses('Great Grandma')),
      ],
    }),
  );

  it('talent: one that cannot be played here is discarded (PLAY-4); without a card nothing happens', () => {
    play({
      seats: { A: { deck: ['Cannon', 'Filler'] } },
      bases: [at('Meadow', 'A Great Grandma'), at('Moor', 'B Bear Picnic')],
      steps: [A.uses('Great Grandma'), A.answers('?pass'), now({ asked: null, discard: { A: ['Filler'] } })],
    });
    play({
      seats: { A: { deck: [] } },
      bases: [at('Meadow', 'A Great Grandma'), at('Moor')],
      steps: [A.uses('Great Grandma'), now(at('Meadow', 'A Great Grandma'), { asked: null })],
    });
  });
});
