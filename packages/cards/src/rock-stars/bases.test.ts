import { act, look, ops, at as trigger } from '@smash/engine/script';
import { A, at, B, baseCard, now, offered, play } from '@smash/testkit/play';
import { hermit } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

describe('Lake Minnetonka: After you play a minion here or move one to here, it gets +1 power this turn.', () => {
  it('a minion played here gets +1 this turn, every time; those there already and elsewhere do not', () =>
    play({
      seats: { A: { hand: ['Groupie', 'Groupie'] } },
      bases: [at('Lake Minnetonka', 'A Walker'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Groupie', 'Lake Minnetonka'),
        now({
          asked: null,
          cards: {
            'Groupie#1': { power: 3 },
            'Groupie#2': { power: 3 },
            'Walker@Lake Minnetonka': { power: 2 },
            'Walker@Moor': { power: 2 },
          },
        }),
        A.ends(),
        now({ cards: { 'Groupie#1': { power: 2 } } }),
      ],
    }));

  it('so does one you move here, whoever has it; one moved away does not, nor an action played here', () =>
    play({
      seats: { A: { hand: ['Shanghai', 'Overrun', 'Summon'] } },
      bases: [at('Lake Minnetonka', 'B Invader'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Shanghai'),
        A.answers('Walker', '?Lake Minnetonka'),
        now({ asked: null, cards: { Walker: { power: 3 }, Invader: { power: 3 } } }),
      ],
    }));

  it('played elsewhere, it gets nothing', () =>
    play({
      seats: { A: { hand: ['Filler'] } },
      bases: [at('Lake Minnetonka'), at('Moor')],
      steps: [A.plays('Filler', 'Moor'), now({ asked: null, cards: { Filler: { power: 1 } } })],
    }));

  it('in another player’s turn it works for that player; a minion that has left again gets nothing (IO-1)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Filler'] } },
      bases: [at('Lake Minnetonka', 'A Leprechaun'), at('Moor')],
      steps: [
        B.plays('Filler', 'Lake Minnetonka'),
        B.answers('?Lake Minnetonka'),
        now({ asked: null, discard: { B: ['Filler'] } }),
      ],
    }));

  it('not for a player who ignores it (TERM-13)', () =>
    play({
      cards: [hermit],
      seats: { A: { hand: ['Filler'] } },
      bases: [at('Lake Minnetonka', 'A Hermit'), at('Moor')],
      steps: [A.plays('Filler', 'Lake Minnetonka'), now({ asked: null, cards: { Filler: { power: 1 } } })],
    }));

  it('one that a base plays or moves here gets nothing: nobody did it (MON-7)', () =>
    play({
      cards: [
        baseCard(
          'Slide',
          'At the start of the turn, minions here move to the first base.',
          trigger('turnStart', {}, function* (me) {
            const here = yield* look((q) => q.minionsAt(me.self));
            const to = yield* look((q) => q.bases()[0]!);
            yield* act(...here.map((ix) => ops.move(ix, to)));
          }),
        ),
      ],
      phase: 'start',
      bases: [at('Lake Minnetonka'), at('Slide', 'A Walker')],
      steps: [now(at('Lake Minnetonka', 'A Walker'), { cards: { Walker: { power: 2 } } })],
    }));

  it('a titan or an action that comes here gets nothing', () =>
    play({
      seats: { A: { hand: ['Full Moon'] } },
      bases: [at('Lake Minnetonka'), at('Moor', 'A The Kraken')],
      steps: [
        A.uses('The Kraken'),
        A.plays('Full Moon', 'Lake Minnetonka'),
        now(at('Lake Minnetonka', 'A The Kraken', 'A Full Moon'), {
          asked: null,
          bases: { 'Lake Minnetonka': { power: { A: 0 } } },
        }),
      ],
    }));
});

describe('Palooza: Before this base scores, each player may move to here one minion of theirs.', () => {
  it('each player in turn may move one from elsewhere to here, with its power counting (SCORE-6, ME-6)', () =>
    play({
      bases: [
        at('Palooza', 'A King Rex +20', 'B Filler'),
        at('Moor', 'A Filler', 'B Invader', 'B Walker'),
        at('Marsh'),
      ],
      steps: [
        A.ends(),
        offered('A', ['Filler@Moor', 'no'], ['King Rex', 'Invader']),
        A.answers('no'),
        offered('B', ['Invader', 'Walker', 'no'], ['Filler@Palooza', 'Filler@Moor']),
        B.answers('Invader'),
        now(at('Moor', 'A Filler', 'B Walker'), { vp: { A: 6, B: 4 }, discard: { B: ['Filler', 'Invader'] } }),
      ],
    }));

  it('not when another base scores; a player without one elsewhere is not asked', () => {
    play({
      bases: [at('Meadow', 'A King Rex +3'), at('Palooza', 'A Filler'), at('Moor', 'B Filler')],
      steps: [A.ends(), now({ asked: null, turn: 'B' })],
    });
    play({
      bases: [at('Palooza', 'A King Rex +20'), at('Moor', 'B Filler')],
      steps: [A.ends(), offered('B', ['Filler', 'no']), B.answers('no'), now({ asked: null, turn: 'B' })],
    });
  });

  it('not a player who ignores it (TERM-13)', () =>
    play({
      cards: [hermit],
      bases: [at('Palooza', 'A King Rex +20', 'A Hermit'), at('Moor', 'A Filler')],
      steps: [A.ends(), now(at('Moor', 'A Filler'), { asked: null, turn: 'B' })],
    }));
});
