import { act, at as atMoment, eachGets, look, moveEach, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, baseCard, minionCard, now, offered, play } from '@smash/testkit/play';
import { hermit, smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const burst = minionCard(
  'Burst',
  3,
  'This minion gains +1 power this turn.',
  onPlay(function* (me) {
    yield* eachGets([me.self], 1);
  }),
);
const faint = minionCard(
  'Faint',
  4,
  'This minion has -1 power this turn.',
  onPlay(function* (me) {
    yield* eachGets([me.self], -1);
  }),
);
const dull = minionCard('Dull', 4, 'No effect.');
const nothing = actionCard('Nothing', 'standard', 'No effect.');
const roamer = minionCard(
  'Roamer',
  5,
  'Move this minion to another base.',
  onPlay(function* (me) {
    yield* moveEach(me, [me.self]);
  }),
);
const pit = baseCard(
  'Pit',
  'At the start of the turn, destroy every minion of power 1.',
  atMoment('turnStart', {}, function* () {
    const weak = yield* look((q) => q.minions((ix) => q.power(ix) === 1));
    yield* act(...weak.map(ops.destroy));
  }),
);
const cards = [roamer, pit, burst, faint, dull, nothing, smite, hermit];

describe('Shark Reef: After a minion here is destroyed, whoever destroyed it may choose one of their minions and place a +1 power counter on it.', () => {
  it('the player who destroyed it, on a minion of theirs anywhere', () =>
    play({
      cards,
      seats: { A: { hand: ['Smite'] }, B: {} },
      bases: [at('Shark Reef', 'B Walker', 'A Dull', 'B Filler'), at('Moor', 'A Filler')],
      steps: [
        A.plays('Smite'),
        A.answers('Walker'),
        offered('A', ['Shark Reef', 'pass']),
        A.answers('Shark Reef'),
        offered('A', ['Dull', 'Filler/A'], ['Filler/B', 'no']),
        A.answers('Filler/A'),
        now({ asked: null, cards: { 'Filler/A': { counters: 1 }, 'Filler/B': { counters: 0 } } }),
      ],
    }));

  it('nobody, if no player destroyed it', () =>
    play({
      cards,
      phase: 'start',
      bases: [at('Shark Reef', 'A Filler', 'A Dull', '- Bigfoot'), at('Pit')],
      steps: [now(at('Shark Reef', 'A Dull', '- Bigfoot'), { asked: null, cards: { Dull: { counters: 0 } } })],
    }));

  it('declined; elsewhere; with no minion; ignored (TERM-13)', () => {
    play({
      cards,
      seats: { A: { hand: ['Smite'] }, B: {} },
      bases: [at('Shark Reef', 'B Walker', 'A Dull')],
      steps: [A.plays('Smite'), A.answers('Walker', 'pass'), now({ asked: null, cards: { Dull: { counters: 0 } } })],
    });
    for (const bases of [
      [at('Shark Reef', 'A Dull'), at('Moor', 'B Walker')],
      [at('Shark Reef', 'B Walker'), at('Moor')],
      [at('Shark Reef', 'B Walker', 'A Hermit')],
    ])
      play({
        cards,
        seats: { A: { hand: ['Smite'] }, B: {} },
        bases,
        steps: [A.plays('Smite'), A.answers('?Walker'), now({ asked: null })],
      });
  });
});

describe('The Deep: After you play a minion with power 4 or more here, you may destroy a minion here that has less power.', () => {
  it('one of less power, whoever has it', () =>
    play({
      cards,
      seats: { A: { hand: ['Dull'] }, B: {} },
      bases: [at('The Deep', 'B Huffie', 'B Huffie +1', 'A Filler'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Dull', 'The Deep'),
        A.answers('The Deep'),
        offered('A', ['Huffie#1', 'Filler'], ['Huffie#2', 'Dull', 'Walker', 'no']),
        A.answers('Huffie#1'),
        now(at('The Deep', 'B Huffie', 'A Filler', 'A Dull'), { asked: null }),
      ],
    }));

  it('whoever plays it; declined', () =>
    play({
      cards,
      turn: 'B',
      seats: { A: {}, B: { hand: ['Dull'] } },
      bases: [at('The Deep', 'A Filler')],
      steps: [
        B.plays('Dull', 'The Deep'),
        B.answers('pass'),
        now(at('The Deep', 'A Filler', 'B Dull'), { asked: null }),
      ],
    }));

  it('its power in play counts: not 3, but 3 and one more; not 4 and one less', () => {
    for (const [card, asked] of [
      ['Huffie', false],
      ['Burst', true],
      ['Faint', false],
    ] as const)
      play({
        cards,
        seats: { A: { hand: [card] }, B: {} },
        bases: [at('The Deep', 'B Filler')],
        steps: [
          A.plays(card, 'The Deep'),
          A.answers('?The Deep'),
          now(at('The Deep', ...(asked ? [] : ['B Filler']), `A ${card}`), { asked: null }),
        ],
      });
  });

  it('not if the minion has gone by then', () =>
    play({
      cards,
      seats: { A: { hand: ['Roamer'] }, B: {} },
      bases: [at('The Deep', 'B Filler'), at('Moor', 'B Filler')],
      steps: [A.plays('Roamer', 'The Deep'), now(at('Moor', 'B Filler', 'A Roamer'), { asked: null })],
    }));

  it('nothing with less power here, or played elsewhere', () => {
    play({
      cards,
      seats: { A: { hand: ['Dull'] }, B: {} },
      bases: [at('The Deep', 'B Huffie +1')],
      steps: [A.plays('Dull', 'The Deep'), now({ asked: null })],
    });
    play({
      cards,
      seats: { A: { hand: ['Dull'] }, B: {} },
      bases: [at('The Deep', 'B Filler'), at('Moor')],
      steps: [A.plays('Dull', 'Moor'), now(at('The Deep', 'B Filler'), { asked: null })],
    });
  });
});
