import { type State, describe as sentence, view, viewEvents } from '@smash/engine';
import { describe, expect, it } from 'vitest';
import { A, at, B, now, offered, type Play, play, refused } from '../play.ts';
import { firstTime, gambler, ownLuck, seer, stubborn, toss, tossMany } from './cards.ts';
import { seedOf, shown } from './seed.ts';

const cards = [toss, tossMany, ownLuck, seer, stubborn, gambler, firstTime];
const deck = ['Scout', 'Scout', 'Scout', 'Scout'];

describe('a coin flip', () => {
  it('lands on one side or the other, with the card’s effect for that side (COIN-1)', () => {
    const base: Play = {
      cards,
      seats: { A: { hand: ['Toss'], deck } },
      bases: [at('Meadow')],
      steps: [],
    };
    play({
      ...base,
      seed: seedOf('heads'),
      steps: [A.plays('Toss'), now({ asked: null, vp: { A: 1 }, hand: { A: [] }, discard: { A: ['Toss'] } })],
    });
    play({
      ...base,
      seed: seedOf('tails'),
      steps: [A.plays('Toss'), now({ asked: null, vp: { A: 0 }, hand: { A: ['Scout'] } })],
    });
  });

  it("uses the game's random generator: the same seed lands the same way, and each flip advances it (COIN-1)", () => {
    const after = (seed: number): { rng: State['rng'][]; coins: string[] } => {
      const rng: State['rng'][] = [];
      let coins: string[] = [];
      play({
        cards,
        seed,
        seats: { A: { hand: ['Toss Many'], deck: [] } },
        bases: [at('Meadow')],
        steps: [
          ({ state }) => rng.push(state.rng) && undefined,
          A.plays('Toss Many'),
          ({ state, events }) => {
            rng.push(state.rng);
            coins = shown(events);
          },
        ],
      });
      return { rng, coins };
    };
    const one = after(7);
    expect(one).toEqual(after(7));
    expect(one.rng[0]).not.toEqual(one.rng[1]);
    expect(one.coins).toHaveLength(3);
    const all = Array.from({ length: 40 }, (_, seed) => after(seed + 1).coins).flat();
    expect(all.filter((side) => side === 'heads').length).toBeGreaterThan(35);
    expect(all.filter((side) => side === 'tails').length).toBeGreaterThan(35);
  });

  it('is shown to everybody, with the card that caused it (COIN-1, INFO-3)', () =>
    play({
      cards,
      seed: seedOf('heads'),
      seats: { A: { hand: ['Toss'], deck } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Toss'),
        ({ events }) => {
          for (const viewer of [0, 1, 'spectator'] as const) {
            const told = viewEvents(events, viewer).find((e) => e.type === 'coin')!;
            expect(sentence(told)).toEqual([
              { seat: 0 },
              ' flipped a coin: heads',
              ' (',
              { card: expect.any(Number), name: 'Toss' },
              ')',
            ]);
          }
        },
      ],
    }));
});

describe('abilities that change a flip', () => {
  it('act before the result is used, from the hand; the question names the side (COIN-1, PLAY-6)', () =>
    play({
      cards,
      seed: seedOf('tails'),
      seats: { A: { hand: ['Toss', 'Own Luck'], deck }, B: { hand: ['Own Luck'] } },
      bases: [at('Meadow')],
      steps: [
        refused(A.plays('Own Luck')),
        A.plays('Toss'),
        offered('A', ['Own Luck', 'pass']),
        ({ state }) => {
          expect(view(state, 0).prompt!.reason).toEqual(['Coin flip', 'Tails']);
          expect(state.seats[0]!.vp).toBe(0);
        },
        A.answers('Own Luck'),
        now({ asked: null, vp: { A: 1 }, hand: { A: [] }, discard: { A: ['Own Luck', 'Toss'] } }),
        ({ events }) => {
          expect(shown(events)).toEqual(['tails', 'tails>heads']);
          const turned = viewEvents(events, 1).findLast((e) => e.type === 'coin')!;
          expect(sentence(turned).slice(0, 3)).toEqual([
            'The coin of ',
            { seat: 0 },
            ' was turned from tails to heads',
          ]);
        },
      ],
    }));

  it('may go unused: the result stands (COIN-1, TERM-14)', () =>
    play({
      cards,
      seed: seedOf('tails'),
      seats: { A: { hand: ['Toss', 'Own Luck'], deck } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Toss'),
        A.answers('pass'),
        now({ asked: null, vp: { A: 0 }, hand: { A: ['Own Luck', 'Scout'] } }),
      ],
    }));

  it('used twice turn the coin back to its first side (ME-2)', () =>
    play({
      cards,
      seed: seedOf('tails'),
      seats: { A: { hand: ['Toss', 'Own Luck', 'Own Luck'], deck } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Toss'),
        A.answers('Own Luck'),
        offered('A', ['Own Luck', 'pass']),
        A.answers('Own Luck'),
        now({ asked: null, vp: { A: 0 }, hand: { A: ['Scout'] } }),
      ],
    }));

  it('may have a cost, and a limit per turn; other players’ flips do not count (ABL-8)', () =>
    play({
      cards,
      seed: seedOf('tails', 'tails'),
      seats: { A: { hand: ['Time Loop', 'Toss', 'Toss', 'Filler'], deck: [] }, B: {} },
      bases: [at('Meadow', 'A Seer', 'B Seer')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Toss'),
        offered('A', ['Seer/A', 'pass']),
        A.answers('Seer/A'),
        A.answers('Filler'),
        now({ asked: null, vp: { A: 1 }, discard: { A: ['Time Loop', 'Filler', 'Toss'] } }),
        A.plays('Toss'),
        now({ asked: null, vp: { A: 1 } }),
      ],
    }));

  it('a repeated flip lands anew, as often as repeated, and its last result counts (COIN-1)', () =>
    play({
      cards,
      seed: seedOf('tails', 'tails', 'heads'),
      seats: { A: { hand: ['Toss'], deck } },
      bases: [at('Meadow', 'B Stubborn')],
      steps: [
        A.plays('Toss'),
        now({ asked: null, vp: { A: 1 }, hand: { A: [] } }),
        ({ events }) => expect(shown(events)).toEqual(['tails', 'tails', 'heads']),
      ],
    }));

  it('a repeated flip can no longer be changed, but the new one can (COIN-1)', () =>
    play({
      cards,
      seed: seedOf('tails', 'heads'),
      seats: { A: { hand: ['Toss', 'Own Luck'], deck } },
      bases: [at('Meadow', 'B Stubborn')],
      steps: [
        A.plays('Toss'),
        // The first flip was repeated before anybody was asked.
        ({ events, state }) => {
          expect(shown(events)).toEqual(['tails', 'heads']);
          expect(view(state, 0).prompt!.reason).toEqual(['Coin flip', 'Heads']);
        },
        A.answers('Own Luck'),
        now({ asked: null, vp: { A: 0 }, hand: { A: ['Scout'] } }),
      ],
    }));
});

describe('after you flip', () => {
  it('comes once the result stands, and after the ability that flipped (COIN-1, RES-4)', () =>
    play({
      cards,
      seed: seedOf('tails'),
      seats: { A: { hand: ['Toss', 'Own Luck'], deck } },
      bases: [at('Meadow', 'A Gambler', 'B Gambler')],
      steps: [
        A.plays('Toss'),
        now({ cards: { 'Gambler/A': { counters: 0 } }, hand: { A: ['Own Luck'] } }),
        A.answers('Own Luck'),
        // The final result was heads.
        now({
          asked: null,
          vp: { A: 1 },
          hand: { A: [] },
          cards: { 'Gambler/A': { counters: 1 }, 'Gambler/B': { counters: 0 } },
        }),
        ({ events }) => {
          const types = events.map((e) => e.type).filter((type) => ['coin', 'vp', 'counter'].includes(type));
          expect(types).toEqual(['coin', 'coin', 'vp', 'counter']);
        },
      ],
    }));

  it('once per coin, when the whole ability is done (RES-8, RES-9)', () =>
    play({
      cards,
      seed: seedOf('heads', 'tails', 'heads'),
      seats: { A: { hand: ['Toss Many'], deck } },
      bases: [at('Meadow', 'A Gambler', 'A First Time')],
      steps: [
        A.plays('Toss Many'),
        A.answers('?Gambler', '?Gambler', '?Gambler', '?First Time'),
        now({
          asked: null,
          vp: { A: 2 },
          hand: { A: ['Scout'] },
          cards: { Gambler: { counters: 2 }, 'First Time': { counters: 1 } },
        }),
      ],
    }));

  it('a repeated flip does not count as a separate flip (COIN-1)', () =>
    play({
      cards,
      seed: seedOf('tails', 'heads'),
      seats: { A: { hand: ['Toss'], deck } },
      bases: [at('Meadow', 'B Stubborn', 'A Gambler')],
      steps: [A.plays('Toss'), now({ asked: null, hand: { A: [] }, cards: { Gambler: { counters: 1 } } })],
    }));

  it('a player who concedes while asked leaves the coin as it fell (WIN-3)', () =>
    play({
      cards,
      seed: seedOf('tails'),
      seats: { A: { hand: ['Toss', 'Own Luck'], deck }, B: {}, C: {} },
      bases: [at('Meadow', 'C Filler')],
      steps: [A.plays('Toss'), { by: 'A', concede: true }, now({ turn: 'B', asked: null }), B.ends()],
    }));
});
