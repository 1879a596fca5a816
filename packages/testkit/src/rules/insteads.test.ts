import { act, after, chooseToDo, instead, look, onPlay, ops, playableInstead } from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, actionCard, at, B, minionCard, now, play } from '../play.ts';
import { smite } from '../test-cards.ts';

const phoenix = minionCard(
  'Phoenix',
  2,
  'Special: If this minion would be destroyed, return it to your hand instead.',
  instead({ of: 'destroy', label: 'special', when: (_q, me, op) => op.card === me.self }, function* (me) {
    yield* act(ops.returnToHand(me.self));
    return true;
  }),
);
const witness = minionCard(
  'Witness',
  1,
  'Ongoing: After a Special is used, gain 1 VP.',
  after('useSpecial', {}, function* (me) {
    yield* act(ops.gainVp(me.seat, 1));
  }),
);
const purge = actionCard(
  'Purge',
  'standard',
  'Destroy all minions of other players.',
  onPlay(function* (me) {
    const others = yield* look((q) => q.minions((ix) => q.controller(ix) !== me.seat));
    yield* act(...others.map(ops.destroy));
  }),
);

describe('RES-7: one event replaced several times', () => {
  it('what comes instead may be replaced by another card in turn', () =>
    play({
      cards: [
        smite,
        phoenix,
        minionCard(
          'Anchor',
          1,
          'Ongoing: If a minion would return to your hand, place it on top of your deck instead.',
          instead({ of: 'return', when: () => true }, function* (me) {
            yield* act(ops.place(me.args.card, 'top'));
            return true;
          }),
        ),
      ],
      seats: { A: { hand: ['Smite'] }, B: { deck: ['Scout'] } },
      bases: [at('Meadow', 'B Phoenix', 'B Anchor'), at('Moor')],
      steps: [
        A.plays('Smite'),
        A.answers('Phoenix'),
        now(at('Meadow', 'B Anchor'), { asked: null, hand: { B: [] }, deck: { B: ['Phoenix', 'Scout'] } }),
      ],
    }));

  it('a Special that has replaced one of two events has been used once, whatever becomes of the other', () =>
    play({
      cards: [
        phoenix,
        minionCard(
          'Wavering',
          2,
          'Ongoing: If this minion would be destroyed, you may draw a card instead.',
          instead({ of: 'destroy', when: (_q, me, op) => op.card === me.self }, function* (me) {
            if (!(yield* chooseToDo(me.seat, 'Save Wavering?', 'Save it', 'Leave it'))) return false;
            yield* act(ops.draw(me.seat, 1));
            return true;
          }),
        ),
        witness,
        purge,
      ],
      seats: { A: { hand: ['Purge'] } },
      bases: [at('Meadow', 'B Phoenix', 'B Wavering'), at('Moor', 'A Witness')],
      steps: [
        A.plays('Purge'),
        B.answers('no'),
        now(at('Meadow'), { asked: null, hand: { B: ['Phoenix'] }, discard: { B: ['Wavering'] }, vp: { A: 1 } }),
      ],
    }));
});

it('PLAY-7 a minion played from the discard pile in place of another has used its Special; one from the hand has not', () =>
  play({
    cards: [
      witness,
      minionCard(
        'Revenant',
        2,
        'Special: When you can play a minion, you may play this one from your discard pile instead.',
        playableInstead(() => true),
      ),
    ],
    seats: { A: { hand: ['Revenant'], discard: ['Revenant'] }, B: { discard: ['Revenant'] } },
    bases: [at('Meadow', 'A Witness'), at('Moor')],
    steps: [
      A.plays('Revenant', 'Moor', 'hand'),
      now({ vp: { A: 0 } }),
      A.ends(),
      B.plays('Revenant', 'Moor', 'discard'),
      now(at('Moor', 'A Revenant', 'B Revenant'), { vp: { A: 1 } }),
    ],
  }));
