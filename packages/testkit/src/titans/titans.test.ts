import { describe as sentence, viewEvents, whyNot } from '@smash/engine';
import { act, after, look, onPlay, ops, playNow, playsTitan, powerHere, talent } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { testLibrary } from '../library.ts';
import { A, actionCard, at, B, minionCard, now, offered, play, queryOf, refused, titanCard } from '../play.ts';
import type { Playthrough } from '../scenario/playthrough.ts';
import { banish, behemoth, colossus, golem, recall, roamer, sink, smash, summonTitan } from './cards.ts';

const idOf = ({ state }: Playthrough, name: string): number =>
  state.cards[queryOf(state).s.cards.findIndex((_, ix) => queryOf(state).name(ix) === name)]!.id;

describe('TIT-1 a titan is in play or set aside', () => {
  it.each([
    ['destroyed', smash, 'Smash'],
    ['returned', recall, 'Recall'],
    ['placed in a deck', sink, 'Sink'],
    ['placed in a discard pile', banish, 'Banish'],
  ])(
    'TIT-1 %s it is set aside by its owner, whoever controlled it, and its counters are gone (CTR-1)',
    (_how, card, name) =>
      play({
        cards: [golem, colossus, card],
        seats: { A: { hand: [name] } },
        bases: [at('Meadow', 'A Golem of B +3', 'B Filler +1'), at('Moor', 'B Colossus +1')],
        steps: [
          now({ bases: { Meadow: { total: 5, power: { A: 3, B: 2 } } } }),
          A.plays(name),
          A.answers('Golem'),
          now(at('Meadow', 'B Filler'), at('Moor', 'B Colossus'), {
            asked: null,
            titans: { A: [], B: ['Golem'] },
            hand: { A: [], B: [] },
            discard: { A: [name], B: [] },
            bases: { Meadow: { total: 2, power: { A: 0 } } },
            cards: { Colossus: { counters: 1 } },
          }),
          ({ state, events }) => {
            expect(state.cards.find((_, ix) => queryOf(state).name(ix) === 'Golem')!.counters).toBe(0);
            // The log says that it was set aside, not that it went to a hand or a pile.
            const told = viewEvents(events, 'spectator').filter((e) => e.card?.name === 'Golem');
            const words = told.map((e) =>
              sentence(e)
                .map((part) => (typeof part === 'string' ? part : ''))
                .join(''),
            );
            expect(words.join('; ')).toMatch(name === 'Smash' ? /was destroyed/ : /was set aside/);
            expect(words.join('; ')).not.toMatch(/hand|deck|pile/);
          },
        ],
      }),
  );

  it('TIT-1 with a scored base it is set aside, not discarded (SCORE-9, TIT-4)', () =>
    play({
      cards: [golem],
      bases: [at('Meadow', 'A Golem +3', 'B Filler +8'), at('Moor')],
      steps: [A.ends(), now({ vp: { A: 2, B: 3 }, titans: { A: ['Golem'] }, discard: { A: [], B: ['Filler'] } })],
    }));

  it('TIT-1 if its controller concedes it goes to its owner; if its owner does it leaves the game (WIN-3)', () =>
    play({
      cards: [golem, colossus, behemoth],
      seats: { A: {}, B: {}, C: {} },
      titans: [{ seat: 'B', card: 'Behemoth' }],
      bases: [at('Meadow', 'B Golem of A +2', 'A Filler'), at('Moor', 'C Colossus of B +1')],
      steps: [
        { by: 'B', concede: true },
        now(at('Meadow', 'A Filler'), at('Moor'), {
          asked: null,
          turn: 'A',
          titans: { A: ['Golem'], B: [], C: [] },
          bases: { Meadow: { total: 1 }, Moor: { total: 0 } },
        }),
      ],
    }));

  it('TIT-1 counters placed while set aside come into play with it (CTR-3)', () =>
    play({
      cards: [golem],
      titans: [{ seat: 'A', card: 'Golem', counters: 2 }],
      bases: [at('Meadow')],
      steps: [
        A.plays('Golem', 'Meadow'),
        now({ bases: { Meadow: { power: { A: 2 } } }, cards: { Golem: { counters: 2 } } }),
      ],
    }));
});

describe('TIT-2 how a titan is played', () => {
  it('TIT-2 only in its player’s own Play Cards phase, as often as its text allows; it is neither minion nor action play', () =>
    play({
      cards: [golem],
      seats: { A: { hand: ['Invader', 'Howl'] } },
      titans: [
        { seat: 'A', card: 'Golem' },
        { seat: 'B', card: 'Golem' },
      ],
      bases: [at('Meadow'), at('Moor')],
      steps: [
        refused(B.plays('Golem', 'Meadow')),
        A.plays('Golem', 'Meadow'),
        now(at('Meadow', 'A Golem'), { plays: { A: { minions: 1, actions: 1 } } }),
        A.plays('Invader', 'Meadow'),
        A.plays('Howl'),
        A.ends(),
        now({ turn: 'B', can: [B.plays('Golem', 'Moor')], cannot: [A.uses('Golem')] }),
      ],
    }));

  it('TIT-2 a set-aside titan whose text does not let it be played now says so', () =>
    play({
      cards: [
        titanCard(
          'Sleeper',
          'Special: On your turn, if you have three cards in hand, you may play this titan.',
          playsTitan({ when: (q, me) => q.handSize(me.seat) === 3 }),
        ),
      ],
      seats: { A: { hand: ['Invader', 'Invader'] } },
      titans: [{ seat: 'A', card: 'Sleeper' }],
      bases: [at('Meadow')],
      steps: [
        refused(A.plays('Sleeper', 'Meadow')),
        (table) => expect(whyNot(table.state, 0, { card: idOf(table, 'Sleeper') })).toMatchObject({ rule: 'TIT-2' }),
      ],
    }));

  it('TIT-2 "instead of your regular minion play" spends that play, and needs it', () =>
    play({
      cards: [
        titanCard(
          'Heavy',
          'Special: Instead of your regular minion play, you may play this titan.',
          playsTitan({ spends: 'minion' }),
        ),
      ],
      seats: { A: { hand: ['Invader', 'Howl'] }, B: { hand: ['Invader'] } },
      titans: [
        { seat: 'A', card: 'Heavy' },
        { seat: 'B', card: 'Heavy' },
      ],
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Heavy', 'Meadow'),
        now({ plays: { A: { minions: 0, actions: 1 } } }),
        refused(A.plays('Invader', 'Moor')),
        A.ends(),
        B.plays('Invader', 'Moor'),
        now({ plays: { B: { minions: 0 } } }),
        refused(B.plays('Heavy', 'Moor')),
      ],
    }));

  it('TIT-2 "you may play a titan" is used at once or not at all', () =>
    play({
      cards: [titanCard('Idle', ''), summonTitan],
      seats: { A: { hand: ['Awaken'] } },
      titans: [{ seat: 'A', card: 'Idle' }],
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Awaken'),
        offered('A', ['Idle', 'no']),
        A.answers('no'),
        now({ asked: null, titans: { A: ['Idle'] } }),
        refused(A.plays('Idle', 'Meadow')),
      ],
    }));

  it('TIT-2 its arrival is the play of a card, not of a minion', () => {
    const counter = (name: string, when: 'card' | 'minion') =>
      minionCard(
        name,
        1,
        `Ongoing: After you play a ${when}, place a +1 power counter on this minion.`,
        after(
          'play',
          { when: (q, me, h) => h.seat === me.seat && (when === 'card' || q.isMinionCard(h.card)) },
          function* (me) {
            yield* act(ops.counters(me.self, 1));
          },
        ),
      );
    play({
      cards: [golem, counter('Any', 'card'), counter('Only', 'minion')],
      titans: [{ seat: 'A', card: 'Golem' }],
      bases: [at('Meadow', 'A Any', 'A Only')],
      steps: [
        A.plays('Golem', 'Meadow'),
        now({ cards: { Any: { counters: 1 }, Only: { counters: 0 } } }),
        ({ state }) => expect([state.seats[0]!.cards, state.seats[0]!.played]).toEqual([1, 0]),
      ],
    });
  });
});

describe('TIT-3 whose a titan is', () => {
  it('TIT-3 a player who plays the titan of another player controls it; it goes back to its owner (TERM-5)', () =>
    play({
      cards: [golem, summonTitan, smash],
      seats: { A: { hand: ['Awaken'] }, B: { hand: ['Smash'] } },
      titans: [{ seat: 'B', card: 'Golem' }],
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Awaken'),
        A.answers('Golem', 'Meadow'),
        now(at('Meadow', 'A Golem'), { titans: { A: [], B: [] }, cards: { Golem: { controller: 'A', owner: 'B' } } }),
        A.uses('Golem'),
        now(at('Moor', 'A Golem')),
        A.ends(),
        refused(B.uses('Golem')),
        B.plays('Smash'),
        now({ titans: { A: [], B: ['Golem'] }, can: [B.plays('Golem', 'Meadow')] }),
      ],
    }));

  it('TIT-3 nobody plays a titan while controlling one, and the reason is given; one that is gone is no obstacle', () =>
    play({
      cards: [golem, colossus, summonTitan, smash],
      seats: { A: { hand: ['Awaken', 'Smash'] } },
      titans: [
        { seat: 'A', card: 'Colossus' },
        { seat: 'B', card: 'Golem' },
      ],
      bases: [at('Meadow', 'A Golem of B'), at('Moor')],
      options: { titans: true },
      steps: [
        refused(A.plays('Colossus', 'Moor')),
        (table) => expect(whyNot(table.state, 0, { card: idOf(table, 'Colossus') })).toMatchObject({ rule: 'TIT-3' }),
        A.plays('Smash'),
        now({ can: [A.plays('Colossus', 'Moor')] }),
        A.plays('Colossus', 'Moor'),
        now(at('Moor', 'A Colossus'), { titans: { A: [], B: ['Golem', 'Golem'] } }),
      ],
    }));

  it('TIT-3 a card that lets you play a titan has nothing to offer then', () =>
    play({
      cards: [golem, colossus, summonTitan],
      seats: { A: { hand: ['Awaken'] } },
      titans: [{ seat: 'A', card: 'Colossus' }],
      bases: [at('Meadow', 'A Golem'), at('Moor')],
      steps: [A.plays('Awaken'), now(at('Meadow', 'A Golem'), { asked: null, titans: { A: ['Colossus'] } })],
    }));

  it('TIT-3 a titan in play is not played again, not even by a player who controls none', () =>
    play({
      cards: [
        golem,
        actionCard(
          'Steal',
          'standard',
          'Play the titan in play at the other base.',
          onPlay(function* (me) {
            const [titan, to] = yield* look((q) => {
              const ix = q.s.inPlay.find((one) => q.isTitan(one))!;
              return [ix, q.otherBases(q.base(ix))[0]!];
            });
            yield* playNow({ card: titan!, at: to!, seat: me.seat });
          }),
        ),
      ],
      seats: { A: { hand: ['Steal'] } },
      bases: [at('Meadow', 'B Golem +1'), at('Moor')],
      steps: [A.plays('Steal'), now(at('Meadow', 'B Golem'), at('Moor'), { cards: { Golem: { counters: 1 } } })],
    }));
});

describe('TIT-4 what affects a titan', () => {
  it('TIT-4 text about minions and about actions does not', () =>
    play({
      cards: [golem],
      seats: { A: { hand: ['Ninja Master', 'Swashbuckling', 'Disenchant', 'Time Loop'] } },
      bases: [at('Meadow', 'B Golem +1', 'B Filler', 'A Golem', 'B Enshrouding Mist')],
      steps: [
        A.plays('Ninja Master', 'Meadow'),
        offered('A', ['Filler', 'Ninja Master', 'no'], ['Golem']),
        A.answers('no'),
        A.plays('Time Loop'),
        A.plays('Swashbuckling'),
        now({ bases: { Meadow: { power: { A: 6, B: 2 } } } }),
        A.plays('Disenchant'),
        now({ asked: null, discard: { B: ['Enshrouding Mist'] } }),
      ],
    }));

  it('TIT-4 cards played on minions cannot go on a titan', () =>
    play({
      cards: [golem],
      seats: { A: { hand: ['Upgrade'] } },
      bases: [at('Meadow', 'A Golem', 'A Filler')],
      steps: [refused(A.plays('Upgrade', 'Golem')), now({ can: [A.plays('Upgrade', 'Filler')] })],
    }));

  it('TIT-4 it moves with its counters, and that is not a play (TERM-6, ATT-2)', () =>
    play({
      cards: [golem],
      bases: [at('Meadow', 'A Golem +2'), at('Moor', 'B Filler')],
      steps: [
        A.uses('Golem'),
        now(at('Meadow'), at('Moor', 'A Golem', 'B Filler'), {
          cards: { Golem: { counters: 2 } },
          bases: { Meadow: { total: 0 }, Moor: { power: { A: 2, B: 1 } } },
        }),
        ({ state }) => expect(state.seats[0]!.cards).toBe(0),
      ],
    }));
});

describe('ABL-5 talents of titans', () => {
  it('TIT-5 are used once per turn, even in the turn it came, only by its controller (ABL-5)', () =>
    play({
      cards: [
        roamer(
          'Golem',
          powerHere((q, me) => q.handSize(me.seat)),
        ),
        titanCard(
          'Feeder',
          '',
          talent(function* (me) {
            yield* act(ops.counters(me.self, 1));
          }),
        ),
      ],
      titans: [{ seat: 'A', card: 'Golem' }],
      bases: [at('Meadow'), at('Moor', 'B Feeder')],
      steps: [
        now({ cannot: [A.uses('Feeder')] }),
        A.plays('Golem', 'Meadow'),
        now({ can: [A.uses('Golem')] }),
        A.uses('Golem'),
        now({ cannot: [A.uses('Golem'), A.uses('Feeder')] }),
        A.ends(),
        now({ cannot: [B.uses('Golem')] }),
      ],
    }));
});

it('TIT-5 only minions have a printed power (TERM-9)', () => {
  const others = Object.values(testLibrary.defs).filter(({ type }) => type !== 'minion');
  expect(new Set(others.map(({ type }) => type))).toEqual(new Set(['action', 'base', 'titan', 'slot']));
  expect(others.filter(({ power }) => power !== 0)).toEqual([]);
});
