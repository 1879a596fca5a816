import { act, after, ops } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];

describe('Zeppelin: Put this on a base. Talent: Move one of your minions here from another base OR from here to another base.', () => {
  const table = [
    at('Meadow', 'A Walker', 'A Scout with B Poison', 'B Invader', 'A Zeppelin'),
    at('Moor', 'A Collector +1', 'B Walker'),
    at('Marsh', 'A Invader of B'),
  ];

  it('offers every minion of yours in one question, and takes one from elsewhere here (RES-14, RES-13)', () =>
    play({
      bases: table,
      steps: [
        A.uses('Zeppelin'),
        offered('A', ['Walker/A', 'Scout', 'Collector', 'Invader/A'], ['Invader/B', 'Walker/B', 'no']),
        A.answers('Collector'),
        now(
          at('Meadow', 'A Walker', 'A Scout with B Poison', 'B Invader', 'A Collector', 'A Zeppelin'),
          at('Moor', 'B Walker'),
          at('Marsh', 'A Invader'),
          { asked: null, cards: { Collector: { counters: 1 } } },
        ),
      ],
    }));

  it('or one from here to another base, chosen after it, with what is on it (TERM-6, ATT-2)', () =>
    play({
      bases: table,
      steps: [
        A.uses('Zeppelin'),
        A.answers('Scout'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Marsh'),
        now(
          at('Meadow', 'A Walker', 'B Invader', 'A Zeppelin'),
          at('Moor', 'A Collector', 'B Walker'),
          at('Marsh', 'A Invader', 'A Scout with B Poison'),
          { asked: null, plays: { A: { minions: 1, actions: 1 } } },
        ),
      ],
    }));

  it('one of the two, once a turn; even when it was just played, and again next turn (ABL-5, RES-14)', () =>
    play({
      seats: { A: { hand: ['Zeppelin'], deck }, B: { deck } },
      bases: [at('Meadow', 'B Invader'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Zeppelin', 'Meadow'),
        A.uses('Zeppelin'),
        now(at('Meadow', 'A Walker', 'B Invader', 'A Zeppelin'), { asked: null }),
        refused(A.uses('Zeppelin')),
        A.ends(),
        now({ cannot: [A.uses('Zeppelin'), B.uses('Zeppelin')] }),
        B.ends(),
        A.uses('Zeppelin'),
        now(at('Meadow', 'B Invader', 'A Zeppelin'), at('Moor', 'A Walker'), { asked: null }),
      ],
    }));

  it('cannot be used without a minion of yours, or with nowhere to go (RES-13)', () =>
    play({
      bases: [at('Meadow', 'B Walker', 'B Invader of A', 'A Zeppelin'), at('Moor', 'C Scout')],
      steps: [refused(A.uses('Zeppelin'))],
    }));

  it('with a single base nothing can be moved', () =>
    play({ bases: [at('Meadow', 'A Walker', 'A Zeppelin')], steps: [refused(A.uses('Zeppelin'))] }));

  it('its controller uses it, whoever owns it (ABL-9, TERM-5)', () =>
    play({
      bases: [at('Meadow', 'A Zeppelin of B', 'B Walker'), at('Moor', 'A Scout', 'B Zeppelin of A')],
      steps: [
        A.uses('Zeppelin@Meadow'),
        now(at('Meadow', 'A Scout', 'A Zeppelin', 'B Walker'), { cannot: [A.uses('Zeppelin@Moor')] }),
      ],
    }));

  it('a minion that cannot be moved may be chosen, and stays (RES-13, CAN-1)', () =>
    play({
      cards: [
        minionCard('Rooted', 2, 'Ongoing: This minion cannot be moved.', {
          kind: 'protect',
          label: 'ongoing',
          blocks: (_q, me, op) => op.verb === 'move' && op.card === me.self,
        }),
      ],
      bases: [at('Meadow', 'A Zeppelin'), at('Moor', 'A Rooted', 'A Scout')],
      steps: [
        A.uses('Zeppelin'),
        offered('A', ['Rooted', 'Scout']),
        A.answers('Rooted'),
        now(at('Meadow', 'A Zeppelin'), at('Moor', 'A Rooted', 'A Scout'), { asked: null }),
      ],
    }));

  it('zeppelin/1 two of them are two talents, at one base or at two (ABL-5)', () =>
    play({
      bases: [at('Meadow', 'A Zeppelin', 'A Zeppelin'), at('Moor', 'A Walker', 'A Scout')],
      steps: [
        A.uses('Zeppelin#1'),
        A.answers('Walker'),
        now({ cannot: [A.uses('Zeppelin#1')] }),
        A.uses('Zeppelin#2'),
        A.answers('Walker'),
        now(at('Meadow', 'A Zeppelin', 'A Zeppelin'), at('Moor', 'A Walker', 'A Scout'), {
          asked: null,
          cannot: [A.uses('Zeppelin#1'), A.uses('Zeppelin#2')],
        }),
      ],
    }));

  it('zeppelin/2 one that left play and was played again has its talent again (ABL-5, IO-1)', () =>
    play({
      seats: { A: { hand: ['Change of Venue'] } },
      bases: [at('Meadow', 'A Zeppelin'), at('Moor', 'A Walker'), at('Marsh')],
      steps: [
        A.uses('Zeppelin'),
        refused(A.uses('Zeppelin')),
        A.plays('Change of Venue'),
        A.answers('Marsh'),
        A.uses('Zeppelin'),
        now(at('Meadow'), at('Marsh', 'A Walker', 'A Zeppelin'), { asked: null }),
      ],
    }));

  // "Play a card that moves …": a talent counts while its card is one that was played this turn.
  const horrors = actionCard(
    'Horrors',
    'base',
    'Put this on a base. Ongoing: Draw a card after you play a minion here or play a card that moves one or more of your minions to here.',
    after(
      ['play', 'move'],
      {
        together: true,
        when: (q, me, h) =>
          h.to === q.base(me.self) &&
          q.isMinionCard(h.card) &&
          q.controller(h.card) === me.seat &&
          h.by === me.seat &&
          q.card(h.byCard).since === q.s.turn,
      },
      function* (me) {
        yield* act(ops.draw(me.seat, 1));
      },
    ),
  );

  it('zeppelin/3 playing it where moving minions in draws a card draws none; using it in that turn does', () =>
    play({
      cards: [horrors],
      seats: { A: { hand: ['Zeppelin'], deck } },
      bases: [at('Meadow', 'A Horrors'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Zeppelin', 'Meadow'),
        now({ asked: null, hand: { A: 0 } }),
        A.uses('Zeppelin'),
        now(at('Meadow', 'A Walker', 'A Horrors', 'A Zeppelin'), { asked: null, hand: { A: 1 } }),
      ],
    }));

  it('zeppelin/3 using it in a later turn draws none', () =>
    play({
      cards: [horrors],
      seats: { A: { hand: ['Zeppelin'], deck }, B: { deck } },
      bases: [at('Meadow', 'A Horrors'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Zeppelin', 'Meadow'),
        A.ends(),
        B.ends(),
        now({ turn: 'A', hand: { A: 2 } }),
        A.uses('Zeppelin'),
        now(at('Meadow', 'A Walker', 'A Horrors', 'A Zeppelin'), { asked: null, hand: { A: 2 } }),
      ],
    }));
});
