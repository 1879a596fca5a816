import { act, look, ops, special } from '@smash/engine/script';
import { A, at, B, C, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('School of Wizardry: After this base scores, the winner looks at the top three cards of the base deck, picks one of them to replace this base, and returns the other two to the top in any order.', () => {
  const baseDeck = ['Heath', 'Fen', 'Marsh', 'Tortuga'];
  const won = [at('School of Wizardry', 'A Filler +14', 'B Walker', 'B Filler +4'), at('Moor')];

  it('the winner sees the top three alone, picks the next base, and orders the others (SCORE-8, INFO-1)', () =>
    play({
      turn: 'B',
      baseDeck,
      bases: won,
      steps: [
        B.ends(),
        offered('A', ['Heath', 'Fen', 'Marsh'], ['no', 'Tortuga']),
        now({
          bases: { 'School of Wizardry': { total: 22 } },
          sees: { A: { has: ['Heath', 'Fen', 'Marsh'], lacks: ['Tortuga'] }, B: { lacks: ['Heath', 'Fen', 'Marsh'] } },
        }),
        A.answers('Fen'),
        offered('A', ['Heath', 'Marsh'], ['Fen', 'done']),
        A.answers('Marsh', 'Heath'),
        now(at('Fen'), {
          asked: null,
          turn: 'A',
          vp: { A: 3, B: 2 },
          bases: { 'School of Wizardry': 'gone' },
          baseDeck: ['Marsh', 'Heath', 'Tortuga'],
          baseDiscard: ['School of Wizardry'],
          sees: { B: { has: ['Fen'], lacks: ['Heath', 'Marsh'] } },
        }),
      ],
    }));

  it('with fewer than three the base discard pile gives the rest, but not this base (DECK-1, SCORE-10)', () =>
    play({
      baseDeck: ['Heath'],
      baseDiscard: ['Fen', 'Marsh', 'Tortuga'],
      bases: won,
      steps: [
        A.ends(),
        now({ asked: { seat: 'A', has: ['Heath'], lacks: ['School of Wizardry'] } }),
        A.answers('Heath', '?Fen', '?Marsh', '?Tortuga', '?Fen', '?Marsh', '?Tortuga'),
        now(at('Heath'), { asked: null, turn: 'B', baseDeck: 3, baseDiscard: ['School of Wizardry'] }),
      ],
    }));

  it('a single card is no choice; without any it comes straight back (SCORE-10)', () =>
    play({
      baseDeck: [],
      bases: won,
      steps: [A.ends(), now(at('School of Wizardry'), { asked: null, turn: 'B', baseDeck: [], baseDiscard: [] })],
    }));

  it('without a winner the top card comes, and nobody is asked (VP-3)', () =>
    play({
      cards: [
        minionCard(
          'Vandal',
          1,
          'Special: Before this base scores, destroy all minions here.',
          special('beforeScore', { when: (q, me) => q.base(me.self) === me.args.base }, function* (me) {
            const here = yield* look((q) => q.minionsAt(q.base(me.self)).slice());
            yield* act(...here.map(ops.destroy));
          }),
        ),
      ],
      baseDeck,
      bases: [at('School of Wizardry', 'A Filler +19', 'B Vandal'), at('Moor')],
      steps: [A.ends(), now(at('Heath'), { asked: null, turn: 'B', vp: { A: 0, B: 0 } })],
    }));

  it('school-of-wizardry/1 of tied winners only the first, from the current player on clockwise (VP-4)', () =>
    play({
      turn: 'B',
      baseDeck,
      bases: [at('School of Wizardry', 'A Filler +9', 'B Filler', 'C Filler +9'), at('Moor')],
      steps: [
        B.ends(),
        offered('C', ['Heath', 'Fen', 'Marsh']),
        C.answers('Marsh', 'Heath', 'Fen'),
        now(at('Marsh'), { asked: null, turn: 'C', vp: { A: 3, B: 1, C: 3 }, baseDeck: ['Heath', 'Fen', 'Tortuga'] }),
      ],
    }));

  const surveyor = minionCard(
    'Surveyor',
    1,
    'Special: After this base scores, it is replaced by the bottom card of the base deck.',
    special('afterScore', { when: (q, me) => q.base(me.self) === me.args.base }, function* (me) {
      const [bottom] = yield* look((q) => q.s.baseDeck.slice(0, 1));
      yield* act(ops.replaceWith(me.args.base, bottom!, me.seat));
    }),
  );
  const both = {
    cards: [surveyor],
    baseDeck,
    bases: [at('School of Wizardry', 'A Filler +14', 'B Surveyor', 'B Filler +4'), at('Moor')],
  };

  it('school-of-wizardry/2 if another ability says what comes next too, the one used first takes precedence', () =>
    play({
      ...both,
      steps: [
        A.ends(),
        offered('A', ['School of Wizardry', 'Surveyor']),
        A.answers('School of Wizardry', 'Fen', 'Heath', 'Marsh'),
        now(at('Fen'), { asked: null, turn: 'B', baseDeck: ['Heath', 'Marsh', 'Tortuga'] }),
      ],
    }));

  it('school-of-wizardry/2 the other first: the winner only orders the three', () =>
    play({
      ...both,
      steps: [
        A.ends(),
        A.answers('Surveyor', 'Fen', 'Marsh', 'Heath'),
        now(at('Tortuga'), { asked: null, turn: 'B', baseDeck: ['Fen', 'Marsh', 'Heath'] }),
      ],
    }));

  it('nobody uses it where everybody ignores it (TERM-13); a player who may ignore it is asked', () =>
    play({
      baseDeck,
      bases: [at('School of Wizardry', 'A Filler +19', 'A Infiltrate'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('yes'),
        now(at('Heath'), { asked: null, turn: 'B', baseDeck: ['Fen', 'Marsh', 'Tortuga'] }),
      ],
    }));

  it('not at all under a Jammed Signal (TERM-13)', () =>
    play({
      baseDeck,
      bases: [at('School of Wizardry', 'A Filler +19', 'B Jammed Signal'), at('Moor')],
      steps: [A.ends(), now(at('Heath'), { asked: null, turn: 'B' })],
    }));
});

describe('The Great Library: After this base scores, every player who has a minion here may draw a card.', () => {
  const deck = ['Scout', 'Probe', 'Walker', 'Dinghy'];

  it('each of them, clockwise from the current player, winner or not; nobody else (ME-1, ME-6)', () =>
    play({
      turn: 'B',
      seats: { A: { deck }, B: { deck: ['Cannon', 'Cannon', 'Cannon', 'Cannon'] }, C: { deck } },
      bases: [at('The Great Library', 'A Filler +20', 'B Walker'), at('Moor', 'C Scout')],
      steps: [
        B.ends(),
        offered('B', ['yes', 'no']),
        B.answers('yes'),
        now({ hand: { B: ['Cannon'] } }),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        now(at('Moor', 'C Scout'), {
          asked: null,
          turn: 'C',
          vp: { A: 4, B: 2, C: 0 },
          hand: { A: ['Scout'], B: 3, C: [] },
        }),
      ],
    }));

  it('each may decline (TERM-14)', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('The Great Library', 'A Filler +20', 'B Walker'), at('Moor')],
      steps: [A.ends(), A.answers('no'), B.answers('no'), now({ asked: null, turn: 'B', hand: { A: 2, B: [] } })],
    }));

  it('a player who has lost the last minion here before is not asked; control counts (TERM-5)', () =>
    play({
      seats: { A: { deck }, B: { deck }, C: { deck } },
      bases: [at('The Great Library', 'A Filler of C +21'), at('Moor', 'B Walker')],
      steps: [A.ends(), A.answers('yes'), now({ asked: null, turn: 'B', hand: { A: 3, B: [], C: [] } })],
    }));

  it('a player who has to ignore the base draws nothing (TERM-13)', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('The Great Library', 'A Filler +20', 'B Walker', 'B Jammed Signal'), at('Moor')],
      steps: [A.ends(), now({ asked: null, turn: 'B', hand: { A: 2, B: [] } })],
    }));
});
