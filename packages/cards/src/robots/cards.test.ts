import { act, after, ops, wasOffTheTop } from '@smash/engine/script';
import { A, at, B, C, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

describe('Nukebot: Ongoing: After this minion has been destroyed, destroy every minion of the other players here.', () => {
  it('takes everybody else here along, not your own minions or those elsewhere', () =>
    play({
      seats: { A: { hand: ['Ninja Master'] } },
      bases: [
        at('Meadow', 'B Nukebot', 'B Walker', 'A Collector', 'C King Rex', 'B Invader of A'),
        at('Moor', 'A Scout', 'C Walker'),
      ],
      steps: [
        A.plays('Ninja Master', 'Meadow'),
        A.answers('Nukebot'),
        now(at('Meadow', 'B Walker', 'B Invader'), at('Moor', 'A Scout', 'C Walker'), {
          asked: null,
          discard: { A: ['Ninja Master', 'Collector'], B: ['Nukebot'], C: ['King Rex'] },
        }),
      ],
    }));

  it('nukebot/1 all at the same moment: nobody orders them, each is checked separately (RES-10, CAN-1)', () =>
    play({
      seats: { A: { hand: ['Ninja Master'], discard: [] }, C: { deck: ['Cannon', 'Probe', 'Scout'] } },
      bases: [at('Meadow', 'B Nukebot', 'C Warbot', 'C Microbot Archive', 'C Microbot Guard'), at('Moor')],
      steps: [
        A.plays('Ninja Master', 'Meadow'),
        A.answers('Nukebot'),
        now(at('Meadow', 'C Warbot'), {
          asked: null,
          hand: { C: ['Cannon', 'Probe'] },
          discard: { A: ['Ninja Master'], B: ['Nukebot'], C: ['Microbot Archive', 'Microbot Guard'] },
        }),
      ],
    }));

  it('not when it is returned, placed or discarded from a scored base (TERM-1, SCORE-9)', () =>
    play({
      seats: { A: { hand: ['Beam Up'] } },
      bases: [at('Meadow', 'B Nukebot', 'A Walker'), at('Fen', 'B Nukebot', 'A First Mate', 'A Filler +9')],
      steps: [
        A.plays('Beam Up'),
        A.answers('Nukebot@Meadow'),
        now(at('Meadow', 'A Walker'), { asked: null, hand: { B: ['Nukebot'] } }),
        A.ends(),
        A.answers('First Mate', '?Meadow'),
        now(at('Meadow', 'A Walker', 'A First Mate'), { turn: 'B' }),
      ],
    }));

  it('two of them set each other off; the second finds nobody left (RES-4)', () =>
    play({
      seats: { A: { hand: ['Ninja Master'] } },
      bases: [at('Meadow', 'B Nukebot', 'C Nukebot', 'B Walker', 'C Scout'), at('Moor', 'B Collector')],
      steps: [
        A.plays('Ninja Master', 'Meadow'),
        A.answers('Nukebot/B'),
        now(at('Meadow'), at('Moor', 'B Collector'), {
          asked: null,
          discard: { A: ['Ninja Master'], B: ['Nukebot', 'Walker'], C: ['Nukebot', 'Scout'] },
        }),
      ],
    }));

  it('works for its last controller (RES-4)', () =>
    play({
      seats: { C: { hand: ['Ninja Master'] } },
      turn: 'C',
      bases: [at('Meadow', 'A Nukebot of B', 'A Walker', 'B Walker'), at('Moor')],
      steps: [
        C.plays('Ninja Master', 'Meadow'),
        C.answers('Nukebot'),
        now(at('Meadow', 'A Walker'), { asked: null, discard: { B: ['Nukebot', 'Walker'], C: ['Ninja Master'] } }),
      ],
    }));
});

describe('Warbot: Ongoing: This minion cannot be destroyed.', () => {
  it('survives actions, minions and its own controller, but can be chosen (RES-13, CONF-1)', () =>
    play({
      seats: { A: { hand: ['Ninja Master', 'Natural Selection'] } },
      bases: [at('Meadow', 'B Warbot', 'A Warbot'), at('Moor')],
      steps: [
        A.plays('Ninja Master', 'Meadow'),
        A.answers('Warbot/B'),
        now(at('Meadow', 'A Ninja Master', 'A Warbot', 'B Warbot'), { asked: null }),
        A.plays('Natural Selection'),
        A.answers('Ninja Master', 'Warbot/A'),
        now(at('Meadow', 'A Ninja Master', 'A Warbot', 'B Warbot'), { asked: null }),
      ],
    }));

  it('can be returned, moved, weakened and placed (TERM-1), and leaves with a scored base (SCORE-9)', () =>
    play({
      seats: { A: { hand: ['Poison', 'Beam Up'] }, B: { hand: ['Invasion'] } },
      bases: [at('Meadow', 'B Warbot'), at('Moor', 'B Filler +5')],
      steps: [
        A.plays('Poison', 'Warbot'),
        now(at('Meadow', 'B Warbot with A Poison'), { cards: { Warbot: { power: 0 } } }),
        A.ends(),
        B.plays('Invasion'),
        B.answers('Warbot', '?Moor'),
        now(at('Moor', 'B Filler', 'B Warbot with A Poison'), { asked: null }),
        B.ends(),
        A.plays('Beam Up'),
        A.answers('Warbot'),
        now(at('Moor', 'B Filler'), { hand: { B: { has: ['Warbot'] } } }),
      ],
    }));

  it('protects itself alone (CAN-1)', () =>
    play({
      seats: { A: { hand: ['Powderkeg'] } },
      bases: [at('Meadow', 'B Warbot', 'B Walker', 'A Collector'), at('Moor')],
      steps: [
        A.plays('Powderkeg'),
        A.answers('?Collector', '?Meadow'),
        now(at('Meadow', 'B Warbot'), { asked: null, discard: { B: ['Walker'] } }),
      ],
    }));

  it('warbot/1 an attempt is no destruction: Cave of Shinies gives no VP for it (RES-5)', () =>
    play({
      seats: { A: { hand: ['Ninja Master', 'Seeing Stars'] } },
      bases: [at('Cave of Shinies', 'B Warbot', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Ninja Master', 'Cave of Shinies'),
        A.answers('Warbot'),
        now({ asked: null, vp: { A: 0, B: 0 } }),
        A.plays('Seeing Stars'),
        now(at('Cave of Shinies', 'A Ninja Master', 'B Warbot'), { asked: null, vp: { A: 0, B: 1 } }),
      ],
    }));
});

describe('Hoverbot: Reveal the top card of your deck. You may play it as an extra minion if it is a minion; a card not played returns to the top.', () => {
  it('plays a minion from the top of your deck, of whatever power, on any base, with its ability (EXT-3)', () =>
    play({
      seats: { A: { hand: ['Hoverbot', 'Walker'], deck: ['Invader', 'Cannon'] }, B: { deck: ['Walker'] } },
      bases: [at('Meadow'), at('Moor'), at('Marsh', 'B Overrun')],
      steps: [
        A.plays('Hoverbot', 'Meadow'),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        offered('A', ['Meadow', 'Moor'], ['Marsh']),
        A.answers('Moor'),
        now(at('Meadow', 'A Hoverbot'), at('Moor', 'A Invader'), {
          asked: null,
          vp: { A: 1 },
          deck: { A: ['Cannon'], B: ['Walker'] },
          plays: { A: { minions: 0, actions: 1 } },
          cannot: [A.plays('Walker', 'Moor')],
        }),
      ],
    }));

  it('may be declined: the card returns to the top; all have seen it (TERM-12, INFO-3)', () =>
    play({
      seats: { A: { hand: ['Hoverbot'], deck: ['Invader', 'Cannon'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Hoverbot', 'Meadow'),
        A.answers('no'),
        now(at('Meadow', 'A Hoverbot'), {
          asked: null,
          vp: { A: 0 },
          deck: { A: ['Invader', 'Cannon'] },
          sees: { B: { has: ['Invader'], lacks: ['Cannon'] }, spectator: { has: ['Invader'], lacks: ['Cannon'] } },
        }),
      ],
    }));

  it('an action is revealed and returns; nobody is asked', () =>
    play({
      seats: { A: { hand: ['Hoverbot'], deck: ['Cannon', 'Invader'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Hoverbot', 'Meadow'),
        now({
          asked: null,
          deck: { A: ['Cannon', 'Invader'] },
          sees: { B: { has: ['Cannon'], lacks: ['Invader'] } },
        }),
      ],
    }));

  it('a minion that can be played nowhere returns too (PLAY-4)', () =>
    play({
      cards: [
        minionCard('Turnkey', 1, 'Ongoing: No minion other than Hoverbot can be played.', {
          kind: 'restrict',
          label: 'ongoing',
          forbids: (q, _me, { card, as }) => as === 'minion' && q.name(card) !== 'Hoverbot',
        }),
      ],
      seats: { A: { hand: ['Hoverbot'], deck: ['Scout', 'Cannon'] } },
      bases: [at('Meadow', 'B Turnkey'), at('Moor')],
      steps: [
        A.plays('Hoverbot', 'Meadow'),
        now(at('Meadow', 'A Hoverbot', 'B Turnkey'), { asked: null, deck: { A: ['Scout', 'Cannon'] } }),
      ],
    }));

  it('reshuffles the discard pile into an empty deck first, and does nothing without any card (DECK-1)', () =>
    play({
      seats: {
        A: { hand: ['Hoverbot'], deck: [], discard: [] },
        B: { hand: ['Hoverbot'], deck: [], discard: ['Invader'] },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Hoverbot', 'Meadow'),
        now(at('Meadow', 'A Hoverbot'), { asked: null }),
        A.ends(),
        B.plays('Hoverbot', 'Meadow'),
        B.answers('yes', 'Moor'),
        now(at('Moor', 'B Invader'), { asked: null, deck: { B: [] }, discard: { B: [] } }),
      ],
    }));

  it('a second Hoverbot off the top continues revealing (RES-2)', () =>
    play({
      seats: { A: { hand: ['Hoverbot'], deck: ['Hoverbot', 'Walker', 'Cannon'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Hoverbot', 'Meadow'),
        A.answers('yes', 'Moor', 'yes', 'Moor', 'return'),
        now(at('Meadow', 'A Hoverbot'), at('Moor', 'A Hoverbot', 'A Walker'), { asked: null, deck: { A: ['Cannon'] } }),
      ],
    }));

  it('hoverbot/1 it is played or returned immediately: nothing can be done in between, nothing kept (EXT-3)', () =>
    play({
      seats: { A: { hand: ['Hoverbot', 'Cannon', 'Scout'], deck: ['Scout'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Hoverbot', 'Meadow'),
        now({ cannot: [A.plays('Cannon')] }),
        A.answers('no'),
        now({ asked: null, cannot: [A.plays('Scout', 'Moor')] }),
        ({ state }) => expect(state.extraPlays).toEqual([]),
      ],
    }));

  it("hoverbot/2 the extra play is for that card only, even under They're Coming to Get You (EXT-3)", () =>
    play({
      seats: { A: { hand: ['Hoverbot', 'Walker'], deck: ['Scout', 'Cannon'], discard: ['Collector'] } },
      bases: [at('Meadow', "A They're Coming to Get You"), at('Moor')],
      steps: [
        A.plays('Hoverbot', 'Moor'),
        offered('A', ['yes', 'no'], ['Walker', 'Collector']),
        A.answers('no'),
        now({ asked: null, cannot: [A.plays('Walker', 'Moor'), A.plays('Collector', 'Meadow', 'discard')] }),
      ],
    }));

  it('hoverbot/3 a minion played this way counts as played off the top of the deck (TOP-3)', () =>
    play({
      cards: [
        minionCard(
          'Skydiver',
          2,
          'Ongoing: Each time a minion has been played off the top of a deck, gain 1 VP.',
          after('play', { when: (q, _me, h) => q.isMinionCard(h.card) && wasOffTheTop(h) }, function* (me) {
            yield* act(ops.gainVp(me.seat, 1));
          }),
        ),
      ],
      seats: { A: { hand: ['Hoverbot'], deck: ['Scout'] } },
      bases: [at('Meadow', 'B Skydiver'), at('Moor')],
      steps: [
        A.plays('Hoverbot', 'Meadow'),
        now({ vp: { B: 0 } }),
        A.answers('yes', 'Moor'),
        now(at('Moor', 'A Scout'), { asked: null, vp: { A: 0, B: 1 } }),
      ],
    }));
});
