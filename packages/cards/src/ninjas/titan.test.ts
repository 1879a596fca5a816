import { viewEvents } from '@smash/engine';
import { act, instead, look, onPlay, ops, protect } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play, refused, titanCard } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const aside = [{ seat: 'A' as const, card: 'Invisible Ninja' }];
const deck = ['Walker', 'Invader', 'Scout'];

describe('Invisible Ninja: Special: If this titan was out of play when your turn started, you may discard a card on your turn to play it on a base where you have a minion. Ongoing: Once per turn, after you destroy a card of another player or return a minion of yours to your hand, you may look at the top two cards of your deck; if you do, draw one and shuffle the other into the deck. Special: You may destroy this titan at the start of your turn to play an extra minion with power 3 or less.', () => {
  it('comes to a base with a minion of its player for a card that player chooses, in addition to the regular plays (TIT-2, RES-3)', () =>
    play({
      seats: { A: { hand: ['Invader', 'Walker', 'Howl'] } },
      titans: aside,
      bases: [at('Meadow', 'A Filler'), at('Moor', 'B Filler'), at('Marsh')],
      steps: [
        now({
          can: [A.plays('Invisible Ninja', 'Meadow')],
          cannot: [A.plays('Invisible Ninja', 'Moor'), A.plays('Invisible Ninja', 'Marsh')],
        }),
        A.plays('Invisible Ninja', 'Meadow'),
        offered('A', ['Invader', 'Walker', 'Howl'], ['no']),
        A.answers('Walker'),
        now(at('Meadow', 'A Filler', 'A Invisible Ninja'), {
          asked: null,
          hand: { A: ['Invader', 'Howl'] },
          discard: { A: ['Walker'] },
          titans: { A: [] },
          plays: { A: { minions: 1, actions: 1 } },
        }),
      ],
    }));

  it('does not come without a card to discard, nor in another player’s turn', () =>
    play({
      seats: { A: { hand: [] }, B: { hand: ['Invader'] } },
      titans: [...aside, { seat: 'B', card: 'Invisible Ninja' }],
      bases: [at('Meadow', 'A Filler', 'B Filler')],
      steps: [
        refused(A.plays('Invisible Ninja', 'Meadow')),
        refused(B.plays('Invisible Ninja', 'Meadow')),
        A.ends(),
        now({ turn: 'B', can: [B.plays('Invisible Ninja', 'Meadow')], cannot: [A.plays('Invisible Ninja', 'Meadow')] }),
      ],
    }));

  it('does not come in a turn that began with it in play, but in the next', () =>
    play({
      cards: [
        actionCard(
          'Vanish',
          'standard',
          'Destroy your titan.',
          onPlay(function* (me) {
            yield* act(ops.destroy(yield* look((q) => q.titanOf(me.seat))));
          }),
        ),
      ],
      seats: { A: { hand: ['Vanish', 'Walker'] } },
      bases: [at('Meadow', 'A Filler', 'A Invisible Ninja')],
      steps: [
        A.plays('Vanish'),
        now({ titans: { A: ['Invisible Ninja'] } }),
        refused(A.plays('Invisible Ninja', 'Meadow')),
        A.ends(),
        B.ends(),
        now({ can: [A.plays('Invisible Ninja', 'Meadow')] }),
      ],
    }));

  it('comes in a turn that began with it out of play because another player destroyed it in the turn before', () =>
    play({
      turn: 'B',
      cards: [
        actionCard(
          'Unmask',
          'standard',
          'Destroy a titan.',
          onPlay(function* () {
            yield* act(ops.destroy(yield* look((q) => q.s.inPlay.find((ix) => q.isTitan(ix))!)));
          }),
        ),
      ],
      seats: { A: { hand: ['Walker'] }, B: { hand: ['Unmask'] } },
      bases: [at('Meadow', 'A Filler', 'A Invisible Ninja')],
      steps: [B.plays('Unmask'), B.ends(), now({ turn: 'A', can: [A.plays('Invisible Ninja', 'Meadow')] })],
    }));

  it('does not come, and nothing is discarded, while its player controls another titan (TIT-3)', () =>
    play({
      cards: [titanCard('Helper', '')],
      seats: { A: { hand: ['Walker'] } },
      titans: aside,
      bases: [at('Meadow', 'A Filler'), at('Moor', 'A Helper')],
      steps: [refused(A.plays('Invisible Ninja', 'Meadow')), now({ hand: { A: ['Walker'] } })],
    }));

  it('after its player has destroyed a minion of another one, shows two cards to that player alone: one is drawn, the other shuffled in (INFO-1, TERM-12)', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'], deck } },
      bases: [at('Meadow', 'B Invader'), at('Moor', 'A Invisible Ninja')],
      steps: [
        A.plays('Seeing Stars'),
        offered('A', ['Invisible Ninja', 'pass']),
        A.answers('Invisible Ninja'),
        offered('A', ['Walker', 'Invader'], ['Scout', 'no']),
        A.answers('Invader'),
        now({
          asked: null,
          hand: { A: ['Invader'] },
          deck: { A: { has: ['Walker', 'Scout'], count: 2 } },
          sees: { B: { lacks: ['Walker', 'Scout'] }, A: { has: ['Walker'], lacks: ['Scout'] } },
        }),
        ({ events }) => expect(viewEvents(events, 1).some((e) => e.type === 'shuffle' && e.seat === 0)).toBe(true),
      ],
    }));

  it('may be declined, and then works later in the turn; used once it rests until the next turn', () =>
    play({
      seats: { A: { hand: ['Cannon', 'Time Loop', 'Seeing Stars', 'Seeing Stars'], deck: [...deck, ...deck] } },
      bases: [at('Meadow', 'B Invader', 'B Invader', 'B Walker', 'B Walker'), at('Moor', 'A Invisible Ninja')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Cannon'),
        A.answers('Walker#1', 'Walker#2', 'pass'),
        now({ hand: { A: 2 } }),
        A.plays('Seeing Stars'),
        A.answers('Invader#1', 'Invisible Ninja', 'Walker'),
        now({ asked: null, hand: { A: ['Seeing Stars', 'Walker'] } }),
      ],
    }));

  it('several cards destroyed together, and more of them later, are still one use per turn (RES-9)', () =>
    play({
      seats: { A: { hand: ['Cannon', 'Time Loop', 'Seeing Stars'], deck } },
      bases: [at('Meadow', 'B Invader', 'B Walker', 'B Walker'), at('Moor', 'A Invisible Ninja')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Cannon'),
        A.answers('Walker#1', 'Walker#2', 'Invisible Ninja', 'Walker'),
        now({ asked: null, hand: { A: ['Seeing Stars', 'Walker'] } }),
        A.plays('Seeing Stars'),
        now({ asked: null, hand: { A: ['Walker'] } }),
      ],
    }));

  it('works for an action of another player, and a titan, too: a card is a card (TIT-4)', () => {
    const any = actionCard(
      'Strike',
      'standard',
      'Destroy all cards of other players.',
      onPlay(function* (me) {
        const theirs = yield* look((q) => q.s.inPlay.filter((ix) => q.controller(ix) !== me.seat));
        yield* act(...theirs.map(ops.destroy));
      }),
    );
    for (const [name, target] of [
      ['Disenchant', 'B Enshrouding Mist'],
      ['Strike', 'B Helper'],
    ] as const)
      play({
        cards: [any, titanCard('Helper', '')],
        seats: { A: { hand: [name], deck } },
        bases: [at('Meadow', target), at('Moor', 'A Invisible Ninja')],
        steps: [
          A.plays(name),
          offered('A', ['Invisible Ninja', 'pass']),
          A.answers('Invisible Ninja', 'Walker'),
          now({ hand: { A: ['Walker'] } }),
        ],
      });
  });

  it('is not triggered by a card of your own destroyed, nor by what another player destroys', () =>
    play({
      turn: 'A',
      seats: { A: { hand: ['Seeing Stars'], deck }, B: { hand: ['Seeing Stars'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor', 'A Invisible Ninja', 'A King Rex'), at('Marsh', 'B Scout')],
      steps: [
        A.plays('Seeing Stars'),
        A.answers('Walker'),
        now({ asked: null, hand: { A: [] }, discard: { A: { has: ['Walker'] } } }),
        A.ends(),
        B.plays('Seeing Stars'),
        now({ asked: null, discard: { B: { has: ['Scout'] } } }),
      ],
    }));

  it('works when a minion of your own returns to your hand, not for those of others or to other hands (TERM-5)', () => {
    const scoop = actionCard(
      'Fetch',
      'standard',
      'Return every minion.',
      onPlay(function* () {
        yield* act(...(yield* look((q) => q.minions())).map(ops.returnToHand));
      }),
    );
    const run = (minion: string, asked: boolean): void =>
      play({
        cards: [scoop],
        seats: { A: { hand: ['Fetch'], deck } },
        bases: [at('Meadow', minion), at('Moor', 'A Invisible Ninja')],
        steps: [
          A.plays('Fetch'),
          ...(asked ? [offered('A', ['Invisible Ninja', 'pass']), A.answers('Invisible Ninja', 'Walker')] : []),
          now(at('Meadow'), { asked: null, deck: { A: asked ? 2 : 3 } }),
        ],
      });
    run('A Invader', true);
    run('B Invader', false);
    run('A Invader of B', false);
    run('B Invader of A', false);
  });

  it('works when a base names its player to do it (TERM-2)', () => {
    for (const [base, target] of [
      ['Ninja Dojo', ['Scout']],
      ['The Mothership', []],
    ] as const)
      play({
        seats: { A: { deck: [...deck, ...deck] } },
        bases: [at(base, 'A Filler +30', 'A Walker'), at('Moor', 'A Invisible Ninja', 'B Scout')],
        steps: [
          A.ends(),
          A.answers(base, ...target),
          offered('A', ['Invisible Ninja', 'pass']),
          A.answers('Invisible Ninja', 'Walker@deck'),
          now({ turn: 'B', hand: { A: base === 'Ninja Dojo' ? 3 : 4 } }),
        ],
      });
  });

  it('is not triggered by a destruction that did not happen (RES-5, RES-7)', () =>
    play({
      cards: [
        minionCard(
          'Stayer',
          2,
          'If this minion would be destroyed, it stays.',
          instead({ of: 'destroy', when: (_q, me, op) => op.card === me.self }, function* () {
            return yield* look(() => true);
          }),
        ),
        minionCard(
          'Rock',
          2,
          'Cannot be destroyed.',
          protect((_q, me, op) => op.verb === 'destroy' && op.card === me.self),
        ),
      ],
      seats: { A: { hand: ['Cannon'], deck } },
      bases: [at('Meadow', 'B Stayer', 'B Rock'), at('Moor', 'A Invisible Ninja')],
      steps: [
        A.plays('Cannon'),
        A.answers('Stayer', 'Rock'),
        now(at('Meadow', 'B Stayer', 'B Rock'), { asked: null, hand: { A: [] } }),
      ],
    }));

  it('makes a new deck of the discard pile where two cards are needed and fewer are left (DECK-1)', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'], deck: ['Walker'], discard: ['Invader'] } },
      bases: [at('Meadow', 'B Invader'), at('Moor', 'A Invisible Ninja')],
      steps: [
        A.plays('Seeing Stars'),
        A.answers('Invisible Ninja'),
        offered('A', ['Walker', 'Invader']),
        A.answers('Invader'),
        now({ asked: null, hand: { A: ['Invader'] }, deck: { A: ['Walker'] }, discard: { A: ['Seeing Stars'] } }),
      ],
    }));

  it('draws the only card there is; not asked if there is none, even in the discard pile (DECK-1, ME-4)', () => {
    const bases = [at('Meadow', 'B Invader'), at('Moor', 'A Invisible Ninja')];
    play({
      seats: { A: { hand: ['Seeing Stars'], deck: ['Walker'] } },
      bases,
      steps: [
        A.plays('Seeing Stars'),
        A.answers('Invisible Ninja'),
        now({ asked: null, hand: { A: ['Walker'] }, deck: { A: [] }, discard: { A: ['Seeing Stars'] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Seeing Stars'], deck: [] } },
      bases,
      steps: [A.plays('Seeing Stars'), now({ asked: null, hand: { A: [] }, discard: { A: ['Seeing Stars'] } })],
    });
  });

  it('is destroyed at the start of a turn for an extra minion of power 3 or less, immediately and in addition to the regular one (EXT-3)', () =>
    play({
      phase: 'start',
      seats: { A: { hand: ['Invader', 'Ninja Master', 'Walker'] } },
      bases: [at('Meadow', 'A Invisible Ninja +2'), at('Moor', 'B Filler')],
      steps: [
        offered('A', ['Invisible Ninja', 'pass']),
        A.answers('Invisible Ninja'),
        offered('A', ['Invader', 'Walker', 'no'], ['Ninja Master']),
        A.answers('Invader', 'Moor'),
        now(at('Meadow'), at('Moor', 'A Invader', 'B Filler'), {
          asked: null,
          phase: 'play',
          vp: { A: 1 },
          titans: { A: ['Invisible Ninja'] },
          plays: { A: { minions: 1, actions: 1 } },
          cannot: [A.plays('Invisible Ninja', 'Moor')],
        }),
      ],
    }));

  it('may stay, and is not asked about at the start of the turn of another player', () =>
    play({
      phase: 'start',
      seats: { A: { hand: ['Invader'] } },
      bases: [at('Meadow', 'A Invisible Ninja')],
      steps: [
        A.answers('pass'),
        now(at('Meadow', 'A Invisible Ninja'), { asked: null, phase: 'play', hand: { A: ['Invader'] } }),
        A.ends(),
        now({ asked: null, turn: 'B', phase: 'play' }),
      ],
    }));

  it('brings no minion when it is not destroyed (RES-3)', () =>
    play({
      phase: 'start',
      cards: [
        minionCard(
          'Guardian',
          1,
          'Titans here cannot be destroyed.',
          protect((q, me, op) => op.verb === 'destroy' && q.isTitan(op.card) && q.base(op.card) === q.base(me.self)),
        ),
      ],
      seats: { A: { hand: ['Invader'] } },
      bases: [at('Meadow', 'A Invisible Ninja', 'B Guardian')],
      steps: [
        A.answers('Invisible Ninja'),
        now(at('Meadow', 'A Invisible Ninja', 'B Guardian'), { asked: null, phase: 'play', hand: { A: ['Invader'] } }),
      ],
    }));

  it('invisible-ninja/1 played in Play Cards it is not destroyed for a minion before the next turn of its player', () =>
    play({
      seats: { A: { hand: ['Walker', 'Invader'], deck: ['Scout', 'Scout', 'Scout'] } },
      titans: aside,
      bases: [at('Meadow', 'A Filler')],
      steps: [
        A.plays('Invisible Ninja', 'Meadow'),
        A.answers('Walker'),
        now({ asked: null, cannot: [A.uses('Invisible Ninja')] }),
        A.ends(),
        now({ asked: null, turn: 'B', phase: 'play' }),
        B.ends(),
        offered('A', ['Invisible Ninja', 'pass']),
      ],
    }));

  it('invisible-ninja/2 the extra minion may be played at any base', () =>
    play({
      phase: 'start',
      seats: { A: { hand: ['Walker'] } },
      bases: [at('Meadow', 'A Invisible Ninja'), at('Moor'), at('Marsh', 'B Filler')],
      steps: [
        A.answers('Invisible Ninja', 'Walker'),
        offered('A', ['Meadow', 'Moor', 'Marsh']),
        A.answers('Marsh'),
        now(at('Marsh', 'B Filler', 'A Walker')),
      ],
    }));
});
