import { apply, type State, viewEvents } from '@smash/engine';
import { act, controlsHost, look, NOBODY, on, onPlay, ops, playNow, special, yourStasis } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, actionCard, at, B, minionCard, now, offered, play } from '../play.ts';
import { freeze } from '../stasis/cards.ts';

/** "After this base scores, you may draw a card": makes the game wait for its player. */
const waiter = minionCard(
  'Waiter',
  1,
  'Special: After this base scores, you may draw a card.',
  special('afterScore', { may: true, when: (q, me) => q.base(me.self) === me.args.base }, function* (me) {
    yield* act(ops.draw(me.seat, 1));
  }),
);
const saved = minionCard(
  'Saved',
  1,
  'Special: After this base scores, this minion may move to another base instead of going to the discard pile.',
  special('afterScore', { may: true, when: (q, me) => q.base(me.self) === me.args.base }, function* (me) {
    yield* act(ops.fate(me.self, yield* look((q) => q.otherBases(q.base(me.self))[0]!), me.seat));
  }),
);

describe('a player who concedes while a base scores (WIN-3)', () => {
  it('WIN-3 a base that has paid goes, and does not pay again (SCORE-6, SCORE-9, SCORE-10)', () =>
    play({
      cards: [waiter, saved],
      titans: [{ seat: 'B', card: 'The Kraken' }],
      seats: { A: {}, B: {}, C: {} },
      bases: [at('Meadow', 'A Waiter', 'B Saved', 'C Filler +10'), at('Moor')],
      steps: [
        A.ends(),
        B.answers('The Kraken', 'Saved'),
        now({ asked: { seat: 'A', has: ['Waiter'] }, vp: { C: 3 } }),
        { by: 'A', concede: true },
        now(at('Heath', 'B The Kraken'), at('Moor'), { turn: 'B', phase: 'play', discard: { B: ['Saved'] } }),
        B.ends(),
        now({ turn: 'C', vp: { C: 3 } }),
        { by: 'C', concede: true },
        now({ over: true, winners: ['B'] }),
      ],
    }));
});

describe('cards controlled by a player who concedes (WIN-3)', () => {
  it('WIN-3 a minion controlled through an action goes to its owner’s discard pile (TERM-5)', () =>
    play({
      cards: [
        {
          ...actionCard('Leash', 'minion', 'Put this on a minion. Ongoing: You control it.', controlsHost()),
          target: on(() => true).on,
        },
      ],
      seats: { A: {}, B: {}, C: {} },
      bases: [at('Meadow', 'A Invader with B Leash', 'A Walker'), at('Moor', 'C Filler')],
      steps: [
        now({ cards: { Invader: { controller: 'B' } } }),
        { by: 'B', concede: true },
        now(at('Meadow', 'A Walker'), at('Moor', 'C Filler'), { turn: 'A', discard: { A: ['Invader'] } }),
      ],
    }));
});

describe('remaining cards of a player who concedes (WIN-3)', () => {
  const concede = (by: 'A' | 'B' | 'C') => ({ by, concede: true as const });

  it('WIN-3 others’ actions on leaving cards go to their owners, and the player’s own actions leave too', () =>
    play({
      seats: { A: {}, B: {}, C: {} },
      bases: [
        at('Meadow', 'B Walker with C Poison', 'B Invader with B Smoke Bomb', 'C Scout with B Poison'),
        at('Moor', 'A Gnome'),
      ],
      steps: [
        concede('B'),
        now(at('Meadow', 'C Scout'), at('Moor', 'A Gnome'), {
          discard: { A: [], B: [], C: ['Poison'] },
          hand: { B: [] },
          deck: { B: [] },
        }),
      ],
    }));

  it('WIN-3 cards stored under leaving cards go to their owners (STO-1)', () =>
    play({
      seats: { A: {}, B: {}, C: {} },
      bases: [at('Meadow', 'B Van Gogh', 'C Scout'), at('Moor', 'A Gnome')],
      steps: [concede('B'), now(at('Meadow', 'C Scout'), at('Moor', 'A Gnome'), { discard: { C: [] } })],
    }));

  it('WIN-3 the others play on; the turn passes immediately if it was the leaver’s', () => {
    const seats = { A: {}, B: {}, C: {} };
    const bases = [at('Meadow', 'A Walker', 'B Walker', 'C Walker'), at('Moor')];
    play({ seats, bases, steps: [concede('A'), now({ turn: 'B', phase: 'play' })] });
    play({ seats, bases, steps: [concede('B'), now({ turn: 'A', phase: 'play' }), A.ends(), now({ turn: 'C' })] });
  });

  it('WIN-3 a choice among remaining cards stays open, without the cards that are gone', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'] }, B: {}, C: {} },
      bases: [at('Meadow', 'A Walker', 'B Scout', 'C Scout'), at('Moor')],
      steps: [
        A.plays('Seeing Stars'),
        offered('A', ['Walker', 'Scout/B', 'Scout/C']),
        concede('B'),
        offered('A', ['Walker', 'Scout/C']),
        A.answers('Scout/C'),
        now(at('Meadow', 'A Walker'), { asked: null, turn: 'A', discard: { C: ['Scout'] } }),
      ],
    }));

  it('WIN-3 a choice with one answer left is made immediately', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'] }, B: {}, C: {} },
      bases: [at('Meadow', 'B Scout', 'C Scout'), at('Moor')],
      steps: [
        A.plays('Seeing Stars'),
        concede('B'),
        now(at('Meadow'), { asked: null, turn: 'A', discard: { C: ['Scout'] } }),
      ],
    }));

  it('WIN-3 the leaver chooses nothing', () =>
    play({
      seats: { A: { hand: ['Bacta the Future'] }, B: { hand: ['Walker'] }, C: {} },
      bases: [at('Meadow', 'A Walker', 'B Scout'), at('Moor', 'C Gnome')],
      steps: [
        A.plays('Bacta the Future'),
        A.answers('Scout'),
        now({ asked: { seat: 'B' } }),
        concede('B'),
        now(at('Meadow', 'A Walker'), at('Moor', 'C Gnome'), { asked: null, turn: 'A' }),
      ],
    }));
});

describe('a player who concedes while another plays a fusion out of stasis as an action (WIN-3, FUS-1)', () => {
  const release = actionCard(
    'Release',
    'standard',
    'The next player plays their card in stasis.',
    onPlay(function* (me) {
      const [next] = yield* look((q) => q.otherPlayers(me.seat));
      const [card] = yield* look((q) => yourStasis(q, next!));
      yield* playNow({ card: card!, at: NOBODY, seat: next! });
    }),
  );

  it('WIN-3 it goes to its owner’s discard pile, and so does what was attached to it (ATT-2)', () =>
    play({
      cards: [freeze, release],
      seats: { A: { hand: ['Time Loop', 'Freeze', 'Release'] }, B: {}, C: {} },
      bases: [at('Meadow', 'B Obstruction with C Poison', 'B Scout', 'C Scout'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Freeze'),
        A.answers('Obstruction'),
        A.plays('Release'),
        now({ asked: { seat: 'B' }, discard: { B: [], C: [] } }),
        { by: 'A', concede: true },
        now(at('Meadow', 'B Scout', 'C Scout'), { turn: 'B', discard: { B: ['Obstruction'], C: ['Poison'] } }),
      ],
    }));
});

describe('when all agree to end the game (WIN-3)', () => {
  const vote = (state: State, seat: number, yes: boolean) => {
    const result = apply(state, { type: 'agree', seat, yes });
    if (!result.ok) throw new Error(result.refusal.text);
    return result;
  };
  const table = { seats: { A: { vp: 4 }, B: { vp: 7 }, C: { vp: 7 } }, bases: [at('Meadow', 'A Walker', 'C Walker')] };

  it('WIN-3 the game is over and the most VP win, ties shared', () =>
    play({
      ...table,
      steps: [
        ({ state }) => {
          const two = vote(vote(state, 0, true).state, 1, true).state;
          expect(two.over).toBeNull();
          expect(vote(two, 2, false).state.over).toBeNull();
          const { state: end, events } = vote(two, 2, true);
          expect(end.over).toEqual({ winners: [1, 2], how: 'agreed' });
          expect(end.asks).toEqual([]);
          expect(
            viewEvents(events, 'spectator').map(({ type, seat, text, winners }) => [type, seat, text, winners]),
          ).toEqual([
            ['agree', 2, 'yes', undefined],
            ['over', undefined, 'agreed', [1, 2]],
          ]);
        },
      ],
    }));

  it('WIN-3 a player who withdraws the vote no longer agrees; one who has conceded does not count', () =>
    play({
      ...table,
      steps: [
        ({ state }) => {
          const withdrawn = vote(vote(vote(state, 0, true).state, 1, true).state, 0, false).state;
          expect(vote(withdrawn, 2, true).state.over).toBeNull();
          const gone = apply(state, { type: 'concede', seat: 1 });
          if (!gone.ok) throw new Error(gone.refusal.text);
          const { state: end } = vote(vote(gone.state, 0, true).state, 2, true);
          expect(end.over).toEqual({ winners: [2], how: 'agreed' });
        },
      ],
    }));

  it('WIN-3 the game is over once the only player who did not agree has conceded', () =>
    play({
      ...table,
      steps: [
        ({ state }) => {
          const two = vote(vote(state, 0, true).state, 1, true).state;
          const { state: end } = apply(two, { type: 'concede', seat: 2 });
          expect(end.over).toEqual({ winners: [1], how: 'agreed' });
          expect(end.asks).toEqual([]);
        },
      ],
    }));
});
