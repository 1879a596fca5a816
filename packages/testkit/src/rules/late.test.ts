// A Special in the hand that also reacts to what happened before its card was drawn, by the same ability (mako/1).
import { act, byYou, look, onPlay, ops, playNow, special } from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, actionCard, at, minionCard, now, offered, play } from '../play.ts';

const lurker = (late: boolean) =>
  minionCard(
    late ? 'Late' : 'Prompt',
    1,
    'Special: After you destroy minions, you may play this on one of their bases.',
    special(
      'destroy',
      { may: true, from: 'hand', late, together: true, when: (_q, me, destroyed) => byYou(me, destroyed) },
      function* (me) {
        yield* playNow({ card: me.self, at: me.args.bases.at(-1)!, seat: me.seat });
      },
    ),
  );
const reap = actionCard(
  'Reap',
  'standard',
  'Destroy every minion of power 2. Draw two cards.',
  onPlay(function* (me) {
    const minions = yield* look((q) => q.minions((ix) => q.power(ix) === 2));
    yield* act(...minions.map(ops.destroy));
    yield* act(ops.draw(me.seat, 2));
  }),
);
const two = minionCard('Two', 2, 'No effect.');
const cards = [lurker(true), lurker(false), reap, two];
const seats = { A: { hand: ['Reap'], deck: ['Late', 'Prompt'] }, B: {} };

describe('A Special that reacts late', () => {
  it('reacts from a hand that was empty; one that does not say so must have been there (RES-4)', () =>
    play({
      cards,
      seats,
      bases: [at('Meadow', 'B Two')],
      steps: [
        A.plays('Reap'),
        offered('A', ['Late', 'pass'], ['Prompt']),
        A.answers('Late'),
        now(at('Meadow', 'A Late'), { asked: null, hand: { A: ['Prompt'] } }),
      ],
    }));

  it('once for all that one effect did, with every base it happened at (RES-9)', () =>
    play({
      cards,
      seats: { A: { hand: ['Reap', 'Late'], deck: ['Late', 'Prompt'] }, B: {} },
      bases: [at('Meadow', 'B Two', 'B Two'), at('Moor', 'B Two')],
      steps: [
        A.plays('Reap'),
        offered('A', ['Late', 'Late', 'pass'], ['Prompt']),
        A.answers('Late', 'Late'),
        now(at('Meadow'), at('Moor', 'A Late', 'A Late'), { asked: null }),
      ],
    }));

  it('not if nothing happened', () =>
    play({
      cards,
      seats,
      bases: [at('Meadow', 'B Filler')],
      steps: [A.plays('Reap'), now({ asked: null, hand: { A: ['Late', 'Prompt'] } })],
    }));

  it('in a game that hides who is asked, too (INFO-4)', () =>
    play({
      cards,
      options: { cover: true },
      seats,
      bases: [at('Meadow', 'B Two')],
      steps: [A.plays('Reap'), A.answers('Late'), now(at('Meadow', 'A Late'))],
    }));
});
