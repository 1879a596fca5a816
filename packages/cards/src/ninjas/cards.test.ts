import { act, after, at as moment, ops, playExtraMinion, protect } from '@smash/engine/script';
import { A, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Ninja Master: You may destroy any one minion here.', () => {
  const hand = { A: { hand: ['Ninja Master'] } };
  const bases = [at('Meadow', 'B Pirate King', 'A Walker'), at('Moor', 'B Walker')];

  it('offers every minion here, himself too, whatever its power, and destroys one', () =>
    play({
      seats: hand,
      bases,
      steps: [
        A.plays('Ninja Master', 'Meadow'),
        offered('A', ['Pirate King', 'Walker/A', 'Ninja Master'], ['Walker/B']),
        A.answers('Pirate King'),
        now(at('Meadow', 'A Ninja Master', 'A Walker'), at('Moor', 'B Walker'), {
          asked: null,
          discard: { A: [], B: ['Pirate King'] },
        }),
      ],
    }));

  it('ninja-master/1 chooses when played or not at all: declined, it is lost (ABL-2)', () =>
    play({
      seats: hand,
      bases,
      steps: [
        A.plays('Ninja Master', 'Meadow'),
        A.answers('no'),
        now(at('Meadow', 'A Ninja Master', 'A Walker', 'B Pirate King'), {
          asked: null,
          cannot: [A.uses('Ninja Master')],
        }),
      ],
    }));

  it('ninja-master/2 affects the minion: one that minions cannot affect stays (TERM-2, CAN-1)', () =>
    play({
      cards: [
        minionCard(
          'Aloof',
          2,
          'Ongoing: Other minions do not affect this one.',
          protect((_q, me, op, cause) => cause.type === 'minion' && op.card === me.self && cause.card !== me.self),
        ),
      ],
      seats: hand,
      bases: [at('Meadow', 'B Aloof'), at('Moor')],
      steps: [
        A.plays('Ninja Master', 'Meadow'),
        A.answers('Aloof'),
        now(at('Meadow', 'A Ninja Master', 'B Aloof'), { asked: null, discard: { B: [] } }),
      ],
    }));
});

describe('Tiger Assassin: You may destroy a minion here with power 3 or less.', () => {
  const hand = { A: { hand: ['Tiger Assassin'] } };

  it('offers minions here of power 3 or less, not 4, not itself, none elsewhere', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Invader', 'B Scout +1', 'B Buccaneer', 'A Walker'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Tiger Assassin', 'Meadow'),
        offered('A', ['Invader', 'Walker/A'], ['Scout', 'Buccaneer', 'Tiger Assassin', 'Walker/B']),
        A.answers('Invader'),
        now(at('Meadow', 'A Tiger Assassin', 'A Walker', 'B Scout', 'B Buccaneer'), at('Moor', 'B Walker'), {
          asked: null,
          discard: { A: [], B: ['Invader'] },
        }),
      ],
    }));

  it('may be declined, and asks nothing without a target', () =>
    play({
      seats: { A: { hand: ['Tiger Assassin'] }, B: { hand: ['Tiger Assassin'] } },
      bases: [at('Meadow', 'B Invader'), at('Moor')],
      steps: [
        A.plays('Tiger Assassin', 'Meadow'),
        A.answers('no'),
        now(at('Meadow', 'A Tiger Assassin', 'B Invader'), { asked: null }),
        A.ends(),
        B.plays('Tiger Assassin', 'Moor'),
        now(at('Moor', 'B Tiger Assassin'), { asked: null }),
      ],
    }));

  it('tiger-assassin/1 a destroyed minion no longer reacts to the play (RES-1, RES-4)', () =>
    play({
      cards: [
        minionCard(
          'Sentry',
          3,
          'Ongoing: Each time another player has played a minion here, gain 1 VP.',
          after(
            'play',
            { when: (q, me, h) => h.to === q.base(me.self) && h.seat !== me.seat && q.isMinionCard(h.card) },
            function* (me) {
              yield* act(ops.gainVp(me.seat, 1));
            },
          ),
        ),
      ],
      seats: { A: { hand: ['Tiger Assassin'] } },
      bases: [at('Meadow', 'B Sentry', 'B Sentry'), at('Moor')],
      steps: [
        A.plays('Tiger Assassin', 'Meadow'),
        A.answers('Sentry#1'),
        now(at('Meadow', 'A Tiger Assassin', 'B Sentry'), { asked: null, vp: { A: 0, B: 1 } }),
      ],
    }));
});

describe("Shinobi: Special: You may play this minion on a base before that base scores. Use only one Shinobi's ability per base.", () => {
  const ready = [at('Meadow', 'A Filler +3', 'B Filler +5'), at('Moor')];

  it('is played on the scoring base before the VP are awarded, in any turn (SCORE-3, ABL-4)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Shinobi', 'Invader'] } },
      bases: ready,
      steps: [
        B.ends(),
        offered('A', ['Shinobi', 'pass'], ['Invader']),
        A.answers('Shinobi'),
        now(at('Moor'), {
          asked: null,
          turn: 'A',
          vp: { A: 3, B: 2 },
          hand: { A: ['Invader'] },
          discard: { A: { has: ['Shinobi'] } },
        }),
      ],
    }));

  it('may stay in hand', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Shinobi'] } },
      bases: ready,
      steps: [B.ends(), A.answers('pass'), now({ vp: { A: 2, B: 3 }, hand: { A: ['Shinobi'] } })],
    }));

  it('only one of them per base and player; the other may come at the next base', () =>
    play({
      seats: { A: { hand: ['Shinobi', 'Shinobi'] }, B: { hand: ['Shinobi'] } },
      bases: [at('Meadow', 'B Filler +9'), at('Moor', 'B Filler +9'), at('Marsh')],
      steps: [
        A.ends(),
        A.answers('Meadow', 'Shinobi'),
        offered('B', ['Shinobi', 'pass']),
        B.answers('Shinobi'),
        now({ vp: { A: 2, B: 3 } }),
        offered('A', ['Shinobi', 'pass']),
        A.answers('Shinobi'),
        now({ asked: null, turn: 'B', vp: { A: 4, B: 6 } }),
      ],
    }));

  it('uses up no minion play, and can also be played as an ordinary minion (EXT-1, ABL-1)', () =>
    play({
      seats: { A: { hand: ['Shinobi', 'Walker'], deck: ['Filler', 'Filler', 'Filler'] } },
      bases: ready,
      steps: [
        A.plays('Shinobi', 'Moor'),
        now(at('Moor', 'A Shinobi'), { plays: { A: { minions: 0, actions: 1 } } }),
        A.ends(),
        now({ asked: null, turn: 'B', hand: { A: ['Walker', 'Filler', 'Filler'] } }),
      ],
    }));

  it('cannot come where minions cannot be played (CONF-1)', () =>
    play({
      seats: { A: { hand: ['Shinobi'] } },
      bases: [at('Meadow', 'B Filler +9', 'B Overrun'), at('Moor')],
      steps: [A.ends(), now({ asked: null, turn: 'B', hand: { A: { has: ['Shinobi'] } } })],
    }));
});

describe('Ninja Acolyte: Special: On your turn, if you have played no minion yet, you may return this minion to your hand and play an extra minion here.', () => {
  it('ninja-acolyte/2 ninja-acolyte/3 returns, and the extra minion is played here immediately; not one without the other (EXT-3)', () =>
    play({
      seats: { A: { hand: ['Invader', 'Scout'] } },
      bases: [at('Meadow', 'A Ninja Acolyte +1 with B Poison', 'B Walker'), at('Moor')],
      steps: [
        A.uses('Ninja Acolyte'),
        offered('A', ['Invader', 'Scout', 'Ninja Acolyte@hand'], ['done', 'pass', 'Walker']),
        A.answers('Invader'),
        now(at('Meadow', 'A Invader', 'B Walker'), at('Moor'), {
          asked: null,
          vp: { A: 1 },
          hand: { A: ['Scout', 'Ninja Acolyte'] },
          discard: { B: ['Poison'] },
          plays: { A: { minions: 1, actions: 1 } },
        }),
      ],
    }));

  it('ninja-acolyte/2 cannot be used where no minion could be played afterwards (TERM-14)', () =>
    play({
      seats: { A: { hand: ['Invader'] } },
      bases: [at('Meadow', 'A Ninja Acolyte', 'B Overrun'), at('Moor')],
      steps: [now({ cannot: [A.uses('Ninja Acolyte')] })],
    }));

  it('may replace itself, once: then a minion has been played', () =>
    play({
      bases: [at('Meadow', 'A Ninja Acolyte +1'), at('Moor', 'A Ninja Acolyte')],
      steps: [
        A.uses('Ninja Acolyte@Meadow'),
        now(at('Meadow', 'A Ninja Acolyte'), {
          asked: null,
          cards: { 'Ninja Acolyte@Meadow': { power: 2, counters: 0 } },
          cannot: [A.uses('Ninja Acolyte@Meadow'), A.uses('Ninja Acolyte@Moor')],
        }),
      ],
    }));

  it("is of no use once a minion has been played, nor in another player's turn, nor to another player", () =>
    play({
      seats: { A: { hand: ['Walker', 'Invader'], deck: ['Filler', 'Filler', 'Filler'] }, B: { hand: ['Scout'] } },
      bases: [at('Meadow', 'A Ninja Acolyte'), at('Moor')],
      steps: [
        now({ can: [A.uses('Ninja Acolyte')], cannot: [B.uses('Ninja Acolyte')] }),
        A.plays('Invader', 'Moor'),
        now({ cannot: [A.uses('Ninja Acolyte')] }),
        A.ends(),
        now({ turn: 'B', cannot: [A.uses('Ninja Acolyte'), B.uses('Ninja Acolyte')] }),
      ],
    }));

  it('ninja-acolyte/1 a minion played at the start of the turn does not count as played', () =>
    play({
      cards: [
        minionCard(
          'Herald',
          1,
          'Ongoing: At the start of your turn, you may play an extra minion.',
          moment('turnStart', { may: true, when: (q, me) => q.s.current === me.seat }, function* (me) {
            yield* playExtraMinion(me.seat, {});
          }),
        ),
      ],
      turn: 'B',
      seats: { A: { hand: ['Scout', 'Invader'] } },
      bases: [at('Meadow', 'A Ninja Acolyte', 'A Herald'), at('Moor')],
      steps: [
        B.ends(),
        A.answers('Herald', 'Scout', 'Moor'),
        now(at('Moor', 'A Scout'), { turn: 'A', phase: 'play', can: [A.uses('Ninja Acolyte')] }),
        A.uses('Ninja Acolyte'),
        A.answers('Invader'),
        now(at('Meadow', 'A Herald', 'A Invader')),
      ],
    }));

  it('ninja-acolyte/4 shares its name with other Acolytes, not with Ninja Master (TERM-10)', () =>
    play({
      seats: { A: { hand: ['Not Enough Bullets'], discard: ['Ninja Acolyte', 'Ninja Master', 'Ninja Acolyte'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Not Enough Bullets'),
        refused(A.answers('Ninja Acolyte', 'Ninja Master', 'done')),
        A.answers('Ninja Acolyte', 'Ninja Acolyte', 'done'),
        now({
          hand: { A: ['Ninja Acolyte', 'Ninja Acolyte'] },
          discard: { A: ['Ninja Master', 'Not Enough Bullets'] },
        }),
      ],
    }));
});
