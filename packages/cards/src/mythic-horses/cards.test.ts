import { act, extraMinion, look, onPlay, ops, playNow } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { charm } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

describe('Starlyte: Ongoing: This minion has +1 power for every other minion of yours here.', () => {
  it('counts your other minions there, not other players’ nor those elsewhere (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Filler'] } },
      bases: [at('Meadow', 'A Starlyte', 'A Walker', 'B Scout'), at('Moor', 'A Invader')],
      steps: [
        now({ cards: { Starlyte: { power: 6 } } }),
        A.plays('Filler', 'Meadow'),
        now({ asked: null, cards: { Starlyte: { power: 7 }, Walker: { power: 2 } } }),
      ],
    }));

  it('alone it has 5; taken over, it counts the minions of its new controller (TERM-5)', () =>
    play({
      cards: [charm],
      turn: 'B',
      seats: { B: { hand: ['Take Over'] } },
      bases: [at('Meadow', 'A Starlyte', 'B Filler', 'B Filler'), at('Moor')],
      steps: [
        now({ cards: { Starlyte: { power: 5 } } }),
        B.plays('Take Over'),
        B.answers('Starlyte'),
        now({ asked: null, cards: { Starlyte: { power: 7 } } }),
      ],
    }));
});

describe('Rainbow: Talent: Draw a card if you have played another minion here this turn.', () => {
  it('once you have played another minion there: once a turn (ABL-5)', () =>
    play({
      seats: { A: { hand: ['Filler'] } },
      bases: [at('Meadow', 'A Rainbow'), at('Moor')],
      steps: [
        now({ cannot: [A.uses('Rainbow')] }),
        A.plays('Filler', 'Meadow'),
        A.uses('Rainbow'),
        now({ asked: null, hand: { A: ['Filler'], B: [] }, cannot: [A.uses('Rainbow')] }),
      ],
    }));

  it('not for a minion played elsewhere, nor for its own play (TERM-10)', () => {
    play({
      seats: { A: { hand: ['Filler'] } },
      bases: [at('Meadow', 'A Rainbow'), at('Moor')],
      steps: [A.plays('Filler', 'Moor'), refused(A.uses('Rainbow'))],
    });
    play({
      seats: { A: { hand: ['Rainbow'] } },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [A.plays('Rainbow', 'Meadow'), refused(A.uses('Rainbow'))],
    });
  });

  it('rainbow/1 a minion of an earlier turn does not count (ABL-5)', () =>
    play({
      seats: { A: { hand: ['Filler'] } },
      bases: [at('Meadow', 'A Rainbow'), at('Moor')],
      steps: [A.plays('Filler', 'Meadow'), A.ends(), B.ends(), now({ turn: 'A', cannot: [A.uses('Rainbow')] })],
    }));
  it('not for one that another player plays here; for this card in an earlier stay (IO-1)', () => {
    play({
      cards: [
        actionCard(
          'Invite',
          'standard',
          'The next player plays a minion on the first base.',
          onPlay(function* () {
            const [card, base] = yield* look((q) => [q.hand(1)[0]!, q.bases()[0]!]);
            yield* playNow({ card: card!, at: base!, seat: 1 });
          }),
        ),
      ],
      seats: { A: { hand: ['Invite'] }, B: { hand: ['Filler'] } },
      bases: [at('Meadow', 'A Rainbow'), at('Moor')],
      steps: [A.plays('Invite'), now(at('Meadow', 'A Rainbow', 'B Filler')), refused(A.uses('Rainbow'))],
    });
    play({
      cards: [
        actionCard(
          'Again',
          'standard',
          'Return a minion. Play an extra minion.',
          onPlay(function* (me) {
            yield* act(ops.returnToHand(yield* look((q) => q.minions()[0]!)));
            yield* extraMinion(me.seat);
          }),
        ),
      ],
      seats: { A: { hand: ['Rainbow', 'Again'], deck: ['Scout'] }, B: {} },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Rainbow', 'Meadow'),
        refused(A.uses('Rainbow')),
        A.plays('Again'),
        A.plays('Rainbow', 'Meadow'),
        A.uses('Rainbow'),
        now({ asked: null, hand: { A: ['Scout'] } }),
      ],
    });
  });
});

describe("Seastar: If you play this minion where you have another minion, you may play an extra minion this turn. Use only one Seastar's ability per turn.", () => {
  const hand = ['Seastar', 'Seastar', 'Filler', 'Filler'];

  it('beside another minion of yours it grants an extra minion, anywhere (EXT-2)', () =>
    play({
      seats: { A: { hand } },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Seastar', 'Meadow'),
        now({ asked: null }),
        A.plays('Filler', 'Moor'),
        refused(A.plays('Filler', 'Moor')),
      ],
    }));

  it('not alone, nor beside other players’ minions, nor for one elsewhere (TERM-5)', () =>
    play({
      seats: { A: { hand } },
      bases: [at('Meadow', 'B Walker'), at('Moor', 'A Scout')],
      steps: [A.plays('Seastar', 'Meadow'), now({ asked: null, cannot: [A.plays('Filler', 'Moor')] })],
    }));

  it('only one of them each turn, for each player; one without effect does not count (TERM-10)', () => {
    play({
      seats: { A: { hand }, B: { hand } },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Seastar', 'Meadow'),
        A.plays('Seastar', 'Meadow'),
        refused(A.plays('Filler', 'Moor')),
        A.ends(),
        B.ends(),
        A.plays('Filler', 'Meadow'),
        now({ turn: 'A', asked: null, cannot: [A.plays('Filler', 'Moor')] }),
      ],
    });
    play({
      seats: { A: { hand: ['Seastar', 'Seastar', 'Togetherness Power', 'Filler'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Seastar', 'Moor'),
        A.plays('Togetherness Power'),
        A.plays('Seastar', 'Moor'),
        A.plays('Filler', 'Moor'),
        now({ asked: null, hand: { A: [] } }),
      ],
    });
  });

  it('the next turn there is one again; taken minions count as yours (TERM-5)', () =>
    play({
      seats: { A: { hand: ['Seastar', 'Filler'], deck: ['Seastar', 'Filler', 'Filler', 'Filler'] } },
      bases: [at('Meadow', 'A Walker of B'), at('Moor')],
      steps: [
        A.plays('Seastar', 'Meadow'),
        A.plays('Filler', 'Moor'),
        A.ends(),
        B.ends(),
        A.plays('Seastar', 'Meadow'),
        A.plays('Filler', 'Moor'),
        now({ asked: null, hand: { A: [] } }),
      ],
    }));
});

describe('Pinkie: Ongoing: This minion has +1 power while you have another minion here.', () => {
  it('+1 with one other or more of yours there; not with other players’ minions or elsewhere (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Filler'] } },
      bases: [at('Meadow', 'A Pinkie', 'B Scout'), at('Moor', 'A Pinkie', 'A Filler', 'A Filler')],
      steps: [
        now({ cards: { 'Pinkie@Meadow': { power: 2 }, 'Pinkie@Moor': { power: 3 } } }),
        A.plays('Filler', 'Meadow'),
        now({ asked: null, cards: { 'Pinkie@Meadow': { power: 3 } } }),
      ],
    }));

  it('pinkie/1 what keeps other players’ cards off it does not keep its bonus (TERM-2)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Seeing Stars'] } },
      bases: [at('Meadow', 'A Pinkie with A Tooth and Claw... and Guns', 'A Filler'), at('Moor')],
      steps: [
        now({ cards: { Pinkie: { power: 3 } } }),
        B.plays('Seeing Stars'),
        B.answers('Filler'),
        now(at('Meadow', 'A Pinkie with A Tooth and Claw... and Guns'), {
          asked: null,
          cards: { Pinkie: { power: 2 } },
        }),
      ],
    }));
});

const beast = { ...minionCard('Beast', 3, ''), deck: 'monsters' as const };

describe('Equaria: After you play a minion here, you may move a minion of yours from another base to here.', () => {
  it('the player moves one of their own from elsewhere, or none (ABL-8)', () => {
    const start = {
      seats: { A: { hand: ['Filler'] } },
      bases: [at('Equaria', 'A Collector'), at('Moor', 'A Scout', 'B Walker'), at('Marsh', 'A Invader')],
    };
    play({
      ...start,
      steps: [
        A.plays('Filler', 'Equaria'),
        offered('A', ['Equaria', 'pass']),
        A.answers('Equaria'),
        offered('A', ['Scout', 'Invader'], ['Walker', 'Collector', 'Filler', 'no']),
        A.answers('Invader'),
        now(at('Equaria', 'A Collector', 'A Filler', 'A Invader'), at('Moor', 'A Scout', 'B Walker'), at('Marsh'), {
          asked: null,
        }),
      ],
    });
    play({
      ...start,
      steps: [
        A.plays('Filler', 'Equaria'),
        A.answers('pass'),
        now(at('Equaria', 'A Collector', 'A Filler'), { asked: null }),
      ],
    });
  });

  it('each time, also on another player’s turn for that player; not without a minion elsewhere, nor for a play elsewhere (RES-9)', () => {
    play({
      turn: 'B',
      seats: { B: { hand: ['Filler'] } },
      bases: [at('Equaria'), at('Moor', 'A Scout')],
      steps: [B.plays('Filler', 'Equaria'), now({ asked: null })],
    });
    play({
      seats: { A: { hand: ['Filler'] } },
      bases: [at('Equaria'), at('Moor', 'A Scout')],
      steps: [A.plays('Filler', 'Moor'), now({ asked: null })],
    });
  });

  it('a monster is not a minion of yours; a base’s monster is nobody’s play (MON-7)', () =>
    play({
      cards: [beast],
      seats: { A: { hand: ['Filler'] } },
      bases: [at('Equaria'), at('Moor', '- Beast')],
      steps: [A.plays('Filler', 'Equaria'), now({ asked: null })],
    }));
  it('also the only one elsewhere', () =>
    play({
      seats: { A: { hand: ['Filler'] } },
      bases: [at('Equaria'), at('Moor', 'A Scout')],
      steps: [
        A.plays('Filler', 'Equaria'),
        A.answers('Equaria'),
        now(at('Equaria', 'A Filler', 'A Scout'), { asked: null }),
      ],
    }));
});

describe('Pony Land: Your minions here cannot be destroyed while you have two or more of them here.', () => {
  const hand = { A: { hand: ['Cannon', 'Seeing Stars'] }, B: {}, C: {} };
  it('two of one player are safe; a single one of another player is not (CAN-1)', () =>
    play({
      seats: hand,
      bases: [at('Pony Land', 'B Walker', 'B Collector', 'C Scout'), at('Moor', 'B Filler', 'B Filler')],
      steps: [
        A.plays('Seeing Stars'),
        offered('A', ['Walker', 'Collector', 'Scout', 'Filler#1', 'Filler#2']),
        A.answers('Walker'),
        now(at('Pony Land', 'B Walker', 'B Collector', 'C Scout'), { asked: null }),
        A.ends(),
        now({ turn: 'B' }),
      ],
    }));
  it('a single one is destroyed, and those elsewhere (CAN-1)', () => {
    const bases = [at('Pony Land', 'B Walker', 'C Scout'), at('Moor', 'B Filler', 'B Filler')];
    play({
      seats: hand,
      bases,
      steps: [
        A.plays('Seeing Stars'),
        A.answers('Walker'),
        now(at('Pony Land', 'C Scout'), { asked: null, discard: { B: ['Walker'] } }),
      ],
    });
    play({
      seats: hand,
      bases,
      steps: [
        A.plays('Seeing Stars'),
        A.answers('Filler#1'),
        now(at('Moor', 'B Filler'), { asked: null, discard: { B: ['Filler'] } }),
      ],
    });
  });
  it('monsters that nobody controls have nobody who has two; actions there are destroyed; a returned minion goes (TERM-1)', () => {
    play({
      cards: [beast],
      seats: hand,
      bases: [at('Pony Land', '- Beast', '- Beast'), at('Moor')],
      steps: [A.plays('Seeing Stars'), A.answers('Beast#1'), now(at('Pony Land', '- Beast'), { asked: null })],
    });
    play({
      seats: { A: { hand: ['Disenchant'] } },
      bases: [at('Pony Land', 'B Walker with B Poison', 'B Scout'), at('Moor')],
      steps: [A.plays('Disenchant'), now(at('Pony Land', 'B Walker', 'B Scout'), { asked: null })],
    });
    play({
      seats: { A: { hand: ['Beam Up'] } },
      bases: [at('Pony Land', 'B Walker', 'B Scout'), at('Moor')],
      steps: [A.plays('Beam Up'), A.answers('Scout'), now(at('Pony Land', 'B Walker'), { asked: null })],
    });
  });
});
