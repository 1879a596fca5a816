import { act, after, look, onPlay, ops, protect } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

describe('Jungle Oasis: ', () => {
  it('jungle-oasis/1 has no ability: breakpoint 12, and 2 VP for the winner alone (VP-6)', () =>
    play({
      bases: [at('Jungle Oasis', 'A King Rex', 'B Filler +3', 'C Filler'), at('Moor')],
      steps: [
        now({ bases: { 'Jungle Oasis': { breakpoint: 12, total: 12 } } }),
        A.ends(),
        now(at('Heath'), { asked: null, turn: 'B', vp: { A: 2, B: 0, C: 0 } }),
      ],
    }));

  it('jungle-oasis/2 once it is to score it does, though the runner-up sails away with all minions (SCORE-4)', () =>
    play({
      seats: { B: { hand: ['Full Sail'] } },
      bases: [at('Jungle Oasis', 'A King Rex', 'B Walker', 'B Scout'), at('Moor')],
      steps: [
        A.ends(),
        B.answers('Full Sail', 'Walker', 'Scout', '?Moor', '?Moor'),
        now(at('Heath'), at('Moor', 'B Walker', 'B Scout'), {
          asked: null,
          turn: 'B',
          vp: { A: 2, B: 0 },
          discard: { A: ['King Rex'], B: ['Full Sail'] },
        }),
      ],
    }));
});

describe("Tar Pits: Each time a minion has been destroyed here, it is placed on the bottom of its owner's deck.", () => {
  it('places it under the deck of its owner, not of its controller, after it has been destroyed (TERM-6)', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'] }, B: { deck: ['Cannon', 'Probe'] }, C: { deck: ['Dinghy'] } },
      bases: [at('Tar Pits', 'B Walker of C with B Upgrade, C Poison', 'B King Rex'), at('Moor')],
      steps: [
        A.plays('Seeing Stars'),
        now(at('Tar Pits', 'B King Rex'), {
          asked: null,
          deck: { B: ['Cannon', 'Probe'], C: ['Dinghy', 'Walker'] },
          discard: { A: ['Seeing Stars'], B: ['Upgrade'], C: ['Poison'] },
        }),
      ],
    }));

  it('not for a destroyed action, nor for what is discarded when it scores (TERM-1, SCORE-9)', () =>
    play({
      seats: { A: { hand: ['Infiltrate'] }, B: { deck: ['Cannon', 'Probe', 'Dinghy'] } },
      bases: [
        at('Tar Pits', 'B Invader', 'B Nukebot +9', 'B Walker', 'B Wildlife Preserve'),
        at('Moor', 'B Collector', 'B King Rex'),
      ],
      steps: [
        A.plays('Infiltrate', 'Tar Pits'),
        now({ discard: { B: ['Wildlife Preserve'] } }),
        A.ends(),
        now(at('Heath'), {
          turn: 'B',
          deck: { B: ['Cannon', 'Probe', 'Dinghy'] },
          discard: { B: { has: ['Invader', 'Nukebot', 'Walker', 'Wildlife Preserve'] } },
        }),
      ],
    }));

  it('a minion destroyed elsewhere, or returned from here, goes where it belongs', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'] }, B: { hand: ['Beam Up'], deck: ['Cannon'] } },
      bases: [at('Tar Pits', 'B King Rex', 'A Buccaneer'), at('Moor', 'B Collector')],
      steps: [
        A.plays('Seeing Stars'),
        now({ deck: { B: ['Cannon'] }, discard: { B: ['Collector'] } }),
        A.ends(),
        B.plays('Beam Up'),
        B.answers('Buccaneer'),
        now({ hand: { A: { has: ['Buccaneer'] } } }),
      ],
    }));

  it('tar-pits/1 each owner places their own if several are destroyed together (RES-9)', () =>
    play({
      seats: {
        A: { hand: ['Ninja Master'], deck: ['Howl', 'Scout', 'Scout'] },
        B: { deck: ['Cannon'] },
        C: { deck: ['Dinghy'] },
      },
      bases: [at('Tar Pits', 'B Nukebot', 'C Walker', 'C King Rex of A'), at('Moor')],
      steps: [
        A.plays('Ninja Master', 'Tar Pits'),
        A.answers('Nukebot', '?Nukebot'),
        now(at('Tar Pits'), {
          asked: null,
          deck: { B: ['Cannon', 'Nukebot'], C: ['Dinghy', 'Walker'] },
          discard: { A: [], B: [], C: [] },
        }),
        ({ state }) => expect(state.seats[0]!.deck).toHaveLength(5),
      ],
    }));

  it('its placing and what the minion itself does when destroyed are ordered by the current player (CONF-2)', () =>
    play({
      seats: { A: { hand: ['Ninja Master'] }, B: { deck: ['Cannon'] } },
      bases: [at('Tar Pits', 'B Nukebot', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Ninja Master', 'Tar Pits'),
        A.answers('Nukebot'),
        offered('A', ['Nukebot', 'Tar Pits']),
        A.answers('Tar Pits'),
        now(at('Tar Pits', 'B Walker'), { asked: null, deck: { B: ['Cannon', 'Nukebot'] } }),
      ],
    }));

  it('tar-pits/2 a minion that was not destroyed after all is not placed (RES-7, CONF-1)', () =>
    play({
      seats: { A: { hand: ['Ninja Master', 'Natural Selection'] }, B: { deck: ['Cannon'] } },
      bases: [at('Tar Pits', 'B Buccaneer', 'B Warbot'), at('Moor')],
      steps: [
        A.plays('Ninja Master', 'Tar Pits'),
        A.answers('Buccaneer'),
        now(at('Tar Pits', 'A Ninja Master', 'B Warbot'), at('Moor', 'B Buccaneer'), { asked: null }),
        A.plays('Natural Selection'),
        now(at('Tar Pits', 'A Ninja Master', 'B Warbot'), { asked: null, deck: { B: ['Cannon'] }, discard: { B: [] } }),
      ],
    }));

  it('tar-pits/3 protection from being affected does not prevent being placed (TERM-6)', () =>
    play({
      cards: [
        minionCard(
          'Lifeguard',
          1,
          'Ongoing: Your minions here are not placed anywhere.',
          protect((q, me, op) => op.verb === 'place' && q.inPlay(op.card) && q.controller(op.card) === me.seat),
        ),
        actionCard(
          'Submerge',
          'standard',
          'Place every minion under the deck of its owner.',
          onPlay(function* () {
            yield* act(...(yield* look((q) => q.minions())).map((ix) => ops.place(ix, 'bottom')));
          }),
        ),
      ],
      seats: { A: { hand: ['Submerge', 'Laseratops'] }, B: { deck: ['Cannon'] } },
      bases: [at('Tar Pits', 'B Lifeguard +2', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Submerge'),
        now(at('Tar Pits', 'B Lifeguard', 'B Walker'), { asked: null }),
        A.plays('Laseratops', 'Tar Pits'),
        now(at('Tar Pits', 'A Laseratops', 'B Lifeguard'), { asked: null, deck: { B: ['Cannon', 'Walker'] } }),
      ],
    }));

  it('an owner who may ignore the base is asked, under Jammed Signal none is placed (TERM-13)', () => {
    play({
      turn: 'B',
      seats: {
        A: { deck: ['Cannon'] },
        B: { hand: ['Seeing Stars', 'Laseratops'], deck: ['Probe', 'Probe', 'Probe'] },
      },
      bases: [at('Tar Pits', 'A Walker', 'A Collector', 'A Infiltrate'), at('Moor')],
      steps: [
        B.plays('Laseratops', 'Tar Pits'),
        B.answers('Walker'),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        now({ asked: null, deck: { A: ['Cannon'] }, discard: { A: ['Walker'] } }),
        B.plays('Seeing Stars'),
        A.answers('no'),
        now({ asked: null, deck: { A: ['Cannon', 'Collector'] }, discard: { A: ['Walker'] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Seeing Stars'] }, B: { deck: ['Cannon'] } },
      bases: [at('Tar Pits', 'B Walker', 'B Jammed Signal'), at('Moor')],
      steps: [A.plays('Seeing Stars'), now({ asked: null, deck: { B: ['Cannon'] }, discard: { B: ['Walker'] } })],
    });
  });

  it('one that has gone elsewhere by then stays there (RES-5)', () =>
    play({
      cards: [
        minionCard(
          'Undertaker',
          1,
          'Ongoing: After a minion is destroyed, place it on top of its owner’s deck.',
          after('destroy', {}, function* (me) {
            yield* act(ops.place(me.args.card, 'top'));
          }),
        ),
      ],
      seats: { A: { hand: ['Seeing Stars'] }, B: { deck: ['Probe'] } },
      bases: [at('Tar Pits', 'B Walker'), at('Moor', 'A Undertaker')],
      steps: [
        A.plays('Seeing Stars'),
        A.answers('Walker'),
        A.answers('Undertaker'),
        now(at('Tar Pits'), { asked: null, deck: { B: ['Walker', 'Probe'] } }),
      ],
    }));
});
