import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Killer Queen: Talent: If you played another minion here this turn, place a +1 power counter on each of the two.', () => {
  it('gets a counter together with the minion played here this turn, once a turn (ABL-5)', () =>
    play({
      seats: { A: { hand: ['Invader'] } },
      bases: [at('Meadow', 'A Killer Queen', 'A Filler', 'B Walker'), at('Moor')],
      steps: [
        refused(A.uses('Killer Queen')),
        A.plays('Invader', 'Meadow'),
        A.uses('Killer Queen'),
        now({
          asked: null,
          cards: {
            'Killer Queen': { power: 5, counters: 1 },
            Invader: { power: 4, counters: 1 },
            Filler: { counters: 0 },
            Walker: { counters: 0 },
          },
        }),
        refused(A.uses('Killer Queen')),
      ],
    }));

  it('one played before her counts, too; she herself is not another (TERM-7)', () =>
    play({
      seats: { A: { hand: ['Killer Queen', 'Summon', 'Invader'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Summon'),
        A.plays('Invader', 'Meadow'),
        A.plays('Killer Queen', 'Meadow'),
        A.uses('Killer Queen'),
        now({ asked: null, cards: { 'Killer Queen': { counters: 1 }, Invader: { counters: 1 } } }),
      ],
    }));

  it('alone, or with one that was played elsewhere, moved here, or played last turn, nothing (ABL-5)', () =>
    play({
      seats: { A: { hand: ['Killer Queen', 'Summon', 'Invader', 'Bear Rides You'], deck: ['Time Loop', 'Time Loop'] } },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Summon'),
        A.plays('Invader', 'Moor'),
        A.plays('Killer Queen', 'Meadow'),
        refused(A.uses('Killer Queen')),
        A.ends(),
        B.ends(),
        refused(A.uses('Killer Queen')),
        A.plays('Bear Rides You'),
        A.answers('Invader', '?Meadow'),
        now(at('Meadow', 'A Filler', 'A Killer Queen', 'A Invader')),
        refused(A.uses('Killer Queen')),
      ],
    }));

  it('not with what another player has played here, nor in that player’s turn (ABL-5)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Invader'] } },
      bases: [at('Meadow', 'A Killer Queen'), at('Moor')],
      steps: [
        B.plays('Invader', 'Meadow'),
        refused(A.uses('Killer Queen')),
        refused(B.uses('Killer Queen')),
        B.ends(),
        refused(A.uses('Killer Queen')),
      ],
    }));

  it('of two played here one is chosen (RES-13)', () =>
    play({
      seats: { A: { hand: ['Invader', 'Summon', 'Scout'] } },
      bases: [at('Meadow', 'A Killer Queen', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Summon'),
        A.plays('Invader', 'Meadow'),
        A.plays('Scout', 'Meadow'),
        A.uses('Killer Queen'),
        offered('A', ['Invader', 'Scout'], ['Filler', 'Killer Queen', 'no']),
        A.answers('Scout'),
        now({
          asked: null,
          cards: { 'Killer Queen': { counters: 1 }, Scout: { counters: 1 }, Invader: { counters: 0 } },
        }),
      ],
    }));

  it('it was played here, even if it has gone: moved it gets its counter, out of play it cannot (RES-11)', () =>
    play({
      seats: { A: { hand: ['Invader', 'Bear Rides You'] } },
      bases: [at('Meadow', 'A Killer Queen'), at('Moor')],
      steps: [
        A.plays('Invader', 'Meadow'),
        A.plays('Bear Rides You'),
        A.answers('Invader', '?Moor'),
        A.uses('Killer Queen'),
        now(at('Moor', 'A Invader'), {
          asked: null,
          cards: { 'Killer Queen': { counters: 1 }, Invader: { counters: 1 } },
        }),
      ],
    }));

  it('one that has left play and come back elsewhere is a new card (IO-1)', () =>
    play({
      seats: { A: { hand: ['Invader', 'Abduction'] } },
      bases: [at('Meadow', 'A Killer Queen'), at('Moor')],
      steps: [
        A.plays('Invader', 'Meadow'),
        A.plays('Abduction'),
        A.answers('Invader'),
        A.plays('Invader', 'Moor'),
        A.uses('Killer Queen'),
        now({ asked: null, cards: { 'Killer Queen': { counters: 1 }, Invader: { counters: 0 } } }),
      ],
    }));
});

describe('Soldier: Place two +1 power counters on this minion. Talent: Transfer one of its +1 power counters to another minion.', () => {
  it('comes with two counters (ABL-2)', () =>
    play({
      seats: { A: { hand: ['Soldier'] } },
      bases: [at('Meadow', 'A Filler', 'A Soldier'), at('Moor')],
      steps: [
        A.plays('Soldier', 'Meadow'),
        now({
          asked: null,
          cards: {
            'Soldier@Meadow#1': { power: 1, counters: 0 },
            'Soldier@Meadow#2': { power: 3, counters: 2 },
            Filler: { counters: 0 },
          },
        }),
      ],
    }));

  it('transfers one to any other minion, anybody’s, anywhere, once a turn (ABL-5, TERM-6)', () =>
    play({
      seats: { A: { hand: ['Soldier'] } },
      bases: [at('Meadow', 'A Filler', 'B Walker'), at('Moor', 'B Invader')],
      steps: [
        A.plays('Soldier', 'Meadow'),
        A.uses('Soldier'),
        offered('A', ['Filler', 'Walker', 'Invader'], ['Soldier', 'no']),
        A.answers('Invader'),
        now({
          asked: null,
          cards: { Soldier: { power: 2, counters: 1 }, Invader: { power: 4, counters: 1 }, Walker: { counters: 0 } },
        }),
        refused(A.uses('Soldier')),
        A.ends(),
        refused(A.uses('Soldier')),
        refused(B.uses('Soldier')),
        B.ends(),
        A.uses('Soldier'),
        A.answers('Filler'),
        now({ cards: { Soldier: { power: 1, counters: 0 }, Filler: { power: 2, counters: 1 } } }),
      ],
    }));

  it('has nothing to transfer without counters, and nobody to transfer to when alone (RES-13)', () =>
    play({
      bases: [at('Meadow', 'A Soldier', 'A Filler'), at('Moor')],
      steps: [refused(A.uses('Soldier'))],
    }));

  it('not on an empty table (RES-13)', () =>
    play({ bases: [at('Meadow', 'A Soldier +2'), at('Moor')], steps: [refused(A.uses('Soldier'))] }));

  it('a minion that other players’ cards do not affect may be chosen; the counter is lost (CTR-2, TERM-6, RES-13)', () =>
    play({
      bases: [at('Meadow', 'A Soldier +2', 'A Filler'), at('Moor', 'B Walker +1', 'B The Show Must Go On')],
      steps: [
        A.uses('Soldier'),
        offered('A', ['Filler', 'Walker'], ['no']),
        A.answers('Walker'),
        now({
          asked: null,
          cards: { Soldier: { counters: 1 }, Walker: { power: 3, counters: 1 }, Filler: { counters: 0 } },
        }),
      ],
    }));
});

describe('Worker: Place two +1 power counters on this card.', () => {
  it('comes with two counters on its own power of 0 (ABL-2, CTR-1)', () =>
    play({
      seats: { A: { hand: ['Worker'] } },
      bases: [at('Meadow', 'A Worker', 'B Walker'), at('Moor')],
      steps: [
        now({ cards: { 'Worker@Meadow': { power: 0 } } }),
        A.plays('Worker', 'Moor'),
        now({
          asked: null,
          cards: {
            'Worker@Moor': { power: 2, counters: 2 },
            'Worker@Meadow': { power: 0, counters: 0 },
            Walker: { counters: 0 },
          },
        }),
      ],
    }));

  it('worker/1 without counters it has no power, and its player still takes part (VP-2)', () =>
    play({
      phase: 'score',
      bases: [at('Meadow', 'A Worker', 'B King Rex', 'B Invader'), at('Moor')],
      steps: [now({ vp: { A: 2, B: 3 }, discard: { A: ['Worker'], B: ['King Rex', 'Invader'] } })],
    }));
});
