import { act, endOfTurn, look, onPlay, ops, playedAt, playNow, playOffTheTop } from '@smash/engine/script';
import { A, actionCard, at, B, C, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const _madness = (n: number): string[] => Array.from({ length: n }, () => 'Madness');

describe('Shoggoth: Play this minion only on a base where you have 6 or more power. Each other player may draw a Madness card. Destroy one minion here of each player who does not.', () => {
  it('comes only where you have 6 or more power, whoever else is there (PLAY-7)', () =>
    play({
      seats: { A: { hand: ['Shoggoth'] } },
      madness: 5,
      bases: [
        at('Meadow', 'A Walker', 'A Invader', 'A Filler'),
        at('Moor', 'A Invader', 'A Walker', 'B Invader'),
        at('Marsh', 'B King Rex'),
      ],
      steps: [
        refused(A.plays('Shoggoth', 'Moor')),
        refused(A.plays('Shoggoth', 'Marsh')),
        A.plays('Shoggoth', 'Meadow'),
        B.answers('yes'),
        now(at('Meadow', 'A Walker', 'A Invader', 'A Filler', 'A Shoggoth'), {
          asked: null,
          madness: 4,
          hand: { B: ['Madness'] },
        }),
      ],
    }));

  it('power that comes from no minion counts, too (NPW-1)', () =>
    play({
      seats: { A: { hand: ['Shoggoth'] } },
      bases: [at('Meadow', 'A Cthulhu +6'), at('Moor', 'A Invader', 'A Walker')],
      madness: 0,
      steps: [
        refused(A.plays('Shoggoth', 'Moor')),
        A.plays('Shoggoth', 'Meadow'),
        now({ asked: null, bases: { Meadow: { power: { A: 12 } } } }),
      ],
    }));

  it('each other player is asked in turn order; one minion here of each who refuses falls (ME-6)', () =>
    play({
      seats: { A: { hand: ['Shoggoth'] }, B: {}, C: {} },
      madness: 5,
      bases: [at('Meadow', 'A King Rex', 'B Filler', 'B Walker', 'C Filler', 'C Invader'), at('Moor', 'B Scout')],
      steps: [
        A.plays('Shoggoth', 'Meadow'),
        offered('B', ['yes', 'no']),
        B.answers('no'),
        offered('C', ['yes', 'no']),
        C.answers('no'),
        offered('A', ['Filler/B', 'Walker'], ['Scout', 'King Rex', 'Shoggoth', 'Filler/C', 'no']),
        A.answers('Walker'),
        offered('A', ['Filler/C', 'Invader'], ['Filler/B', 'no']),
        A.answers('Invader'),
        now(at('Meadow', 'A King Rex', 'A Shoggoth', 'B Filler', 'C Filler'), at('Moor', 'B Scout'), {
          asked: null,
          madness: 5,
          discard: { B: ['Walker'], C: ['Invader'] },
        }),
      ],
    }));

  it('who draws loses nothing, and minions elsewhere are safe (RES-3)', () =>
    play({
      seats: { A: { hand: ['Shoggoth'] }, B: {}, C: {} },
      madness: 5,
      bases: [at('Meadow', 'A King Rex', 'B Filler'), at('Moor', 'C Scout')],
      steps: [
        A.plays('Shoggoth', 'Meadow'),
        B.answers('yes'),
        C.answers('no'),
        now(at('Meadow', 'A King Rex', 'A Shoggoth', 'B Filler'), at('Moor', 'C Scout'), {
          asked: null,
          madness: 4,
          hand: { B: ['Madness'], C: [] },
        }),
      ],
    }));

  it('with no Madness left nobody is asked, and nobody has drawn one (MAD-1)', () =>
    play({
      seats: { A: { hand: ['Shoggoth'] }, B: {}, C: {} },
      madness: 1,
      bases: [at('Meadow', 'A King Rex', 'B Filler', 'C Walker'), at('Moor')],
      steps: [
        A.plays('Shoggoth', 'Meadow'),
        B.answers('yes'),
        now(at('Meadow', 'A King Rex', 'A Shoggoth', 'B Filler'), {
          asked: null,
          madness: 0,
          discard: { C: ['Walker'] },
        }),
      ],
    }));

  it('shoggoth/1 your own minions are safe, monsters are nobody’s (MON-2)', () =>
    play({
      seats: { A: { hand: ['Shoggoth'] } },
      madness: 0,
      bases: [at('Meadow', 'A King Rex', 'A Filler', '- Bigfoot'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Shoggoth', 'Meadow'),
        now(at('Meadow', 'A King Rex', 'A Filler', 'A Shoggoth', '- Bigfoot'), at('Moor', 'B Walker'), { asked: null }),
      ],
    }));

  const offTop = actionCard(
    'Grab',
    'standard',
    'Play a minion off the top of your deck.',
    onPlay(function* (me) {
      yield* playOffTheTop(me.seat, (q, ix) => q.isMinionCard(ix));
    }),
  );
  it('shoggoth/2 revealed off the top where it cannot be played it is discarded (TOP-3, PLAY-4)', () =>
    play({
      cards: [offTop],
      seats: { A: { hand: ['Grab'], deck: ['Shoggoth'] } },
      madness: 3,
      bases: [at('Meadow', 'A Walker', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Grab'),
        now(at('Meadow', 'A Walker', 'B Filler'), { asked: null, discard: { A: ['Grab', 'Shoggoth'] }, madness: 3 }),
      ],
    }));

  it('shoggoth/2 revealed off the top it comes where its condition is met (TOP-3)', () =>
    play({
      cards: [offTop],
      seats: { A: { hand: ['Grab'], deck: ['Shoggoth'] } },
      madness: 0,
      bases: [at('Meadow', 'A Walker', 'B Filler'), at('Moor', 'A King Rex')],
      steps: [A.plays('Grab'), now(at('Moor', 'A King Rex', 'A Shoggoth'), { asked: null, discard: { A: ['Grab'] } })],
    }));

  it('shoggoth/3 a card that cancels its abilities as it is played cancels its restriction, too (TERM-4)', () =>
    play({
      cards: [
        actionCard(
          'Late Call',
          'special',
          'Special: Play this before a base scores. Play a minion there; its abilities are cancelled this turn.',
          playedAt('beforeScore', function* (me) {
            const [minion] = yield* look((q) => q.hand(me.seat).filter((ix) => q.isMinionCard(ix)));
            yield* act(ops.cancel(minion!, yield* endOfTurn()));
            yield* playNow({ card: minion!, at: me.args.base, seat: me.seat });
          }),
        ),
      ],
      seats: { A: { hand: ['Late Call', 'Shoggoth'] } },
      madness: 0,
      bases: [at('Meadow', 'B King Rex', 'B Walker', 'B Filler'), at('Moor')],
      steps: [
        refused(A.plays('Shoggoth', 'Meadow')),
        A.ends(),
        A.answers('Late Call'),
        now({ turn: 'B', asked: null, vp: { A: 2, B: 3 }, discard: { A: ['Late Call', 'Shoggoth'] } }),
      ],
    }));

  it('shoggoth/4 a Copycat copies it without the power: it is in play already (PLAY-7)', () =>
    play({
      seats: { A: { hand: ['Copycat'] } },
      madness: 3,
      bases: [at('Meadow', 'B Shoggoth'), at('Moor', 'B Filler', 'B Walker')],
      steps: [
        A.plays('Copycat', 'Moor'),
        A.answers('Shoggoth'),
        B.answers('no'),
        A.answers('Walker'),
        now(at('Meadow', 'B Shoggoth'), at('Moor', 'A Copycat', 'B Filler'), { asked: null, madness: 3 }),
      ],
    }));
});
