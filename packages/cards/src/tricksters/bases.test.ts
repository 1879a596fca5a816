import { act, after, fromAnothersCard, instead, look, ops, protect } from '@smash/engine/script';
import { A, actionCard, at, B, C, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Cave of Shinies: Each time a minion has been destroyed here, its owner gains 1 VP.', () => {
  it('one VP for each minion destroyed here, whoever did it; not elsewhere (RES-9)', () =>
    play({
      seats: { A: { hand: ['Cannon', 'Seeing Stars'] } },
      bases: [at('Cave of Shinies', 'A Walker', 'B Walker', 'B Archmage'), at('Moor', 'B Scout', 'A Archmage')],
      steps: [
        A.plays('Cannon'),
        A.answers('Walker/A', 'Walker/B'),
        now(at('Cave of Shinies', 'B Archmage'), { asked: null, vp: { A: 1, B: 1 } }),
        A.plays('Seeing Stars'),
        now(at('Moor', 'A Archmage'), { asked: null, vp: { A: 1, B: 1 } }),
      ],
    }));

  it('not for minions that are returned, moved or discarded with the base, nor for actions (TERM-6, SCORE-9)', () =>
    play({
      seats: { A: { hand: ['Beam Up', 'Disenchant'], deck: ['Probe', 'Probe'] } },
      bases: [at('Cave of Shinies', 'B Walker', 'A Archmage +20', 'B Overrun'), at('Moor')],
      steps: [
        A.plays('Beam Up'),
        A.answers('?Walker'),
        A.plays('Disenchant'),
        now(at('Cave of Shinies', 'A Archmage'), { vp: { A: 0, B: 0 } }),
        A.ends(),
        now({ turn: 'B', vp: { A: 4, B: 0 } }),
      ],
    }));

  const rock = minionCard(
    'Rock',
    2,
    'Ongoing: This minion cannot be destroyed.',
    protect((_q, me, op) => op.verb === 'destroy' && op.card === me.self),
  );
  const phoenix = minionCard(
    'Phoenix',
    2,
    'If this minion would be destroyed, return it to your hand instead.',
    instead({ of: 'destroy', when: (_q, me, op) => op.card === me.self }, function* (me) {
      yield* act(ops.returnToHand(me.self));
      return true;
    }),
  );

  it('cave-of-shinies/1 an attempt on what cannot be destroyed gives nothing, nor a replaced destruction (RES-7)', () =>
    play({
      cards: [rock, phoenix],
      seats: { A: { hand: ['Cannon', 'Seeing Stars'] } },
      bases: [at('Cave of Shinies', 'B Rock', 'B Phoenix', 'B Buccaneer'), at('Moor', 'A Archmage')],
      steps: [
        A.plays('Cannon'),
        A.answers('Rock', 'Phoenix'),
        now(at('Cave of Shinies', 'B Rock', 'B Buccaneer'), {
          asked: null,
          vp: { A: 0, B: 0 },
          hand: { B: ['Phoenix'] },
        }),
      ],
    }));

  it('cave-of-shinies/1 Warbot and a Buccaneer that sails away give nothing', () =>
    play({
      seats: { A: { hand: ['Powderkeg'] } },
      bases: [at('Cave of Shinies', 'A Invader +1', 'B Warbot', 'B Buccaneer'), at('Moor')],
      steps: [
        A.plays('Powderkeg'),
        now(at('Cave of Shinies', 'B Warbot'), at('Moor', 'B Buccaneer'), { asked: null, vp: { A: 1, B: 0 } }),
      ],
    }));

  it('cave-of-shinies/2 the owner gains it, not the controller (TERM-5)', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'] } },
      bases: [at('Cave of Shinies', 'B Walker of C'), at('Moor')],
      steps: [A.plays('Seeing Stars'), now({ vp: { A: 0, B: 0, C: 1 } })],
    }));

  const mourner = minionCard(
    'Banker',
    1,
    'Ongoing: Each time a minion has been destroyed, each player with a VP discards a card.',
    after('destroy', {}, function* () {
      const rich = yield* look((q) => q.clockwise().filter((seat) => q.s.seats[seat]!.vp > 0));
      yield* act(...rich.map((seat) => ops.discardAtRandom(seat, 1)));
    }),
  );
  const order = {
    cards: [mourner],
    turn: 'B' as const,
    seats: { A: { hand: ['Probe'] }, B: { hand: ['Seeing Stars'] } },
    bases: [at('Cave of Shinies', 'A Walker'), at('Moor', 'A Banker +4')],
  };

  it('cave-of-shinies/3 the current player orders it with other reactions to the same destruction (ME-1)', () =>
    play({
      ...order,
      steps: [
        B.plays('Seeing Stars'),
        offered('B', ['Cave of Shinies', 'Banker'], ['pass']),
        B.answers('Cave of Shinies'),
        now({ asked: null, vp: { A: 1 }, hand: { A: [] } }),
      ],
    }));

  it('cave-of-shinies/3 the other way round', () =>
    play({
      ...order,
      steps: [B.plays('Seeing Stars'), B.answers('Banker'), now({ asked: null, vp: { A: 1 }, hand: { A: ['Probe'] } })],
    }));

  it('a player who ignores the base gains nothing (TERM-13)', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'] } },
      bases: [at('Cave of Shinies', 'B Walker', 'C Jammed Signal'), at('Moor')],
      steps: [A.plays('Seeing Stars'), now(at('Cave of Shinies', 'C Jammed Signal'), { vp: { A: 0, B: 0 } })],
    }));
});

describe("Mushroom Kingdom: At the start of each player's turn, that player may move another player's minion from any other base to this one.", () => {
  const table = [
    at('Mushroom Kingdom', 'A Scout'),
    at('Moor', 'A Walker', 'B Invader with B Upgrade', 'C Filler +1'),
    at('Marsh', 'B Grave Digger'),
  ];

  it('mushroom-kingdom/1 any minion of another player from any other base, without a card of your own here', () =>
    play({
      turn: 'B',
      bases: table,
      steps: [
        B.ends(),
        now({ phase: 'start', turn: 'C' }),
        offered('C', ['Mushroom Kingdom', 'pass']),
        C.answers('Mushroom Kingdom'),
        offered('C', ['Walker', 'Invader', 'Grave Digger'], ['Filler', 'Scout']),
        C.answers('Invader'),
        now(
          at('Mushroom Kingdom', 'A Scout', 'B Invader with B Upgrade'),
          at('Moor', 'A Walker', 'C Filler'),
          at('Marsh', 'B Grave Digger'),
          { turn: 'C', phase: 'play', asked: null },
        ),
      ],
    }));

  it('may be declined, is for the player whose turn starts alone, in each turn', () =>
    play({
      bases: table,
      steps: [
        A.ends(),
        now({ turn: 'B', asked: { seat: 'B', has: ['Mushroom Kingdom', 'pass'] } }),
        B.answers('pass'),
        now(...table, { turn: 'B', phase: 'play', asked: null }),
        B.ends(),
        offered('C', ['Mushroom Kingdom', 'pass']),
      ],
    }));

  it("asks nobody where no other player's minion is elsewhere", () =>
    play({
      bases: [at('Mushroom Kingdom', 'A Walker'), at('Moor', 'B Scout')],
      steps: [A.ends(), now({ turn: 'B', phase: 'play', asked: null })],
    }));

  it('mushroom-kingdom/2 its player orders it with the other abilities of the start of the turn (TURN-2)', () =>
    play({
      turn: 'B',
      bases: [at('Mushroom Kingdom', 'A Infiltrate', 'A Overrun'), at('Moor', 'B Scout', 'B Invader')],
      steps: [
        B.ends(),
        offered('A', ['Infiltrate', 'Overrun', 'Mushroom Kingdom'], ['pass']),
        A.answers('Overrun'),
        offered('A', ['Infiltrate', 'Mushroom Kingdom']),
        A.answers('Mushroom Kingdom', 'Scout'),
        now(at('Mushroom Kingdom', 'B Scout'), at('Moor', 'B Invader'), {
          turn: 'A',
          phase: 'play',
          asked: null,
          discard: { A: ['Overrun', 'Infiltrate'] },
        }),
      ],
    }));

  it('mushroom-kingdom/2 or after them; then it may still be passed', () =>
    play({
      turn: 'B',
      bases: [at('Mushroom Kingdom', 'A Overrun'), at('Moor', 'B Scout')],
      steps: [
        B.ends(),
        offered('A', ['Overrun', 'Mushroom Kingdom'], ['pass']),
        A.answers('Overrun'),
        offered('A', ['Mushroom Kingdom', 'pass']),
        A.answers('pass'),
        now(at('Mushroom Kingdom'), at('Moor', 'B Scout'), { turn: 'A', phase: 'play', asked: null }),
      ],
    }));

  it("mushroom-kingdom/3 a protection from other players' cards does not stop it: it is a base (TERM-15)", () =>
    play({
      cards: [
        actionCard(
          'Roots',
          'base',
          "Put this on a base. Ongoing: Other players' cards cannot move your minions here.",
          protect(
            (q, me, op, cause) =>
              op.verb === 'move' &&
              q.controller(op.card) === me.seat &&
              q.base(op.card) === q.base(me.self) &&
              fromAnothersCard(me, cause),
          ),
        ),
      ],
      turn: 'B',
      seats: { A: { hand: ['Shanghai'] } },
      bases: [at('Mushroom Kingdom'), at('Moor', 'B Scout', 'B Walker', 'B Roots')],
      steps: [
        B.ends(),
        A.answers('Mushroom Kingdom', 'Scout'),
        now(at('Mushroom Kingdom', 'B Scout'), at('Moor', 'B Walker', 'B Roots'), { turn: 'A', phase: 'play' }),
        A.plays('Shanghai'),
        A.answers('Walker'),
        now(at('Moor', 'B Walker', 'B Roots'), { asked: null }),
      ],
    }));

  it('mushroom-kingdom/4 power of 20 in mid-turn does nothing if it has fallen again when bases score (TURN-5)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Seeing Stars'] } },
      bases: [at('Mushroom Kingdom', 'A Filler +16'), at('Moor', 'B Invader'), at('Marsh', 'A Archmage')],
      steps: [
        B.ends(),
        A.answers('Mushroom Kingdom'),
        now({ turn: 'A', phase: 'play', bases: { 'Mushroom Kingdom': { total: 20, breakpoint: 20 } }, vp: { A: 0 } }),
        A.plays('Seeing Stars'),
        A.answers('?Invader'),
        A.ends(),
        now({ turn: 'B', vp: { A: 0, B: 0 }, bases: { 'Mushroom Kingdom': { total: 17 } } }),
      ],
    }));

  it('mushroom-kingdom/4 and if it has not, the base scores', () =>
    play({
      turn: 'B',
      bases: [at('Mushroom Kingdom', 'A Filler +16'), at('Moor', 'B Invader')],
      steps: [B.ends(), A.answers('Mushroom Kingdom'), A.ends(), now({ asked: null, turn: 'B', vp: { A: 5, B: 3 } })],
    }));

  it('where minions cannot be played they can still be moved (TERM-1); a player who must ignore the base cannot use it', () =>
    play({
      turn: 'B',
      bases: [at('Mushroom Kingdom', 'B Jammed Signal'), at('Moor', 'B Invader')],
      steps: [B.ends(), now(at('Moor', 'B Invader'), { asked: null, turn: 'A', phase: 'play' })],
    }));
});
