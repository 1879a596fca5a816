import { act, look, onPlay, ops, playsTitan, powerHere } from '@smash/engine/script';
import { A, actionCard, at, B, now, offered, play, titanCard } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const giant = titanCard(
  'Giant',
  'You have +6 power here.',
  playsTitan({}),
  powerHere(() => 6),
);

describe("Pecos Bill: Special: When you become the challenger in a duel, you may discard a card to play this titan there. No titan clash is resolved until the duel has ended. Ongoing: During duels here, other players cannot move minions away from here or return them to a player's hand. Ongoing: After you win a duel, draw a card.", () => {
  const titans = [{ seat: 'A' as const, card: 'Pecos Bill' }];
  const bases = [at('Meadow', 'A Filler +1', 'B Filler'), at('Moor')];

  it('comes to the base of the duel for a discarded card, before the cards are placed (TIT-2, RES-3)', () =>
    play({
      titans,
      seats: { A: { hand: ['High Noon', 'Scout', 'Walker'], deck: ['Invader'] }, B: { hand: ['Scout'] } },
      bases,
      steps: [
        now({ cannot: [A.plays('Pecos Bill', 'Meadow')] }),
        A.plays('High Noon'),
        offered('A', ['Pecos Bill', 'pass']),
        A.answers('Pecos Bill'),
        offered('A', ['Scout', 'Walker']),
        A.answers('Scout'),
        now(at('Meadow', 'A Filler', 'B Filler', 'A Pecos Bill'), { titans: { A: [] }, discard: { A: ['Scout'] } }),
        offered('A', ['Walker', 'no']),
        A.answers('no'),
        B.answers('no'),
        // The duel is won: a card is drawn.
        now(at('Meadow', 'A Filler', 'A Pecos Bill'), { asked: null, hand: { A: ['Walker', 'Invader'] } }),
      ],
    }));

  it('may be declined; not without a card to discard', () =>
    play({
      titans,
      seats: { A: { hand: ['High Noon', 'Walker'] } },
      bases,
      steps: [
        A.plays('High Noon'),
        A.answers('pass', 'no'),
        now(at('Meadow', 'A Filler'), { asked: null, titans: { A: ['Pecos Bill'] }, hand: { A: ['Walker'] } }),
      ],
    }));
  it('no card to discard: not offered (RES-11)', () =>
    play({
      titans,
      seats: { A: { hand: ['High Noon'] } },
      bases,
      steps: [A.plays('High Noon'), now(at('Meadow', 'A Filler'), { asked: null, titans: { A: ['Pecos Bill'] } })],
    }));
  it('not when you are challenged', () =>
    play({
      turn: 'B',
      titans,
      seats: { A: { hand: ['Walker'] }, B: { hand: ['High Noon'] } },
      bases: [at('Meadow', 'B Filler +1', 'A Filler'), at('Moor')],
      steps: [
        B.plays('High Noon'),
        offered('A', ['Walker', 'no'], ['Pecos Bill']),
        A.answers('no'),
        now({ titans: { A: ['Pecos Bill'] } }),
      ],
    }));
  it('TIT-3 with another titan of yours in play it is not offered', () =>
    play({
      cards: [giant],
      titans,
      seats: { A: { hand: ['High Noon', 'Walker'] } },
      bases: [at('Meadow', 'A Filler +1', 'B Filler'), at('Moor', 'A Giant')],
      steps: [
        A.plays('High Noon'),
        offered('A', ['Walker', 'no']),
        A.answers('no'),
        now({ titans: { A: ['Pecos Bill'] } }),
      ],
    }));

  it('the clash with a titan there waits until the duel has ended, and counts what is left then (TIT-6)', () =>
    play({
      cards: [giant],
      titans,
      seats: { A: { hand: ['High Noon', 'Walker', 'Quick Draw', 'Scout'] }, B: { hand: ['Scout'] } },
      bases: [at('Meadow', 'A Filler +3', 'B Filler', 'B Giant'), at('Moor')],
      steps: [
        A.plays('High Noon'),
        A.answers('Pecos Bill', 'Scout'),
        // 4 against 7: it would lose now.
        now(at('Meadow', 'A Filler', 'B Filler', 'A Pecos Bill', 'B Giant')),
        A.answers('Quick Draw'),
        B.answers('no'),
        // 8 against 6.
        now(at('Meadow', 'A Filler', 'A Pecos Bill'), { asked: null, titans: { A: [], B: ['Giant'] } }),
      ],
    }));
  it('it loses the clash after the duel like any titan (TIT-6)', () =>
    play({
      cards: [giant],
      titans,
      seats: { A: { hand: ['High Noon', 'Walker'], deck: ['Scout'] } },
      bases: [at('Meadow', 'A Filler +3', 'B Filler', 'B Giant'), at('Moor')],
      steps: [
        A.plays('High Noon'),
        A.answers('Pecos Bill'),
        now(at('Meadow', 'A Filler', 'B Giant'), { asked: null, titans: { A: ['Pecos Bill'] } }),
      ],
    }));

  it('during duels here others can neither move nor return minions here; elsewhere and after it they can (TERM-1)', () =>
    play({
      seats: { A: { hand: ['High Noon', 'Walker'] }, B: { hand: ['Stagecoach', 'Beam Up'] } },
      bases: [at('Meadow', 'A Filler +1', 'B Filler', 'A Pecos Bill'), at('Moor', 'B Scout')],
      steps: [
        A.plays('High Noon'),
        A.answers('no'),
        B.answers('Stagecoach', 'Filler', 'done'),
        now(at('Meadow', 'A Filler', 'A Pecos Bill'), at('Moor', 'B Scout'), {
          asked: null,
          discard: { B: ['Stagecoach', 'Filler'] },
        }),
      ],
    }));
  it('nor return them', () =>
    play({
      seats: { A: { hand: ['High Noon'] }, B: { hand: ['Beam Up'] } },
      bases: [at('Meadow', 'A Filler +1', 'B Filler', 'A Pecos Bill'), at('Moor', 'A Scout')],
      steps: [
        A.plays('High Noon'),
        B.answers('Beam Up', 'Filler/A'),
        now(at('Meadow', 'A Filler', 'A Pecos Bill'), { asked: null, discard: { B: ['Beam Up', 'Filler'] } }),
      ],
    }));
  it('minions elsewhere are not kept', () =>
    play({
      seats: { A: { hand: ['High Noon'], deck: [] }, B: { hand: ['Beam Up'] } },
      bases: [at('Meadow', 'A Filler +1', 'B Filler', 'A Pecos Bill'), at('Moor', 'A Scout')],
      steps: [
        A.plays('High Noon'),
        B.answers('Beam Up', 'Scout'),
        now(at('Moor'), at('Meadow', 'A Filler', 'A Pecos Bill'), { asked: null, hand: { A: ['Scout'] } }),
      ],
    }));
  it('in duels at another base it keeps nothing, and you may move yours', () =>
    play({
      seats: { A: { hand: ['High Noon', 'Stagecoach'] } },
      bases: [at('Meadow', 'A Filler', 'B Filler'), at('Moor', 'A Pecos Bill', 'A Scout')],
      steps: [
        A.plays('High Noon'),
        A.answers('Stagecoach', 'Filler', 'done'),
        now(at('Meadow', 'B Filler'), at('Moor', 'A Filler', 'A Scout', 'A Pecos Bill'), { asked: null }),
      ],
    }));
  it('in a duel here you may move yours (TERM-1)', () =>
    play({
      seats: { A: { hand: ['High Noon', 'Stagecoach'] } },
      bases: [at('Meadow', 'A Filler', 'B Filler', 'A Pecos Bill'), at('Moor')],
      steps: [
        A.plays('High Noon'),
        A.answers('Stagecoach', 'Filler', 'done'),
        now(at('Moor', 'A Filler'), at('Meadow', 'B Filler', 'A Pecos Bill'), { asked: null }),
      ],
    }));
  it('in a duel here others may do anything else to minions (TERM-1)', () =>
    play({
      seats: { A: { hand: ['High Noon'] }, B: { hand: ['Quick Draw'] } },
      bases: [at('Meadow', 'A Filler +1', 'B Filler', 'A Pecos Bill'), at('Moor')],
      steps: [
        A.plays('High Noon'),
        B.answers('Quick Draw'),
        now(at('Meadow', 'B Filler', 'A Pecos Bill'), { asked: null, cards: { Filler: { power: 5 } } }),
      ],
    }));
  it('in a duel here others may return anything but minions', () =>
    play({
      cards: [
        actionCard(
          'Fetch',
          'standard',
          'Return every action in play to its owner’s hand.',
          onPlay(function* () {
            yield* act(...(yield* look((q) => q.actions())).map(ops.returnToHand));
          }),
        ),
      ],
      seats: { A: { hand: ['High Noon'], deck: [] }, B: { hand: ['Fetch'] } },
      bases: [at('Meadow', 'A Filler +1', 'B Filler', 'A Pecos Bill', 'A Full Moon'), at('Moor')],
      steps: [
        A.plays('High Noon'),
        B.answers('Fetch'),
        now(at('Meadow', 'A Filler', 'A Pecos Bill'), { asked: null, hand: { A: ['Full Moon'] } }),
      ],
    }));
  it('outside a duel others may', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Beam Up'] } },
      bases: [at('Meadow', 'A Filler', 'A Pecos Bill'), at('Moor')],
      steps: [B.plays('Beam Up'), now(at('Meadow', 'A Pecos Bill'), { asked: null })],
    }));

  it('you draw for a duel you win anywhere, even as the challenged one, and not for one you lose', () =>
    play({
      turn: 'B',
      seats: { A: { deck: ['Scout', 'Walker'] }, B: { hand: ['High Noon', 'Time Loop', 'High Noon'] } },
      bases: [at('Meadow', 'A Filler +1', 'B Filler', 'B Filler +2'), at('Moor', 'A Pecos Bill')],
      steps: [
        B.plays('Time Loop'),
        B.plays('High Noon'),
        B.answers('Filler/B#1', 'no'),
        now(at('Meadow', 'A Filler', 'B Filler'), { hand: { A: ['Scout'] } }),
        B.plays('High Noon'),
        A.answers('no'),
        now(at('Meadow', 'B Filler'), { asked: null, hand: { A: ['Scout'] } }),
      ],
    }));
  it('a tie has been won by both (DUEL-2)', () =>
    play({
      seats: { A: { hand: ['High Noon'], deck: ['Scout', 'Walker'] } },
      bases: [at('Meadow', 'A Filler', 'B Filler'), at('Moor', 'A Pecos Bill')],
      steps: [A.plays('High Noon'), now(at('Meadow'), { asked: null, hand: { A: ['Scout'] } })],
    }));
});
