import { view } from '@smash/engine';
import { act, chooseCard, chooseMinion, look, mayTakeOn, onPlay, ops, yourMinionHere } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, actionCard, at, B, minionCard, now, offered, play } from '../play.ts';
import { swapper } from '../test-cards.ts';

const guard = minionCard(
  'Guard',
  2,
  'Ongoing: What a card played by another player does to another of your minions here may be done to this one.',
  mayTakeOn((me) => (q, ix) => ix !== me.self && yourMinionHere(q, me, ix)),
);
const scatter = actionCard(
  'Scatter',
  'standard',
  'Move each minion of another player here to another base.',
  onPlay(function* (me) {
    const minions = yield* look((q) => q.minions((ix) => q.controller(ix) !== me.seat));
    const [to] = yield* look((q) => q.otherBases(q.base(minions[0]!)));
    yield* act(...minions.map((ix) => ops.move(ix, to!)));
  }),
);
const strike = actionCard(
  'Strike',
  'standard',
  'Destroy a minion. If it is destroyed, gain 1 VP.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Choose it', (q, ix) => q.controller(ix) !== me.seat);
    if (minion !== null && (yield* act(ops.destroy(minion)))[0]) yield* act(ops.gainVp(me.seat, 1));
  }),
);
const grab = actionCard(
  'Grab',
  'standard',
  'Transfer one of your actions to a minion.',
  onPlay(function* (me) {
    const action = (yield* chooseCard(me.seat, 'Choose it', yield* look((q) => q.actions())))!;
    const minion = (yield* chooseMinion(me, 'Choose where it goes', (q, ix) => q.controller(ix) !== me.seat))!;
    yield* act(ops.transfer(action, minion));
  }),
);

describe('an effect is taken on by another minion', () => {
  const bases = [at('Meadow', 'A Guard', 'A Invader'), at('Moor')];

  it('it happens: what depends on it happens, too (RES-3)', () =>
    play({
      cards: [guard, strike],
      seats: { A: {}, B: { hand: ['Strike'] } },
      turn: 'B',
      bases,
      steps: [
        B.plays('Strike'),
        B.answers('Invader'),
        offered('A', ['yes', 'no']),
        ({ state }) => expect(view(state, 0).prompt!.title).toBe('Choose Guard instead of Invader'),
        A.answers('yes'),
        now(at('Meadow', 'A Invader'), { asked: null, vp: { B: 1 }, discard: { A: ['Guard'] } }),
      ],
    }));

  it('a card that moves anyway does not move twice (RES-10)', () =>
    play({
      cards: [guard, scatter],
      seats: { A: {}, B: { hand: ['Scatter'] } },
      turn: 'B',
      bases,
      steps: [B.plays('Scatter'), now(at('Moor', 'A Guard', 'A Invader'), { asked: null })],
    }));

  it('an action that is transferred goes to it instead (TERM-6)', () =>
    play({
      cards: [guard, grab],
      seats: { A: {}, B: { hand: ['Grab'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Guard', 'A Invader'), at('Moor', 'B Filler with B Upgrade')],
      steps: [
        B.plays('Grab'),
        B.answers('Invader'),
        A.answers('yes'),
        now(at('Meadow', 'A Guard with B Upgrade', 'A Invader'), { asked: null, cards: { Guard: { power: 4 } } }),
      ],
    }));

  it('one that leaves the minion does not affect it (TERM-2)', () =>
    play({
      cards: [guard, swapper],
      seats: { A: {}, B: { hand: ['Swapper'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Guard', 'A Invader with A Upgrade'), at('Moor', 'B Filler')],
      steps: [B.plays('Swapper'), B.answers('Filler'), now(at('Moor', 'B Filler with A Upgrade'), { asked: null })],
    }));

  it('declined for an action put on a minion, it is not asked for again while that is there', () =>
    play({
      cards: [guard],
      seats: { A: {}, B: { hand: ['Cyberevolution'] } },
      turn: 'B',
      bases,
      steps: [
        B.plays('Cyberevolution', 'Invader'),
        A.answers('no'),
        now(at('Meadow', 'A Guard', 'A Invader with B Cyberevolution'), { asked: null }),
      ],
    }));
});
