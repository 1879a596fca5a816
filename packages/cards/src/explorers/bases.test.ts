import { explain } from '@smash/engine';
import { act, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, now, play } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const there = actionCard(
  'There and Back',
  'standard',
  'Move a minion to another base, and back.',
  onPlay(function* () {
    const [minion, from, to] = yield* look((q) => {
      const one = q.minions()[0]!;
      return [one, q.base(one), q.otherBases(q.base(one))[0]!];
    });
    yield* act(ops.move(minion!, to!));
    yield* act(ops.move(minion!, from!));
  }),
);

describe('Ancient Temple: At the start of your turn, if exactly one of your minions is here, it gets +5 power this turn as long as it stays here.', () => {
  it('a single minion of the current player, whoever else is here; not at the start of others’ turns (TURN-2)', () =>
    play({
      phase: 'start',
      bases: [at('Ancient Temple', 'A Scout', 'B Scout +1', 'B Filler'), at('Moor', 'A Filler')],
      steps: [
        now({
          phase: 'play',
          bases: { 'Ancient Temple': { power: { A: 8, B: 5 } } },
          cards: { 'Filler@Moor': { power: 1 } },
        }),
        A.ends(),
        now({ turn: 'B', bases: { 'Ancient Temple': { power: { A: 3, B: 5 } } } }),
      ],
    }));
  it('not with two of them, nor with none (boundary)', () =>
    play({
      phase: 'start',
      bases: [at('Ancient Temple', 'A Scout', 'A Filler', 'B Walker'), at('Moor')],
      steps: [now({ phase: 'play', bases: { 'Ancient Temple': { power: { A: 4, B: 2 } } } })],
    }));
  it('is lost when the minion moves away; stays when another joins it', () =>
    play({
      phase: 'start',
      seats: { A: { hand: ['Filler', 'Dinghy'] } },
      bases: [at('Ancient Temple', 'A Scout'), at('Moor', 'A Pirate King')],
      steps: [
        A.plays('Filler', 'Ancient Temple'),
        now({ bases: { 'Ancient Temple': { power: { A: 9 } } } }),
        ({ state }) => {
          const scout = state.cards.find(({ def }) => state.names[def] === 'Scout')!;
          expect(explain(state, 'spectator', scout.id, 'power').map((part) => part.expires)).toContain(
            'until the end of the turn, as long as it stays there',
          );
        },
        A.plays('Dinghy'),
        A.answers('Scout', 'done'),
        now(at('Moor', 'A Scout', 'A Pirate King'), { cards: { Scout: { power: 3 } } }),
      ],
    }));
  it('does not come back with the minion (IO-1)', () =>
    play({
      cards: [there],
      phase: 'start',
      seats: { A: { hand: ['There and Back'] } },
      bases: [at('Ancient Temple', 'A Scout'), at('Moor')],
      steps: [
        now({ cards: { Scout: { power: 8 } } }),
        A.plays('There and Back'),
        now(at('Ancient Temple', 'A Scout'), { cards: { Scout: { power: 3 } } }),
      ],
    }));
  it('is lost when the base is exchanged for another (SWAP-2)', () =>
    play({
      phase: 'start',
      seats: { A: { hand: ['Terraforming'] } },
      bases: [at('Ancient Temple', 'A Scout'), at('Moor')],
      steps: [
        A.plays('Terraforming'),
        A.answers('Ancient Temple'),
        now(at('Heath', 'A Scout'), { cards: { Scout: { power: 3 } } }),
      ],
    }));
  it('gives nothing under a Jammed Signal (TERM-13)', () =>
    play({
      phase: 'start',
      bases: [at('Ancient Temple', 'A Scout', 'B Jammed Signal'), at('Moor')],
      steps: [now({ phase: 'play', bases: { 'Ancient Temple': { power: { A: 3 } } } })],
    }));
  it('a player who may ignore it is asked (TERM-13)', () =>
    play({
      phase: 'start',
      bases: [at('Ancient Temple', 'A Scout', 'A Infiltrate'), at('Moor')],
      steps: [
        A.answers('Ancient Temple'),
        A.answers('no'),
        now({ phase: 'play', bases: { 'Ancient Temple': { power: { A: 8 } } } }),
      ],
    }));
});

describe('City of Gold: If you have a minion here at the start of your turn, you gain 1 VP.', () => {
  it('1 VP for the current player alone, however many minions are here (TURN-2)', () =>
    play({
      phase: 'start',
      bases: [at('City of Gold', 'A Filler', 'A Scout', 'B Filler'), at('Moor')],
      steps: [
        now({ phase: 'play', vp: { A: 1, B: 0 } }),
        A.ends(),
        now({ vp: { A: 1, B: 1 } }),
        B.ends(),
        now({ vp: { A: 2, B: 1 } }),
      ],
    }));
  it('nothing without a minion here', () =>
    play({
      phase: 'start',
      bases: [at('City of Gold', 'B Filler'), at('Moor', 'A Filler')],
      steps: [now({ phase: 'play', vp: { A: 0, B: 0 } })],
    }));
  it('nothing under a Jammed Signal (TERM-13)', () =>
    play({
      phase: 'start',
      bases: [at('City of Gold', 'A Filler', 'B Jammed Signal'), at('Moor')],
      steps: [now({ phase: 'play', vp: { A: 0 } })],
    }));
});
