import { act, after, here, look, onPlay, ops, playNow, powerHere, talent } from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, actionCard, at, minionCard, now, play } from '../play.ts';
import { behemoth, colossus, golem, march, roamer, summonTitan } from './cards.ts';

const cards = [golem, colossus];

describe('TIT-6 clash: titans at one base compare what their controllers have there', () => {
  it('TIT-6 the one played wins with more power, and the other is set aside; titans elsewhere take no part', () =>
    play({
      cards: [golem, colossus, behemoth],
      titans: [{ seat: 'A', card: 'Golem' }],
      bases: [at('Meadow', 'A Filler +3', 'B Filler +2', 'B Colossus'), at('Moor', 'C Behemoth')],
      steps: [
        A.plays('Golem', 'Meadow'),
        now(at('Meadow', 'A Filler', 'B Filler', 'A Golem'), at('Moor', 'C Behemoth'), {
          asked: null,
          titans: { A: [], B: ['Colossus'], C: [] },
        }),
      ],
    }));

  it('TIT-6 one that arrives with less power leaves', () =>
    play({
      cards,
      titans: [{ seat: 'A', card: 'Golem' }],
      bases: [at('Meadow', 'A Filler +1', 'B Filler +2', 'B Colossus'), at('Moor')],
      steps: [
        A.plays('Golem', 'Meadow'),
        now(at('Meadow', 'A Filler', 'B Filler', 'B Colossus'), { titans: { A: ['Golem'], B: [] } }),
      ],
    }));

  it('TIT-6 on a tie, the one there first stays, whether the other is played or moved there', () =>
    play({
      cards,
      titans: [{ seat: 'A', card: 'Golem' }],
      bases: [at('Meadow', 'A Filler +2', 'B Filler +2', 'B Colossus'), at('Moor')],
      steps: [
        A.plays('Golem', 'Meadow'),
        now({ titans: { A: ['Golem'], B: [] } }),
        A.plays('Golem', 'Moor'),
        A.uses('Golem'),
        now(at('Meadow', 'A Filler', 'B Filler', 'B Colossus'), at('Moor'), { titans: { A: ['Golem'], B: [] } }),
      ],
    }));

  it('TIT-6 the one that moves there wins with more power (TIT-4)', () =>
    play({
      cards,
      bases: [at('Meadow', 'A Filler +3', 'B Filler +2', 'B Colossus'), at('Moor', 'A Golem')],
      steps: [
        A.uses('Golem'),
        now(at('Meadow', 'A Filler', 'B Filler', 'A Golem'), at('Moor'), { titans: { A: [], B: ['Colossus'] } }),
      ],
    }));

  it('TIT-6 counters on titans and what ongoing abilities give count on both sides (NPW-1, CTR-3)', () =>
    play({
      cards: [
        roamer(
          'Golem',
          powerHere((q, me) => q.handSize(me.seat)),
        ),
        colossus,
      ],
      seats: { A: { hand: ['Invader', 'Invader'] } },
      bases: [at('Meadow', 'B Colossus +3'), at('Moor', 'A Golem +2')],
      steps: [
        now({ bases: { Moor: { power: { A: 4 } }, Meadow: { power: { B: 3 } } } }),
        A.uses('Golem'),
        now(at('Meadow', 'A Golem'), { titans: { B: ['Colossus'] }, cards: { Golem: { counters: 2 } } }),
      ],
    }));

  it('TIT-6 a talent that would help comes too late', () =>
    play({
      cards: [
        roamer(
          'Golem',
          talent(function* (me) {
            yield* act(ops.counters(me.self, 3));
          }),
        ),
        colossus,
      ],
      titans: [{ seat: 'A', card: 'Golem' }],
      bases: [at('Meadow', 'B Filler', 'B Colossus')],
      steps: [
        A.plays('Golem', 'Meadow'),
        now(at('Meadow', 'B Filler', 'B Colossus'), { asked: null, titans: { A: ['Golem'] } }),
      ],
    }));

  it('TIT-6 later effects of the card that plays a titan come too late as well', () =>
    play({
      cards: [
        golem,
        colossus,
        actionCard(
          'Raise and Feed',
          'standard',
          'Play your titan at a base with a titan. Place three +1 power counters on it.',
          onPlay(function* (me) {
            const [titan, base] = yield* look((q) => [
              q.s.seats[me.seat]!.aside[0]!,
              q.bases().find((b) => q.titansAt(b).length > 0)!,
            ]);
            yield* playNow({ card: titan!, at: base!, seat: me.seat });
            yield* act(...(yield* look((q) => (q.isTitan(titan!) ? [titan!] : []))).map((ix) => ops.counters(ix, 3)));
          }),
        ),
      ],
      seats: { A: { hand: ['Raise and Feed'] } },
      titans: [{ seat: 'A', card: 'Golem' }],
      bases: [at('Meadow', 'B Filler', 'B Colossus')],
      steps: [A.plays('Raise and Feed'), now(at('Meadow', 'B Filler', 'B Colossus'), { titans: { A: ['Golem'] } })],
    }));

  it('TIT-6 titans that come under one player’s control at one base clash too: the later one goes', () =>
    play({
      cards: [golem, colossus, behemoth, march],
      seats: { A: { hand: ['March'] } },
      bases: [at('Meadow', 'A Filler'), at('Moor', 'A Golem of B'), at('Marsh', 'B Colossus', 'B Filler +2')],
      steps: [
        A.plays('March'),
        A.answers('Marsh'),
        now(at('Marsh', 'B Colossus', 'B Filler'), { titans: { A: [], B: ['Golem'] } }),
      ],
    }));
});

/** "After a titan comes here, place a +1 power counter on this minion." */
const cheering = (n: number) =>
  minionCard(
    `Fan ${n}`,
    1,
    'Ongoing: After a titan is played or moved here, place a +1 power counter on this minion.',
    after(
      ['play', 'move'],
      { when: (q, me, h) => h.to === here(q, me) && q.def(h.card).type === 'titan' },
      function* (me) {
        yield* act(ops.counters(me.self, 1));
      },
    ),
  );

describe('TIT-6 the clash waits until everything the arrival triggered has resolved', () => {
  it.each([
    ['played', [{ seat: 'A' as const, card: 'Golem' }], [] as string[], A.plays('Golem', 'Meadow')],
    ['moved', [], ['A Golem'], A.uses('Golem')],
  ])('TIT-6 both minions get their counter first when it is %s (RES-4)', (_how, titans, moor, come) =>
    play({
      cards: [golem, colossus, cheering(1), cheering(2)],
      titans,
      bases: [at('Meadow', 'A Filler +3', 'B Fan 1', 'B Fan 2', 'B Colossus'), at('Moor', ...moor)],
      steps: [
        come,
        A.answers('Fan 2'),
        now(at('Meadow', 'A Filler', 'B Fan 1', 'B Fan 2', 'B Colossus'), {
          asked: null,
          titans: { A: ['Golem'], B: [] },
          cards: { 'Fan 1': { power: 2 }, 'Fan 2': { power: 2 } },
        }),
      ],
    }),
  );

  const mourner = minionCard(
    'Mourner',
    2,
    'Ongoing: After a titan leaves play, place a +1 power counter on this minion.',
    after('gone', { when: (q, _me, h) => q.isTitan(h.card) }, function* (me) {
      yield* act(ops.counters(me.self, 1));
    }),
  );
  it.each([
    ['played', [{ seat: 'A' as const, card: 'Golem' }], [] as string[], A.plays('Golem', 'Meadow')],
    ['moved', [], ['A Golem'], A.uses('Golem')],
    ['played by a card', [{ seat: 'A' as const, card: 'Golem' }], [], A.plays('Awaken')],
  ])('TIT-6 leaving by a clash sets abilities off when the titan was %s (RES-4)', (how, titans, moor, come) =>
    play({
      cards: [golem, colossus, mourner, summonTitan],
      seats: { A: { hand: ['Awaken'] } },
      titans,
      bases: [at('Meadow', 'B Colossus', 'B Filler'), at('Moor', 'B Mourner', ...moor)],
      steps: [
        come,
        ...(how === 'played by a card' ? [A.answers('Golem', 'Meadow')] : []),
        now({ asked: null, titans: { A: ['Golem'] }, cards: { Mourner: { power: 3, counters: 1 } } }),
      ],
    }),
  );
});
