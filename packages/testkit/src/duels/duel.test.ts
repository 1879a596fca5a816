import { describe as say, view, viewEvents } from '@smash/engine';
import { describe, expect, it } from 'vitest';
import { A, at, B, now, offered, play, refused } from '../play.ts';
import type { Playthrough } from '../scenario/playthrough.ts';
import { bandage, boost, chain, gauntlet, raze, recall, second, shove, spar, touchy, usurp } from './cards.ts';

/** The log of the duel, as everybody reads it. */
const log = (table: Playthrough): string[] =>
  viewEvents(table.events, 'spectator')
    .filter(({ type, text }) => type === 'duel' || (type === 'reveal' && text === 'duel') || type === 'play')
    .map((event) =>
      say(event)
        .map((part) => (typeof part === 'string' ? part : 'seat' in part ? 'ABCD'[part.seat] : part.name))
        .join(''),
    );

describe('DUEL-1 cards are placed face down, revealed, and played', () => {
  it('DUEL-1 challenger first: each may place one card from hand; actions are played, the rest returns (DUEL-3)', () =>
    play({
      cards: [spar, boost],
      seats: { A: { hand: ['Spar', 'Boost', 'Walker'] }, B: { hand: ['Scout', 'Invader'] } },
      bases: [at('Meadow', 'A Filler +1', 'B Filler +1', 'B Collector'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Spar'),
        offered('A', ['Filler/B', 'Collector']),
        A.answers('Filler/B'),
        offered('A', ['Boost', 'Walker@hand', 'no']),
        A.answers('Boost'),
        offered('B', ['Scout', 'Invader', 'no']),
        now({ hand: { A: ['Walker'], B: ['Scout', 'Invader'] }, discard: { A: [] } }),
        B.answers('Scout'),
        // Both cards are on the table; the challenger's has been revealed and is played now.
        offered('A', ['Filler/A', 'Filler/B', 'Collector', 'Walker']),
        now({ hand: { A: ['Walker'], B: ['Invader'] } }),
        A.answers('Filler/A'),
        now(at('Meadow', 'A Filler', 'B Collector'), {
          asked: null,
          cards: { Filler: { counters: 4 } },
          hand: { A: ['Walker'], B: ['Invader', 'Scout'] },
          discard: { A: ['Spar', 'Boost'], B: ['Filler'] },
        }),
        (table) =>
          expect(log(table)).toEqual([
            'A played Spar',
            'Filler challenged Filler to a duel (Spar)',
            'A placed a card face down for the duel',
            'B placed a card face down for the duel',
            'A revealed Boost',
            'A played Boost',
            'B revealed Scout',
            'Filler won the duel with Filler, 4 against 2',
          ]),
      ],
    }));

  it('DUEL-1 placing is optional, and a player without a hand is not asked', () =>
    play({
      cards: [spar],
      seats: { A: { hand: ['Spar'] }, B: { hand: ['Scout'] } },
      bases: [at('Meadow', 'A Filler +1', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Spar'),
        offered('B', ['Scout', 'no']),
        B.answers('no'),
        now(at('Meadow', 'A Filler'), { asked: null, hand: { A: [], B: ['Scout'] }, discard: { B: ['Filler'] } }),
      ],
    }));

  it('DUEL-1 an action played on a minion goes on a legal one, chosen by its player (PLAY-3)', () =>
    play({
      cards: [spar, bandage],
      seats: { A: { hand: ['Spar'] }, B: { hand: ['Bandage'] } },
      bases: [at('Meadow', 'A Filler +3', 'B Filler'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Spar'),
        B.answers('Bandage'),
        offered('B', ['Filler/B', 'Walker'], ['Filler/A']),
        B.answers('Filler/B'),
        now(at('Meadow', 'B Filler with B Bandage'), { asked: null, discard: { A: ['Filler', 'Spar'] } }),
      ],
    }));

  it('DUEL-1 PLAY-4 an action without a legal target, or a Special at the wrong time, is discarded (PLAY-6)', () =>
    play({
      cards: [spar, chain],
      seats: { A: { hand: ['Spar', 'Chain'] }, B: { hand: ['Full Sail', 'Hidden Ninja'] } },
      bases: [at('Meadow', 'A Filler +2', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Spar'),
        A.answers('Chain'),
        B.answers('Hidden Ninja'),
        now(at('Meadow', 'A Filler'), {
          asked: null,
          hand: { A: [], B: ['Full Sail'] },
          discard: { A: ['Spar', 'Chain'], B: ['Filler', 'Hidden Ninja'] },
        }),
      ],
    }));

  it('DUEL-1 a player with a minion in the duel can use a Special for duels after the placing and after each reveal', () =>
    play({
      cards: [spar, second],
      seats: {
        A: { hand: ['Spar', 'Second', 'Second', 'Walker'] },
        B: { hand: ['Scout', 'Second'] },
        C: { hand: ['Second'] },
      },
      bases: [at('Meadow', 'A Filler', 'B Filler +1', 'C Filler'), at('Moor')],
      steps: [
        A.plays('Spar'),
        A.answers('Filler/B'),
        A.answers('Walker'),
        B.answers('Scout'),
        offered('A', ['Second#1', 'Second#2', 'pass']),
        offered('B', ['Second/B', 'pass']),
        now({ hand: { C: ['Second'] }, sees: { C: { lacks: ['Walker', 'Scout'] }, B: { lacks: ['Walker'] } } }),
        A.answers('Second', 'pass'),
        B.answers('pass'),
        now({ sees: { spectator: { has: ['Walker'], lacks: ['Scout'] } }, cards: { 'Filler/A': { counters: 1 } } }),
        offered('A', ['Second', 'pass']),
        offered('B', ['Second', 'pass']),
        A.answers('pass'),
        B.answers('Second'),
        now({ cards: { 'Filler/B': { counters: 2 } }, sees: { spectator: { lacks: ['Scout'] } } }),
        A.answers('pass'),
        now({ sees: { spectator: { has: ['Scout'] } } }),
        offered('A', ['Second', 'pass']),
        A.answers('Second'),
        now(at('Meadow', 'C Filler'), {
          asked: null,
          hand: { A: ['Walker'], B: ['Scout'], C: ['Second'] },
          discard: { A: ['Spar', 'Second', 'Second', 'Filler'], B: ['Second', 'Filler'] },
        }),
      ],
    }));
});

describe('DUEL-2 the higher power wins', () => {
  const table = (mine: number, yours: number) => ({
    cards: [spar],
    seats: { A: { hand: ['Spar'] } },
    bases: [at('Meadow', `A Filler +${mine}`, `B Filler +${yours}`), at('Moor')],
  });
  it('DUEL-2 the challenger: the initiating card says what follows', () =>
    play({
      ...table(2, 1),
      steps: [A.plays('Spar'), now(at('Meadow', 'A Filler'), { cards: { Filler: { counters: 3 } } })],
    }));
  it('DUEL-2 the challenged one', () =>
    play({
      ...table(1, 2),
      steps: [A.plays('Spar'), now(at('Meadow', 'B Filler'), { cards: { Filler: { counters: 3 } } })],
    }));
  it('DUEL-2 a tie gives both sides all the effects', () =>
    play({
      ...table(1, 1),
      steps: [
        A.plays('Spar'),
        now(at('Meadow'), { discard: { A: ['Spar', 'Filler'], B: ['Filler'] } }),
        (played) => expect(log(played).at(-1)).toBe('Filler and Filler tied their duel, 2 each'),
        (played) =>
          expect(
            viewEvents(played.events, 0)
              .filter((e) => e.type === 'counter')
              .map((e) => e.amount),
          ).toEqual([1, 1]),
      ],
    }));
});

describe('DUEL-3 placed cards are in no zone', () => {
  it('DUEL-3 everybody sees them there, only their player knows them; they do not count for any hand (INFO-1, INFO-2)', () =>
    play({
      cards: [spar],
      seats: { A: { hand: ['Spar', 'Scout'] }, B: { hand: ['Walker', 'Invader'] } },
      bases: [at('Meadow', 'A Filler', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Spar'),
        A.answers('Scout'),
        ({ state }) => {
          const [meadow] = view(state, 0).bases;
          const [a, b] = meadow!.lanes.map((lane) => lane.minions[0]!.id);
          const duel = { challenger: a, challenged: b, source: 'Spar' };
          const open = { seat: 1, is: 'open' };
          expect(view(state, 0).duel).toEqual({ ...duel, cards: [{ seat: 0, is: 'down', name: 'Scout' }, open] });
          for (const viewer of [1, 'spectator'] as const)
            expect(view(state, viewer).duel).toEqual({ ...duel, cards: [{ seat: 0, is: 'down' }, open] });
          expect(view(state, 1).prompt).toMatchObject({ kind: 'commit', min: 0, max: 1, skip: 'Place none' });
          expect(view(state, 1).seats.map((seat) => seat.hand)).toEqual([0, 2]);
          expect(view(state, 1).waiting).toBeNull();
          expect(view(state, 0).waiting).toEqual({ seats: [1], what: 'placing a card or none' });
        },
        now({
          hand: { A: [], B: ['Walker', 'Invader'] },
          sees: { B: { lacks: ['Scout'] }, spectator: { lacks: ['Scout'] } },
        }),
        B.answers('no'),
        ({ state }) => expect(view(state, 0).duel).toBeNull(),
        now({ hand: { A: ['Scout'], B: ['Walker', 'Invader'] } }),
      ],
    }));
  it('DUEL-3 everybody sees the stages: none, face down, revealed, then played or back in the hand (DUEL-1, INFO-3)', () => {
    const lies =
      (...cards: (string | undefined)[][]) =>
      ({ state }: Playthrough) =>
        expect(view(state, 'spectator').duel?.cards.map(({ is, name }) => [is, name])).toEqual(cards);
    return play({
      cards: [spar, boost, second],
      seats: { A: { hand: ['Spar', 'Scout', 'Second'] }, B: { hand: ['Boost', 'Walker', 'Second'] } },
      bases: [at('Meadow', 'A Filler +1', 'B Filler', 'B Invader'), at('Moor')],
      steps: [
        A.plays('Spar'),
        A.answers('Filler/B'),
        lies(['open', undefined], ['open', undefined]),
        A.answers('Scout'),
        lies(['down', undefined], ['open', undefined]),
        B.answers('Boost'),
        lies(['down', undefined], ['down', undefined]),
        A.answers('pass'),
        B.answers('pass'),
        lies(['shown', 'Scout'], ['down', undefined]),
        A.answers('pass'),
        B.answers('pass'),
        lies(['back', undefined], ['shown', 'Boost']),
        A.answers('pass'),
        B.answers('pass'),
        lies(['back', undefined], ['played', 'Boost']),
        B.answers('Filler/B'),
        (table) =>
          expect(viewEvents(table.events, 'spectator').findLast((event) => event.type === 'duel')).toMatchObject({
            winners: [1],
            other: 0,
          }),
      ],
    });
  });
  it('DUEL-3 another player’s action cannot affect it while face down, and it comes back as the same card', () =>
    play({
      cards: [spar, second],
      seats: { A: { hand: ['Spar', 'Probe'] }, B: { hand: ['Walker', 'Scout'] } },
      bases: [at('Meadow', 'A Filler', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Spar'),
        A.answers('Probe'),
        B.answers('Walker'),
        now({ asked: null, hand: { B: ['Walker'] }, discard: { B: ['Scout', 'Filler'] } }),
      ],
    }));
});

describe('DUEL-4 no duel inside a duel', () => {
  it('DUEL-4 a minion that enters during a duel cannot start one; the duel continues as usual', () =>
    play({
      cards: [spar, recall],
      seats: { A: { hand: ['Spar', 'Recall', 'Gunfighter'] } },
      bases: [at('Meadow', 'A Filler +1', 'A Scout', 'B Filler', 'B Scout'), at('Moor')],
      steps: [
        A.plays('Spar'),
        A.answers('Filler/A', 'Filler/B', 'Recall', 'Scout/A', 'Gunfighter'),
        now(at('Meadow', 'A Filler', 'A Gunfighter', 'B Scout'), {
          asked: null,
          cards: { Filler: { counters: 2 } },
          hand: { A: ['Scout'] },
        }),
      ],
    }));

  it('DUEL-4 an action played in a duel starts none, and the duel goes on', () =>
    play({
      cards: [spar, gauntlet],
      seats: { A: { hand: ['Spar', 'Gauntlet'] } },
      bases: [at('Meadow', 'A Filler +1', 'B Filler'), at('Moor', 'A Walker +3', 'B Walker')],
      steps: [
        A.plays('Spar'),
        A.answers('Filler/A', 'Gauntlet', 'Walker/A', 'Walker/B'),
        now(at('Meadow', 'A Filler'), at('Moor', 'A Walker', 'B Walker'), {
          asked: null,
          cards: { Filler: { counters: 2 } },
          vp: { A: 0, B: 0 },
        }),
      ],
    }));

  it('DUEL-4 meanwhile nobody plays or uses anything else; abilities the duel triggers wait for it (RES-8)', () =>
    play({
      cards: [spar, boost, second],
      seats: { A: { hand: ['Spar', 'Boost', 'Walker'] }, B: { hand: ['Scout', 'Deputy'] } },
      bases: [at('Meadow', 'A Filler +1', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Spar'),
        offered('A', ['Boost', 'Walker', 'no']),
        refused(A.ends()),
        A.answers('no'),
        offered('B', ['Scout', 'Deputy', 'no']),
        refused(A.plays('Walker', 'Moor')),
        B.answers('no'),
        offered('B', ['Deputy', 'pass']),
        B.answers('pass'),
        now(at('Meadow', 'A Filler'), { can: [A.plays('Walker', 'Moor')], cannot: [A.plays('Boost')] }),
      ],
    }));
});

describe('DUEL-5 a duel without a result', () => {
  it('DUEL-5 the two are no longer at one base', () =>
    play({
      cards: [spar, shove],
      seats: { A: { hand: ['Spar'] }, B: { hand: ['Shove'] } },
      bases: [at('Meadow', 'A Filler +3', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Spar'),
        B.answers('Shove', 'Filler/B'),
        now(at('Meadow', 'A Filler'), at('Moor', 'B Filler'), { asked: null, cards: { 'Filler/A': { counters: 3 } } }),
        (played) => expect(log(played).at(-1)).toBe('The duel ended without a result'),
      ],
    }));

  it('DUEL-5 both have left play: nobody wins, not even a tie', () =>
    play({
      cards: [gauntlet, raze],
      seats: { A: { hand: ['Gauntlet'], deck: ['Howl'] }, B: { hand: ['Raze'] } },
      bases: [at('Meadow', 'A Filler +3', 'B Filler', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Gauntlet'),
        A.answers('Filler/B'),
        B.answers('Raze'),
        now(at('Meadow', 'B Walker'), { asked: null, vp: { A: 0, B: 0 } }),
        (played) => expect(log(played).at(-1)).toBe('The duel ended without a result'),
      ],
    }));

  it('DUEL-5 two minions at different bases cannot duel', () =>
    play({
      cards: [gauntlet],
      seats: { A: { hand: ['Gauntlet', 'Howl'] } },
      bases: [at('Meadow', 'A Filler +3'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Gauntlet'),
        A.answers('?Filler/A', '?Filler/B'),
        now(at('Meadow', 'A Filler'), at('Moor', 'B Filler'), { asked: null, vp: { A: 0, B: 0 } }),
        (played) => expect(log(played)).toEqual(['A played Gauntlet']),
      ],
    }));

  it('DUEL-5 moved together they are still at one base: it continues', () =>
    play({
      cards: [spar, shove],
      seats: { A: { hand: ['Spar', 'Shove'] }, B: { hand: ['Shove'] } },
      bases: [at('Meadow', 'A Filler +3', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Spar'),
        A.answers('Shove'),
        B.answers('Shove'),
        A.answers('Filler/A'),
        now(at('Meadow'), at('Moor', 'A Filler'), { asked: null, cards: { Filler: { counters: 4 } } }),
      ],
    }));

  it('DUEL-5 one that left and was played again is another minion (IO-1)', () =>
    play({
      cards: [spar, recall],
      seats: { A: { hand: ['Spar'] }, B: { hand: ['Recall'] } },
      bases: [at('Meadow', 'A Filler +3', 'B Invader'), at('Moor')],
      steps: [
        A.plays('Spar'),
        B.answers('Recall'),
        now(at('Meadow', 'A Filler', 'B Invader'), { asked: null, cards: { Filler: { counters: 3 } }, vp: { B: 1 } }),
      ],
    }));

  it('DUEL-5 a change of control does not end it: the higher power wins', () =>
    play({
      cards: [spar, usurp],
      seats: { A: { hand: ['Spar', 'Usurp'] } },
      bases: [at('Meadow', 'A Filler +3', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Spar'),
        A.answers('Usurp'),
        now(at('Meadow', 'A Filler'), { asked: null, discard: { B: ['Filler'] }, cards: { Filler: { counters: 4 } } }),
      ],
    }));

  it('DUEL-5 being in a duel is not being affected (TERM-2)', () =>
    play({
      cards: [spar, touchy],
      seats: { A: { hand: ['Spar'], deck: ['Scout'] }, B: { deck: ['Walker'] } },
      bases: [at('Meadow', 'A Filler', 'B Touchy'), at('Moor')],
      steps: [
        A.plays('Spar'),
        // Only the winner's counter has affected Touchy.
        now(at('Meadow', 'B Touchy'), { hand: { A: [], B: ['Walker'] } }),
      ],
    }));
});
