import { protect } from '@smash/engine/script';
import { A, at, B, C, minionCard, now, offered, play, shown, titled } from '@smash/testkit/play';
import { hermit, rock } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const beast = { ...minionCard('Beast', 3, ''), deck: 'monsters' as const };

describe('The House of Nine Lives: If a minion on another base is about to be destroyed, its owner may instead move it here.', () => {
  const house = 'The House of Nine Lives';
  const hand = { A: { hand: ['Seeing Stars'] } };

  it('its owner is asked, and moves it or lets it be destroyed (RES-7)', () => {
    const table = [at('Meadow', 'B Invader', 'B Walker'), at(house)];
    play({
      seats: hand,
      bases: table,
      steps: [
        A.plays('Seeing Stars'),
        A.answers('Invader'),
        offered('B', ['yes', 'no']),
        titled('B', 'Save Invader'),
        shown('B', 'Invader'),
        B.answers('yes'),
        now(at('Meadow', 'B Walker'), at(house, 'B Invader'), { asked: null, discard: { B: [] } }),
      ],
    });
    play({
      seats: hand,
      bases: table,
      steps: [
        A.plays('Seeing Stars'),
        A.answers('Invader'),
        B.answers('no'),
        now(at('Meadow', 'B Walker'), at(house), { asked: null, discard: { B: ['Invader'] } }),
      ],
    });
  });

  it.each([
    ['destroyed here', 'Seeing Stars', 'Invader', ['Invader']],
    ['an action', 'Disenchant', 'Overrun', ['Overrun']],
    ['returned', 'Beam Up', 'Scout', []],
  ])('not for a card that is %s (TERM-1)', (_what, action, card, gone) =>
    play({
      seats: { A: { hand: [action] } },
      bases: [at(house, 'B Invader'), at('Meadow', 'B Scout', 'B Overrun')],
      steps: [A.plays(action), A.answers(`?${card}`), now({ asked: null, turn: 'A', discard: { B: gone } })],
    }),
  );

  it('nor for minions that leave with their base (SCORE-9)', () =>
    play({
      bases: [at('Meadow', 'B King Rex +3'), at(house)],
      steps: [A.ends(), now(at(house), { turn: 'B', asked: null, discard: { B: ['King Rex'] } })],
    }));

  it('of several destroyed together each owner decides for each (RES-10)', () =>
    play({
      seats: { A: { hand: ['Cannon'] }, B: {}, C: {} },
      bases: [at('Meadow', 'B Walker', 'C Collector'), at(house)],
      steps: [
        A.plays('Cannon'),
        A.answers('Walker', 'Collector'),
        offered('B', ['yes', 'no']),
        B.answers('no'),
        offered('C', ['yes', 'no']),
        C.answers('yes'),
        now(at('Meadow'), at(house, 'C Collector'), { asked: null, discard: { B: ['Walker'], C: [] } }),
      ],
    }));

  it('a protected minion does not count as about to be destroyed (CAN-1)', () =>
    play({
      cards: [rock],
      seats: hand,
      bases: [at('Meadow', 'B Rock'), at(house)],
      steps: [A.plays('Seeing Stars'), now(at('Meadow', 'B Rock'), at(house), { asked: null })],
    }));

  it('an owner who has to ignore this base is not asked (TERM-13)', () =>
    play({
      cards: [hermit],
      seats: hand,
      bases: [at('Meadow', 'B Invader'), at(house, 'B Hermit')],
      steps: [
        A.plays('Seeing Stars'),
        A.answers('Invader'),
        now(at('Meadow'), at(house, 'B Hermit'), { asked: null, discard: { B: ['Invader'] } }),
      ],
    }));

  it('the-house-of-nine-lives/1 its owner decides, not who controls it, and it stays that player’s (TERM-5)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Seeing Stars'] } },
      bases: [at('Meadow', 'A Invader of C'), at(house)],
      steps: [
        B.plays('Seeing Stars'),
        offered('C', ['yes', 'no']),
        C.answers('yes'),
        now(at('Meadow'), at(house, 'A Invader'), { asked: null }),
      ],
    }));

  it('the-house-of-nine-lives/2 the destruction has not happened: nothing follows from it (RES-7)', () =>
    play({
      seats: { A: { hand: ['Cannon'] } },
      bases: [at('Cave of Shinies', 'B Walker', 'B Collector'), at(house)],
      steps: [
        A.plays('Cannon'),
        A.answers('Walker', 'Collector'),
        B.answers('yes'),
        B.answers('no'),
        now(at('Cave of Shinies'), at(house, 'B Walker'), { asked: null, vp: { B: 1 }, discard: { B: ['Collector'] } }),
      ],
    }));

  it.each([
    ['yes', [], ['A Sprout', 'A Scout']],
    ['no', ['A Scout'], []],
  ])('the-house-of-nine-lives/3 Sprout, moved or not (%s), goes on where it is then (RES-7)', (answer, there, here) =>
    play({
      turn: 'B',
      seats: { A: { deck: ['Scout', 'Filler', 'Filler', 'Filler'] } },
      bases: [at('Meadow', 'A Sprout'), at(house)],
      steps: [
        B.ends(),
        offered('A', ['yes', 'no']),
        A.answers(answer),
        A.answers('yes'),
        A.answers('Scout'),
        now(at('Meadow', ...there), at(house, ...here), { phase: 'play', turn: 'A', asked: null }),
      ],
    }),
  );

  it('the-house-of-nine-lives/4 a monster has no owner: it is destroyed (MON-1)', () =>
    play({
      cards: [beast],
      seats: hand,
      bases: [{ ...at('Meadow'), monsters: ['Beast'] }, at(house)],
      steps: [A.plays('Seeing Stars'), now(at('Meadow'), at(house), { asked: null })],
    }));

  it('beside another such ability the current player says which comes first (CONF-2)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Invader with B Hang in There'), at(house), at('Moor')],
      steps: [
        A.plays('Seeing Stars'),
        offered('A', [house, 'Hang in There']),
        A.answers(house),
        B.answers('no'),
        offered('B', [house, 'Moor']),
        B.answers('Moor'),
        now(at('Meadow'), at(house), at('Moor', 'B Invader'), { asked: null, discard: { B: ['Hang in There'] } }),
      ],
    }));
});

describe("Cool Cats' Alley: Once per turn, you may destroy a minion of yours here to draw a card.", () => {
  const alley = "Cool Cats' Alley";

  it('the current player, once in each turn: one of their minions here for a card (ABL-8)', () =>
    play({
      bases: [at(alley, 'A Walker', 'A Invader', 'B Scout'), at('Moor', 'A Collector')],
      steps: [
        A.uses(alley),
        offered('A', ['Walker', 'Invader'], ['Scout', 'Collector', 'no']),
        A.answers('Invader'),
        now(at(alley, 'A Walker', 'B Scout'), at('Moor', 'A Collector'), {
          asked: null,
          hand: { A: ['Filler'], B: [] },
          discard: { A: ['Invader'] },
          cannot: [A.uses(alley)],
        }),
        A.ends(),
        B.uses(alley),
        now(at(alley, 'A Walker'), { asked: null, hand: { B: ['Filler'] }, cannot: [B.uses(alley)] }),
        B.ends(),
        now({ turn: 'A', can: [A.uses(alley)] }),
      ],
    }));

  it('not without a minion of yours here, nor for a player who has to ignore this base (TERM-13)', () =>
    play({
      cards: [hermit],
      bases: [at(alley, 'B Hermit'), at('Moor', 'A Walker')],
      steps: [now({ cannot: [A.uses(alley)] }), A.ends(), now({ turn: 'B', cannot: [B.uses(alley)] })],
    }));

  it('a player who has a minion of another player here may use that one; it goes to its owner (TERM-5)', () =>
    play({
      bases: [at(alley, 'A Walker of B'), at('Moor')],
      steps: [
        A.uses(alley),
        now(at(alley), { asked: null, hand: { A: ['Filler'] }, discard: { A: [], B: ['Walker'] } }),
      ],
    }));

  it('a minion that is not destroyed brings no card (RES-3)', () =>
    play({
      cards: [rock],
      bases: [at(alley, 'A Rock'), at('Moor')],
      steps: [A.uses(alley), now(at(alley, 'A Rock'), { asked: null, hand: { A: [] }, cannot: [A.uses(alley)] })],
    }));

  it('moved instead of destroyed, it brings no card (RES-7)', () =>
    play({
      bases: [at(alley, 'A Walker'), at('The House of Nine Lives')],
      steps: [
        A.uses(alley),
        A.answers('yes'),
        now(at(alley), at('The House of Nine Lives', 'A Walker'), { asked: null, hand: { A: [] } }),
      ],
    }));

  it('the one who uses it has destroyed the minion (TERM-2)', () =>
    play({
      cards: [
        minionCard(
          'Warded',
          2,
          'Ongoing: Nobody but you destroys this minion.',
          protect((_q, me, op, cause) => op.verb === 'destroy' && op.card === me.self && cause.seat !== me.seat),
        ),
      ],
      bases: [at(alley, 'A Warded'), at('Moor')],
      steps: [A.uses(alley), now(at(alley), { asked: null, hand: { A: ['Filler'] } })],
    }));
});
