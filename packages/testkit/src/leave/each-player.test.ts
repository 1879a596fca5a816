import { act, chooseToDo, forEachOf, forEachPlayer, look, mayDraw, onPlay, ops } from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, actionCard, at, B, C, now, offered, play } from '../play.ts';

const round = actionCard(
  'Round',
  'standard',
  'Each player may draw a card.',
  onPlay(() => forEachPlayer(mayDraw)),
);
/** Asks its own player about each player. */
const generous = actionCard(
  'Generous',
  'standard',
  'For each player, you may have them draw a card. Then draw a card for each of them.',
  onPlay(function* (me) {
    yield* forEachPlayer(function* (player) {
      if (yield* chooseToDo(me.seat, 'Have that player draw', 'Draw', 'None')) yield* act(ops.draw(player, 1));
      yield* act(ops.draw(me.seat, 1));
    });
  }),
);
const backwards = actionCard(
  'Backwards',
  'standard',
  'Each player may draw a card, in the reverse order.',
  onPlay(function* () {
    yield* forEachOf(yield* look((q) => q.clockwise().reverse()), mayDraw);
  }),
);
const deck = ['Filler', 'Filler', 'Filler', 'Filler'];
const three = (card: string) => ({ A: { hand: [card], deck }, B: { hand: [], deck }, C: { hand: [], deck } });

describe('what an ability does for each player (ME-6)', () => {
  it('ME-6 goes clockwise from the current player', () =>
    play({
      cards: [round],
      seats: three('Round'),
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Round'),
        A.answers('yes'),
        B.answers('yes'),
        C.answers('no'),
        now({ asked: null, hand: { A: ['Filler'], B: ['Filler'], C: [] } }),
      ],
    }));

  it('WIN-3 leaves out a player who has left by then', () =>
    play({
      cards: [round],
      seats: three('Round'),
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Round'),
        { by: 'B', concede: true },
        A.answers('no'),
        offered('C', ['yes', 'no']),
        C.answers('yes'),
        now({ asked: null, hand: { C: ['Filler'] } }),
      ],
    }));

  it('WIN-3 ends what concerns a player who leaves while somebody is asked about it, and goes on with the next', () =>
    play({
      cards: [generous],
      seats: three('Generous'),
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Generous'),
        A.answers('no'),
        offered('A', ['yes', 'no']),
        { by: 'B', concede: true },
        A.answers('yes'),
        now({ asked: null, hand: { A: ['Filler', 'Filler'], C: ['Filler'] } }),
      ],
    }));

  it('takes another order where a text has one', () =>
    play({
      cards: [backwards],
      seats: three('Backwards'),
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Backwards'),
        C.answers('no'),
        B.answers('yes'),
        A.answers('no'),
        now({ asked: null, hand: { A: [], B: ['Filler'], C: [] } }),
      ],
    }));
});
