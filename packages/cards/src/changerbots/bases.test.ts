import { act, ignoresThisBase, onYourTurn, ops } from '@smash/engine/script';
import { A, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const ignores = (mode: 'must' | 'may') =>
  minionCard(
    `Scoffer ${mode}`,
    1,
    'Ongoing: You ignore the ability of this base.',
    ignoresThisBase(mode, (_q, me, seat) => seat === me.seat),
  );

describe('Changing Room: After a minion here uses a talent, it gains +1 power this turn.', () => {
  it('gives the minion that used one +1 until the turn ends, for each talent, and no other minion (RES-5, TERM-11)', () =>
    play({
      bases: [
        at('Changing Room', 'A Leader Two with A The Touch', 'A Walker', 'B Leader Two'),
        at('Moor', 'A Bruiser'),
      ],
      steps: [
        A.uses('Leader Two#1', 1),
        A.answers('Walker'),
        now({
          asked: null,
          cards: { 'Leader Two#1': { power: 7 }, Walker: { power: 4 }, 'Leader Two#2': { power: 6 } },
        }),
        A.uses('Leader Two#1'),
        now({ cards: { 'Leader Two#1': { power: 11 }, Walker: { power: 4 } } }),
        A.uses('Bruiser'),
        now({ cards: { Bruiser: { power: 4 } } }),
        A.ends(),
        now({ cards: { 'Leader Two#1': { power: 6 }, Walker: { power: 2 } } }),
      ],
    }));

  it('changing-room/1 counts a talent that an action granted (ABL-9)', () =>
    play({
      bases: [at('Changing Room', 'A Walker with B The Touch'), at('Moor')],
      steps: [A.uses('Walker'), now({ asked: null, cards: { Walker: { power: 6 } } })],
    }));

  it('changing-room/2 gives nothing to a minion that comes here by its talent; one that leaves by it was here (RES-5)', () =>
    play({
      bases: [at('Changing Room', 'A Huffie'), at('Moor', 'A Huffie')],
      steps: [
        A.uses('Huffie@Moor'),
        now(at('Changing Room', 'A Huffie', 'A Huffie'), {
          asked: null,
          cards: { 'Huffie#1': { power: 3 }, 'Huffie#2': { power: 2 } },
        }),
        A.uses('Huffie#1'),
        now(at('Moor', 'A Huffie'), { cards: { 'Huffie@Moor': { power: 3 } } }),
      ],
    }));

  it('does not count other uses, or talents of titans (ABL-6)', () =>
    play({
      cards: [
        minionCard(
          'Drill',
          2,
          'Special: On your turn, you may draw a card.',
          onYourTurn({ when: () => true }, function* (me) {
            yield* act(ops.draw(me.seat, 1));
          }),
        ),
      ],
      bases: [at('Changing Room', 'A Drill', 'A Walker', 'A The Everything Glove'), at('Moor')],
      steps: [
        A.uses('The Everything Glove'),
        A.answers('play'),
        A.uses('Drill'),
        now({ asked: null, hand: { A: ['Filler'] }, bases: { 'Changing Room': { power: { A: 4 } } } }),
        ({ state }) => expect(state.modifiers).toEqual([]),
      ],
    }));

  it('gives nothing to a player who ignores it, and asks one who may (TERM-13)', () =>
    play({
      cards: [ignores('must'), ignores('may')],
      bases: [at('Changing Room', 'A Bruiser', 'A Scoffer must', 'B Bruiser', 'B Scoffer may'), at('Moor')],
      steps: [
        A.uses('Bruiser#1'),
        now({ asked: null, cards: { 'Bruiser#1': { power: 4 } } }),
        A.ends(),
        B.uses('Bruiser#2'),
        offered('B', ['yes', 'no']),
        B.answers('no'),
        now({ asked: null, cards: { 'Bruiser#2': { power: 5 } } }),
      ],
    }));
});

describe('Unicrave: Before this base scores, put the top card of the base deck in its place. All cards on this base stay there, this card is discarded, and the scoring goes on.', () => {
  it('gives way to the top base of the deck, with all cards staying, and that one scores (CONF-1, SCORE-4)', () =>
    play({
      phase: 'score',
      baseDeck: ['Meadow', 'Marsh'],
      bases: [
        at('Unicrave', 'A King Rex +9 with B Upgrade', 'B Walker', 'B Overrun', 'A Mergacon'),
        at('Moor', 'B Invader'),
      ],
      steps: [
        now(at('Marsh'), at('Moor', 'B Invader'), {
          turn: 'B',
          vp: { A: 3, B: 2 },
          baseDiscard: ['Unicrave', 'Meadow'],
          discard: { A: ['King Rex'], B: ['Upgrade', 'Walker', 'Overrun'] },
          titans: { A: ['Mergacon'] },
        }),
      ],
    }));

  it('unicrave/1 the new base scores immediately, against SCORE-5, even far from its breakpoint (SCORE-4, CONF-1)', () =>
    play({
      seats: { A: { hand: ['Hidden Ninja', 'Filler'] } },
      phase: 'score',
      baseDeck: ['The Great Library', 'Marsh'],
      bases: [at('Unicrave', 'A King Rex +9', 'B Invader'), at('Moor')],
      steps: [
        // Specials of the same window are for the new base.
        now(at('The Great Library', 'A King Rex', 'B Invader')),
        A.plays('Hidden Ninja'),
        now(at('The Great Library', 'A King Rex', 'B Invader', 'A Filler')),
        A.answers('yes'),
        B.answers('no'),
        now(at('Marsh'), {
          turn: 'B',
          vp: { A: 4, B: 2 },
          hand: { A: ['Filler', 'Filler', 'Filler'] },
          baseDiscard: ['Unicrave', 'The Great Library'],
        }),
      ],
    }));

  it('leaves other scorings alone (SCORE-13)', () =>
    play({
      phase: 'score',
      baseDeck: ['Heath'],
      bases: [at('Unicrave', 'A Walker'), at('Moor', 'B King Rex +4')],
      steps: [now(at('Unicrave', 'A Walker'), at('Heath'), { vp: { A: 0, B: 3 }, baseDiscard: ['Moor'] })],
    }));

  it('scores itself without a gain where there is no other base (SCORE-10)', () =>
    play({
      phase: 'score',
      baseDeck: [],
      bases: [at('Unicrave', 'A King Rex +12', 'B Filler'), at('Moor', 'B Walker')],
      steps: [
        now(at('Unicrave'), at('Moor', 'B Walker'), {
          turn: 'B',
          vp: { A: 0, B: 0 },
          discard: { A: ['King Rex'], B: ['Filler'] },
        }),
      ],
    }));

  it('takes a base of the discard pile where the deck is empty (SCORE-10)', () =>
    play({
      phase: 'score',
      baseDeck: [],
      baseDiscard: ['Fen'],
      bases: [at('Unicrave', 'A King Rex +12'), at('Moor', 'B Walker')],
      steps: [now(at('Moor', 'B Walker'), { turn: 'B', vp: { A: 3 } }), refused(A.ends())],
    }));
});
