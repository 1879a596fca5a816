import type { State } from '@smash/engine';
import { act, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, logged, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { smite } from '@smash/testkit/test-cards';
import { describe, expect, it } from 'vitest';

const again = actionCard(
  'Again',
  'standard',
  'Destroy every minion of power 1. Play an extra action.',
  onPlay(function* (me) {
    const weak = yield* look((q) => q.minions((ix) => q.power(ix) === 1));
    yield* act(...weak.map(ops.destroy), ops.allow(me.seat, {}, 'action'));
  }),
);
const flood = actionCard(
  'Flood',
  'standard',
  'Destroy the last base and every minion there.',
  onPlay(function* () {
    const [base, minions] = yield* look((q) => [q.bases().at(-1)!, [...q.minionsAt(q.bases().at(-1)!)]] as const);
    yield* act(...minions.map(ops.destroy), ops.destroyBase(base));
  }),
);
const dull = minionCard('Dull', 4, 'No effect.');
const cards = [again, flood, dull, smite];
const aside = (counters?: number) => [{ seat: 'A' as const, card: 'Helicoprion', counters }];

/** Counters on the titan, wherever it is. */
const has =
  (n: number) =>
  ({ state }: { state: State }): void => {
    const titan = state.cards.find(({ def }) => state.names[def] === 'Helicoprion')!;
    expect(titan.counters).toBe(n);
  };

const asks =
  (title: string) =>
  ({ state }: { state: State }): void =>
    expect(state.asks[0]!.title).toBe(title);

describe("Helicoprion: Special: While this titan is not in play, place a counter on it at the start of your turn and after any minion is destroyed; then, if it has four or more counters, you may remove them and play it. Ongoing: Once per turn, after you destroy a minion of any player, you may do one of these: move this titan to that minion's base and add that minion's power to your total there this turn; or place a +1 power counter on this titan. Talent: Choose a minion with power 3 or less in your discard pile and shuffle it into your deck OR find a Mako in your deck and/or your discard pile and place it into your hand.", () => {
  it('a counter at the start of your turn, not of others', () =>
    play({
      titans: aside(1),
      phase: 'start',
      bases: [at('Meadow', 'A Walker')],
      steps: [has(2), now({ asked: null })],
    }));

  it('a counter after any minion is destroyed, by anybody', () =>
    play({
      cards,
      titans: aside(0),
      turn: 'B',
      seats: { A: {}, B: { hand: ['Again', 'Smite'] } },
      bases: [at('Meadow', 'B Filler', 'A Filler', 'B Dull'), at('Moor')],
      steps: [
        B.plays('Again'),
        has(2),
        now({ asked: null }),
        B.plays('Smite'),
        has(3),
        now({ asked: null }),
        B.ends(),
        offered('A', ['Helicoprion', 'pass']),
        A.answers('Helicoprion', 'Moor'),
        now(at('Moor', 'A Helicoprion'), { asked: null, cards: { Helicoprion: { counters: 0 } } }),
      ],
    }));

  it('with four or more you may play it anywhere, or wait; not while you have a titan (TIT-3)', () => {
    play({
      titans: aside(3),
      phase: 'start',
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [A.answers('pass'), has(4), now({ asked: null })],
    });
    play({
      titans: aside(4),
      phase: 'start',
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [
        A.answers('Helicoprion'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Meadow'),
        now(at('Meadow', 'A Walker', 'A Helicoprion'), { asked: null, bases: { Meadow: { total: 2 } } }),
      ],
    });
    play({
      titans: aside(2),
      phase: 'start',
      bases: [at('Meadow', 'A Walker')],
      steps: [now({ asked: null, titans: { A: ['Helicoprion'] } })],
    });
    play({
      titans: aside(5),
      phase: 'start',
      bases: [at('Meadow', 'A Time Box')],
      steps: [has(6), now({ asked: null, titans: { A: ['Helicoprion'] } })],
    });
  });

  it('no counters while it is in play', () =>
    play({
      phase: 'start',
      cards,
      turn: 'A',
      bases: [at('Meadow', 'A Helicoprion')],
      steps: [now({ asked: null, cards: { Helicoprion: { counters: 0 } } })],
    }));

  it('after you destroy a minion: it moves there, and you have its power there this turn (NPW-1)', () =>
    play({
      cards,
      seats: { A: { hand: ['Smite'] }, B: {} },
      bases: [at('Meadow', 'A Helicoprion'), at('Moor', 'B Dull +1', 'B Filler')],
      steps: [
        A.plays('Smite'),
        A.answers('Dull'),
        offered('A', ['Helicoprion', 'pass']),
        A.answers('Helicoprion'),
        offered('A', ['move', 'counter'], ['no']),
        A.answers('move'),
        now(at('Meadow'), at('Moor', 'B Filler', 'A Helicoprion'), {
          asked: null,
          bases: { Moor: { power: { A: 5, B: 1 } } },
        }),
        A.ends(),
        now({ turn: 'B', bases: { Moor: { power: { A: 0 } } } }),
      ],
    }));

  it('or it gets a +1 power counter: only that if the minion was where it is; once per turn', () =>
    play({
      cards,
      seats: { A: { hand: ['Again', 'Smite'] }, B: {} },
      bases: [at('Meadow', 'A Helicoprion', 'A Filler', 'B Dull'), at('Moor')],
      steps: [
        A.plays('Again'),
        A.answers('Helicoprion'),
        now({ asked: null, cards: { Helicoprion: { counters: 1 } }, bases: { Meadow: { power: { A: 1 } } } }),
        A.plays('Smite'),
        now(at('Meadow', 'A Helicoprion'), { asked: null, cards: { Helicoprion: { counters: 1 } } }),
      ],
    }));

  it('only the counter, if that base is gone by then', () =>
    play({
      cards,
      seats: { A: { hand: ['Flood'] }, B: {} },
      bases: [at('Meadow', 'A Helicoprion'), at('Moor'), at('Marsh', 'B Dull')],
      steps: [
        A.plays('Flood'),
        A.answers('Helicoprion'),
        now(at('Meadow', 'A Helicoprion'), { asked: null, cards: { Helicoprion: { counters: 1 } } }),
      ],
    }));

  it('two at once: either of them, once; declined', () => {
    for (const answers of [['Helicoprion', 'move'], ['pass']])
      play({
        cards,
        seats: { A: { hand: ['Again'] }, B: {} },
        bases: [at('Meadow', 'A Helicoprion'), at('Moor', 'B Filler', 'B Filler')],
        steps: [
          A.plays('Again'),
          A.answers(...answers),
          now({ asked: null, bases: { Moor: { power: { A: answers.length - 1 } } } }),
        ],
      });
  });

  it('not after another player destroys one, nor after an action is destroyed', () => {
    play({
      cards,
      turn: 'B',
      seats: { A: {}, B: { hand: ['Smite'] } },
      bases: [at('Meadow', 'A Helicoprion'), at('Moor', 'B Dull')],
      steps: [B.plays('Smite'), now({ asked: null, cards: { Helicoprion: { counters: 0 } } })],
    });
    play({
      seats: { A: { hand: ['Disenchant'] }, B: {} },
      bases: [at('Meadow', 'A Helicoprion'), at('Moor', 'B Walker with B Upgrade')],
      steps: [A.plays('Disenchant'), now({ asked: null, cards: { Helicoprion: { counters: 0 } } })],
    });
  });

  it('the counter, where the minion was at another base, too', () =>
    play({
      cards,
      seats: { A: { hand: ['Smite'] }, B: {} },
      bases: [at('Meadow', 'A Helicoprion'), at('Moor', 'B Dull')],
      steps: [
        A.plays('Smite'),
        A.answers('Helicoprion', 'counter'),
        now(at('Meadow', 'A Helicoprion'), at('Moor'), { asked: null, cards: { Helicoprion: { counters: 1 } } }),
      ],
    }));

  it('talent: a minion of power 3 or less is shuffled into the deck', () =>
    play({
      cards,
      seats: { A: { deck: ['Probe'], discard: ['Walker', 'Huffie', 'Dull', 'Upgrade'] }, B: {} },
      bases: [at('Meadow', 'A Helicoprion')],
      steps: [
        A.uses('Helicoprion'),
        offered('A', ['shuffle', 'find']),
        A.answers('shuffle'),
        offered('A', ['Walker', 'Huffie'], ['Dull', 'Upgrade', 'no']),
        A.answers('Huffie'),
        now({
          asked: null,
          discard: { A: ['Walker', 'Dull', 'Upgrade'] },
          deck: { A: { has: ['Probe', 'Huffie'], count: 2 } },
        }),
        refused(A.uses('Helicoprion')),
      ],
    }));

  it('talent: the only minion of the discard pile', () =>
    play({
      cards,
      seats: { A: { deck: ['Probe'], discard: ['Huffie', 'Dull'] }, B: {} },
      bases: [at('Meadow', 'A Helicoprion')],
      steps: [
        A.uses('Helicoprion'),
        A.answers('shuffle'),
        now({ asked: null, discard: { A: ['Dull'] }, deck: { A: 2 } }),
      ],
    }));

  it('talent: a Mako out of the discard pile, or out of the deck, which is then shuffled (DECK-2)', () => {
    play({
      seats: { A: { deck: ['Probe', 'Walker'], discard: ['Mako', 'Walker'] }, B: {} },
      bases: [at('Meadow', 'A Helicoprion')],
      steps: [
        A.uses('Helicoprion'),
        A.answers('find', 'open'),
        now({ asked: null, hand: { A: ['Mako'] }, discard: { A: ['Walker'] }, deck: { A: ['Probe', 'Walker'] } }),
      ],
    });
    play({
      seats: { A: { deck: ['Probe'], discard: ['Mako', 'Huffie', 'Dull', 'Mako'] }, B: {} },
      cards,
      bases: [at('Meadow', 'A Helicoprion')],
      steps: [
        A.uses('Helicoprion'),
        A.answers('find', 'open'),
        asks('Choose the Mako'),
        A.answers('Mako#1'),
        now({ asked: null, hand: { A: ['Mako'] }, discard: { A: ['Huffie', 'Dull', 'Mako'] } }),
      ],
    });
    play({
      seats: { A: { deck: ['Probe', 'Walker', 'Mako'] }, B: {} },
      bases: [at('Meadow', 'A Helicoprion')],
      steps: [
        A.uses('Helicoprion'),
        logged('A shuffled the deck'),
        now({ asked: null, hand: { A: ['Mako'] }, deck: { A: 2 }, sees: { B: { has: ['Mako'], lacks: ['Probe'] } } }),
      ],
    });
    play({
      seats: { A: { deck: ['Probe', 'Walker'] }, B: {} },
      bases: [at('Meadow', 'A Helicoprion')],
      steps: [A.uses('Helicoprion'), now({ asked: null, hand: { A: [] }, deck: { A: 2 } })],
    });
  });
});

describe('MON-2: nobody has an uncontrolled monster', () => {
  it('destroying one does not trigger Helicoprion: it is a minion of no player', () =>
    play({
      seats: { A: { hand: ['Torn Apart'] } },
      bases: [at('Meadow', '- Hippogriff', 'A Helicoprion'), at('Moor')],
      treasureDeck: [],
      steps: [
        A.plays('Torn Apart'),
        A.answers('?Hippogriff'),
        now({ asked: null, cards: { Helicoprion: { counters: 0 } } }),
      ],
    }));
});
