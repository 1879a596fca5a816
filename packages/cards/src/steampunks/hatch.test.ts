import { act, after, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, baseCard, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];

describe('Escape Hatch: Put this on a base. Ongoing: Your minions here that would be destroyed return to your hand instead.', () => {
  it('yours here return, with what is on them discarded; those of others are destroyed, and yours elsewhere (RES-7, ATT-2)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: [] }, B: { hand: ['Seeing Stars', 'Seeing Stars', 'Seeing Stars'] } },
      bases: [
        at('Meadow', 'A Walker +1 with B Poison', 'C Scout', 'A Escape Hatch'),
        at('Moor', 'A Collector', 'B Archmage', 'B Archmage'),
      ],
      steps: [
        B.plays('Seeing Stars'),
        B.answers('Walker'),
        B.plays('Seeing Stars'),
        B.answers('Scout'),
        B.plays('Seeing Stars'),
        now(at('Meadow', 'A Escape Hatch'), at('Moor', 'B Archmage', 'B Archmage'), {
          asked: null,
          hand: { A: ['Walker'] },
          discard: { A: ['Collector'], B: { has: ['Poison'] }, C: ['Scout'] },
        }),
      ],
    }));

  it('by your own effects too, several together (RES-10)', () =>
    play({
      seats: { A: { hand: ['Powderkeg'] } },
      bases: [at('Meadow', 'A Invader', 'A Scout', 'A King Rex', 'B Walker', 'A Escape Hatch')],
      steps: [
        A.plays('Powderkeg'),
        A.answers('Invader'),
        now(at('Meadow', 'A King Rex', 'A Escape Hatch'), {
          asked: null,
          hand: { A: ['Invader', 'Scout'] },
          discard: { A: ['Powderkeg'], B: ['Walker'] },
        }),
      ],
    }));

  it('it can be played again in the same turn, as a new card (IO-1)', () =>
    play({
      seats: { A: { hand: ['Powderkeg'], deck: ['Scout'] } },
      bases: [at('Meadow', 'A Enchantress', 'A Escape Hatch')],
      steps: [
        A.plays('Powderkeg'),
        A.plays('Enchantress', 'Meadow'),
        now(at('Meadow', 'A Enchantress', 'A Escape Hatch'), { asked: null, hand: { A: ['Scout'] } }),
      ],
    }));

  it('a minion of yours that another player owns goes to its owner; one of theirs is not yours (TERM-5)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: [] }, B: { hand: ['Seeing Stars', 'Seeing Stars'] }, C: { hand: [] } },
      bases: [at('Meadow', 'A Walker of C', 'B Scout of A', 'A Escape Hatch'), at('Moor', 'B Archmage')],
      steps: [
        B.plays('Seeing Stars'),
        B.answers('Walker'),
        B.plays('Seeing Stars'),
        now(at('Meadow', 'A Escape Hatch'), {
          asked: null,
          hand: { A: [], B: [], C: ['Walker'] },
          discard: { A: ['Scout'], C: [] },
        }),
      ],
    }));

  it('a card that cannot be destroyed stays; so do actions here, which are destroyed (CAN-1)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: [] }, B: { hand: ['Disenchant', 'Ninja Master'] } },
      bases: [at('Meadow', 'A Warbot', 'A Zeppelin', 'A Escape Hatch')],
      steps: [
        B.plays('Disenchant'),
        B.answers('Zeppelin'),
        B.plays('Ninja Master', 'Meadow'),
        B.answers('Warbot'),
        now(at('Meadow', 'A Warbot', 'B Ninja Master', 'A Escape Hatch'), {
          asked: null,
          hand: { A: [] },
          discard: { A: ['Zeppelin'] },
        }),
      ],
    }));

  it('destroyed together with them it still saves them; afterwards it saves nobody (RES-10)', () =>
    play({
      cards: [
        actionCard(
          'Blaze',
          'standard',
          'Destroy all minions and actions.',
          onPlay(function* () {
            const all = yield* look((q) => [...q.actions(), ...q.minions()]);
            yield* act(...all.map(ops.destroy));
          }),
        ),
      ],
      seats: { A: { hand: ['Blaze'] } },
      bases: [at('Meadow', 'A Walker', 'B Walker', 'A Escape Hatch')],
      steps: [
        A.plays('Blaze'),
        now(at('Meadow'), {
          asked: null,
          hand: { A: ['Walker'] },
          discard: { A: ['Escape Hatch', 'Blaze'], B: ['Walker'] },
        }),
      ],
    }));

  it('minions that are returned, placed, or discarded with the base are not its business (TERM-1, SCORE-9)', () =>
    play({
      seats: { A: { hand: ['Disintegrator'], deck: ['Probe', 'Probe', 'Probe'] }, B: { deck } },
      bases: [at('Meadow', 'A Walker', 'A King Rex +4', 'A Escape Hatch')],
      steps: [
        A.plays('Disintegrator'),
        now(at('Meadow', 'A King Rex', 'A Escape Hatch'), {
          hand: { A: [] },
          deck: { A: { bottom: ['Walker'], count: 4 } },
        }),
        A.ends(),
        now(at('Heath'), { asked: null, discard: { A: ['Disintegrator', 'King Rex', 'Escape Hatch'] } }),
      ],
    }));

  it('a minion that would do something else instead does one of the two, as the current player says (RES-7, CONF-2)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: [] }, B: { hand: ['Ninja Master'] } },
      bases: [at('Meadow', 'A Buccaneer', 'A Escape Hatch'), at('Moor')],
      steps: [
        B.plays('Ninja Master', 'Meadow'),
        B.answers('Buccaneer'),
        offered('B', ['Buccaneer', 'Escape Hatch']),
        B.answers('Buccaneer'),
        now(at('Meadow', 'B Ninja Master', 'A Escape Hatch'), at('Moor', 'A Buccaneer'), {
          asked: null,
          hand: { A: [] },
        }),
      ],
    }));

  it('escape-hatch/1 they have not been destroyed: nothing that follows a destruction happens (RES-7)', () =>
    play({
      cards: [
        baseCard(
          'Field',
          'Each time a player destroys one or more minions here, that player gains 1 VP.',
          after(
            'destroy',
            { together: true, when: (q, me, h) => h.base === me.self && q.isMinionCard(h.card) },
            function* (me) {
              yield* act(ops.gainVp(me.args.by, 1));
            },
          ),
        ),
      ],
      turn: 'B',
      seats: {
        A: { hand: [] },
        B: { hand: ['Seeing Stars', 'Seeing Stars', 'Probe'] },
      },
      bases: [at('Field', 'A Gremlin', 'C Gremlin', 'A Escape Hatch'), at('Moor', 'B Archmage')],
      steps: [
        B.plays('Seeing Stars'),
        B.answers('Gremlin/A'),
        now(at('Field', 'C Gremlin', 'A Escape Hatch'), {
          asked: null,
          vp: { B: 0 },
          hand: { A: ['Gremlin'], B: ['Seeing Stars', 'Probe'] },
        }),
        B.plays('Seeing Stars'),
        B.answers('Field'),
        now(at('Field', 'A Escape Hatch'), { vp: { B: 1 }, discard: { C: ['Gremlin'] }, hand: { B: [] } }),
      ],
    }));
});
