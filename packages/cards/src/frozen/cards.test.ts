import { act, look, onPlay, ops } from '@smash/engine/script';
import { A, at, B, logged, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];
/** Has its player's opponent destroy that player's own minions: credit goes to the opponent (TERM-15). */
const tempter = minionCard(
  'Tempter',
  1,
  'Each other player destroys one of their minions.',
  onPlay(function* (me) {
    const theirs = yield* look((q) => q.minions((ix) => q.name(ix) === 'Walker'));
    yield* act(...theirs.map((ix) => ({ ...ops.destroy(ix), by: 1 - me.seat })));
  }),
);

describe('Elsa: Talent: Play Olaf or a Snowgie, from your hand or your discard pile, as an extra minion OR place Marshmallow from your discard pile into your hand.', () => {
  it('plays one of hand or discard pile as an extra minion, once a turn', () =>
    play({
      seats: {
        A: { hand: ['Snowgie', 'Filler', 'Marshmallow'], discard: ['Olaf', 'Walker', 'Marshmallow'] },
        B: { discard: ['Olaf'] },
      },
      bases: [at('Meadow', 'A Elsa', 'A Snowgie'), at('Moor', 'B Olaf')],
      steps: [
        A.uses('Elsa'),
        offered('A', ['play', 'place'], ['no']),
        A.answers('play'),
        offered('A', ['Snowgie@hand', 'Olaf@discard'], ['Filler', 'Walker', 'Marshmallow', 'no']),
        A.answers('Olaf'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Moor'),
        now(at('Moor', 'B Olaf', 'A Olaf'), { asked: null, plays: { A: { minions: 1, actions: 1 } } }),
        refused(A.uses('Elsa')),
      ],
    }));
  it('from the hand; its on-play ability works (RES-2)', () =>
    play({
      seats: { A: { hand: ['Snowgie'] } },
      bases: [at('Meadow', 'A Elsa'), at('Moor')],
      steps: [
        A.uses('Elsa'),
        A.answers('Meadow'),
        now(at('Meadow', 'A Elsa', 'A Snowgie'), { hand: { A: [] }, cards: { Snowgie: { counters: 1 } } }),
      ],
    }));
  it('or takes back the one of the discard pile', () =>
    play({
      seats: { A: { discard: ['Marshmallow', 'Snowgie'] } },
      bases: [at('Meadow', 'A Elsa'), at('Moor')],
      steps: [
        A.uses('Elsa'),
        A.answers('place'),
        now({ asked: null, hand: { A: ['Marshmallow'] }, discard: { A: ['Snowgie'] } }),
      ],
    }));
  it('of two one is chosen to be taken back', () =>
    play({
      seats: { A: { discard: ['Marshmallow', 'Marshmallow'] } },
      bases: [at('Meadow', 'A Elsa')],
      steps: [
        A.uses('Elsa'),
        offered('A', ['Marshmallow', 'Marshmallow'], ['no']),
        A.answers('Marshmallow'),
        now({ asked: null, hand: { A: ['Marshmallow'] }, discard: { A: ['Marshmallow'] } }),
      ],
    }));
  it('only what is there is asked for', () => {
    play({
      seats: { A: { discard: ['Marshmallow'] } },
      bases: [at('Meadow', 'A Elsa'), at('Moor')],
      steps: [A.uses('Elsa'), now({ asked: null, hand: { A: ['Marshmallow'] } })],
    });
    play({
      seats: { A: { hand: ['Marshmallow', 'Anna'], discard: ['Kristoff'] }, B: { discard: ['Marshmallow', 'Olaf'] } },
      bases: [at('Meadow', 'A Elsa'), at('Moor')],
      steps: [refused(A.uses('Elsa'))],
    });
    play({
      seats: { A: { discard: ['Olaf'] }, B: {} },
      bases: [at('Meadow', 'A Elsa', 'B Overgrowth'), at('Ice Castle')],
      steps: [A.uses('Elsa'), now(at('Meadow', 'A Elsa', 'A Olaf', 'B Overgrowth'))],
    });
    play({
      seats: { A: { discard: ['Olaf'] } },
      bases: [at('Ice Castle', 'A Elsa')],
      steps: [refused(A.uses('Elsa'))],
    });
  });
});

describe("Anna: Draw Elsa or Kristoff from your deck and/or discard pile, revealing the card; if you searched your deck, shuffle it. Ongoing: Other players' cards cannot destroy your other minions here.", () => {
  it('from the deck: seen by everybody, the deck is shuffled', () =>
    play({
      seats: { A: { hand: ['Anna'], deck: ['Filler', 'Elsa', 'Sven', 'Kristoff', 'Filler'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Anna', 'Meadow'),
        offered('A', ['Elsa', 'Kristoff'], ['Sven', 'Filler', 'no']),
        A.answers('Kristoff'),
        now({ asked: null, hand: { A: ['Kristoff'] }, deck: { A: 4 }, sees: { B: { has: ['Kristoff'] } } }),
        logged('A shuffled the deck'),
      ],
    }));
  it('from the discard pile: the deck is searched only if you like', () => {
    const seats = { A: { hand: ['Anna'], deck: ['Filler', 'Kristoff'], discard: ['Elsa', 'Sven'] } };
    const bases = [at('Meadow'), at('Moor')];
    play({
      seats,
      bases,
      steps: [
        A.plays('Anna', 'Meadow'),
        offered('A', ['deck', 'open'], ['no']),
        A.answers('open'),
        now({
          asked: null,
          hand: { A: ['Elsa'] },
          discard: { A: ['Sven'] },
          deck: { A: { top: ['Filler', 'Kristoff'] } },
        }),
      ],
    });
    play({
      seats,
      bases,
      steps: [
        A.plays('Anna', 'Meadow'),
        A.answers('deck'),
        offered('A', ['Elsa', 'Kristoff'], ['Sven', 'no']),
        A.answers('Elsa'),
        now({ asked: null, hand: { A: ['Elsa'] }, deck: { A: 2 } }),
      ],
    });
  });
  it('neither is there: nothing is drawn', () =>
    play({
      seats: { A: { hand: ['Anna'], deck: ['Filler', 'Sven'] }, B: { discard: ['Elsa'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Anna', 'Meadow'), now({ asked: null, hand: { A: [] }, deck: { A: 2 } })],
    }));
  it('protects your other minions here from being destroyed by cards of others', () =>
    play({
      cards: [smite],
      turn: 'B',
      seats: { A: {}, B: { hand: ['Smite'] } },
      bases: [at('Meadow', 'A Anna', 'A Filler'), at('Moor')],
      steps: [B.plays('Smite'), B.answers('Filler'), now(at('Meadow', 'A Anna', 'A Filler'))],
    }));
  it.each(['Anna', 'Invader', 'Walker'])('not %s: itself, elsewhere, of another player', (target) =>
    play({
      cards: [smite],
      turn: 'B',
      seats: { A: {}, B: { hand: ['Smite'] } },
      bases: [at('Meadow', 'A Anna', 'A Filler', 'B Walker'), at('Moor', 'A Invader')],
      steps: [
        B.plays('Smite'),
        B.answers(target),
        now({ discard: { [target === 'Walker' ? 'B' : 'A']: { has: [target] } } }),
      ],
    }),
  );
  it('whoever carries it out, but not from your own cards, nor from anything but being destroyed (TERM-15)', () => {
    play({
      cards: [tempter],
      turn: 'B',
      seats: { A: {}, B: { hand: ['Tempter'] } },
      bases: [at('Meadow', 'A Anna', 'A Walker'), at('Moor')],
      steps: [B.plays('Tempter', 'Moor'), now(at('Meadow', 'A Anna', 'A Walker'))],
    });
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'] }, B: {} },
      bases: [at('Meadow', 'A Anna', 'A Filler'), at('Moor')],
      steps: [A.plays('Smite'), A.answers('Filler'), now(at('Meadow', 'A Anna'))],
    });
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Disintegrator'] } },
      bases: [at('Meadow', 'A Anna', 'A Filler'), at('Moor')],
      steps: [B.plays('Disintegrator'), now(at('Meadow', 'A Anna'))],
    });
  });
});

describe('Kristoff: Ongoing: While Anna and/or Sven are here, this minion has +2 power. Talent: Draw Anna or Sven from your deck and/or discard pile, revealing the card; if you searched your deck, shuffle it.', () => {
  it.each([
    [[], 4],
    [['A Anna'], 6],
    [['B Sven'], 6],
    [['A Anna', 'A Sven'], 6],
    [['A Elsa'], 4],
  ] as const)('kristoff/1 with %j here: power %i', (cards, power) =>
    play({
      seats: { A: {}, B: {} },
      bases: [
        at('Meadow', 'A Kristoff', 'A Filler', ...cards),
        at('Moor', 'A Olaf', ...(cards.length === 0 ? ['A Anna', 'A Sven'] : [])),
      ],
      steps: [now({ cards: { Kristoff: { power }, Filler: { power: 1 } } })],
    }),
  );
  it('draws one of the two, once a turn', () =>
    play({
      seats: { A: { deck: ['Filler', 'Anna', 'Sven', 'Elsa'], discard: ['Sven'] } },
      bases: [at('Meadow', 'A Kristoff'), at('Moor')],
      steps: [
        A.uses('Kristoff'),
        A.answers('deck'),
        offered('A', ['Sven@discard', 'Anna', 'Sven@deck'], ['Elsa', 'no']),
        A.answers('Anna'),
        now({ asked: null, hand: { A: ['Anna'] }, deck: { A: 3 } }),
        refused(A.uses('Kristoff')),
      ],
    }));
});

describe('Marshmallow: Ongoing: This minion has +2 power while Elsa is here.', () => {
  it.each([
    [['A Elsa'], 5],
    [['B Elsa'], 5],
    [['A Elsa', 'B Elsa'], 5],
    [['A Anna'], 3],
  ] as const)('with %j here: power %i', (cards, power) =>
    play({
      seats: { A: {}, B: {} },
      bases: [at('Meadow', 'A Marshmallow', ...cards), at('Moor', 'A Filler', 'A Olaf')],
      steps: [now({ cards: { Marshmallow: { power }, Filler: { power: 1 } } })],
    }),
  );
  it('not one elsewhere', () =>
    play({
      bases: [at('Meadow', 'A Marshmallow'), at('Moor', 'A Elsa')],
      steps: [now({ cards: { Marshmallow: { power: 3 } } })],
    }));
});

describe("Olaf: Talent: Look at your deck's top two cards. You may place any number of them into your discard pile; return the others to the top in any order.", () => {
  const start = { bases: [at('Meadow', 'A Olaf'), at('Moor')] };
  const cards = ['Walker', 'Invader', 'Filler'];
  it('none: both go back in any order', () =>
    play({
      ...start,
      seats: { A: { deck: cards } },
      steps: [
        A.uses('Olaf'),
        offered('A', ['Walker', 'Invader', 'done'], ['Filler']),
        A.answers('done', 'Invader', 'Walker'),
        now({ asked: null, deck: { A: ['Invader', 'Walker', 'Filler'] }, discard: { A: [] } }),
        refused(A.uses('Olaf')),
      ],
    }));
  it('one, or both; they are not discarded', () => {
    play({
      ...start,
      bases: [at('Meadow', 'A Olaf', 'A Top Tier'), at('Moor')],
      seats: { A: { deck: cards } },
      steps: [
        A.uses('Olaf'),
        A.answers('Invader', 'done'),
        now({ asked: null, deck: { A: ['Walker', 'Filler'] }, discard: { A: ['Invader'] } }),
        now({ cards: { 'Top Tier': { counters: 0 } } }),
      ],
    });
    play({
      ...start,
      seats: { A: { deck: cards } },
      steps: [
        A.uses('Olaf'),
        A.answers('Invader', 'Walker'),
        now({ asked: null, deck: { A: ['Filler'] }, discard: { A: ['Walker', 'Invader'] } }),
      ],
    });
  });
  it('a short deck is made longer from the discard pile (DECK-1); without cards nothing happens', () => {
    play({
      ...start,
      seats: { A: { deck: ['Walker'], discard: ['Invader'] } },
      steps: [A.uses('Olaf'), offered('A', ['Walker', 'Invader', 'done'])],
    });
    play({ ...start, seats: { A: { deck: [] } }, steps: [A.uses('Olaf'), now({ asked: null })] });
  });
});

describe('Sven: Talent: Move one of your minions to here OR draw Kristoff from your deck and/or discard pile, revealing it, and shuffle your deck if you searched it.', () => {
  const bases = [at('Meadow', 'A Sven', 'A Filler'), at('Moor', 'A Walker', 'B Invader'), at('Marsh', 'A Huffie')];
  it('moves one of yours from elsewhere', () =>
    play({
      seats: { A: { deck }, B: {} },
      bases,
      steps: [
        A.uses('Sven'),
        offered('A', ['move', 'draw'], ['no']),
        A.answers('move'),
        offered('A', ['Walker', 'Huffie'], ['Sven', 'Filler', 'Invader', 'no']),
        A.answers('Huffie'),
        now(at('Meadow', 'A Sven', 'A Filler', 'A Huffie'), at('Marsh'), { asked: null, hand: { A: [] } }),
        refused(A.uses('Sven')),
      ],
    }));
  it('or draws that minion', () =>
    play({
      seats: { A: { deck: ['Filler', 'Anna', 'Kristoff'] }, B: {} },
      bases,
      steps: [
        A.uses('Sven'),
        A.answers('draw'),
        now(at('Marsh', 'A Huffie'), { asked: null, hand: { A: ['Kristoff'] }, deck: { A: 2 } }),
      ],
    }));
  it('with a single one elsewhere it may do either; of one in each pile one is drawn', () =>
    play({
      seats: { A: { deck: ['Filler', 'Kristoff'], discard: ['Kristoff'] }, B: {} },
      bases: [at('Meadow', 'A Sven'), at('Moor', 'A Walker')],
      steps: [
        A.uses('Sven'),
        offered('A', ['move', 'draw']),
        A.answers('draw', 'deck'),
        offered('A', ['Kristoff@discard', 'Kristoff@deck'], ['no']),
        A.answers('Kristoff@discard'),
        now({ asked: null, hand: { A: ['Kristoff'] }, deck: { A: 2 } }),
      ],
    }));
  it('with none elsewhere it draws', () =>
    play({
      seats: { A: { deck: ['Filler', 'Kristoff'] }, B: {} },
      bases: [at('Meadow', 'A Sven', 'A Filler'), at('Moor', 'B Walker')],
      steps: [A.uses('Sven'), now({ asked: null, hand: { A: ['Kristoff'] } })],
    }));
});

describe('Snowgie: Place a +1 power counter on this minion if you have a minion here with power 5 or more.', () => {
  it.each([
    [['A Filler +4'], 1],
    [['A Elsa'], 1],
    [['A Filler +3', 'B Elsa'], 0],
    [[], 0],
  ] as const)('with %j here: %i counters', (cards, counters) =>
    play({
      seats: { A: { hand: ['Snowgie'] }, B: {} },
      bases: [at('Meadow', ...cards), at('Moor', 'A Elsa')],
      steps: [A.plays('Snowgie', 'Meadow'), now({ cards: { Snowgie: { counters } } })],
    }),
  );
  it('it may itself be that minion', () =>
    play({
      seats: { A: { hand: ['Snowgie'] }, B: {} },
      bases: [at('Meadow', 'A Haich-Q', 'A Haich-Q', 'A Haich-Q'), at('Moor')],
      steps: [A.plays('Snowgie', 'Meadow'), now({ cards: { Snowgie: { counters: 1, power: 6 } } })],
    }));
});
