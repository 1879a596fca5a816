import { act, chooseCard, look, onPlay, ops, playNow } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, actionCard, at, now, play } from '../play.ts';
import { sentences } from '../told.ts';

/** Costs no action play: each grants another action. */
const free = (name: string, text: string, run: Parameters<typeof onPlay>[0]) =>
  actionCard(
    name,
    'standard',
    `${text} You may play an extra action.`,
    onPlay(function* (me) {
      yield* run(me);
      yield* act(ops.allow(me.seat, {}, 'action'));
    }),
  );
const onBase = (name: string, op: (base: number) => ReturnType<typeof ops.destroy>) =>
  free(name, `${name} a base, as if it were a card there.`, function* (me) {
    const base = (yield* chooseCard(me.seat, 'Choose a base', yield* look((q) => q.bases().slice())))!;
    yield* act(op(base));
  });
const rob = free('Rob', 'Take a random card from the next player.', function* (me) {
  yield* act(ops.takeAtRandom(me.seat, 1 - me.seat));
});

describe('what cannot happen does not (RES-11)', () => {
  it('a base is neither destroyed nor returned like a card on it (TERM-6, ATT-6)', () =>
    play({
      cards: [onBase('Destroy', ops.destroy), onBase('Return', ops.returnToHand)],
      seats: { A: { hand: ['Destroy', 'Return'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Destroy'),
        A.answers('Meadow'),
        A.plays('Return'),
        A.answers('Meadow'),
        now(at('Meadow', 'A Walker'), { asked: null, hand: { A: [] }, baseDiscard: [] }),
        (table) => expect(sentences(table, 'destroy', 'return', 'leave', 'lost')).toEqual([]),
      ],
    }));

  it('an action that has left play is not transferred (ATT-2)', () =>
    play({
      cards: [
        actionCard(
          'Fumble',
          'standard',
          'Destroy the first action on a minion, then transfer it to another minion.',
          onPlay(function* () {
            const [action, minion] = yield* look((q) => {
              const found = q.s.inPlay.find((ix) => q.card(ix).zone === 'on')!;
              return [found, q.minions((ix) => ix !== q.card(found).at)[0]!];
            });
            yield* act(ops.destroy(action!));
            yield* act(ops.transfer(action!, minion!));
          }),
        ),
      ],
      seats: { A: { hand: ['Fumble'] } },
      bases: [at('Meadow', 'A Walker with A Upgrade', 'A Invader'), at('Moor')],
      steps: [
        A.plays('Fumble'),
        now(at('Meadow', 'A Walker', 'A Invader'), { asked: null, discard: { A: ['Fumble', 'Upgrade'] } }),
      ],
    }));

  it('no card is taken from an empty hand, and nothing is told', () =>
    play({
      cards: [rob],
      seats: { A: { hand: ['Rob', 'Rob'] }, B: { hand: ['Scout'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Rob'),
        now({ hand: { A: ['Rob', 'Scout'], B: [] } }),
        A.plays('Rob'),
        now({ asked: null, hand: { A: ['Scout'], B: [] } }),
      ],
    }));
});

it('PLAY-4 a standard action that must be played on a base cannot be: it is discarded without effect', () =>
  play({
    cards: [
      free('Nail', 'Play the top card of your deck on a base.', function* (me) {
        const [card, base] = yield* look((q) => [q.deck(me.seat).at(-1)!, q.bases()[0]!]);
        yield* playNow({ card: card!, at: base!, seat: me.seat });
      }),
      free('Windfall', 'Gain 1 VP.', function* (me) {
        yield* act(ops.gainVp(me.seat, 1));
      }),
    ],
    seats: { A: { hand: ['Nail', 'Windfall'], deck: ['Windfall', 'Scout'] } },
    bases: [at('Meadow')],
    steps: [
      A.plays('Nail'),
      now({ vp: { A: 0 }, deck: { A: ['Scout'] }, discard: { A: ['Nail', 'Windfall'] } }),
      A.plays('Windfall'),
      now({ vp: { A: 1 } }),
    ],
  }));
