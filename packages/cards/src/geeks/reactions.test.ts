import { type State, view } from '@smash/engine';
import { act, call, isAnother, onPlay, ops, playedAfter } from '@smash/engine/script';
import { A, actionCard, at, B, C, now, offered, play, queryOf, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

describe('Force of Wil: Special: When another player plays an action, you may play this card. That action is discarded and has no effect.', () => {
  it('force-of-wil/1 force-of-wil/2 the action waits for it, and is then discarded without effect (RES-6)', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'] }, B: { hand: ['Force of Wil'] } },
      bases: [at('Meadow', 'A Walker', 'B Walker'), at('Moor')],
      steps: [
        refused(B.plays('Force of Wil')),
        A.plays('Seeing Stars'),
        offered('B', ['Force of Wil', 'pass']),
        now({ hand: { A: [] }, discard: { A: [] } }),
        B.answers('Force of Wil'),
        now(at('Meadow', 'A Walker', 'B Walker'), {
          asked: null,
          discard: { A: ['Seeing Stars'], B: ['Force of Wil'] },
          plays: { A: { minions: 1, actions: 0 } },
        }),
      ],
    }));

  it('is not a regular action, and does not react to minions or to your own actions (PLAY-6)', () =>
    play({
      seats: { A: { hand: ['Force of Wil', 'Good Habits'] }, B: { hand: ['Force of Wil', 'Walker'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        refused(A.plays('Force of Wil')),
        A.plays('Good Habits'),
        B.answers('pass'),
        A.ends(),
        B.plays('Walker', 'Meadow'),
        B.answers('?top'),
        now({ asked: null, hand: { A: { has: ['Force of Wil'] } } }),
      ],
    }));

  it('reactions to the play of an action still happen: it has been played (RES-1)', () =>
    play({
      seats: { A: { hand: ['Overrun', 'Good Habits'] }, B: { hand: ['Force of Wil'] } },
      bases: [at('Workshop'), at('Moor')],
      steps: [
        A.plays('Overrun', 'Workshop'),
        B.answers('Force of Wil'),
        now(at('Workshop'), { discard: { A: ['Overrun'] } }),
        A.plays('Good Habits'),
      ],
    }));

  it('stops a Special played from the hand in a window (ABL-4)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Salvage'] }, B: { hand: ['Force of Wil'] } },
      bases: [at('Meadow', 'A Filler +4', 'B Filler +4'), at('Moor')],
      monsterDeck: [],
      treasureDeck: [],
      treasureDiscard: ['Magic Missile'],
      steps: [
        B.ends(),
        A.answers('Salvage'),
        B.answers('Force of Wil'),
        now({ vp: { A: 3, B: 3 }, treasureDiscard: ['Magic Missile'], discard: { A: { has: ['Salvage'] } } }),
      ],
    }));

  it('three in a row: the second is stopped, so the first works (RES-2)', () =>
    play({
      seats: {
        A: { hand: ['Good Habits', 'Force of Wil'] },
        B: { hand: ['Force of Wil'] },
        C: { hand: ['Force of Wil'] },
      },
      bases: [at('Meadow', 'A Walker'), at('Moor', 'C Walker')],
      steps: [
        A.plays('Good Habits'),
        B.answers('Force of Wil'),
        // C may stop either of the two; so may A.
        A.answers('Force of Wil'),
        offered('C', ['Force of Wil', 'pass']),
        C.answers('Force of Wil'),
        // Good Habits is stopped after all.
        now({
          asked: null,
          cards: { 'Walker/A': { power: 2 } },
          discard: { A: ['Good Habits', 'Force of Wil'], B: ['Force of Wil'], C: ['Force of Wil'] },
        }),
      ],
    }));

  it('force-of-wil/3 gives way to PLAY-4: Non-Infinite Loop cannot choose it out of time', () =>
    play({
      seats: { A: { hand: ['Non-Infinite Loop', 'Force of Wil'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Non-Infinite Loop'),
        now(at('Meadow', 'A Walker'), {
          asked: null,
          hand: { A: ['Force of Wil'] },
          discard: { A: ['Non-Infinite Loop'] },
        }),
      ],
    }));
});

describe('who could react is not told by who is asked (INFO-4)', () => {
  const prompts = (state: State): unknown[] => state.asks.map((ask) => [ask.seat, ask.options.length, ask.decoy]);
  const table = (hand: string[]) => ({
    options: { cover: true },
    seats: { A: { hand: ['Good Habits', 'Walker'] }, B: { hand, discard: ['Force of Wil'] }, C: { hand: [] } },
    bases: [at('Meadow', 'A Walker'), at('Moor', 'C Walker')],
  });

  it('INFO-4 with decoys all who hold cards are asked about every action, whatever they hold', () => {
    for (const hand of [['Force of Wil'], ['Collector']])
      play({
        ...table(hand),
        steps: [
          A.plays('Good Habits'),
          ({ state }) =>
            expect(prompts(state)).toEqual([
              [0, 0, true],
              [1, hand[0] === 'Force of Wil' ? 1 : 0, hand[0] !== 'Force of Wil'],
            ]),
          ({ state }) => {
            for (const viewer of [0, 2, 'spectator'] as const)
              expect(view(state, viewer).waiting).toEqual({ seats: null, what: 'React to Good Habits' });
          },
          B.answers('pass'),
        ],
      });
  });

  it('INFO-4 nobody is asked if no card in this game reacts', () =>
    play({
      options: { cover: true },
      seats: { A: { hand: ['Good Habits', 'Walker'] }, B: { hand: ['Collector'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [A.plays('Good Habits'), now({ asked: null, cards: { 'Walker@Meadow': { power: 3 } } })],
    }));
});

describe('Control Minion: Choose any minion; you control it this turn. Special: When another player plays a minion, you may play this card. You gain control of that minion this turn.', () => {
  it('takes any minion until the end of the turn (TERM-5, TERM-11)', () =>
    play({
      seats: { A: { hand: ['Control Minion'] } },
      bases: [at('Meadow', 'B Invader', 'A Walker'), at('Moor', 'B Walker', '- Ghoul')],
      monsterDeck: [],
      treasureDeck: [],
      steps: [
        A.plays('Control Minion'),
        offered('A', ['Invader', 'Walker@Meadow', 'Walker@Moor', 'Ghoul'], ['no']),
        A.answers('Invader'),
        now(at('Meadow', 'A Invader', 'A Walker')),
        A.ends(),
        now(at('Meadow', 'B Invader', 'A Walker')),
      ],
    }));

  it('control-minion/1 control-minion/2 takes a minion as it is played, before its ability, where it was played (RES-6)', () =>
    play({
      seats: { A: { hand: ['Invader'] }, B: { hand: ['Control Minion'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Invader', 'Meadow'),
        offered('B', ['Control Minion', 'pass']),
        now({ vp: { A: 0, B: 0 } }),
        B.answers('Control Minion'),
        // Whoever controls it now uses its ability (ABL-8).
        now(at('Meadow', 'B Invader'), { vp: { A: 0, B: 1 }, plays: { A: { minions: 0, actions: 1 } } }),
        A.ends(),
        now(at('Meadow', 'A Invader'), { vp: { A: 0, B: 1 }, turn: 'B' }),
      ],
    }));

  it('its new controller makes the choices of its ability; passed, its own player does (ABL-8, TERM-14)', () => {
    play({
      seats: { A: { hand: ['Collector'] }, B: { hand: ['Control Minion'] } },
      bases: [at('Meadow', 'A Walker', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Collector', 'Meadow'),
        B.answers('Control Minion'),
        offered('B', ['Walker/A', 'Walker/B', 'no']),
        B.answers('Walker/A'),
        now(at('Meadow', 'B Collector', 'B Walker'), { hand: { A: ['Walker'] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Collector'] }, B: { hand: ['Control Minion'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Collector', 'Meadow'),
        B.answers('pass'),
        A.answers('Walker'),
        now(at('Meadow', 'A Collector'), { hand: { B: ['Control Minion', 'Walker'] } }),
      ],
    });
  });

  it('answers a monster that a player plays, not one that comes with a base, nor your own minion (MON-7)', () => {
    play({
      seats: { A: { hand: ['Dungeon Bait'] }, B: { hand: ['Control Minion'] } },
      bases: [at('Meadow'), at('Moor')],
      monsterDeck: ['Ghoul'],
      treasureDeck: [],
      steps: [
        A.plays('Dungeon Bait'),
        A.answers('play', 'Meadow'),
        B.answers('Control Minion'),
        now(at('Meadow', 'B Ghoul')),
        A.ends(),
        now(at('Meadow', '- Ghoul')),
      ],
    });
    play({
      seats: { B: { hand: ['Control Minion'] } },
      bases: [at('Meadow', 'A Filler +9'), at('Moor')],
      baseDeck: ['Dimension Doors'],
      monsterDeck: ['Ghoul'],
      treasureDeck: [],
      steps: [A.ends(), now(at('Dimension Doors', '- Ghoul'), { asked: null, turn: 'B' })],
    });
    play({
      seats: { A: { hand: ['Control Minion', 'Invader'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Invader', 'Meadow'), now({ asked: null, vp: { A: 1 } })],
    });
  });

  it('not a minion that another reaction has removed (RES-6)', () =>
    play({
      cards: [
        actionCard(
          'Ambush',
          'special',
          'Special: When another player plays a minion, destroy it.',
          playedAfter(
            'playing',
            { from: 'hand', when: (_q, me, { as, seat }) => as === 'minion' && isAnother(me, seat) },
            function* (me) {
              yield* act(ops.destroy(me.args.card));
            },
          ),
        ),
      ],
      seats: { A: { hand: ['Filler'] }, B: { hand: ['Ambush', 'Control Minion'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Filler', 'Meadow'),
        offered('B', ['Ambush', 'Control Minion', 'pass']),
        B.answers('Ambush'),
        now(at('Meadow'), { asked: null, hand: { B: ['Control Minion'] }, discard: { A: ['Filler'] } }),
      ],
    }));

  it('is stopped like any action: the minion stays with its player (RES-2)', () =>
    play({
      seats: { A: { hand: ['Invader', 'Force of Wil'] }, B: { hand: ['Control Minion'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Invader', 'Meadow'),
        B.answers('Control Minion'),
        A.answers('Force of Wil'),
        now(at('Meadow', 'A Invader'), { vp: { A: 1, B: 0 }, discard: { B: ['Control Minion'] } }),
      ],
    }));

  it('takes a minion before its own protection starts (RES-1), not one that another card protects (TERM-2)', () => {
    play({
      seats: { A: { hand: ['Game Guru'] }, B: { hand: ['Control Minion'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Game Guru', 'Meadow'),
        B.answers('Control Minion'),
        now(at('Meadow', 'B Game Guru'), { discard: { B: ['Control Minion'] } }),
      ],
    });
    play({
      seats: { A: { hand: ['King Rex'] }, B: { hand: ['Control Minion'] } },
      bases: [at('Beautiful Castle'), at('Moor')],
      steps: [
        A.plays('King Rex', 'Beautiful Castle'),
        B.answers('Control Minion'),
        now(at('Beautiful Castle', 'A King Rex'), { discard: { B: ['Control Minion'] } }),
      ],
    });
  });
});

describe('Cosplay: Special: When you gain 1 or more VP, you may play this card. Gain 1 additional VP.', () => {
  it('adds one to what an ability gives you, once per gain (VP-6)', () =>
    play({
      seats: { A: { hand: ['Cosplay', 'Invader'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        refused(A.plays('Cosplay')),
        A.plays('Invader', 'Meadow'),
        offered('A', ['Cosplay', 'pass']),
        A.answers('Cosplay'),
        now({ asked: null, vp: { A: 2 }, plays: { A: { minions: 0, actions: 1 } }, discard: { A: ['Cosplay'] } }),
      ],
    }));

  it('adds one to what a base awards, in another player’s turn too, and may be kept (SCORE-6, TERM-14)', () => {
    for (const [answer, vp] of [
      ['Cosplay', 4],
      ['pass', 3],
    ] as const)
      play({
        turn: 'B',
        seats: { A: { hand: ['Cosplay'] } },
        bases: [at('Meadow', 'A Filler +9', 'B Walker'), at('Moor')],
        steps: [B.ends(), A.answers(answer), now({ turn: 'A', vp: { A: vp, B: 2 } })],
      });
  });

  it('does nothing when another player gains VP (ABL-4)', () =>
    play({
      seats: { A: { hand: ['Invader'] }, B: { hand: ['Cosplay'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Invader', 'Meadow'), now({ asked: null, vp: { A: 1, B: 0 } })],
    }));

  it('neither 0 VP nor a loss is a gain (VP-6)', () => {
    play({
      seats: { A: { hand: ['Cosplay', 'Last Dance'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [A.plays('Last Dance'), A.answers('no'), now({ asked: null, vp: { A: 0 }, hand: { A: ['Cosplay'] } })],
    });
    play({
      seats: { A: { hand: ['Cosplay'], deck: [], vp: 1 } },
      bases: [at('Meadow', 'A Pupoks'), at('Moor')],
      steps: [A.uses('Pupoks'), now({ asked: null, vp: { A: 0 }, hand: { A: ['Cosplay'] } })],
    });
  });

  it('its own VP is a gain: a second one may follow it (RES-4)', () =>
    play({
      seats: { A: { hand: ['Cosplay', 'Cosplay', 'Invader'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Invader', 'Meadow'),
        A.answers('Cosplay'),
        A.answers('Cosplay'),
        now({ asked: null, vp: { A: 3 }, hand: { A: [] } }),
      ],
    }));

  it('cosplay/1 gives way to PLAY-4: Non-Infinite Loop cannot choose it out of time', () =>
    play({
      seats: { A: { hand: ['Non-Infinite Loop', 'Cosplay'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Non-Infinite Loop'),
        now({ asked: null, vp: { A: 0 }, hand: { A: ['Cosplay'] }, discard: { A: ['Non-Infinite Loop'] } }),
      ],
    }));

  it('cosplay/2 a card that copies its effect needs no gain', () => {
    const copy = actionCard(
      'Same Again',
      'standard',
      'Carry out the effect of an action in a discard pile.',
      onPlay(function* (me) {
        yield* call({ card: me.self, def: me.args.from === 'hand' ? DEF.cosplay : -1, ix: 0 });
      }),
    );
    const DEF = { cosplay: -1 };
    play({
      cards: [copy],
      seats: { A: { hand: ['Same Again'], discard: ['Cosplay'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        ({ state }) => {
          DEF.cosplay = state.names.indexOf('Cosplay');
        },
        A.plays('Same Again'),
        now({ vp: { A: 1 }, discard: { A: ['Cosplay', 'Same Again'] } }),
        ({ state }) => expect(queryOf(state).isPlaying(0)).toBe(true),
      ],
    });
  });
});
