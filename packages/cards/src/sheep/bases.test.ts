import { createGame } from '@smash/engine';
import { act, chooseMinion, chooseOtherBase, look, at as moment, NOBODY, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, baseCard, now, offered, play, queryOf } from '@smash/testkit/play';
import { hermit, loner } from '@smash/testkit/test-cards';
import { describe, expect, it } from 'vitest';
import { library } from '../index.ts';

const deck = ['Filler', 'Filler', 'Filler', 'Filler'];
const push = actionCard(
  'Push',
  'standard',
  'Move a minion to another base. Play an extra action.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Choose a minion');
    const to = minion === null ? null : yield* chooseOtherBase(me.seat, minion, 'it');
    if (to !== null) yield* act(ops.move(minion!, to));
    yield* act(ops.allow(me.seat, {}, 'action'));
  }),
);
const bring = actionCard(
  'Bring',
  'standard',
  'Swap the first base for the top one of the base deck.',
  onPlay(function* () {
    const [old, top] = yield* look((q) => [q.bases()[0]!, q.s.baseDeck.at(-1) ?? NOBODY]);
    yield* act(ops.swapBase(old!, top!));
  }),
);
const cards = [push, bring];

describe('Sheep Shrine: After this base has come into play, each player may choose one of their minions and move it to here. If it comes into play during set-up, replace it, then shuffle it into the base deck.', () => {
  const shrine = 'Sheep Shrine';
  it('in place of a scored base: everybody may move one minion here, from the current player on', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', 'A King Rex +3'), at('Moor', 'A Walker', 'B Walker', 'B Scout')],
      baseDeck: [shrine],
      steps: [
        A.ends(),
        offered('A', ['Walker', 'no'], ['Scout']),
        A.answers('Walker'),
        offered('B', ['Walker', 'Scout', 'no']),
        B.answers('Scout'),
        now(at(shrine, 'A Walker', 'B Scout'), at('Moor', 'B Walker'), { turn: 'B' }),
      ],
    }));

  it('sheep-shrine/1 also through a card; either may decline', () =>
    play({
      cards,
      seats: { A: { hand: ['Bring'], deck }, B: { deck } },
      bases: [at('Meadow'), at('Moor', 'A Walker', 'B Walker')],
      baseDeck: [shrine],
      steps: [
        A.plays('Bring'),
        A.answers('no'),
        B.answers('Walker'),
        now(at(shrine, 'B Walker'), at('Moor', 'A Walker'), { asked: null }),
      ],
    }));

  it('is replaced at set-up, and is in the base deck then (SET-8)', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const factions = [
        ['Sheep', 'Pirates'],
        ['Robots', 'Wizards'],
      ] as [string, string][];
      const { state } = createGame({ seed: `shrine ${seed}`, players: 2, factions }, library);
      const q = queryOf(state);
      expect(q.bases()).toHaveLength(3);
      expect(q.bases().map((ix) => q.name(ix))).not.toContain(shrine);
      expect(state.baseDeck.map((ix) => q.name(ix))).toContain(shrine);
    }
  });

  it('not for a player who ignores this base (TERM-13)', () =>
    play({
      cards: [...cards, hermit],
      seats: { A: { hand: ['Bring'], deck }, B: { deck } },
      bases: [at('Meadow', 'A Hermit'), at('Moor', 'A Walker', 'B Walker')],
      baseDeck: [shrine],
      steps: [
        A.plays('Bring'),
        B.answers('Walker'),
        now(at(shrine, 'A Hermit', 'B Walker'), at('Moor', 'A Walker'), { asked: null }),
      ],
    }));

  it('nobody is asked without a minion elsewhere; each is moved by its player (TERM-2)', () =>
    play({
      cards,
      seats: { A: { hand: ['Bring'], deck }, B: { deck } },
      bases: [at('Meadow', 'A Walker'), at('Moor', 'A Little Bo Peep', 'B Walker')],
      baseDeck: [shrine],
      steps: [
        A.plays('Bring'),
        offered('A', ['Little Bo Peep', 'no'], ['Walker']),
        A.answers('Little Bo Peep'),
        B.answers('Walker'),
        now(at(shrine, 'A Walker', 'A Little Bo Peep'), at('Moor', 'B Walker'), { asked: null }),
      ],
    }));
  it('who may ignore it is asked only with a minion elsewhere (TERM-13)', () =>
    play({
      cards: [...cards, loner],
      seats: { A: { hand: ['Bring'], deck }, B: { deck } },
      bases: [at('Meadow', 'A Loner'), at('Moor', 'B Walker')],
      baseDeck: [shrine],
      steps: [A.plays('Bring'), offered('B', ['Walker', 'no'])],
    }));
});

describe('The Pasture: Each turn, after the first time a player moves a minion to here, that player moves another minion to here from the base the first one left.', () => {
  const pasture = 'The Pasture';
  it('the one who moved it moves another from there, once per turn', () =>
    play({
      cards,
      seats: { A: { hand: ['Push', 'Push'], deck } },
      bases: [at(pasture), at('Moor', 'A Walker', 'B Walker', 'B Scout'), at('Marsh', 'A Scout', 'B Filler')],
      steps: [
        A.plays('Push'),
        A.answers('Walker/A', pasture),
        offered('A', ['Walker', 'Scout@Moor'], ['Scout@Marsh', 'no']),
        A.answers('Scout@Moor'),
        now(at(pasture, 'A Walker', 'B Scout'), at('Moor', 'B Walker'), { asked: null }),
        A.plays('Push'),
        A.answers('Filler', pasture),
        now(at(pasture, 'A Walker', 'B Scout', 'B Filler'), at('Marsh', 'A Scout'), { asked: null }),
      ],
    }));

  it('the-pasture/1 of several moved here at once one has another move with it', () =>
    play({
      cards: [
        ...cards,
        actionCard(
          'Herd',
          'standard',
          'Move a minion of each other base to the first one.',
          onPlay(function* () {
            const [to, ...from] = yield* look((q) => q.bases().slice());
            const minions = yield* look((q) => from.map((base) => q.minionsAt(base)[0]!));
            yield* act(...minions.map((ix) => ops.move(ix, to!)));
          }),
        ),
      ],
      seats: { A: { hand: ['Herd'], deck } },
      bases: [at(pasture), at('Moor', 'A Walker', 'B Walker'), at('Marsh', 'A Scout', 'B Scout')],
      steps: [
        A.plays('Herd'),
        offered('A', ['Walker/B', 'Scout/B'], ['no']),
        A.answers('Scout/B'),
        now(at(pasture, 'A Walker', 'A Scout', 'B Scout'), at('Moor', 'B Walker'), { asked: null }),
      ],
    }));

  it('not for a minion that moves elsewhere, nor for a titan that comes', () => {
    play({
      cards,
      seats: { A: { hand: ['Push'], deck } },
      bases: [at(pasture), at('Moor', 'A Walker', 'B Walker'), at('Marsh')],
      steps: [A.plays('Push'), A.answers('Walker/A', 'Marsh'), now(at('Moor', 'B Walker'), { asked: null })],
    });
    play({
      cards: [
        ...cards,
        actionCard(
          'Shove',
          'standard',
          'Move the titan of the last base to the first one.',
          onPlay(function* () {
            const [to, from] = yield* look((q) => [q.bases()[0]!, q.bases().at(-1)!]);
            yield* act(ops.move((yield* look((q) => q.titansAt(from!)[0]!))!, to!));
          }),
        ),
      ],
      seats: { A: { hand: ['Shove'], deck } },
      bases: [at(pasture), at('Moor', 'A Walker', 'A Emperor Penguin')],
      steps: [A.plays('Shove'), now(at(pasture, 'A Emperor Penguin'), at('Moor', 'A Walker'), { asked: null })],
    });
  });

  it('nothing without another minion there', () =>
    play({
      cards,
      seats: { A: { hand: ['Push'], deck } },
      bases: [at(pasture), at('Moor', 'A Walker'), at('Marsh', 'A Scout')],
      steps: [A.plays('Push'), A.answers('Walker', pasture), now(at(pasture, 'A Walker'), { asked: null })],
    }));
  it('not for a minion that nobody moves (TERM-15)', () =>
    play({
      cards: [
        baseCard(
          'Chute',
          'At the start of the turn, move a minion here to the first base.',
          moment('turnStart', {}, function* (me) {
            const [first, minion] = yield* look((q) => [q.bases()[0]!, q.minionsAt(me.self)[0]!]);
            yield* act(ops.move(minion!, first!));
          }),
        ),
      ],
      phase: 'start',
      bases: [at(pasture), at('Chute', 'A Walker', 'A Scout')],
      steps: [now(at(pasture, 'A Walker'), at('Chute', 'A Scout'), { asked: null, phase: 'play' })],
    }));
});
