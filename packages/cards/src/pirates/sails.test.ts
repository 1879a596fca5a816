import { act, after, chooseCard, look, NOBODY, onPlay, ops, playNow } from '@smash/engine/script';
import { A, actionCard, at, B, baseCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Dinghy: Choose up to two of your minions and move each to another base.', () => {
  const hand = { A: { hand: ['Dinghy'] } };

  it('dinghy/1 moves two of your minions, to different bases if you like', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'A Invader', 'A Walker', 'A Scout', 'B Walker'), at('Moor'), at('Marsh')],
      steps: [
        A.plays('Dinghy'),
        offered('A', ['Invader', 'Walker/A', 'Scout'], ['Walker/B']),
        refused(A.answers('Invader', 'Walker/A', 'Scout', 'Moor', 'Moor', 'Moor')),
        A.answers('Invader', 'Walker/A', 'Moor', 'Marsh'),
        now(at('Meadow', 'A Scout', 'B Walker'), at('Moor', 'A Invader'), at('Marsh', 'A Walker'), {
          asked: null,
          vp: { A: 0 },
          discard: { A: ['Dinghy'] },
        }),
      ],
    }));

  it('moves one or none (RES-12)', () =>
    play({
      seats: { A: { hand: ['Dinghy'] }, B: { hand: ['Dinghy'] } },
      bases: [at('Meadow', 'A Invader', 'A Walker'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Dinghy'),
        A.answers('Invader', 'done'),
        now(at('Meadow', 'A Walker'), at('Moor', 'A Invader', 'B Walker'), { asked: null }),
        A.ends(),
        B.plays('Dinghy'),
        B.answers('done'),
        now(at('Moor', 'A Invader', 'B Walker'), { asked: null }),
      ],
    }));

  it('asks nothing when you have no minions', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [A.plays('Dinghy'), now(at('Meadow', 'B Walker'), { asked: null, discard: { A: ['Dinghy'] } })],
    }));

  it('dinghy/2 two that go to a base where one may follow a mover bring one follower only (RES-9)', () =>
    play({
      cards: [
        baseCard(
          'Green',
          'Once each turn, after a minion has moved here, another one of its player may follow it.',
          after(
            'move',
            { limit: 'turn', when: (_q, me, h) => h.to === me.self, seats: (_q, me) => [me.args.controller] },
            function* (me) {
              const from = me.args.base;
              const mine = yield* look((q) => q.minionsAt(from).filter((ix) => q.controller(ix) === me.seat));
              const follower = yield* chooseCard(me.seat, 'Choose who follows', mine, { may: true });
              if (follower !== null) yield* act(ops.move(follower, me.self));
            },
          ),
        ),
      ],
      seats: hand,
      bases: [at('Meadow', 'A Invader', 'A Walker', 'A Scout', 'A Collector'), at('Green')],
      steps: [
        A.plays('Dinghy'),
        A.answers('Invader', 'Walker'),
        A.answers('Scout'),
        now(at('Meadow', 'A Collector'), at('Green', 'A Invader', 'A Walker', 'A Scout'), { asked: null }),
      ],
    }));
});

describe('Full Sail: Choose any number of your minions and move each to another base. Special: You may also play this card before a base scores.', () => {
  const hand = { A: { hand: ['Full Sail'] } };

  it('full-sail/1 moves any number of your minions, to different bases (RES-12)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'A Invader', 'A Walker', 'B Walker'), at('Moor', 'A Scout'), at('Marsh', 'A Collector')],
      steps: [
        A.plays('Full Sail'),
        offered('A', ['Invader', 'Walker/A', 'Scout', 'Collector'], ['Walker/B']),
        A.answers('Invader', 'Walker/A', 'Scout', 'Moor', 'Marsh', 'Meadow'),
        now(at('Meadow', 'A Scout', 'B Walker'), at('Moor', 'A Invader'), at('Marsh', 'A Walker', 'A Collector'), {
          asked: null,
          vp: { A: 0 },
          discard: { A: ['Full Sail'] },
        }),
      ],
    }));

  it('moves nobody if you like (RES-12)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'A Invader'), at('Moor')],
      steps: [A.plays('Full Sail'), A.answers('done'), now(at('Meadow', 'A Invader'), at('Moor'), { asked: null })],
    }));

  it('full-sail/2 takes everything away before the base scores, which it still does (SCORE-4, PLAY-6)', () =>
    play({
      turn: 'B',
      seats: hand,
      bases: [at('Meadow', 'A Invader', 'A Walker', 'B Filler +4'), at('Moor', 'A Scout')],
      steps: [
        B.ends(),
        A.answers('Full Sail', 'Invader', 'Walker', 'done'),
        now(at('Moor', 'A Invader', 'A Walker', 'A Scout'), at('Heath'), {
          asked: null,
          turn: 'A',
          vp: { A: 0, B: 3 },
          discard: { A: ['Full Sail'] },
        }),
      ],
    }));

  it('may be kept back (ME-2)', () =>
    play({
      turn: 'B',
      seats: hand,
      bases: [at('Meadow', 'A Invader', 'B Filler +6'), at('Moor')],
      steps: [
        B.ends(),
        offered('A', ['Full Sail', 'pass']),
        A.answers('pass'),
        now(at('Moor'), { vp: { A: 2, B: 3 }, hand: { A: ['Full Sail'] }, discard: { A: ['Invader'] } }),
      ],
    }));

  it("cannot be played in another player's Play Cards phase (ABL-4)", () =>
    play({
      turn: 'B',
      seats: hand,
      bases: [at('Meadow', 'A Invader'), at('Moor')],
      steps: [now({ cannot: [A.plays('Full Sail')] })],
    }));

  it('full-sail/3 brings one card where moving minions draws a card once a turn (RES-9)', () =>
    play({
      cards: [
        baseCard(
          'Cellar',
          'Once each turn, after minions have moved here, the current player draws a card.',
          after('move', { limit: 'turn', when: (_q, me, h) => h.to === me.self }, function* (me) {
            yield* act(ops.draw(me.seat, 1));
          }),
        ),
      ],
      seats: { A: { hand: ['Full Sail'], deck: ['Scout', 'Collector', 'Walker'] } },
      bases: [at('Meadow', 'A Invader', 'A Walker', 'A Cut Lass'), at('Cellar')],
      steps: [
        A.plays('Full Sail'),
        A.answers('Invader', 'Walker', 'Cut Lass'),
        now(at('Cellar', 'A Invader', 'A Walker', 'A Cut Lass'), { asked: null, hand: { A: ['Scout'] } }),
      ],
    }));
});

describe('Sea Dogs: Name a faction and choose a base. All minions of that faction that other players control there move to one other base.', () => {
  const hand = { A: { hand: ['Sea Dogs'] } };

  it('sea-dogs/1 moves them all from one base to one base; yours, other factions and other bases stay (RES-10)', () =>
    play({
      seats: hand,
      bases: [
        at('Meadow', 'B Walker', 'C Grave Digger', 'A Walker', 'B Invader'),
        at('Moor', 'B Walker'),
        at('Marsh', 'B Scout'),
      ],
      steps: [
        A.plays('Sea Dogs'),
        offered('A', ['Zombies', 'Aliens', 'Pirates'], ['Ninjas']),
        A.answers('Zombies'),
        offered('A', ['Meadow', 'Moor', 'Marsh']),
        A.answers('Meadow'),
        offered('A', ['Moor', 'Marsh'], ['Meadow']),
        A.answers('Marsh'),
        now(
          at('Meadow', 'A Walker', 'B Invader'),
          at('Moor', 'B Walker'),
          at('Marsh', 'B Walker', 'C Grave Digger', 'B Scout'),
          { asked: null },
        ),
      ],
    }));

  it('does nothing where none of them is (RES-13)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Walker', 'A Scout'), at('Moor', 'B Invader'), at('Marsh')],
      steps: [
        A.plays('Sea Dogs'),
        A.answers('Aliens', 'Meadow'),
        now(at('Meadow', 'B Walker', 'A Scout'), { asked: null, discard: { A: ['Sea Dogs'] } }),
      ],
    }));

  it('leaves a protected one behind (CAN-1)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Walker with B Smoke Bomb', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Sea Dogs'),
        A.answers('?Zombies', 'Meadow'),
        now(at('Meadow', 'B Walker with B Smoke Bomb'), at('Moor', 'B Walker'), { asked: null }),
      ],
    }));
});

describe('Shanghai: Choose a minion of another player and move it to another base.', () => {
  const hand = { A: { hand: ['Shanghai'] } };

  it('moves any minion of another player where you want, without playing it (ABL-2)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Invader +2 with B Poison', 'A Walker'), at('Moor', 'C Walker'), at('Marsh')],
      steps: [
        A.plays('Shanghai'),
        offered('A', ['Invader', 'Walker/C'], ['Walker/A']),
        A.answers('Invader'),
        offered('A', ['Moor', 'Marsh'], ['Meadow']),
        A.answers('Marsh'),
        now(at('Meadow', 'A Walker'), at('Moor', 'C Walker'), at('Marsh', 'B Invader with B Poison'), {
          asked: null,
          vp: { B: 0 },
          cards: { Invader: { counters: 2, power: 1 } },
        }),
      ],
    }));

  it('has to move one, and does nothing without any (RES-11, RES-13)', () =>
    play({
      seats: { A: { hand: ['Shanghai'] }, B: { hand: ['Shanghai'] } },
      bases: [at('Meadow', 'B Invader'), at('Moor')],
      steps: [
        A.plays('Shanghai'),
        now(at('Moor', 'B Invader'), { asked: null }),
        A.ends(),
        B.plays('Shanghai'),
        now(at('Moor', 'B Invader'), { asked: null, discard: { B: ['Shanghai'] } }),
      ],
    }));

  it('an uncontrolled minion is not another player’s (MON-2)', () =>
    play({
      cards: [
        actionCard(
          'Release',
          'standard',
          'The first base plays the minion in your discard pile.',
          onPlay(function* (me) {
            const [card, base] = yield* look((q) => [q.discard(me.seat)[0]!, q.bases()[0]!]);
            yield* playNow({ card: card!, at: base!, seat: NOBODY });
          }),
        ),
      ],
      turn: 'B',
      seats: { A: hand.A, B: { hand: ['Release'], discard: ['Filler'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        B.plays('Release'),
        B.ends(),
        A.plays('Shanghai'),
        now({
          asked: null,
          bases: { Meadow: { monsters: ['Filler'] }, Moor: { monsters: [] } },
          discard: { A: ['Shanghai'] },
        }),
      ],
    }));

  it('shanghai/1 affects the minion: one under Smoke Bomb may be chosen but does not move (RES-13, TERM-2)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Invader with B Smoke Bomb', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Shanghai'),
        A.answers('Invader'),
        now(at('Meadow', 'B Invader with B Smoke Bomb', 'B Walker'), at('Moor'), {
          asked: null,
          discard: { A: ['Shanghai'] },
        }),
      ],
    }));
});
