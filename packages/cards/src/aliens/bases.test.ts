import { act, after, ops } from '@smash/engine/script';
import { A, at, B, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('The Homeworld: Each time a minion has been played here, its owner may play an extra minion with power 2 or less.', () => {
  it('the-homeworld/4 is kept as an allowance of this phase and asks nothing; each minion played here brings one', () =>
    play({
      seats: { A: { hand: ['Scout', 'Walker', 'First Mate', 'Collector', 'Invader'] } },
      bases: [at('The Homeworld'), at('Moor')],
      steps: [
        A.plays('Scout', 'The Homeworld'),
        now({ asked: null, cannot: [A.plays('Invader', 'Moor')] }),
        A.plays('First Mate', 'The Homeworld'),
        now({ asked: null }),
        A.plays('Collector', 'Moor'),
        now(at('The Homeworld', 'A Scout', 'A First Mate'), at('Moor', 'A Collector'), {
          asked: null,
          cannot: [A.plays('Walker', 'Moor'), A.plays('Walker', 'The Homeworld')],
        }),
      ],
    }));

  it('is not brought by minions that move here or by actions, and lapses with the phase (ABL-2, EXT-2)', () =>
    play({
      seats: { A: { hand: ['Way of Deception', 'Walker', 'Invader'] }, B: { hand: ['Overrun', 'Scout', 'Walker'] } },
      bases: [at('The Homeworld'), at('Moor', 'A Scout')],
      steps: [
        A.plays('Way of Deception'),
        A.plays('Invader', 'Moor'),
        now(at('The Homeworld', 'A Scout'), { asked: null, cannot: [A.plays('Walker', 'Moor')] }),
        A.ends(),
        B.plays('Overrun', 'The Homeworld'),
        B.plays('Scout', 'Moor'),
        now({ cannot: [B.plays('Walker', 'Moor')] }),
      ],
    }));

  it('the-homeworld/1 an immediate reaction to the minion just played comes before the extra minion (RES-1)', () =>
    play({
      cards: [
        minionCard(
          'Imp',
          4,
          'Ongoing: Each time another player has played a weaker minion here, destroy that minion.',
          after(
            'play',
            {
              when: (q, me, h) =>
                h.to === q.base(me.self) &&
                h.seat !== me.seat &&
                q.isMinionCard(h.card) &&
                q.power(h.card) < q.power(me.self),
            },
            function* (me) {
              yield* act(ops.destroy(me.args.card));
            },
          ),
        ),
      ],
      seats: { A: { hand: ['Scout', 'Walker'] } },
      bases: [at('The Homeworld', 'B Imp'), at('Moor')],
      steps: [
        A.plays('Scout', 'The Homeworld'),
        A.answers('?Imp', '?The Homeworld'),
        now(at('The Homeworld', 'B Imp'), { asked: null, discard: { A: ['Scout'] } }),
        A.plays('Walker', 'Moor'),
        A.answers('return'),
        now(at('Moor', 'A Walker'), { asked: null }),
      ],
    }));

  it('the-homeworld/2 only a minion that meets the limit can use it, from the discard pile no less (EXT-4, TERM-9)', () =>
    play({
      seats: { A: { hand: ['Scout', 'Invader', 'Walker'], discard: ['Buccaneer', 'Collector'] } },
      bases: [at('The Homeworld', "A They're Coming to Get You"), at('Moor')],
      steps: [
        A.plays('Scout', 'The Homeworld'),
        now({
          can: [A.plays('Walker', 'Moor'), A.plays('Collector', 'The Homeworld', 'discard')],
          cannot: [A.plays('Invader', 'Moor'), A.plays('Buccaneer', 'The Homeworld', 'discard')],
        }),
      ],
    }));

  it('the-homeworld/3 a Collector that returns no minion of its own name cannot loop here', () =>
    play({
      seats: { A: { hand: ['Collector'] } },
      bases: [at('The Homeworld', 'A Collector', 'B Collector'), at('Moor')],
      steps: [
        A.plays('Collector', 'The Homeworld'),
        now(at('The Homeworld', 'A Collector', 'A Collector', 'B Collector'), { asked: null, hand: { A: [] } }),
      ],
    }));

  it('a monster played here has no owner who could play one (MON-1)', () =>
    play({
      seats: { A: { hand: ['Dungeon Bait', 'Scout', 'Filler'] } },
      bases: [at('The Homeworld'), at('Moor')],
      monsterDeck: ['Ghoul'],
      treasureDeck: [],
      steps: [
        A.plays('Dungeon Bait'),
        A.answers('play', 'The Homeworld'),
        now({ asked: null }),
        A.plays('Scout', 'Moor'),
        now({ cannot: [A.plays('Filler', 'Moor')] }),
      ],
    }));

  it('the-homeworld/4 outside the Play Cards phase it is used immediately or lost, by the owner of the minion (EXT-3)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Shinobi', 'Walker', 'Invader'], deck: ['Cannon'] } },
      bases: [at('The Homeworld', 'B Filler +22'), at('Moor')],
      steps: [
        B.ends(),
        A.answers('Shinobi'),
        offered('A', ['Walker', 'no'], ['Invader']),
        A.answers('Walker'),
        offered('A', ['The Homeworld', 'Moor']),
        A.answers('Moor', 'return'),
        now(at('Moor', 'A Walker'), { asked: null, turn: 'A', vp: { A: 2, B: 4 } }),
      ],
    }));
});

describe('The Mothership: After this base scores, the winner may choose one of their minions here with power 3 or less and return it to their hand.', () => {
  const ship = at('The Mothership', 'A Invader', 'A Walker', 'A Buccaneer', 'A Cut Lass +6', 'B Collector');

  it('offers the winner their own minions here of power 3 or less, and returns one (SCORE-8)', () =>
    play({
      turn: 'B',
      bases: [ship, at('Moor', 'A Scout')],
      steps: [
        B.ends(),
        A.answers('The Mothership'),
        offered('A', ['Invader', 'Walker'], ['Buccaneer', 'Cut Lass', 'Collector', 'Scout']),
        A.answers('Invader'),
        now(at('Moor', 'A Scout'), {
          asked: null,
          turn: 'A',
          vp: { A: 4, B: 2 },
          hand: { A: ['Invader'] },
          discard: { A: ['Walker', 'Buccaneer', 'Cut Lass'], B: ['Collector'] },
        }),
      ],
    }));

  it('may be declined, and asks nobody when the winner has no weak minion here', () =>
    play({
      baseDeck: ['Heath', 'Fen'],
      bases: [ship, at('Moor', 'A Walker')],
      steps: [
        A.ends(),
        A.answers('pass'),
        now({ asked: null, turn: 'B', discard: { A: { has: ['Invader', 'Walker'] } } }),
      ],
    }));

  it('is not asked about a minion of power 4 (CALC-1)', () =>
    play({
      bases: [at('The Mothership', 'A Buccaneer', 'A Filler +15'), at('Moor')],
      steps: [A.ends(), now({ asked: null, turn: 'B', discard: { A: ['Buccaneer', 'Filler'] } })],
    }));

  it('asks nobody when only the losers have weak minions here', () =>
    play({
      bases: [at('The Mothership', 'A Filler +17', 'B Walker'), at('Moor', 'A Walker')],
      steps: [A.ends(), now(at('Moor', 'A Walker'), { asked: null, turn: 'B', vp: { A: 4, B: 2 } })],
    }));

  it('is not asked when its winner wins another base (SCORE-13)', () =>
    play({
      bases: [at('The Mothership', 'A Walker'), at('Moor', 'A Filler +9')],
      steps: [A.ends(), now(at('The Mothership', 'A Walker'), { asked: null, turn: 'B', vp: { A: 3 } })],
    }));

  it('tied winners each return one, clockwise (VP-4)', () =>
    play({
      turn: 'B',
      bases: [at('The Mothership', 'A Invader', 'A Filler +6', 'B Walker', 'B Filler +7'), at('Moor')],
      steps: [
        B.ends(),
        B.answers('The Mothership'),
        now({ hand: { B: ['Walker'] } }),
        A.answers('The Mothership'),
        now({ asked: null, turn: 'A', hand: { A: ['Invader'] }, vp: { A: 4, B: 4 } }),
      ],
    }));
});
