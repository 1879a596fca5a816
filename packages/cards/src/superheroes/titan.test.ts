import { act, after, chooseCard, chooseMinion, endOfTurn, look, onPlay, ops, powerHere } from '@smash/engine/script';
import { A, actionCard, at, B, baseCard, now, play, refused, titanCard } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const aside = [{ seat: 'A' as const, card: 'The Everything Glove' }];
const shrink = actionCard(
  'Shrink',
  'standard',
  'A minion has -2 power this turn.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Choose a minion');
    yield* act(ops.power(minion!, -2, yield* endOfTurn()));
  }),
);

describe("The Everything Glove: Special: You may play this titan at the base of one of your minions after that minion is destroyed. Ongoing: Other players' abilities do not affect your minions here with power 3 or less. Talent: Play an extra minion with power 2 or less here OR draw a card.", () => {
  it('can be played where a minion of yours was destroyed, even in another player’s turn (TIT-2)', () =>
    play({
      titans: aside,
      turn: 'B',
      seats: { B: { hand: ['Seeing Stars'] } },
      bases: [at('Jungle Oasis', 'A Invader', 'B Walker'), at('Moor', 'A Filler')],
      steps: [
        B.plays('Seeing Stars'),
        B.answers('Invader'),
        A.answers('The Everything Glove'),
        now(at('Jungle Oasis', 'B Walker', 'A The Everything Glove'), { asked: null }),
      ],
    }));

  it('may stay aside, and another player’s minion does not bring it (TIT-2)', () =>
    play({
      titans: aside,
      seats: { A: { hand: ['Seeing Stars', 'Seeing Stars'] } },
      bases: [at('Jungle Oasis', 'A Invader', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Seeing Stars'),
        A.answers('Filler'),
        now(at('Jungle Oasis', 'A Invader'), { asked: null }),
        A.ends(),
        B.ends(),
        A.plays('Seeing Stars'),
        A.answers('pass'),
        now(at('Jungle Oasis'), { asked: null }),
      ],
    }));

  it("keeps other players' cards off your minions of 3 or less here: none elsewhere, none of theirs, and not your own (CAN-1, TERM-15)", () =>
    play({
      cards: [shrink],
      turn: 'B',
      seats: { A: { hand: ['Shrink'] }, B: { hand: ['Shrink', 'Shrink', 'Shrink', 'Shrink'] } },
      bases: [
        at('Jungle Oasis', 'A Invader', 'B Invader', 'A Warbot', 'A The Everything Glove'),
        at('Moor', 'A Walker', 'B Archmage'),
        at('Marsh', 'B Archmage', 'B Archmage'),
      ],
      steps: [
        B.plays('Shrink'),
        B.answers('Invader#1'),
        B.plays('Shrink'),
        B.answers('Invader#2'),
        B.plays('Shrink'),
        B.answers('Walker'),
        B.plays('Shrink'),
        B.answers('Warbot'),
        now({
          cards: {
            'Invader#1': { power: 3 },
            'Invader#2': { power: 1 },
            Walker: { power: 0 },
            Warbot: { power: 2 },
          },
        }),
        B.ends(),
        A.plays('Shrink'),
        A.answers('Invader#1'),
        now({ cards: { 'Invader#1': { power: 1 } } }),
      ],
    }));

  it('lets your minions move in to safety: actions of others on them are destroyed, yours stay (ATT-3)', () =>
    play({
      seats: { A: { hand: ['Way of Deception'] } },
      bases: [at('Moor', 'A Filler with B Poison, A Upgrade'), at('Jungle Oasis', 'A The Everything Glove')],
      steps: [
        now({ cards: { Filler: { power: 0 } } }),
        A.plays('Way of Deception'),
        now(at('Jungle Oasis', 'A Filler with A Upgrade', 'A The Everything Glove'), {
          asked: null,
          discard: { B: ['Poison'] },
          cards: { Filler: { power: 3 } },
        }),
      ],
    }));

  it('an action of others that brings the minion into the range stays (CALC-3)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Poison'] } },
      bases: [at('Moor', 'A King Rex', 'A The Everything Glove'), at('Meadow', 'B Walker')],
      steps: [
        B.plays('Poison', 'King Rex'),
        now(at('Moor', 'A King Rex with B Poison', 'A The Everything Glove'), { cards: { 'King Rex': { power: 3 } } }),
      ],
    }));

  it('does not stop bases, which are nobody, even when a player carries them out (TERM-15)', () =>
    play({
      cards: [
        baseCard(
          'Sump',
          'After a player plays a minion here, that player destroys another minion here.',
          after(
            'play',
            { when: (_q, me, played) => played.to === me.self, seats: (_q, me) => [me.args.seat] },
            function* (me) {
              const minions = yield* look((q) => q.minionsAt(me.self).filter((ix) => ix !== me.args.card));
              const minion = yield* chooseCard(me.seat, 'Destroy a minion', minions);
              if (minion !== null) yield* act(ops.destroy(minion));
            },
          ),
        ),
      ],
      turn: 'B',
      seats: { B: { hand: ['Invader'] } },
      bases: [at('Sump', 'A Walker', 'A The Everything Glove'), at('The Central Brain', 'A Walker')],
      steps: [B.plays('Invader', 'Sump'), now(at('Sump', 'A The Everything Glove', 'B Invader'))],
    }));

  it('grants an optional extra minion of power 2 or less here (EXT-2, EXT-4)', () =>
    play({
      seats: { A: { hand: ['Filler', 'Walker', 'Invader', 'Invader'] } },
      bases: [at('Moor', 'A The Everything Glove'), at('Meadow')],
      steps: [
        A.uses('The Everything Glove'),
        A.answers('play'),
        refused(A.uses('The Everything Glove')),
        A.plays('Invader', 'Meadow'),
        refused(A.plays('Invader', 'Moor')),
        refused(A.plays('Filler', 'Meadow')),
        A.plays('Filler', 'Moor'),
        refused(A.plays('Walker', 'Moor')),
      ],
    }));

  it('draws a card instead, and then grants no play (RES-14)', () =>
    play({
      seats: { A: { hand: ['Filler', 'Walker'], deck: ['Invader'] } },
      bases: [at('Moor', 'A The Everything Glove')],
      steps: [
        A.uses('The Everything Glove'),
        A.answers('draw'),
        now({ hand: { A: ['Filler', 'Walker', 'Invader'] }, plays: { A: { minions: 1, actions: 1 } } }),
        A.plays('Filler', 'Moor'),
        refused(A.plays('Walker', 'Moor')),
      ],
    }));

  it('is no second titan (TIT-3)', () =>
    play({
      cards: [
        titanCard(
          'Hulk',
          'Ongoing: You have +1 power here.',
          powerHere(() => 1),
        ),
      ],
      titans: aside,
      seats: { A: { hand: ['Seeing Stars'] } },
      bases: [at('Jungle Oasis', 'A Invader'), at('Tar Pits', 'A Hulk')],
      steps: [A.plays('Seeing Stars'), now(at('Jungle Oasis'), { asked: null })],
    }));
  it('an action that is destroyed does not bring it (TIT-2)', () =>
    play({
      titans: aside,
      turn: 'B',
      seats: { B: { hand: ['Disenchant'] } },
      bases: [at('Jungle Oasis', 'A Overrun', 'A Walker'), at('Moor')],
      steps: [B.plays('Disenchant'), now(at('Jungle Oasis', 'A Walker'), { asked: null })],
    }));
});
