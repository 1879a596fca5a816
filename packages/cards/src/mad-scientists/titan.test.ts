import { act, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler'];
const titans = [{ seat: 'A' as const, card: 'The Bride' }];
const pike = minionCard('Pike', 2, '');
const phase = 'start' as const;

describe('The Bride: Special: At the start of your turn, you may do two of these effects, in any order and to different minions, to play this titan: place a minion you own from your hand or discard pile into the box; destroy one of your minions; remove a +1 power counter from one of your minions. Ongoing: Once per turn, after you place or remove a +1 power counter on your minions, draw a card. Talent: Place a +1 power counter on one of your minions here OR remove two +1 power counters in all from your minions to play an extra action.', () => {
  it('two of the three, in your order, and she comes where you like (TIT-2)', () =>
    play({
      cards: [pike],
      phase,
      titans,
      seats: { A: { hand: ['Scout', 'Howl'], discard: ['Walker', 'Howl'], deck }, B: { deck } },
      bases: [at('Meadow', 'A Invader +1', 'A Pike', 'B Filler +1'), at('Moor')],
      steps: [
        offered('A', ['The Bride', 'pass']),
        A.answers('The Bride'),
        offered('A', ['box', 'destroy', 'remove'], ['no']),
        A.answers('remove'),
        offered('A', ['box', 'destroy'], ['remove']),
        A.answers('box'),
        offered('A', ['Scout', 'Walker'], ['Howl', 'no']),
        A.answers('Walker'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Moor'),
        now(at('Meadow', 'A Invader', 'A Pike', 'B Filler'), at('Moor', 'A The Bride'), {
          asked: null,
          phase: 'play',
          hand: { A: ['Scout', 'Howl'] },
          discard: { A: ['Howl'] },
          cards: { Invader: { counters: 0 } },
        }),
      ],
    }));

  it('the-bride/1 two different effects on two different minions (RES-3)', () =>
    play({
      cards: [pike],
      phase,
      titans,
      seats: { A: { hand: ['Howl'], deck }, B: { deck } },
      bases: [at('Meadow', 'A Invader +1', 'A Pike'), at('Moor')],
      steps: [
        A.answers('The Bride'),
        offered('A', ['destroy', 'remove'], ['box', 'no']),
        A.answers('destroy'),
        // The Pike: without the Invader no counter would be left to remove.
        A.answers('Moor'),
        now(at('Meadow', 'A Invader'), at('Moor', 'A The Bride'), { asked: null, cards: { Invader: { counters: 0 } } }),
      ],
    }));

  it('the-bride/1 without two of them she does not come (RES-11)', () => {
    for (const there of [['A Filler +1', 'B Invader +1'], ['A Filler', 'A Invader'], ['B Filler +1']])
      play({
        phase,
        titans,
        seats: { A: { hand: ['Howl'], deck, discard: ['Howl'] }, B: { hand: ['Scout'], deck } },
        bases: [at('Meadow', ...there), at('Moor')],
        steps: [now({ asked: null, phase: 'play', titans: { A: ['The Bride'] } })],
      });
  });

  it('the-bride/1 an effect that does not happen brings nobody (CAN-1)', () =>
    play({
      phase,
      titans,
      seats: { A: { hand: ['Scout'], deck }, B: { deck } },
      bases: [at('Meadow', 'A Filler with B Überserum'), at('Moor')],
      steps: [
        A.answers('The Bride', 'destroy'),
        now(at('Meadow', 'A Filler with B Überserum'), {
          asked: null,
          titans: { A: ['The Bride'] },
          hand: { A: ['Scout'] },
        }),
      ],
    }));

  it('the-bride/2 the counter that Igor gives comes afterwards: it cannot be the one removed (RES-4)', () =>
    play({
      phase,
      titans,
      seats: { A: { hand: ['Scout'], deck }, B: { deck } },
      bases: [at('Meadow', 'A Igor', 'A Filler'), at('Moor')],
      steps: [
        A.answers('The Bride', 'destroy', 'Igor'),
        // The Scout goes into the box: no minion has a counter yet, and Igor has been used.
        now({ asked: { seat: 'A', has: ['Meadow', 'Moor'] }, hand: { A: [] }, discard: { A: ['Igor'] } }),
        A.answers('Moor'),
        now(at('Moor', 'A The Bride'), { asked: null, cards: { Filler: { counters: 1 } }, discard: { A: ['Igor'] } }),
      ],
    }));

  it('not in another player’s turn, and not with a titan in play (TIT-3)', () => {
    play({
      phase,
      turn: 'B',
      titans,
      seats: { A: { hand: ['Scout'], deck }, B: { deck } },
      bases: [at('Meadow', 'A Filler +1'), at('Moor')],
      steps: [now({ asked: null, turn: 'B', phase: 'play' })],
    });
    play({
      phase,
      titans,
      seats: { A: { hand: ['Scout'], deck }, B: { deck } },
      bases: [at('Meadow', 'A Filler +1', 'A Dagon'), at('Moor')],
      steps: [now({ asked: null, turn: 'A', phase: 'play' })],
    });
  });

  it('a card for the first counter you place or remove on yours, once a turn (ABL-3)', () =>
    play({
      seats: {
        A: { hand: ['Jolt', 'Jolt', 'Time Loop'], deck: ['Scout', 'Howl', 'Scout', 'Scout', 'Howl'] },
        B: { deck },
      },
      bases: [at('Meadow', 'A Filler', 'A Invader', 'A The Bride'), at('Moor', 'A Herr Doktor')],
      steps: [
        A.plays('Jolt'),
        now({ asked: null, hand: { A: ['Jolt', 'Time Loop', 'Scout'] } }),
        A.uses('Herr Doktor'),
        A.answers('Filler'),
        now({ asked: null, hand: { A: ['Jolt', 'Time Loop', 'Scout'] } }),
      ],
    }));

  it('removing counts; not those of others, nor yours that another player places (TERM-2)', () => {
    play({
      seats: { A: { hand: ['Filler'], deck: ['Scout', 'Howl'] } },
      bases: [at('Meadow', 'A The Monster +1', 'A The Bride'), at('Moor')],
      steps: [A.uses('The Monster'), now({ hand: { A: ['Filler', 'Scout'] } })],
    });
    play({
      turn: 'B',
      seats: { A: { hand: [], deck: ['Scout', 'Howl'] }, B: { hand: ['Jolt'], deck } },
      bases: [at('Meadow', 'A Filler', 'B Filler', 'A The Bride'), at('Moor')],
      steps: [B.plays('Jolt'), now({ asked: null, hand: { A: [] } })],
    });
    play({
      seats: { A: { hand: ['Soldier'], deck: ['Scout', 'Howl'] } },
      bases: [at('Meadow', 'A The Bride'), at('Moor')],
      steps: [A.plays('Soldier', 'Moor'), now({ asked: null, hand: { A: ['Scout'] } })],
    });
  });

  it('yours, placed by you: neither yours by another player, nor another player’s by you (TERM-2)', () => {
    const gift = (whose: number) =>
      actionCard(
        'Gift',
        'standard',
        'Place a counter on every minion of a player.',
        onPlay(function* () {
          const theirs = yield* look((q) => q.minionsOf(whose));
          yield* act(...theirs.map((ix) => ops.counters(ix, 1)));
        }),
      );
    for (const [turn, whose] of [
      ['B', 0],
      ['A', 1],
    ] as const)
      play({
        cards: [gift(whose)],
        turn,
        seats: { A: { hand: ['Gift'], deck }, B: { hand: ['Gift'], deck } },
        bases: [at('Meadow', 'A Filler', 'B Filler', 'A The Bride'), at('Moor')],
        steps: [(turn === 'A' ? A : B).plays('Gift'), now({ asked: null, hand: { A: turn === 'A' ? [] : ['Gift'] } })],
      });
  });

  it('the talent places a counter here (RES-14)', () =>
    play({
      seats: { A: { hand: [], deck: ['Scout', 'Howl'] } },
      bases: [at('Meadow', 'A Filler', 'A Invader', 'B Filler', 'A The Bride'), at('Moor', 'A Scout')],
      steps: [
        A.uses('The Bride'),
        offered('A', ['Filler/A', 'Invader'], ['Scout', 'Filler/B', 'no']),
        A.answers('Invader'),
        now({
          asked: null,
          cards: { Invader: { counters: 1 } },
          hand: { A: ['Scout'] },
          cannot: [A.uses('The Bride')],
        }),
      ],
    }));

  it('or takes two counters in all, from one or two minions anywhere, for an extra action (RES-3)', () => {
    const seats = { A: { hand: ['Jolt', 'Howl'], deck: ['Scout', 'Filler'] } };
    play({
      seats,
      bases: [at('Meadow', 'A Filler +2', 'A The Bride'), at('Moor', 'A Invader +1', 'B Filler +1')],
      steps: [
        A.uses('The Bride'),
        offered('A', ['place', 'remove']),
        A.answers('remove'),
        offered('A', ['Filler/A', 'Invader'], ['Filler/B', 'no']),
        A.answers('Filler/A'),
        offered('A', ['Filler/A', 'Invader'], ['Filler/B', 'no']),
        A.answers('Invader'),
        now({ asked: null, cards: { 'Filler/A': { counters: 1 }, Invader: { counters: 0 } } }),
        A.plays('Howl'),
        A.plays('Jolt'),
      ],
    });
    play({
      seats,
      bases: [at('Meadow', 'A The Bride'), at('Moor', 'A Invader +2')],
      steps: [
        A.uses('The Bride'),
        now({ asked: null, cards: { Invader: { counters: 0 } } }),
        A.plays('Howl'),
        A.plays('Jolt'),
      ],
    });
  });

  it('no extra action when a counter cannot go, and not with a single counter elsewhere (RES-11)', () => {
    play({
      cards: [
        minionCard('Keeper', 1, 'Ongoing: Counters cannot be removed from this minion.', {
          kind: 'protect',
          label: 'ongoing',
          blocks: (_q, me, op) => op.verb === 'counter' && op.n < 0 && op.card === me.self,
        }),
      ],
      seats: { A: { hand: ['Howl', 'Howl'], deck } },
      bases: [at('Meadow', 'A The Bride'), at('Moor', 'A Invader +1', 'A Keeper +1')],
      steps: [A.uses('The Bride'), A.answers('?Invader'), A.plays('Howl'), refused(A.plays('Howl'))],
    });
    play({
      seats: { A: { deck } },
      bases: [at('Meadow', 'A The Bride', 'B Filler'), at('Moor', 'A Invader +1')],
      steps: [refused(A.uses('The Bride')), A.ends(), B.ends()],
    });
  });
  it('one counter is removed; with one base she goes there', () =>
    play({
      phase,
      titans,
      seats: { A: { hand: ['Scout'], deck }, B: { deck } },
      bases: [at('Meadow', 'A Invader +2')],
      steps: [
        A.answers('The Bride', 'remove'),
        now(at('Meadow', 'A Invader', 'A The Bride'), {
          asked: null,
          hand: { A: [] },
          cards: { Invader: { counters: 1 } },
        }),
      ],
    }));
  it('a treasure in your hand is not owned by you (MON-1)', () =>
    play({
      phase,
      titans,
      seats: { A: { hand: ['Dwarf Hireling'], deck }, B: { deck } },
      bases: [at('Meadow', 'A Filler +1'), at('Moor')],
      steps: [now({ asked: null, phase: 'play', titans: { A: ['The Bride'] } })],
    }));
  it('no card for a counter on a titan', () =>
    play({
      cards: [
        actionCard(
          'Crown',
          'standard',
          'Place a counter on every titan.',
          onPlay(function* () {
            const all = yield* look((q) => q.bases().flatMap((base) => q.titansAt(base)));
            yield* act(...all.map((ix) => ops.counters(ix, 1)));
          }),
        ),
      ],
      seats: { A: { hand: ['Crown'], deck } },
      bases: [at('Meadow', 'A Filler', 'A The Bride'), at('Moor')],
      steps: [A.plays('Crown'), now({ asked: null, hand: { A: [] }, cards: { 'The Bride': { counters: 1 } } })],
    }));
  it('the talent with one minion here; two counters are enough to remove, one is not (RES-3)', () => {
    const seats = { A: { hand: [], deck } };
    play({
      seats,
      bases: [at('Meadow', 'A Filler', 'A The Bride'), at('Moor')],
      steps: [A.uses('The Bride'), now({ asked: null, cards: { Filler: { counters: 1 } } })],
    });
    play({
      seats,
      bases: [at('Meadow', 'A Filler +1', 'A The Bride'), at('Moor')],
      steps: [A.uses('The Bride'), now({ asked: null, cards: { Filler: { counters: 2 } } })],
    });
    play({
      seats,
      bases: [at('Meadow', 'A Filler +1', 'A The Bride'), at('Moor', 'A Invader +1')],
      steps: [A.uses('The Bride'), offered('A', ['place', 'remove'], ['no'])],
    });
  });
});
