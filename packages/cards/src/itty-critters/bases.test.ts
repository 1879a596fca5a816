import { extraMinion, onPlay } from '@smash/engine/script';
import { A, actionCard, at, B, logged, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const mote = minionCard('Mote', 2, 'No ability.');
const lump = minionCard('Lump', 3, 'No ability.');
const swarm = actionCard(
  'Swarm',
  'standard',
  'Play three extra minions.',
  onPlay(function* (me) {
    for (let i = 0; i < 3; i++) yield* extraMinion(me.seat);
  }),
);
const cards = [mote, lump, swarm];

describe('Itty City: After you play a minion here for the first time in a turn, you may shuffle a randomly chosen minion from your discard pile into your deck.', () => {
  const city = 'Itty City';
  it('a random minion of your discard pile, after the first minion of the turn only', () =>
    play({
      seats: {
        A: { hand: ['Zapbot', 'Filler'], deck: ['Cannon'], discard: ['Cannon', 'Scout', 'Scout', 'Scout'] },
        B: { discard: ['Walker'] },
      },
      bases: [at(city), at('Moor')],
      steps: [
        A.plays('Zapbot', city),
        offered('A', [city, 'pass']),
        A.answers(city),
        now({
          asked: null,
          deck: { A: { count: 2, has: ['Scout', 'Cannon'] } },
          discard: { A: ['Cannon', 'Scout', 'Scout'], B: ['Walker'] },
        }),
        A.plays('Filler', city),
        now({ asked: null, deck: { A: 2 } }),
      ],
    }));

  it('chance decides which', () => {
    const found = new Set<string>();
    for (let seed = 1; seed <= 12; seed++)
      play({
        seed,
        seats: { A: { hand: ['Filler'], deck: [], discard: ['Scout', 'Walker'] } },
        bases: [at(city), at('Moor')],
        steps: [
          A.plays('Filler', city),
          A.answers(city),
          ({ state }) => {
            const [ix] = state.seats[0]!.deck;
            found.add(state.names[state.cards[ix!]!.def]!);
          },
        ],
      });
    expect([...found].toSorted()).toEqual(['Scout', 'Walker']);
  });

  it('may be declined, and then not for a later minion either', () =>
    play({
      seats: { A: { hand: ['Zapbot', 'Filler'], deck: ['Cannon'], discard: ['Scout'] } },
      bases: [at(city), at('Moor')],
      steps: [
        A.plays('Zapbot', city),
        A.answers('pass'),
        now({ asked: null, deck: { A: ['Cannon'] } }),
        A.plays('Filler', city),
        now({ asked: null, discard: { A: ['Scout'] } }),
      ],
    }));

  it('not elsewhere, nor without a minion in the discard pile', () => {
    play({
      seats: { A: { hand: ['Filler'], discard: ['Scout'] } },
      bases: [at(city), at('Moor')],
      steps: [A.plays('Filler', 'Moor'), now({ asked: null, discard: { A: ['Scout'] } })],
    });
    play({
      seats: { A: { hand: ['Filler'], deck: ['Cannon'], discard: ['Cannon'] }, B: { discard: ['Scout'] } },
      bases: [at(city), at('Moor')],
      steps: [A.plays('Filler', city), now({ asked: null, discard: { A: ['Cannon'], B: ['Scout'] } })],
    });
  });

  it('each player in turn (ABL-8)', () =>
    play({
      turn: 'B',
      seats: { A: { discard: ['Scout'] }, B: { hand: ['Filler'], deck: [], discard: ['Walker'] } },
      bases: [at(city), at('Moor')],
      steps: [
        B.plays('Filler', city),
        B.answers(city),
        now({ asked: null, deck: { B: ['Walker'] }, discard: { A: ['Scout'], B: [] } }),
      ],
    }));
});

describe('Rainboroc: Special: After you win a base, you may play this titan, if it is not in play, on the replacement of that base. Ongoing: After your first play in a turn of a minion with power 2 or less here, place a +1 power counter on this titan. Talent: From your discard pile, shuffle one minion with power 2 or less into your deck; if you do so, you may move this titan to another base.', () => {
  const titans = [{ seat: 'A' as const, card: 'Rainboroc' }];
  it('comes to the base that replaces one you have won (SCORE-10, TIT-2)', () =>
    play({
      titans,
      baseDeck: ['Fen', 'Heath'],
      bases: [at('Meadow', 'A Filler +9', 'B Filler'), at('Moor')],
      steps: [
        A.ends(),
        offered('A', ['Rainboroc', 'pass']),
        now(at('Meadow', 'A Filler', 'B Filler'), { titans: { A: ['Rainboroc'] } }),
        A.answers('Rainboroc'),
        now(at('Fen', 'A Rainboroc'), at('Moor'), { asked: null, turn: 'B', titans: { A: [] } }),
      ],
    }));

  it('may stay set aside; also in another player’s turn; a tie is a win (VP-3)', () => {
    play({
      titans,
      bases: [at('Meadow', 'A Filler +9'), at('Moor')],
      steps: [A.ends(), A.answers('pass'), now(at('Heath'), { asked: null, titans: { A: ['Rainboroc'] } })],
    });
    play({
      titans,
      turn: 'B',
      bases: [at('Meadow', 'A Filler +5', 'B Filler +5'), at('Moor')],
      steps: [B.ends(), A.answers('Rainboroc'), now(at('Heath', 'A Rainboroc'), { turn: 'A' })],
    });
  });

  it('not for a base another player has won, nor while a titan of yours is in play elsewhere (TIT-3)', () => {
    play({
      titans,
      bases: [at('Meadow', 'A Filler', 'B Filler +9'), at('Moor')],
      steps: [A.ends(), now(at('Heath'), { asked: null, turn: 'B', titans: { A: ['Rainboroc'] } })],
    });
    play({
      titans,
      bases: [at('Meadow', 'A Filler +9'), at('Moor', 'A The Kraken')],
      steps: [A.ends(), now(at('Heath'), { asked: null, turn: 'B', titans: { A: ['Rainboroc'] } })],
    });
  });

  it('one at the scored base is gone by then', () =>
    play({
      titans,
      bases: [at('Meadow', 'A Filler +9', 'A Great Wolf Spirit'), at('Moor')],
      steps: [A.ends(), A.answers('Rainboroc'), now(at('Heath', 'A Rainboroc'), { turn: 'B' })],
    }));

  it('a counter after the first minion of power 2 or less you play here in a turn', () =>
    play({
      cards,
      seats: { A: { hand: ['Lump', 'Mote', 'Filler', 'Mote', 'Swarm'], deck: [] } },
      bases: [at('Meadow', 'A Rainboroc'), at('Moor')],
      steps: [
        A.plays('Swarm'),
        A.plays('Lump', 'Meadow'),
        A.plays('Mote', 'Moor'),
        now({ asked: null, cards: { Rainboroc: { counters: 0 } } }),
        A.plays('Mote', 'Meadow'),
        now({ asked: null, cards: { Rainboroc: { counters: 1 } } }),
        A.plays('Filler', 'Meadow'),
        now({ asked: null, cards: { Rainboroc: { counters: 1 } }, bases: { Meadow: { power: { A: 7 } } } }),
      ],
    }));

  it('each turn anew; not for another player’s minion', () =>
    play({
      cards,
      seats: { A: { hand: ['Mote', 'Filler'], deck: [] }, B: { hand: ['Filler'], deck: [] } },
      bases: [at('Meadow', 'A Rainboroc'), at('Moor')],
      steps: [
        A.plays('Mote', 'Meadow'),
        A.ends(),
        B.plays('Filler', 'Meadow'),
        now({ asked: null, cards: { Rainboroc: { counters: 1 } } }),
        B.ends(),
        A.plays('Filler', 'Meadow'),
        now({ asked: null, cards: { Rainboroc: { counters: 2 } } }),
      ],
    }));

  it('talent: a minion of power 2 or less from your discard pile into your deck, and the titan may move', () => {
    const table = {
      cards,
      seats: {
        A: { deck: ['Cannon'], discard: ['Mote', 'Filler', 'Lump', 'Cannon'] },
        B: { discard: ['Walker'] },
      },
      bases: [at('Meadow', 'A Rainboroc +1', 'A Filler'), at('Moor'), at('Marsh')],
    };
    play({
      ...table,
      steps: [
        A.uses('Rainboroc'),
        offered('A', ['Mote', 'Filler'], ['Lump', 'Cannon', 'Walker', 'no']),
        A.answers('Mote'),
        offered('A', ['Moor', 'Marsh', 'no'], ['Meadow']),
        logged('A shuffled the deck'),
        A.answers('Marsh'),
        now(at('Meadow', 'A Filler'), at('Marsh', 'A Rainboroc'), {
          asked: null,
          cards: { Rainboroc: { counters: 1 } },
          deck: { A: { count: 2, has: ['Mote', 'Cannon'] } },
          cannot: [A.uses('Rainboroc')],
        }),
      ],
    });
    play({
      ...table,
      steps: [
        A.uses('Rainboroc'),
        A.answers('Filler', 'no'),
        now(at('Meadow', 'A Rainboroc', 'A Filler'), { asked: null, deck: { A: { has: ['Filler'] } } }),
      ],
    });
  });

  it('talent: one such minion is enough', () =>
    play({
      seats: { A: { deck: ['Cannon'], discard: ['Filler'] } },
      bases: [at('Meadow', 'A Rainboroc'), at('Moor')],
      steps: [
        A.uses('Rainboroc'),
        A.answers('no'),
        now({ asked: null, deck: { A: { has: ['Filler'] } }, discard: { A: [] } }),
      ],
    }));

  it('talent: not offered without such a minion', () =>
    play({
      cards,
      seats: { A: { discard: ['Lump', 'Cannon'] }, B: { discard: ['Filler'] } },
      bases: [at('Meadow', 'A Rainboroc'), at('Moor')],
      steps: [refused(A.uses('Rainboroc'))],
    }));
});
