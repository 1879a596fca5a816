import { act, at as atMoment, chooseMinion, here, look, onPlay, playNow } from '@smash/engine/script';
import { A, actionCard, at, B, C, minionCard, now, offered, play, queryOf } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

/** Cancels the abilities of one minion. */
const mute = actionCard(
  'Mute',
  'standard',
  'Cancel the abilities of a minion.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Choose whom to mute');
    if (minion !== null) yield* act({ verb: 'cancel', card: minion, seat: -1, to: -1, n: 0, until: { t: 'ever' } });
  }),
);

describe('Microbot Alpha: Ongoing: This minion has +1 power for each of your other Microbots. All your minions count as Microbots.', () => {
  const alpha = (power: number) => ({ cards: { 'Microbot Alpha': { power } } });

  it('counts all your other minions everywhere, whatever they are, not those of others', () =>
    play({
      bases: [
        at('Meadow', 'A Microbot Alpha', 'A Walker', 'B Walker', 'B Microbot Guard'),
        at('Moor', 'A Microbot Guard', 'B Scout of A'),
      ],
      steps: [now(alpha(3), { cards: { 'Microbot Guard/A': { power: 1 } } })],
    }));

  it('alone it has 1 power; cancelled it has no bonus, and the others are no longer Microbots (TERM-4)', () =>
    play({
      cards: [mute],
      seats: { A: { hand: ['Mute'] } },
      bases: [at('Meadow', 'A Microbot Alpha', 'A Walker', 'A Microbot Fixer'), at('Moor', 'B Microbot Alpha')],
      steps: [
        now({ cards: { 'Microbot Alpha/A': { power: 4 }, 'Microbot Alpha/B': { power: 1 }, Walker: { power: 3 } } }),
        A.plays('Mute'),
        A.answers('Microbot Alpha/A'),
        now({ cards: { 'Microbot Alpha/A': { power: 2 }, Walker: { power: 2 }, 'Microbot Fixer': { power: 2 } } }),
      ],
    }));

  it('microbot-alpha/1 your other minions count as Microbots, and stay what they were as well', () =>
    play({
      seats: { A: { hand: ['Cut Lass'] } },
      bases: [
        at('Meadow', 'A Microbot Alpha', 'A Microbot Fixer', 'A War Raptor', 'A War Raptor', 'B War Raptor'),
        at('Moor'),
      ],
      steps: [now(alpha(5), { cards: { 'War Raptor/A#1': { power: 6 }, 'War Raptor/B': { power: 5 } } })],
    }));

  it('microbot-alpha/2 only minions in play: none in the hand, the deck or the discard pile', () =>
    play({
      seats: { A: { hand: ['Microbot Guard'], deck: ['Microbot Guard'], discard: ['Microbot Reclaimer', 'Walker'] } },
      bases: [at('Meadow', 'A Microbot Alpha', 'A Scout'), at('Moor')],
      steps: [now(alpha(2))],
    }));

  it('microbot-alpha/3 its bonus changes immediately as they come and go (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Collector', 'Beam Up'] } },
      bases: [at('Meadow', 'A Microbot Alpha', 'A Scout'), at('Moor')],
      steps: [
        now(alpha(2)),
        A.plays('Collector', 'Moor'),
        now(alpha(3)),
        A.plays('Beam Up'),
        A.answers('Scout'),
        now(alpha(2)),
      ],
    }));

  it('microbot-alpha/3 and as you lose or gain control of them (TERM-5)', () =>
    play({
      cards: [
        actionCard(
          'Bribe',
          'standard',
          'Take control of a minion.',
          onPlay(function* (me) {
            const minion = yield* chooseMinion(me, 'Choose whom to bribe');
            if (minion !== null)
              yield* act({ verb: 'control', card: minion, seat: me.seat, to: -1, n: 0, until: { t: 'ever' } });
          }),
        ),
      ],
      seats: { A: { hand: ['Bribe'] }, B: { hand: ['Bribe'] } },
      bases: [at('Meadow', 'A Microbot Alpha', 'A Collector'), at('Moor', 'B Scout')],
      steps: [
        A.plays('Bribe'),
        A.answers('Scout'),
        now(alpha(3)),
        A.ends(),
        B.plays('Bribe'),
        B.answers('Collector'),
        now(alpha(2)),
      ],
    }));

  it('microbot-alpha/4 a minion of yours in stasis still counts (STA-1)', () =>
    play({
      bases: [at('Meadow', 'A Microbot Alpha', 'A Collector'), at('Moor', 'A Scout')],
      steps: [
        now(alpha(3)),
        ({ state }) => {
          const q = queryOf(structuredClone(state));
          const named = (name: string): number => q.minions((ix) => q.name(ix) === name)[0]!;
          const [own, scout] = [named('Microbot Alpha'), named('Scout')];
          Object.assign(q.card(scout), { zone: 'stasis', at: -1, counters: 2 });
          expect(q.power(own)).toBe(3);
          Object.assign(q.card(named('Collector')), { zone: 'buried' });
          q.touchTable();
          expect(q.power(own)).toBe(2);
        },
      ],
    }));
});

describe('Microbot Archive: Ongoing: After a Microbot of yours, this one included, is destroyed, draw a card.', () => {
  const deck = ['Cannon', 'Probe', 'Dinghy', 'Howl'];

  it('draws for a Microbot of yours anywhere, not for other minions or those of others', () =>
    play({
      seats: { A: { hand: ['Ninja Master'] }, B: { deck } },
      bases: [
        at('Meadow', 'B Microbot Guard', 'B Walker', 'C Microbot Guard', 'A Microbot Fixer'),
        at('Moor', 'B Microbot Archive'),
      ],
      steps: [
        A.plays('Ninja Master', 'Meadow'),
        A.answers('Microbot Guard/B'),
        now({ asked: null, hand: { A: [], B: ['Cannon'] } }),
      ],
    }));

  it.each(['Walker', 'Microbot Guard/C', 'Microbot Fixer'])('not for %s', (name) =>
    play({
      seats: { A: { hand: ['Ninja Master'] }, B: { deck } },
      bases: [
        at('Meadow', 'B Walker', 'C Microbot Guard', 'A Microbot Fixer', 'B Microbot Guard'),
        at('Moor', 'B Microbot Archive'),
      ],
      steps: [A.plays('Ninja Master', 'Meadow'), A.answers(name), now({ asked: null, hand: { B: [] } })],
    }),
  );

  it('draws for itself (RES-4), and with Alpha for any minion of yours, even for Alpha', () =>
    play({
      seats: { A: { hand: ['Ninja Master', 'Seeing Stars'] }, B: { deck } },
      bases: [at('Meadow', 'B Microbot Archive', 'B Scout'), at('Moor', 'B Microbot Alpha')],
      steps: [
        A.plays('Seeing Stars'),
        A.answers('Scout'),
        now({ hand: { B: ['Cannon'] } }),
        A.plays('Ninja Master', 'Meadow'),
        A.answers('Microbot Archive'),
        now({ asked: null, hand: { B: ['Cannon', 'Probe'] }, discard: { B: ['Scout', 'Microbot Archive'] } }),
      ],
    }));

  it('once for each of several destroyed together, itself and Alpha among them (RES-4, RES-9)', () =>
    play({
      seats: { A: { hand: ['Broadside'] }, B: { deck } },
      bases: [
        at('Meadow', 'B Microbot Archive', 'B Walker', 'B Microbot Guard', 'B Scout', 'A Scout'),
        at('Moor', 'B Microbot Alpha'),
      ],
      steps: [
        A.plays('Broadside'),
        A.answers('B', '?Meadow'),
        now(at('Meadow', 'B Scout', 'A Scout'), { asked: null, hand: { B: ['Cannon', 'Probe', 'Dinghy'] } }),
      ],
    }));

  it('not when a Microbot is returned, or saved by an "instead" (TERM-1, RES-7)', () =>
    play({
      seats: { A: { hand: ['Ninja Master', 'Beam Up'] }, B: { deck } },
      bases: [at('Meadow', 'B Microbot Guard', 'B Buccaneer', 'B Microbot Alpha'), at('Moor', 'B Microbot Archive')],
      steps: [
        A.plays('Beam Up'),
        A.answers('Microbot Guard'),
        now({ hand: { B: ['Microbot Guard'] } }),
        A.plays('Ninja Master', 'Meadow'),
        A.answers('Buccaneer'),
        now(at('Moor', 'B Microbot Archive', 'B Buccaneer'), { asked: null, hand: { B: ['Microbot Guard'] } }),
      ],
    }));
});

describe('Microbot Fixer: You may play an extra minion if this is your first minion played this turn. Ongoing: Each Microbot of yours has +1 power.', () => {
  it('brings an extra minion of any power as your first minion, not as your second', () =>
    play({
      seats: { A: { hand: ['Microbot Fixer', 'Microbot Fixer', 'King Rex', 'Walker'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Microbot Fixer', 'Meadow'),
        now({ asked: null, can: [A.plays('King Rex', 'Moor')] }),
        A.plays('Microbot Fixer', 'Meadow'),
        now({ asked: null, cannot: [A.plays('King Rex', 'Moor'), A.plays('Walker', 'Moor')] }),
      ],
    }));

  it('strengthens your Microbots everywhere, nobody else', () =>
    play({
      bases: [
        at('Meadow', 'A Microbot Fixer', 'A Walker', 'B Microbot Guard', 'B Walker'),
        at('Moor', 'A Microbot Guard', 'A Zapbot'),
      ],
      steps: [
        now({
          cards: {
            'Microbot Fixer': { power: 2 },
            'Microbot Guard/A': { power: 2 },
            'Microbot Guard/B': { power: 1 },
            'Walker/A': { power: 2 },
            'Walker/B': { power: 2 },
            Zapbot: { power: 2 },
          },
        }),
      ],
    }));

  it('microbot-fixer/1 two of them give +2 to each, themselves included', () =>
    play({
      bases: [at('Meadow', 'A Microbot Fixer', 'A Microbot Guard'), at('Moor', 'A Microbot Fixer', 'B Microbot Fixer')],
      steps: [
        now({
          cards: {
            'Microbot Fixer@Meadow': { power: 3 },
            'Microbot Fixer@Moor/A': { power: 3 },
            'Microbot Fixer@Moor/B': { power: 2 },
            'Microbot Guard': { power: 3 },
          },
        }),
      ],
    }));

  it('a minion played before the Play Cards phase, or moved, counts as the turn says: played ones only', () =>
    play({
      cards: [
        minionCard(
          'Alarm Clock',
          1,
          'Ongoing: At the start of your turn, play a Walker from your hand here.',
          atMoment('turnStart', {}, function* (me) {
            const walker = yield* look((q) => q.hand(me.seat).find((ix) => q.name(ix) === 'Walker') ?? -1);
            const base = yield* look((q) => here(q, me));
            if (walker >= 0) yield* playNow({ card: walker, at: base, seat: me.seat });
          }),
        ),
      ],
      phase: 'start',
      seats: { A: { hand: ['Walker', 'Microbot Fixer', 'Scout'] } },
      bases: [at('Meadow', 'A Alarm Clock'), at('Moor')],
      steps: [
        A.answers('return'),
        now(at('Meadow', 'A Alarm Clock', 'A Walker'), { phase: 'play' }),
        A.plays('Microbot Fixer', 'Moor'),
        now({ asked: null, cannot: [A.plays('Scout', 'Moor')] }),
      ],
    }));

  it("as your first minion in another's turn it grants one immediately (EXT-3)", () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Hidden Ninja', 'Microbot Fixer', 'Scout'] } },
      bases: [at('Meadow', 'B Filler +9'), at('Moor')],
      steps: [
        B.ends(),
        A.answers('Hidden Ninja', 'Microbot Fixer'),
        offered('A', ['Scout', 'no']),
        A.answers('Scout', 'Moor'),
        now(at('Moor', 'A Scout'), { asked: null, turn: 'A' }),
      ],
    }));

  it("another player's minions of this turn do not count; the next turn starts over", () =>
    play({
      seats: { A: { hand: ['Walker'] }, B: { hand: ['Microbot Fixer', 'Scout'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Walker', 'Meadow'),
        A.answers('return'),
        A.ends(),
        B.plays('Microbot Fixer', 'Moor'),
        B.plays('Scout', 'Moor'),
        now(at('Moor', 'B Microbot Fixer', 'B Scout'), { asked: null }),
      ],
    }));
});

describe('Microbot Guard: Choose a minion here with less power than the number of your minions here, and destroy it.', () => {
  it('counts your minions here, itself included, and offers the weaker ones here, of whatever player', () =>
    play({
      seats: { A: { hand: ['Microbot Guard'] } },
      bases: [
        at('Meadow', 'A Scout', 'A Nukebot', 'B Walker', 'B Invader', 'B Collector +1'),
        at('Moor', 'A Walker', 'B First Mate'),
      ],
      steps: [
        A.plays('Microbot Guard', 'Meadow'),
        offered('A', ['Microbot Guard', 'Walker'], ['Scout', 'Invader', 'Collector', 'First Mate', 'no']),
        A.answers('Walker'),
        now(at('Meadow', 'A Scout', 'A Nukebot', 'A Microbot Guard', 'B Invader', 'B Collector'), {
          asked: null,
          discard: { B: ['Walker'] },
        }),
      ],
    }));

  it('alone only a minion without power is weak enough', () =>
    play({
      seats: { A: { hand: ['Microbot Guard'] }, B: { hand: ['Microbot Guard'] } },
      bases: [at('Meadow', 'B Walker with A Poison', 'B Collector'), at('Moor', 'A Walker', 'A Collector')],
      steps: [
        A.plays('Microbot Guard', 'Meadow'),
        now(at('Meadow', 'A Microbot Guard', 'B Collector'), { asked: null }),
        A.ends(),
        B.plays('Microbot Guard', 'Moor'),
        now(at('Moor', 'A Walker', 'A Collector', 'B Microbot Guard'), { asked: null }),
      ],
    }));

  it('microbot-guard/1 with nobody else weak enough it has to destroy itself or another of yours (RES-11)', () =>
    play({
      seats: { A: { hand: ['Microbot Guard'] }, C: { hand: ['Microbot Guard'] } },
      bases: [at('Meadow', 'A Scout', 'B Invader'), at('Moor', 'C Microbot Archive', 'C Scout', 'B Buccaneer')],
      steps: [
        A.plays('Microbot Guard', 'Meadow'),
        now(at('Meadow', 'A Scout', 'B Invader'), { asked: null, discard: { A: ['Microbot Guard'] } }),
        A.ends(),
        B.ends(),
        C.plays('Microbot Guard', 'Moor'),
        offered('C', ['Microbot Guard', 'Microbot Archive'], ['Scout', 'Buccaneer', 'no']),
        C.answers('Microbot Archive'),
        now(at('Moor', 'C Microbot Guard', 'C Scout', 'B Buccaneer'), { asked: null }),
      ],
    }));

  it('a protected minion may have to be chosen (RES-13)', () =>
    play({
      seats: { A: { hand: ['Microbot Guard'] } },
      bases: [at('Meadow', 'A Scout +3', 'A Warbot', 'A Warbot', 'A Warbot', 'B Warbot'), at('Moor')],
      steps: [
        A.plays('Microbot Guard', 'Meadow'),
        A.answers('Warbot/B'),
        now(at('Meadow', 'A Scout', 'A Warbot', 'A Warbot', 'A Warbot', 'A Microbot Guard', 'B Warbot'), {
          asked: null,
        }),
      ],
    }));
});
