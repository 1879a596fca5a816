import { act, look, onPlay, ops, protect } from '@smash/engine/script';
import {
  A,
  actionCard,
  at,
  B,
  logged,
  now,
  offered,
  play,
  type queryOf,
  refused,
  titanCard,
} from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

type Table = { state: Parameters<typeof queryOf>[0] };
/** Counters on a titan of A that is set aside. */
const asideWith =
  (n: number) =>
  ({ state }: Table): void => {
    const [titan] = state.seats[0]!.aside;
    expect(state.cards[titan!]!.counters).toBe(n);
  };

const toTitan = (name: string, text: string, what: (titan: number) => ReturnType<typeof ops.destroy>) =>
  actionCard(
    name,
    'standard',
    text,
    onPlay(function* () {
      const titan = yield* look((q) => q.titansAt(q.bases()[0]!)[0]!);
      yield* act(what(titan));
    }),
  );
const axe = toTitan('Axe', 'Destroy a titan.', ops.destroy);
const spade = toTitan('Spade', 'Place a titan on the bottom of the deck of its owner.', (ix) =>
  ops.place(ix, 'bottom'),
);
const rope = toTitan('Rope', 'Return a titan to the hand of its owner.', ops.returnToHand);
const colossus = titanCard('Colossus', 'No text.');
const amber = actionCard(
  'Amber',
  'base',
  'Ongoing: Titans here cannot be destroyed.',
  protect((q, me, op) => op.verb === 'destroy' && q.isTitan(op.card) && q.base(op.card) === q.base(me.self)),
);

const aside = (counters: number) => [{ seat: 'A' as const, card: 'Killer Kudzu', counters }];

describe('Killer Kudzu: Special: At the start of your turn, while this titan is out of play, place a +1 power counter on it. Instead of your regular minion play, you may play this titan if it has three or more counters; it keeps up to six of them. Ongoing: After this titan leaves play, draw two cards OR shuffle up to two minions from your discard pile into your deck. Talent: Destroy this titan to play a minion from your discard pile as an extra minion; its power may not exceed the number of +1 power counters this titan had.', () => {
  it('gains a counter at the start of each of your turns while it is out of play, and must (TURN-2, CTR-1)', () =>
    play({
      turn: 'B',
      titans: aside(0),
      bases: [at('Meadow')],
      steps: [
        B.ends(),
        now({ turn: 'A', phase: 'play', asked: null }),
        asideWith(1),
        A.ends(),
        asideWith(1),
        B.ends(),
        now({ turn: 'A' }),
        asideWith(2),
      ],
    }));

  it('none while it is in play (ABL-4)', () =>
    play({
      turn: 'B',
      bases: [at('Meadow', 'A Killer Kudzu +3')],
      steps: [B.ends(), now({ turn: 'A', phase: 'play', asked: null, cards: { 'Killer Kudzu': { counters: 3 } } })],
    }));

  it('with two counters it cannot be played, with three it can: instead of the regular minion (TIT-2)', () =>
    play({
      turn: 'B',
      titans: aside(1),
      seats: { A: { hand: ['Walker'] } },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        B.ends(),
        asideWith(2),
        now({ cannot: [A.plays('Killer Kudzu', 'Meadow')] }),
        A.ends(),
        B.ends(),
        now({ turn: 'A', can: [A.plays('Killer Kudzu', 'Meadow'), A.plays('Walker', 'Moor')] }),
        A.plays('Killer Kudzu', 'Moor'),
        now(at('Moor', 'A Killer Kudzu'), {
          asked: null,
          cards: { 'Killer Kudzu': { counters: 3 } },
          bases: { Moor: { power: { A: 3 } } },
          plays: { A: { minions: 0, actions: 1 } },
          titans: { A: [] },
          cannot: [A.plays('Walker', 'Moor')],
        }),
      ],
    }));

  it('not after the regular minion, not with an extra play, not in another turn, not beside another titan (TIT-2, TIT-3)', () =>
    play({
      cards: [colossus],
      titans: [...aside(4), { seat: 'B', card: 'Killer Kudzu', counters: 5 }],
      seats: { A: { hand: ['Walker', 'Insta-Grow', 'Scout'] } },
      bases: [at('Meadow'), at('Moor', 'B Colossus')],
      steps: [
        A.plays('Walker', 'Meadow'),
        A.answers('return'),
        A.plays('Insta-Grow'),
        now({ can: [A.plays('Scout', 'Moor')], cannot: [A.plays('Killer Kudzu', 'Meadow')] }),
        A.ends(),
        now({ turn: 'B', cannot: [A.plays('Killer Kudzu', 'Meadow'), B.plays('Killer Kudzu', 'Meadow')] }),
      ],
    }));

  it('killer-kudzu/1 counters above six are removed when it is played', () =>
    play({
      titans: aside(9),
      bases: [at('Meadow')],
      steps: [A.plays('Killer Kudzu', 'Meadow'), now({ asked: null, cards: { 'Killer Kudzu': { counters: 6 } } })],
    }));

  it('killer-kudzu/1 exactly six are kept', () =>
    play({
      titans: aside(6),
      bases: [at('Meadow')],
      steps: [A.plays('Killer Kudzu', 'Meadow'), now({ cards: { 'Killer Kudzu': { counters: 6 } } })],
    }));

  it('killer-kudzu/1 before it clashes: six against seven loses, and as it has left play you draw (TIT-6)', () =>
    play({
      cards: [colossus],
      titans: aside(9),
      seats: { A: { deck: ['Scout', 'Probe', 'Walker'] } },
      bases: [at('Meadow', 'B Colossus +7')],
      steps: [
        A.plays('Killer Kudzu', 'Meadow'),
        offered('A', ['draw', 'shuffle'], ['no']),
        A.answers('draw'),
        now(at('Meadow', 'B Colossus'), {
          asked: null,
          titans: { A: ['Killer Kudzu'] },
          hand: { A: ['Scout', 'Probe'] },
        }),
        asideWith(0),
      ],
    }));

  it.each([
    ['destroyed', axe],
    ['placed', spade],
    ['returned', rope],
  ] as const)(
    '%s, by whomever, it is set aside without counters, and its player draws or shuffles (TIT-1, RES-4)',
    (_how, tool) =>
      play({
        cards: [tool],
        turn: 'B',
        seats: { A: { deck: ['Scout', 'Probe', 'Walker'] }, B: { hand: [tool.name] } },
        bases: [at('Meadow', 'A Killer Kudzu +4', 'B Filler')],
        steps: [
          B.plays(tool.name),
          offered('A', ['draw', 'shuffle'], ['no']),
          A.answers('draw'),
          now(at('Meadow', 'B Filler'), {
            asked: null,
            turn: 'B',
            titans: { A: ['Killer Kudzu'] },
            hand: { A: ['Scout', 'Probe'] },
            deck: { A: ['Walker'] },
          }),
          asideWith(0),
        ],
      }),
  );

  it('other cards leaving play, even another titan, trigger nothing', () =>
    play({
      cards: [axe, colossus],
      turn: 'B',
      seats: { B: { hand: ['Axe', 'Seeing Stars'] } },
      bases: [at('Moor', 'B Colossus +1', 'B Archmage'), at('Meadow', 'A Killer Kudzu +4', 'A Filler')],
      steps: [
        B.plays('Axe'),
        now({ asked: null, titans: { B: ['Colossus'] } }),
        B.plays('Seeing Stars'),
        now(at('Moor', 'B Archmage'), at('Meadow', 'A Killer Kudzu'), { asked: null, hand: { A: [] } }),
      ],
    }));

  const felled = {
    cards: [axe],
    turn: 'B' as const,
    bases: [at('Meadow', 'A Killer Kudzu +4')],
    seats: {
      A: { deck: ['Probe'], discard: ['Scout', 'Cannon', 'King Rex', 'Walker'] },
      B: { hand: ['Axe'], discard: ['Invader'] },
    },
  };

  it('or up to two minions of your discard pile are shuffled into your deck (RES-14, RES-12)', () =>
    play({
      ...felled,
      steps: [
        B.plays('Axe'),
        A.answers('shuffle'),
        offered('A', ['Scout', 'King Rex', 'Walker', 'done'], ['Cannon', 'Invader', 'Killer Kudzu']),
        refused(A.answers('Scout', 'Walker', 'King Rex')),
        A.answers('Scout', 'Walker'),
        now({
          asked: null,
          hand: { A: [] },
          deck: { A: { count: 3, has: ['Probe', 'Scout', 'Walker'] } },
          discard: { A: ['Cannon', 'King Rex'] },
        }),
        logged('A shuffled the deck'),
      ],
    }));

  it('one, or none, is up to two (RES-12)', () =>
    play({
      ...felled,
      steps: [
        B.plays('Axe'),
        A.answers('shuffle', 'done'),
        now({ asked: null, deck: { A: ['Probe'] }, discard: { A: ['Scout', 'Cannon', 'King Rex', 'Walker'] } }),
      ],
    }));

  it('killer-kudzu/2 with a scored base: the minions discarded together with it can be chosen (SCORE-9)', () =>
    play({
      seats: { A: { deck: ['Probe', 'Probe', 'Cannon'] } },
      bases: [at('Meadow', 'A Killer Kudzu +6', 'A Invader', 'A Filler', 'B Walker'), at('Moor')],
      steps: [
        A.ends(),
        now(at('Meadow'), { phase: 'score', vp: { A: 3, B: 2 }, discard: { A: ['Invader', 'Filler'] } }),
        A.answers('shuffle'),
        offered('A', ['Invader', 'Filler', 'done'], ['Walker']),
        A.answers('Invader', 'Filler'),
        now({ turn: 'B', titans: { A: ['Killer Kudzu'] }, discard: { A: [] }, hand: { A: 2 }, deck: { A: 3 } }),
      ],
    }));

  const pile = ['King Rex', 'Scout', 'Warbot', 'Walker', 'Cannon'];

  it('talent: destroyed, it brings a minion of your discard pile with as much power as it had counters, on any base (EXT-3)', () =>
    play({
      seats: { A: { hand: ['Filler'], deck: ['Probe', 'Dinghy', 'Scry'], discard: pile }, B: { discard: ['Invader'] } },
      bases: [at('Meadow', 'A Killer Kudzu +4'), at('Moor')],
      steps: [
        A.uses('Killer Kudzu'),
        offered('A', ['Scout', 'Warbot', 'Walker'], ['King Rex', 'Cannon', 'Filler', 'Invader', 'no']),
        now({ titans: { A: ['Killer Kudzu'] } }),
        A.answers('Warbot', 'Moor'),
        now(at('Meadow'), at('Moor', 'A Warbot'), { asked: { seat: 'A', has: ['draw', 'shuffle'] } }),
        A.answers('draw'),
        now({
          asked: null,
          hand: { A: ['Filler', 'Probe', 'Dinghy'] },
          discard: { A: ['King Rex', 'Scout', 'Walker', 'Cannon'] },
          plays: { A: { minions: 1, actions: 1 } },
        }),
      ],
    }));

  it('talent: with three counters a minion of power 4 stays where it is (CALC-1)', () =>
    play({
      seats: { A: { discard: pile } },
      bases: [at('Meadow', 'A Killer Kudzu +3'), at('Moor')],
      steps: [A.uses('Killer Kudzu'), offered('A', ['Scout', 'Walker'], ['Warbot', 'King Rex', 'no'])],
    }));

  it('talent: the minion resolves before the draw or shuffle, for which what it left is there (RES-8, RES-2)', () =>
    play({
      seats: { A: { deck: ['Warbot', 'Probe'], discard: ['Walker'] } },
      bases: [at('Meadow', 'A Killer Kudzu +3')],
      steps: [
        A.uses('Killer Kudzu'),
        A.answers('discard', 'shuffle'),
        offered('A', ['Warbot', 'done']),
        A.answers('Warbot'),
        now(at('Meadow', 'A Walker'), { asked: null, deck: { A: { count: 2, has: ['Warbot', 'Probe'] } } }),
      ],
    }));

  it('talent: even with no such minion, for the cards alone; even in the turn it is played (ABL-5, RES-11)', () =>
    play({
      titans: aside(3),
      seats: { A: { deck: ['Probe', 'Dinghy', 'Scry'], discard: ['King Rex'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Killer Kudzu', 'Meadow'),
        A.uses('Killer Kudzu'),
        A.answers('draw'),
        now(at('Meadow'), {
          asked: null,
          titans: { A: ['Killer Kudzu'] },
          discard: { A: ['King Rex'] },
          hand: { A: 2 },
        }),
      ],
    }));

  it('talent: if it cannot be destroyed nothing is played and nothing drawn (RES-3, RES-11)', () =>
    play({
      cards: [amber],
      seats: { A: { discard: pile } },
      bases: [at('Meadow', 'A Killer Kudzu +4', 'B Amber')],
      steps: [
        A.uses('Killer Kudzu'),
        now(at('Meadow', 'A Killer Kudzu', 'B Amber'), { asked: null, hand: { A: [] }, discard: { A: pile } }),
        A.ends(),
        now({ turn: 'B', cannot: [B.uses('Killer Kudzu')] }),
      ],
    }));
});
