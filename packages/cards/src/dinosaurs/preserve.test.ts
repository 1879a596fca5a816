import { act, after, here, ops } from '@smash/engine/script';
import { A, actionCard, at, B, C, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

/** "Sleep": a lasting malus on everybody else's minions at a base. */
const spores = actionCard('Drowsy Spores', 'base', "Ongoing: Other players' minions here have -2 power.", {
  kind: 'power',
  label: 'ongoing',
  of: (q, me, target) => (q.base(target) === here(q, me) && q.controller(target) !== me.seat ? -2 : 0),
});

describe("Wildlife Preserve: Put this on a base. Ongoing: Other players' actions do not affect your minions here.", () => {
  const preserve = at('Meadow', 'B Walker', 'B Invader', 'C Scout', 'B Wildlife Preserve');

  it('goes on any base, even twice', () =>
    play({
      seats: { A: { hand: ['Wildlife Preserve'] } },
      bases: [at('Meadow', 'B Wildlife Preserve'), at('Moor')],
      steps: [
        now({ can: [A.plays('Wildlife Preserve', 'Moor')] }),
        A.plays('Wildlife Preserve', 'Meadow'),
        now(at('Meadow', 'B Wildlife Preserve', 'A Wildlife Preserve'), { asked: null }),
      ],
    }));

  it("stops others' actions on your minions here, not on your minions elsewhere or on those of others here", () =>
    play({
      seats: { A: { hand: ['Crop Circles'] } },
      bases: [preserve, at('Moor', 'B Collector')],
      steps: [
        A.plays('Crop Circles'),
        A.answers('Meadow'),
        now(at('Meadow', 'B Walker', 'B Invader', 'B Wildlife Preserve'), at('Moor', 'B Collector'), {
          asked: null,
          hand: { C: ['Scout'] },
        }),
      ],
    }));

  it('elsewhere your minions are not protected from actions', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'] } },
      bases: [preserve, at('Moor', 'B Collector')],
      steps: [
        A.plays('Seeing Stars'),
        offered('A', ['Walker', 'Invader', 'Scout', 'Collector']),
        A.answers('Collector'),
        now(at('Moor'), { asked: null, discard: { B: ['Collector'] } }),
      ],
    }));

  it('does not stop minions, bases or your own actions (TERM-15)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Laseratops'] }, B: { hand: ['Upgrade'] } },
      bases: [at('The Central Brain', 'B Walker', 'B Collector', 'B Wildlife Preserve'), at('Moor')],
      steps: [
        B.plays('Upgrade', 'Walker'),
        now({ cards: { Walker: { power: 5 }, Collector: { power: 3 } } }),
        B.ends(),
        A.plays('Laseratops', 'The Central Brain'),
        now(at('The Central Brain', 'A Laseratops', 'B Walker with B Upgrade', 'B Collector', 'B Wildlife Preserve'), {
          asked: null,
        }),
        A.ends(),
        B.ends(),
      ],
    }));

  it('stops lasting effects of actions, an action played on the minion is discarded (ATT-3)', () =>
    play({
      cards: [spores],
      seats: { A: { hand: ['Poison'] } },
      bases: [at('Meadow', 'B Invader', 'C Cut Lass', 'B Wildlife Preserve', 'A Drowsy Spores'), at('Moor')],
      steps: [
        now({ cards: { Invader: { power: 3 }, 'Cut Lass': { power: 1 } } }),
        A.plays('Poison', 'Invader'),
        now(at('Meadow', 'B Invader', 'C Cut Lass', 'B Wildlife Preserve', 'A Drowsy Spores'), {
          asked: null,
          discard: { A: ['Poison'] },
        }),
      ],
    }));

  it('ends when it leaves; its controller counts, whoever controls the minion (ATT-4)', () =>
    play({
      seats: { A: { hand: ['Infiltrate', 'Seeing Stars'] } },
      bases: [at('Meadow', 'B Walker', 'C Collector of B', 'B Wildlife Preserve'), at('Moor')],
      steps: [
        A.plays('Infiltrate', 'Meadow'),
        now(at('Meadow', 'B Walker', 'C Collector', 'A Infiltrate'), { discard: { B: ['Wildlife Preserve'] } }),
        A.ends(),
        B.ends(),
        C.ends(),
        A.plays('Seeing Stars'),
        A.answers('Walker'),
        now(at('Meadow', 'C Collector'), { discard: { B: ['Wildlife Preserve', 'Walker'] } }),
      ],
    }));

  it("wildlife-preserve/1 others' actions already on your minions here are discarded, not destroyed (ATT-3)", () =>
    play({
      cards: [
        minionCard(
          'Undertaker',
          1,
          'Ongoing: Each time a card has been destroyed, gain 1 VP.',
          after('destroy', {}, function* (me) {
            yield* act(ops.gainVp(me.seat, 1));
          }),
        ),
      ],
      seats: { A: { hand: ['Wildlife Preserve'] } },
      bases: [
        at('Meadow', 'A Pirate King with B Poison, A Poison', 'A Cut Lass', 'B Walker with B Upgrade'),
        at('Moor', 'A Collector with B Upgrade', 'B Undertaker'),
      ],
      steps: [
        A.plays('Wildlife Preserve', 'Meadow'),
        now(
          at('Meadow', 'A Pirate King with A Poison', 'A Cut Lass', 'B Walker with B Upgrade', 'A Wildlife Preserve'),
          at('Moor', 'A Collector with B Upgrade', 'B Undertaker'),
          {
            asked: null,
            vp: { A: 0, B: 0 },
            discard: { A: [], B: ['Poison'] },
            cards: { 'Pirate King': { power: 1 } },
          },
        ),
      ],
    }));

  it('wildlife-preserve/1 even from a minion that comes here, by a card', () =>
    play({
      seats: { A: { hand: ['Way of Deception'] } },
      bases: [
        at('Meadow', 'A Wildlife Preserve', 'A Cut Lass with A Upgrade'),
        at('Moor', 'A Walker with B Upgrade', 'B Scout with B Upgrade'),
      ],
      steps: [
        A.plays('Way of Deception'),
        A.answers('Walker', '?Meadow'),
        now({ asked: null, discard: { B: ['Upgrade'] }, cards: { Walker: { power: 2 } } }),
      ],
    }));

  it('wildlife-preserve/1 even from a minion that comes here from a base that scored', () =>
    play({
      bases: [
        at('Meadow', 'A Wildlife Preserve', 'A Cut Lass with A Upgrade'),
        at('Moor', 'A First Mate with B Upgrade, A Upgrade', 'B Filler +9'),
      ],
      steps: [
        A.ends(),
        A.answers('First Mate', '?Meadow'),
        now(at('Meadow', 'A Wildlife Preserve', 'A Cut Lass with A Upgrade', 'A First Mate with A Upgrade'), {
          asked: null,
          turn: 'B',
          discard: { B: { has: ['Upgrade'] } },
        }),
      ],
    }));
});
