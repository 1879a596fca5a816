import { view } from '@smash/engine';
import { act, at as atMoment, onPlay, ops, ownPower, type Query, thisBaseScores, winners } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, actionCard, at, B, baseCard, C, minionCard, now, play } from '../play.ts';
import type { Playthrough } from '../scenario/playthrough.ts';
import { sentences } from '../told.ts';

const again = (name: string) =>
  baseCard(
    name,
    'After this base scores, the winner takes another turn once the current turn has ended.',
    atMoment('afterScore', { seats: winners, when: thisBaseScores }, function* (me) {
      yield* act(ops.extraTurn(me.seat));
    }),
  );
const carousel = again('Carousel');
const treadmill = again('Treadmill');
const encore = actionCard(
  'Encore',
  'standard',
  'Take another turn after this one.',
  onPlay(function* (me) {
    yield* act(ops.extraTurn(me.seat));
  }),
);

/** What everybody is told: whose turn it is, whether it is an extra one, and who is next. */
const told =
  (current: string, extraTurn: boolean, next: string) =>
  ({ state }: Playthrough): void => {
    const seen = view(state, 'spectator');
    expect([seen.current, seen.extraTurn, seen.next]).toEqual(['ABC'.indexOf(current), extraTurn, 'ABC'.indexOf(next)]);
  };

describe('extra turns', () => {
  it('are whole turns right after this one; then play continues to the left of the player who took it (TURN-8, TURN-4)', () =>
    play({
      cards: [carousel],
      turn: 'B',
      seats: { A: { deck: ['Howl', 'Probe'] }, B: {}, C: {} },
      bases: [at('Carousel', 'A Filler +9', 'C Filler'), at('Moor')],
      steps: [
        told('B', false, 'C'),
        B.ends(),
        told('A', true, 'C'),
        now({ turn: 'A', phase: 'play', plays: { A: { minions: 1, actions: 1 } }, hand: { A: 0 } }),
        A.ends(),
        told('C', false, 'A'),
        now({ turn: 'C', phase: 'play', hand: { A: 2 } }),
        C.ends(),
        told('A', false, 'B'),
        (table) =>
          expect(sentences(table, 'extraTurn')).toEqual([
            'A will take another turn (Carousel)',
            'A takes an extra turn',
          ]),
      ],
    }));

  it('of the current player come before the next player; two in a row are possible (TURN-8)', () =>
    play({
      cards: [encore],
      seats: { A: { hand: ['Encore', 'Encore'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Encore'),
        told('A', false, 'A'),
        A.ends(),
        told('A', true, 'B'),
        A.plays('Encore'),
        A.ends(),
        told('A', true, 'B'),
        A.ends(),
        told('B', false, 'A'),
      ],
    }));

  it('of tied winners come clockwise from the current player (TURN-8, VP-3, VP-4)', () =>
    play({
      cards: [carousel],
      turn: 'B',
      bases: [at('Carousel', 'A Filler +4', 'B Filler +1', 'C Filler +4'), at('Moor')],
      steps: [
        B.ends(),
        told('C', true, 'A'),
        C.ends(),
        told('A', true, 'C'),
        A.ends(),
        told('C', false, 'A'),
        C.ends(),
        told('A', false, 'B'),
      ],
    }));

  it('nest: those gained in an extra turn come before waiting ones, then the order continues (TURN-8)', () =>
    play({
      cards: [carousel, treadmill],
      turn: 'A',
      seats: { A: {}, B: { hand: ['Invader'] }, C: {} },
      // After a tie, B and then C take an extra turn. In B's, the Treadmill breaks, and A wins there.
      bases: [at('Carousel', 'B Filler +4', 'C Filler +4'), at('Treadmill', 'A Filler +7'), at('Moor')],
      steps: [
        A.ends(),
        told('B', true, 'C'),
        B.plays('Invader', 'Treadmill'),
        B.ends(),
        told('A', true, 'C'),
        A.ends(),
        told('C', true, 'B'),
        C.ends(),
        // B is to the left of A, in whose turn the first of those bases scored.
        told('B', false, 'C'),
      ],
    }));

  it('from two bases scoring in one turn come in scoring order (TURN-8)', () =>
    play({
      cards: [carousel, treadmill],
      bases: [at('Carousel', 'B Filler +9'), at('Treadmill', 'C Filler +9'), at('Moor')],
      steps: [A.ends(), A.answers('Treadmill'), told('C', true, 'B'), C.ends(), told('B', true, 'B')],
    }));

  it('of a player who conceded are skipped; conceding during one ends it (TURN-8, WIN-3)', () =>
    play({
      cards: [carousel],
      bases: [at('Carousel', 'B Filler +4', 'C Filler +4'), at('Moor')],
      steps: [
        A.ends(),
        told('B', true, 'C'),
        { by: 'C', concede: true },
        told('B', true, 'B'),
        { by: 'B', concede: true },
        now({ over: true, winners: ['A'] }),
      ],
    }));

  it('effects at the start or until the end of a turn apply in an extra one, too (TURN-8, TERM-11)', () =>
    play({
      cards: [carousel, late],
      turn: 'B',
      seats: { A: { hand: ['Late Riser'], deck: ['Howl', 'Probe', 'Upgrade'] }, C: {} },
      bases: [at('Carousel', 'A Filler +9'), at('Moor')],
      steps: [B.ends(), A.plays('Late Riser', 'Moor'), A.ends(), now({ turn: 'C', hand: { A: 3 } })],
    }));
});

const late = minionCard(
  'Late Riser',
  2,
  'Before the end of your turn, draw a card.',
  atMoment('lateTurn', { when: (q, me) => q.s.current === me.seat }, function* (me) {
    yield* act(ops.draw(me.seat, 1));
  }),
);

describe('before the end of the turn', () => {
  it('is in the Draw 2 Cards phase: after the two cards, before the limit of ten (TURN-9, TURN-6)', () =>
    play({
      cards: [late],
      seats: { A: { hand: Array.from({ length: 8 }, () => 'Howl'), deck: ['Probe', 'Upgrade', 'Invader', 'Dinghy'] } },
      bases: [at('Meadow', 'A Late Riser', 'B Late Riser'), at('Moor')],
      steps: [
        A.ends(),
        now({ phase: 'draw', hand: { A: { has: ['Invader', 'Upgrade', 'Probe'] }, B: 0 }, asked: { seat: 'A' } }),
        A.answers('Invader'),
        now({ turn: 'B', hand: { A: 10 } }),
      ],
    }));

  it('is not the end of the turn: earlier events do not count (TURN-9, TURN-7)', () =>
    play({
      cards: [late],
      seats: { A: { deck: ['Probe', 'Upgrade', 'Invader'] } },
      bases: [at('Meadow', 'A Late Riser', 'A Filler +7'), at('Moor')],
      steps: [A.ends(), now({ turn: 'B', hand: { A: 2 }, discard: { A: ['Late Riser', 'Filler'] } })],
    }));
});

describe('what depends on the phase', () => {
  const isRoused = (q: Query, me: { self: number }): boolean => q.power(me.self) === 10;
  const vp = function* (me: { seat: number }) {
    yield* act(ops.gainVp(me.seat, 1));
  };
  const owl = minionCard(
    'Owl',
    1,
    'This minion has +9 power in the End Turn phase. Before or at the end of the turn, if its power is 10, gain 1 VP.',
    ownPower((q) => (q.s.phase === 'end' ? 9 : 0)),
    atMoment('lateTurn', { when: isRoused }, vp),
    atMoment('turnEnd', { when: isRoused }, vp),
  );

  it('is computed afresh when that phase begins (TURN-1, TURN-7, TURN-9)', () =>
    play({
      cards: [owl],
      bases: [at('Meadow', 'A Owl'), at('Moor')],
      steps: [A.ends(), now({ turn: 'B', vp: { A: 1 }, cards: { Owl: { power: 1 } } })],
    }));
});
