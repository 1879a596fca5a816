import { act, look, onPlay, ops, playNow } from '@smash/engine/script';
import { A, at, B, minionCard, now, offered, play } from '@smash/testkit/play';
import { hermit, rock } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const runner = minionCard(
  'Runner',
  2,
  'Move this minion to another base.',
  onPlay(function* (me) {
    const [to] = yield* look((q) => q.otherBases(q.base(me.self)));
    yield* act(ops.move(me.self, to!));
  }),
);

describe('Spikey Chair Room: A player who has played at least one minion here in a turn may, at the end of that turn, destroy a minion they own to draw a card.', () => {
  const room = 'Spikey Chair Room';

  it('at the end of the turn one minion you own, wherever it is and whoever controls it, for a card (TURN-7, TERM-8)', () =>
    play({
      seats: { A: { hand: ['Filler'] } },
      bases: [at(room, 'B Walker'), at('Moor', 'B Scout of A', 'A Collector of B')],
      steps: [
        A.plays('Filler', room),
        A.ends(),
        offered('A', [room, 'pass']),
        A.answers(room),
        offered('A', ['Filler', 'Scout'], ['Walker', 'Collector', 'no']),
        A.answers('Scout'),
        now(at(room, 'B Walker', 'A Filler'), at('Moor', 'A Collector'), {
          turn: 'B',
          asked: null,
          hand: { A: ['Filler', 'Filler', 'Filler'] },
          discard: { A: ['Scout'] },
        }),
      ],
    }));

  it('may be declined, and is for nobody who has played no minion here in this turn (ME-2)', () =>
    play({
      seats: { A: { hand: ['Filler', 'Overrun'] }, B: { hand: ['Filler', 'Overrun'] } },
      bases: [at(room, 'B Walker'), at('Moor', 'A Filler')],
      steps: [
        A.plays('Filler', room),
        A.ends(),
        A.answers('pass'),
        now(at(room, 'B Walker', 'A Filler'), { turn: 'B', phase: 'play' }),
        B.plays('Filler', 'Moor'),
        B.plays('Overrun', room),
        B.ends(),
        now({ turn: 'A', phase: 'play', asked: null }),
      ],
    }));

  it('once, however many minions were played here; with none that you own there is no question (RES-9)', () => {
    play({
      seats: { A: { hand: ['Filler', 'Filler', 'Nine Lives'] } },
      bases: [at(room), at('Moor')],
      steps: [
        A.plays('Filler', room),
        A.plays('Nine Lives'),
        A.plays('Filler', room),
        A.ends(),
        A.answers(room),
        now(at(room), { turn: 'B', asked: null, discard: { A: ['Nine Lives', 'Filler', 'Filler'] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Filler', 'Seeing Stars'] } },
      bases: [at(room), at('Moor')],
      steps: [
        A.plays('Filler', room),
        A.plays('Seeing Stars'),
        A.ends(),
        now({ turn: 'B', phase: 'play', asked: null }),
      ],
    });
  });

  it('a player who has played one here in another player’s turn may use it, after the current player (ME-2)', () =>
    play({
      cards: [
        minionCard(
          'Inviter',
          1,
          'The next player plays a minion of the hand at this base.',
          onPlay(function* (me) {
            const [seat, at] = yield* look((q) => [q.otherPlayers(me.seat)[0]!, q.base(me.self)] as [number, number]);
            const card = yield* look((q) => q.hand(seat)[0]!);
            yield* playNow({ card, at, seat });
          }),
        ),
      ],
      seats: { A: { hand: ['Inviter'] }, B: { hand: ['Walker'] } },
      bases: [at(room), at('Moor')],
      steps: [
        A.plays('Inviter', room),
        B.answers('?return'),
        A.ends(),
        offered('A', [room, 'pass']),
        offered('B', [room, 'pass']),
        A.answers('pass'),
        B.answers(room),
        A.answers('pass'),
        now(at(room, 'A Inviter'), { turn: 'B', discard: { B: ['Walker'] }, hand: { B: ['Filler'] } }),
      ],
    }));

  it('a minion that is not destroyed brings no card; one who has to ignore this base does not use it (RES-3, TERM-13)', () => {
    play({
      cards: [rock],
      seats: { A: { hand: ['Rock'] } },
      bases: [at(room), at('Moor')],
      steps: [
        A.plays('Rock', room),
        A.ends(),
        A.answers(room),
        now(at(room, 'A Rock'), { turn: 'B', hand: { A: ['Filler', 'Filler'] } }),
      ],
    });
    play({
      cards: [hermit],
      seats: { A: { hand: ['Filler'] } },
      bases: [at(room, 'A Hermit'), at('Moor')],
      steps: [A.plays('Filler', room), A.ends(), now({ turn: 'B', phase: 'play' })],
    });
  });

  it('spikey-chair-room/1 even when the minion has moved to another base (TERM-6)', () =>
    play({
      cards: [runner],
      seats: { A: { hand: ['Runner'] } },
      bases: [at(room), at('Moor')],
      steps: [
        A.plays('Runner', room),
        now(at(room), at('Moor', 'A Runner')),
        A.ends(),
        A.answers(room),
        now(at('Moor'), { turn: 'B', discard: { A: ['Runner'] }, hand: { A: ['Filler', 'Filler', 'Filler'] } }),
      ],
    }));

  it('a minion that has moved here was not played here (TERM-6)', () =>
    play({
      cards: [runner],
      seats: { A: { hand: ['Runner'] } },
      bases: [at('Moor'), at(room)],
      steps: [
        A.plays('Runner', 'Moor'),
        now(at(room, 'A Runner')),
        A.ends(),
        now(at(room, 'A Runner'), { turn: 'B', phase: 'play' }),
      ],
    }));

  it.each([['Heath'], [room]])(
    'spikey-chair-room/2 not once this base has scored: it is not in play any more, or a new one (%s) (ABL-7, IO-1)',
    (next) =>
      play({
        seats: { A: { hand: ['Filler'] } },
        baseDeck: next === room ? [] : [next],
        bases: [at(room, 'A King Rex +14'), at('Moor', 'A Walker')],
        steps: [
          A.plays('Filler', room),
          A.ends(),
          now(at(next), at('Moor', 'A Walker'), { turn: 'B', phase: 'play', asked: null, vp: { A: 4 } }),
        ],
      }),
  );
});

describe('Wintersquashed: After you play a minion here, you may give another player control of it.', () => {
  const table = [at('Wintersquashed'), at('Moor')];

  it('a player who plays a minion here may give it to any other player, for good (ABL-8, IO-2)', () =>
    play({
      seats: { A: { hand: ['Filler'] }, B: { hand: ['Filler'] }, C: {} },
      bases: table,
      steps: [
        A.plays('Filler', 'Wintersquashed'),
        offered('A', ['Wintersquashed', 'pass']),
        A.answers('Wintersquashed'),
        offered('A', ['B', 'C'], ['no']),
        A.answers('C'),
        now(at('Wintersquashed', 'C Filler'), { asked: null }),
        A.ends(),
        B.plays('Filler', 'Wintersquashed'),
        B.answers('pass'),
        now(at('Wintersquashed', 'C Filler', 'B Filler'), { asked: null, turn: 'B' }),
      ],
    }));

  it('not a minion played elsewhere or moved here, nor an action; not who has to ignore this base (TERM-6, TERM-13)', () => {
    play({
      cards: [runner],
      seats: { A: { hand: ['Runner', 'Overrun'] } },
      bases: [at('Moor'), at('Wintersquashed')],
      steps: [
        A.plays('Runner', 'Moor'),
        A.plays('Overrun', 'Wintersquashed'),
        now(at('Wintersquashed', 'A Runner', 'A Overrun'), { asked: null }),
      ],
    });
    play({
      cards: [hermit],
      seats: { A: { hand: ['Filler'] } },
      bases: [at('Wintersquashed', 'A Hermit'), at('Moor')],
      steps: [A.plays('Filler', 'Wintersquashed'), now(at('Wintersquashed', 'A Hermit', 'A Filler'), { asked: null })],
    });
  });

  it('wintersquashed/1 the minion’s own ability resolves first, for who played it (RES-1)', () =>
    play({
      seats: { A: { hand: ['Invader'] } },
      bases: table,
      steps: [
        A.plays('Invader', 'Wintersquashed'),
        now(at('Wintersquashed', 'A Invader'), { vp: { A: 1, B: 0 } }),
        A.answers('Wintersquashed'),
        now(at('Wintersquashed', 'B Invader'), { asked: null, vp: { A: 1, B: 0 } }),
      ],
    }));

  it('one that has been given away or has left by then is not offered (RES-4, TERM-5)', () =>
    play({
      seats: { A: { hand: ['Betrothed'] }, B: {}, C: {} },
      bases: table,
      steps: [
        A.plays('Betrothed', 'Wintersquashed'),
        A.answers('B'),
        now(at('Wintersquashed', 'B Betrothed'), { asked: null }),
      ],
    }));

  it('it is you who give it: what follows from that follows (TERM-2)', () =>
    play({
      seats: { A: { hand: ['Filler'] } },
      bases: [at('Wintersquashed'), at('Moor', 'A The Hill that Strolls')],
      steps: [
        A.plays('Filler', 'Wintersquashed'),
        A.answers('Wintersquashed'),
        A.answers('The Hill that Strolls'),
        now(at('Wintersquashed', 'B Filler'), { asked: null, cards: { Filler: { counters: 1 } } }),
      ],
    }));
});
