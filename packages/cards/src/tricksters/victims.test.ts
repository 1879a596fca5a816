import { act, chooseMinion, look, onPlay, onYourTurn, ops } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Brownie: Ongoing: After another player plays a card that affects this minion, they discard two cards at random.', () => {
  const two = ['Scout', 'Walker'];

  it('its player discards two cards at random, whichever they are, and nobody else does (TERM-2)', () =>
    play({
      seats: { A: { hand: ['Beam Up', ...two] }, B: { hand: ['Probe'] }, C: { hand: ['Probe'] } },
      bases: [at('Meadow', 'B Brownie'), at('Moor')],
      steps: [
        A.plays('Beam Up'),
        now(at('Meadow'), {
          asked: null,
          hand: { A: [], B: ['Probe', 'Brownie'], C: ['Probe'] },
          discard: { A: ['Beam Up', ...two] },
        }),
      ],
    }));

  it('of more than two cards in hand two go', () =>
    play({
      seats: { A: { hand: ['Beam Up', 'Probe', 'Probe', 'Probe'] } },
      bases: [at('Meadow', 'B Brownie'), at('Moor')],
      steps: [A.plays('Beam Up'), now({ hand: { A: ['Probe'] }, discard: { A: ['Beam Up', 'Probe', 'Probe'] } })],
    }));

  it('with one card in hand that one goes, with none nothing (RES-11)', () =>
    play({
      seats: { A: { hand: ['Beam Up', 'Scout'] }, B: { hand: ['Beam Up'] } },
      bases: [at('Meadow', 'B Brownie', 'A Brownie'), at('Moor')],
      steps: [
        A.plays('Beam Up'),
        A.answers('Brownie/B'),
        now({ hand: { A: [] }, discard: { A: ['Scout', 'Beam Up'] } }),
        A.ends(),
        B.plays('Beam Up'),
        now({ asked: null, hand: { A: { has: ['Brownie'] } } }),
      ],
    }));

  it('reacts to minions and to actions put on it, including harmless ones (TERM-2)', () =>
    play({
      seats: { A: { hand: ['Cut Lass', 'Poison', ...two, ...two] } },
      bases: [at('Meadow', 'B Brownie'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Poison', 'Brownie'),
        now(at('Meadow', 'B Brownie with A Poison'), { asked: null, hand: { A: 3 } }),
      ],
    }));

  it('reacts to the ability of a minion being played', () =>
    play({
      seats: { A: { hand: ['Ninja Master', ...two] } },
      bases: [at('Meadow', 'B Brownie'), at('Moor')],
      steps: [
        A.plays('Ninja Master', 'Meadow'),
        A.answers('Brownie'),
        now(at('Meadow', 'A Ninja Master'), { asked: null, hand: { A: [] }, discard: { B: ['Brownie'] } }),
      ],
    }));

  it('once for each card played, however often that card affects it', () =>
    play({
      cards: [
        actionCard(
          'Shove',
          'standard',
          'Move a minion to another base; it has -1 power this turn.',
          onPlay(function* (me) {
            const minion = yield* chooseMinion(me, 'Choose');
            const to = yield* look((q) => q.otherBases(q.base(minion!))[0]!);
            const turn = yield* look((q) => q.s.turn);
            yield* act(ops.move(minion!, to));
            yield* act(ops.power(minion!, -1, { t: 'turnEnd', turn }));
          }),
        ),
      ],
      seats: { A: { hand: ['Shove', 'Probe', 'Probe', 'Probe', 'Probe'] } },
      bases: [at('Meadow', 'B Brownie'), at('Moor')],
      steps: [
        A.plays('Shove'),
        now(at('Moor', 'B Brownie'), {
          asked: null,
          hand: { A: ['Probe', 'Probe'] },
          cards: { Brownie: { power: 3 } },
        }),
      ],
    }));

  it('each Brownie affected makes them discard (RES-9)', () =>
    play({
      seats: { A: { hand: ['Crop Circles', 'Probe', 'Probe', 'Probe', 'Probe', 'Probe'] } },
      bases: [at('Meadow', 'B Brownie', 'B Brownie'), at('Moor')],
      steps: [A.plays('Crop Circles'), A.answers('?Meadow'), now({ asked: null, hand: { A: ['Probe'] } })],
    }));

  it('your own cards do not trigger it', () =>
    play({
      seats: { A: { hand: ['Way of Deception', ...two] } },
      bases: [at('Meadow', 'A Brownie'), at('Moor')],
      steps: [A.plays('Way of Deception'), now(at('Moor', 'A Brownie'), { asked: null, hand: { A: two } })],
    }));

  it('brownie/1 cards that affect another minion, an action on it or its base do not', () =>
    play({
      cards: [
        actionCard(
          'Sink',
          'standard',
          'The first base has -5 breakpoint this turn.',
          onPlay(function* () {
            const base = yield* look((q) => q.bases()[0]!);
            const turn = yield* look((q) => q.s.turn);
            yield* act(ops.breakpoint(base, -5, { t: 'turnEnd', turn }));
          }),
        ),
      ],
      seats: { A: { hand: ['Disenchant', 'Sink', 'Scout', 'Seeing Stars', 'Walker', 'Overrun'] } },
      bases: [
        at('Meadow', 'B Brownie with B Poison', 'B Filler'),
        at('Moor', 'A Archmage', 'A Archmage', 'A Archmage'),
      ],
      steps: [
        A.plays('Disenchant'),
        A.plays('Sink'),
        A.plays('Seeing Stars'),
        A.answers('?Filler'),
        A.plays('Overrun', 'Meadow'),
        A.plays('Scout', 'Meadow'),
        now(at('Meadow', 'B Brownie', 'A Scout', 'A Overrun'), { asked: null, hand: { A: ['Walker'] } }),
      ],
    }));

  it('brownie/1 nor does a protected Brownie, which is not affected (CAN-1)', () =>
    play({
      seats: { A: { hand: ['Beam Up', ...two] } },
      bases: [at('Meadow', 'B Brownie with B Smoke Bomb'), at('Moor')],
      steps: [A.plays('Beam Up'), now(at('Meadow', 'B Brownie with B Smoke Bomb'), { asked: null, hand: { A: two } })],
    }));

  it('brownie/2 nor do cards that are in play already', () =>
    play({
      cards: [
        minionCard(
          'Bully',
          1,
          'Special: On your turn, you may move a minion from here to another base.',
          onYourTurn({ when: () => true }, function* (me) {
            const minion = yield* chooseMinion(me, 'Choose', (q, ix) => q.base(ix) === q.base(me.self));
            const to = yield* look((q) => q.otherBases(q.base(me.self))[0]!);
            yield* act(ops.move(minion!, to));
          }),
        ),
      ],
      seats: { A: { hand: two } },
      bases: [at('Meadow', 'B Brownie', 'A Bully'), at('Moor')],
      steps: [
        A.uses('Bully'),
        A.answers('Brownie'),
        now(at('Meadow', 'A Bully'), at('Moor', 'B Brownie'), { asked: null, hand: { A: two } }),
      ],
    }));

  it('brownie/2 nor bases', () =>
    play({
      turn: 'B',
      seats: { A: { hand: two } },
      bases: [at('Mushroom Kingdom'), at('Moor', 'B Brownie')],
      steps: [
        B.ends(),
        A.answers('Mushroom Kingdom'),
        now(at('Mushroom Kingdom', 'B Brownie'), { turn: 'A', asked: null, hand: { A: two } }),
      ],
    }));

  it('brownie/3 it reacts, it does not stop the card', () =>
    play({
      seats: { A: { hand: ['Assassination', ...two] } },
      bases: [at('Meadow', 'B Brownie'), at('Moor')],
      steps: [
        A.plays('Assassination', 'Brownie'),
        now(at('Meadow', 'B Brownie with A Assassination'), { asked: null, hand: { A: [] } }),
        A.ends(),
        now(at('Meadow'), { turn: 'B', discard: { B: ['Brownie'], A: { has: ['Assassination', ...two] } } }),
      ],
    }));
});

describe('Gremlin: Ongoing: After this minion is destroyed, you draw a card and every other player discards a card at random.', () => {
  const seats = {
    A: { hand: ['Seeing Stars', 'Probe'], deck: ['Scout', 'Scout', 'Scout', 'Scout'] },
    B: { hand: ['Walker'], deck: ['Dinghy', 'Cannon'] },
    C: { hand: ['Walker', 'Walker'], deck: ['Scout'] },
  };

  it('its player draws one, all the others discard one (TERM-10)', () =>
    play({
      seats,
      bases: [at('Meadow', 'B Gremlin'), at('Moor')],
      steps: [
        A.plays('Seeing Stars'),
        now(at('Meadow'), {
          asked: null,
          hand: { A: [], B: ['Walker', 'Dinghy'], C: ['Walker'] },
          discard: { A: ['Seeing Stars', 'Probe'], B: ['Gremlin'], C: ['Walker'] },
        }),
      ],
    }));

  it('"you" is its last controller; the card goes to its owner (RES-4, TERM-5)', () =>
    play({
      seats,
      bases: [at('Meadow', 'B Gremlin of C'), at('Moor')],
      steps: [
        A.plays('Seeing Stars'),
        now({
          hand: { A: [], B: ['Walker', 'Dinghy'], C: ['Walker'] },
          discard: { B: [], C: ['Gremlin', 'Walker'] },
        }),
      ],
    }));

  it('it may be your own doing, with an empty hand on the other side', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'], deck: ['Scout', 'Probe', 'Probe'] }, B: { hand: [] } },
      bases: [at('Meadow', 'A Gremlin'), at('Moor')],
      steps: [
        A.plays('Seeing Stars'),
        now({ asked: null, hand: { A: ['Scout'], B: [] }, discard: { A: ['Gremlin', 'Seeing Stars'], B: [] } }),
      ],
    }));

  it('returned, moved, or discarded with its base it is not destroyed (TERM-6, SCORE-9)', () =>
    play({
      seats: { A: { hand: ['Beam Up', 'Probe'], deck: ['Scout', 'Scout', 'Walker'] }, B: { hand: ['Walker'] } },
      bases: [at('Meadow', 'B Gremlin', 'A Filler +9'), at('Moor', 'B Gremlin')],
      steps: [
        A.plays('Beam Up'),
        A.answers('Gremlin@Moor'),
        now({ hand: { A: ['Probe'], B: ['Walker', 'Gremlin'] } }),
        A.ends(),
        now({
          turn: 'B',
          hand: { A: ['Probe', 'Scout', 'Scout'], B: ['Walker', 'Gremlin'] },
          discard: { B: ['Gremlin'] },
        }),
      ],
    }));

  it('two destroyed together: each does it (RES-9)', () =>
    play({
      seats: { A: { hand: ['Cannon', 'Probe', 'Probe', 'Probe'] }, B: { deck: ['Dinghy', 'Scout', 'Walker'] } },
      bases: [at('Meadow', 'B Gremlin', 'B Gremlin'), at('Moor')],
      steps: [
        A.plays('Cannon'),
        A.answers('?Gremlin', '?Gremlin'),
        now({ asked: null, hand: { A: ['Probe'], B: ['Dinghy', 'Scout'] } }),
      ],
    }));

  it('a prevented destruction does nothing (RES-5)', () =>
    play({
      seats: { A: { hand: ['Seeing Stars', 'Probe'] } },
      bases: [at('Meadow', 'B Gremlin with B Smoke Bomb'), at('Moor')],
      steps: [
        A.plays('Seeing Stars'),
        now(at('Meadow', 'B Gremlin with B Smoke Bomb'), { asked: null, hand: { A: ['Probe'], B: [] } }),
      ],
    }));
});
