import { act, after, look, onPlay, ops } from '@smash/engine/script';
import { A, at, B, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Zombie Lord: On each base where you have no minions, you may play an extra minion with power 2 or less from your discard pile.', () => {
  const table = [at('Meadow'), at('Moor', 'B Walker'), at('Marsh', 'A Scout'), at('Fen')];
  const seats = {
    A: { hand: ['Zombie Lord', 'Walker'], discard: ['Collector', 'First Mate', 'Tenacious Z', 'Invader', 'Cannon'] },
  };

  it('offers minions of power 2 or less from your own discard pile, for bases without your minions (TERM-9)', () =>
    play({
      seats,
      bases: table,
      steps: [
        A.plays('Zombie Lord', 'Meadow'),
        offered('A', ['Collector', 'First Mate', 'Tenacious Z', 'no'], ['Invader', 'Cannon', 'Walker']),
        A.answers('Collector'),
        offered('A', ['Moor', 'Fen'], ['Meadow', 'Marsh']),
        A.answers('Moor', '?no'),
        now(at('Moor', 'B Walker', 'A Collector')),
      ],
    }));

  it('zombie-lord/3 plays them immediately, each with its ability, before anything else continues (RES-2)', () =>
    play({
      seats,
      bases: table,
      steps: [
        A.plays('Zombie Lord', 'Meadow'),
        A.answers('Collector', 'Moor'),
        offered('A', ['Walker', 'no']),
        A.answers('Walker', 'First Mate'),
        now(
          at('Meadow', 'A Zombie Lord'),
          at('Moor', 'A Collector'),
          at('Marsh', 'A Scout'),
          at('Fen', 'A First Mate'),
          {
            asked: null,
            hand: { A: ['Walker'], B: ['Walker'] },
            discard: { A: ['Tenacious Z', 'Invader', 'Cannon'] },
            plays: { A: { minions: 0, actions: 1 } },
          },
        ),
      ],
    }));

  it('zombie-lord/3 plays not made immediately are lost (EXT-2)', () =>
    play({
      seats: { A: { hand: ['Zombie Lord'], discard: ['Collector', 'First Mate'] } },
      bases: [at('Meadow'), at('Moor'), at('Fen')],
      steps: [
        A.plays('Zombie Lord', 'Meadow'),
        A.answers('no'),
        now(at('Meadow', 'A Zombie Lord'), at('Moor'), at('Fen'), {
          asked: null,
          cannot: [A.plays('Collector', 'Moor', 'discard')],
        }),
      ],
    }));

  it('zombie-lord/1 the bases are fixed when he is played: one that is emptied meanwhile does not count', () =>
    play({
      cards: [
        minionCard(
          'Pied Piper',
          1,
          'Destroy all your other minions of power 3.',
          onPlay(function* (me) {
            const mine = yield* look((q) => q.minionsOf(me.seat).filter((ix) => q.power(ix) === 3));
            yield* act(...mine.map(ops.destroy));
          }),
        ),
      ],
      seats: { A: { hand: ['Zombie Lord'], discard: ['Pied Piper', 'Collector', 'First Mate'] } },
      bases: [at('Meadow'), at('Moor'), at('Marsh', 'A Scout')],
      steps: [
        A.plays('Zombie Lord', 'Meadow'),
        A.answers('Pied Piper', '?Moor'),
        now(at('Moor', 'A Pied Piper'), at('Marsh'), {
          asked: null,
          discard: { A: ['Collector', 'First Mate', 'Scout'] },
        }),
      ],
    }));

  it('zombie-lord/2 one extra minion per base, even if that minion moves away', () =>
    play({
      cards: [
        minionCard(
          'Drifter',
          1,
          'Move this minion to another base.',
          onPlay(function* (me) {
            const [to] = yield* look((q) => q.otherBases(q.base(me.self)));
            yield* act(ops.move(me.self, to!));
          }),
        ),
      ],
      seats: { A: { hand: ['Zombie Lord'], discard: ['Drifter', 'Drifter', 'Collector'] } },
      bases: [at('Meadow'), at('Moor'), at('Marsh')],
      steps: [
        A.plays('Zombie Lord', 'Meadow'),
        A.answers('Drifter', 'Moor'),
        now(at('Meadow', 'A Zombie Lord', 'A Drifter'), at('Moor')),
        A.answers('Drifter'),
        now(at('Meadow', 'A Zombie Lord', 'A Drifter', 'A Drifter'), at('Moor'), at('Marsh'), {
          asked: null,
          discard: { A: ['Collector'] },
        }),
      ],
    }));

  it('asks nothing without a weak minion in the discard pile, an open base, or a base where it may be played', () =>
    play({
      seats: {
        A: { hand: ['Zombie Lord'], discard: ['Invader'] },
        B: { hand: ['Zombie Lord'], discard: ['Walker'] },
      },
      bases: [at('Meadow', 'B Scout'), at('Moor', 'A Overrun')],
      steps: [
        A.plays('Zombie Lord', 'Meadow'),
        now({ asked: null, discard: { A: ['Invader'] } }),
        A.ends(),
        B.plays('Zombie Lord', 'Meadow'),
        now(at('Meadow', 'A Zombie Lord', 'B Scout', 'B Zombie Lord'), at('Moor', 'A Overrun'), { asked: null }),
      ],
    }));
});

describe('Grave Digger: You may choose a minion in your discard pile and place it in your hand.', () => {
  it('offers the minions of your own discard pile, whatever their power', () =>
    play({
      seats: {
        A: { hand: ['Grave Digger'], discard: ['Pirate King', 'Walker', 'Cannon'] },
        B: { discard: ['Scout'] },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Grave Digger', 'Meadow'),
        offered('A', ['Pirate King', 'Walker', 'no'], ['Cannon', 'Scout']),
        A.answers('Pirate King'),
        now(at('Meadow', 'A Grave Digger'), {
          asked: null,
          hand: { A: ['Pirate King'] },
          discard: { A: ['Walker', 'Cannon'], B: ['Scout'] },
        }),
      ],
    }));

  it('may be declined, and asks nothing without a minion there', () =>
    play({
      seats: {
        A: { hand: ['Grave Digger'], discard: ['Walker'] },
        B: { hand: ['Grave Digger'], discard: ['Cannon'] },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Grave Digger', 'Meadow'),
        A.answers('no'),
        now({ asked: null, hand: { A: [] }, discard: { A: ['Walker'] } }),
        A.ends(),
        B.plays('Grave Digger', 'Meadow'),
        now({ asked: null, discard: { B: ['Cannon'] } }),
      ],
    }));
});

describe('Tenacious Z: Special: On your turn, you may play this card as an extra minion from your discard pile. Use the ability of only one Tenacious Z per turn.', () => {
  const seats = {
    A: { hand: ['Walker', 'Invader'], discard: ['Tenacious Z', 'Tenacious Z', 'Scout'] },
    B: { discard: ['Tenacious Z'] },
  };

  it('is played from the discard pile on any base, in addition to the regular minion (EXT-1)', () =>
    play({
      seats,
      bases: [at('Meadow', 'B Scout'), at('Moor', 'B Overrun')],
      steps: [
        now({ cannot: [A.plays('Tenacious Z', 'Moor', 'discard')] }),
        A.plays('Tenacious Z', 'Meadow', 'discard'),
        now(at('Meadow', 'A Tenacious Z', 'B Scout'), {
          asked: null,
          discard: { A: ['Tenacious Z', 'Scout'] },
          plays: { A: { minions: 1, actions: 1 } },
        }),
        A.plays('Invader', 'Meadow'),
      ],
    }));

  it('tenacious-z/1 only in your own Play Cards phase', () =>
    play({
      seats,
      bases: [at('Meadow', 'B Filler +9'), at('Moor')],
      steps: [
        now({
          can: [A.plays('Tenacious Z', 'Meadow', 'discard')],
          cannot: [B.plays('Tenacious Z', 'Meadow', 'discard')],
        }),
        A.ends(),
        now({
          asked: null,
          turn: 'B',
          can: [B.plays('Tenacious Z', 'Moor', 'discard')],
          cannot: [A.plays('Tenacious Z', 'Moor', 'discard')],
        }),
      ],
    }));

  it('tenacious-z/2 once per turn in all, even with the same card again; once more in the next turn', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'], discard: ['Tenacious Z', 'Tenacious Z'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Tenacious Z', 'Meadow', 'discard'),
        now({ cannot: [A.plays('Tenacious Z', 'Meadow', 'discard')] }),
        A.plays('Seeing Stars'),
        now(at('Meadow'), {
          discard: { A: ['Tenacious Z', 'Tenacious Z', 'Seeing Stars'] },
          cannot: [A.plays('Tenacious Z', 'Meadow', 'discard')],
        }),
        A.ends(),
        B.ends(),
        now({ turn: 'A', can: [A.plays('Tenacious Z', 'Meadow', 'discard')] }),
      ],
    }));

  it('tenacious-z/3 its extra play is for that card only: no other minion can use it (EXT-3)', () =>
    play({
      seats: { A: { hand: ['Walker', 'Invader'], discard: ['Tenacious Z', 'Scout'] } },
      bases: [at('Meadow', "A They're Coming to Get You"), at('Moor')],
      steps: [
        A.plays('Invader', 'Moor'),
        now({
          can: [A.plays('Tenacious Z', 'Moor', 'discard')],
          cannot: [A.plays('Scout', 'Meadow', 'discard'), A.plays('Walker', 'Moor')],
        }),
      ],
    }));

  it('may also be played from hand like any minion, without using its ability (ABL-1)', () =>
    play({
      seats: { A: { hand: ['Tenacious Z'], discard: ['Tenacious Z'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Tenacious Z', 'Meadow'),
        A.plays('Tenacious Z', 'Moor', 'discard'),
        now(at('Meadow', 'A Tenacious Z'), at('Moor', 'A Tenacious Z'), { asked: null }),
      ],
    }));
});

describe("Walker: Look at your deck's top card. Discard it OR return it there.", () => {
  it('discards the top card of your own deck (RES-14)', () =>
    play({
      seats: { A: { hand: ['Walker'], deck: ['Cannon', 'Scout'] }, B: { deck: ['Dinghy'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Walker', 'Meadow'),
        offered('A', ['discard', 'return'], ['no']),
        A.answers('discard'),
        now(at('Meadow', 'A Walker'), {
          asked: null,
          deck: { A: ['Scout'], B: ['Dinghy'] },
          discard: { A: ['Cannon'] },
        }),
      ],
    }));

  it('or returns it; only its player sees the card (TERM-12, INFO-2)', () =>
    play({
      seats: { A: { hand: ['Walker'], deck: ['Cannon', 'Scout'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Walker', 'Meadow'),
        A.answers('return'),
        now({
          asked: null,
          deck: { A: ['Cannon', 'Scout'] },
          sees: { A: { has: ['Cannon'], lacks: ['Scout'] }, B: { lacks: ['Cannon', 'Scout'] } },
        }),
      ],
    }));

  it('walker/1 putting it back is no return from play: what reacts to returning does not (TERM-6)', () =>
    play({
      cards: [
        minionCard(
          'Usher',
          1,
          'Ongoing: Each time a card has been returned, gain 1 VP.',
          after('return', {}, function* (me) {
            yield* act(ops.gainVp(me.seat, 1));
          }),
        ),
      ],
      seats: { A: { hand: ['Walker', 'Beam Up'], deck: ['Cannon', 'Scout'] } },
      bases: [at('Meadow', 'B Usher'), at('Moor')],
      steps: [
        A.plays('Walker', 'Meadow'),
        A.answers('return'),
        now({ asked: null, vp: { A: 0, B: 0 } }),
        A.plays('Beam Up'),
        A.answers('Walker'),
        now({ vp: { B: 1 } }),
      ],
    }));

  it('reshuffles the discard pile into an empty deck first, and does nothing without any card (DECK-1)', () =>
    play({
      seats: {
        A: { hand: ['Walker'], deck: [], discard: ['Cannon'] },
        B: { hand: ['Walker'], deck: [], discard: [] },
      },
      turn: 'B',
      bases: [at('Meadow'), at('Moor')],
      steps: [
        B.plays('Walker', 'Meadow'),
        now({ asked: null }),
        B.ends(),
        A.plays('Walker', 'Moor'),
        A.answers('return'),
        now({ asked: null, deck: { A: ['Cannon'] }, discard: { A: [] } }),
      ],
    }));
});
