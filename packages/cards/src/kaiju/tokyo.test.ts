import { act, after, instead, look, ops } from '@smash/engine/script';
import { A, at, minionCard, now, offered, play, titanCard, titled } from '@smash/testkit/play';
import { rock } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const titans = [{ seat: 'A' as const, card: 'Gorgodzolla' }];
const idol = titanCard('Idol', '');

describe('There Goes Tokyo: If Gorgodzolla is in play, destroy the base it is at. Gorgodzolla moves to another base, and the destroyed base is replaced in the normal way.', () => {
  it('it moves away, all that is there is destroyed, and the top of the base deck takes the place (ATT-6, SCORE-10)', () =>
    play({
      seats: { A: { hand: ['There Goes Tokyo'] } },
      bases: [
        at('Meadow', 'A Gorgodzolla +2', 'B Walker with A Upgrade', 'A Invader', 'B Overrun'),
        at('Moor', 'B Filler'),
        at('Marsh'),
      ],
      baseDeck: ['Fen', 'Heath'],
      steps: [
        A.plays('There Goes Tokyo'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'Fen', 'no']),
        A.answers('Marsh'),
        now(at('Moor', 'B Filler'), at('Marsh', 'A Gorgodzolla'), at('Fen'), {
          asked: null,
          bases: { Meadow: 'gone' },
          discard: { A: ['There Goes Tokyo', 'Upgrade', 'Invader'], B: ['Walker', 'Overrun'] },
          vp: { A: 0, B: 0 },
        }),
        A.ends(),
        now({ turn: 'B' }),
      ],
    }));

  it('without that titan in play nothing happens (RES-3)', () =>
    play({
      titans,
      cards: [idol],
      seats: { A: { hand: ['There Goes Tokyo'] } },
      bases: [at('Meadow', 'A Idol', 'B Walker'), at('Moor')],
      steps: [
        A.plays('There Goes Tokyo'),
        now(at('Meadow', 'A Idol', 'B Walker'), { asked: null, titans: { A: ['Gorgodzolla'] } }),
      ],
    }));

  it('that of another player will do; other titans there are set aside (TIT-1)', () =>
    play({
      cards: [idol],
      seats: { A: { hand: ['There Goes Tokyo'] } },
      bases: [at('Kaiju Island', 'B Gorgodzolla', 'A Idol'), at('Moor')],
      steps: [
        A.plays('There Goes Tokyo'),
        now(at('Moor', 'B Gorgodzolla'), at('Heath'), { asked: null, titans: { A: ['Idol'], B: [] } }),
      ],
    }));

  it('there-goes-tokyo/1 a card that cannot be destroyed is discarded with the base (ATT-6)', () => {
    const mourner = minionCard(
      'Mourner',
      1,
      'Ongoing: Draw a card after a minion leaves play.',
      after('leave', { when: (q, _me, { card }) => q.isMinionCard(card) }, function* (me) {
        yield* act(ops.draw(me.seat, 1));
      }),
    );
    play({
      cards: [rock, mourner],
      seats: { A: { hand: ['There Goes Tokyo'], deck: ['Filler', 'Filler'] } },
      bases: [at('Meadow', 'A Gorgodzolla', 'B Rock with B Upgrade', 'B Walker'), at('Moor', 'A Mourner')],
      steps: [
        A.plays('There Goes Tokyo'),
        now(at('Moor', 'A Mourner', 'A Gorgodzolla'), at('Heath'), {
          asked: null,
          discard: { B: ['Rock', 'Upgrade', 'Walker'] },
          // It left play, the other one was destroyed.
          hand: { A: ['Filler'] },
        }),
      ],
    });
  });

  it('there-goes-tokyo/2 the minions there count as destroyed, even for the base that leaves with them (RES-4)', () =>
    play({
      seats: { A: { hand: ['There Goes Tokyo'] } },
      bases: [at('Cave of Shinies', 'A Gorgodzolla', 'B Walker', 'B Walker', 'C Filler'), at('Moor')],
      steps: [
        A.plays('There Goes Tokyo'),
        now(at('Moor', 'A Gorgodzolla'), at('Heath'), { asked: null, vp: { A: 0, B: 2, C: 1 } }),
      ],
    }));

  it('a card saved by an "instead" is gone; one that would be saved but stays is discarded (RES-7)', () =>
    play({
      cards: [
        minionCard(
          'Stayer',
          2,
          'If this minion would be destroyed, it stays.',
          instead({ of: 'destroy', when: (_q, me, op) => op.card === me.self }, function* () {
            return yield* look(() => true);
          }),
        ),
      ],
      seats: { A: { hand: ['There Goes Tokyo'] } },
      bases: [at('Meadow', 'A Gorgodzolla', 'B Buccaneer', 'B Stayer', 'A Escape Hatch', 'A Walker'), at('Moor')],
      steps: [
        A.plays('There Goes Tokyo'),
        now(at('Moor', 'A Gorgodzolla', 'B Buccaneer'), at('Heath'), {
          asked: null,
          hand: { A: ['Walker'] },
          discard: { B: ['Stayer'] },
        }),
      ],
    }));

  it('is replaced by the base itself where no other is left; what it brings along comes after the action (SCORE-10)', () =>
    play({
      seats: { A: { hand: ['There Goes Tokyo'] } },
      bases: [at('Meadow', 'A Gorgodzolla', 'B Walker'), at('Moor')],
      baseDeck: [],
      steps: [A.plays('There Goes Tokyo'), now(at('Meadow'), at('Moor', 'A Gorgodzolla'), { asked: null })],
    }));

  it('with no other base it is set aside with the base it is at (ATT-6, TIT-1)', () =>
    play({
      seats: { A: { hand: ['There Goes Tokyo'] } },
      bases: [at('Meadow', 'A Gorgodzolla +3')],
      steps: [
        A.plays('There Goes Tokyo'),
        now(at('Heath'), { asked: null, titans: { A: ['Gorgodzolla'] }, bases: { Meadow: 'gone' } }),
      ],
    }));

  it('cards buried there go to the discard pile, not destroyed (BURY-5)', () =>
    play({
      seats: { A: { hand: ['There Goes Tokyo'] } },
      bases: [{ ...at('Meadow', 'A Gorgodzolla'), buried: [{ seat: 'B', card: 'Walker' }] }, at('Moor')],
      steps: [A.plays('There Goes Tokyo'), now(at('Heath'), { asked: null, discard: { B: ['Walker'] } })],
    }));
  it('of two one is chosen', () =>
    play({
      seats: { A: { hand: ['There Goes Tokyo'] } },
      bases: [at('Meadow', 'A Gorgodzolla'), at('Moor', 'B Gorgodzolla')],
      steps: [
        A.plays('There Goes Tokyo'),
        offered('A', ['Gorgodzolla/A', 'Gorgodzolla/B'], ['no']),
        titled('A', 'Choose a Gorgodzolla'),
      ],
    }));
});

describe("They Say He's Got to Go: Move any titan to another base.", () => {
  it('they-say-hes-got-to-go/1 one of yours or of another player (RES-13)', () =>
    play({
      titans,
      cards: [idol, titanCard('Golem', '')],
      seats: { A: { hand: ["They Say He's Got to Go"] } },
      bases: [at('Meadow', 'B Idol', 'B Walker'), at('Moor', 'A Golem'), at('Marsh')],
      steps: [
        A.plays("They Say He's Got to Go"),
        offered('A', ['Idol', 'Golem'], ['Gorgodzolla', 'Walker', 'no']),
        A.answers('Idol'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Marsh'),
        now(at('Meadow', 'B Walker'), at('Moor', 'A Golem'), at('Marsh', 'B Idol'), { asked: null }),
      ],
    }));

  it('the one that is moved to another clashes there (TIT-6)', () =>
    play({
      cards: [idol, titanCard('Golem', '')],
      seats: { A: { hand: ["They Say He's Got to Go"] } },
      bases: [at('Meadow', 'B Idol', 'B Walker'), at('Moor', 'A Golem')],
      steps: [
        A.plays("They Say He's Got to Go"),
        A.answers('Idol'),
        now(at('Meadow', 'B Walker'), at('Moor', 'A Golem'), { titans: { A: [], B: ['Idol'] } }),
      ],
    }));

  it('does nothing without a titan in play (RES-13)', () =>
    play({
      titans,
      seats: { A: { hand: ["They Say He's Got to Go"] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays("They Say He's Got to Go"), now({ asked: null, titans: { A: ['Gorgodzolla'] } })],
    }));
});
