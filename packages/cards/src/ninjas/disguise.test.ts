import { act, look, onPlay, ops, protect } from '@smash/engine/script';
import { A, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Disguise: Choose one or two of your minions at one base. Play that many extra minions there, and return the chosen ones to your hand.', () => {
  it('disguise/1 disguise/2 replaces two at one base, immediately (EXT-3)', () =>
    play({
      seats: { A: { hand: ['Disguise', 'Invader', 'Scout'] } },
      bases: [at('Meadow', 'A Walker', 'A Collector', 'B Walker'), at('Moor', 'A Grave Digger')],
      steps: [
        A.plays('Disguise'),
        offered('A', ['Walker/A', 'Collector', 'Grave Digger'], ['Walker/B']),
        refused(A.answers('Walker/A', 'Grave Digger')),
        A.answers('Walker/A', 'Collector'),
        offered('A', ['Invader', 'Scout'], ['done', 'pass', 'Walker', 'Collector']),
        A.answers('Invader', '?Scout'),
        now(at('Meadow', 'A Invader', 'A Scout', 'B Walker'), at('Moor', 'A Grave Digger'), {
          asked: null,
          vp: { A: 1 },
          hand: { A: ['Walker', 'Collector'] },
          discard: { A: ['Disguise'] },
          plays: { A: { minions: 1, actions: 0 } },
        }),
      ],
    }));

  it('disguise/1 plays nothing for a chosen minion that cannot return (TERM-14, RES-13, CAN-1)', () =>
    play({
      cards: [
        minionCard(
          'Anchored',
          2,
          'This minion cannot be returned to the hand.',
          protect((_q, me, op) => op.verb === 'return' && op.card === me.self),
        ),
      ],
      seats: { A: { hand: ['Disguise', 'Invader', 'Scout'] } },
      bases: [at('Meadow', 'A Walker', 'A Anchored'), at('Moor')],
      steps: [
        A.plays('Disguise'),
        offered('A', ['Walker', 'Anchored']),
        A.answers('Walker', 'Anchored'),
        offered('A', ['Invader', 'Scout']),
        A.answers('Scout'),
        now(at('Meadow', 'A Anchored', 'A Scout'), { asked: null, hand: { A: ['Invader', 'Walker'] } }),
      ],
    }));

  it('disguise/1 takes no more minions than can be replaced', () =>
    play({
      seats: { A: { hand: ['Disguise', 'Invader'] } },
      bases: [at('Meadow', 'A Walker', 'A Collector'), at('Moor')],
      steps: [
        A.plays('Disguise'),
        refused(A.answers('Walker', 'Collector')),
        A.answers('Walker'),
        now(at('Meadow', 'A Collector', 'A Invader'), { asked: null, hand: { A: ['Walker'] }, vp: { A: 1 } }),
      ],
    }));

  it('disguise/1 asks for the base first if one base takes fewer minions than another', () =>
    play({
      seats: { A: { hand: ['Disguise', 'Invader', 'Filler'] } },
      bases: [at("Tsar's Palace", 'A Walker', 'A Collector'), at('Moor', 'A Zapbot', 'A Grave Digger')],
      steps: [
        A.plays('Disguise'),
        offered('A', ["Tsar's Palace", 'Moor']),
        A.answers("Tsar's Palace"),
        offered('A', ['Walker', 'Collector'], ['Zapbot']),
        refused(A.answers('Walker', 'Collector')),
        A.answers('Walker'),
        now(at("Tsar's Palace", 'A Collector', 'A Invader'), at('Moor', 'A Zapbot', 'A Grave Digger'), {
          asked: null,
          hand: { A: ['Walker', 'Filler'] },
        }),
      ],
    }));

  it('disguise/1 takes two at the base that takes two', () =>
    play({
      seats: { A: { hand: ['Disguise', 'Invader', 'Filler'] } },
      bases: [at("Tsar's Palace", 'A Walker', 'A Collector'), at('Moor', 'A Zapbot', 'A Grave Digger')],
      steps: [
        A.plays('Disguise'),
        A.answers('Moor', 'Zapbot', 'Grave Digger'),
        A.answers('Invader', '?Filler'),
        now(at("Tsar's Palace", 'A Walker', 'A Collector'), at('Moor', 'A Invader', 'A Filler'), {
          asked: null,
          hand: { A: ['Zapbot', 'Grave Digger'] },
        }),
      ],
    }));

  it('disguise/1 keeps a chosen minion in play for which no other could be played (RES-11)', () =>
    play({
      cards: [
        minionCard(
          'Blabbermouth',
          2,
          'Discard your hand.',
          onPlay(function* (me) {
            const hand = yield* look((q) => q.hand(me.seat).slice());
            yield* act(...hand.map(ops.discard));
          }),
        ),
      ],
      seats: { A: { hand: ['Disguise', 'Blabbermouth', 'Invader'] } },
      bases: [at('Meadow', 'A Walker', 'A Collector'), at('Moor')],
      steps: [
        A.plays('Disguise'),
        A.answers('Walker', 'Collector', 'Blabbermouth'),
        now(at('Meadow', 'A Blabbermouth', 'A Collector'), {
          asked: null,
          hand: { A: ['Walker'] },
          discard: { A: ['Invader', 'Disguise'] },
        }),
      ],
    }));

  it('does nothing without a minion in hand, in play, or a place to play it (RES-11)', () =>
    play({
      seats: { A: { hand: ['Disguise'] }, B: { hand: ['Disguise', 'Walker'] } },
      bases: [at('Meadow', 'A Walker', 'A Overrun', 'B Scout'), at('Moor')],
      steps: [
        A.plays('Disguise'),
        now(at('Meadow', 'A Walker', 'A Overrun', 'B Scout'), {
          asked: null,
          hand: { A: [] },
          discard: { A: ['Disguise'] },
        }),
        A.ends(),
        B.plays('Disguise'),
        now(at('Meadow', 'A Walker', 'A Overrun', 'B Scout'), { asked: null, hand: { B: { has: ['Walker'] } } }),
      ],
    }));
});
