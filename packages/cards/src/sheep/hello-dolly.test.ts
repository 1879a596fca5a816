import { act, look, onlyIf, onPlay, ops, playedAt, scoringBase } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler'];
const dolly = 'Hello, Dolly!';
const drawTwo = actionCard(
  'Draw Two',
  'standard',
  'Draw two cards.',
  onPlay(function* (me) {
    yield* act(ops.draw(me.seat, 2));
  }),
);
const under = actionCard(
  'Under',
  'standard',
  'Gain 1 VP. This card goes to the bottom of its owner’s deck.',
  onPlay(function* (me) {
    yield* act(ops.gainVp(me.seat, 1), ops.resolveTo(me.self, 'bottom'));
  }),
);
const atScoring = actionCard(
  'At Scoring',
  'special',
  'Special: Before a base scores, you have +2 power there.',
  playedAt('beforeScore', function* (me) {
    const turn = yield* look((q) => q.s.turn);
    yield* act(ops.totalPower(scoringBase(me), me.seat, 2, { t: 'turnEnd', turn: turn! }));
  }),
);
const lonely = {
  ...actionCard(
    'Lonely',
    'standard',
    'You can play it only with no other card in your hand. Gain 1 VP.',
    onPlay(function* (me) {
      yield* act(ops.gainVp(me.seat, 1));
    }),
  ),
  condition: onlyIf((q, seat) => q.hand(seat).length <= 1).onlyIf,
};
const nine = minionCard('Nine', 9, 'No effect.');
const cards = [drawTwo, under, atScoring, lonely, nine];

describe('Hello, Dolly!: Special: After another player has played an action, you may play this card: it copies the ability of that action.', () => {
  it('hello-dolly/1 its player carries out that ability, and it goes to the discard pile', () =>
    play({
      cards,
      turn: 'B',
      seats: { A: { hand: [dolly], deck }, B: { hand: ['Draw Two'], deck } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        B.plays('Draw Two'),
        offered('A', [dolly, 'pass']),
        A.answers(dolly),
        now({
          asked: null,
          hand: { A: ['Filler', 'Filler'], B: ['Filler', 'Filler'] },
          discard: { A: [dolly], B: ['Draw Two'] },
        }),
      ],
    }));

  it('it may be declined; not after an action of its player, or a minion; and never as a regular play (PLAY-6)', () => {
    play({
      cards,
      turn: 'B',
      seats: { A: { hand: [dolly], deck }, B: { hand: ['Draw Two'], deck } },
      bases: [at('Meadow'), at('Moor')],
      steps: [B.plays('Draw Two'), A.answers('pass'), now({ asked: null, hand: { A: [dolly] } })],
    });
    play({
      cards,
      seats: { A: { hand: [dolly, 'Draw Two'], deck } },
      bases: [at('Meadow'), at('Moor')],
      steps: [refused(A.plays(dolly)), A.plays('Draw Two'), now({ asked: null })],
    });
    play({
      cards,
      turn: 'B',
      seats: { A: { hand: [dolly], deck }, B: { hand: ['Nine'], deck } },
      bases: [at('Meadow'), at('Moor')],
      steps: [B.plays('Nine', 'Moor'), now({ asked: null, hand: { A: [dolly] } })],
    });
  });

  it('hello-dolly/1 what the text says of "this card" is said of it', () =>
    play({
      cards,
      turn: 'B',
      seats: { A: { hand: [dolly], deck }, B: { hand: ['Under'], deck } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        B.plays('Under'),
        A.answers(dolly),
        now({ asked: null, vp: { A: 1, B: 1 }, deck: { A: [...deck, dolly], B: [...deck, 'Under'] } }),
      ],
    }));

  it('hello-dolly/2 copying an action on a minion it goes on a minion, perhaps another, and works there', () =>
    play({
      cards,
      turn: 'B',
      seats: { A: { hand: [dolly], deck }, B: { hand: ['Shearing'], deck } },
      bases: [at('Meadow', 'A Nine'), at('Moor', 'B Walker')],
      steps: [
        B.plays('Shearing', 'Nine'),
        A.answers(dolly),
        offered('A', ['Nine', 'Walker']),
        A.answers('Walker'),
        now(at('Meadow', 'A Nine with B Shearing'), at('Moor', `B Walker with A ${dolly}`), {
          asked: null,
          hand: { A: ['Filler'], B: ['Filler'] },
          cards: { Nine: { power: 7 }, Walker: { power: 0 } },
        }),
        B.ends(),
        now(at('Meadow', 'A Nine with B Shearing'), at('Moor', 'B Walker'), {
          turn: 'A',
          hand: { A: { has: [dolly] } },
          cards: { Nine: { power: 7 }, Walker: { power: 2 } },
        }),
      ],
    }));

  it('hello-dolly/2 copying an action on a base it goes on a base', () =>
    play({
      cards,
      turn: 'B',
      seats: { A: { hand: [dolly], deck }, B: { hand: ['Dragon Lands'], deck } },
      bases: [at('Meadow', 'A Nine', 'B Walker'), at('Moor', 'A Walker')],
      steps: [
        B.plays('Dragon Lands', 'Meadow'),
        A.answers(dolly),
        offered('A', ['Meadow', 'Moor']),
        A.answers('Moor'),
        now(at('Meadow', 'A Nine', 'B Walker', 'B Dragon Lands'), at('Moor', 'A Walker', `A ${dolly}`), {
          cards: { Nine: { power: 9 }, 'Walker/A': { power: 3 }, 'Walker/B': { power: 3 } },
        }),
      ],
    }));

  it('hello-dolly/2 the limits of that text hold for where it goes: "one of your minions" (PLAY-4)', () => {
    play({
      cards,
      turn: 'B',
      seats: { A: { hand: [dolly], deck }, B: { hand: ['Incorporeal'], deck } },
      bases: [at('Meadow', 'A Nine', 'B Walker'), at('Moor', 'A Scout')],
      steps: [B.plays('Incorporeal', 'Walker'), A.answers(dolly), offered('A', ['Nine', 'Scout'], ['Walker'])],
    });
    play({
      cards,
      turn: 'B',
      seats: { A: { hand: [dolly], deck }, B: { hand: ['Incorporeal'], deck } },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [B.plays('Incorporeal', 'Walker'), now({ asked: null, hand: { A: [dolly] } })],
    });
  });

  it('hello-dolly/3 conditions for playing that action do not count', () => {
    play({
      cards,
      turn: 'B',
      seats: { A: { hand: [dolly, 'Filler'], deck }, B: { hand: ['Lonely'], deck } },
      bases: [at('Meadow'), at('Moor')],
      steps: [B.plays('Lonely'), A.answers(dolly), now({ asked: null, vp: { A: 1, B: 1 } })],
    });
    play({
      cards,
      turn: 'B',
      seats: { A: { hand: [dolly, 'Filler'], deck }, B: { hand: ['Make Contact'], deck } },
      bases: [at('Meadow', 'A Nine', 'B Walker'), at('Moor')],
      steps: [
        B.plays('Make Contact', 'Nine'),
        A.answers(dolly, 'Walker'),
        now(at('Meadow', 'B Nine with B Make Contact', `A Walker with A ${dolly}`), { asked: null }),
      ],
    });
  });

  it('after a Special it carries out that one, at the same moment', () =>
    play({
      cards,
      turn: 'B',
      seats: { A: { hand: [dolly], deck }, B: { hand: ['At Scoring'], deck } },
      bases: [at('Meadow', 'A Nine', 'B Nine'), at('Moor')],
      baseDeck: ['Marsh'],
      steps: [B.ends(), B.answers('At Scoring'), A.answers(dolly), now({ turn: 'A', vp: { A: 3, B: 3 } })],
    }));

  it('after a fusion played as an action: its Action, but not after one played as a minion (FUS-2)', () => {
    const start = {
      cards,
      turn: 'B' as const,
      seats: { A: { hand: [dolly, 'Filler'], deck }, B: { hand: ['Can-Do'], deck } },
      bases: [at('Meadow'), at('Moor')],
    };
    play({
      ...start,
      steps: [B.plays('Can-Do', 'Moor'), B.answers('?action'), now({ hand: { A: { has: [dolly] } } })],
    });
    play({
      ...start,
      steps: [
        { by: 'B', play: 'Can-Do', as: 'action' },
        offered('A', [dolly, 'pass']),
        A.answers(dolly),
        offered('A', ['Filler', 'done']),
        A.answers('Filler', 'Moor'),
        now(at('Moor', 'A Filler'), { discard: { A: [dolly] } }),
      ],
    });
  });

  it('Dolly copies a Dolly, and with it what that one has copied', () =>
    play({
      cards,
      turn: 'B',
      seats: { A: { hand: [dolly], deck }, B: { hand: ['Draw Two'], deck }, C: { hand: [dolly], deck } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        B.plays('Draw Two'),
        { by: 'C', answer: [dolly] },
        A.answers('?pass', dolly),
        now({ asked: null, hand: { A: ['Filler', 'Filler'], C: ['Filler', 'Filler'] } }),
      ],
    }));
});
